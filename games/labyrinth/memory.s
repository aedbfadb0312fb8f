; The labyrinth's big arrays, in cartridge RAM. Rows of the maze are 32 bytes and the arrays start a page, so that
; (row),y never pays for a page crossing; the picture starts a page for the same reason.

.export _maze_rows, _maze_cols, _maze_way, _cast_ray, _draw_picture

.segment "W_LABYRINTH"
        .align 256
_maze_rows:     .res 736
        .align 256
_maze_cols:     .res 736
        .align 256
_draw_picture:  .res 512
_cast_ray:      .res 64
_maze_way:      .res 736
