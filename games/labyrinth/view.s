; The view, by walking through cells; view.h has the contract, view_ref.c says the same in C. view_fill.inc fills the columns.
;
; void lab_view_begin(void);
; void lab_view_make(void);
; In:       _lab_view_x, _lab_view_y, _lab_view_angle, _lab_maze_rows (page-aligned; all around the maze is wall)
; Out:      _lab_view_column, in the zero page: stx zp,y; _lab_view_load
; Clobbers: A, X, Y
; Uses:     125 bytes of the game's zero page (64 are _lab_view_column), 131 of its work RAM; 5 bytes of stack for each opening that it
;           looks through at a time (32 seen, 110 at the very most); its own page must be mapped
; Cycles:   about 450 + 100 a part + 130 a cell + 45 a line first seen + 300 a run + 11 a column; mean 2,820, most of 100,000
;           poses 9,700; on walks 4,600 and 8,300. Ceilings in tests/labyrinth/cycles.t
;
; How. The axis is the direction of the grid nearest to the line of sight; it cuts the view into a left and a right part. In a
; part all that is seen is ahead (along the axis, "m") and aside (away from it, "t"), so that a cell can be left in two ways only, and
; its far corner parts them:
;
;             t                   The part is walked from its outer edge towards the axis. lo is the first column not
;        +----+----* corner       done, hi the end of the columns that see into the cell. edge = column of the corner:
;        |         |
;        |  cell   |  m           lo..edge leave it aside, edge..hi ahead. A wall there is shown, an open cell is entered:
;        |         |              aside first, and if something is left for ahead, that waits on the stack.
;   eye--+---------+------- axis
;
; Columns are thus done in order and without gaps. The angle of a corner follows from two distances: the difference of their
; logarithms, lab_view_atan, the column from lab_view_col (shifted by the line of sight: pointers near, wide). A logarithm is made when its line is
; first reached.
;
; On a flat screen the height of a plane is linear in the column. So neighbouring faces of one plane are one run, filled when it
; ends, from its far end (where it is low) by adding the slope; both come from logarithms: log distance + log cosine. A plane aside
; rises away from the axis; a plane ahead rises towards the side on which the axis is not. The last plane ahead may continue across the
; axis: then one run does for both parts.
;
; Joints (where the next face of the same plane begins) are the corners that were crossed on the way; they are noted and set at the
; end. Where two would be less than two columns apart, or less than LAB_VIEW_NARROW columns are left, nothing but a joint could come of
; a cell with wall aside, wall aside of the next one and no wall ahead: such cells are passed without a look at their corners.
;
; The right part mirrors the left one: columns count from the right. Eight copies of one macro, a direction and a side
; each, have steps and neighbours in the code.

.export _lab_view_begin, _lab_view_make, _lab_view_load
.exportzp _lab_view_column
.import _lab_view_x, _lab_view_y, _lab_view_angle, _lab_maze_rows
.import _lab_view_log0_lo, _lab_view_log0_hi, _lab_view_logm, _lab_view_base_lo, _lab_view_base_hi, _lab_view_top
.import _lab_view_off_lo, _lab_view_off_hi, _lab_view_fish, _lab_view_atan, _lab_view_col, _lab_view_cos_lo, _lab_view_cos_hi
.import _lab_view_exp_lo, _lab_view_exp_hi, _lab_view_shift
.import _lab_view_lean_t, _lab_view_lean_m_lo, _lab_view_lean_m_hi

.include "labyrinth_const.inc"
ASIDE    = $80                  ; mark of a plane beside the axis: nb counts from here
NO_PLANE = $7F

EAST  = 0
NORTH = 1
WEST  = 2
SOUTH = 3

ARC   = >(_lab_view_atan + $100 * LAB_VIEW_ATAN_MIDDLE) ; page of difference 0
.assert <_lab_view_atan = 0 && <_lab_view_cos_lo = 0 && <_lab_view_exp_lo = 0 && <_lab_view_exp_hi = 0, lderror, "tables want pages"
.assert _lab_view_cos_hi = _lab_view_cos_lo + $400 && <_lab_view_col = 0, lderror, "tables apart"
.assert <_lab_maze_rows = 0, lderror, "the map wants a page"

