; Lets the C test call the sound engine as the NMI does, and see all of its RAM.

        .include "sound/sound.inc"
        .import sound_init, sound_tick, snd_req_song, snd_flags, ch_ptr_hi
        .export _engine_init, _engine_tick
        .export _snd_req_song = snd_req_song, _snd_flags = snd_flags, _ch_ptr_hi = ch_ptr_hi

        .segment "CODE"

; void __fastcall__ engine_init(uint8_t tv);
_engine_init = sound_init

; void engine_tick(void);
_engine_tick = sound_tick
