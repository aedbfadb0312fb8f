#include <string.h>
#include "cart/game.h"
#include "cart/pad.h"
#include "cart/rng.h"
#include "cart/sound/ending.h"
#include "cart/sound/sound.h"
#include "cart/stats.h"
#include "games/amazons/ai.h"
#include "games/amazons/play.h"
#include "games/amazons/rules.h"
#include "sound_ids.h"
#include "text_amazons.h"

#define AI_PAUSE 30 /* ticks before the AI's hand moves */
#define HINT_LEVEL AMA_LEVEL_HARD
#define FIRST_SQUARE 40 /* a3 */
#define COLUMNS 7       /* masks of a square's column and row */
#define ROWS 0x38
#define LATE_TURNS 26 /* of about 40: the music says that the end is near */
#define RESULT_AFTER 120
#define REFUSED_TICKS 90

/* Ticks a square of the AI's walk: 12 is the five squares a second of the original. */
static const uint8_t walk_ticks[AMA_SPEEDS] = {12, 6, 2};

ama_state_t ama_state;

static uint8_t player_to_move(void) {
    uint8_t player = ama_state.player[ama.side];
    if (ama_state.autoplay && player == AMA_PERSON) {
        return ama_state.autoplay;
    }
    return player;
}

static void refuse(uint8_t text) {
    ama_state.refused = REFUSED_TICKS;
    ama_state.refusal = text;
    sound_sfx(SFX_REFUSE);
}

/* Thoughts and territory need work RAM; without it on the cart they are refused in words. */
static uint8_t lacks_ram(void) {
    if (save_state != SAVE_NO_RAM) {
        return 0;
    }
    refuse(AMAZONS_T_NO_RAM);
    return 1;
}

/* ---- entering states --------------------------------------------------------------------------------------------------- */

/* What the end of this game counts. */
static uint16_t counters_of(uint8_t winner) {
    uint16_t counters = turns_counters(ama_state.player, winner, AMA_STAT_FROM_FIRST_LEVEL);
    uint8_t loser = ama_state.player[winner ^ 1];
    if (ama_state.player[winner] == AMA_PERSON && loser > TURNS_LEVELS) { /* this game has more levels than others */
        counters |= STATS_BIT(AMA_STAT_FROM_FIRST_LEVEL + loser - 1);
    }
    return counters;
}

static void enter_over(void) {
    uint8_t winner = ama.side ^ 1; /* the side that cannot move has lost */
    uint16_t counters = counters_of(winner);
    if (ama_state.autoplay) {
        counters &= STATS_BIT(AMA_STAT_FROM_FIRST_LEVEL) - 1; /* no person has beaten that level */
    }
    ama_state.state = AMA_ST_OVER;
    ama_state.clock = 0;
    turns_ending(ama_state.player, winner);
    turns_count(&ama_state.counted, counters);
}

/* A thought begins in the rest of the frames, after the territory: both use the same tables. */
static void think(uint8_t state, uint8_t level, uint16_t seed) {
    ama_state.state = state;
    ama_state.level = level;
    ama_state.think_seed = seed;
    ama_state.begun = 0;
    ama_state.found = 0;
}

static void look_at_land(void) {
    if (ama_state.land) {
        ama_state.land_left = 1;
        ama_territory_begin();
    }
}

static uint8_t apart(uint8_t a, uint8_t b) {
    return a < b ? (uint8_t)(b - a) : (uint8_t)(a - b);
}

/* Every step of a person's turn begins at a square where it may be taken, the nearest one. */
static void find_legal(void) {
    uint8_t square, rows, way, from = ama_state.cursor, best = AMA_SQUARES;
    if (AMA_HAS(ama_legal, from)) {
        return;
    }
    for (square = 0; square < AMA_SQUARES; ++square) {
        if (AMA_HAS(ama_legal, square)) {
            rows = apart((uint8_t)(square >> 3), (uint8_t)(from >> 3));
            way = apart(square & COLUMNS, from & COLUMNS);
            way = (uint8_t)(way * way + rows * rows);
            if (way < best) {
                best = way;
                ama_state.cursor = square;
            }
        }
    }
}

