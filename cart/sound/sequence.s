; Sound engine, part 2: the sequencer. Reads the events of a channel (format: sound.inc) and sets the channel's state.

        .include "sound/sound.inc"
        .include "sound/engine.inc"

        .import drum_ins, drum_pitch, drum_thump, drum_tone

THUMP_STEPS = 6                         ; how long a drum has the triangle, from its event on: two steps until it is struck, and four

        .segment "B_SOUND"

;; tick_if_busy: seq_tick of an effect channel, which has no early key-off.
.macro tick_if_busy channel
        .local idle
        lda ch_ptr_hi+channel
        beq idle
        dec ch_wait+channel
        bne idle
        ldx #channel
        jsr seq_tick::event
idle:
.endmacro

;; seq_tick: one tick of a channel: its next event, its key-off, or nothing.
; In:       X = channel
; Out:      X unchanged
; Clobbers: A, Y, snd_ptr, out_lo
.proc seq_tick
        lda ch_ptr_hi,x
        beq idle
        dec ch_wait,x
        beq event
        lda ch_wait,x
        cmp ch_gate,x
        bne idle
        jmp key_off
idle:   rts

event:  sta snd_ptr+1                   ; A = high byte of the address
        lda ch_ptr_lo,x
        sta snd_ptr
        ldy #0
next:   lda (snd_ptr),y                 ; Y counts the bytes of this event
        bmi length
        iny
        cmp #SND_REST
        bcc note
        beq rest
        cmp #SND_INS                    ; the most frequent commands by far: these two
        bne @volume
        lda (snd_ptr),y
        iny
        sta ch_ins,x
        lda #SILENT_STEP                ; what still rings must not continue in the new instrument
        sta ch_pos,x
        sta ch_fresh,x
        .assert SILENT_STEP = FRESH_NO, error, "two values in one"
        beq next                        ; always
@volume:
        cmp #SND_VOL
        bne other
        lda (snd_ptr),y
        iny
        sta ch_vol,x
        lda ch_fresh,x
        bpl next
        lda #FRESH_NO                   ; no longer still
        sta ch_fresh,x
        beq next                        ; always
other:  jmp command

length: and #$7F
        sta ch_len,x
        iny
        bne next                        ; always

rest:   jsr wait_len
        jmp key_off

drum:   sty out_lo
        tay
        lda drum_thump,y
        beq @dry
        jsr thump
@dry:   lda drum_ins,y
        sta ch_ins,x
        lda drum_pitch,y
        ldy out_lo
        jmp strike
note:   cpx #FIRST_SFX-1
        beq drum
        cpx #SND_CHANNELS-1
        beq drum
strike: sta ch_note,x
        lda #0
        sta ch_slide_lo,x
        sta ch_slide_hi,x
        cpx #FIRST_SFX
        bcs effect
        sta ch_vib_phase,x
        lda #FIRST_STEP
        sta ch_pos,x
        lda struck,x
        sta ch_fresh,x
        lda ch_vib,x
        beq wait_len
        and #$F0
        lsr
        lsr
        sta ch_vib_wait,x
wait_len:                               ; sleep for the current length; the next event is Y bytes on
        lda ch_len,x
        sta ch_wait,x
        tya
        clc
        adc snd_ptr
        sta ch_ptr_lo,x
        bcc @same_page                  ; whoever moves snd_ptr to another page also stores ch_ptr_hi
        inc ch_ptr_hi,x
@same_page:
        rts

effect: lda #FIRST_STEP                 ; without vibrato, and heard at once
        sta ch_pos,x
        sta ch_fresh,x
        .assert FIRST_STEP = FRESH_NOW, error, "two values in one"
        bne wait_len                    ; always
.endproc

struck: .byte FRESH_NEXT, FRESH_NEXT, FRESH_WAIT, FRESH_WAIT    ; sound_tick: the pulses' events come a frame later

;; seq_effects: one tick of every busy effect channel; ends the effects when they are switched off, but not a drum's thump.
; Clobbers: A, X, Y, snd_ptr, out_lo
.proc seq_effects
        lda ch_ptr_hi+4
        ora ch_ptr_hi+5
        ora ch_ptr_hi+6
        ora ch_ptr_hi+7
        beq idle
        lda snd_flags
        and #SND_EFFECTS_ON
        beq stop
tick:   tick_if_busy 7
        tick_if_busy 6
        tick_if_busy 5
        tick_if_busy 4
idle:   rts
stop:   ldx #SND_CHANNELS-1
@next:  lda sfx_priority-FIRST_SFX,x
        beq @keep
        jsr do_end
@keep:  dex
        cpx #FIRST_SFX
        bcs @next
        bcc tick                        ; always
.endproc

;; thump: the triangle's part of a drum: for a moment it takes the triangle from the bass, unless an effect has it.
; In:       A = its instrument, Y = drum
; Out:      X, Y unchanged
; Clobbers: A, out_hi
.proc thump
        sta out_hi
        lda sfx_priority+THUMP-FIRST_SFX
        ora music_mode
        bne @none
        lda out_hi
        sta ch_ins+THUMP
        lda drum_tone,y
        sta ch_note+THUMP
        lda #<thump_end
        sta ch_ptr_lo+THUMP
        lda #>thump_end
        sta ch_ptr_hi+THUMP
        lda #THUMP_STEPS
        sta ch_wait+THUMP
        lda #$F0
        sta ch_vol+THUMP
        lda #FRESH_WAIT                 ; with the noise
        sta ch_fresh+THUMP
        lda #FIRST_STEP
        sta ch_pos+THUMP
        lda #0
        sta ch_gate+THUMP
        sta ch_slide_lo+THUMP
        sta ch_slide_hi+THUMP
