/* Core options: what they are, and how the front end gets them, in the newest of four ways that it understands. Their
 * texts, in English and Chinese, are in options_text.c. */
#ifndef LABKIT_OPTIONS_H
#define LABKIT_OPTIONS_H

#include "board/corrections.h"

#include <libretro.h>
#include <stdint.h>

typedef struct {
    uint32_t fix; /* corrections */
    uint32_t logic_rate, pixel_rate;
    uint8_t volume; /* per cent; 0 if the behaviour is silent */
    uint8_t hud, start_held;
    uint16_t dead_zone; /* dead zone of the sticks, out of 32767 */
} options_t;

/* Tells the front end which options there are. Call from retro_set_environment. */
void labkit_options_announce(retro_environment_t environment);

/* Asks for all values; those that the front end does not know get their default. `behaviour` ("built",
 * "meant", "extended") comes from the content and wins over the option; NULL: none. */
void labkit_options_read(retro_environment_t environment, const char *behaviour, options_t *options);

/* Finds the corrections of a behaviour by its name; false if there is no such name. */
bool labkit_options_behaviour(const char *name, uint32_t *fix);

/* ---- options_text.c ---- */

/* Options other than the corrections, in the order of the menus. */
enum {
    OPTION_BEHAVIOUR,
    OPTION_CLOCK,
    OPTION_START,
    OPTION_HUD,
    OPTION_SOUND,
    OPTION_VOLUME,
    OPTION_DEADZONE,
    OPTION_FIXED
};

/* What people read: of an option, and of a correction (in the order of labkit_corrections). */
typedef struct {
    const char *title, *info;
    const char *labels[11]; /* of the values, in their order; NULL where the value itself is shown */
} option_text_t;

typedef struct {
    const char *category[3][2]; /* play, corrections, improvements: title and info */
    option_text_t fixed[OPTION_FIXED];
    struct {
        const char *title, *info;
    } fix[FIX_COUNT];
    const char *as_behaviour, *on, *off; /* values of a correction */
} options_text_t;

extern const options_text_t labkit_options_english, labkit_options_chinese;

#endif
