#include "frontcore.h"

#include <dlfcn.h>
#include <stdarg.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <zlib.h>

fc_t fc = {.options_version = 2, .bitmasks = true, .av_enable = -1};

static uint8_t *content;

/* ---- callbacks ---- */

static void log_line(enum retro_log_level level, const char *format, ...) {
    va_list arguments;
    if (level < RETRO_LOG_WARN && !fc.verbose) {
        return;
    }
    va_start(arguments, format);
    vfprintf(stderr, format, arguments);
    va_end(arguments);
}

static void note_option(const char *key, const char *preset) {
    if (fc.option_count < FC_MAX_OPTIONS) {
        snprintf(fc.option_key[fc.option_count], sizeof fc.option_key[0], "%s", key);
        snprintf(fc.option_default[fc.option_count], sizeof fc.option_default[0], "%s", preset ? preset : "");
        ++fc.option_count;
    }
}

/* The oldest form: "Text; first|second", where the first value is the preset one. */
static void note_variables(const struct retro_variable *variable) {
    for (fc.option_count = 0, fc.option_form = 0; variable && variable->key; ++variable) {
        const char *value = strstr(variable->value, "; ");
        char preset[64] = "";
        if (value) {
            snprintf(preset, sizeof preset, "%.*s", (int)strcspn(value + 2, "|"), value + 2);
        }
        note_option(variable->key, preset);
    }
}

static void note_options_v1(const struct retro_core_option_definition *option) {
    for (fc.option_count = 0, fc.option_form = 1; option && option->key; ++option) {
        note_option(option->key, option->default_value ? option->default_value : option->values[0].value);
    }
}

static void note_options_v2(const struct retro_core_options_v2 *options) {
    const struct retro_core_option_v2_definition *option = options ? options->definitions : NULL;
    for (fc.option_count = 0, fc.option_form = 2; option && option->key; ++option) {
        note_option(option->key, option->default_value ? option->default_value : option->values[0].value);
    }
}

static bool get_variable(struct retro_variable *variable) {
    unsigned i;
    variable->value = NULL;
    for (i = 0; i < fc.set_count; ++i) {
        if (!strcmp(variable->key, fc.set_key[i])) {
            variable->value = fc.set_value[i];
            return true;
        }
    }
    for (i = 0; i < fc.option_count; ++i) {
        if (!strcmp(variable->key, fc.option_key[i])) {
            variable->value = fc.option_default[i];
            return true;
        }
    }
    return false;
}

static bool set_memory_map(const struct retro_memory_map *map) {
    fc.map_count = map->num_descriptors < 16 ? map->num_descriptors : 16;
    memcpy(fc.map, map->descriptors, fc.map_count * sizeof fc.map[0]);
    return true;
}

static bool is_translated(const struct retro_core_option_v2_definition *us, const struct retro_core_option_v2_definition *local) {
    unsigned n;
    for (n = 0; us->values[n].value; ++n) {
        if (!local->values[n].value || strcmp(us->values[n].value, local->values[n].value) != 0 ||
            !us->values[n].label != !local->values[n].label) {
            return false;
        }
    }
    return local->key && !strcmp(us->key, local->key) && strcmp(us->desc, local->desc) != 0 &&
           strcmp(us->info, local->info) != 0;
}

static void count_translated(const struct retro_core_options_v2_intl *both) {
    unsigned n;
    for (fc.translated = n = 0; both->local && both->us->definitions[n].key; ++n) {
        fc.translated += is_translated(&both->us->definitions[n], &both->local->definitions[n]);
    }
}

static bool set_options(unsigned command, const void *data) {
    switch (command) {
    case RETRO_ENVIRONMENT_SET_VARIABLES:
        note_variables(data);
        return true;
    case RETRO_ENVIRONMENT_SET_CORE_OPTIONS:
        note_options_v1(data);
        return fc.options_version >= 1;
    case RETRO_ENVIRONMENT_SET_CORE_OPTIONS_INTL:
        note_options_v1(((const struct retro_core_options_intl *)data)->us);
        return fc.options_version >= 1;
    case RETRO_ENVIRONMENT_SET_CORE_OPTIONS_V2:
        note_options_v2(data);
        return fc.options_version >= 2;
    default:
        note_options_v2(((const struct retro_core_options_v2_intl *)data)->us);
        count_translated(data);
        return fc.options_version >= 2;
    }
}

