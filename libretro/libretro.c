/* labkit as a libretro core: the API on one side, the machine on the other. Content is optional (content.h);
 * one player, one picture of 1024 x 768 per retro_run, 65 MHz / (1344 x 806) of them a second. */
#include "content.h"
#include "input.h"
#include "machine.h"
#include "options.h"
#include "state.h"
#include "video.h"

#include <libretro.h>
#include <retro_endianness.h>
#include <stdarg.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#define CORE_NAME "labkit"
#define RAM_SIZE 512

/* Used until the front end has set its callbacks. */
static bool no_environment(unsigned command, void *data) {
    (void)command, (void)data;
    return false;
}

static void no_video(const void *data, unsigned width, unsigned height, size_t pitch) {
    (void)data, (void)width, (void)height, (void)pitch;
}

static size_t no_audio(const int16_t *data, size_t frames) {
    (void)data;
    return frames;
}

static void no_poll(void) {}

static int16_t no_input(unsigned port, unsigned device, unsigned index, unsigned id) {
    (void)port, (void)device, (void)index, (void)id;
    return 0;
}

static retro_environment_t environment = no_environment;
static retro_video_refresh_t send_video = no_video;
static retro_audio_sample_batch_t send_audio = no_audio;
static retro_input_poll_t poll_input = no_poll;
static retro_input_state_t input_state = no_input;

static machine_t *machine;
static scores_t scores;       /* save RAM */
static uint8_t ram[RAM_SIZE]; /* for achievements and tests; the layout is in README.md */
static uint8_t *screen;       /* pixel codes */
/* Colours; rgb565 uses half of it. Static: a front end may still write a screenshot from it after unloading
 * the game. */
static uint32_t picture[SCREEN_WIDTH * SCREEN_HEIGHT];
static uint8_t in_picture[SCREEN_WIDTH * SCREEN_HEIGHT]; /* the pixel codes that the picture shows */
static enum { NOTHING, PLAIN, LIT } picture_kind;        /* and the colours that it shows them in */
static options_t options;
static content_t content;
static bool use_xrgb8888, bitmasks, can_dupe, booted;
static retro_log_printf_t log_line;
static unsigned language;
static uint32_t warned_about; /* corrections of the last loaded state that differed from the options and were reported */

/* ---- words for the player ---- */

/* Writes to the log, and over the picture if the front end can. */
static void log_message(enum retro_log_level level, const char *format, ...) {
    char text[256];
    va_list values;
    unsigned version = 0;
    va_start(values, format);
    vsnprintf(text, sizeof text, format, values);
    va_end(values);
    if (log_line) {
        log_line(level, "[labkit] %s\n", text);
    }
    if (environment(RETRO_ENVIRONMENT_GET_MESSAGE_INTERFACE_VERSION, &version) && version >= 1) {
        struct retro_message_ext message = {.msg = text,
                                            .duration = 5000,
                                            .priority = 1,
                                            .level = level,
                                            .target = RETRO_MESSAGE_TARGET_OSD,
                                            .type = RETRO_MESSAGE_TYPE_NOTIFICATION,
                                            .progress = -1};
        environment(RETRO_ENVIRONMENT_SET_MESSAGE_EXT, &message);
    } else {
        struct retro_message message = {text, 300};
        environment(RETRO_ENVIRONMENT_SET_MESSAGE, &message);
    }
}

static const char *behaviour_name(uint32_t fix) {
    return fix == AS_BUILT ? "as built" : fix == AS_MEANT ? "as meant" : fix == AS_EXTENDED ? "extended" : "mixed";
}

/* ---- what the core is ---- */

unsigned retro_api_version(void) {
    return RETRO_API_VERSION;
}

void retro_get_system_info(struct retro_system_info *info) {
    memset(info, 0, sizeof *info);
    info->library_name = CORE_NAME;
    info->library_version = BOARDCART_VERSION;
    info->valid_extensions = "board";
    info->need_fullpath = false;
    info->block_extract = false;
}

void retro_get_system_av_info(struct retro_system_av_info *info) {
    memset(info, 0, sizeof *info);
    info->geometry.base_width = info->geometry.max_width = SCREEN_WIDTH;
    info->geometry.base_height = info->geometry.max_height = SCREEN_HEIGHT;
    info->geometry.aspect_ratio = 4.0f / 3.0f;
    info->timing.fps = (double)PIXEL_CLOCK_HZ / XVGA_CLOCKS_PER_FRAME;
    info->timing.sample_rate = AUDIO_RATE;
}

