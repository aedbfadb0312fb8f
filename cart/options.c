#include <string.h>
#include "cart/options.h"
#include "cart/rng.h"
#include "cart/save.h"
#include "cart/sound/sound.h"
#include "cart/text.h"

#define MIX_STEPS 16

options_t options;

void options_apply_sound(void) {
    uint8_t on = 0;
    if (options.music) {
        on = SOUND_MUSIC_ON;
    }
    if (options.effects) {
        on |= SOUND_EFFECTS_ON;
    }
    sound_switch(on);
}

void options_load(void) {
    uint8_t i;
    memset(&options, 0, sizeof options);
    if (save_load(SAVE_OPTIONS, &options, sizeof options) == 0) {
        options.music = 1;
        options.effects = 1;
    }
    options.music = options.music != 0; /* switches turn one bit */
    options.effects = options.effects != 0;
    options.quick = options.quick != 0;
    if (options.language >= TEXT_LANGUAGES) {
        options.language = TEXT_ENGLISH;
    }
    ++options.boots[0];
    if (options.boots[0] == 0) {
        ++options.boots[1];
    }
    rng_stir(options.boots[0]);
    rng_stir(options.boots[1]);
    for (i = 0; i < MIX_STEPS; ++i) { /* until the few bits of a first boot have spread to every byte */
        rng_next();
    }
    options_store();
    options_apply_sound();
}

void options_store(void) {
    save_update(SAVE_OPTIONS, 0, &options, sizeof options);
}
