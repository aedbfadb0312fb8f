; Things in the maze, as sprites over the view: things.h.
;
; void lab_things_draw(void);
; In:       the pose and the columns of the picture (view.h), _lab_thing_kind, _lab_thing_x, _lab_thing_y
; Out:      _oam_buf, the first LAB_THINGS_SPRITES sprites; what is not needed is hidden; _oam_open: they wait for their picture
; Clobbers: A, X, Y, cc65's scratch bytes
; Cycles:   180 when there is nothing; a thing 1,100 at most, 250 when it is behind the player or far away

.include "ram.inc"
.include "labyrinth_const.inc"
.include "art.inc"
.export _lab_things_draw, _lab_thing_kind, _lab_thing_x, _lab_thing_y
.importzp _lab_view_column, tmp1, tmp2, tmp3, tmp4, ptr1, ptr2, ptr3, ptr4, sreg
.import _lab_view_x, _lab_view_y, _lab_view_angle
.import _lab_things_sine, _lab_things_square_lo, _lab_things_square_hi, _lab_things_height, _lab_things_aside

HIDDEN_Y = $F0
MIDDLE_X = 128                      ; of the view
ASIDE_MOST = 150                    ; pixels from there that a thing can still be seen in part
OWN_TABLE = 1                       ; in a tall sprite's tile: the sprites' pattern table
SHIFT_LEAST = $FD                   ; -3: nearer than an eighth of a cell

factor   = tmp1
product  = tmp2                     ; low byte of a product
seen_x   = ptr1                     ; distance to the east and to the north, first without sign, then of 128..255 the larger one
seen_y   = ptr2
sign_x   = tmp3                     ; bit 7
sign_y   = tmp4
ahead    = ptr3
aside    = ptr4
sine     = sreg
cosine   = sreg+1

.segment "Z_LABYRINTH": zeropage
at:      .res 1                     ; next sprite's byte
                                    ; the rest is scratch of the runtime: nothing of C runs meanwhile

.segment "W_LABYRINTH"
_lab_thing_kind: .res LAB_THINGS
_lab_thing_x:    .res 2 * LAB_THINGS
_lab_thing_y:    .res 2 * LAB_THINGS
which:   .res 1
kind:    .res 1
shift:   .res 1                     ; the distance was moved this many places to the right
sign_sine:   .res 1
sign_cosine: .res 1
first_lo: .res 1                    ; the first of two products
first_hi: .res 1
signs:   .res 2                     ; of the two
left:    .res 1                     ; bit 7: the thing is right of the line of sight
height:  .res 1                     ; of a wall as far away as the thing
foot:    .res 1
frame:   .res 1
columns: .res 1
rows:    .res 1
tile:    .res 1
x_lo:    .res 1
x_hi:    .res 1

.segment "B_LABYRINTH_DRAW_RO"
; By frame: three of the ghost, three of the cup, large, middle, small. Columns of sprites, rows of tall ones, tile; how much it reaches
; to the left of its middle; lines from its top to the foot (of the cup) or to the horizon (of the ghost); colours.
frame_columns: .byte 3, 2, 1, 3, 2, 1
frame_rows:    .byte 2, 2, 1, 2, 1, 1
frame_tile:    .byte LAB_THINGS_TILE, LAB_THINGS_TILE + 12, LAB_THINGS_TILE + 20, LAB_THINGS_TILE + 22, LAB_THINGS_TILE + 34, LAB_THINGS_TILE + 38
frame_half:    .byte 12, 8, 4, 12, 8, 4
frame_top:     .byte 16, 16, 8, 32, 16, 12
frame_colours: .byte 2, 2, 2, 3, 3, 3

.segment "B_LABYRINTH_DRAW"

.proc _lab_things_draw
        lda #1                      ; they are not copied before lab_draw_nmi has the picture that they belong to
        sta _oam_open
        lda #0
        sta at
        sta which
next:   jsr one
        inc which
        lda which
        cmp #LAB_THINGS
        bcc next
        ldx at
        bcs test
hide:   lda #HIDDEN_Y
        sta _oam_buf,x
        inx
        inx
        inx
        inx
test:   cpx #4 * LAB_THINGS_SPRITES
        bcc hide
        rts
