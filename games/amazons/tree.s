; The way down and up the tree on the 6502; contract in tree.h, C twin in tree_ref.c.

.define GAME "AMAZONS"
.define PAGE "AMAZONS_AI"
.include "segments.inc"
        .include        "hot.inc"

        .import         _ama_hot_bit
        .import         _ama_tree_log_visits, _ama_tree_bonus_lo, _ama_tree_bonus_hi, _ama_tree_share, _ama_tree_share_shift
        .importzp       _ama_last_to, _ama_last_arrow
        .export         _ama_hot_place, _ama_tree_play, _ama_tree_pick, _ama_tree_visit
        .exportzp       _ama_tree_child, _ama_tree_root, _ama_tree_first, _ama_tree_slot, _ama_tree_last, _ama_tree_count, _ama_tree_leaf

        .segment        SEG_ZP : zeropage
_ama_tree_child:    .res 1
_ama_tree_root:     .res 1
_ama_tree_first:    .res 2
_ama_tree_slot:     .res 2
_ama_tree_last:     .res 1
_ama_tree_count:    .res 1
_ama_tree_leaf:     .res 2

; in amaz_tmp
slot    = amaz_tmp              ; 2: the present slot or block
high    = amaz_tmp + 2          ; 2: the best value so far
value   = amaz_tmp + 4          ; 2
from    = amaz_tmp + 6
who     = amaz_tmp + 7
apart   = amaz_tmp + 4          ; 2: in ama_tree_visit
less    = amaz_tmp + 6          ; bit 7: the value is less than the mean
factor  = amaz_tmp + 7
product = amaz_tmp + 8          ; 2
mean    = amaz_tmp + 10         ; 2

        .segment        SEG_CODE

; ---- the position -------------------------------------------------------------------------------------------------------
; Y = row of the square in X, A = its bit.
.macro  row_and_bit
        txa
        lsr
        lsr
        lsr
        tay
        lda     _ama_hot_bit, x
.endmacro

; void ama_hot_place(void): the masks of the amazons from _ama_hot_amazon.
.proc   _ama_hot_place
        lda     #0
        ldx     #15
clear:  sta     _ama_hot_stand, x
        dex
        bpl     clear
        .repeat 8, i
        ldx     _ama_hot_amazon + i
        row_and_bit
        ora     _ama_hot_stand + (i / 4) * 8, y
        sta     _ama_hot_stand + (i / 4) * 8, y
        .endrepeat
        rts
.endproc

; An empty square becomes occupied and the other way round; X = square.
.macro  flip
        row_and_bit
        eor     _ama_hot_free, y
        sta     _ama_hot_free, y
.endmacro
; The same, and for the amazons of the side that moves.
.macro  flip_amazon
        .scope
        row_and_bit
        eor     _ama_hot_free, y
        sta     _ama_hot_free, y
        lda     _ama_hot_side
        beq     red
        lda     _ama_hot_bit, x
        eor     _ama_hot_stand + 8, y
        sta     _ama_hot_stand + 8, y
        jmp     done
red:    lda     _ama_hot_bit, x
        eor     _ama_hot_stand, y
        sta     _ama_hot_stand, y
done:
        .endscope
.endmacro

; void ama_tree_play(const uint8_t *slot): makes its turn. Cycles: about 250.
.proc   _ama_tree_play
        sta     slot
        stx     slot + 1
        lda     _ama_hot_side
        eor     #1
        sta     _ama_hot_side
        asl
        asl
        sta     who
        ldy     #AMA_SLOT_MOVE
        lda     (slot), y
        asl
        rol
        rol
        and     #3
        ora     who
        sta     who
        lda     (slot), y
        and     #$3F
        sta     _ama_last_to
        iny
        lda     (slot), y
        sta     _ama_last_arrow
        ldy     who
        ldx     _ama_hot_amazon, y
        lda     _ama_last_to
        sta     _ama_hot_amazon, y
        flip_amazon
        ldx     _ama_last_to
        flip_amazon
        ldx     _ama_last_arrow
        flip
        rts
.endproc

; ---- down ----------------------------------------------------------------------------------------------------------------
; X = index in the table of bonuses for a turn with prior A and logarithm of visits `log`.
.macro  bonus_at        log
        .scope
        .ifnblank log
        clc
        adc     log
        bcc     inside
        lda     #255
inside: sec
        .else
        sec
        .endif
        sbc     _ama_tree_root
        bcs     found
        lda     #0
found:  tax
        .endscope
.endmacro

; One turn of the block in `slot`: is it better than the best so far?
.macro  look    k
        .scope
        ldy     #k * AMA_SLOT_BYTES + AMA_SLOT_VISITS
        lda     (slot), y
        beq     fresh
        tax
        iny
        lda     (slot), y
        bonus_at {_ama_tree_log_visits, x}
        ldy     #k * AMA_SLOT_BYTES + AMA_SLOT_MEAN_LO
        lda     (slot), y
        clc
        adc     _ama_tree_bonus_lo, x
        sta     value
        iny
        lda     (slot), y
        adc     _ama_tree_bonus_hi, x
        jmp     compare