static bool set_descriptors(const struct retro_input_descriptor *descriptor) {
    for (fc.descriptors = 0; descriptor && descriptor->description; ++descriptor) {
        ++fc.descriptors;
    }
    return true;
}

static bool set_pixel_format(enum retro_pixel_format format) {
    if (format == RETRO_PIXEL_FORMAT_XRGB8888 && fc.refuse_xrgb8888) {
        return false;
    }
    fc.format = format;
    return true;
}

/* With lines longer than the picture, as in graphics memory. */
static bool lend_framebuffer(struct retro_framebuffer *frame) {
    size_t pitch = (size_t)4 * (frame->width + 64);
    uint8_t *more = realloc(fc.lent, pitch * frame->height);
    if (!more) {
        return false;
    }
    frame->data = fc.lent = more;
    frame->pitch = pitch;
    frame->format = fc.format;
    return true;
}

/* The requests that concern pictures. */
static bool video_environment(unsigned command, void *data) {
    switch (command) {
    case RETRO_ENVIRONMENT_SET_PIXEL_FORMAT:
        return set_pixel_format(*(const enum retro_pixel_format *)data);
    case RETRO_ENVIRONMENT_GET_CURRENT_SOFTWARE_FRAMEBUFFER:
        return fc.lend_framebuffer && lend_framebuffer(data);
    case RETRO_ENVIRONMENT_GET_CAN_DUPE:
        *(bool *)data = !fc.no_dupe;
        return true;
    case RETRO_ENVIRONMENT_GET_LANGUAGE:
        *(unsigned *)data = fc.language;
        return true;
    case RETRO_ENVIRONMENT_SET_GEOMETRY:
        fc.av.geometry = *(const struct retro_game_geometry *)data;
        return true;
    case RETRO_ENVIRONMENT_GET_AUDIO_VIDEO_ENABLE:
        if (data) {
            *(int *)data = fc.av_enable;
        }
        return fc.av_enable >= 0;
    default:
        return false;
    }
}

static bool environment(unsigned command, void *data) {
    switch (command) {
    case RETRO_ENVIRONMENT_GET_LOG_INTERFACE:
        ((struct retro_log_callback *)data)->log = log_line;
        return true;
    case RETRO_ENVIRONMENT_GET_SYSTEM_DIRECTORY:
    case RETRO_ENVIRONMENT_GET_SAVE_DIRECTORY:
        *(const char **)data = fc.save_directory ? fc.save_directory : ".";
        return true;
    case RETRO_ENVIRONMENT_SET_SUPPORT_NO_GAME:
        fc.no_game = *(const bool *)data;
        return true;
    case RETRO_ENVIRONMENT_SET_SUPPORT_ACHIEVEMENTS:
        fc.achievements = *(const bool *)data;
        return true;
    case RETRO_ENVIRONMENT_GET_INPUT_BITMASKS:
        return fc.bitmasks;
    case RETRO_ENVIRONMENT_SET_INPUT_DESCRIPTORS:
        return set_descriptors(data);
    case RETRO_ENVIRONMENT_SET_MEMORY_MAPS:
        return set_memory_map(data);
    case RETRO_ENVIRONMENT_GET_CORE_OPTIONS_VERSION:
        *(unsigned *)data = fc.options_version;
        return fc.options_version > 0;
    case RETRO_ENVIRONMENT_SET_VARIABLES:
    case RETRO_ENVIRONMENT_SET_CORE_OPTIONS:
    case RETRO_ENVIRONMENT_SET_CORE_OPTIONS_INTL:
    case RETRO_ENVIRONMENT_SET_CORE_OPTIONS_V2:
    case RETRO_ENVIRONMENT_SET_CORE_OPTIONS_V2_INTL:
        return set_options(command, data);
    case RETRO_ENVIRONMENT_GET_VARIABLE:
        return get_variable(data);
    case RETRO_ENVIRONMENT_GET_VARIABLE_UPDATE:
        *(bool *)data = fc.options_changed;
        fc.options_changed = false;
        return true;
    case RETRO_ENVIRONMENT_SHUTDOWN:
        fc.shut_down = true;
        return true;
    default:
        return video_environment(command, data);
    }
}

