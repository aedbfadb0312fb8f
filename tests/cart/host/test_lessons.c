/* Every lesson: its position is a game that can be played on, and of all possible moves exactly those that do the task are
 * accepted. The rules decide whether a task is done, not the lesson's data. */
#include <string.h>
#include "cart/game.h"
#include "cart/lessons/lesson.h"
#include "cart/mapper.h"
#include "cart/save.h"
#include "cart/save_area.h"
#include "cart/stats.h"
#include "games/amazons/play.h"
#include "games/amazons/rules.h"
#include "games/connect4/play.h"
#include "games/gobang/play.h"
#include "games/gobang/rules.h"
#include "games/labyrinth/map.h"
#include "games/labyrinth/maze.h"
#include "games/labyrinth/move.h"
#include "games/labyrinth/play.h"
#include "games/labyrinth/save.h"
#include "games/skyscrapers/hot.h"
#include "games/skyscrapers/play.h"
#include "games/skyscrapers/rules.h"
#include "tests/tap.h"

uint8_t save_area[0x2000];
c4_state_t c4_state;
ama_state_t ama_state;
gb_state_t gb_state;
sky_state_t sky_state;
lab_state_t lab_state;
const uint8_t lab_sizes[LAB_SIZES] = {LAB_MAZE_LARGE, LAB_MAZE_MEDIUM, LAB_MAZE_SMALL};
uint8_t lab_trail[LAB_TRAIL_BYTES];

/* The rest of the cart that is called. */
uint8_t game_slot, pad_demo, game_choice[SAVE_CHOICES], game_joined, game_mode;
const save_slot_t save_slots[SAVE_SLOTS] = SAVE_LAYOUT;
const uint8_t save_slot_count = SAVE_SLOTS;
void wram_open(void) {}
void wram_close(void) {}
void save_poke(uint8_t *cell, uint8_t value) {
    *cell = value;
}
void screen_go(uint8_t id) {
    (void)id;
}

static unsigned wrong, rights;

static void begin(uint8_t lesson) {
    lesson_at = lesson;
    lesson_go(LESSON_TRY);
}

/* Compares the lesson's answer to a move with that of the rules. */
static void judge(uint8_t done) {
    wrong += lesson_phase != (done ? LESSON_RIGHT : LESSON_WRONG);
    rights += done;
}

static void tell(const char *what) {
    tap_eq(wrong, 0, what);
    tap_ok(rights != 0, "it can be done");
    wrong = 0;
    rights = 0;
}

/* ---- Connect 4 ------------------------------------------------------------------------------------------------------------------ */

/* Columns in which the side to move would win at once. */
static uint8_t c4_wins(void) {
    uint8_t count = 0;
    for (uint8_t column = 0; column < C4_COLS; ++column) {
        c4_game_t board = c4_state.match.game;
        count += (c4_play(&board, column) & C4_EV_WON) != 0;
    }
    return count;
}

/* The other side cannot keep the side that has just moved from winning. */
static uint8_t c4_forced(uint8_t left) {
    const c4_game_t before = c4_state.match.game;
    uint8_t lost = 1;
    if (before.over == C4_EV_WON) {
        return 1;
    }
    for (uint8_t column = 0; column < C4_COLS && lost; ++column) {
        c4_state.match.game = before;
        if (!c4_play(&c4_state.match.game, column)) {
            continue;
        }
        lost = c4_state.match.game.over != C4_EV_WON && c4_wins() != 0;
        if (!lost && left != 0 && c4_state.match.game.over != C4_EV_WON) {
            const c4_game_t answered = c4_state.match.game;
            for (uint8_t next = 0; next < C4_COLS && !lost; ++next) {
                c4_state.match.game = answered;
                lost = c4_play(&c4_state.match.game, next) && c4_forced(left - 1);
            }
        }
    }
    c4_state.match.game = before;
    return lost;
}

static void connect4(void) {
    static const char *const what[] = {"Connect 4: only four in a row is right", "Connect 4: only what blocks is right",
                                       "Connect 4: only what cannot be blocked is right", "Connect 4: only the slope is right",
                                       "Connect 4: only the move that forces the win is right"};
    for (uint8_t lesson = 0; lesson < 5; ++lesson) {
        for (uint8_t column = 0; column < C4_COLS; ++column) {
            begin(lesson);
            wrong += !c4_save_load() || c4_state.match.game.over;
            wrong += (c4_wins() != 0) != (lesson == 0 || lesson == 3);
            if (!c4_play(&c4_state.match.game, column)) {
                continue;
            }
            uint8_t won = c4_state.match.game.over == C4_EV_WON;
            uint8_t done = lesson == 1 ? c4_wins() == 0 : lesson == 0 || lesson == 3 ? won : c4_forced(lesson == 4);
            c4_save_keep();
            judge(done);
        }
        tell(what[lesson]);
    }
}

