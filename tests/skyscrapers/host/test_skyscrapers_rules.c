/* The Skyscrapers rules, on the host and in sim65: entries, marks, undo and redo, clue states, winning, saving. */
#include "games/skyscrapers/along.h"
#include "games/skyscrapers/slot.h"
#include "tests/tap.h"
#include "tools/lib/sky_id.h"

#include <string.h>

static sky_puzzle_t puzzle;
static sky_game_t before, snapshot;
static uint8_t slot[SKY_SLOT_MAX + 8];
static uint16_t random_state = 0xACE1;

static uint8_t below(uint8_t k) {
    uint8_t i;

    for (i = 0; i < 9; ++i) {
        if ((random_state & 1) != 0) {
            random_state >>= 1;
            random_state ^= 0xB400;
        } else {
            random_state >>= 1;
        }
    }
    return (uint8_t)(random_state & 0xFF) % k;
}

static void begin(const char *id) {
    sky_id_parse(id, &puzzle);
    sky_game_begin(&puzzle);
}

/* 1 if board and marks are those of `g`. */
static uint8_t same(const sky_game_t *g) {
    return memcmp(sky_game.entry, g->entry, SKY_CELLS) == 0 && memcmp(sky_game.mark, g->mark, SKY_CELLS) == 0 &&
           memcmp(sky_game.gone, g->gone, SKY_CELLS) == 0 && memcmp(sky_game.more, g->more, SKY_CELLS) == 0;
}

static void enter_all(const char *heights) {
    uint8_t i;

    for (i = 0; heights[i] != 0; ++i) {
        sky_enter(i, (uint8_t)heights[i] - '0');
    }
}

static void test_entries(void) {
    begin("4:4/3/2/1/1/2/2/2/4/3/2/1/1/2/2/2,1o");
    tap_eq(sky_game.entry[0], 1, "a given is on the board");
    tap_eq(sky_enter(0, 2), 0, "a given refuses an entry");
    tap_eq(sky_enter(5, 5), 0, "a height above N is refused");
    tap_eq(sky_enter(5, 3), 1, "an entry is taken");
    tap_eq(sky_enter(5, 3), 0, "the same entry again changes nothing");
    tap_eq(sky_toggle_mark(5, 1), 0, "no marks in a cell with an entry");
    tap_eq(sky_enter(5, 0), 1, "an entry is cleared");
    tap_eq(sky_possible(1), 0x0E, "heights not yet in row and column: 2 3 4");
    sky_toggle_mark(5, 1);
    sky_toggle_mark(5, 4);
    tap_eq(sky_marks(5), 0x09, "marks 1 and 4");
    sky_enter(5, 2);
    tap_eq(sky_marks(5), 0, "an entry hides the marks");
    sky_undo();
    tap_eq(sky_marks(5), 0x09, "undo brings them back");
    sky_undo();
    tap_eq(sky_marks(5), 0x01, "undo of a mark");
    sky_redo();
    tap_eq(sky_marks(5), 0x09, "redo of a mark");
    tap_eq(sky_mark_all(), 14, "all marks into the cells that have none");
    tap_eq(sky_marks(6), 0x0F, "four marks in a 4x4 board");
    tap_eq(sky_undo(), 14, "in one act, one change for each cell");
    tap_ok(sky_marks(5) == 0x09 && sky_marks(6) == 0, "and undone together");
}

static void test_clues(void) {
    begin("4:4/3/2/1/1/2/2/2/4/3/2/1/1/2/2/2");
    tap_eq(sky_clue_state(0), SKY_CLUE_OPEN, "a clue is open at first");
    sky_enter(0, 4);
    tap_eq(sky_clue_state(0), SKY_CLUE_BROKEN, "the tallest in front of clue 4 breaks it");
    sky_enter(0, 1);
    sky_enter(3, 4);
    tap_eq(sky_clue_state(3), SKY_CLUE_MET, "the tallest in front of clue 1 meets it, whatever comes behind");
    sky_enter(1, 4);
    tap_ok(sky_clash(1) && sky_clash(3) && !sky_clash(0), "a height twice in a row clashes in both cells");
    sky_undo();
    enter_all("1234234134124123");
    tap_eq(sky_won(), 1, "the full correct board wins");
    sky_enter(15, 4);
    tap_eq(sky_won(), 0, "a wrong height does not");
    tap_eq(sky_clean_wrong((const uint8_t *)"\1\2\3\4\2\3\4\1\3\4\1\2\4\1\2\3"), 1, "wrong entries can be taken away");
    tap_eq(sky_game.entry[15], 0, "there was one");
    sky_undo();
    tap_eq(sky_clean(), 16, "clean clears all");
    tap_eq(sky_open_cells(), 16, "sixteen open cells");
    sky_undo();
    sky_undo();
    tap_eq(sky_won(), 1, "undo of clean and of the wrong height wins again");
    begin("4:///////////////");
    enter_all("1234214334124321");
    tap_eq(sky_won(), 1, "any Latin square completes a puzzle without clues");
}