static void enter_turn(void) {
    uint8_t level;
    ama_state.clock = 0;
    ama_state.hint[0] = AMA_NO_SQUARE;
    ama_state.refused = 0;
    ama_state.changed = 1;
    look_at_land();
    if (ama.step == AMA_OVER) {
        enter_over();
        return;
    }
    sound_theme(SONG_AMAZONS, ama.turns >= LATE_TURNS); /* also after the jingle, when the last turn was taken back */
    level = player_to_move();
    if (level == AMA_PERSON) {
        ama_state.state = AMA_ST_PERSON;
        find_legal();
        return;
    }
    while (ama_back()) { /* a half-made turn of the person whose place it takes */
    }
    think(AMA_ST_THINK, (uint8_t)(level - 1), (uint16_t)(ama_state.seed + ama.turns));
}

/* The turn is complete; the arrow flies before the next one begins. */
static void enter_fly(void) {
    const uint8_t *last = ama.moves + (uint8_t)(ama.turns - 1) * 3;
    ama_state.fly_from = last[1];
    ama_state.fly_to = last[2];
    ama_state.state = AMA_ST_FLY;
    ama_state.clock = 0;
    ama_state.changed = 1;
    sound_sfx(SFX_ARROW);
    ama_save_keep();
}

/* One step of a turn at a square, by whoever plays. */
static uint8_t enter_square(uint8_t square) {
    uint8_t what = ama_enter(square);
    switch (what) {
    case AMA_REFUSED:
        refuse(AMAZONS_T_REFUSED);
        return 0;
    case AMA_CHOSEN:
        sound_sfx(SFX_SELECT);
        break;
    case AMA_MOVED:
        sound_sfx(SFX_PLACE);
        break;
    default:
        enter_fly();
        break;
    }
    ama_state.refused = 0;
    ama_state.changed = 1;
    return 1;
}

/* ---- states ---------------------------------------------------------------------------------------------------------------- */

static void st_person(void) {
    uint8_t presses = pad_new[0] | pad_new[1];
    turns_cursor(&ama_state.cursor, AMA_SQUARES - 1, COLUMNS, pad_repeat[0] | pad_repeat[1], presses);
    if (presses & PAD_A) {
        if (enter_square(ama_state.cursor) && ama_state.state == AMA_ST_PERSON) {
            find_legal();
        }
    } else if (presses & PAD_B) {
        if (ama_back()) {
            sound_sfx(SFX_BACK);
            ama_state.refused = 0;
            ama_state.changed = 1;
        } else {
            ama_play_undo();
        }
    } else if (presses & PAD_SELECT) {
        ama_play_land();
    }
}

static void st_think(void) {
    if (ama_state.found && ama_state.clock >= AI_PAUSE) {
        ama_state.state = AMA_ST_WALK;
        ama_state.clock = 0;
        ama_state.walk_step = 0;
    }
}

/* The AI moves the cursor like a person and presses like one: amazon, landing, arrow. */
static void st_walk(void) {
    uint8_t target = ama_turn[ama_state.walk_step], speed = game_choice[AMA_CHOICE_SPEED];
    if (speed >= sizeof walk_ticks) {
        speed = 0; /* a strange save, and the demo, which comes by no setup screen */
    }
    if (ama_state.level == AMA_LEVEL_ORIGINAL) { /* as on its board: five squares a second, rows first */
        speed = AMA_SPEED_SLOW;
    }
    if (ama_state.clock < walk_ticks[speed]) {
        return;
    }
    ama_state.clock = 0;
    if (ama_state.level == AMA_LEVEL_ORIGINAL && ((ama_state.cursor ^ target) & ROWS)) {
        turns_walk(&ama_state.cursor, (uint8_t)((target & ROWS) | (ama_state.cursor & COLUMNS)), COLUMNS);
        return;
    }
    if (turns_walk(&ama_state.cursor, target, COLUMNS)) {
        ++ama_state.walk_step;
        enter_square(target);
    }
}

static void st_fly(void) {
    if (ama_state.clock >= AMA_FLY_TICKS) {
        sound_sfx(SFX_HIT);
        enter_turn();
    }
}

static void st_hint(void) {
    if (ama_state.found) {
        memcpy(ama_state.hint, ama_turn, 3);
        ama_state.cursor = ama_turn[0];
        ama_state.state = AMA_ST_PERSON;
        sound_sfx(SFX_HINT);
    } else if ((pad_new[0] | pad_new[1]) & PAD_B) {
        enter_turn();
    }
}