/* ---- Amazons -------------------------------------------------------------------------------------------------------------------- */

static uint8_t ama_can_move(uint8_t square) {
    uint8_t mask[8], any = 0;
    ama_queen_mask(square, mask);
    for (int i = 0; i < 8; ++i) {
        any |= mask[i];
    }
    return any != 0;
}

/* The squares that amazons can reach if nobody else moves, ignoring the amazons of the other side; returns whether `goal` is one
 * of them. */
static uint8_t ama_reaches(const uint8_t *from, uint8_t count, uint8_t goal) {
    uint8_t queue[AMA_SQUARES], seen[AMA_SQUARES] = {0}, end = 0;
    for (uint8_t i = 0; i < count; ++i) {
        seen[from[i]] = 1;
        queue[end++] = from[i];
    }
    for (uint8_t i = 0; i < end; ++i) {
        for (int way = 0; way < 9; ++way) {
            int row = queue[i] / 8 + way / 3 - 1, column = queue[i] % 8 + way % 3 - 1;
            if (row >= 0 && row < 8 && column >= 0 && column < 8 && !seen[row * 8 + column] &&
                ama_at((uint8_t)(row * 8 + column)) != AMA_ARROW) {
                seen[row * 8 + column] = 1;
                queue[end++] = (uint8_t)(row * 8 + column);
            }
        }
    }
    return seen[goal];
}

/* After the turn, with blue to move. */
static uint8_t ama_done(uint8_t lesson) {
    static const uint8_t far_away = 36;
    const uint8_t *last = ama.moves + (ama.turns - 1) * 3, *blue = ama.amazon + AMA_PER_SIDE;
    uint8_t row = last[1] / 8, column = last[1] % 8;
    switch (lesson) {
    case 0:
        return row >= 2 && row <= 5 && column >= 2 && column <= 5;
    case 1: /* h6 */
        return !ama_can_move(23);
    case 2: /* the one on a6 can move about */
        return ama_at(16) != AMA_RED_AMAZON && ama_can_move(last[1]);
    case 3: /* 3x3 squares in the corner at a8 */
        for (uint8_t square = 0; square < 24; ++square) {
            if (square % 8 < 3 && ama_reaches(blue, AMA_PER_SIDE, square)) {
                return 0;
            }
        }
        return 1;
    default: /* blue's first is locked up, the red one beside her is not */
        return !ama_reaches(blue, 1, far_away) && ama_reaches(ama.amazon, 1, far_away);
    }
}

static void amazons(void) {
    static const char *const what[] = {"Amazons: only a turn to the middle is right",
                                       "Amazons: only what traps her is right", "Amazons: only moving her out is right",
                                       "Amazons: only what closes the corner is right",
                                       "Amazons: only leaving and shutting the gap is right"};
    for (uint8_t lesson = 0; lesson < 5; ++lesson) {
        begin(lesson);
        wrong += !ama_save_load() || ama.side != AMA_RED;
        wrong += lesson != 0 && lesson != 2 && ama_done(lesson);
        const ama_game_t start = ama;
        for (uint8_t i = 0; i < AMA_PER_SIDE; ++i) {
            for (uint8_t to = 0; to < AMA_SQUARES; ++to) {
                for (uint8_t arrow = 0; arrow < AMA_SQUARES; ++arrow) {
                    ama = start;
                    ama_refresh();
                    if (ama_play(ama.amazon[i], to, arrow)) {
                        begin(lesson);
                        lesson_open(SAVE_KEEP);
                        uint8_t done = ama_done(lesson);
                        ama_save_keep();
                        judge(done);
                    }
                }
            }
        }
        tell(what[lesson]);
    }
}

/* ---- Gobang --------------------------------------------------------------------------------------------------------------------- */

static const uint8_t gb_from = GB_CELL(1, 1), gb_to = GB_CELL(13, 13);

/* Cells where the side to move makes five. */
static uint8_t gb_wins(void) {
    uint8_t count = 0;
    for (unsigned cell = gb_from; cell <= gb_to; ++cell) {
        if (gb_play((uint8_t)cell) == GB_OK) {
            count += gb_result != GB_PLAYING;
            gb_undo();
        }
    }
    return count;
}

