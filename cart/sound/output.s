; Sound engine, part 3: turns the state of the channels into APU writes, once a frame.
;
; A pulse restarts its wave when its high period byte is written, which is heard as a click: it is written only when it
; changes, and vibrato never crosses into another high byte.

        .include "sound/sound.inc"
        .include "sound/engine.inc"

        .import vib_table, mul_table

VIB_SPEED  = 26                         ; 256 is a full wave: 60 Hz * 26 / 256 = 6.1 Hz
PERIOD_MAX = $07FF
NOISE_MASK = $0F
VOLUME     = $0F

        .segment "B_SOUND"

;; own: chooses who is heard on a hardware channel: X = its effect channel once that has struck a note, else its music channel. Goes to
; `silent` if neither plays, to `skip` if its note begins in a later frame or nothing is to be done.
.macro own channel, silent, skip
        .local music, begun, ready, still
        ldx #channel
        lda ch_pos+FIRST_SFX+channel
        beq music
        jsr age                         ; the music below an effect continues unheard
        ldx #channel+FIRST_SFX
        bne begun                       ; always
music:  lda ch_ptr_hi+channel
        beq silent
begun:  lda ch_fresh,x
        bmi still
        cmp #FRESH_NEXT
        bcc ready
        dec ch_fresh,x
still:  jmp skip
ready:
.endmacro

;; take_step: moves channel X's instrument on: env_byte, and if the step bends the pitch env_arp and ch_fresh. A channel that holds,
; and whose pitch is written, is still from now on: its level is written once more and then left alone.
.macro take_step
        .local next, done, hold
        ldy ch_ins,x
        lda ins_lo,y
        sta snd_ptr
        lda ins_hi,y
        sta snd_ptr+1
        ldy ch_pos,x
        lda (snd_ptr),y
        sta env_byte
        iny
        and #SND_STEP_BEND | SND_STEP_HOLD
        beq next
        cmp #SND_STEP_HOLD
        beq hold
        jsr special_step
        jmp done
hold:   lda ch_fresh,x
        bne done
        lda #FRESH_STILL
        sta ch_fresh,x
        bne done                        ; always
next:   tya
        sta ch_pos,x
done:
.endmacro

;; get_level: A = $30 + volume of channel X, of env_byte, of its volume and, for the music, of the switches.
.macro get_level
        .local plain
        lda env_byte
        and #VOLUME
        ora ch_vol,x
        tay
        lda mul_table,y
        ldy music_mode
        beq plain
        jsr changed_level
plain:
.endmacro

;; snd_play: writes all four hardware channels.
; Clobbers: A, X, Y, snd_ptr
.proc snd_play
        own 0, silent1, pulse2
        take_step
        get_level
        sta out_lo
        lda env_byte
        and #$C0
        ora out_lo
        sta APU + $00
        lda ch_fresh,x
        beq pulse2
        bmi pulse2
        jsr pitch
        sta APU + $02
        lda out_hi
        cmp last_hi+0
        beq pulse2
        sta last_hi+0
        sta APU + $03
        jmp pulse2
silent1:
        lda #PULSE_IDLE
        sta APU + $00

pulse2: own 1, silent2, triangle
        take_step
        get_level
        sta out_lo
        lda env_byte
        and #$C0
        ora out_lo
        sta APU + $04
        lda ch_fresh,x
        beq triangle
        bmi triangle
        jsr pitch
        sta APU + $06
        lda out_hi
        cmp last_hi+1
        beq triangle
        sta last_hi+1
        sta APU + $07
        jmp triangle
silent2:
        lda #PULSE_IDLE
        sta APU + $04

triangle:
        own 2, silent3, noise
        take_step
        get_level
        and #VOLUME
        beq silent3
        lda #TRI_ON
        sta APU + $08
        lda ch_fresh,x
        beq noise
        bmi noise
        jsr pitch
        sta APU + $0A
        lda out_hi
        sta APU + $0B                   ; harmless here: the triangle does not restart
        jmp noise
silent3:
        lda #TRI_OFF
        sta APU + $08

noise:  own 3, silent4, done
        lda #FRESH_NO                   ; it has no pitch that could be fresh
        sta ch_fresh,x
        sta env_arp
        take_step
        get_level
        sta APU + $0C
        lda env_byte
        and #$80                        ; duty 2, 3: the short, metallic sequence
        sta out_lo
        lda ch_note,x
        clc
        adc env_arp
        and #NOISE_MASK
        ora out_lo
        sta APU + $0E
        rts
silent4:
        lda #PULSE_IDLE
        sta APU + $0C
done:   rts
.endproc

;; changed_level: the level when music is switched off or ducked.
; In:       A = $30 + volume, X = channel, Y = music_mode
; Out:      A = $30 + volume
; Clobbers: Y
.proc changed_level
        cpx #FIRST_SFX
        bcs @keep                       ; an effect
        cpx #2
        beq @off                        ; the triangle knows no volume: a third of it is none
        cpy #SND_DUCK
        bne @off
        and #VOLUME
        tay
        lda third,y
@keep:  rts
@off:   lda #PULSE_IDLE
        rts
.endproc

third:  .byte $30, $31, $31, $31, $31, $32, $32, $32, $33, $33, $33, $34, $34, $34, $35, $35  ; n / 3, but never silent

