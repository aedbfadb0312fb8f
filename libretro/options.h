/* Core options: what they are, and telling the front end in the newest of three ways it understands. */
#ifndef LABKIT_OPTIONS_H
#define LABKIT_OPTIONS_H

#include <libretro.h>
#include <stdint.h>

typedef struct {
    uint32_t fix; /* corrections */
    uint32_t logic_rate, pixel_rate;
    uint8_t sound, hud;
    uint16_t dead_zone; /* of the sticks, of 32767 */
} options_t;

/* Tells the front end which options there are. To be called from retro_set_environment. */
void labkit_options_announce(retro_environment_t environment);

/* Asks for all values; what the front end does not know is at its preset value. */
void labkit_options_read(retro_environment_t environment, options_t *options);

#endif
