/* front: a libretro front end for tests. Runs a core for a number of frames with scripted input and prints or checks its memory,
 * picture, sound and states. See usage() for the options; exit status 0 = all as expected, 1 = an expectation failed, 2 = wrong
 * use or the core could not be run.
 */
#include "frontcore.h"
#include "frontmemory.h"
#include "frontscript.h"

#include <getopt.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <time.h>

#define MAX_ACTIONS 256

/* An action with an argument, in the order of the command line. */
typedef struct {
    char letter;
    const char *argument;
} action_t;

static action_t actions[MAX_ACTIONS];
static unsigned action_count;
static const char *core_path, *content_path, *save_path;
static unsigned long frames = 60, frame, replay_every;
static bool show_info, show_time, all_hashes, once_more, no_polls, help;
static int status;

static int usage(FILE *out, int result) {
    fputs("usage: front CORE.so [CONTENT] [options]\n"
          "  -n N          run N frames (60)\n"
          "  -i FILE       input script, lines frame:button:pad[:frames]\n"
          "  -I LINE       one line of input script\n"
          "  -o KEY=VALUE  core option            -c F:KEY=VALUE  change it before frame F\n"
          "  -p FILE.ppm   last picture           -P F:FILE.ppm   picture of frame F\n"
          "  -k            print the CRC-32 of the last picture (of its RGB bytes)   -K  of every picture\n"
          "  -d M:A:L      dump L bytes at A of memory M (sys, save, video or rtc), hexadecimal\n"
          "  -m M:FILE     write all of memory M to a file at the end\n"
          "  -x M:A=V      expect byte V at A of memory M at the end (hexadecimal)\n"
          "  -X F:M:A=V    the same after frame F\n"
          "  -r FILE       save RAM: loaded before the first frame if the file exists, written at the end\n"
          "  -l FILE       load a state before the first frame   -w FILE  write a state at the end\n"
          "  -t N          every N frames: save, run N, load, run N again; states and memory must be equal\n"
          "  -a FILE       write the sound as raw 16-bit stereo\n"
          "  -V 0|1|2      version of the core options interface to offer (2)   -g N  language "
          "(RETRO_LANGUAGE_...)   -D  no dupes\n"
          "  -e MASK       answer to GET_AUDIO_VIDEO_ENABLE (6: a frame of run-ahead)\n"
          "  -5            refuse XRGB8888           -f  lend a frame buffer\n"
          "  -N            a frame may go by without a poll of the input: newer Nestopias ask when the game does\n"
          "  -2            unload, close and do it all a second time\n"
          "  -s            print what the core says of itself    -T  print the speed    -v  print its log\n",
          out);
    return result;
}

/* ---- command line ---- */

static bool parse_count(const char *text, unsigned long *value) {
    char *end;
    *value = strtoul(text, &end, 10);
    return end != text && !*end && *value > 0;
}

static bool take_option(char letter, const char *argument) {
    switch (letter) {
    case 'n':
        return parse_count(argument, &frames);
    case 'i':
        return fs_read(argument);
    case 'I':
        return fs_add(argument, "-I", 1);
    case 'r':
        save_path = argument;
        return true;
    case 't':
        return parse_count(argument, &replay_every);
    case 'V':
        fc.options_version = (unsigned)strtoul(argument, NULL, 10);
        return true;
    case 'g':
        fc.language = (unsigned)strtoul(argument, NULL, 10);
        return true;
    case 'e':
        fc.av_enable = (int)strtoul(argument, NULL, 10);
        return true;
    case 'a':
        fc.keep_audio = true; /* and an action at the end */
        break;
    default:
        break;
    }
    if (action_count == MAX_ACTIONS) {
        return false;
    }
    actions[action_count].letter = letter;
    actions[action_count++].argument = argument;
    return true;
}

static bool take_flag(char letter) {
    switch (letter) {
    case 's':
        show_info = true;
        return true;
    case 'D':
        fc.no_dupe = true;
        return true;
    case 'T':
        show_time = true;
        return true;
    case 'v':
        fc.verbose = true;
        return true;
    case 'K':
        all_hashes = true;
        return true;
    case '5':
        return fc.refuse_xrgb8888 = true;
    case 'f':
        return fc.lend_framebuffer = true;
    case 'k':
        return take_option('k', "");
    case 'N':
        no_polls = true;
        return true;
    case 'h':
        help = true;
        return true;
    case '2':
        once_more = true;
        return true;
    default:
        return false;
    }
}

static bool parse(int argc, char **argv) {
    static const struct option words[] = {{"help", no_argument, NULL, 'h'}, {NULL, 0, NULL, 0}};
    int letter;
    while ((letter = getopt_long(argc, argv, "n:i:I:o:c:p:P:d:m:x:X:r:l:w:t:a:V:e:g:sDTvK5fk2N", words, NULL)) != -1) {
        if (!(optarg ? take_option((char)letter, optarg) : take_flag((char)letter))) {
            return false;
        }
    }
    if (help || argc - optind < 1 || argc - optind > 2) {
        return false;
    }
    core_path = argv[optind];
    content_path = argv[optind + 1];
    return true;
}

