/* Pad, sticks and keyboard of the front end to buttons of the machine. */
#ifndef LABKIT_INPUT_DEVICES_H
#define LABKIT_INPUT_DEVICES_H

#include "machine.h"

#include <libretro.h>

/* The devices that may be plugged in. Call from retro_set_environment. */
void labkit_input_announce(retro_environment_t environment);

/* What each button does. Call from retro_load_game. */
void labkit_input_describe(retro_environment_t environment, unsigned language);

/* What is held now. */
void labkit_input_read(retro_input_state_t state, bool bitmasks, uint16_t dead_zone, machine_input_t *in);

#endif
