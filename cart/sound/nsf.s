; The NSF: the engine and its data as they are on the cartridge, started by a music player. Tracks are all songs, then all effects.
; tools/mknsf.pl adds titles and lengths behind it.

        .include "sound/sound.inc"
        .include "sound_ids.inc"

        .import sound_init, sound_tick, snd_req_song, snd_req_sfx
        .import __NSF_SIZE__

NTSC_MICROSECONDS = 16639               ; of a frame
PAL_MICROSECONDS  = 19997
BOTH_SYSTEMS      = 2
VERSION           = 2                   ; NSF2: old players take what follows the program for more of it, which does no harm

.macro field text
        .local start
start:  .byte text
        .res 32 - (* - start), 0
.endmacro

        .segment "HEADER"
        .byte "NESM", $1A, VERSION, SONG_COUNT + SFX_COUNT, SONG_TITLE + 1
        .word $8000, init, sound_tick
        field "Boardcart"
        field "Boardcart authors"
        field "MIT licence"
        .word NTSC_MICROSECONDS
        .res 8, 0                       ; no banks
        .word PAL_MICROSECONDS
        .byte BOTH_SYSTEMS, 0, 0        ; no further chips, nothing out of the ordinary
        .faraddr __NSF_SIZE__           ; of the program; chunks follow

        .segment "CODE"

;; init: called by the player, which then calls sound_tick once a frame.
; In:       A = track, X = 0 NTSC, 1 PAL
.proc init
        pha
        txa
        jsr sound_init
        .assert SND_NTSC = 0 && SND_PAL = 1, error, "the player's numbers are the engine's"
        pla
        tax
        inx
        cpx #SONG_COUNT + 1
        bcs @effect
        stx snd_req_song
        rts
@effect:
        txa
        sbc #SONG_COUNT
        sta snd_req_sfx
        rts
.endproc
