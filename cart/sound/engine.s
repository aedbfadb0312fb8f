; Sound engine: plays songs and effects on the two pulses, the triangle and the noise of the console's APU.
;
; There are eight logical channels: 0..3 play the music, 4..7 the effects, both in the order pulse 1, pulse 2,
; triangle, noise. All eight read the same event format and the same instruments; while an effect channel is busy
; it owns its hardware channel and the music channel below it continues unheard. Formats and the mailbox: sound.inc.
; Data: build/gen/sound_data.s, by tools/mml2snd.
;
; The engine's clock is 60 Hz on every TV system: at 50 Hz one frame in five takes two steps, so tempo, effects
; and envelopes last equally long everywhere. Pitch comes from one period table per CPU clock.

        .include "sound/sound.inc"

        .include "sound/engine.inc"

        .import song_lo, song_hi, sfx_lo, sfx_hi, period_lo_table, period_hi_table
        .export sound_init, sound_tick

APU_STATUS = APU + $15
APU_FRAME  = APU + $17

ALL_CHANNELS = $0F
FRAME_NO_IRQ = $40
DEFAULT_LEN  = 6                        ; an eighth, in ticks
NEVER_HI     = $FF                      ; no period has this high byte, so the first note writes it
DOUBLE_EVERY = 5                        ; 50 Hz: each fifth frame takes two steps

        .segment "ZEROPAGE"
snd_ptr:    .res 2                      ; event or instrument being read; sound_tick only
per_lo:     .res 2                      ; this console's period table, low bytes
per_hi:     .res 2                      ; and high bytes
tempo_acc:  .res 2                      ; fraction of a music tick
tempo_add:  .res 2                      ; music ticks a step, 1/65536
music_mode: .res 1                      ; MUSIC_PLAIN, or what output.s does to the music's volume
env_byte:   .res 1                      ; duty and volume of the channel being played
env_arp:    .res 1                      ; semitones to add
out_lo:     .res 1                      ; period about to be written
out_hi:     .res 1
ch_fresh:   .res SND_CHANNELS           ; FRESH_...: what of a channel still has to be written

        .segment "BSS"
snd_state:                              ; everything from here to snd_state_end is cleared by sound_init
snd_req_song:  .res 1
snd_req_sfx:   .res 2
snd_flags:     .res 1
snd_ticks:     .res 2
snd_song:      .res 1
pulses_due:    .res 1                   ; the present tick has not reached the pulses yet
until_double:  .res 1                   ; frames to the next double frame, 0 = none at 60 Hz
until_bar:     .res 1                   ; ticks to the song's next bar line
last_hi:       .res 2                   ; high period byte last written to each pulse
sfx_priority:  .res SND_HW_CHANNELS     ; of the effect on each hardware channel, 0 = none
ch_ptr_lo:     .res SND_CHANNELS        ; next event
ch_ptr_hi:     .res SND_CHANNELS        ; 0 = channel idle
ch_wait:       .res SND_CHANNELS        ; ticks to the next event
ch_len:        .res SND_CHANNELS        ; ticks a note lasts
ch_gate:       .res SND_CHANNELS        ; key-off this many ticks before the next event, 0 = never
ch_note:       .res SND_CHANNELS        ; index into the period table, or noise period
ch_ins:        .res SND_CHANNELS
ch_pos:        .res SND_CHANNELS        ; position in the instrument
ch_vol:        .res SND_CHANNELS        ; 0..15, in the high nibble
ch_slide_lo:   .res SND_CHANNELS        ; sum of the instrument's slides since the note began
ch_slide_hi:   .res SND_CHANNELS
ch_loop:       .res SND_CHANNELS        ; loop counters, by nesting level; effects have the first level only
ch_loop1:      .res SND_HW_CHANNELS
ch_loop2:      .res SND_HW_CHANNELS     ; the level of loops inside a phrase
ch_ret_lo:     .res SND_HW_CHANNELS     ; where a phrase returns to
ch_ret_hi:     .res SND_HW_CHANNELS
ch_vib:        .res SND_HW_CHANNELS     ; delay / 4 in the high nibble, depth in bits 3-2
ch_vib_wait:   .res SND_HW_CHANNELS     ; steps before the vibrato starts
ch_vib_phase:  .res SND_HW_CHANNELS
snd_state_end:
        .assert snd_state_end - snd_state <= SND_BSS_MAX, error, "sound: too much RAM"
        .assert ch_loop1 = ch_loop + SND_CHANNELS, error, "loop counters must follow each other"
        .assert ch_loop2 = ch_loop1 + SND_HW_CHANNELS, error, "loop counters must follow each other"
        .export snd_req_song, snd_req_sfx, snd_flags, snd_ticks, snd_song
        .export _snd_ticks = snd_ticks, _snd_song = snd_song

        .segment "B_SOUND"

