; Reserves the shell's zero page, as ram.inc lists it, and its two buffers.

.segment "ZEROPAGE": zeropage
RAM_S = 1
.include "ram.inc"

.segment "OAMBUF"
_oam_buf:       .res 256        ; sprites as the DMA copies them                oam.c
.segment "PPUQBUF"
_ppuq_buf:      .res 256        ; packets, see ppuq.h                           ppuq.c
