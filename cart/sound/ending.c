#include "cart/options.h"
#include "cart/sound/ending.h"
#include "cart/sound/sound.h"
#include "sound_ids.h"

#if SONG_AMAZONS_END != SONG_AMAZONS + 1 || SONG_CONNECT4_END != SONG_CONNECT4 + 1 || \
    SONG_GOBANG_END != SONG_GOBANG + 1 || SONG_SKYSCRAPERS_END != SONG_SKYSCRAPERS + 1
#error "the fuller song must have the next id"
#endif

void sound_theme(uint8_t song, uint8_t end_near) {
    uint8_t wanted = song;
    if (end_near) {
        ++wanted;
    }
    if ((uint8_t)(snd_song - 1 - song) <= 1) {
        sound_song_at_bar(wanted);
    } else {
        sound_song(song);
        sound_once(wanted);
    }
}

void sound_ending(uint8_t ending) {
    static const uint8_t songs[SOUND_ENDINGS] = {SONG_WIN, SONG_LOSE, SONG_DRAW, SONG_SOLVED, SONG_GOAL};
    static const uint8_t effects[SOUND_ENDINGS] = {SFX_WIN, SFX_LOSE, SFX_DRAW, SFX_SOLVE, SFX_WIN};
    sound_once(songs[ending]);
    if (!options.music) {
        sound_sfx(effects[ending]);
    }
}