static void convert_line(uint8_t *out, const uint8_t *line, unsigned width) {
    unsigned x;
    for (x = 0; x < width; ++x, out += 3) {
        if (fc.format == RETRO_PIXEL_FORMAT_XRGB8888) {
            uint32_t pixel;
            memcpy(&pixel, line + 4 * x, 4);
            out[0] = (uint8_t)(pixel >> 16), out[1] = (uint8_t)(pixel >> 8), out[2] = (uint8_t)pixel;
        } else {
            uint16_t pixel;
            memcpy(&pixel, line + 2 * x, 2);
            if (fc.format == RETRO_PIXEL_FORMAT_RGB565) {
                out[0] = (uint8_t)(pixel >> 11 << 3), out[1] = (uint8_t)((pixel >> 5 & 63) << 2);
            } else {
                out[0] = (uint8_t)((pixel >> 10 & 31) << 3), out[1] = (uint8_t)((pixel >> 5 & 31) << 3);
            }
            out[2] = (uint8_t)((pixel & 31) << 3);
        }
    }
}

static void video(const void *data, unsigned width, unsigned height, size_t pitch) {
    unsigned y;
    ++fc.pictures;
    if (!data) {
        ++fc.duped;
        return;
    }
    if (!fc.want_picture) {
        return;
    }
    if (width != fc.width || height != fc.height || !fc.rgb) {
        free(fc.rgb);
        fc.rgb = malloc((size_t)3 * width * height);
        fc.width = width, fc.height = height;
    }
    for (y = 0; y < height && fc.rgb; ++y) {
        convert_line(fc.rgb + (size_t)3 * width * y, (const uint8_t *)data + y * pitch, width);
    }
}

static size_t audio_batch(const int16_t *data, size_t frames) {
    fc.samples += frames;
    if (fc.keep_audio && frames) {
        if (fc.audio_frames + frames > fc.audio_room) {
            fc.audio_room = 2 * fc.audio_room + frames;
            fc.audio = realloc(fc.audio, fc.audio_room * 2 * sizeof *fc.audio);
        }
        memcpy(fc.audio + 2 * fc.audio_frames, data, frames * 2 * sizeof *data);
        fc.audio_frames += frames;
    }
    return frames;
}

static void audio_one(int16_t left, int16_t right) {
    int16_t pair[2];
    pair[0] = left, pair[1] = right;
    audio_batch(pair, 1);
}

static void poll_input(void) {
    ++fc.polls;
}

static int16_t input_state(unsigned port, unsigned device, unsigned index, unsigned id) {
    switch (device & RETRO_DEVICE_MASK) {
    case RETRO_DEVICE_JOYPAD:
        if (port >= FC_PADS) {
            return 0;
        }
        return id == RETRO_DEVICE_ID_JOYPAD_MASK ? (int16_t)fc.pad[port] : (int16_t)(fc.pad[port] >> (id & 15) & 1);
    case RETRO_DEVICE_ANALOG:
        return port < FC_PADS && index < 2 && id < 2 ? fc.analog[port][index][id] : 0;
    case RETRO_DEVICE_KEYBOARD:
        return id < FC_KEYS && fc.key[id];
    default:
        return 0;
    }
}

/* ---- life of a core ---- */

/* Looks a symbol up; dlsym gives an object pointer, hence the copy. */
static bool find(const char *name, void *slot) {
    void *symbol = dlsym(fc.library, name);
    memcpy(slot, &symbol, sizeof symbol);
    if (!symbol) {
        fprintf(stderr, "front: the core has no %s\n", name);
    }
    return symbol != NULL;
}

static bool find_all(void) {
    fc_calls_t *c = &fc.call;
#define FIND(name) find("retro_" #name, &c->name)
    return FIND(init) && FIND(deinit) && FIND(run) && FIND(reset) && FIND(unload_game) && FIND(api_version) &&
           FIND(get_region) && FIND(set_environment) && FIND(set_video_refresh) && FIND(set_audio_sample) &&
           FIND(set_audio_sample_batch) && FIND(set_input_poll) && FIND(set_input_state) &&
           FIND(set_controller_port_device) && FIND(get_system_info) && FIND(get_system_av_info) && FIND(load_game) &&
           FIND(load_game_special) && FIND(serialize_size) && FIND(serialize) && FIND(unserialize) &&
           FIND(cheat_reset) && FIND(cheat_set) && FIND(get_memory_data) && FIND(get_memory_size);
#undef FIND
}