@none:  rts
.endproc
thump_end:
        .byte SND_END

;; key_off: moves the instrument to its release, once.
; In:       X = channel
; Out:      X unchanged
; Clobbers: A, Y
.proc key_off
        lda ch_pos,x
        beq @released                   ; nothing was struck
        ldy ch_ins,x
        lda ins_release,y
        cmp ch_pos,x
        bcc @released                   ; the release is behind all other steps
        sta ch_pos,x
        lda ch_fresh,x
        bpl @released
        lda #FRESH_NO                   ; no longer still
        sta ch_fresh,x
@released:
        rts
.endproc

;; command: executes an event from SND_HOLD on and continues with the next one where the event takes no time.
; In:       A = event, X = channel, Y = offset of its first operand
; Clobbers: A, Y, snd_ptr, out_lo, out_hi
.proc command
        sty out_lo
        tay
        lda handler_hi-SND_HOLD,y
        pha
        lda handler_lo-SND_HOLD,y
        pha
        ldy out_lo
        lda (snd_ptr),y                 ; the operand, for those that have one
        iny
        rts                             ; jumps to the handler; the table holds addresses - 1
.endproc

.macro handlers part
        .byte part(do_hold-1), part(do_end-1), part(do_end-1)    ; the second and third, SND_INS and SND_VOL, never come here
        .byte part(do_gate-1), part(do_vib-1), part(do_call-1)
        .byte part(do_return-1), part(do_loop-1), part(do_break-1), part(do_jump-1), part(do_end-1), part(do_glide-1)
.endmacro
handler_lo:
        handlers .lobyte
handler_hi:
        handlers .hibyte
        .assert handler_hi - handler_lo = SND_GLIDE - SND_HOLD + 1, error, "one handler for each command"

; Handlers. In: A = first operand, X = channel, Y = offset behind that operand.

do_hold:
        dey                             ; has no operand
        jmp seq_tick::wait_len
do_gate:
        sta ch_gate,x
        jmp seq_tick::next
do_vib: lsr ch_vib,x                    ; a glide continues
        bcc @set
        ora #GLIDING
@set:   sta ch_vib,x
        jmp seq_tick::next

.proc do_call
        pha                             ; low byte of the phrase
        tya                             ; the phrase returns to the byte behind the high byte
        sec
        adc snd_ptr
        sta ch_ret_lo,x
        lda #0
        adc snd_ptr+1
        sta ch_ret_hi,x
        pla
        ; fall through
.endproc
        .assert * = do_jump, error, "a call is a jump that remembers"

;; do_jump: continues reading at the address whose low byte is in A and whose high byte is at (snd_ptr),y.
.proc do_jump
        sta out_lo
        lda (snd_ptr),y
        sta snd_ptr+1
        sta ch_ptr_hi,x
        lda out_lo
        sta snd_ptr
        ldy #0
        jmp seq_tick::next
.endproc

.proc do_return
        lda ch_ret_lo,x
        sta snd_ptr
        lda ch_ret_hi,x
        sta snd_ptr+1
        sta ch_ptr_hi,x
        ldy #0
        jmp seq_tick::next
.endproc

;; do_loop: jumps back until the body has been played `times` times. A counter at rest is 0, so entering needs no event.
.proc do_loop
        stx out_hi
        clc
        adc out_hi
        tax                             ; index of the loop counter
        lda ch_loop,x
        bne @again
        lda (snd_ptr),y                 ; first end of the body: times - 1 rounds are left
        sta ch_loop,x
@again: dec ch_loop,x
        beq @over
        ldx out_hi
        iny
        lda (snd_ptr),y
        iny
        jmp do_jump
@over:  ldx out_hi
        iny                             ; times, and the address
        iny
        iny
        jmp seq_tick::next
.endproc

;; do_break: in the last round leaves the loop and sets its counter to rest.
.proc do_break
        stx out_hi
        clc
        adc out_hi
        tax
        lda ch_loop,x
        cmp #1
        beq @leave
        ldx out_hi
        iny
        iny
        jmp seq_tick::next
@leave: dec ch_loop,x
        ldx out_hi
        lda (snd_ptr),y
        iny
        jmp do_jump
.endproc

.proc do_end
        lda #0
        sta ch_ptr_hi,x
        cpx #FIRST_SFX
        bcs @effect
        lda ch_ptr_hi
        ora ch_ptr_hi+1
        ora ch_ptr_hi+2
        ora ch_ptr_hi+3
        bne @done
        sta snd_song                    ; the last channel has ended: no song
@done:  rts
@effect:
        sta sfx_priority-FIRST_SFX,x
        sta ch_pos,x
        lda #FRESH_NOW                  ; the music below comes back
        sta ch_fresh-FIRST_SFX,x
        rts
.endproc

;; do_glide: makes A the channel's note without striking it: ch_slide becomes the way back to the pitch of now, and output.s lets it die
; away.
.proc do_glide
        sta out_lo
        sty out_hi
        ldy ch_note,x
        lda (per_lo),y
        clc
        adc ch_slide_lo,x
        sta ch_slide_lo,x
        lda (per_hi),y
        adc ch_slide_hi,x
        sta ch_slide_hi,x
        ldy out_lo
        tya
        sta ch_note,x
        lda ch_slide_lo,x
        sec
        sbc (per_lo),y
        sta ch_slide_lo,x
        lda ch_slide_hi,x
        sbc (per_hi),y
        sta ch_slide_hi,x
        lda ch_vib,x
        ora #GLIDING
        sta ch_vib,x
        lda #FRESH_NOW
        sta ch_fresh,x
        ldy out_hi
        jmp seq_tick::wait_len
.endproc