.segment "Z_LABYRINTH": zeropage
_lab_view_column: .res LAB_VIEW_COLUMNS
p:         .res 2               ; the current cell: 33 bytes before it in the map
na:        .res 1               ; lines crossed ahead (mostly in X)
nb:        .res 1               ; lines crossed aside, + ASIDE
log_t:     .res 2               ; the next one's logarithm
lo:        .res 1               ; columns done
hi:        .res 1               ; end of the columns that see into this cell
edge:      .res 1               ; column of its far corner
arc:       .res 2               ; into lab_view_atan
near:      .res 2               ; into lab_view_col, corners less than 45 degrees from the axis
wide:      .res 2               ; and more
known_m:   .res 1
known_t:   .res 1               ; + ASIDE
mant_m:    .res 5               ; fraction of the eye's place, moved right 0..4 times
mant_t:    .res 1               ; moved right as its distance grows
run_plane: .res 1               ; the current run: columns run_from.. of this plane
run_from:  .res 1
marks:     .res 1
last_mark: .res 1
psi:       .res 2               ; the line of sight from the axis, to the left
half:      .res 2               ; psi / 2
psi_page:  .res 1               ; psi + lab_view_cos_lo, its high byte
lean_m:    .res 2               ; rise of planes ahead, aside, at distance 1
lean_t:    .res 2
cos_index:   .res 2               ; 1024 - psi, as an address in lab_view_cos_lo
frac:      .res 4               ; the eye in its cell, from the border in each direction
side_m:    .res 1
side_t:    .res 1
t0:        .res 2
table:     .res 2               ; low byte 0
other:     .res 2               ; low byte 0
slope:     .res 2
lim:       .res 1
end:       .res 1
height:    .res 1
fraction:  .res 1
entry:     .res 2
from:      .res 1
to:        .res 1
minus:     .res 1               ; - columns of a run

.segment "W_LABYRINTH"
log_m_lo: .res LAB_VIEW_LINES
log_m_hi: .res LAB_VIEW_LINES
log_t_lo: .res LAB_VIEW_LINES
log_t_hi: .res LAB_VIEW_LINES            ; + ARC
mark_at:  .res 32
home:     .res 2                ; the eye's cell, as p
kept:     .res 2                ; plane and start of the left part's last run, if it is ahead
axis:     .res 1
split:    .res 1                ; columns left of it
_lab_view_load: .res 1

.segment "B_LABYRINTH_VIEW"

        .include "view_fill.inc"

; ---------------------------------------------------------------- walking

.macro MOVE dir
        .local same
.if dir = EAST
        inc p
.elseif dir = WEST
        dec p
.elseif dir = NORTH
        sec
        lda p
        sbc #32
        sta p
        bcs same
        dec p+1
same:
.else
        clc
        lda p
        adc #32
        sta p
        bcc same
        inc p+1
same:
.endif
.endmacro

.macro LOOK at                  ; A = the neighbour in the map
        ldy #33 + at
        lda (p),y
.endmacro

; A joint at column lo, in the left part or the right one.
.macro MARK left
        ldy marks
.if left
        lda lo
        sta mark_at,y
.else
        lda #LAB_VIEW_COLUMNS
        sec
        sbc lo
        sta mark_at,y
        lda lo
.endif
        sta last_mark
        inc marks
.endmacro

; Ends the current run and begins another one, on `plane`.
.macro NEW_RUN plane, left
        stx na
.if left
        jsr flush_left
.else
        jsr flush_right
.endif
        ldx na
        lda plane
        sta run_plane
        lda lo
        sta run_from
.endmacro

; One part of the view. dm: the axis, dt: its side; am, at: their steps in the map.
.macro PART name, dm, am, dt, at, left
        .local cell, wider, have, inside, no_side, side_open, whole, ahead_wall, ahead_open, back, done, new_t, same_t, known, new_b, done_b, new_a, done_a, no_inc, inc_known, crowd, more, not_narrow, run_test, run_on, ran
name:
        lda #0
        sta lo
        pha                     ; the bottom of the stack: no hi is 0
        tax
        jmp cell
side_open:
        lda edge
        cmp hi
        bcs whole
        lda p
        pha
        lda p+1
        pha
        txa
        pha
        lda nb
        pha
        lda hi
        pha
        lda edge
whole:  sta hi
        MOVE dt
        inc nb
        ldy nb
        cpy known_t
        bcc known
        jmp new_t
known:  lda log_t_lo - ASIDE,y
        sta log_t
        lda log_t_hi - ASIDE,y
        sta log_t+1
        jmp cell
new_b:  NEW_RUN nb, left
        jmp done_b
cell:   sec
        lda log_t
        sbc log_m_lo,x
        sta t0
        lda log_t+1
        sbc log_m_hi,x
        sta arc+1
        cmp #ARC
        ldy t0
        lda (arc),y
        tay
        bcs wider
        lda (near),y
        bcc have
wider:  lda (wide),y
have:   cmp hi
        bcc inside
        lda hi
inside: cmp lo
        beq no_side
        bcc no_side
        sta edge
        LOOK at
        beq side_open
        lda nb
        cmp run_plane
        bne new_b
        lda lo                  ; carry is set
        sbc last_mark
        cmp #2
        bcc crowd
        MARK left