.endproc

; A = A * factor, high byte; product: the low one. Clobbers X, Y
.proc multiply
        sta product
        sec
        sbc factor
        bcs positive
        eor #$FF
        adc #1
positive:
        tay
        lda product
        clc
        adc factor
        tax
        bcs large
        sec
        lda _lab_things_square_lo,x
        sbc _lab_things_square_lo,y
        sta product
        lda _lab_things_square_hi,x
        sbc _lab_things_square_hi,y
        rts
large:  lda _lab_things_square_lo+256,x
        sbc _lab_things_square_lo,y
        sta product
        lda _lab_things_square_hi+256,x
        sbc _lab_things_square_hi,y
        rts
.endproc

; The sum of first (sign: signs) and of product, A (sign: signs + 1), halved. Out: product, A; its sign in signs, bit 7
.proc add
        tax
        lda signs
        eor signs+1
        bmi apart
        clc
        lda product
        adc first_lo
        sta product
        txa
        adc first_hi
        ror a
        ror product
        rts
apart:  sec
        lda first_lo
        sbc product
        sta product
        stx first_lo
        lda first_hi
        sbc first_lo
        bcs half
        eor #$FF                    ; the second one is the larger: its sign
        tax
        lda product
        eor #$FF
        adc #1
        sta product
        txa
        adc #0
        ldx signs+1
        stx signs
half:   lsr a
        ror product
        rts
.endproc

gone:   rts

.proc one
        ldx which
        lda _lab_thing_kind,x
        beq gone
        sta kind
        txa
        asl a
        tay
; distance to the east, and its sign
        sec
        lda _lab_thing_x,y
        sbc _lab_view_x
        sta seen_x
        lda _lab_thing_x+1,y
        sbc _lab_view_x+1
        sta seen_x+1
        ldx #0
        bcs east
        lda #0
        sbc seen_x                  ; the carry is clear: one too few, which the inc makes good
        sta seen_x
        lda #0
        sbc seen_x+1
        sta seen_x+1
        inc seen_x
        bne minus_x
        inc seen_x+1
minus_x:
        ldx #$80
east:   stx sign_x
; and to the north
        sec
        lda _lab_view_y
        sbc _lab_thing_y,y
        sta seen_y
        lda _lab_view_y+1
        sbc _lab_thing_y+1,y
        sta seen_y+1
        ldx #0
        bcs north
        lda #0
        sbc seen_y
        sta seen_y
        lda #0
        sbc seen_y+1
        sta seen_y+1
        inc seen_y
        bne minus_y
        inc seen_y+1
minus_y:
        ldx #$80
north:  stx sign_y
; the larger one to 128..255
        ldx #0
shrink: lda seen_x+1
        ora seen_y+1
        beq grow
        lsr seen_x+1
        ror seen_x
        lsr seen_y+1
        ror seen_y
        inx
        bne shrink
grow:   lda seen_x
        ora seen_y
        bmi normal
        cpx #SHIFT_LEAST
        bne closer
        rts
closer: asl seen_x
        asl seen_y
        dex
        jmp grow
normal: stx shift
; sine and cosine of the line of sight
        lda _lab_view_angle+1
        lsr a
        sta signs
        lda _lab_view_angle
        ror a
        tax
        eor #$FF
        tay
        lda signs
        lsr a
        sta signs                   ; the quarter turn
        bcs second
        lda _lab_things_sine,x
        pha
        lda _lab_things_sine+256,y
        bcc both
second: lda _lab_things_sine+256,x
        pha
        lda _lab_things_sine,y
both:   tax                         ; the cosine in the first quarter turn
        pla
        tay                         ; the sine
        lda signs
        lsr a
        bcs odd
        sty sine
        stx cosine
        bcc kept
odd:    stx sine
        sty cosine
kept:   lsr a                       ; sine: minus in the third and fourth
        lda #0
        ror a
        sta sign_sine
        lda signs
        clc
        adc #1
        lsr a
        lsr a
        lda #0
        ror a
        sta sign_cosine
