/* The core's entry points in orders that no front end uses: nothing crashes, nothing is lost. */
#include "libretro/machine.h"
#include "tests/tap.h"

#include <libretro.h>
#include <sanitizer/lsan_interface.h>
#include <stdlib.h>
#include <string.h>

static unsigned pictures;
static bool pixels; /* the front end takes 32-bit pictures */

static bool environment(unsigned command, void *data) {
    (void)data;
    return command == RETRO_ENVIRONMENT_SET_PIXEL_FORMAT && pixels;
}

static void video(const void *data, unsigned width, unsigned height, size_t pitch) {
    (void)width, (void)height, (void)pitch;
    pictures += data != NULL;
}

static size_t audio(const int16_t *data, size_t frames) {
    (void)data;
    return frames;
}

static void poll(void) {}

static int16_t input(unsigned port, unsigned device, unsigned index, unsigned id) {
    (void)port, (void)device, (void)index, (void)id;
    return 0;
}

static void plug_in(void) {
    retro_set_environment(environment);
    retro_set_video_refresh(video);
    retro_set_audio_sample_batch(audio);
    retro_set_input_poll(poll);
    retro_set_input_state(input);
}

/* Every call that needs a game, without one. */
static int all_calls(void) {
    size_t size = retro_serialize_size();
    uint8_t *state = calloc(1, size);
    int refused = !retro_serialize(state, size) && !retro_unserialize(state, size);
    retro_run();
    retro_reset();
    retro_unload_game();
    retro_get_memory_data(RETRO_MEMORY_SAVE_RAM);
    retro_get_memory_data(RETRO_MEMORY_SYSTEM_RAM);
    retro_cheat_reset();
    free(state);
    return refused && !pictures;
}

int main(void) {
    tap_ok(all_calls(), "before the callbacks are set nothing runs, and states are refused");
    tap_ok(!retro_load_game(NULL), "without a front end there is no game");
    plug_in();
    retro_init();
    tap_ok(all_calls(), "nor before a game is loaded");
    tap_ok(!retro_load_game(NULL), "a front end that takes no pixel format gets no game");
    tap_ok(all_calls(), "and nothing runs after that");
    pixels = true;
    tap_ok(retro_load_game(NULL) && retro_load_game(NULL), "loading twice works");
    retro_run();
    tap_eq(pictures, 1, "and the game runs");
    retro_unload_game();
    tap_ok(!__lsan_do_recoverable_leak_check(), "the first game is not leaked");
    pictures = 0;
    tap_ok(all_calls(), "after unloading nothing runs again");
    retro_unload_game();
    retro_deinit();
    return tap_done();
}
