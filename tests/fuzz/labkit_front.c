/* A front end may answer anything: any text as the value of an option, or none; any number for a pad, a stick, a key; any bytes
 * as content. The options must then have values that the core knows, and the machine's input must be within its bounds. */
#include "libretro/board/corrections.h"
#include "libretro/content.h"
#include "libretro/input.h"
#include "libretro/options.h"
#include "tests/fuzz/fuzz.h"

#define TEXTS 8
static const uint8_t *noise;
static size_t noise_left;
static char *texts[TEXTS];
static unsigned text_next, version;

static uint8_t next_byte(void) {
    if (noise_left == 0) {
        return 0;
    }
    --noise_left;
    return *noise++;
}

/* A value that the core knows, or any text, in memory that ends right behind it. */
static const char *any_text(void) {
    static const char *const known[] = {"meant",   "built",    "extended", "27", "65",
                                        "enabled", "disabled", "auto",     "10", "30"};
    uint8_t kind = next_byte();
    size_t length;
    char *text;
    if (kind < sizeof known / sizeof *known) {
        return known[kind];
    }
    length = kind % 5;
    text = malloc(length + 1);
    for (size_t i = 0; i < length; ++i) {
        text[i] = (char)next_byte();
    }
    text[length] = 0;
    free(texts[text_next]);
    texts[text_next] = text;
    text_next = (text_next + 1) % TEXTS;
    return text;
}

static bool answer(unsigned command, void *data) {
    struct retro_variable *variable = data;
    switch (command) {
    case RETRO_ENVIRONMENT_GET_CORE_OPTIONS_VERSION:
        *(unsigned *)data = version;
        return version != 0;
    case RETRO_ENVIRONMENT_GET_VARIABLE:
        variable->value = next_byte() & 7 ? any_text() : NULL;
        return next_byte() != 0;
    default:
        return next_byte() & 1;
    }
}

static int16_t held(unsigned port, unsigned device, unsigned index, unsigned id) {
    int16_t value = (int16_t)(next_byte() << 8);
    (void)port, (void)device, (void)index, (void)id;
    return (int16_t)(value | next_byte());
}

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size) {
    options_t options;
    machine_input_t in;
    char *text = malloc(size ? size : 1), message[160]; /* ends where the content does */
    content_t content;
    memcpy(text, data, size);
    if (labkit_content_parse(text, size, &content, message, sizeof message)) {
        FUZZ_MUST(!content.behaviour || labkit_options_behaviour(content.behaviour, &options.fix));
    } else {
        FUZZ_MUST(strlen(message) > 20);
    }
    free(text);
    noise = data;
    noise_left = size;
    version = next_byte() % 4;
    labkit_options_announce(answer);
    labkit_input_announce(answer);
    labkit_input_describe(answer, next_byte() & 1);
    do {
        labkit_options_read(answer, NULL, &options);
        FUZZ_MUST((options.fix & ~(uint32_t)AS_EXTENDED) == 0 && options.volume <= 100 && options.hud <= 1 &&
                  options.start_held <= 1);
        FUZZ_MUST((options.logic_rate == 27 && options.pixel_rate == 65) ||
                  (options.logic_rate == 1 && options.pixel_rate == 1));
        FUZZ_MUST(options.dead_zone <= 32767 * 30 / 100);
        labkit_input_read(held, next_byte() & 1, options.dead_zone, &in);
        FUZZ_MUST(in.walk >= -STEP_FULL_SPEED && in.walk <= STEP_FULL_SPEED && in.turn >= -STEP_FULL_SPEED &&
                  in.turn <= STEP_FULL_SPEED);
        FUZZ_MUST((in.buttons & ~BUTTON_ALL) == 0 && in.digit <= NO_DIGIT);
    } while (noise_left);
    return 0;
}
