; The part of a position's value that comes from king steps, on the 6502; contract in value.h, C twin in value_ref.c.

.define GAME "AMAZONS"
.define PAGE "AMAZONS_AI"
.include "segments.inc"
        .include        "hot.inc"

        .export         _ama_value_kings, _ama_value_n

RED  = 0
BLUE = 8

near    = amaz_tmp              ; 3: squares nearer by one step and more, two, three
part    = amaz_tmp + 3          ; 8: what the counts are made of

        .segment        SEG_WORK
_ama_value_n:   .res 12         ; the counts of value.h, red less blue

; Sets of king steps: reached in 1 .. 5 steps, and not reached then.
red_step  = _ama_work + AMA_AT_KINGS
red_left  = _ama_work + AMA_AT_KINGS + 40
blue_step = _ama_work + AMA_AT_KINGS + 80
blue_left = _ama_work + AMA_AT_KINGS + 120

        .segment        SEG_CODE

; One step into row i.
.macro  step    from, to, room, rest, i, above, below
        .local  none, next
        lda     from + above
        ora     from + i
        ora     from + below
        beq     none
        tax
        lda     wide, x
        and     room + i
        beq     none
        sta     to + i
        eor     room + i
        sta     rest + i
        jmp     next
none:   sta     to + i
        lda     room + i
        sta     rest + i
next:
.endmacro
.macro  steps   from, to, room, rest
        step    from, to, room, rest, 0, 0, 1
        .repeat 6, i
        step    from, to, room, rest, (i + 1), i, (i + 2)
        .endrepeat
        step    from, to, room, rest, 7, 6, 7
.endmacro
; Adds the squares of `set` that the other side reaches later, by one step or more, by two, by three.
.macro  nearer  set, late1, late2, late3
        .repeat 8, i
        .scope
        lda     set + i
        beq     skip
        tay
        and     late1 + i
        beq     skip                    ; what is reached later by more steps is also later by one
        tax
        lda     near
        adc     ones, x
        sta     near
        .ifnblank late2
        tya
        and     late2 + i
        beq     skip
        tax
        lda     near + 1
        adc     ones, x
        sta     near + 1
        .endif
        .ifnblank late3
        tya
        and     late3 + i
        tax
        lda     near + 2
        adc     ones, x
        sta     near + 2
        .endif
skip:
        .endscope
        .endrepeat
.endmacro

        .segment        SEG_HIGH

; The counts of a side; its share of each step in part + 0, 1, 2. Carry is never set in between.
.proc   near_red
        lda     #0
        sta     near
        sta     near + 1
        sta     near + 2
        clc
        nearer  red_step, blue_left, blue_left + 8, blue_left + 16
        lda     near
        sta     part
        nearer  red_step + 8, blue_left + 8, blue_left + 16, blue_left + 24
        lda     near
        sta     part + 1
        nearer  red_step + 16, blue_left + 16, blue_left + 24, blue_left + 32
        lda     near
        sta     part + 2
        nearer  red_step + 24, blue_left + 24, blue_left + 32
        nearer  red_step + 32, blue_left + 32
        rts
.endproc
.proc   near_blue
        lda     #0
        sta     near
        sta     near + 1
        sta     near + 2
        clc
        nearer  blue_step, red_left, red_left + 8, red_left + 16
        lda     near
        sta     part
        nearer  blue_step + 8, red_left + 8, red_left + 16, red_left + 24
        lda     near
        sta     part + 1
        nearer  blue_step + 16, red_left + 16, red_left + 24, red_left + 32
        lda     near
        sta     part + 2
        nearer  blue_step + 24, red_left + 24, red_left + 32
        nearer  blue_step + 32, red_left + 32
        rts
.endproc

; Makes the counts of a side from near and part, in part + 3 .. 7.
.proc   share_steps
        lda     part + 2
        sec
        sbc     part + 1
        sta     part + 5
        lda     part + 1
        sec
        sbc     part
        sta     part + 4
        lda     part
        sta     part + 3
        lda     near
        sec
        sbc     near + 1
        sta     part + 6
        lda     near + 1
        sec
        sbc     near + 2
        sta     part + 7
        rts
.endproc

        .segment        SEG_CODE

; void ama_value_kings(void)
; In: the position. Out: the counts from AMA_N_KING_1 on. Clobbers A, X, Y and the arrow map. Cycles: about 4,500.
.proc   _ama_value_kings
        steps   _ama_hot_stand + RED, red_step, _ama_hot_free, red_left
        .repeat 4, k
        steps   red_step + 8 * k, red_step + 8 * k + 8, red_left + 8 * k, red_left + 8 * k + 8
        .endrepeat
        steps   _ama_hot_stand + BLUE, blue_step, _ama_hot_free, blue_left
        .repeat 4, k
        steps   blue_step + 8 * k, blue_step + 8 * k + 8, blue_left + 8 * k, blue_left + 8 * k + 8
        .endrepeat
        jsr     near_red
        jsr     share_steps
        .repeat 5, k
        lda     part + 3 + k
        sta     _ama_value_n + AMA_N_KING_1 + k
        .endrepeat
        lda     near + 2
        sta     _ama_value_n + AMA_N_NEARER_3
        jsr     near_blue
        jsr     share_steps
        .repeat 5, k
        lda     _ama_value_n + AMA_N_KING_1 + k
        sec
        sbc     part + 3 + k
        sta     _ama_value_n + AMA_N_KING_1 + k
        .endrepeat
        lda     _ama_value_n + AMA_N_NEARER_3
        sec
        sbc     near + 2
        sta     _ama_value_n + AMA_N_NEARER_3
        rts
.endproc

        .segment        SEG_RO
.define ONES(e)         (((e) & 1) + ((e) >> 1 & 1) + ((e) >> 2 & 1) + ((e) >> 3 & 1) + ((e) >> 4 & 1) + ((e) >> 5 & 1) + ((e) >> 6 & 1) + ((e) >> 7 & 1))
; How many squares a byte has; a byte and its neighbours sideways: those of hot.s are in another page.
ones:   .repeat 256, e
        .byte   ONES {e}
        .endrepeat
wide:   .repeat 256, e
        .byte   <(e | (e << 1) | (e >> 1))
        .endrepeat
