#include "cart/options.h"
#include "cart/sound/ending.h"
#include "cart/sound/sound.h"
#include "sound_ids.h"

void sound_ending(uint8_t ending) {
    static const uint8_t songs[SOUND_ENDINGS] = {SONG_WIN, SONG_LOSE, SONG_DRAW, SONG_SOLVED, SONG_GOAL};
    static const uint8_t effects[SOUND_ENDINGS] = {SFX_WIN, SFX_LOSE, SFX_DRAW, SFX_SOLVE, SFX_WIN};
    sound_once(songs[ending]);
    if (!options.music) {
        sound_sfx(effects[ending]);
    }
}