/* The side to move plays where it does not matter. */
static void gb_pass(void) {
    static const uint8_t corners[] = {GB_CELL(14, 14), GB_CELL(14, 0), GB_CELL(0, 14), GB_CELL(0, 0)};
    const uint8_t *corner = corners;
    while (gb_play(*corner) != GB_OK) {
        ++corner;
    }
}

/* On how many cells `side` would win. */
static uint8_t gb_threats(uint8_t side) {
    uint8_t count;
    if (gb_to_move() == side) {
        return gb_wins();
    }
    gb_pass();
    count = gb_wins();
    gb_undo();
    return count;
}

/* The side to move makes five, or a four with both ends open. */
static uint8_t gb_open_four(void) {
    uint8_t side = gb_to_move(), found = gb_wins() != 0;
    for (unsigned cell = gb_from; cell <= gb_to && !found; ++cell) {
        if (gb_play((uint8_t)cell) == GB_OK) {
            found = gb_threats(side) >= 2;
            gb_undo();
        }
    }
    return found;
}

/* White, to move, cannot keep black from one. */
static uint8_t gb_two_ways(void) {
    uint8_t good = gb_open_four() == 0;
    gb_pass();
    good &= gb_open_four(); /* most stones threaten nothing */
    gb_undo();
    for (unsigned cell = gb_from; cell <= gb_to && good; ++cell) {
        if (gb_play((uint8_t)cell) == GB_OK) {
            good = gb_open_four();
            gb_undo();
        }
    }
    return good;
}

static uint8_t gb_done(uint8_t lesson) {
    switch (lesson) {
    case 0:
        return gb_result == GB_BLACK_WINS;
    case 1:
        return gb_threats(GB_WHITE) == 0;
    case 2:
        return !gb_open_four();
    case 3:
        return gb_threats(GB_BLACK) >= 2;
    default:
        return gb_two_ways();
    }
}

static void gobang(void) {
    static const char *const what[] = {"Gobang: only five is right", "Gobang: only what stops the four is right",
                                       "Gobang: only what stops an open four is right",
                                       "Gobang: only an open four is right", "Gobang: only what makes two threes is right"};
    for (uint8_t lesson = 0; lesson < 5; ++lesson) {
        for (unsigned cell = 0; cell <= GB_CELL(14, 14); ++cell) {
            begin(lesson);
            memset(&gb_state, 0, sizeof gb_state);
            wrong += !gb_save_load() || gb_to_move() != GB_BLACK;
            if (gb_play((uint8_t)cell) != GB_OK) {
                continue;
            }
            if (gb_result != GB_PLAYING) {
                stats_finish(0, STATS_NO_BEST, 0);
            } else {
                gb_save_keep();
            }
            judge(gb_done(lesson));
        }
        tell(what[lesson]);
    }
}

/* ---- Skyscrapers ---------------------------------------------------------------------------------------------------------------- */

/* The board can still be completed, found by trial. */
static uint8_t sky_can_be_solved(uint8_t cell) {
    if (cell == sky_nn) {
        for (uint8_t k = 0; k < sky_n4; ++k) {
            if (sky_clue_state(k) == SKY_CLUE_BROKEN) {
                return 0;
            }
        }
        return 1;
    }
    if (sky_game.entry[cell] != 0) {
        return !sky_clash(cell) && sky_can_be_solved(cell + 1);
    }
    for (uint8_t height = 1; height <= sky_n; ++height) {
        sky_game.entry[cell] = height;
        if (!sky_clash(cell) && sky_can_be_solved(cell + 1)) {
            sky_game.entry[cell] = 0;
            return 1;
        }
    }
    sky_game.entry[cell] = 0;
    return 0;
}

/* The tower that the task is about; the fourth and the last lesson are tested differently. */
static const uint8_t sky_cell[] = {0, 6, 5};

static void sky_begin(uint8_t lesson) {
    begin(lesson);
    wrong += !sky_save_load() || sky_game.puzzle.n != 4 || sky_state.helped;
}