done_b: lda edge
        sta lo
        cmp hi
        bcc more
        jmp back
more:   adc #LAB_VIEW_NARROW - 1
        cmp hi
        bcs run_test
no_side:
        LOOK am
        bne ahead_wall
ahead_open:
        MOVE dm
        inx
        cpx known_m
        bcc cell
        bne no_inc
inc_known:
        inc known_m
no_inc: ldy _lab_view_shift,x
        lda mant_m,y
        ora _lab_view_top,x
        tay
        lda _lab_view_logm,y
        ora _lab_view_base_lo,x
        sta log_m_lo,x
        jmp cell
crowd:  lda edge                ; joints crowd: go past the cells that do nothing but lead on
        sta lo
        cmp hi
        bcc run_test
        jmp back
run_test:
        LOOK am
        bne ahead_wall
run_on: MOVE dm
        inx
        LOOK at
        beq ran
        LOOK am
        bne ran
        LOOK am + at
        bne run_on
ran:    cpx known_m
        beq inc_known
        bcs no_inc
        jmp cell
new_a:  NEW_RUN na, left
        jmp done_a
ahead_wall:
        cpx run_plane
        bne new_a
        lda lo
        sbc last_mark
        cmp #2
        bcc done_a
        MARK left
done_a: lda hi
        sta lo
back:   pla
        beq done
        sta hi
        pla
        sta nb
        pla
        tax
        pla
        sta p+1
        pla
        sta p
        LOOK am
        bne ahead_wall
        ldy nb
        lda log_t_lo - ASIDE,y
        sta log_t
        lda log_t_hi - ASIDE,y
        sta log_t+1
        sec
        lda hi
        sbc lo
        cmp #LAB_VIEW_NARROW
        bcs not_narrow
        jmp run_on
not_narrow:
        jmp ahead_open
done:   rts
new_t:  inc known_t
        lda _lab_view_top - ASIDE,y
        bne same_t
        cpy #ASIDE + 1
        beq same_t
        lsr mant_t
same_t: ora mant_t
        tay
        lda _lab_view_logm,y
        ldy nb
        ora _lab_view_base_lo - ASIDE,y
        sta log_t_lo - ASIDE,y
        sta log_t
        lda log_t_hi - ASIDE,y
        sta log_t+1
        jmp cell
.endmacro

        PART east_north, EAST, 1, NORTH, -32, 1
        PART north_west, NORTH, -32, WEST, -1, 1
        PART west_south, WEST, -1, SOUTH, 32, 1
        PART south_east, SOUTH, 32, EAST, 1, 1
        PART east_south, EAST, 1, SOUTH, 32, 0
        PART north_east, NORTH, -32, EAST, 1, 0
        PART west_north, WEST, -1, NORTH, -32, 0
        PART south_west, SOUTH, 32, WEST, -1, 0

; ---------------------------------------------------------------- a view

; What a part starts with; Y: where the fraction of its side is.
.macro BEGIN_PART
        lda $00,y
        tay
        sta mant_t
        lda _lab_view_log0_lo,y
        sta log_t_lo
        sta log_t
        clc
        lda _lab_view_log0_hi,y
        adc #ARC
        sta log_t_hi
        sta log_t+1
        lda #NO_PLANE
        sta run_plane
        lda #ASIDE
        sta last_mark           ; (far from all columns)
        sta nb
        lda #ASIDE + 1
        sta known_t
        lda home
        sta p
        lda home+1
        sta p+1
        jsr enter
.endmacro

.proc _lab_view_begin                   ; the high bytes of the logarithms of lines 1..
        ldx #LAB_VIEW_LINES - 1
each:   lda _lab_view_base_hi,x
        sta log_m_hi,x
        clc
        adc #ARC
        sta log_t_hi,x
        dex
        bne each
        rts
.endproc

.proc _lab_view_make
        lda _lab_view_x
        sta frac + WEST
        eor #$FF
        sta frac + EAST
        lda _lab_view_y
        sta frac + NORTH
        eor #$FF
        sta frac + SOUTH
        ldx _lab_view_y+1
        lda row_lo,x
        clc
        adc _lab_view_x+1
        sta home
        lda row_hi,x
        sta home+1
        lda #0
        sta marks
        sta _lab_view_load
        sta arc
        sta table
        sta other
        ldx _lab_view_angle+1       ; psi: from the nearest axis, -512..511
        lda _lab_view_angle
        sta psi
        lda psi_of,x
        clc
        adc #>_lab_view_cos_lo
        sta psi_page
        lda psi_of,x
        sta psi+1
        cmp #$80
        ror a
        sta half+1
        lda psi
        ror a
        sta half
        ldy half+1
        bpl positive
        eor #$FF