/* Expects a byte of memory; false if the text is not understood. */
static bool expect(const char *text) {
    bool equal;
    if (!fm_expect(text, frame, &equal)) {
        return false;
    }
    status = equal ? status : 1;
    return true;
}

/* ---- states ---- */

static bool load_state(const char *path) {
    size_t size = fc.call.serialize_size();
    void *state = calloc(1, size + 1);
    bool good = state && fc_read_file(path, state, size) == size && fc.call.unserialize(state, size);
    free(state);
    return good;
}

static bool write_state(const char *path) {
    size_t size = fc.call.serialize_size();
    void *state = calloc(1, size + 1);
    bool good = state && fc.call.serialize(state, size) && fc_write_file(path, state, size);
    free(state);
    return good;
}

/* ---- running ---- */

/* Does what the command line asks for this frame, before or after it. */
static bool frame_actions(bool before) {
    unsigned i;
    for (i = 0; i < action_count; ++i) {
        const action_t *a = &actions[i];
        char *rest;
        if (!strchr(before ? "c" : "PX", a->letter) || strtoul(a->argument, &rest, 10) != frame || *rest != ':') {
            continue;
        }
        ++rest;
        if (a->letter == 'c') {
            char *value = strchr(rest, '=');
            char key[64];
            if (!value) {
                return false;
            }
            snprintf(key, sizeof key, "%.*s", (int)(value - rest), rest);
            fc_set_option(key, value + 1);
        } else if (a->letter == 'P' ? !fc_write_ppm(rest) : !expect(rest)) {
            return false;
        }
    }
    return true;
}

static bool picture_wanted(void) {
    unsigned i;
    for (i = 0; i < action_count; ++i) {
        if (actions[i].letter == 'P' && strtoul(actions[i].argument, NULL, 10) == frame) {
            return true;
        }
    }
    return all_hashes || frame + 1 == frames;
}

static bool one_frame(void) {
    if (!frame_actions(true)) {
        return false;
    }
    if (fs_apply(frame)) {
        fc.call.reset();
    }
    fc.want_picture = picture_wanted();
    fc_run();
    if (fc.pictures != 1 || (fc.polls < 1 && !no_polls)) {
        printf("FAIL frame %lu: %u video calls, %u polls\n", frame, fc.pictures, fc.polls);
        status = 1;
    }
    if (all_hashes) {
        printf("picture %lu %08x\n", frame, (unsigned)fc_picture_crc());
    }
    if (!frame_actions(false)) {
        return false;
    }
    ++frame;
    return true;
}

/* A state of the core in a new buffer; the size may differ from call to call (in some cores it does).
 */
typedef struct {
    uint8_t *bytes;
    size_t size;
} state_t;

static bool take_state(state_t *state) {
    free(state->bytes);
    state->size = fc.call.serialize_size();
    state->bytes = calloc(1, state->size + 1);
    if (!state->bytes || !fc.call.serialize(state->bytes, state->size)) {
        fprintf(stderr, "front: frame %lu: the core cannot save its state\n", frame);
        return false;
    }
    return true;
}

static bool run_until(unsigned long end) {
    while (frame < end) {
        if (!one_frame()) {
            return false;
        }
    }
    return true;
}

/* Core options are the front end's, not part of a state: a replay starts with those of the first time. */
static void keep_options(fc_t *copy, bool back) {
    fc_t *to = back ? &fc : copy, *from = back ? copy : &fc;
    to->set_count = from->set_count;
    memcpy(to->set_key, from->set_key, sizeof fc.set_key);
    memcpy(to->set_value, from->set_value, sizeof fc.set_value);
}

/* Runs `span` frames, goes back to their start and runs them again: state and memory must be equal to the
 * bit. */
static bool replay(unsigned long span) {
    static state_t start, first, second;
    static fc_t options;
    size_t ram = fc.call.get_memory_size(RETRO_MEMORY_SYSTEM_RAM);
    uint8_t *copy = calloc(1, ram + 1);
    unsigned long began = frame;
    bool good;
    keep_options(&options, false);
    good = copy && take_state(&start) && run_until(began + span) && take_state(&first);
    if (good && ram) {
        memcpy(copy, fc.call.get_memory_data(RETRO_MEMORY_SYSTEM_RAM), ram);
    }
    if (good && !fc.call.unserialize(start.bytes, start.size)) {
        fprintf(stderr, "front: frame %lu: the core cannot load its state\n", frame);
        good = false;
    }
    frame = began;
    keep_options(&options, true);
    good = good && run_until(began + span) && take_state(&second);
    if (good && (first.size != second.size || memcmp(first.bytes, second.bytes, first.size) != 0 ||
                 (ram && memcmp(copy, fc.call.get_memory_data(RETRO_MEMORY_SYSTEM_RAM), ram) != 0))) {
        printf("FAIL frames %lu..%lu: the replay differs\n", began, frame - 1);
        status = 1;
    }
    free(copy);
    return good;
}