void retro_set_environment(retro_environment_t callback) {
    bool yes = true;
    environment = callback;
    environment(RETRO_ENVIRONMENT_SET_SUPPORT_NO_GAME, &yes);
    labkit_options_announce(environment);
    labkit_input_announce(environment);
}

void retro_set_video_refresh(retro_video_refresh_t callback) {
    send_video = callback;
}

void retro_set_audio_sample(retro_audio_sample_t callback) {
    (void)callback; /* all sound goes in batches */
}

void retro_set_audio_sample_batch(retro_audio_sample_batch_t callback) {
    send_audio = callback;
}

void retro_set_input_poll(retro_input_poll_t callback) {
    poll_input = callback;
}

void retro_set_input_state(retro_input_state_t callback) {
    input_state = callback;
}

void retro_set_controller_port_device(unsigned port, unsigned device) {
    (void)port, (void)device; /* pad, sticks and keyboard are all read, whatever is plugged in */
}

void retro_init(void) {}

void retro_deinit(void) {}

unsigned retro_get_region(void) {
    return RETRO_REGION_NTSC;
}

/* ---- life of a game ---- */

static void take_options(pins_t *pins) {
    labkit_options_read(environment, content.behaviour, &options);
    pins->fix = options.fix;
    pins->logic_rate = options.logic_rate;
    pins->pixel_rate = options.pixel_rate;
}

static void show_options(void) {
    machine->hud = options.hud;
    machine->start_held = options.start_held;
    machine->language = (uint8_t)language;
}

static void apply_options(void) {
    pins_t *pins = &machine->board.pins;
    uint32_t rate = pins->logic_rate;
    take_options(pins);
    if (pins->logic_rate != rate) {
        machine->board.phase_q = 0;
    }
    show_options();
    warned_about = 0;
}

static void power_up(uint32_t boot) {
    pins_t pins;
    memset(&pins, 0, sizeof pins);
    take_options(&pins);
    pins.switch0 = 1;
    labkit_machine_init(machine, &pins, boot);
    if (content.has_seed) {
        labkit_machine_seed(machine, content.seed);
    }
    show_options();
}

static bool set_pixel_format(void) {
    enum retro_pixel_format format = RETRO_PIXEL_FORMAT_XRGB8888;
    use_xrgb8888 = environment(RETRO_ENVIRONMENT_SET_PIXEL_FORMAT, &format);
    format = RETRO_PIXEL_FORMAT_RGB565;
    return use_xrgb8888 || environment(RETRO_ENVIRONMENT_SET_PIXEL_FORMAT, &format);
}

static void announce_memory(void) {
    struct retro_memory_descriptor descriptor;
    struct retro_memory_map map = {&descriptor, 1};
    bool yes = true;
    memset(&descriptor, 0, sizeof descriptor);
    descriptor.flags = RETRO_MEMDESC_SYSTEM_RAM;
    descriptor.ptr = ram;
    descriptor.len = RAM_SIZE;
    descriptor.addrspace = "board";
    environment(RETRO_ENVIRONMENT_SET_MEMORY_MAPS, &map);
    environment(RETRO_ENVIRONMENT_SET_SUPPORT_ACHIEVEMENTS, &yes);
}

static void refresh_ram(void) {
    const board_t *b = &machine->board;
    ram[0] = b->game_logic.q.xindex;
    ram[1] = b->game_logic.q.yindex;
    ram[2] = b->game_logic.q.xpos;
    ram[3] = b->game_logic.q.ypos;
    ram[4] = (uint8_t)b->game_logic.q.angle;
    ram[5] = (uint8_t)(b->game_logic.q.angle >> 8);
    ram[6] = b->map_generation.q.done_q;
    ram[7] = b->referee.won_q;
    ram[8] = b->pins.switch0;
    ram[9] = b->pins.switch1;
    ram[10] = machine->window;
    ram[11] = machine->cheated;
    retro_set_unaligned_32le(ram + 12, b->map_generation.q.seed_q);
    retro_set_unaligned_32le(ram + 16, labkit_machine_centiseconds(machine));
    retro_set_unaligned_32le(ram + 20, b->referee.steps_q);
    retro_set_unaligned_32le(ram + 24, b->referee.mazes_q);
    retro_set_unaligned_32le(ram + 28, b->pins.fix);
    retro_set_unaligned_32le(ram + 32, machine->frames);
    memcpy(ram + 64, b->map_generation.map_q.bit, MAP_CELLS);
}