static void skyscrapers(void) {
    static const char *const what[] = {"Skyscrapers: only the tallest beside a 1 is right", "Skyscrapers: only the step is right",
                                       "Skyscrapers: only the height that is left is right"};
    for (uint8_t lesson = 0; lesson < 3; ++lesson) {
        for (uint8_t height = 1; height <= 4; ++height) {
            sky_begin(lesson);
            wrong += !sky_can_be_solved(0);
            sky_enter(sky_cell[lesson], height);
            sky_save_keep();
            judge(sky_can_be_solved(0));
        }
        tell(what[lesson]);
    }
    for (uint8_t mark = 1; mark <= 4; ++mark) {
        for (uint8_t other = mark + 1; other <= 4; ++other) {
            sky_begin(3);
            uint16_t possible = sky_possible(10);
            sky_toggle_mark(10, mark);
            sky_toggle_mark(10, other);
            sky_save_keep();
            wrong += (lesson_phase == LESSON_RIGHT) != (possible == (1u << (mark - 1) | 1u << (other - 1)));
            rights += lesson_phase == LESSON_RIGHT;
        }
    }
    sky_begin(3);
    sky_enter(10, 1);
    sky_save_keep();
    wrong += lesson_phase != LESSON_WRONG;
    tell("Skyscrapers: only noting what can be there is right, and a tower is wrong");
    for (uint8_t cell = 0; cell < 2; ++cell) {
        for (uint8_t height = 1; height <= 4; ++height) {
            sky_begin(4);
            sky_enter(cell, height);
            uint8_t good = sky_can_be_solved(0);
            sky_save_keep();
            wrong += lesson_phase != (good ? LESSON_TRY : LESSON_WRONG);
            sky_enter(cell ^ 1, height ^ 3);
            if (sky_won()) {
                stats_finish(0, STATS_NO_BEST, 0);
                judge(good);
            }
        }
    }
    tell("Skyscrapers: only the two that are missing are right");
}

/* ---- Labyrinth ------------------------------------------------------------------------------------------------------------------ */

static void lab_start(uint8_t lesson) {
    begin(lesson);
    wrong += !lab_save_load();
}

static uint8_t lab_ring(uint8_t x, uint8_t y) {
    uint8_t far_x = x < lab_maze_centre ? lab_maze_centre - x : x - lab_maze_centre;
    uint8_t far_y = y < lab_maze_centre ? lab_maze_centre - y : y - lab_maze_centre;
    return far_x > far_y ? far_x : far_y;
}

static uint8_t lab_phase_at(uint8_t lesson, uint8_t x, uint8_t y) {
    lab_start(lesson);
    lab_move_place(x, y, 0);
    lab_save_keep();
    return lesson_phase;
}

static void labyrinth(void) {
    for (uint16_t angle = 0; angle < 4096; angle += 16) {
        lab_start(0);
        lab_move_angle = angle;
        lab_save_keep();
        uint16_t off = angle < 2048 ? 2048 - angle : angle - 2048;
        wrong += (lesson_phase == LESSON_RIGHT) != (off <= 256 && angle != 2048 + 256);
        wrong += lesson_phase == LESSON_WRONG && off < 1024;
        rights += lesson_phase == LESSON_RIGHT;
    }
    tell("Labyrinth: only looking west is right");
    for (uint8_t lesson = 1; lesson < 5; ++lesson) {
        lab_start(lesson);
        uint8_t ring = lab_ring((uint8_t)(lab_move_x >> 8), (uint8_t)(lab_move_y >> 8));
        wrong += lesson_phase != LESSON_TRY;
        for (uint8_t y = 0; y < lab_maze_size; ++y) {
            for (uint8_t x = 0; x < lab_maze_size; ++x) {
                if (lab_maze_wall((int8_t)x, (int8_t)y)) {
                    continue;
                }
                uint8_t phase = lab_phase_at(lesson, x, y);
                uint8_t done = lesson == 1 ? x == 12 : lesson < 4 && lab_ring(x, y) < ring;
                wrong += (phase == LESSON_RIGHT) != done;
                rights += done || lesson == 4;
            }
        }
        tell(lesson == 1 ? "Labyrinth: only the end of the passage is right" : "Labyrinth: only what is further in is right");
    }
    lab_start(4);
    stats_finish(0, STATS_NO_BEST, 0);
    tap_eq(lesson_phase, LESSON_RIGHT, "Labyrinth: the cup is right");
    tap_eq(lab_phase_at(4, 8, 7), LESSON_WRONG, "and the dead end wrong");
}

int main(void) {
    static void (*const games[])(void) = {connect4, amazons, skyscrapers, gobang, labyrinth};
    static const uint8_t slots[] = {SAVE_CONNECT4, SAVE_AMAZONS, SAVE_SKYSCRAPERS, SAVE_GOBANG, SAVE_LABYRINTH};
    save_boot();
    tap_eq(lesson_course_count, sizeof slots, "all five games have lessons");
    for (unsigned i = 0; i < sizeof slots; ++i) {
        game_slot = slots[i];
        games[i]();
        tap_eq(save_length(SAVE_GAME(game_slot)), 0, "and no game was kept");
    }
    return tap_done();
}