static double seconds(void) {
    struct timespec t;
    clock_gettime(CLOCK_MONOTONIC, &t);
    return (double)t.tv_sec + (double)t.tv_nsec * 1e-9;
}

static bool before_running(void) {
    unsigned i;
    for (i = 0; i < action_count; ++i) {
        if (actions[i].letter == 'l' && !load_state(actions[i].argument)) {
            fprintf(stderr, "front: cannot load the state %s\n", actions[i].argument);
            return false;
        }
    }
    if (save_path) {
        void *data = fc.call.get_memory_data(RETRO_MEMORY_SAVE_RAM);
        if (data) {
            fc_read_file(save_path, data, fc.call.get_memory_size(RETRO_MEMORY_SAVE_RAM));
        }
    }
    return true;
}

static bool after_running(void) {
    unsigned i;
    bool good = true;
    for (i = 0; i < action_count && good; ++i) {
        const char *argument = actions[i].argument;
        switch (actions[i].letter) {
        case 'p':
            good = fc_write_ppm(argument);
            break;
        case 'k':
            printf("picture %lu %08x\n", frame - 1, (unsigned)fc_picture_crc());
            break;
        case 'd':
            good = fm_dump(argument);
            break;
        case 'm':
            good = fm_write(argument);
            break;
        case 'x':
            good = expect(argument);
            break;
        case 'w':
            good = write_state(argument);
            break;
        case 'a':
            good = fc_write_file(argument, fc.audio, fc.audio_frames * 4);
            break;
        default:
            break;
        }
        if (!good) {
            fprintf(stderr, "front: cannot do -%c %s\n", actions[i].letter, argument);
        }
    }
    if (good && save_path && fc.call.get_memory_data(RETRO_MEMORY_SAVE_RAM)) {
        good = fc_write_file(save_path, fc.call.get_memory_data(RETRO_MEMORY_SAVE_RAM),
                             fc.call.get_memory_size(RETRO_MEMORY_SAVE_RAM));
    }
    return good;
}

static void print_info(void) {
    unsigned i;
    printf("name %s\nversion %s\nextensions %s\nneed_fullpath %d\nno_game %d\n", fc.info.library_name, fc.info.library_version,
           fc.info.valid_extensions ? fc.info.valid_extensions : "", fc.info.need_fullpath, fc.no_game);
    printf("size %ux%u max %ux%u aspect %.6f\nfps %.9f\nrate %.3f\n", fc.av.geometry.base_width,
           fc.av.geometry.base_height, fc.av.geometry.max_width, fc.av.geometry.max_height,
           (double)fc.av.geometry.aspect_ratio, fc.av.timing.fps, fc.av.timing.sample_rate);
    printf("sysram %zu\nsaveram %zu\nstate %zu\ndescriptors %u\nmaps %u\nachievements %d\noptions_form "
           "%u\ntranslated %u\n",
           fc.call.get_memory_size(RETRO_MEMORY_SYSTEM_RAM), fc.call.get_memory_size(RETRO_MEMORY_SAVE_RAM),
           fc.call.serialize_size(), fc.descriptors, fc.map_count, fc.achievements, fc.option_form, fc.translated);
    for (i = 0; i < fc.option_count; ++i) {
        printf("option %s %s\n", fc.option_key[i], fc.option_default[i]);
    }
}

static bool run_core(void) {
    double began;
    unsigned i;
    for (i = 0; i < action_count; ++i) {
        char *value = strchr(actions[i].argument, '=');
        if (actions[i].letter == 'o' && value) {
            char key[64];
            snprintf(key, sizeof key, "%.*s", (int)(value - actions[i].argument), actions[i].argument);
            fc_set_option(key, value + 1);
        }
    }
    if (!fc_open(core_path) || !fc_load(content_path) || !before_running()) {
        return false;
    }
    if (show_info) {
        print_info();
    }
    began = seconds();
    for (frame = 0; frame < frames && !fc.shut_down;) {
        if (replay_every && frame + replay_every <= frames ? !replay(replay_every) : !one_frame()) {
            return false;
        }
    }
    began = seconds() - began;
    if (show_time) {
        fprintf(stderr, "%lu frames in %.3f s: %.1f a second, %.2f times real time\n", frame, began,
                (double)frame / began, (double)frame / began / fc.av.timing.fps);
    }
    if (!after_running()) {
        return false;
    }
    fc_unload();
    fc_close();
    return true;
}

int main(int argc, char **argv) {
    if (!parse(argc, argv)) {
        return help ? usage(stdout, 0) : usage(stderr, 2);
    }
    if (!run_core() || (once_more && !run_core())) {
        return 2;
    }
    return status;
}
