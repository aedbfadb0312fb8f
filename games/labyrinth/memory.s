; The labyrinth's big arrays, in cartridge RAM. Rows of the maze are 32 bytes and the arrays start a page, so that
; (row),y never pays for a page crossing; nor do the picture, the rays and the logarithms behind it.

.export _maze_rows, _maze_cols, _maze_way, _cast_ray, _draw_picture, _cast_x, _cast_y, _cast_angle
.export log_x_lo, log_x_hi, log_y_lo, log_y_hi

.include "labyrinth_const.inc"

.segment "W_LABYRINTH"
        .align 256
_maze_rows:     .res MAZE_BYTES
        .align 256
_maze_cols:     .res MAZE_BYTES
        .align 256
_draw_picture:  .res DRAW_BYTES
_cast_ray:      .res CAST_RAYS
log_x_lo:       .res MAZE_LINES + 1         ; logarithm of the distance to each line of an axis     cast.s
log_x_hi:       .res MAZE_LINES + 1
log_y_lo:       .res MAZE_LINES + 1
log_y_hi:       .res MAZE_LINES + 1
_maze_way:      .res MAZE_BYTES

.segment "R_LABYRINTH"
_cast_x:        .res 2
_cast_y:        .res 2
_cast_angle:    .res 2
