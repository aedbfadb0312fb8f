#include <string.h>
#include "cart/game.h"
#include "cart/options.h"
#include "cart/pad.h"
#include "cart/rng.h"
#include "cart/save.h"
#include "cart/screen.h"
#include "cart/sound/ending.h"
#include "cart/sound/sound.h"
#include "games/amazons/ai.h"
#include "games/amazons/play.h"
#include "games/amazons/rules.h"
#include "games/amazons/save.h"
#include "games/amazons/screens.h"
#include "games/amazons/stats.h"
#include "gates.h"
#include "sound_ids.h"
#include "text_amazons.h"

#define AI_PAUSE 30             /* ticks before the AI's hand moves */
#define HANG_LEVEL (AMA_LEVEL_HARD + 1)
#define HINT_LEVEL AMA_LEVEL_HARD
#define FIRST_SQUARE 40         /* a3 */
#define RESULT_AFTER 120
#define REFUSED_TICKS 90

/* Ticks a square of the AI's walk: 12 is the five squares a second of the original. */
static const uint8_t walk_ticks[3] = {12, 6, 2};

ama_playing_t ap;

static uint8_t player_to_move(void) {
    uint8_t player = ap.player[ama.side];
    if (ap.hang && player == AMA_PERSON) {
        return HANG_LEVEL;
    }
    return player;
}

