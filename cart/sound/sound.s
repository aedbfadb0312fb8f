; Sound calls for C: they write the mailbox described in sound.inc and live in the fixed bank.

        .include "sound/sound.inc"

        .import snd_req_song, snd_req_sfx, snd_flags, snd_song
        .export _sound_song, _sound_song_at_bar, _sound_once, _sound_go_on, _sound_sfx, _sound_switch, _sound_pause
        .importzp tmp1

        .segment "BSS"
theme:  .res 1                          ; song id + 1 that sound_go_on brings back, 0 = none; written by main code only

        .segment "CODE"

;; void __fastcall__ sound_song(uint8_t song);
; In:       A = song id, $FF = stop
; Clobbers: X
; Cycles:   24
.proc _sound_song
        tax
        inx
        stx theme
        bne ask
        dex                             ; $FF is SND_STOP itself
ask:    stx snd_req_song
        rts
.endproc
        .assert SND_STOP = $FF, error, "SND_STOP is what sound_song is given"

;; void __fastcall__ sound_song_at_bar(uint8_t song);
; In:       A = song id
; Clobbers: A
; Cycles:   16
.proc _sound_song_at_bar
        clc
        adc #1 + SND_AT_BAR
        sta snd_req_song
        rts
.endproc

;; void __fastcall__ sound_once(uint8_t song);
; In:       A = song id
; Clobbers: X
; Cycles:   17
.proc _sound_once
        tax
        inx
        bne _sound_song::ask
.endproc

;; void sound_go_on(void);
; Clobbers: A
; Cycles:   at most 26
; What was asked for a moment ago is not lost: the NMI takes it from snd_req_song and sets snd_song in one go.
.proc _sound_go_on
        lda snd_req_song
        ora snd_song
        bne @done
        lda theme
        sta snd_req_song
@done:  rts
.endproc

;; void __fastcall__ sound_sfx(uint8_t effect);
; In:       A = effect id
; Clobbers: A, X
; Cycles:   at most 37
; The NMI may empty the slots between the tests below; the request then waits in slot 1 for the next frame, alone.
.proc _sound_sfx
        tax
        inx
        lda snd_req_sfx
        bne @second
        stx snd_req_sfx
        rts
@second:
        cpx snd_req_sfx+1               ; ids rise with priority
        bcc @less
        stx snd_req_sfx+1
@less:  rts
.endproc

;; void __fastcall__ sound_switch(uint8_t on);
; In:       A = SND_MUSIC_ON and SND_EFFECTS_ON bits
; Clobbers: A, X
; Cycles:   29
.proc _sound_switch
        and #SND_MUSIC_ON | SND_EFFECTS_ON
        sta tmp1
        lda snd_flags
        and #SND_DUCK
        ora tmp1
        sta snd_flags                   ; one write: the NMI sees the old switches or the new ones
        rts
.endproc

;; void __fastcall__ sound_pause(uint8_t paused);
; In:       A = 0: full level, else ducked
; Clobbers: A, X
; Cycles:   at most 22
.proc _sound_pause
        tax
        lda snd_flags
        and #<~SND_DUCK
        cpx #0
        beq @set
        ora #SND_DUCK
@set:   sta snd_flags
        rts
.endproc