/* A random act. */
static void act(void) {
    uint8_t kind, cell;

    kind = below(40);
    cell = below(sky_nn);
    if (kind == 0) {
        sky_mark_all();
    } else if (kind == 1) {
        sky_clean();
    } else if (kind == 2) {
        sky_past_act();
        sky_rule_out(cell, 1 << below(sky_n));
    } else if (kind < 20) {
        sky_enter(cell, below(sky_n + 1));
    } else {
        sky_toggle_mark(cell, below(sky_n) + 1);
    }
}

/* Random acts; then everything is undone to the start of what is remembered, and redone. */
static void test_history(const char *id, unsigned acts) {
    unsigned i, undone;
    uint8_t ok;

    begin(id);
    before = sky_game;
    for (i = 0; i < 20; ++i) {
        act();
    }
    snapshot = sky_game;
    while (sky_undo() != 0) {
    }
    tap_ok(same(&before) || sky_game.past_first != 0, "undoing everything leads back to the start");
    while (sky_redo() != 0) {
    }
    tap_ok(same(&snapshot), "redoing everything leads to the end");
    ok = 1;
    for (i = 0; i < acts; ++i) {
        act();
        snapshot = sky_game;
        undone = sky_undo();
        if (undone != 0 && sky_redo() != undone) {
            ok = 0;
        }
        if (!same(&snapshot)) {
            ok = 0;
        }
    }
    tap_ok(ok, "undo and redo of each of many acts, the ring going round");
    sky_undo();
    snapshot = sky_game;
    i = sky_slot_write(slot);
    printf("# %u bytes\n", i);
    tap_ok(i <= SKY_SLOT_MAX, "a save fits its slot");
    memset(&sky_game, 0x55, sizeof sky_game);
    tap_eq(sky_slot_read(slot, (uint16_t)i), 1, "it is read back");
    tap_ok(same(&snapshot) && memcmp(&sky_game.puzzle, &snapshot.puzzle, sizeof puzzle) == 0, "as it was");
    sky_redo();
    ok = same(&snapshot) == 0;
    tap_ok(ok, "with what can be redone");
    tap_eq(sky_slot_read(slot, (uint16_t)(i - 1)), 0, "a save that is cut off is refused");
    slot[0] = 3;
    tap_eq(sky_slot_read(slot, (uint16_t)i), 0, "a size out of range is refused");
}

/* In the data a park is height 1, and a tower of one floor height 2. */
static void test_parks(void) {
    begin("4p:1/1/3/2/2/2/1/2/1/1/3/2/2/2/1/2,a3n");
    tap_ok(sky_parks == 1 && sky_game.entry[1] == 4, "three floors are the tallest height on a 4x4 board with parks");
    enter_all("1");
    tap_eq(sky_clue_state(8), SKY_CLUE_MET, "a park in front of the tallest is not seen: clue 1 is met");
    tap_eq(sky_enter(0, 2), 1, "a tower of one floor instead");
    tap_eq(sky_clue_state(8), SKY_CLUE_BROKEN, "is seen, and breaks it");
    enter_all("1423423123143142");
    tap_ok(sky_clash(14) == 0 && sky_won() == 1, "the full correct board wins");
    sky_enter(2, 1);
    tap_eq(sky_clash(2), 1, "two parks in a row clash");
}

/* What follows from the board, as the game computes it after each action. */
static void along(void) {
    sky_along_begin();
    while (sky_along_step() == 0) {
    }
}

/* 1 if each cell with one height left has it, as an entry of the machine, and no other cell has one of these. */
static uint8_t all_follows(void) {
    uint8_t cell, machine;
    uint16_t left;

    for (cell = 0; cell < sky_nn; ++cell) {
        machine = sky_game.more[cell] & SKY_MACHINE;
        left = sky_possible(cell) & ~sky_gone(cell);
        if (sky_game.entry[cell] == 0 && left != 0 && (left & (left - 1)) == 0) {
            return 0;
        }
        if (machine != 0 && left != 1u << (sky_game.entry[cell] - 1)) {
            return 0;
        }
    }
    return 1;
}

static void test_along(const char *id) {
    unsigned i, undone;
    uint8_t ok, follows;

    begin(id);
    along();
    ok = 1;
    follows = 1;
    for (i = 0; i < 60; ++i) {
        snapshot = sky_game;
        undone = sky_game.past_done;
        act();
        along();
        follows &= all_follows();
        if (sky_game.past_done <= undone) { /* it changed nothing, or the oldest was forgotten */
            continue;
        }
        sky_undo();
        along();
        ok &= same(&snapshot);
        sky_redo();
        along();
    }
    tap_ok(follows, "thinking along fills each cell that has one height left, and no other");
    tap_ok(ok, "undo restores exactly what an act has ruled out and filled");
    i = sky_slot_write(slot);
    snapshot = sky_game;
    tap_eq(sky_slot_read(slot, (uint16_t)i), 1, "a save");
    for (undone = 0; undone < sky_nn && (sky_game.more[undone] & SKY_MACHINE) == 0; ++undone) {
    }
    tap_eq(undone, sky_nn, "has none of the machine's entries");
    along();
    tap_ok(same(&snapshot), "which follow again");
}

