/* A small game with everything that a game has: a setup screen, a machine that thinks in the rest of the frames, a save, statistics, help, a
 * pause line, a demo, both languages. Copy this folder to begin a new one; cart/README.md has the steps. */
#include <string.h>
#include "art.h"
#include "cart/block.h"
#include "cart/game.h"
#include "cart/pad.h"
#include "cart/paper.h"
#include "cart/ppuq.h"
#include "cart/rng.h"
#include "cart/setup.h"
#include "cart/sound/ending.h"
#include "cart/sound/sound.h"
#include "cart/stats.h"
#include "cart/text.h"
#include "games/template/ai.h"
#include "games/template/rules.h"
#include "sound_ids.h"
#include "text_template.h"

#define HEAP_ROW 11
#define HEAP_X 5
#define HEAP_HALF 16 /* matches in a row */
#define TAKE_ROW 16
#define TAKE_X 15
#define LINE_ROW 20
#define LINE_X 3
#define LINE_W 26
#define MACHINE_TICKS 40 /* a machine that answers at once is rude */
#define OVER_TICKS 60
#define DEMO_TICKS 30
#define NOT_DRAWN 0xFF

enum { CHOICE_OTHER, CHOICE_HEAP };
enum { STAT_GAMES, STAT_FROM_EASY, STAT_FROM_HARD, STATS };
enum { ST_PERSON, ST_THINK, ST_OVER };

typedef struct {
    tp_game_t game;
    uint8_t other; /* who plays second: TP_PERSON, TP_EASY, TP_HARD */
    uint16_t seed;
    uint8_t take; /* what the person is about to take */
    uint8_t state, clock;
    uint8_t found; /* 1: the thought is over, tp_think_move is its move */
} tp_state_t;

tp_state_t tp_state;
static const uint8_t heaps[] = {15, 21, 31};
static uint8_t heap_shown, take_shown, line_shown;
static const text_area_t words = TEXT_AREA(0x80, 18);

/* ---- keeping ---------------------------------------------------------------------------------------------------------------------- */

static void walk(void) {
    save_field(&tp_state.game, sizeof tp_state.game);
    save_field(&tp_state.other, 1);
    save_field(&tp_state.seed, 2);
}

static void keep(void) {
    if (save_open(SAVE_KEEP)) {
        walk();
        save_close();
    }
}

static uint8_t load(void) {
    if (!save_open(SAVE_READ)) {
        return 0;
    }
    walk();
    return save_close() && tp_state.game.left != 0 && tp_state.game.left <= TP_HEAP_MOST && tp_state.game.turn <= 1 &&
           tp_state.other < TP_PLAYERS;
}

/* ---- play ------------------------------------------------------------------------------------------------------------------------- */

static void enter_over(void) {
    uint16_t counters = STATS_BIT(STAT_GAMES);
    uint8_t first_won = tp_state.game.turn;
    tp_state.state = ST_OVER;
    if (first_won && tp_state.other != TP_PERSON) {
        counters |= STATS_BIT(STAT_FROM_EASY + tp_state.other - TP_EASY);
    }
    sound_ending(first_won || tp_state.other == TP_PERSON ? SOUND_WIN : SOUND_LOSE);
    stats_finish(counters, STATS_NO_BEST, 0);
}

static void enter_turn(void) {
    tp_state.clock = 0;
    tp_state.take = 1;
    if (tp_state.game.left == 0) {
        enter_over();
    } else if (tp_state.game.turn == 1 && tp_state.other != TP_PERSON) {
        tp_state.state = ST_THINK;
        tp_state.found = 0;
        tp_think_begin(&tp_state.game, tp_state.other, (uint16_t)(tp_state.seed + tp_state.game.left));
    } else {
        tp_state.state = ST_PERSON;
    }
}

static void take(uint8_t matches) {
    if (!tp_take(&tp_state.game, matches)) {
        sound_sfx(SFX_REFUSE);
        return;
    }
    sound_sfx(SFX_PLACE);
    if (tp_state.game.left != 0) {
        keep();
    }
    enter_turn();
}

static void st_person(void) {
    uint8_t moves = pad_repeat[0] | pad_repeat[1];
    if ((moves & PAD_RIGHT) && tp_state.take < TP_TAKE_MOST) {
        ++tp_state.take;
    } else if ((moves & PAD_LEFT) && tp_state.take > 1) {
        --tp_state.take;
    } else if ((pad_new[0] | pad_new[1]) & PAD_A) {
        take(tp_state.take);
    }
}

static void begin(void) {
    memset(&tp_state, 0, sizeof tp_state);
    tp_begin(&tp_state.game, heaps[game_choice[CHOICE_HEAP] % sizeof heaps]);
    tp_state.other = pad_demo ? TP_HARD : game_choice[CHOICE_OTHER] % TP_PLAYERS;
    tp_state.seed = rng_next16();
    keep();
    enter_turn();
}

/* In the rest of the frames. */
static void think(void) {
    if (tp_state.state == ST_THINK && !tp_state.found) {
        tp_state.found = tp_think_run();
    }
}

/* ---- view: what has changed, when the queue has room for it ------------------------------------------------------------------------- */