fresh:  iny
        lda     (slot), y
        bonus_at
        lda     _ama_tree_first
        clc
        adc     _ama_tree_bonus_lo, x
        sta     value
        lda     _ama_tree_first + 1
        adc     _ama_tree_bonus_hi, x
compare:
        cmp     high + 1
        bcc     skip
        bne     better
        ldx     value
        cpx     high
        bcc     skip
        beq     skip
better: sta     high + 1
        lda     value
        sta     high
        lda     slot
        clc
        adc     #k * AMA_SLOT_BYTES
        sta     _ama_tree_slot
        lda     slot + 1
        adc     #0
        sta     _ama_tree_slot + 1
skip:
        .endscope
.endmacro

; uint8_t ama_tree_pick(void). Cycles: 75 a turn.
.proc   _ama_tree_pick
        lda     #0
        sta     _ama_tree_count
        sta     high
        sta     high + 1
        ldx     _ama_tree_child
        lda     blocks_lo, x
        sta     _ama_tree_slot
        lda     blocks_hi, x
        sta     _ama_tree_slot + 1
block:  stx     _ama_tree_last
        lda     blocks_lo, x
        sta     slot
        lda     blocks_hi, x
        sta     slot + 1
        lda     _ama_tree_count
        clc
        adc     #AMA_SLOTS
        sta     _ama_tree_count
        look    0
        look    1
        look    2
        look    3
        ldy     #AMA_BLOCK_NEXT
        lda     (slot), y
        tax
        cmp     #AMA_NO_BLOCK
        beq     last
        jmp     block
last:   lda     _ama_tree_count
        cmp     #AMA_TREE_WIDTH
        beq     no
        ldy     #AMA_SLOT_VISITS
        lda     (_ama_tree_slot), y
        beq     no
        ldy     #3 * AMA_SLOT_BYTES + AMA_SLOT_ARROW
        lda     (slot), y
        cmp     #AMA_NO_TURN
        beq     no
        ldy     #3 * AMA_SLOT_BYTES + AMA_SLOT_PRIOR
        lda     (slot), y
        bonus_at #AMA_TREE_NEXT
        lda     _ama_tree_first
        clc
        adc     _ama_tree_bonus_lo, x
        sta     value
        lda     _ama_tree_first + 1
        adc     _ama_tree_bonus_hi, x
        cmp     high + 1
        bcc     no
        bne     yes
        lda     high
        cmp     value
        bcs     no
yes:    lda     #1
        ldx     #0
        rts
no:     lda     #0
        tax
        rts
.endproc

; ---- up -------------------------------------------------------------------------------------------------------------------
; void ama_tree_visit(uint8_t *slot). Cycles: about 500.
.proc   _ama_tree_visit
        sta     slot
        stx     slot + 1
        ldy     #AMA_SLOT_VISITS
        lda     (slot), y
        cmp     #255
        beq     full
        adc     #1
        sta     (slot), y
full:   tax
        ldy     #AMA_SLOT_MEAN_LO
        lda     (slot), y
        sta     mean
        iny
        lda     (slot), y
        sta     mean + 1
        lda     _ama_tree_leaf
        sec
        sbc     mean
        sta     apart
        lda     _ama_tree_leaf + 1
        sbc     mean + 1
        sta     apart + 1
        sta     less
        bpl     more
        lda     #0
        sec
        sbc     apart
        sta     apart
        lda     #0
        sbc     apart + 1
        sta     apart + 1
more:   cpx     #1
        beq     whole
        jsr     share
whole:  bit     less
        bmi     subtract
        lda     mean
        clc
        adc     apart
        pha
        lda     mean + 1
        adc     apart + 1
        jmp     store
subtract:
        lda     mean
        sec
        sbc     apart
        pha
        lda     mean + 1
        sbc     apart + 1
store:  ldy     #AMA_SLOT_MEAN_HI
        sta     (slot), y
        dey
        pla
        sta     (slot), y
        lda     #$FF
        sec
        sbc     _ama_tree_leaf
        sta     _ama_tree_leaf
        lda     #$7F
        sbc     _ama_tree_leaf + 1
        sta     _ama_tree_leaf + 1
        rts
.endproc

; apart = its X-th part, by a factor and a shift.
.proc   share
        lda     _ama_tree_share, x
        sta     factor
        lda     #0
        sta     product + 1
        ldy     #8
next:   lsr     factor
        bcc     zero
        clc
        adc     apart
        pha
        lda     product + 1
        adc     apart + 1
        sta     product + 1
        pla
        clc
zero:   ror     product + 1             ; apart has 15 bits, so the sum has no 17th
        ror
        dey
        bne     next
        sta     apart
        lda     product + 1
        ldy     _ama_tree_share_shift, x
        beq     done
shift:  lsr
        ror     apart
        dey
        bne     shift
done:   sta     apart + 1
        rts
.endproc

        .segment        SEG_RO
blocks_lo:
        .repeat AMA_BLOCKS, i
        .byte   <(_ama_work + AMA_AT_TREE + i * AMA_BLOCK_BYTES)
        .endrepeat
blocks_hi:
        .repeat AMA_BLOCKS, i
        .byte   >(_ama_work + AMA_AT_TREE + i * AMA_BLOCK_BYTES)
        .endrepeat