;; sound_init: silences the APU and starts from nothing, whatever RAM holds.
; In:       A = TV system: SND_NTSC, SND_PAL, SND_DENDY
; Clobbers: A, X, Y
; Cycles:   about 1,500; the NMI must be off, or not call sound_tick yet
.proc sound_init
        tay
        lda #0
        ldx #snd_state_end - snd_state
@clear: sta snd_state-1,x
        dex
        bne @clear
        stx tempo_acc
        stx tempo_acc+1
        stx tempo_add
        stx tempo_add+1
        stx music_mode
        cpy #SND_NTSC
        beq @sixty
        lda #DOUBLE_EVERY
        sta until_double
@sixty: lda period_lo_table,y
        sta per_lo
        lda period_lo_table+3,y
        sta per_lo+1
        lda period_hi_table,y
        sta per_hi
        lda period_hi_table+3,y
        sta per_hi+1
        lda #SND_MUSIC_ON | SND_EFFECTS_ON
        sta snd_flags
        lda #NEVER_HI
        sta last_hi
        sta last_hi+1
        lda #FRAME_NO_IRQ
        sta APU_FRAME
        lda #0
        sta APU_STATUS                  ; also empties the length counters
        lda #ALL_CHANNELS
        sta APU_STATUS
        lda #PULSE_IDLE
        sta APU + $00
        sta APU + $04
        sta APU + $0C
        lda #$08                        ; sweep off, and negate so that no low note is muted by its target period
        sta APU + $01
        sta APU + $05
        lda #TRI_OFF
        sta APU + $08
        lda #0
        sta APU + $0A
        sta APU + $0B                   ; arms the linear counter: its control bit stays set for good
        sta APU + $0F                   ; noise length counter: loaded once, halted for good
        rts
.endproc

;; sound_tick: one video frame of sound. Called by the NMI.
; Clobbers: A, X, Y
; Cycles:   README.md has the measured worst case; test: tests/sound/cycles.t
; The work is spread over frames, and notes are held back (ch_fresh) so that those of one tick are still heard together:
;   frame n      music tick: events of the noise and the triangle      (or: a song is started)
;   frame n + 1  events of the pulses
;   frame n + 2  all of these are played
; An effect that was asked for is started in a frame without a tick. Its channels strike their first notes in the next frames, one a frame,
; and each is heard in the frame in which it does: up to then the music is.
.proc sound_tick
        lda snd_req_song
        beq @pulses
        bpl @song
        cmp #SND_STOP
        beq @song
        and #<~SND_AT_BAR
        ldx snd_song
        beq @song
        cmp snd_song
        bne @pulses                     ; it waits for a bar line
@song:  jsr take_song
        bcs @play
@pulses:
        lda pulses_due
        beq @step
        dec pulses_due
        ldx #1
        jsr seq_tick
        dex
        jsr seq_tick
@step:  jsr step
        lda until_double
        beq @play
        dec until_double
        bne @play
        lda #DOUBLE_EVERY
        sta until_double
        jsr step
        jsr snd_age_all                     ; the instruments' second step
@play:  lda snd_flags
        and #SND_MUSIC_ON | SND_DUCK
        eor #SND_MUSIC_ON
        .assert MUSIC_PLAIN = 0, error, "no flag out of the ordinary"
        cmp music_mode
        beq @same
        sta music_mode
        ldx #SND_HW_CHANNELS-1          ; every level is to be written again
        lda #FRESH_NOW
@again: ldy ch_fresh,x
        bpl @next
        sta ch_fresh,x
@next:  dex
        bpl @again
@same:  jmp snd_play
.endproc

;; step: 1/60 s of sequencing. Below MML_TEMPO_MAX (tools/mml/mml.h) there is never a tick in two steps running.
; Clobbers: A, X, Y
.proc step
        clc
        lda tempo_acc
        adc tempo_add
        sta tempo_acc
        lda tempo_acc+1
        adc tempo_add+1
        sta tempo_acc+1
        bcs @music
        lda snd_req_sfx
        ora snd_req_sfx+1
        bne take_effects
        jmp seq_effects
@music: lda snd_song
        beq @effects
        inc snd_ticks
        bne @low
        inc snd_ticks+1
@low:   dec until_bar
        bne @tick
        lda #SND_BAR
        sta until_bar
        lda snd_req_song
        bmi @change
@tick:  inc pulses_due
        ldx #3
        jsr seq_tick
        dex
        jsr seq_tick