; ahead = east * cosine + north * sine
        lda sign_x
        eor sign_cosine
        sta signs
        lda sign_y
        eor sign_sine
        sta signs+1
        lda cosine
        sta factor
        lda seen_x
        jsr multiply
        sta first_hi
        lda product
        sta first_lo
        lda sine
        sta factor
        lda seen_y
        jsr multiply
        jsr add
        bit signs
        bpl before
        rts                         ; behind the player
before:
        sta ahead+1
        ldx product
        stx ahead
; how far, in 1/8 cell
        tay
        lda #4
        sec
        sbc shift
        bmi far                     ; 16 cells and more
        tax
        tya
        cpx #0
        beq depth
down:   lsr a
        dex
        bne down
depth:  tay
        bpl near
far:    ldy #127
near:   lda kind
        cmp #LAB_THING_CUP_AFAR
        beq any
        cpy #LAB_THINGS_FARTHEST
        bcc any
        rts
any:    ldx #0
        cpy #LAB_THINGS_LARGE_BELOW
        bcc sized
        inx
        cpy #LAB_THINGS_MIDDLE_BELOW
        bcc sized
        inx
sized:  lda kind
        cmp #LAB_THING_CUP
        bcc ghost
        inx
        inx
        inx
ghost:  stx frame
        lda _lab_things_height,y
        sta height
; aside = north * cosine - east * sine, to the left
        lda sign_y
        eor sign_cosine
        sta signs
        lda sign_x
        eor sign_sine
        eor #$80
        sta signs+1
        lda cosine
        sta factor
        lda seen_y
        jsr multiply
        sta first_hi
        lda product
        sta first_lo
        lda sine
        sta factor
        lda seen_x
        jsr multiply
        jsr add
        sta aside+1
        lda product
        sta aside
        lda signs
        sta left
        lda aside                   ; more aside than ahead: out of sight
        cmp ahead
        lda aside+1
        sbc ahead+1
        bcs gone2
; pixels aside
        lda ahead+1
        bmi scaled
scale:  asl aside
        rol aside+1
        asl ahead
        rol a
        bpl scale
scaled: tay
        lda aside+1
        cmp #$FF
        beq whole
        asl aside                   ; rounded
        adc #0
whole:  sta factor
        lda _lab_things_aside-128,y
        jsr multiply
        asl product
        rol a
        bcs gone2
        cmp #ASIDE_MOST
        bcs gone2
        jmp place
gone2:  rts
; its left edge
place:  ldx frame
        ldy #0
        bit left
        bmi right
        sta product
        lda #MIDDLE_X
        sec
        sbc product
        bcs edge
        dey
        bcc edge
right:  clc
        adc #MIDDLE_X
        bcc edge
        iny
edge:   sec
        sbc frame_half,x
        sta x_lo
        tya
        sbc #0
        sta x_hi
; its top
        lda #LAB_THINGS_HORIZON - 1
        cpx #3                      ; the ghost hovers
        bcc hover
        lda height
        asl a
        clc
        adc #LAB_THINGS_HORIZON - 1
hover:  sec
        sbc frame_top,x
        sta foot
        lda frame_columns,x
        sta columns
        lda frame_tile,x
        sta tile
; one column of sprites after the other; those behind a wall are left out
column: ldx frame
        lda frame_rows,x
        sta rows
        lda x_hi
        bne skip
        lda x_lo
        clc
        adc #4
        bcs skip
        lsr a
        lsr a
        tay
        lda _lab_view_column,y
        and #LAB_VIEW_HEIGHT
        cmp height
        beq open
        bcs skip
open:   ldy at
        lda foot
row:    cpy #4 * LAB_THINGS_SPRITES
        bcs full
        sta _oam_buf,y
        pha
        lda tile
        ora #OWN_TABLE
        sta _oam_buf+1,y
        lda frame_colours,x
        sta _oam_buf+2,y
        lda x_lo
        sta _oam_buf+3,y
        iny
        iny
        iny
        iny
        inc tile
        inc tile
        pla
        clc
        adc #16
        dec rows
        bne row
        sty at
        beq next                    ; always taken: no row is left
skip:   lda rows
        asl a
        adc tile                    ; the carry is clear
        sta tile
next:   lda x_lo
        clc
        adc #8
        sta x_lo
        bcc same
        inc x_hi
same:   dec columns
        bne column
full:   rts
.endproc
