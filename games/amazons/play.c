#include <string.h>
#include "cart/club/cast.h"
#include "cart/club/ending.h"
#include "cart/club/turn_clock.h"
#include "cart/game.h"
#include "cart/options.h"
#include "cart/pad.h"
#include "cart/sound/ending.h"
#include "cart/sound/sound.h"
#include "cart/stats.h"
#include "games/amazons/ai.h"
#include "games/amazons/play.h"
#include "games/amazons/rules.h"
#include "games/amazons/search.h"
#include "games/amazons/settle.h"
#include "sound_ids.h"
#include "text_amazons.h"

#define AI_PAUSE 30 /* ticks before the AI's hand moves */
#define COLUMNS 7   /* masks of a square's column and row */
#define ROWS 0x38
#define LATE_TURNS 26 /* of about 40 turns: from here the music says that the end is near */
#define RESULT_AFTER 120
#define REFUSED_TICKS 90

/* Ticks for each square of the AI's walk: 12 is the original's five squares a second. From this many squares on it hurries. */
static const uint8_t walk_ticks[AMA_SPEEDS] = {12, 2, 1};
#define FAR_SQUARES 4

#define SPECK_TICKS 10
#define SQUARE_TICKS 3 /* for an arrow, and an amazon that goes far: 8 pixels a tick */
#define SHORT_TICKS 6  /* for an amazon that goes up to two squares */
#define SHORT_WAY 2
#define RUSH_TICKS 12 /* for a turn when the rest is played out */
#define FEELS_GLAD 96 /* chances of winning, of 127 */
#define FEELS_BEATEN 24
#define CLOSED_TURNS 8 /* before that the camps cannot be separate */
#define OFFER_CALM 20
#define HURRY_AFTER 8 /* ticks after which a held button ends a motion */

ama_state_t ama_state;

