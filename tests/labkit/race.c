/* race A.so B.so KEY=VALUE...: two cores side by side with the same input, in alternating rounds; prints the CPU time of each and
 * how many times faster B is. Options go to both cores, or to one if they begin with "a:" or "b:". Pictures are XRGB8888, as for
 * players. */
#include <dlfcn.h>
#include <libretro.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <time.h>

#define ROUNDS 12
#define FRAMES 60

typedef struct {
    void (*run)(void);
    double best; /* seconds of its fastest round, the one that was disturbed least */
} racer_t;

static char **settings;
static int setting_count;
static char turn; /* whose: 'a' or 'b' */
static unsigned frame;

static bool get_variable(struct retro_variable *variable) {
    int n;
    size_t length = strlen(variable->key);
    for (n = 0; n < setting_count; ++n) {
        const char *text = settings[n];
        if (text[1] == ':') {
            if (text[0] != turn) {
                continue;
            }
            text += 2;
        }
        if (!strncmp(text, variable->key, length) && text[length] == '=') {
            variable->value = text + length + 1;
            return true;
        }
    }
    return false;
}

static bool environment(unsigned command, void *data) {
    switch (command) {
    case RETRO_ENVIRONMENT_SET_PIXEL_FORMAT:
        return *(enum retro_pixel_format *)data == RETRO_PIXEL_FORMAT_XRGB8888;
    case RETRO_ENVIRONMENT_GET_VARIABLE:
        return get_variable(data);
    default:
        return false;
    }
}

static void video(const void *data, unsigned width, unsigned height, size_t pitch) {
    (void)data, (void)width, (void)height, (void)pitch;
}

static size_t audio(const int16_t *data, size_t frames) {
    (void)data;
    return frames;
}

static void poll(void) {}

/* Walks and turns all the time. */
static int16_t input(unsigned port, unsigned device, unsigned index, unsigned id) {
    (void)port, (void)index;
    if (device != RETRO_DEVICE_JOYPAD) {
        return 0;
    }
    return (id == RETRO_DEVICE_ID_JOYPAD_UP && frame % 90 < 60) || (id == RETRO_DEVICE_ID_JOYPAD_DOWN && frame % 90 >= 60) ||
           (id == RETRO_DEVICE_ID_JOYPAD_LEFT && frame % 240 < 120) ||
           (id == RETRO_DEVICE_ID_JOYPAD_RIGHT && frame % 240 >= 120);
}

static void *find(void *library, const char *name) {
    void *symbol = library ? dlsym(library, name) : NULL;
    if (!symbol) {
        fprintf(stderr, "race: %s\n", dlerror());
        exit(2);
    }
    return symbol;
}

static void enter(racer_t *racer, const char *path, char name) {
    void *library = dlopen(path, RTLD_NOW | RTLD_LOCAL);
    turn = name;
    (*(void (**)(retro_environment_t)) & (void *){find(library, "retro_set_environment")})(environment);
    (*(void (**)(retro_video_refresh_t)) & (void *){find(library, "retro_set_video_refresh")})(video);
    (*(void (**)(retro_audio_sample_batch_t)) & (void *){find(library, "retro_set_audio_sample_batch")})(audio);
    (*(void (**)(retro_input_poll_t)) & (void *){find(library, "retro_set_input_poll")})(poll);
    (*(void (**)(retro_input_state_t)) & (void *){find(library, "retro_set_input_state")})(input);
    (*(void (**)(void)) & (void *){find(library, "retro_init")})();
    if (!(*(bool (**)(const struct retro_game_info *)) & (void *){find(library, "retro_load_game")})(NULL)) {
        fprintf(stderr, "race: %s does not start\n", path);
        exit(2);
    }
    racer->run = *(void (**)(void)) & (void *){find(library, "retro_run")};
    racer->best = 1e9;
}

static void run(racer_t *racer, char name, unsigned round) {
    struct timespec from, to;
    double taken;
    turn = name;
    clock_gettime(CLOCK_PROCESS_CPUTIME_ID, &from);
    for (frame = round * FRAMES; frame < (round + 1) * FRAMES; ++frame) {
        racer->run();
    }
    clock_gettime(CLOCK_PROCESS_CPUTIME_ID, &to);
    taken = (double)(to.tv_sec - from.tv_sec) + (double)(to.tv_nsec - from.tv_nsec) * 1e-9;
    racer->best = taken < racer->best ? taken : racer->best;
}

int main(int argc, char **argv) {
    racer_t a, b;
    unsigned round;
    if (argc < 3) {
        fprintf(stderr, "usage: race A.so B.so [a:|b:]KEY=VALUE...\n");
        return 2;
    }
    settings = argv + 3;
    setting_count = argc - 3;
    enter(&a, argv[1], 'a');
    enter(&b, argv[2], 'b');
    for (round = 0; round < ROUNDS; ++round) {
        run(&a, 'a', round);
        run(&b, 'b', round);
    }
    printf("a %.1f b %.1f times real time, b/a %.2f\n", FRAMES / 60.0 / a.best, FRAMES / 60.0 / b.best, a.best / b.best);
    return 0;
}
