; Far calls. cc65 turns a call of a function declared in the generated gates.h into: index of the gate in tmp4,
; arguments where a near call has them (last in A/X, others on the C stack), jsr gate_enter. The tables behind the
; index are generated from the gates.txt lists, with the bank numbers filled in by the linker.

.include "ram.inc"
.importzp tmp4
.import mapper_page
.import gate_lo, gate_hi, gate_page
.export _gate_enter, _far_call

.segment "FIXED"

; In: tmp4 = gate, A/X = last argument | Out: A/X = result, page as before | Clobbers Y, what the callee clobbers
; 120 cycles beside the call itself.
.proc _gate_enter
        sta gate_a
        stx gate_x
        lda _page_now
        pha
        ldy tmp4
        lda gate_lo,y
        sta gate_to
        lda gate_hi,y
        sta gate_to+1
        lda gate_page,y
        jsr mapper_page
        lda gate_a
        ldx gate_x
        jsr jump_to
        jmp return_page
.endproc

; void __fastcall__ far_call(void (*fn)(void));  calls fn in page far_page, comes back to the page that called
.proc _far_call
        sta gate_to
        stx gate_to+1
        lda _page_now
        pha
        lda _far_page
        jsr mapper_page
        jsr jump_to
        ; fall through
.endproc
.assert * = return_page, error, "far_call falls into return_page"

; The page on the stack comes back; A/X stay.
.proc return_page
        sta gate_a
        stx gate_x
        pla
        jsr mapper_page
        lda gate_a
        ldx gate_x
        rts
.endproc

.proc jump_to
        jmp (gate_to)
.endproc
