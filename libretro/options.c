#include "options.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#define COUNT (OPTION_FIXED + FIX_COUNT)
#define IMPROVEMENTS 12 /* the first of our own improvements */

static const char *const category_keys[3] = {"play", "corrections", "improvements"};

/* Keys, values and presets; what people read is in options_text.c. The first value is the preset one unless
 * said. */
static const struct {
    const char *key, *values[11], *preset;
    uint8_t playing; /* in the category of that name */
} fixed[OPTION_FIXED] = {
    {"labkit_behaviour", {"extended", "meant", "built"}, "extended", 0},
    {"labkit_clock", {"auto", "27", "65"}, "auto", 0},
    {"labkit_start", {"clock", "held"}, "clock", 0},
    {"labkit_hud", {"auto", "enabled", "disabled"}, "auto", 1},
    {"labkit_sound", {"enabled", "disabled"}, "enabled", 1},
    {"labkit_volume", {"100", "90", "80", "70", "60", "50", "40", "30", "20", "10"}, "80", 1},
    {"labkit_deadzone", {"10", "15", "20", "25", "30"}, "15", 1},
};

/* The whole list in one language. */
typedef struct {
    struct retro_core_option_v2_category categories[4];
    struct retro_core_option_v2_definition list[COUNT + 1];
    struct retro_core_options_v2 both;
} menu_t;

static menu_t english, chinese;
static char keys[FIX_COUNT][40];

static void fill_fixed(struct retro_core_option_v2_definition *option, unsigned n, const option_text_t *text) {
    unsigned v;
    option->key = fixed[n].key;
    option->desc = text->title;
    option->info = text->info;
    option->category_key = fixed[n].playing ? category_keys[0] : NULL;
    option->default_value = fixed[n].preset;
    for (v = 0; v < sizeof fixed[n].values / sizeof *fixed[n].values && fixed[n].values[v]; ++v) {
        option->values[v].value = fixed[n].values[v];
        option->values[v].label = text->labels[0] ? text->labels[v] : NULL;
    }
}

static void fill_fix(struct retro_core_option_v2_definition *option, unsigned n, const options_text_t *text) {
    option->key = keys[n];
    option->desc = text->fix[n].title;
    option->info = text->fix[n].info;
    option->category_key = category_keys[n < IMPROVEMENTS ? 1 : 2];
    option->values[0].value = option->default_value = "auto";
    option->values[0].label = text->as_behaviour;
    option->values[1].value = "enabled";
    option->values[1].label = text->on;
    option->values[2].value = "disabled";
    option->values[2].label = text->off;
}

static void fill_menu(menu_t *menu, const options_text_t *text) {
    unsigned n;
    for (n = 0; n < 3; ++n) {
        menu->categories[n].key = category_keys[n];
        menu->categories[n].desc = text->category[n][0];
        menu->categories[n].info = text->category[n][1];
    }
    for (n = 0; n < OPTION_FIXED; ++n) {
        fill_fixed(&menu->list[n], n, &text->fixed[n]);
    }
    for (n = 0; n < FIX_COUNT; ++n) {
        snprintf(keys[n], sizeof keys[n], "labkit_fix_%s", labkit_corrections[n].name);
        fill_fix(&menu->list[OPTION_FIXED + n], n, text);
    }
    menu->both.categories = menu->categories;
    menu->both.definitions = menu->list;
}

/* The form before categories. */
static bool announce_v1(retro_environment_t environment) {
    static struct retro_core_option_definition old[COUNT + 1];
    unsigned n;
    for (n = 0; n < COUNT; ++n) {
        old[n].key = english.list[n].key;
        old[n].desc = english.list[n].desc;
        old[n].info = english.list[n].info;
        memcpy(old[n].values, english.list[n].values, sizeof old[n].values);
        old[n].default_value = english.list[n].default_value;
    }
    return environment(RETRO_ENVIRONMENT_SET_CORE_OPTIONS, old);
}

