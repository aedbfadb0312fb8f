; From the policy's maps to the list of the best turns; contract in policy.h, C twin in policy_ref.c.

        .include        "policy.inc"

        .export         _ama_policy_landings, _ama_policy_arrows, _ama_policy_who

NO_LANDING = 255

; in amaz_tmp
start   = amaz_tmp              ; where the rays begin, on the map
alone   = amaz_tmp + 1          ; squares that only this amazon sees
who     = amaz_tmp + 2
number  = amaz_tmp + 3          ; of the landing in work
sum     = amaz_tmp + 4          ; 2
same    = amaz_tmp + 6          ; 2: what all landings of an amazon get
most    = amaz_tmp + 8          ; 2: the best landing
limit   = amaz_tmp + 8          ; 2: the score that an arrow must exceed
here    = amaz_tmp + 10
far     = amaz_tmp + 11
entry   = amaz_tmp + 12
from    = amaz_tmp + 13         ; on the map, where the amazon came from

        .segment        SEG_WORK
_ama_policy_who: .res 4         ; first landing of each amazon
landings:       .res 1
link:           .res 1          ; the landing to take next
class:          .res 1          ; its class
enough:         .res 1          ; 1: all later classes are empty
base_lo:        .res 7          ; landing and distance of an arrow
base_hi:        .res 7
back:           .res 2          ; the score of an arrow back to `from`

        .segment        SEG_CODE

; ---- landings ------------------------------------------------------------------------------------------------------------
; A landing at X, Y squares from the start. Keeps X and Y.
.proc   add_landing
        lda     seen_our, x
        cmp     #1
        bne     shared
        inc     alone
shared: lda     landings
        cmp     #AMA_LANDINGS
        bcs     full
        sty     far
        cpy     #2
        bcc     near
        ldy     #2
near:   tya
        clc
        adc     #AMA_P_TO_FAR
        tay
        lda     (amaz_table), y
        adc     land_lo, x
        sta     sum
        lda     land_hi, x
        adc     #0
        sta     sum + 1
        ldy     far
        bne     add
        jsr     beside                  ; the square that it leaves is then free, and it is not its own neighbour
add:    ldy     landings
        txa
        sta     landing_to, y
        lda     sum
        sta     landing_lo, y
        lda     sum + 1
        sta     landing_hi, y
        inc     landings
        ldy     far
        clc
full:   rts
.endproc

.macro  add_entry
        clc
        lda     (amaz_table), y
        adc     sum
        sta     sum
        bcc     :+
        inc     sum + 1
:
.endmacro
.macro  take_entry
        lda     sum
        sec
        sbc     (amaz_table), y
        sta     sum
        bcs     :+
        dec     sum + 1
:
.endmacro
.proc   beside
        lda     free_map, x
        clc
        adc     #AMA_P_TO_FREE
        tay
        take_entry
        iny
        add_entry
        ldy     our_map, x
        lda     our_entry, y
        tay
        take_entry
        ldy     our_map, x
        lda     our_entry - 1, y
        tay
        add_entry
        rts
.endproc

.macro  land_ray        delta
        .scope
        ldx     start
        ldy     #0
walk:   txa
        clc
        adc     #<(delta)
        tax
        lda     wall, x
        bne     end
        jsr     add_landing
        bcs     end
        iny
        bne     walk                    ; always
end:
        .endscope
.endmacro

; same = the score that all landings of amazon Y share.
.proc   amazon_score
        lda     #0
        sta     sum
        sta     sum + 1
        sty     here
        lda     amaz_liberties, y
        clc
        adc     #AMA_P_FROM_FREE
        tay
        add_entry
        ldy     here
        ldx     amaz_reach, y
        lda     reach_class, x
        clc
        adc     #AMA_P_FROM_REACH
        tay
        add_entry
        ldx     alone
        lda     reach_class, x
        clc
        adc     #AMA_P_FROM_ALONE
        tay
        add_entry
        ldy     here
        lda     _ama_hot_amazon, y
        tax
        ldy     from_place, x
        add_entry
        txa
        and     #7
        sta     here                    ; its column
        txa
        lsr
        lsr
        lsr
        tax                             ; its row
        ldy     here
        lda     amaz_apart_to, y
        cmp     amaz_apart_to + 8, x
        bcs     :+
        lda     amaz_apart_to + 8, x
:       tay
        lda     amaz_last_class, y
        clc
        adc     #AMA_P_FROM_LAST_TO
        tay
        add_entry
        ldy     here
        lda     amaz_apart_arrow, y
        cmp     amaz_apart_arrow + 8, x
        bcs     :+
        lda     amaz_apart_arrow + 8, x
:       tay
        lda     amaz_last_class, y
        clc
        adc     #AMA_P_FROM_LAST_ARROW
        tay
        add_entry
        lda     sum
        sta     same
        lda     sum + 1
        sta     same + 1
        rts
.endproc