static void test_machine(void) {
    begin("4:///////////////");
    sky_enter(0, 1);
    sky_enter(1, 2);
    along();
    tap_ok(sky_open_cells() == 14 && sky_remaining(2) == 0x0C && sky_remaining(1) == 2,
           "two of four: two heights are left beside them, and of a filled cell its own");
    sky_enter(2, 4);
    along();
    tap_ok(sky_game.entry[3] == 3 && sky_game.more[3] == SKY_MACHINE, "three of four: the fourth is filled by the machine");
    tap_eq(sky_enter(3, 0), 0, "which cannot be cleared");
    tap_eq(sky_enter(3, 4), 1, "but built over");
    along();
    tap_ok(sky_game.entry[3] == 4 && sky_game.more[3] == 0, "by the player");
    sky_undo();
    along();
    tap_ok(sky_game.entry[3] == 3 && sky_game.more[3] == SKY_MACHINE, "and undone it follows again");
    sky_undo();
    along();
    tap_eq(sky_open_cells(), 14, "without the third nothing follows");
    sky_past_act();
    sky_rule_out(2, 8);
    along();
    tap_ok(sky_game.entry[2] == 3 && sky_game.entry[3] == 4, "a height ruled out leaves one, and that one more");
}

static void test_ids(void) {
    static const char *const bad[] = {"",
                                      "4",
                                      "3:",
                                      "10:",
                                      "4://///////////////",
                                      "4://////////////",
                                      "4:5///////////////",
                                      "4:0///////////////",
                                      "4:a///////////////",
                                      "4:12//////////////",
                                      "4:///////////////,",
                                      "4:///////////////,o",
                                      "4:///////////////,q",
                                      "4:///////////////,5o",
                                      "4:///////////////,1_",
                                      "4:///////////////,_1o",
                                      "4:///////////////,a__1n",
                                      "4:///////////////,11n",
                                      "x:///////////////",
                                      "4:///////////////,1A",
                                      "4:///////////////, ",
                                      "4;///////////////",
                                      "9:1/2",
                                      "4:///////////////,1_2_3_4_1_2_3_4_1_2_3_4_1_2_3_4_1",
                                      "4:///////////////,0o",
                                      "4p",
                                      "4P:///////////////",
                                      "4pp:///////////////",
                                      "4p:4///////////////",
                                      "4p:0///////////////",
                                      "4p:///////////////,4o"};
    static const char *const good[] = {"4:///////////////",
                                       "4:1/2/3/4/1/2/3/4/1/2/3/4/1/2/3/4",
                                       "4:///////////////,1_2_3_4_1_2_3_4_1_2_3_4_1_2_3_4",
                                       "6:2/3////3///3//3/3//4///2/2/3//3///,u1b3k",
                                       "9:///////////////////////////////////,zzzb1",
                                       "4p:1/2/3/1/2/3/1/2/3/1/2/3/1/2/3/1,0_1_2_3_0_1_2_3_0_1_2_3_0_1_2_3",
                                       "9p:8///////////////////////////////////,zzzb0"};
    static char text[SKY_ID_SIZE];
    uint8_t i, wrong;

    wrong = 0;
    for (i = 0; i < sizeof bad / sizeof *bad; ++i) {
        if (sky_id_parse(bad[i], &puzzle) == SKY_ID_OK) {
            printf("# taken: %s\n", bad[i]);
            ++wrong;
        }
    }
    tap_eq(wrong, 0, "malformed game IDs are refused");
    wrong = 0;
    for (i = 0; i < sizeof good / sizeof *good; ++i) {
        wrong += sky_id_parse(good[i], &puzzle) != SKY_ID_OK;
        sky_id_format(&puzzle, text);
        if (strcmp(text, good[i]) != 0) {
            printf("# %s -> %s\n", good[i], text);
            ++wrong;
        }
    }
    tap_eq(wrong, 0, "well-formed ones are read and written as they were");
}

int main(void) {
    test_entries();
    test_clues();
    test_history("4:///////////////,a1n", 300);
    test_history("9:///////////////////////////////////,zzzb1", 600);
    test_history("6p:///////////////////////,a0z", 100);
    test_parks();
    test_machine();
    test_along("4:///////////////,a1n");
    test_along("9:///////////////////////////////////,zzzb1");
    test_ids();
    return tap_done();
}