/* False if there is content and it is not a board. */
static bool take_content(const struct retro_game_info *game) {
    char message[160];
    memset(&content, 0, sizeof content);
    if (!game || !game->data) {
        return true;
    }
    if (!labkit_content_parse(game->data, game->size, &content, message, sizeof message)) {
        log_message(RETRO_LOG_ERROR, "%s", message);
        return false;
    }
    return true;
}

static void ask_front_end(void) {
    struct retro_log_callback log = {NULL};
    unsigned answer = RETRO_LANGUAGE_ENGLISH;
    log_line = environment(RETRO_ENVIRONMENT_GET_LOG_INTERFACE, &log) ? log.log : NULL;
    language = environment(RETRO_ENVIRONMENT_GET_LANGUAGE, &answer) && answer == RETRO_LANGUAGE_CHINESE_SIMPLIFIED
                   ? CHINESE
                   : ENGLISH;
    can_dupe = false;
    if (!environment(RETRO_ENVIRONMENT_GET_CAN_DUPE, &can_dupe)) {
        can_dupe = false;
    }
    bitmasks = environment(RETRO_ENVIRONMENT_GET_INPUT_BITMASKS, NULL);
}

bool retro_load_game(const struct retro_game_info *game) {
    retro_unload_game();
    ask_front_end();
    if (!take_content(game)) {
        return false;
    }
    if (!set_pixel_format()) {
        log_message(RETRO_LOG_ERROR, "The front end takes neither XRGB8888 nor RGB565 pictures.");
        return false;
    }
    machine = calloc(1, sizeof *machine);
    screen = calloc(SCREEN_WIDTH, SCREEN_HEIGHT);
    if (!machine || !screen) {
        log_message(RETRO_LOG_ERROR, "There is not enough memory.");
        retro_unload_game();
        return false;
    }
    memset(&scores, 0, sizeof scores);
    booted = false;
    warned_about = 0;
    picture_kind = NOTHING;
    power_up(0);
    labkit_input_describe(environment, language);
    announce_memory();
    refresh_ram();
    return true;
}

bool retro_load_game_special(unsigned type, const struct retro_game_info *game, size_t count) {
    (void)type, (void)game, (void)count;
    return false;
}

void retro_unload_game(void) {
    free(machine);
    free(screen);
    machine = NULL;
    screen = NULL;
}

void retro_reset(void) {
    if (machine) {
        labkit_machine_reset(machine);
    }
}

/* ---- one picture ---- */

/* Drawn straight into the front end's own memory if it offers that. */
static void show(void) {
    struct retro_framebuffer frame;
    bool lit = machine->board.pins.fix & FIX_LIGHT;
    uint8_t *before = in_picture;
    size_t n;
    memset(&frame, 0, sizeof frame);
    frame.width = SCREEN_WIDTH;
    frame.height = SCREEN_HEIGHT;
    frame.access_flags = RETRO_MEMORY_ACCESS_WRITE | RETRO_MEMORY_ACCESS_READ;
    if (picture_kind != (lit ? LIT : PLAIN)) { /* the colours have changed, so everything must be drawn again */
        picture_kind = lit ? LIT : PLAIN;
        for (n = 0; n < sizeof in_picture; ++n) {
            in_picture[n] = (uint8_t)~screen[n];
        }
    }
    if (!use_xrgb8888) {
        labkit_video_rgb565(screen, lit, picture, SCREEN_WIDTH * 2, before);
        send_video(picture, SCREEN_WIDTH, SCREEN_HEIGHT, SCREEN_WIDTH * 2);
    } else if (environment(RETRO_ENVIRONMENT_GET_CURRENT_SOFTWARE_FRAMEBUFFER, &frame) && frame.data &&
               frame.format == RETRO_PIXEL_FORMAT_XRGB8888) {
        labkit_video_xrgb8888(screen, lit, frame.data, frame.pitch, NULL);
        send_video(frame.data, SCREEN_WIDTH, SCREEN_HEIGHT, frame.pitch);
    } else {
        labkit_video_xrgb8888(screen, lit, picture, SCREEN_WIDTH * sizeof *picture, before);
        send_video(picture, SCREEN_WIDTH, SCREEN_HEIGHT, SCREEN_WIDTH * sizeof *picture);
    }
}