static uint8_t line_text(void) {
    if (tp_state.state == ST_THINK) {
        return TEMPLATE_T_THINKS;
    }
    if (tp_state.state == ST_OVER) { /* the turn has passed on: the other one won */
        return tp_state.game.turn == 1 ? TEMPLATE_T_FIRST_WINS : TEMPLATE_T_SECOND_WINS;
    }
    return tp_state.game.turn == 0 ? TEMPLATE_T_FIRST_TAKES : TEMPLATE_T_SECOND_TAKES;
}

static void draw_heap(void) {
    uint8_t i, row, *to;
    uint8_t left = tp_state.game.left;
    if (!ppuq_room(2, HEAP_HALF * 2)) {
        return;
    }
    for (row = 0; row < 2; ++row) {
        to = ppuq_open(NT_ADDR(0, HEAP_X, HEAP_ROW) + row * 64u, HEAP_HALF);
        for (i = 0; i < HEAP_HALF; ++i) {
            to[i] = left != 0 ? FONT_FRAME_L : 0;
            left -= left != 0;
        }
        ppuq_publish();
    }
    heap_shown = tp_state.game.left;
}

static void view_tick(void) {
    uint8_t text = line_text();
    if (heap_shown != tp_state.game.left) {
        draw_heap();
    }
    if (take_shown != tp_state.take && text_number(NT_ADDR(0, TAKE_X, TAKE_ROW), tp_state.take, 2)) {
        take_shown = tp_state.take;
    }
    if (line_shown != text && text_line(NT_ADDR(0, LINE_X, LINE_ROW), LINE_W, template_text[text])) {
        line_shown = text;
    }
}

/* ---- screens ------------------------------------------------------------------------------------------------------------------------ */

static const setup_item_t items[] = {
    {SETUP_RESUME, TEMPLATE_T_RESUME, 0, 0, 0},
    {SETUP_NEW, TEMPLATE_T_NEW, 0, 0, 0},
    {SETUP_CHOICE, TEMPLATE_T_OTHER, CHOICE_OTHER, TEMPLATE_T_PERSON, TP_PLAYERS},
    {SETUP_CHOICE, TEMPLATE_T_HEAP, CHOICE_HEAP, TEMPLATE_T_HEAP_15, sizeof heaps},
    {SETUP_HELP, TEMPLATE_T_HELP, 0, 0, 0},
    {SETUP_STATS, TEMPLATE_T_STATS, 0, 0, 0},
};
static const setup_t setup = {template_text, TEMPLATE_T_SETUP_KEYS, items, sizeof items / sizeof items[0], 0};

static void setup_screen_enter(void) {
    sound_song(SONG_MENU);
    setup_enter(&setup);
}

static void play_enter(void) {
    if (game_mode == GAME_FRESH) {
        begin();
    } else if (game_mode == GAME_RESUME) {
        if (load()) {
            enter_turn();
        } else {
            begin();
        }
    }
    text_area(&words);
    paper_draw(game_catalogue[game_index].title);
    text_centre(NT_ADDR(0, 0, TAKE_ROW - 2), template_text[TEMPLATE_T_TAKE]);
    text_centre(NT_ADDR(0, 0, PAPER_KEYS_ROW), template_text[TEMPLATE_T_KEYS]);
    heap_shown = NOT_DRAWN;
    take_shown = NOT_DRAWN;
    line_shown = NOT_DRAWN;
}

/* The state block, see cart/block.h: what tests read of every game. */
static void block_tell(void) {
    static const uint8_t states[] = {BLOCK_PERSON, BLOCK_THINKING, BLOCK_OVER};
    state_block.game = 'T';
    state_block.state = states[tp_state.state];
    state_block.side = tp_state.game.turn;
    state_block.moves = (uint8_t)(heaps[game_choice[CHOICE_HEAP] % sizeof heaps] - tp_state.game.left); /* matches taken */
    state_block.result = BLOCK_NOBODY_YET;
    if (tp_state.state == ST_OVER) {
        state_block.result = (uint8_t)(BLOCK_SECOND_WON - tp_state.game.turn); /* the turn has passed on */
    }
    state_block.column = tp_state.take;
    state_block.who[1] = tp_state.other;
    state_block.seed = tp_state.seed;
}

static void play_tick(void) {
    if (screen_changing()) {
        return;
    }
    if (tp_state.clock != 0xFF) {
        ++tp_state.clock;
    }
    if (tp_state.state == ST_PERSON) {
        st_person();
    } else if (tp_state.state == ST_THINK) {
        if (tp_state.found && tp_state.clock >= MACHINE_TICKS) {
            take(tp_think_move());
        }
    } else if (tp_state.clock >= OVER_TICKS && ((pad_new[0] | pad_new[1]) & PAD_A)) {
        begin();
    }
    view_tick();
    block_tell();
}

static void demo_tick(void) {
    pad_demo_held[0] = tp_state.clock % DEMO_TICKS == DEMO_TICKS - 1 ? PAD_A : 0;
}

static void pause_chosen(uint8_t item) {
    (void)item; /* there is one: begin again */
    begin();
}

static const screen_t screens[] = {
    {setup_screen_enter, setup_tick, 0},
    {play_enter, play_tick, think},
};

const game_t template_game = {
    screens,
    demo_tick,
    template_text + TEMPLATE_T_PAUSE_AGAIN,
    1,
    pause_chosen,
    template_text + TEMPLATE_T_HELP_1,
    1,
    &setup,
    template_text + TEMPLATE_T_STAT_GAMES,
    STATS,
    0,
};