/* The oldest form: "Text; preset|others". */
static void announce_v0(retro_environment_t environment) {
    static struct retro_variable old[COUNT + 1];
    static char lines[COUNT][160];
    unsigned n, v;
    for (n = 0; n < COUNT; ++n) {
        const struct retro_core_option_v2_definition *option = &english.list[n];
        size_t used = (size_t)snprintf(lines[n], sizeof lines[n], "%s; %s", option->desc, option->default_value);
        for (v = 0; option->values[v].value; ++v) {
            if (strcmp(option->values[v].value, option->default_value) != 0) {
                used += (size_t)snprintf(lines[n] + used, sizeof lines[n] - used, "|%s", option->values[v].value);
            }
        }
        old[n].key = option->key;
        old[n].value = lines[n];
    }
    environment(RETRO_ENVIRONMENT_SET_VARIABLES, old);
}

void labkit_options_announce(retro_environment_t environment) {
    struct retro_core_options_v2_intl both = {&english.both, NULL};
    unsigned version = 0, language = RETRO_LANGUAGE_ENGLISH;
    fill_menu(&english, &labkit_options_english);
    fill_menu(&chinese, &labkit_options_chinese);
    if (!environment(RETRO_ENVIRONMENT_GET_CORE_OPTIONS_VERSION, &version)) {
        version = 0;
    }
    if (version >= 2) {
        if (environment(RETRO_ENVIRONMENT_GET_LANGUAGE, &language) && language == RETRO_LANGUAGE_CHINESE_SIMPLIFIED) {
            both.local = &chinese.both;
        }
        environment(RETRO_ENVIRONMENT_SET_CORE_OPTIONS_V2_INTL, &both);
    } else if (version < 1 || !announce_v1(environment)) {
        announce_v0(environment);
    }
}

/* ---- values ---- */

/* Always one of the option's own values, whatever the front end answers. */
static const char *value_of(retro_environment_t environment, const struct retro_core_option_v2_definition *option) {
    struct retro_variable variable = {option->key, NULL};
    unsigned n;
    if (environment(RETRO_ENVIRONMENT_GET_VARIABLE, &variable) && variable.value) {
        for (n = 0; option->values[n].value; ++n) {
            if (!strcmp(variable.value, option->values[n].value)) {
                return option->values[n].value;
            }
        }
    }
    return option->default_value;
}

static const char *fixed_value(retro_environment_t environment, unsigned n) {
    return value_of(environment, &english.list[n]);
}

static bool is_on(const char *value, bool by_itself) {
    return strcmp(value, "auto") ? !strcmp(value, "enabled") : by_itself;
}

static unsigned per_cent(const char *value) {
    return (unsigned)strtoul(value, NULL, 10);
}

bool labkit_options_behaviour(const char *name, uint32_t *fix) {
    *fix = !strcmp(name, "built") ? AS_BUILT : !strcmp(name, "meant") ? AS_MEANT : AS_EXTENDED;
    return *fix != AS_EXTENDED || !strcmp(name, "extended");
}

void labkit_options_read(retro_environment_t environment, const char *behaviour, options_t *options) {
    const char *clock = fixed_value(environment, OPTION_CLOCK);
    uint32_t base;
    unsigned n;
    labkit_options_behaviour(behaviour ? behaviour : fixed_value(environment, OPTION_BEHAVIOUR), &base);
    options->fix = base;
    for (n = 0; n < FIX_COUNT; ++n) {
        const correction_t *correction = &labkit_corrections[n];
        bool on = is_on(value_of(environment, &english.list[OPTION_FIXED + n]), (base & correction->bit) != 0);
        options->fix = on ? options->fix | correction->bit : options->fix & ~correction->bit;
    }
    options->logic_rate = !strcmp(clock, "65") || (strcmp(clock, "27") && base == AS_EXTENDED) ? 1 : 27;
    options->pixel_rate = options->logic_rate == 27 ? 65 : 1;
    options->start_held = !strcmp(fixed_value(environment, OPTION_START), "held");
    options->hud = is_on(fixed_value(environment, OPTION_HUD), base != AS_BUILT);
    options->volume = base == AS_EXTENDED && is_on(fixed_value(environment, OPTION_SOUND), true)
                          ? (uint8_t)per_cent(fixed_value(environment, OPTION_VOLUME))
                          : 0;
    options->dead_zone = (uint16_t)(32767u * per_cent(fixed_value(environment, OPTION_DEADZONE)) / 100);
}