/* Once, when the front end has filled the save RAM: before the first picture or the first state. */
static void boot(void) {
    if (!booted) {
        power_up(labkit_scores_boot(&scores));
        booted = true;
    }
}

/* A finished run in one line, to share: the seed makes the same maze again. */
static void log_run(void) {
    char time[HUD_TIME_ROOM];
    labkit_hud_time(time, labkit_machine_centiseconds(machine));
    if (log_line) {
        log_line(RETRO_LOG_INFO, "[labkit] Maze %08X %s in %s, %u steps%s\n",
                 (unsigned)machine->board.map_generation.q.seed_q, behaviour_name(machine->run_fix), time,
                 (unsigned)machine->board.referee.steps_q, machine->cheated ? ", cheating" : "");
    }
}

void retro_run(void) {
    static int16_t sound[2 * AUDIO_ROOM];
    machine_input_t in;
    bool changed = false;
    int enabled = 0; /* bit 0: video; bit 2: a frame of run-ahead, which will be undone */
    bool shown;
    uint8_t won;
    size_t frames;
    if (!machine) {
        return;
    }
    boot();
    if (environment(RETRO_ENVIRONMENT_GET_VARIABLE_UPDATE, &changed) && changed) {
        apply_options();
    }
    /* Video alone does not show it: RetroArch turns it off with the null driver, which still takes screenshots. */
    shown = !can_dupe || !environment(RETRO_ENVIRONMENT_GET_AUDIO_VIDEO_ENABLE, &enabled) || (enabled & 5) != 4;
    poll_input();
    labkit_input_read(input_state, bitmasks, options.dead_zone, &in);
    won = machine->won_seen;
    labkit_machine_frame(machine, &in, &scores, shown ? screen : NULL);
    if (machine->won_seen && !won && shown) {
        log_run();
    }
    refresh_ram();
    if (shown) {
        show();
    } else {
        send_video(NULL, SCREEN_WIDTH, SCREEN_HEIGHT, 0);
    }
    frames = labkit_audio_frame(&machine->audio, &machine->board, options.volume, sound);
    send_audio(sound, frames);
}

/* ---- states and memory ---- */

size_t retro_serialize_size(void) {
    return labkit_state_size();
}

bool retro_serialize(void *data, size_t size) {
    if (!machine) {
        return false;
    }
    boot();
    return labkit_state_save(machine, data, size);
}

/* A state brings its own behaviour with it, but the menu does not change, so the player is told. Rewinding loads sixty states a
 * second: telling once is enough. */
static void compare_with_options(void) {
    const pins_t *pins = &machine->board.pins;
    bool differs = pins->fix != options.fix || pins->logic_rate != options.logic_rate;
    uint32_t now = differs ? pins->fix << 1 | 1 : 0;
    if (differs && now != warned_about) {
        log_message(RETRO_LOG_WARN, "This state plays %s at %u MHz; the options say %s at %u MHz.",
                    behaviour_name(pins->fix), pins->logic_rate == 27 ? 27u : 65u, behaviour_name(options.fix),
                    options.logic_rate == 27 ? 27u : 65u);
    }
    warned_about = now;
}

bool retro_unserialize(const void *data, size_t size) {
    if (!machine) {
        return false;
    }
    if (!labkit_state_load(machine, data, size)) {
        unsigned version = labkit_state_version(data, size);
        if (version && version != STATE_VERSION) {
            log_message(RETRO_LOG_ERROR, "This state is of another version of labkit (form %u, not %u) and cannot be loaded.",
                        version, STATE_VERSION);
        } else {
            log_message(RETRO_LOG_ERROR, "This state is damaged or not of labkit.");
        }
        return false;
    }
    labkit_scores_check(&scores);
    booted = true;
    compare_with_options();
    refresh_ram();
    return true;
}

void *retro_get_memory_data(unsigned id) {
    return id == RETRO_MEMORY_SAVE_RAM ? (void *)scores.byte : id == RETRO_MEMORY_SYSTEM_RAM ? (void *)ram : NULL;
}

size_t retro_get_memory_size(unsigned id) {
    return id == RETRO_MEMORY_SAVE_RAM ? SCORES_SIZE : id == RETRO_MEMORY_SYSTEM_RAM ? RAM_SIZE : 0;
}

void retro_cheat_reset(void) {}

void retro_cheat_set(unsigned index, bool enabled, const char *code) {
    (void)index, (void)enabled, (void)code;
}
