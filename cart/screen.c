#include "art.h"
#include "cart/block.h"
#include "cart/game.h"
#include "cart/hook.h"
#include "cart/oam.h"
#include "cart/options.h"
#include "cart/pad.h"
#include "cart/ppu.h"
#include "cart/ppuq.h"
#include "cart/screen.h"
#include "cart/shell/screens.h"
#include "cart/text.h"
#include "cart/ui.h"

#define FADE_TICKS 2 /* ticks a step of light */
/* from one change of the whole picture to the next: six in more than a second, three flashes. Not ticks: those that
 * a long one has held up come all at once */
#define CALM_FRAMES 11
#define MASK_ON 0x1E
#define CTRL_TABLE 0x01
#define CTRL_TALL 0x20 /* sprites of 8x16: a screen may set it, and so do the Chinese words of the pause menu */

/* PHASE_IN_OUT: it fades out as soon as it has fully faded in. PHASE_NEW: it has faded in and may fade out, but is not calm yet. */
enum { PHASE_SHOWN, PHASE_OUT, PHASE_IN = BLOCK_COMING, PHASE_IN_OUT, PHASE_NEW };

uint8_t screen_from, screen_scroll, frame_seen;
static uint8_t next_id;
static uint8_t fade_wait;  /* ticks until the next step of light; while a screen is shown: frames until it is calm */
static uint8_t calm_frame; /* up to which they are counted */
static screen_t now;
static uint8_t now_page;

/* ---- going from one screen to another ----------------------------------------------------------------------------- */

void screen_go(uint8_t id) {
    if (screen_changing()) {
        return;
    }
    next_id = id;
    if (screen_phase == PHASE_IN) {
        screen_phase = PHASE_IN_OUT;
        return;
    }
    if (screen_phase == PHASE_NEW || fade_wait < FADE_TICKS) {
        fade_wait = FADE_TICKS;
    }
    screen_phase = PHASE_OUT;
}

uint8_t screen_changing(void) {
    return screen_phase == PHASE_OUT || screen_phase == PHASE_IN_OUT;
}

uint8_t screen_calm(void) {
    return screen_phase == PHASE_SHOWN && fade_wait == 0;
}

void screen_table(uint8_t nt) {
    fade_wait = CALM_FRAMES;
    calm_frame = frame_count;
    scroll_y = nt == 0 ? screen_scroll : 0;
    ppu_ctrl &= (uint8_t) ~(CTRL_TABLE | CTRL_TALL);
    ppu_ctrl |= nt;
}

static void find_screen(uint8_t id) {
    const screen_t *table = game.screens;
    now_page = game_page;
    if (id < SCREEN_CLUB) {
        table = shell_screen_table.addr;
        now_page = shell_screen_table.page;
    } else if (id < SCREEN_GAME) {
        table = club_screen_table.addr;
        now_page = club_screen_table.page;
    }
    far_fetch(&now, table + (id & SCREEN_INDEX), sizeof now, now_page);
}

/* Runs a function of the screen in its page. */
static void run(void (*fn)(void)) {
    if (screen_id >= SCREEN_GAME) {
        game_call(fn);
    } else {
        far_page = now_page;
        far_call(fn);
    }
}

static void rendering_off(void) {
    uint8_t frame = frame_count;
    ppu_mask = 0;
    while (frame == frame_count) { /* the NMI turns rendering off in the blank */
    }
    ppu_blank = 1;
}

static void enter(uint8_t id) {
    if (!ppu_blank) {
        rendering_off();
    }
    hook_remove();
    screen_from = screen_id;
    screen_id = id;
    game_paused = 0;
    ppuq_flush();
    oam_begin();
    oam_end();
    screen_scroll = 0;
    scroll_x = 0;
    vram_at(0x2000);
    vram_zero(8);
    vram_at(0x0000);
    vram_load(&font_chr_far);
    ui_sprites_load();
    text_language = options.language;
    text_area(&text_paper);
    text_ground = 0;
    find_screen(id);
    run(now.enter);
    screen_table(0);
    if (game_pausable(id)) {
        game_mode = GAME_BACK;
        pause_draw();
    }
    fade_black();
    fade_queue();
    ppuq_flush();
    pad_mute();
    ppu_mask = MASK_ON;
    screen_phase = PHASE_IN;
    fade_wait = FADE_TICKS;
    frame_seen = frame_count;
    ppuq_ready = 1; /* the empty sprite list goes out with the first picture */
    ppu_blank = 0;
}

/* One step brighter or darker; 1 when the end is reached. */
static uint8_t fade(uint8_t target) {
    if (options.quick & BLOCK_NO_FADES) {
        while (!fade_step(target)) {
        }
        return 1;
    }
    --fade_wait;
    if (fade_wait != 0) {
        return 0;
    }
    fade_wait = FADE_TICKS;
    return fade_step(target);
}

void screen_boot(void) {
    enter(SCREEN_TITLE);
}

/* Counts until the screen is shown, and then until it is calm. */
static void come(void) {
    uint8_t frames = (uint8_t)(frame_count - calm_frame);
    calm_frame += frames;
    if (screen_phase == PHASE_IN) {
        if (fade(FADE_LIGHT)) {
            screen_phase = PHASE_NEW;
            fade_wait = CALM_FRAMES;
        }
    } else if (fade_wait > frames) {
        fade_wait -= frames;
    } else {
        fade_wait = 0;
        screen_phase = PHASE_SHOWN;
    }
}

void screen_tick(void) {
    if (screen_phase == PHASE_OUT) {
        if (fade(FADE_BLACK)) {
            enter(next_id);
            return;
        }
    } else if (screen_phase == PHASE_IN_OUT) {
        if (fade(FADE_LIGHT)) {
            screen_phase = PHASE_OUT;
        }
    } else {
        come();
        if (game_paused) {
            pause_tick();
        } else {
            run(now.tick);
        }
    }
    fade_queue();
}

void screen_think(void) {
    if (now.think != 0 && !screen_changing() && !game_paused) {
        run(now.think);
    }
}