@effects:
        jmp seq_effects
@change:
        and #<~SND_AT_BAR
        ; fall through
.endproc
        .assert * = take_song, error, "a bar line is where a song may be taken"

;; take_song: starts or stops a song, unless the one asked for already plays.
; In:       A = song id + 1, or SND_STOP
; Out:      carry set if anything was done
; Clobbers: A, X, Y
.proc take_song
        ldx #0
        stx snd_req_song
        cmp snd_song
        bne start_song
        clc
        rts
.endproc

;; take_effects: starts the effects that were asked for; they read their first events in the next steps.
; Clobbers: A, X, Y
.proc take_effects
        lda snd_flags
        and #SND_EFFECTS_ON
        beq @taken
        lda snd_req_sfx
        beq @second
        jsr start_effect
@second:
        lda snd_req_sfx+1               ; the second slot may be the only one in use: see sound_sfx
        beq @taken
        jsr start_effect
@taken: lda #0
        sta snd_req_sfx
        sta snd_req_sfx+1
        rts
.endproc

;; start_song
; In:       A = song id + 1, or SND_STOP
; Out:      carry set
; Clobbers: A, X, Y
.proc start_song
        ldx sfx_priority+THUMP-FIRST_SFX
        bne @free
        stx ch_ptr_hi+THUMP             ; no drum of the old song continues
        stx ch_pos+THUMP
@free:  ldx #0
        stx pulses_due
        cmp #SND_STOP
        bne @begin
        txa
        sta snd_song
        ldx #SND_HW_CHANNELS-1
@stop:  sta ch_ptr_hi,x
        dex
        bpl @stop
        sec
        rts
@begin: sta snd_song
        tax
        lda song_lo-1,x
        sta snd_ptr
        lda song_hi-1,x
        sta snd_ptr+1
        ldy #0
        lda (snd_ptr),y                 ; header: ticks a step (word), four channel addresses (0 = none)
        sta tempo_add
        iny
        lda (snd_ptr),y
        sta tempo_add+1
        lda #$FF                        ; the next step brings the first tick
        sta tempo_acc
        sta tempo_acc+1
        lda #SND_BAR + 1                ; which is no bar line to change at
        sta until_bar
        ldx #0
@channel:
        iny
        lda (snd_ptr),y
        sta ch_ptr_lo,x
        iny
        lda (snd_ptr),y
        jsr reset_channel
        lda #0
        sta ch_loop1,x
        sta ch_loop2,x
        sta ch_vib,x
        inx
        cpx #SND_HW_CHANNELS
        bne @channel
        sec
        rts
.endproc

;; reset_channel: a channel as a song or an effect expects to find it.
; In:       X = channel, A = high byte of its first event's address
; Clobbers: A
.proc reset_channel
        sta ch_ptr_hi,x
        lda #0
        sta ch_gate,x
        sta ch_loop,x
        sta ch_ins,x
        sta ch_pos,x                    ; silence
        .assert SILENT_STEP = 0, error, "sta above"
        sta ch_slide_lo,x
        sta ch_slide_hi,x
        sta ch_fresh,x
        lda #1
        sta ch_wait,x                   ; the first event comes with the first tick
        lda #DEFAULT_LEN
        sta ch_len,x
        lda #$F0
        sta ch_vol,x
        rts
.endproc

;; start_effect: gives the effect each of its channels that no more important effect holds.
; In:       A = effect id + 1
; Clobbers: A, X, Y, snd_ptr, out_lo
.proc start_effect
        tax
        lda sfx_lo-1,x
        sta snd_ptr
        lda sfx_hi-1,x
        sta snd_ptr+1
        ldy #0
        lda (snd_ptr),y                 ; header: priority, then (channel, address) until SND_SFX_END
        sta env_byte
        sty out_lo
@channel:
        iny
        lda (snd_ptr),y
        bmi @done
        tax
        lda env_byte
        cmp sfx_priority,x
        bcc @held
        sta sfx_priority,x
        iny
        lda (snd_ptr),y
        sta ch_ptr_lo+SND_HW_CHANNELS,x
        iny
        lda (snd_ptr),y
        inx
        inx
        inx
        inx
        .assert SND_HW_CHANNELS = 4, error, "four inx above"
        pha
        lda ch_pos,x
        beq @quiet
        lda #FRESH_NOW                  ; another effect ends here: the music below comes back, for a frame
        sta ch_fresh-FIRST_SFX,x
@quiet: pla
        jsr reset_channel
        inc out_lo
        lda out_lo
        sta ch_wait,x                   ; one channel a frame
        jmp @channel
@held:  iny
        iny
        jmp @channel
@done:  rts
.endproc
