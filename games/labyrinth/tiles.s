; The tiles of the view, upper half and lower (draw.h), with a far record for each.

.include "labyrinth_const.inc"
.export _lab_upper_tiles, _lab_lower_tiles

TILE_BYTES = 16

.segment "B_LABYRINTH_RO"
upper:  .incbin "labyrinth.chr"
lower = upper + LAB_DRAW_TILES * TILE_BYTES

.segment "RODATA"
_lab_upper_tiles:
        .addr upper
        .word LAB_DRAW_TILES * TILE_BYTES
        .byte <.bank(upper)
_lab_lower_tiles:
        .addr lower
        .word LAB_DRAW_TILES * TILE_BYTES
        .byte <.bank(upper)
