; The state block: what a test or a tool may read of any game, and three bytes that it may write, at a fixed address. tools/testkit/TESTING.md
; has the table and the promise, block.h the same for C. The options are behind it (segment BLOCK_OPTIONS, options.c).

.include "cart_const.inc"
.export _state_block, _screen_id, _screen_phase, _game_paused, _block_seed
.export block_sign

.ifdef SIM65
.segment "BSS"
.else
.segment "BLOCK"
.assert _state_block = BLOCK_ADDRESS, lderror, "the state block has moved"
.endif
_state_block:   .res 5          ; signature and version
_screen_id:     .res 1
_screen_phase:  .res 1          ; 0: shown at full light
_game_paused:   .res 1
                .res 8          ; filled in by the game: game, state, side, moves (2), result, column, row
                .res 4          ; who (2), seed (2)
_block_seed:    .res 2          ; written by a test: the next games' seed; 0: random

.segment "RODATA"
block_sign:     .byte "BCST", BLOCK_VERSION, 0, BLOCK_COMING ; no screen is shown yet
