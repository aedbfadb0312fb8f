/* A core that passes every call on to labkit and keeps a log: LABKIT_CORE names the real core, LABKIT_WITNESS the log, which gets
 * a line after each picture with its number and the CRC-32 of the whole state. With netplay a picture may be run again when the
 * other side's buttons arrive: its last line counts. */
#include <dlfcn.h>
#include <libretro.h>
#include <stdio.h>
#include <stdlib.h>
#include <zlib.h>

static void *find(const char *name) {
    static void *library;
    void *symbol;
    if (!library) {
        library = dlopen(getenv("LABKIT_CORE"), RTLD_NOW | RTLD_LOCAL);
    }
    symbol = library ? dlsym(library, name) : NULL;
    if (!symbol) {
        fprintf(stderr, "witness: %s\n", dlerror());
        exit(2);
    }
    return symbol;
}

/* Defines RESULT name(PARAMETERS), which calls labkit's function with ARGUMENTS; DO is for functions that return nothing. */
#define CALL(result, name, parameters, how, arguments)                 \
    RETRO_API result name parameters {                                 \
        static result(*theirs) parameters;                             \
        if (!theirs) {                                                 \
            theirs = *(result(**) parameters) & (void *){find(#name)}; \
        }                                                              \
        how theirs arguments;                                          \
    }
#define ASK(result, name, parameters, arguments) CALL(result, name, parameters, return, arguments)
#define DO(name, parameters, arguments) CALL(void, name, parameters, , arguments)
DO(retro_init, (void), ())
DO(retro_deinit, (void), ())
ASK(unsigned, retro_api_version, (void), ())
DO(retro_get_system_info, (struct retro_system_info * a), (a))
DO(retro_get_system_av_info, (struct retro_system_av_info * a), (a))
DO(retro_set_environment, (retro_environment_t a), (a))
DO(retro_set_video_refresh, (retro_video_refresh_t a), (a))
DO(retro_set_audio_sample, (retro_audio_sample_t a), (a))
DO(retro_set_audio_sample_batch, (retro_audio_sample_batch_t a), (a))
DO(retro_set_input_poll, (retro_input_poll_t a), (a))
DO(retro_set_input_state, (retro_input_state_t a), (a))
DO(retro_set_controller_port_device, (unsigned a, unsigned b), (a, b))
DO(retro_reset, (void), ())
ASK(size_t, retro_serialize_size, (void), ())
ASK(bool, retro_serialize, (void *a, size_t b), (a, b))
ASK(bool, retro_unserialize, (const void *a, size_t b), (a, b))
DO(retro_cheat_reset, (void), ())
DO(retro_cheat_set, (unsigned a, bool b, const char *c), (a, b, c))
ASK(bool, retro_load_game, (const struct retro_game_info *a), (a))
ASK(bool, retro_load_game_special, (unsigned a, const struct retro_game_info *b, size_t c), (a, b, c))
DO(retro_unload_game, (void), ())
ASK(unsigned, retro_get_region, (void), ())
ASK(void *, retro_get_memory_data, (unsigned a), (a))
ASK(size_t, retro_get_memory_size, (unsigned a), (a))

RETRO_API void retro_run(void) {
    static void (*theirs)(void);
    static FILE *book;
    static unsigned char *state;
    const unsigned char *ram = retro_get_memory_data(RETRO_MEMORY_SYSTEM_RAM);
    size_t size = retro_serialize_size();
    if (!theirs) {
        theirs = *(void (**)(void)) & (void *){find("retro_run")};
        book = fopen(getenv("LABKIT_WITNESS"), "w");
        state = malloc(size);
    }
    theirs();
    if (book && state && retro_serialize(state, size)) {
        unsigned long picture = ram[32] | ram[33] << 8 | ram[34] << 16 | (unsigned long)ram[35] << 24;
        fprintf(book, "%lu %08lx\n", picture, crc32(0, state, (uInt)size));
        fflush(book);
    }
}
