; The RAM of the shell, in one place. Three areas of the zero page: the shell's own and the interrupt's (here),
; cc65's runtime, and from $80 the overlay of the running game (segments Z_<GAME>, laid over each other by the
; linker configuration). cart/README.md has the whole map.
;
; Columns: name, bytes, what (unit), who writes it.

.include "ram.inc"

.segment "ZEROPAGE": zeropage

_frame_count:   .res 1          ; video frames since power-on, mod 256          nmi
_ppuq_used:     .res 1          ; bytes published in _ppuq_buf                  ppuq.c, nmi
_ppuq_cost:     .res 1          ; what they cost the NMI, in PPUQ units         ppuq.c, nmi
_ppuq_ready:    .res 1          ; 1: picture work of this tick is whole         shell.c, nmi
_ppu_ctrl:      .res 1          ; next value of PPUCTRL                         screen.c
_ppu_mask:      .res 1          ; next value of PPUMASK                         screen.c
_ppu_blank:     .res 1          ; 1: rendering is off and main owns the PPU     screen.c
_scroll_x:      .res 1          ; next scroll, pixels                           screen.c
_scroll_y:      .res 1
ctrl_shown:     .res 1          ; _ppu_ctrl and _scroll_y, as they were when the sprites were copied: one picture  nmi
scroll_shown:   .res 1
_oam_open:      .res 1          ; 1: sprites are being drawn                    oam.c
_pad_raw:       .res 2          ; buttons down at the last strobe, per pad      nmi
_pad_latch:     .res 2          ; buttons gone down since main last looked      nmi, pad_tick.s, pad.c
_pad_chord:     .res 1          ; frames that pad 1 holds the buttons of the reset  nmi
pad_last:       .res 2          ; the strobe before                             nmi
pad_read:       .res 2          ; a reading of both pads, and the one before it  nmi
pad_first:      .res 2
_page_now:      .res 1          ; 16 KB page at $8000                           mapper
mmc3_select:    .res 1          ; last value meant for $8000                    mapper
wram_depth:     .res 1          ; wram_open calls not yet closed                mapper
gate_a:         .res 1          ; A and X on their way through a gate           gate
gate_x:         .res 1
gate_to:        .res 2          ; where the gate jumps                          gate
_far_page:      .res 1          ; page for far_call, far reads                  shell.c, far.s
far_ptr:        .res 2          ; source of far reads                           far.s
_tv_system:     .res 1          ; 0 NTSC, 1 PAL, 2 Dendy                        tv
wire_busy:      .res 1          ; 1: an exchange over the link cable is going on    wire
_rng_state:     .res 4          ; never all zero                                rng
ppuq_tmp:       .res 1          ; scratch of ppuq_drain alone, in the interrupt or  nmi, main
ppuq_to:        .res 2          ; in main while rendering is off
words_back:     .res 1          ; page before words_in                           words.s
_text_tall:     .res 1          ; 1: the text being read is Chinese             words.s
_text_language: .res 1          ; of the screen that is shown, see text.h       screen.c
_tall_at:       .res 2          ; next character of the Chinese text            words.s, tall.c
_tall_code:     .res 2          ; the character taken from it                   words.s
_hook_nmi:      .res 2          ; called first in the vertical blank; high byte 0: none   hook.h
_hook_irq:      .res 2          ; called at picture line _hook_line                       hook.h
_hook_line:     .res 1

.segment "OAMBUF"
_oam_buf:       .res 256        ; sprites as the DMA copies them                oam.c
.segment "PPUQBUF"
_ppuq_buf:      .res 256        ; packets, see ppuq.h                           ppuq.c
