; The 16-byte NES 2.0 header, built from named facts. The one board that works alike in MAME, FCEUX, Nestopia,
; Mednafen and jsnes is MMC3 with 8 KB CHR-RAM and 8 KB battery RAM.

.include "rom.inc"              ; PRG_BANKS_8K of the ROM that is being linked

MAPPER          = 4             ; MMC3
VERTICAL        = 1             ; nametables side by side: the right one keeps what the pause panel covers
BATTERY         = 2
NES20           = $08
SHIFT_8K        = 7             ; sizes of RAM are 64 << shift
TV_BOTH         = 2             ; NTSC and PAL (and Dendy: the ROM finds out)
PADS            = 1             ; two standard pads

.segment "HEADER"
        .byte "NES", $1A
        .byte PRG_BANKS_8K / 2                          ; PRG-ROM in 16 KB
        .byte 0                                         ; no CHR-ROM
        .byte (MAPPER & $0F) << 4 | BATTERY | VERTICAL
        .byte (MAPPER & $F0) | NES20
        .byte 0, 0
        .byte SHIFT_8K << 4                             ; battery RAM; no other work RAM
        .byte SHIFT_8K                                  ; CHR-RAM
        .byte TV_BOTH
        .byte 0, 0, PADS

.assert PRG_BANKS_8K <= 64, error, "the board holds 512 KB"