static void st_over(void) {
    uint8_t presses = pad_new[0] | pad_new[1];
    if (ama_state.clock == RESULT_AFTER || (ama_state.clock > 30 && (presses & PAD_A))) {
        screen_go(SCREEN_GAME + AMA_SCREEN_RESULT);
    } else if (presses & PAD_B) {
        ama_play_undo();
    }
}

void ama_play_tick(void) {
    static void (*const states[AMA_STATES])(void) = {st_person, st_think, st_walk, st_fly, st_hint, st_over};
    if (screen_changing()) {
        return;
    }
    if (ama_state.clock != 0xFFFF) {
        ++ama_state.clock;
    }
    if (ama_state.refused != 0) {
        --ama_state.refused;
    }
    if (ama_state.state < AMA_ST_FLY && TURNS_JOIN_BY_PAD_2(ama_state.player, ama.turns)) {
        while (ama_back()) { /* what the machine had begun */
        }
        enter_turn();
        ama_state.refused = REFUSED_TICKS;
        ama_state.refusal = AMAZONS_T_JOINED;
    }
    states[ama_state.state]();
}

void ama_play_think(void) {
    if (ama_state.land_left) {
        if (!ama_territory_run()) {
            return;
        }
        ama_state.land_left = 0;
        ama_state.changed = 1;
    }
    if ((ama_state.state != AMA_ST_THINK && ama_state.state != AMA_ST_HINT) || ama_state.found) {
        return;
    }
    if (!ama_state.begun) {
        ama_state.begun = 1;
        ama_think_begin(ama_state.level, ama_state.think_seed);
    }
    ama_state.found = ama_think_run();
}

/* ---- what the pause menu offers as well ---------------------------------------------------------------------------------------- */

/* Back to the person's last turn: the AI's answer goes with it. */
void ama_play_undo(void) {
    uint8_t back = turns_back(ama_state.player, ama.side, ama.turns);
    if ((ama_state.state != AMA_ST_PERSON && ama_state.state != AMA_ST_OVER) || back == 0) {
        sound_sfx(SFX_REFUSE);
        return;
    }
    for (; back != 0; --back) {
        ama_undo();
    }
    sound_sfx(SFX_UNDO);
    ama_save_keep();
    enter_turn();
}

void ama_play_hint(void) {
    if (lacks_ram()) {
        return;
    }
    if (ama_state.state != AMA_ST_PERSON) {
        sound_sfx(SFX_REFUSE);
        return;
    }
    while (ama_back()) {
    }
    ama_state.changed = 1;
    ama_state.clock = 0;
    think(AMA_ST_HINT, HINT_LEVEL, 0);
}

/* Never while a thought is in progress: both use the same tables. */
void ama_play_land(void) {
    if (lacks_ram()) {
        return;
    }
    if (ama_state.state == AMA_ST_THINK || ama_state.state == AMA_ST_HINT) {
        sound_sfx(SFX_REFUSE);
        return;
    }
    ama_state.land ^= 1;
    look_at_land();
    ama_state.changed = 1;
    sound_sfx(SFX_TURN);
}

void ama_play_autoplay(uint8_t player) {
    ama_state.autoplay = player;
    sound_sfx(SFX_TURN);
    if (ama_state.state < AMA_ST_FLY) {
        while (ama_back()) { /* a turn that was begun */
        }
        enter_turn();
    }
}

void ama_play_ask_autoplay(void) {
    if (lacks_ram()) {
        return;
    }
    if (ama_state.autoplay) {
        ama_play_autoplay(0);
    } else {
        screen_go(SCREEN_GAME + AMA_SCREEN_AUTO);
    }
}

/* ---- beginning --------------------------------------------------------------------------------------------------------------------- */

void ama_play_new(uint8_t red, uint8_t blue) {
    memset(&ama_state, 0, sizeof ama_state);
    ama_state.player[0] = red;
    ama_state.player[1] = blue;
    turns_seat(ama_state.player);
    ama_state.cursor = FIRST_SQUARE;
    ama_state.seed = rng_next16();
    ama_new();
    ama_save_keep();
    enter_turn();
}

void ama_play_resume(void) {
    memset(&ama_state, 0, sizeof ama_state);
    ama_state.cursor = FIRST_SQUARE;
    if (!ama_save_load()) {
        ama_play_new(AMA_PERSON, AMA_PERSON);
        return;
    }
    turns_seat(ama_state.player);
    enter_turn();
}