; The landings of the amazon whose place on the map is X.
.proc   land_rays
        stx     start
        lda     #0
        sta     alone
        land_ray -17
        land_ray -16
        land_ray -15
        land_ray -1
        land_ray 1
        land_ray 15
        land_ray 16
        land_ray 17
        rts
.endproc

; Adds `same` to the landings from number X on, and finds the best one.
.proc   complete
next:   cpx     landings
        beq     done
        lda     landing_lo, x
        clc
        adc     same
        sta     landing_lo, x
        tay
        lda     landing_hi, x
        adc     same + 1
        sta     landing_hi, x
        cmp     most + 1
        bcc     less
        bne     best
        cpy     most
        bcc     less
best:   sta     most + 1
        sty     most
less:   inx
        bne     next                    ; always
done:   rts
.endproc

; Puts every landing into the class of its score.
.proc   sort
        lda     #NO_LANDING
        ldx     #AMA_CLASSES - 1
clear:  sta     head, x
        dex
        bpl     clear
        ldx     #0
next:   cpx     landings
        beq     done
        lda     most
        sec
        sbc     landing_lo, x
        tay
        lda     most + 1
        sbc     landing_hi, x
        bne     far_below
        tya
        lsr
        lsr
        tay
        bpl     put                     ; always
far_below:
        ldy     #AMA_CLASSES - 1
put:    lda     head, y
        sta     landing_next, x
        txa
        sta     head, y
        inx
        bne     next                    ; always
done:   rts
.endproc

; amaz_best_arrow: an upper bound for any arrow's score by its square and distance, less some slack.
.proc   bound
        ldy     #AMA_P_ARROW_FAR
        lda     (amaz_table), y
        .repeat 3
        iny
        cmp     (amaz_table), y
        bcs     :+
        lda     (amaz_table), y
:
        .endrepeat
        sec
        sbc     #AMA_POLICY_SLACK
        clc
        adc     amaz_best_arrow
        sta     amaz_best_arrow
        bcc     :+
        inc     amaz_best_arrow + 1
:       rts
.endproc

; void ama_policy_landings(void). Cycles: about 3,000, and 170 for each landing.
.proc   _ama_policy_landings
        lda     #0
        sta     landings
        sta     most
        sta     most + 1
        sta     who
next:   ldy     who
        lda     landings
        sta     _ama_policy_who, y
        sta     number
        tya
        ora     amaz_us
        tay
        ldx     _ama_hot_amazon, y
        lda     amaz_map_of, x
        tax
        jsr     land_rays
        lda     who
        ora     amaz_us
        tay
        jsr     amazon_score
        ldx     number
        jsr     complete
        inc     who
        lda     who
        cmp     #4
        bne     next
        jsr     sort
        jsr     bound
        lda     #0
        sta     _ama_policy_count
        sta     _ama_policy_walked
        sta     class
        sta     enough
        lda     head
        sta     link
        rts
.endproc

; ---- arrows ------------------------------------------------------------------------------------------------------------------
; limit = the score that an arrow must exceed to get into the list.
.proc   set_limit
        lda     #0
        ldx     _ama_policy_count
        cpx     _ama_policy_limit
        bcc     any
        ldy     order - 1, x
        lda     score_lo, y
        sta     limit
        lda     score_hi, y
        sta     limit + 1
        rts
any:    sta     limit
        sta     limit + 1
        rts
.endproc

; Inserts the turn with the arrow at X into the list; its score, in sum, exceeds the limit. Keeps X and Y.
.proc   insert
        stx     here
        sty     far
        ldx     _ama_policy_count
        cpx     _ama_policy_limit
        bcs     full
        stx     entry
        inc     _ama_policy_count
        bne     place                   ; always
full:   dex
        ldy     order, x
        sty     entry
place:  cpx     #0
        beq     found
look:   ldy     order - 1, x
        lda     score_hi, y
        cmp     sum + 1
        bcc     shift
        bne     found
        lda     score_lo, y
        cmp     sum
        bcs     found
shift:  tya
        sta     order, x
        dex
        bne     look
found:  ldy     entry
        tya
        sta     order, x
        lda     sum
        sta     score_lo, y
        lda     sum + 1
        sta     score_hi, y
        lda     number
        sta     list_land, y
        lda     here
        sta     list_arrow, y
        jsr     set_limit
        ldx     here
        ldy     far
        rts
.endproc

; One ray of arrows; Y is the number of the square on it. 43 cycles for an arrow that is not good enough.
.macro  arrow_ray       delta
        .scope
        ldx     start
        ldy     #$FF
walk:   txa
        clc
        adc     #<(delta)
        tax
        lda     wall, x
        bne     end
        iny
        lda     arrow_lo, x
        clc
        adc     base_lo, y
        sta     sum
        lda     arrow_hi, x
        adc     base_hi, y
        cmp     limit + 1
        bcc     walk
        bne     good
        sta     sum + 1
        lda     limit
        cmp     sum
        bcs     walk
        bcc     take                    ; always
good:   sta     sum + 1
take:   jsr     insert
        jmp     walk
end:
        .endscope
.endmacro

