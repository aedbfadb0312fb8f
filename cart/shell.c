/* The frame loop. A tick is 1/60 s on every television: where there are 50 frames a second, every fifth brings two. */
#include "cart/game.h"
#include "cart/lessons/lesson.h"
#include "cart/options.h"
#include "cart/pad.h"
#include "cart/pad_tick.h"
#include "cart/ppu.h"
#include "cart/rng.h"
#include "cart/shell.h"
#include "cart/shell/screens.h"
#include "cart/sound/sound.h"
#include "cart/tv.h"
#include "version.h"

#define CATCH_UP_MAX 8          /* frames that a long tick may owe; more are forgotten */
#define SOFT_RESET_FRAMES_60 60 /* a second */
#define SOFT_RESET_FRAMES_50 50

#define PPUCTRL (*(volatile uint8_t *)0x2000)

const char shell_version[] = "V" BOARDCART_VERSION;
uint16_t shell_idle;
static uint8_t pal_frames; /* frames of 50 Hz since one brought two ticks, 0..4 */

static void watch_soft_reset(void) {
    if (pad_chord >= (tv_system == TV_NTSC ? SOFT_RESET_FRAMES_60 : SOFT_RESET_FRAMES_50)) {
        shell_reset();
    }
}

static void end_demo(void) {
    pad_demo = 0;
    screen_go(SCREEN_TITLE);
}

/* Any key or the timeout ends the demo, but never during a screen change: the game would then run as a real one, and be saved
 * and counted. */
static void tick_demo(void) {
    if (screen_changing()) {
        if (pad_person != 0) {
            shell_idle = SHELL_DEMO_TICKS;
        }
    } else if (pad_person != 0) {
        end_demo();
    } else if (shell_idle >= SHELL_DEMO_TICKS) {
        shell_idle = SHELL_ATTRACT_TICKS - SHELL_BETWEEN_TICKS;
        end_demo();
    } else if (game_pausable(screen_id)) {
        game_call(game.demo);
    }
}

/* Start, while a game is played. */
static void watch_pause(void) {
    if (!screen_calm()) {
        pad_put_off(PAD_START);
    } else if ((pad_new[0] | pad_new[1]) & PAD_START) {
        pause_open();
        pad_new[0] = 0;
        pad_new[1] = 0;
    }
}

static uint8_t in_lesson(void) {
    return lesson_phase != LESSON_NONE && game_pausable(screen_id) && !screen_changing();
}

static void tick(void) {
    pad_tick();
    watch_soft_reset();
    if (pad_person != 0) {
        shell_idle = 0;
        rng_stir(frame_count);
    } else if (shell_idle != 0xFFFF) {
        ++shell_idle;
    }
    if (pad_demo) {
        tick_demo();
    } else if (in_lesson()) {
        lesson_tick();
    } else if (game_pausable(screen_id) && !game_paused && !screen_changing()) {
        watch_pause();
    }
    screen_tick();
    if (in_lesson()) {
        lesson_point();
    }
    sound_go_on();
}

static uint8_t ticks_due(void) {
    uint8_t frames, ticks;
    frames = (uint8_t)(frame_count - frame_seen);
    frame_seen += frames;
    if (frames > CATCH_UP_MAX) {
        frames = CATCH_UP_MAX;
    }
    ticks = frames;
    if (tv_system != TV_NTSC) {
        while (frames != 0) {
            --frames;
            ++pal_frames;
            if (pal_frames == 5) {
                pal_frames = 0;
                ++ticks;
            }
        }
    }
    return ticks;
}

void main(void) {
    static uint8_t due;
    sound_boot();
    PPUCTRL = ppu_ctrl; /* NMI from here on */
    save_boot();
    options_load();
    screen_boot();
    for (;;) {
        /* What the last tick drew must go out before the next one draws: the queue is the NMI's until then. */
        while (!FRAME_OVER()) {
            screen_think();
        }
        due += ticks_due();
        while (due != 0) {
            --due;
            tick();
            if (ppuq_ready) {
                due = 0; /* a screen was entered: its first picture waits for the NMI, and until then the queue is the NMI's */
            }
            if (due == 1 && tv_system != TV_NTSC && (pad_new[0] | pad_new[1])) {
                break; /* the answer to a press is shown in this frame: a fifth frame's second tick might take too long for that, so it comes in the next */
            }
        }
        ppuq_ready = 1;
    }
}
