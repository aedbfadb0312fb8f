/* The frame loop. A tick is 1/60 s on every television: where there are 50 frames a second, every fifth brings two. */
#include <string.h>
#include "cart/far.h"
#include "cart/game.h"
#include "cart/mapper.h"
#include "cart/pad.h"
#include "cart/ppuq.h"
#include "cart/rng.h"
#include "cart/save.h"
#include "cart/screen.h"
#include "cart/shell.h"
#include "cart/sound/sound.h"
#include "cart/text.h"
#include "gates.h"
#include "version.h"

#define CATCH_UP_MAX 8        /* frames that a long tick may owe; more are forgotten */
#define SOFT_RESET_FRAMES_60 60 /* a second */
#define SOFT_RESET_FRAMES_50 50

/* Set by the linker configuration: the memory that the games have in turn. */
extern uint8_t overlay_zp[], overlay_zp_bytes[], overlay_ram[], overlay_ram_bytes[], overlay_work[], overlay_work_bytes[];

extern uint8_t tv_system, ppu_ctrl, pad_chord; /* the last: frames that the buttons of the soft reset are held, by the NMI */
#pragma zpsym("tv_system")
#pragma zpsym("ppu_ctrl")
#pragma zpsym("pad_chord")
#define PPUCTRL (*(volatile uint8_t *)0x2000)

const char shell_version[] = "V" BOARDCART_VERSION;
game_t game;
uint8_t game_page, game_index, game_mode, game_paused;
uint16_t shell_idle;
static uint8_t fifth;

void game_choose(uint8_t index) {
    static far_data_t at;
    game_index = index;
    game_page = game_catalogue[index].page;
    at.addr = game_catalogue[index].game;
    at.length = sizeof(game_t);
    at.page = game_page;
    far_dst = &game;
    far_copy(&at);
    memset(overlay_zp, 0, (uint16_t)overlay_zp_bytes);
    memset(overlay_ram, 0, (uint16_t)overlay_ram_bytes);
    if (save_state != SAVE_NO_RAM) {
        wram_open();
        memset(overlay_work, 0, (uint16_t)overlay_work_bytes);
        wram_close();
    }
}

void game_call(void (*fn)(void)) {
    uint8_t work_ram = game.flags & GAME_WORK_RAM;
    if (work_ram) {
        wram_open();
    }
    far_page = game_page;
    far_call(fn);
    if (work_ram) {
        wram_close();
    }
}

const char *game_text(const char *const *table, uint8_t index) {
    static far_data_t at;
    static const char *text;
    at.addr = table + index;
    at.length = sizeof text;
    at.page = game_page;
    far_dst = &text;
    far_copy(&at);
    return text;
}

static uint8_t chosen_item;

static void tell_chosen(void) { /* runs with the game's page in */
    game.pause_chosen(chosen_item);
}

void game_pause_chosen(uint8_t item) {
    chosen_item = item;
    game_call(tell_chosen);
}

uint8_t game_pausable(uint8_t screen) {
    return screen >= SCREEN_GAME + GAME_PLAY;
}

static void watch_soft_reset(void) {
    if (pad_chord >= (tv_system == 0 ? SOFT_RESET_FRAMES_60 : SOFT_RESET_FRAMES_50)) {
        shell_reset();
    }
}

static void end_demo(void) {
    pad_demo = 0;
    screen_go(SCREEN_TITLE);
}

/* The demo's hand plays; the person's any key ends it, and so does the time. While one of its screens goes to another it must last: a
 * game without a demo is counted and kept. */
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
    } else if (game_pausable(screen_id) && !game_paused && !screen_changing()) {
        watch_pause();
    }
    screen_tick();
}

static uint8_t ticks_due(void) {
    uint8_t frames, ticks;
    frames = (uint8_t)(frame_count - frame_seen);
    frame_seen += frames;
    if (frames > CATCH_UP_MAX) {
        frames = CATCH_UP_MAX;
    }
    ticks = frames;
    if (tv_system != 0) {
        while (frames != 0) {
            --frames;
            ++fifth;
            if (fifth == 5) {
                fifth = 0;
                ++ticks;
            }
        }
    }
    return ticks;
}

void main(void) {
    uint8_t due;
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
        due = ticks_due();
        while (due != 0) {
            --due;
            tick();
            if (ppuq_ready) {
                break; /* a screen was entered: its first picture waits for the NMI, and until then the queue is the NMI's */
            }
        }
        ppuq_ready = 1;
    }
}