static uint8_t player_to_move(void) {
    uint8_t player = ama_state.player[ama.side];
    if (ama_state.rush) {
        return AMA_LEVEL_TOP + 1; /* which plays closed endgames exactly */
    }
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

/* Thinking and territory need work RAM; on a cart without it they are refused with a message. */
uint8_t ama_play_lacks_ram(void) {
    if (save_state != SAVE_NO_RAM) {
        return 0;
    }
    refuse(AMAZONS_T_NO_RAM);
    return 1;
}

/* ---- entering states --------------------------------------------------------------------------------------------------- */

uint8_t ama_play_winner(void) {
    return ama_state.ended != 0 ? (uint8_t)(ama_state.ended - 1) : ama.side ^ 1;
}

void ama_play_look_at_land(void) {
    if (ama_state.land) {
        ama_state.land_left = 1;
        ama_territory_begin();
    }
}

/* The opponent's face after the game. */
static void last_mood(uint8_t winner) {
    ama_state.mood = ama_state.player[winner] == AMA_PERSON ? CAST_BEATEN : CAST_GLAD;
}

static void enter_over(void) {
    uint8_t winner = ama_play_winner(); /* the side that cannot move has lost */
    uint16_t counters = turns_counters(ama_state.player, winner, AMA_STAT_FROM_FIRST_LEVEL);
    if (!ama_state.counted) {
        series_count(&ama_state.series, winner);
    }
    last_mood(winner);
    ama_state.rush = 0;
    ama_state.changed = 1;
    if (save_state != SAVE_NO_RAM) {
        ama_state.land = 1;
        ama_play_look_at_land();
    }
    if (ama_state.autoplay) {
        counters &= STATS_BIT(AMA_STAT_FROM_FIRST_LEVEL) - 1; /* that level was not beaten by a person */
    }
    ama_state.state = AMA_ST_OVER;
    ama_state.clock = 0;
    turns_ending(ama_state.player, winner);
    turns_count(&ama_state.counted, counters);
}

/* Thinking starts in the idle time of the frames, after the territory: both use the same tables. */
void ama_play_begin_think(uint8_t state, uint8_t level, uint16_t seed) {
    ama_state.state = state;
    ama_state.level = level;
    ama_state.think_seed = seed;
    ama_state.begun = 0;
    ama_state.found = 0;
    ama_state.judged = AMA_NOT_JUDGED; /* it uses the same memory */
}

static uint8_t apart(uint8_t a, uint8_t b) {
    return a < b ? (uint8_t)(b - a) : (uint8_t)(a - b);
}

/* In every step of a person's turn the cursor starts on the nearest legal square. */
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

void ama_play_enter_turn(void) {
    uint8_t level;
    ama_state.clock = 0;
    ama_state.hint[0] = AMA_NO_SQUARE;
    ama_state.refused = 0;
    ama_state.changed = 1;
    ama_state.ended = 0;
    ama_state.judged = AMA_NOT_JUDGED;
    ama_play_look_at_land();
    if (ama.step == AMA_OVER) {
        enter_over();
        return;
    }
    sound_theme(SONG_AMAZONS, ama.turns >= LATE_TURNS); /* also after the jingle, when the last turn was taken back */
    level = player_to_move();
    if (level == AMA_PERSON) {
        ama_state.state = AMA_ST_PERSON;
        if (ama_state.player[ama.side ^ 1] != AMA_PERSON) { /* the machine's hand has moved the cursor */
            ama_state.cursor = ama_state.home;
        }
        find_legal();
        return;
    }
    while (ama_back()) { /* a half-made turn of the person that it replaces */
    }
    ama_play_begin_think(AMA_ST_THINK, (uint8_t)(level - 1), (uint16_t)(ama_state.seed + ama.turns));
}

/* Amazons walk and arrows fly only in the meadow: the original had no motion. */
static uint8_t in_motion(void) {
    return !options.quick && !ama_state.rush && game_choice[AMA_CHOICE_LOOK] == 0;
}

static uint8_t squares_between(uint8_t a, uint8_t b) {
    uint8_t rows = apart((uint8_t)(a >> 3), (uint8_t)(b >> 3)), columns = apart(a & COLUMNS, b & COLUMNS);
    return rows > columns ? rows : columns;
}

/* A press or a held button ends a motion. */
static uint8_t hurried(void) {
    return (pad_new[0] | pad_new[1]) != 0 ||
           (ama_state.clock >= HURRY_AFTER && ((pad_held[0] | pad_held[1]) & (PAD_A | PAD_B)));
}

/* An amazon goes to its square. */
static void enter_slide(void) {
    uint8_t squares;
    sound_sfx(SFX_PLACE);
    if (!in_motion()) {
        return;
    }
    ama_state.fly_from = ama.from;
    ama_state.fly_to = ama.amazon[ama.chosen];
    squares = squares_between(ama_state.fly_from, ama_state.fly_to);
    ama_state.ticks = (uint8_t)(squares * (squares <= SHORT_WAY ? SHORT_TICKS : SQUARE_TICKS));
    ama_state.behind = ama_state.state;
    ama_state.state = AMA_ST_SLIDE;
    ama_state.clock = 0;
}

/* The turn is complete; the arrow flies before the next one begins. */
static void enter_fly(void) {
    const uint8_t *last = ama.moves + (uint8_t)(ama.turns - 1) * 3;
    ama_state.fly_from = last[1];
    ama_state.fly_to = last[2];
    ama_state.fly_side = (uint8_t)(ama.turns - 1) & 1;
    ama_state.ticks = 1;
    if (in_motion()) {
        ama_state.ticks = (uint8_t)(AMA_DRAW_TICKS + squares_between(last[1], last[2]) * SQUARE_TICKS);
    }
    if (ama_state.state == AMA_ST_PERSON) {
        ama_state.home = last[1];
    }
    ama_state.state = AMA_ST_FLY;
    ama_state.clock = 0;
    ama_state.changed = 1;
    sound_sfx(SFX_ARROW);
    ama_save_keep();
}

/* One step of a turn at a square, by a person or the machine. */
static uint8_t enter_square(uint8_t square) {
    uint8_t what = ama_enter(square);
    switch (what) {
    case AMA_REFUSED:
        refuse(ama_why_refused(square));
        return 0;
    case AMA_CHOSEN:
        sound_sfx(SFX_SELECT);
        break;
    case AMA_MOVED:
        enter_slide();
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

/* The end is offered once, when no square is contested and the count is proved. */
static uint8_t offers_end(void) {
    if (ama_state.judged != AMA_JUDGED || ama_state.offered || ama_settled == AMA_UNSETTLED || ama.step != AMA_CHOOSE) {
        return 0;
    }
    ama_state.offered = 1;
    ama_state.state = AMA_ST_OFFER;
    ama_state.clock = 0;
    ama_state.changed = 1;
    ama_state.land = 1;
    ama_play_look_at_land();
    sound_sfx(SFX_HINT);
    return 1;
}

static void st_offer(void) {
    uint8_t presses = pad_new[0] | pad_new[1];
    if (ama_state.clock < OFFER_CALM) {
        return; /* this press was meant for the board */
    }
    if (presses & PAD_A) {
        ama_state.ended = (uint8_t)(ama_settled + 1);
        enter_over();
    } else if (presses & (PAD_B | PAD_SELECT)) {
        ama_state.rush = (presses & PAD_SELECT) != 0;
        ama_state.land = 0;
        sound_sfx(SFX_SELECT);
        ama_play_enter_turn();
    }
}

static void st_person(void) {
    uint8_t presses = pad_new[0] | pad_new[1];
    if (TURN_CLOCK_IS_ON && turn_clock(ama_state.player, ama.turns)) { /* the hand lets go */
        find_legal();
        presses = PAD_A;
    } else if (offers_end()) {
        return;
    }
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

/* The opponent's mood follows the value; in closed endgames, which are not searched, it does not change. */
static void feel(void) {
    if (ama_state.player[ama.side] == AMA_PERSON || ama_state.level == AMA_LEVEL_ORIGINAL) {
        return;
    }
    ama_state.mood = CAST_THINKING;
    if (ama_search_value >= FEELS_GLAD) {
        ama_state.mood = CAST_GLAD;
    } else if (ama_search_value <= FEELS_BEATEN) {
        ama_state.mood = CAST_BEATEN;
    }
}

static void st_think(void) {
    uint8_t i;
    if (ama_state.rush) {
        if ((pad_new[0] | pad_new[1]) & PAD_B) { /* the person plays on after all */
            ama_state.rush = 0;
            ama_play_enter_turn();
            return;
        }
        if (ama_state.found && ama_state.clock >= RUSH_TICKS) {
            for (i = 0; i < 3; ++i) {
                enter_square(ama_turn[i]);
            }
        }
        return;
    }
    if (ama_state.found && ama_state.clock >= AI_PAUSE) {
        feel();
        ama_state.state = AMA_ST_WALK;
        ama_state.clock = 0;
        ama_state.walk_step = 0;
    }
}

/* The AI moves the cursor like a person and presses like one: amazon, landing, arrow. */
static void st_walk(void) {
    uint8_t target = ama_turn[ama_state.walk_step], speed = game_choice[AMA_CHOICE_SPEED];
    if (speed >= sizeof walk_ticks) {
        speed = 0; /* for a damaged save, and for the demo, which does not go through the setup screen */
    }
    if (ama_state.level == AMA_LEVEL_ORIGINAL) { /* as on its own board: five squares a second, rows first */
        speed = AMA_SPEED_SLOW;
    }
    if (options.quick) {
        ama_state.cursor = target;
    } else if (ama_state.clock < walk_ticks[speed] &&
               (speed == AMA_SPEED_SLOW || squares_between(ama_state.cursor, target) < FAR_SQUARES)) {
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

static void st_slide(void) {
    if (ama_state.clock < ama_state.ticks && !hurried()) {
        return;
    }
    ama_state.state = ama_state.behind;
    ama_state.clock = 0;
    ama_state.changed = 1;
    if (ama_state.state == AMA_ST_PERSON) {
        find_legal();
        st_person(); /* the press that ended it is not lost */
    }
}

static void st_fly(void) {
    if (ama_state.clock >= ama_state.ticks || hurried()) {
        sound_sfx(SFX_HIT);
        if (in_motion()) {
            ama_state.speck = SPECK_TICKS;
        }
        ama_play_enter_turn();
        if (ama_state.state == AMA_ST_PERSON) {
            st_person();
        }
    }
}

static void st_hint(void) {
    if (ama_state.found) {
        memcpy(ama_state.hint, ama_turn, 3);
        ama_state.cursor = ama_turn[0];
        ama_state.state = AMA_ST_PERSON;
        sound_sfx(SFX_HINT);
    } else if ((pad_new[0] | pad_new[1]) & PAD_B) {
        ama_play_enter_turn();
    }
}

static void st_over(void) {
    uint8_t presses = pad_new[0] | pad_new[1];
    if (ama_state.clock == RESULT_AFTER || (ama_state.clock > 30 && (presses & PAD_A))) {
        if (game_choice[AMA_CHOICE_LOOK] != 0) { /* the original's own winner's screen comes first */
            screen_go(SCREEN_GAME + AMA_SCREEN_RESULT);
        } else {
            ama_play_leave();
        }
    } else if (presses & PAD_B) {
        ama_play_undo();
    }
}

void ama_play_leave(void) {
    uint8_t winner = ama_play_winner();
    club_score(ama_state.series.wins);
    club_end(ama_state.player, winner, winner == AMA_RED ? CLUB_RED : CLUB_BLUE,
             series_over(&ama_state.series) ? CLUB_REVIEW | CLUB_NEXT | CLUB_MATCH : CLUB_REVIEW | CLUB_NEXT);
}

void ama_play_tick(void) {
    static void (*const states[AMA_STATES])(void) = {
        st_person,           st_think, st_walk, st_fly, st_hint, st_over, st_slide, st_offer, ama_play_seek_tick,
        ama_play_review_tick};
    if (screen_changing()) {
        return;
    }
    if (ama_state.clock != 0xFFFF) {
        ++ama_state.clock;
    }
    if (ama_state.refused != 0) {
        --ama_state.refused;
    }
    if (ama_state.speck != 0) {
        --ama_state.speck;
    }
    if (ama_state.state < AMA_ST_FLY && TURNS_JOIN_BY_PAD_2(ama_state.player, ama.turns)) {
        while (ama_back()) { /* the turn that the machine had begun */
        }
        ama_play_enter_turn();
        ama_state.refused = REFUSED_TICKS;
        ama_state.refusal = AMAZONS_T_JOINED;
    }
    states[ama_state.state]();
}

/* Finds out whether the game is decided while a person looks at the board, but not during a turn; the memory for thinking is free
 * then. */
static void judge(void) {
    if (ama.step != AMA_CHOOSE || ama_state.offered || ama_state.judged == AMA_JUDGED || ama.turns < CLOSED_TURNS) {
        return;
    }
    if (ama_state.judged == AMA_NOT_JUDGED) {
        ama_state.judged = AMA_JUDGING;
        ama_settle_begin();
    }
    while (!FRAME_OVER()) {
        if (ama_settle_step()) {
            ama_state.judged = AMA_JUDGED;
            return;
        }
    }
}

void ama_play_think(void) {
    if (ama_state.land_left) {
        if (!ama_territory_run()) {
            return;
        }
        ama_state.land_left = 0;
        ama_state.changed = 1;
    }
    if (ama_state.state == AMA_ST_PERSON && save_state != SAVE_NO_RAM) {
        judge();
    }
    if ((ama_state.state != AMA_ST_THINK && ama_state.state != AMA_ST_HINT && ama_state.state != AMA_ST_SEEK) ||
        ama_state.found) {
        return;
    }
    if (!ama_state.begun) {
        ama_state.begun = 1;
        ama_think_begin(ama_state.level, ama_state.think_seed);
    }
    ama_state.found = ama_think_run();
}