;; special_step: the rest of a step that bends the pitch and may jump.
; In:       X = channel, Y = position behind the step's first byte
; Out:      X unchanged, env_arp, ch_fresh
; Clobbers: A, Y
.proc special_step
        lda (snd_ptr),y
        sta env_arp
        iny
        lda (snd_ptr),y
        beq @slid
        bpl @down
        dec ch_slide_hi,x               ; sign extension
@down:  clc
        adc ch_slide_lo,x
        sta ch_slide_lo,x
        bcc @slid
        inc ch_slide_hi,x
@slid:  iny
        lda #FRESH_NOW
        sta ch_fresh,x
        lda env_byte
        and #SND_STEP_HOLD
        beq @next
        lda (snd_ptr),y
        sta ch_pos,x
        rts
@next:  tya
        sta ch_pos,x
        rts
.endproc

;; age: takes a step without playing it.
; In:       X = channel
; Clobbers: A, Y, snd_ptr
.proc age
        lda ch_pos,x
        cmp #FIRST_STEP+1
        bcc idle                        ; not begun yet
begun:  ldy ch_ins,x
        lda ins_lo,y
        sta snd_ptr
        lda ins_hi,y
        sta snd_ptr+1
        ldy ch_pos,x
        lda (snd_ptr),y
        sta env_byte
        iny
        and #SND_STEP_BEND | SND_STEP_HOLD
        beq @next
        cmp #SND_STEP_HOLD
        bne special_step                ; a step that only holds is left to snd_play
        rts
@next:  tya
        sta ch_pos,x
idle:   rts
.endproc

;; snd_age_all: one more step for every channel, in the double frames of 50 Hz consoles.
; Clobbers: A, X, Y, snd_ptr
.proc snd_age_all
        ldx #SND_CHANNELS-1
@next:  lda ch_pos,x
        cmp #FIRST_STEP+1
        bcc @idle
        jsr age::begun
@idle:  dex
        bpl @next
        rts
.endproc

;; pitch: the period a pulse or the triangle has now.
; In:       X = channel, env_byte, env_arp
; Out:      A = out_lo, out_hi, X unchanged; ch_fresh = FRESH_NO unless there is vibrato
; Clobbers: Y
.proc pitch
        lda env_byte
        and #SND_STEP_BEND
        beq @straight                   ; env_arp is not of this step
        lda env_arp
@straight:
        clc
        adc ch_note,x
        tay
        lda (per_lo),y
        clc
        adc ch_slide_lo,x
        sta out_lo
        lda (per_hi),y
        adc ch_slide_hi,x
        sta out_hi
        cmp #>(PERIOD_MAX + 1)
        bcs @outside
        cpx #FIRST_SFX
        bcs @settle
        lda ch_vib,x
        bne @bend
@settle:
        lda #FRESH_NO
        sta ch_fresh,x
        lda out_lo
        rts
@bend:  lsr
        .assert GLIDING = 1, error, "lsr above"
        bcs glide
        lda ch_vib_wait,x
        beq vibrato
        dec ch_vib_wait,x
        lda out_lo
        rts
@outside:
        ldy #<PERIOD_MAX                ; slid below the lowest note
        lda out_hi
        bpl @limit
        ldy #0                          ; above the highest: periods below 8 are silent on a pulse
@limit: sty out_lo
        lda #>PERIOD_MAX
        cpy #0
        bne @high
        tya
@high:  sta out_hi
        tya
        rts
.endproc

;; glide: takes a quarter off the way that is left to the note, for the next frame.
; In:       X = channel, out_lo
; Out:      A = out_lo
; Clobbers: snd_ptr
.proc glide
        lda ch_slide_hi,x
        cmp #$80                        ; its sign
        ror
        sta snd_ptr+1
        lda ch_slide_lo,x
        ror
        sta snd_ptr
        lda snd_ptr+1
        cmp #$80
        ror snd_ptr+1
        ror snd_ptr
        lda snd_ptr
        ora snd_ptr+1
        beq @there
        lda ch_slide_lo,x
        sec
        sbc snd_ptr
        sta ch_slide_lo,x
        lda ch_slide_hi,x
        sbc snd_ptr+1
        sta ch_slide_hi,x
        lda out_lo
        rts
@there: sta ch_slide_lo,x               ; 0 to 3 units: none
        sta ch_slide_hi,x
        lda ch_vib,x
        and #<~GLIDING
        sta ch_vib,x
        lda out_lo
        rts
.endproc

;; vibrato: bends out_lo by a sine whose depth follows the pitch, as an ear expects.
; In:       X = channel, out_lo, out_hi
; Out:      A = out_lo
; Clobbers: Y, env_arp
.proc vibrato
        lda ch_vib_phase,x
        clc
        adc #VIB_SPEED
        sta ch_vib_phase,x
        lsr
        lsr
        lsr
        lsr
        tay
        lda ch_vib,x                    ; table index: period / 128, depth, quarter of the sine
        and #$0C
        ora sine_quarter,y
        sta env_arp
        lda out_lo
        asl
        lda out_hi
        rol
        asl
        asl
        asl
        asl
        ora env_arp
        tay
        lda ch_vib_phase,x
        bmi @up
        lda out_lo
        clc
        adc vib_table,y
        bcc @set
        lda #$FF                        ; stays below the next high byte
@set:   sta out_lo
        rts
@up:    lda out_lo
        sec
        sbc vib_table,y
        bcs @set
        lda #$00
        sta out_lo
        rts
.endproc

sine_quarter:
        .byte 0, 1, 2, 3, 3, 2, 1, 0, 0, 1, 2, 3, 3, 2, 1, 0
