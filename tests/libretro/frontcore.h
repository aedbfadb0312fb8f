/* A libretro core loaded with dlopen, and what the front end side remembers about it.
 *
 * One core at a time (the libretro callbacks have no user pointer). The order of calls is that of any front
 * end: fc_open, fc_load, fc_run..., fc_unload, fc_close. All of it is deterministic: no clock, no real input
 * device.
 */
#ifndef FRONTCORE_H
#define FRONTCORE_H

#include <libretro.h>
#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

#define FC_PADS 2
#define FC_KEYS 512 /* RETROK_* codes below this are kept */
#define FC_MAX_OPTIONS 64

/* The entry points of a core, by the names of libretro.h without "retro_". */
typedef struct {
    void (*init)(void), (*deinit)(void), (*run)(void), (*reset)(void), (*unload_game)(void);
    unsigned (*api_version)(void), (*get_region)(void);
    void (*set_environment)(retro_environment_t);
    void (*set_video_refresh)(retro_video_refresh_t);
    void (*set_audio_sample)(retro_audio_sample_t);
    void (*set_audio_sample_batch)(retro_audio_sample_batch_t);
    void (*set_input_poll)(retro_input_poll_t);
    void (*set_input_state)(retro_input_state_t);
    void (*set_controller_port_device)(unsigned, unsigned);
    void (*get_system_info)(struct retro_system_info *);
    void (*get_system_av_info)(struct retro_system_av_info *);
    bool (*load_game)(const struct retro_game_info *);
    bool (*load_game_special)(unsigned, const struct retro_game_info *, size_t);
    size_t (*serialize_size)(void);
    bool (*serialize)(void *, size_t);
    bool (*unserialize)(const void *, size_t);
    void (*cheat_reset)(void);
    void (*cheat_set)(unsigned, bool, const char *);
    void *(*get_memory_data)(unsigned);
    size_t (*get_memory_size)(unsigned);
} fc_calls_t;

/* The front end's side of the wire. `fc` below is the only one. */
typedef struct {
    void *library;
    fc_calls_t call;
    struct retro_system_info info;
    struct retro_system_av_info av;
    enum retro_pixel_format format;

    /* what the core asked for */
    bool no_game, achievements, shut_down;
    unsigned descriptors; /* input descriptors set */
    unsigned map_count;   /* memory map descriptors set */
    struct retro_memory_descriptor map[16];
    unsigned option_count; /* options the core offers */
    unsigned option_form;  /* 0, 1 or 2: which of the three interfaces it used */
    unsigned translated;   /* options whose title, text and labels all came in another language, too */
    char option_key[FC_MAX_OPTIONS][64];
    char option_default[FC_MAX_OPTIONS][64];

    /* what the front end offers: set before fc_open */
    unsigned options_version; /* 0, 1 or 2 */
    unsigned language;        /* RETRO_LANGUAGE_* */
    bool no_dupe;             /* GET_CAN_DUPE: a picture is needed every time */
    bool bitmasks;            /* GET_INPUT_BITMASKS succeeds */
    bool refuse_xrgb8888;     /* only 16-bit pictures */
    bool lend_framebuffer;    /* GET_CURRENT_SOFTWARE_FRAMEBUFFER succeeds */
    int av_enable;            /* answer to GET_AUDIO_VIDEO_ENABLE; -1: not known */
    bool verbose;             /* print all log lines, not only warnings */
    const char *save_directory;

    /* input of the frame to come */
    uint16_t pad[FC_PADS];         /* bit = RETRO_DEVICE_ID_JOYPAD_* */
    int16_t analog[FC_PADS][2][2]; /* stick, axis */
    bool key[FC_KEYS];

    /* results of the last frame */
    unsigned width, height;
    uint8_t *lent;            /* the picture was drawn here */
    uint8_t *rgb;             /* 3 bytes a pixel; NULL before the first picture */
    bool want_picture;        /* convert the next picture */
    unsigned pictures, duped; /* video calls in the last fc_run; of these, with no data */
    size_t samples;           /* audio frames in the last fc_run */
    int16_t *audio;           /* all audio since fc_load if keep_audio */
    size_t audio_frames, audio_room;
    bool keep_audio;
    unsigned polls; /* input polls in the last fc_run */

    /* option values */
    unsigned set_count;
    char set_key[FC_MAX_OPTIONS][64], set_value[FC_MAX_OPTIONS][128];
    bool options_changed;
} fc_t;

extern fc_t fc;

/* Opens the shared object and runs retro_init. False, with a message on stderr, if anything is missing. */
bool fc_open(const char *path);

/* Loads content; path NULL starts without any. False if the core refuses. */
bool fc_load(const char *path);

/* One retro_run with the input in fc. */
void fc_run(void);

void fc_unload(void);
void fc_close(void);

/* Sets a core option, before or while running. */
void fc_set_option(const char *key, const char *value);

/* CRC-32 (as zlib) of the last converted picture, 0 if there is none. */
uint32_t fc_picture_crc(void);

/* Writes the last picture as binary PPM. */
bool fc_write_ppm(const char *path);

/* Whole files; reading gives the bytes read, 0 if there is no file. */
bool fc_write_file(const char *path, const void *data, size_t size);
size_t fc_read_file(const char *path, void *data, size_t room);

#endif