positive:
        tay
        clc
        lda _lab_view_lean_t,y
        adc #<LAB_VIEW_SLOPE_BASE
        sta lean_t
        lda #<(>LAB_VIEW_SLOPE_BASE - ASIDE_EXP)
        adc #0
        sta lean_t+1
        lda _lab_view_lean_m_lo,y
        sta lean_m
        clc
        lda _lab_view_lean_m_hi,y
        adc #<-AHEAD_EXP
        sta lean_m+1
        lda axis_of,x
        tax
        stx axis
        lda axis_side,x
        sta side_m
        eor #LAB_VIEW_SIDE
        sta side_t
        lda frac,x              ; logarithms of lines 0 and 1 ahead
        tay
        sta mant_m
        lsr a
        sta mant_m+1
        lsr a
        sta mant_m+2
        lsr a
        sta mant_m+3
        lsr a
        sta mant_m+4
        lda _lab_view_log0_lo,y
        sta log_m_lo
        lda _lab_view_log0_hi,y
        sta log_m_hi
        lda _lab_view_logm,y
        sta log_m_lo+1
        lda #2
        sta known_m
        lda #NO_PLANE
        sta kept
        sec                     ; the part left of the axis: its columns are those further out than a corner on it
        lda #0
        sbc half
        sta near
        sta wide
        lda #>(_lab_view_col + LAB_VIEW_COL_ZERO)
        sbc half+1
        sta near+1
        clc
        adc #1
        sta wide+1
        ldy #0
        lda (near),y
        sta split
        beq no_left
        sta hi
        sec
        tya
        sbc psi
        sta cos_index
        lda #>_lab_view_cos_lo + 4
        sbc psi+1
        sta cos_index+1
        lda left_lo,x
        sta entry
        lda left_hi,x
        sta entry+1
        ldy left_frac,x
        BEGIN_PART
        lda run_plane
        bmi left_aside
        sta kept                ; waits for the other part
        lda run_from
        sta kept+1
        jmp no_left
left_aside:
        jsr aside_left
no_left:
        sec
        lda #LAB_VIEW_COLUMNS
        sbc split
        bne right
        jmp no_right
right:  sta hi
        lda psi                 ; right of it: the same with -psi
        sta cos_index
        lsr a                   ; carry: psi is odd
        lda half
        adc #0
        sta near
        sta wide
        lda #>(_lab_view_col + LAB_VIEW_COL_ZERO)
        adc half+1
        sta near+1
        clc
        adc #1
        sta wide+1
        clc
        lda #>_lab_view_cos_lo + 4
        adc psi+1
        sta cos_index+1
        ldx axis
        lda right_lo,x
        sta entry
        lda right_hi,x
        sta entry+1
        ldy right_frac,x
        BEGIN_PART
        lda run_plane
        bmi right_aside
        cmp kept
        bne right_aside
        lda kept+1              ; one wall on both sides of the axis
        sta from
        sec
        lda #LAB_VIEW_COLUMNS
        sbc run_from
        sta to
        jsr ahead
        jmp mark
right_aside:
        jsr flush_right
no_right:
        lda kept
        cmp #NO_PLANE
        beq mark
        sta run_plane
        lda kept+1
        sta from
        lda split
        sta to
        jsr ahead
mark:   ldx marks
        beq done
each:   ldy mark_at-1,x
        lda _lab_view_column-1,y
        eor #LAB_VIEW_SIDE
        sta _lab_view_column-1,y
        dex
        bne each
done:   rts
enter:  jmp (entry)
.endproc

psi_of:    .byte 0, 1, $FE, $FF, 0, 1, $FE, $FF, 0, 1, $FE, $FF, 0, 1, $FE, $FF
axis_of:   .byte 0, 0, 1, 1, 1, 1, 2, 2, 2, 2, 3, 3, 3, 3, 0, 0
left_frac: .byte frac + NORTH, frac + WEST, frac + SOUTH, frac + EAST
right_frac: .byte frac + SOUTH, frac + EAST, frac + NORTH, frac + WEST
axis_side: .byte LAB_VIEW_SIDE, 0, LAB_VIEW_SIDE, 0
left_lo:   .lobytes east_north, north_west, west_south, south_east
left_hi:   .hibytes east_north, north_west, west_south, south_east
right_lo:  .lobytes east_south, north_east, west_north, south_west
right_hi:  .hibytes east_south, north_east, west_north, south_west
row_lo:    .repeat 21, i
           .byte <(_lab_maze_rows + 32 * i)
           .endrepeat
row_hi:    .repeat 21, i
           .byte >(_lab_maze_rows + 32 * i)
           .endrepeat
