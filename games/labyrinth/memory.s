; The labyrinth's big arrays, in cartridge RAM. Rows of the maze are 32 bytes and the arrays start a page, so that
; (row),y never pays for a page crossing; nor do the picture, the rays and the logarithms behind it.

.export _lab_maze_rows, _lab_maze_cols, _lab_maze_way, _lab_cast_ray, _lab_draw_picture, _lab_cast_x, _lab_cast_y, _lab_cast_angle
.export lab_log_x_lo, lab_log_x_hi, lab_log_y_lo, lab_log_y_hi

.include "labyrinth_const.inc"

.segment "W_LABYRINTH"
        .align 256
_lab_maze_rows:     .res LAB_MAZE_BYTES
        .align 256
_lab_maze_cols:     .res LAB_MAZE_BYTES
        .align 256
_lab_draw_picture:  .res LAB_DRAW_BYTES
_lab_cast_ray:      .res LAB_CAST_RAYS
lab_log_x_lo:       .res LAB_MAZE_LINES + 1         ; logarithm of the distance to each line of an axis     cast.s
lab_log_x_hi:       .res LAB_MAZE_LINES + 1
lab_log_y_lo:       .res LAB_MAZE_LINES + 1
lab_log_y_hi:       .res LAB_MAZE_LINES + 1
_lab_maze_way:      .res LAB_MAZE_BYTES

.segment "R_LABYRINTH"
_lab_cast_x:        .res 2
_lab_cast_y:        .res 2
_lab_cast_angle:    .res 2
