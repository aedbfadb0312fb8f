#include "options.h"

#include "board/corrections.h"

#include <stdio.h>
#include <string.h>

#define FIXED 5 /* options besides the corrections */
#define COUNT (FIXED + FIX_COUNT)

static const struct retro_core_option_v2_category categories[] = {
    {"corrections", "Corrections", "Each difference between the board as built and as meant, one by one."},
    {NULL, NULL, NULL},
};

static const struct retro_core_option_v2_definition fixed[FIXED] = {
    {"labkit_behaviour",
     "Behaviour",
     NULL,
     "As meant: what the makers' report promises. As built: the board bit by bit and clock by clock, defects "
     "included.",
     NULL,
     NULL,
     {{"meant", "As meant"}, {"built", "As built"}, {NULL, NULL}},
     "meant"},
    {"labkit_clock",
     "Logic clock",
     NULL,
     "Clock of everything but the display. At 27 MHz (the labkit's own) a picture takes about 1/63 s, at 65 "
     "MHz 1/151 s.",
     NULL,
     NULL,
     {{"27", "27 MHz"}, {"65", "65 MHz"}, {NULL, NULL}},
     "27"},
    {"labkit_sound",
     "Sound",
     NULL,
     "Steps, bumps and the centre. The original is silent.",
     NULL,
     NULL,
     {{"enabled", NULL}, {"disabled", NULL}, {NULL, NULL}},
     "enabled"},
    {"labkit_hud",
     "Text over the picture",
     NULL,
     "Time, best time, seed of the maze. Automatic: only as meant.",
     NULL,
     NULL,
     {{"auto", "Automatic"}, {"enabled", NULL}, {"disabled", NULL}, {NULL, NULL}},
     "auto"},
    {"labkit_deadzone",
     "Stick dead zone",
     NULL,
     "Part of the stick's way that does nothing.",
     NULL,
     NULL,
     {{"10", "10 %"}, {"15", "15 %"}, {"20", "20 %"}, {"25", "25 %"}, {"30", "30 %"}, {NULL, NULL}},
     "15"},
};

static struct retro_core_option_v2_definition all[COUNT + 1];
static char keys[FIX_COUNT][40], texts[FIX_COUNT][256];

static void fill(void) {
    unsigned n;
    memcpy(all, fixed, sizeof fixed);
    for (n = 0; n < FIX_COUNT; ++n) {
        struct retro_core_option_v2_definition *option = &all[FIXED + n];
        snprintf(keys[n], sizeof keys[n], "labkit_fix_%s", labkit_corrections[n].name);
        snprintf(texts[n], sizeof texts[n], "%s (Errata %s.)", labkit_corrections[n].meaning,
                 labkit_corrections[n].errata);
        option->key = keys[n];
        option->desc = labkit_corrections[n].title;
        option->info = texts[n];
        option->category_key = "corrections";
        option->values[0].value = "auto";
        option->values[0].label = "As behaviour";
        option->values[1].value = "enabled";
        option->values[2].value = "disabled";
        option->default_value = "auto";
    }
}

/* The form before categories. */
static bool announce_v1(retro_environment_t environment) {
    static struct retro_core_option_definition old[COUNT + 1];
    unsigned n;
    for (n = 0; n < COUNT; ++n) {
        old[n].key = all[n].key;
        old[n].desc = all[n].desc;
        old[n].info = all[n].info;
        memcpy(old[n].values, all[n].values, sizeof old[n].values);
        old[n].default_value = all[n].default_value;
    }
    return environment(RETRO_ENVIRONMENT_SET_CORE_OPTIONS, old);
}

/* The oldest form: "Text; preset|others". */
static void announce_v0(retro_environment_t environment) {
    static struct retro_variable old[COUNT + 1];
    static char lines[COUNT][160];
    unsigned n, v;
    for (n = 0; n < COUNT; ++n) {
        size_t used =
            (size_t)snprintf(lines[n], sizeof lines[n], "%s; %s", all[n].desc, all[n].default_value);
        for (v = 0; all[n].values[v].value; ++v) {
            if (strcmp(all[n].values[v].value, all[n].default_value) != 0) {
                used +=
                    (size_t)snprintf(lines[n] + used, sizeof lines[n] - used, "|%s", all[n].values[v].value);
            }
        }
        old[n].key = all[n].key;
        old[n].value = lines[n];
    }
    environment(RETRO_ENVIRONMENT_SET_VARIABLES, old);
}

void labkit_options_announce(retro_environment_t environment) {
    unsigned version = 0;
    fill();
    if (!environment(RETRO_ENVIRONMENT_GET_CORE_OPTIONS_VERSION, &version)) {
        version = 0;
    }
    if (version >= 2) {
        struct retro_core_options_v2 options = {(struct retro_core_option_v2_category *)categories, all};
        environment(RETRO_ENVIRONMENT_SET_CORE_OPTIONS_V2, &options);
    } else if (version < 1 || !announce_v1(environment)) {
        announce_v0(environment);
    }
}

static const char *value_of(retro_environment_t environment,
                            const struct retro_core_option_v2_definition *option) {
    struct retro_variable variable = {option->key, NULL};
    return environment(RETRO_ENVIRONMENT_GET_VARIABLE, &variable) && variable.value ? variable.value
                                                                                    : option->default_value;
}

void labkit_options_read(retro_environment_t environment, options_t *options) {
    unsigned n;
    const char *value;
    options->fix = strcmp(value_of(environment, &all[0]), "built") ? AS_MEANT : AS_BUILT;
    value = value_of(environment, &all[3]);
    options->hud = !strcmp(value, "enabled") || (!strcmp(value, "auto") && options->fix == AS_MEANT);
    for (n = 0; n < FIX_COUNT; ++n) {
        value = value_of(environment, &all[FIXED + n]);
        if (!strcmp(value, "enabled")) {
            options->fix |= labkit_corrections[n].bit;
        } else if (!strcmp(value, "disabled")) {
            options->fix &= ~labkit_corrections[n].bit;
        }
    }
    options->logic_rate = strcmp(value_of(environment, &all[1]), "65") ? 27 : 1;
    options->pixel_rate = options->logic_rate == 27 ? 65 : 1;
    options->sound = strcmp(value_of(environment, &all[2]), "disabled") != 0;
    value = value_of(environment, &all[4]);
    options->dead_zone = (uint16_t)(32767u * ((value[0] - '0') * 10u + (value[1] - '0')) / 100);
}
