; The tiles of the view, in two runs (draw.h), with a far record for each.

.include "labyrinth_const.inc"
.export _lab_first_tiles, _lab_second_tiles

TILE_BYTES = 16

.segment "B_LABYRINTH_RO"
first:  .incbin "labyrinth.chr"
second = first + LAB_DRAW_FIRST_TILES * TILE_BYTES

.segment "RODATA"
_lab_first_tiles:
        .addr first
        .word LAB_DRAW_FIRST_TILES * TILE_BYTES
        .byte <.bank(first)
_lab_second_tiles:
        .addr second
        .word LAB_DRAW_SECOND_TILES * TILE_BYTES
        .byte <.bank(first)
