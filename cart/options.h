/* What the player has chosen for all games, kept in the save. */
#ifndef OPTIONS_H
#define OPTIONS_H

#include <stdint.h>
#include "gates.h"

typedef struct {
    uint8_t music, effects; /* 1 on, 0 off */
    uint8_t boots[2];       /* power-ons so far: each starts with other random numbers */
    uint8_t language;       /* TEXT_ENGLISH, TEXT_CHINESE */
    uint8_t quick;          /* 1: pieces appear in place at once, nothing flies or bounces */
} options_t;

extern options_t options;

FAR(B_SHELL, void, options_load, (void)); /* at power-on: what was kept, or everything on */
FAR(B_SHELL, void, options_store, (void));
FAR(B_SHELL, void, options_apply_sound, (void));

#endif
