/* labkit as a WebAssembly module. A libretro core calls its front end through pointers, which JavaScript cannot make: here they are, each
 * to an import that src/labkit.js answers. Everything else of the API is exported as it is. */
#include <libretro.h>
#include <string.h>

#define IMPORT(name) __attribute__((import_module("front"), import_name(#name)))
#define WIDTH 1024
#define HEIGHT 768

IMPORT(environment) bool front_environment(unsigned command, void *data);
IMPORT(picture) void front_picture(const uint32_t *pixels);
IMPORT(sound) size_t front_sound(const int16_t *samples, size_t frames);
IMPORT(input) int16_t front_input(unsigned port, unsigned device, unsigned index, unsigned id);

/* A canvas has red first: 0x00RRGGBB becomes 0x00BBGGRR. */
static void video(const void *data, unsigned width, unsigned height, size_t pitch) {
    static uint32_t pixels[WIDTH * HEIGHT];
    const uint32_t *from = data;
    unsigned n;
    (void)width, (void)height, (void)pitch; /* always the same: labkit has one picture size, and no gaps between lines */
    for (n = 0; n < WIDTH * HEIGHT; ++n) {
        pixels[n] = (from[n] & 0xFF) << 16 | (from[n] & 0xFF00) | (from[n] >> 16 & 0xFF);
    }
    front_picture(pixels);
}

static void poll(void) {}

/* The core compares each picture with the one before. wasi-libc does that byte by byte, which takes a quarter of all its time. */
int memcmp(const void *a, const void *b, size_t size) {
    const uint8_t *x = a, *y = b;
    uint64_t from_x, from_y;
    for (; size >= sizeof from_x; size -= sizeof from_x, x += sizeof from_x, y += sizeof from_y) {
        memcpy(&from_x, x, sizeof from_x);
        memcpy(&from_y, y, sizeof from_y);
        if (from_x != from_y) {
            break;
        }
    }
    for (; size && *x == *y; --size, ++x, ++y) {
    }
    return size ? *x - *y : 0;
}

__attribute__((export_name("front_start"))) void front_start(void) {
    retro_set_environment(front_environment);
    retro_set_video_refresh(video);
    retro_set_audio_sample_batch(front_sound);
    retro_set_input_poll(poll);
    retro_set_input_state(front_input);
    retro_init();
}