static void refuse(uint8_t text) {
    ap.refused = REFUSED_TICKS;
    ap.refusal = text;
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

static void enter_over(void) {
    uint8_t loser = ama.side, winner = loser ^ 1;
    ap.state = AMA_ST_OVER;
    ap.clock = 0;
    sound_ending(ap.player[winner] == AMA_PERSON || ap.player[loser] != AMA_PERSON ? SOUND_WIN : SOUND_LOSE);
    if (!pad_demo && !ap.counted) {
        ap.counted = 1;
        ama_stats_count();
    }
}

/* A thought begins in the rest of the frames, after the territory: both use the same tables. */
static void think(uint8_t state, uint8_t level, uint16_t seed) {
    ap.state = state;
    ap.level = level;
    ap.think_seed = seed;
    ap.begun = 0;
    ap.found = 0;
}

static void look_at_land(void) {
    if (ap.land) {
        ap.land_left = 1;
        ama_territory_begin();
    }
}

static void enter_turn(void) {
    uint8_t level;
    ap.clock = 0;
    ap.hint[0] = AMA_NO_SQUARE;
    ap.refused = 0;
    ap.changed = 1;
    look_at_land();
    if (ama.step == AMA_OVER) {
        enter_over();
        return;
    }
    sound_song(SONG_AMAZONS); /* also after the jingle, when the last turn was taken back */
    level = player_to_move();
    if (level == AMA_PERSON) {
        ap.state = AMA_ST_PERSON;
        return;
    }
    while (ama_back()) { /* a half-made turn of the person whose place it takes */
    }
    think(AMA_ST_THINK, (uint8_t)(level - 1), (uint16_t)(ap.seed + ama.turns));
}

/* The turn is complete; the arrow flies before the next one begins. */
static void enter_fly(void) {
    const uint8_t *last = ama.moves + (uint8_t)(ama.turns - 1) * 3;
    ap.fly_from = last[1];
    ap.fly_to = last[2];
    ap.state = AMA_ST_FLY;
    ap.clock = 0;
    ap.changed = 1;
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
    ap.refused = 0;
    ap.changed = 1;
    return 1;
}

/* ---- states ---------------------------------------------------------------------------------------------------------------- */

static void step_cursor(uint8_t moves) {
    uint8_t x = ap.cursor & 7, y = (uint8_t)(ap.cursor >> 3), before = ap.cursor;
    if ((moves & PAD_LEFT) && x != 0) {
        --x;
    } else if ((moves & PAD_RIGHT) && x != 7) {
        ++x;
    }
    if ((moves & PAD_UP) && y != 0) {
        --y;
    } else if ((moves & PAD_DOWN) && y != 7) {
        ++y;
    }
    ap.cursor = (uint8_t)(y << 3);
    ap.cursor |= x;
    if (ap.cursor != before) {
        sound_sfx(SFX_MOVE);
    }
}

static void st_person(void) {
    uint8_t presses = pad_new[0] | pad_new[1];
    step_cursor(pad_repeat[0] | pad_repeat[1]);
    if (presses & PAD_A) {
        enter_square(ap.cursor);
    } else if (presses & PAD_B) {
        if (ama_back()) {
            sound_sfx(SFX_BACK);
            ap.refused = 0;
            ap.changed = 1;
        } else {
            ama_play_undo();
        }
    } else if (presses & PAD_SELECT) {
        ama_play_land();
    }
}

static void st_think(void) {
    if (ap.found && ap.clock >= AI_PAUSE) {
        ap.state = AMA_ST_WALK;
        ap.clock = 0;
        ap.walk_step = 0;
    }
}

/* The AI moves the cursor like a person and presses like one: amazon, landing, arrow. */
static void st_walk(void) {
    uint8_t target = ama_turn[ap.walk_step], x = ap.cursor & 7, y = (uint8_t)(ap.cursor >> 3);
    uint8_t speed = options.choice[OPTIONS_AMAZONS][AMA_CHOICE_SPEED];
    if (speed >= sizeof walk_ticks) {
        speed = 0; /* a strange save, and the demo, which comes by no setup screen */
    }
    if (ap.clock < walk_ticks[speed]) {
        return;
    }
    ap.clock = 0;
    if (ap.cursor == target) {
        ++ap.walk_step;
        enter_square(target);
        return;
    }
    if (x < (target & 7)) {
        ++x;
    } else if (x > (target & 7)) {
        --x;
    }
    if (y < (uint8_t)(target >> 3)) {
        ++y;
    } else if (y > (uint8_t)(target >> 3)) {
        --y;
    }
    ap.cursor = (uint8_t)(y << 3);
    ap.cursor |= x;
    sound_sfx(SFX_MOVE);
}

static void st_fly(void) {
    if (ap.clock >= AMA_FLY_TICKS) {
        sound_sfx(SFX_HIT);
        enter_turn();
    }
}

static void st_hint(void) {
    if (ap.found) {
        memcpy(ap.hint, ama_turn, 3);
        ap.cursor = ama_turn[0];
        ap.state = AMA_ST_PERSON;
        sound_sfx(SFX_HINT);
    } else if ((pad_new[0] | pad_new[1]) & PAD_B) {
        enter_turn();
    }
}

static void st_over(void) {
    uint8_t presses = pad_new[0] | pad_new[1];
    if (ap.clock == RESULT_AFTER || (ap.clock > 30 && (presses & PAD_A))) {
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
    if (ap.clock != 0xFFFF) {
        ++ap.clock;
    }
    if (ap.refused != 0) {
        --ap.refused;
    }
    states[ap.state]();
}

/* One step of what there is to work out; 0 when there is nothing. */
static uint8_t work_step(void) {
    if (ap.land_left) {
        if (ama_territory_step()) {
            ap.land_left = 0;
            ap.changed = 1;
        }
        return 1;
    }
    if ((ap.state != AMA_ST_THINK && ap.state != AMA_ST_HINT) || ap.found) {
        return 0;
    }
    if (!ap.begun) {
        ap.begun = 1;
        ama_think_begin(ap.level, ap.think_seed);
        return 1;
    }
    ap.found = ama_think_step();
    return !ap.found;
}

void ama_play_think(void) {
    while (!FRAME_OVER() && work_step()) {
    }
}

/* ---- what the pause menu offers as well ---------------------------------------------------------------------------------------- */

/* Back to the person's last turn: the AI's answer goes with it. */
void ama_play_undo(void) {
    uint8_t person = ap.player[0] == AMA_PERSON || ap.player[1] == AMA_PERSON;
    if ((ap.state != AMA_ST_PERSON && ap.state != AMA_ST_OVER) || !person || ama.turns == 0) {
        sound_sfx(SFX_REFUSE);
        return;
    }
    do {
        ama_undo();
    } while (ama.turns != 0 && ap.player[ama.side] != AMA_PERSON);
    sound_sfx(SFX_UNDO);
    ama_save_keep();
    enter_turn();
}

void ama_play_hint(void) {
    if (lacks_ram()) {
        return;
    }
    if (ap.state != AMA_ST_PERSON) {
        sound_sfx(SFX_REFUSE);
        return;
    }
    while (ama_back()) {
    }
    ap.changed = 1;
    ap.clock = 0;
    think(AMA_ST_HINT, HINT_LEVEL, 0);
}

/* Never while a thought is in progress: both use the same tables. */
void ama_play_land(void) {
    if (lacks_ram()) {
        return;
    }
    if (ap.state == AMA_ST_THINK || ap.state == AMA_ST_HINT) {
        sound_sfx(SFX_REFUSE);
        return;
    }
    ap.land ^= 1;
    look_at_land();
    ap.changed = 1;
    sound_sfx(SFX_TURN);
}

void ama_play_hang(void) {
    if (lacks_ram()) {
        return;
    }
    ap.hang ^= 1;
    sound_sfx(SFX_TURN);
    if (ap.state == AMA_ST_PERSON || ap.state == AMA_ST_THINK) {
        enter_turn();
    }
}

/* ---- beginning --------------------------------------------------------------------------------------------------------------------- */

void ama_play_new(uint8_t red, uint8_t blue) {
    memset(&ap, 0, sizeof ap);
    ap.player[0] = red;
    ap.player[1] = blue;
    ap.cursor = FIRST_SQUARE;
    ap.seed = rng_next();
    ap.seed = ap.seed << 8;
    ap.seed |= rng_next();
    ama_new();
    ama_save_keep();
    enter_turn();
}

uint8_t ama_play_resume(void) {
    memset(&ap, 0, sizeof ap);
    ap.cursor = FIRST_SQUARE;
    if (!ama_save_load()) {
        ama_play_new(AMA_PERSON, AMA_PERSON);
        return 0;
    }
    enter_turn();
    return 1;
}
