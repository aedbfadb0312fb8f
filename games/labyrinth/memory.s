; The labyrinth's big arrays, in cartridge RAM. Rows of the maze are 32 bytes and the array starts a page, so that (row),y never pays
; for a page crossing; nor does the picture.

.export _lab_maze_rows, _lab_maze_way, _lab_maze_queue, _lab_draw_picture, _lab_draw_shades, _lab_view_x, _lab_view_y, _lab_view_angle

.include "labyrinth_const.inc"

.segment "W_LABYRINTH"
        .align 256
_lab_maze_rows:     .res LAB_MAZE_BYTES
        .align 256
_lab_draw_picture:  .res LAB_DRAW_BYTES
_lab_draw_shades:   .res LAB_DRAW_SHADES
_lab_maze_way:      .res LAB_MAZE_BYTES
_lab_maze_queue:    .res LAB_MAZE_QUEUE

.segment "R_LABYRINTH"
_lab_view_x:        .res 2
_lab_view_y:        .res 2
_lab_view_angle:    .res 2