; base = landing and distance, by the number of the square.
.proc   set_bases
        ldx     number
        .repeat 4, d
        ldy     #AMA_P_ARROW_FAR + d
        lda     (amaz_table), y
        clc
        adc     landing_lo, x
        sta     base_lo + d
        lda     landing_hi, x
        adc     #0
        sta     base_hi + d
        .endrepeat
        .repeat 3, d
        lda     base_lo + 3
        sta     base_lo + 4 + d
        lda     base_hi + 3
        sta     base_hi + 4 + d
        .endrepeat
        ldx     start                   ; the first one is next to the amazon: how much room does it leave her?
        ldy     #AMA_P_ARROW_OWN_FREE
        .repeat 8, d
        lda     .loword(wall + (DELTA {d})), x
        bne     :+
        iny
:
        .endrepeat
        lda     (amaz_table), y
        sec
        sbc     #128
        tay
        lda     #0
        sbc     #0
        sta     sum
        tya
        clc
        adc     base_lo
        sta     base_lo
        lda     sum
        adc     base_hi
        sta     base_hi
        rts
.endproc

; All arrows of landing `number`, the amazon having left `from`.
.proc   shoot
        ldx     number
        lda     landing_to, x
        sta     start
        tax
        lda     #1
        sta     wall, x
        ldx     from
        lda     #0
        sta     wall, x
        lda     arrow_lo, x
        sta     back
        lda     arrow_hi, x
        sta     back + 1
        ldy     #AMA_P_ARROW_BACK
        lda     (amaz_table), y
        sec
        sbc     #128
        tay
        lda     #0
        sbc     #0
        sta     sum
        tya
        clc
        adc     back
        sta     arrow_lo, x
        lda     sum
        adc     back + 1
        sta     arrow_hi, x
        jsr     set_bases
        jsr     set_limit
        arrow_ray -17
        arrow_ray -16
        arrow_ray -15
        arrow_ray -1
        arrow_ray 1
        arrow_ray 15
        arrow_ray 16
        arrow_ray 17
        ldx     from
        lda     #OWN
        sta     wall, x
        lda     back
        sta     arrow_lo, x
        lda     back + 1
        sta     arrow_hi, x
        ldx     start
        lda     #0
        sta     wall, x
        rts
.endproc

; uint8_t ama_policy_arrows(void). Cycles: about 1,000, 43 for each arrow and 250 for each that gets into the list.
.proc   _ama_policy_arrows
        ldx     link
        cpx     #NO_LANDING
        bne     some
        ldx     class
look:   lda     enough
        bne     over
        inx
        cpx     #AMA_CLASSES
        beq     over
        lda     head, x
        cmp     #NO_LANDING
        beq     look
        stx     class
        tax
some:   stx     number
        lda     landing_next, x
        sta     link
        lda     _ama_policy_count
        cmp     _ama_policy_limit
        bcc     walk
        jsr     set_limit
        ldx     number
        lda     landing_lo, x
        clc
        adc     amaz_best_arrow
        sta     sum
        lda     landing_hi, x
        adc     amaz_best_arrow + 1
        cmp     limit + 1
        bcc     none
        bne     walk
        lda     limit
        cmp     sum
        bcc     walk
none:   lda     #1
        sta     enough
        lda     #0
        tax
        rts
over:   lda     #1
        ldx     #0
        rts
walk:   inc     _ama_policy_walked
        ldx     #4                      ; whose landing it is
        lda     number
whose:  dex
        cmp     _ama_policy_who, x
        bcc     whose
        txa
        ora     amaz_us
        tay
        ldx     _ama_hot_amazon, y
        lda     amaz_map_of, x
        sta     from
        jsr     shoot
        lda     #0
        tax
        rts
.endproc

        .segment        SEG_RO
our_entry:
        .byte   AMA_P_TO_NEAR_US, AMA_P_TO_NEAR_US + 1, AMA_P_TO_NEAR_US + 2, AMA_P_TO_NEAR_US + 2, AMA_P_TO_NEAR_US + 2
reach_class:
        .byte   0, 0, 1, 1, 2, 2, 3, 3, 4, 4, 5, 5, 6, 7, 7, 7, 8, 8, 8, 9, 9, 9, 9, 10, 10, 10, 10, 10
.macro  place_row       p, q, r, s
        .byte   AMA_P_FROM_PLACE + p, AMA_P_FROM_PLACE + q, AMA_P_FROM_PLACE + r, AMA_P_FROM_PLACE + s
        .byte   AMA_P_FROM_PLACE + s, AMA_P_FROM_PLACE + r, AMA_P_FROM_PLACE + q, AMA_P_FROM_PLACE + p
.endmacro
from_place:
        place_row 0, 1, 2, 3
        place_row 1, 4, 5, 6
        place_row 2, 5, 7, 8
        place_row 3, 6, 8, 9
        place_row 3, 6, 8, 9
        place_row 2, 5, 7, 8
        place_row 1, 4, 5, 6
        place_row 0, 1, 2, 3