bool fc_open(const char *path) {
    fc.library = dlopen(path, RTLD_NOW | RTLD_LOCAL);
    if (!fc.library) {
        fprintf(stderr, "front: %s\n", dlerror());
        return false;
    }
    if (!find_all()) {
        return false;
    }
    if (fc.call.api_version() != RETRO_API_VERSION) {
        fprintf(stderr, "front: API version %u, want %u\n", fc.call.api_version(), (unsigned)RETRO_API_VERSION);
        return false;
    }
    fc.format = RETRO_PIXEL_FORMAT_0RGB1555;
    fc.call.set_environment(environment);
    fc.call.init();
    fc.call.set_video_refresh(video);
    fc.call.set_audio_sample(audio_one);
    fc.call.set_audio_sample_batch(audio_batch);
    fc.call.set_input_poll(poll_input);
    fc.call.set_input_state(input_state);
    fc.call.get_system_info(&fc.info);
    return true;
}

static bool read_content(const char *path, struct retro_game_info *game) {
    FILE *file = fopen(path, "rb");
    long size;
    if (!file) {
        perror(path);
        return false;
    }
    fseek(file, 0, SEEK_END);
    size = ftell(file);
    rewind(file);
    content = malloc(size > 0 ? (size_t)size : 1);
    game->size = content && size > 0 ? fread(content, 1, (size_t)size, file) : 0;
    game->data = content;
    fclose(file);
    return content != NULL;
}

bool fc_load(const char *path) {
    struct retro_game_info game = {.path = path};
    unsigned port;
    if (!path && !fc.no_game) {
        fprintf(stderr, "front: this core needs content\n");
        return false;
    }
    if (path && !fc.info.need_fullpath && !read_content(path, &game)) {
        return false;
    }
    if (!fc.call.load_game(path ? &game : NULL)) {
        fprintf(stderr, "front: the core refuses %s\n", path ? path : "to start without content");
        return false;
    }
    fc.call.get_system_av_info(&fc.av);
    for (port = 0; port < FC_PADS; ++port) {
        fc.call.set_controller_port_device(port, RETRO_DEVICE_JOYPAD); /* some cores read no pad without it */
    }
    return true;
}

void fc_run(void) {
    fc.pictures = fc.duped = fc.polls = 0;
    fc.samples = 0;
    fc.call.run();
}

void fc_unload(void) {
    fc.call.unload_game();
    free(content);
    content = NULL;
}

void fc_close(void) {
    fc.call.deinit();
    dlclose(fc.library);
    free(fc.rgb);
    free(fc.lent);
    free(fc.audio);
    fc.library = NULL, fc.rgb = NULL, fc.lent = NULL, fc.audio = NULL;
    fc.audio_frames = fc.audio_room = 0;
    fc.width = fc.height = 0;
}

void fc_set_option(const char *key, const char *value) {
    unsigned i;
    for (i = 0; i < fc.set_count && strcmp(key, fc.set_key[i]) != 0; ++i) {
    }
    if (i == FC_MAX_OPTIONS) {
        return;
    }
    fc.set_count += i == fc.set_count;
    snprintf(fc.set_key[i], sizeof fc.set_key[0], "%s", key);
    snprintf(fc.set_value[i], sizeof fc.set_value[0], "%s", value);
    fc.options_changed = true;
}

/* ---- pictures ---- */

uint32_t fc_picture_crc(void) {
    return fc.rgb ? (uint32_t)crc32(0, fc.rgb, 3 * fc.width * fc.height) : 0;
}

bool fc_write_ppm(const char *path) {
    FILE *file = fc.rgb ? fopen(path, "wb") : NULL;
    size_t size = (size_t)3 * fc.width * fc.height;
    bool good;
    if (!file) {
        fprintf(stderr, "front: no picture for %s\n", path);
        return false;
    }
    good = fprintf(file, "P6\n%u %u\n255\n", fc.width, fc.height) > 0 && fwrite(fc.rgb, 1, size, file) == size;
    return fclose(file) == 0 && good;
}

/* ---- files ---- */

bool fc_write_file(const char *path, const void *data, size_t size) {
    FILE *file = fopen(path, "wb");
    bool good = file && fwrite(data, 1, size, file) == size;
    if ((file && fclose(file) != 0) || !good) {
        perror(path);
        return false;
    }
    return true;
}

size_t fc_read_file(const char *path, void *data, size_t room) {
    FILE *file = fopen(path, "rb");
    size_t size = file ? fread(data, 1, room, file) : 0;
    if (file) {
        fclose(file);
    }
    return size;
}
