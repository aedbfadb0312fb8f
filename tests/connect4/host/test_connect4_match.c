/* Matches: alternate start, the score, undo by player, packing for the save. Host and sim65. */
#include <string.h>
#include "games/connect4/match.h"
#include "tests/tap.h"

static c4_match_t match, other;

/* Player to move wins with four in column 0; the other answers in column 1. */
static void play_won_game(void) {
    uint8_t i;
    for (i = 0; i < 3; ++i) {
        c4_match_play(&match, 0);
        c4_match_play(&match, 1);
    }
    c4_match_play(&match, 0);
}

static void test_score(void) {
    c4_match_begin(&match, 3);
    tap_eq(c4_match_turn(&match), 0, "player 0 starts the first game");
    play_won_game();
    tap_ok(match.wins[0] == 1 && match.wins[1] == 0, "a won game counts for its winner");
    tap_eq(c4_match_winner(&match), C4_NOBODY, "one game of best of three does not win the match");
    c4_match_next(&match);
    tap_eq(c4_match_turn(&match), 1, "player 1 starts the second game");
    play_won_game();
    tap_ok(match.wins[0] == 1 && match.wins[1] == 1, "the second game counts for player 1, who began it");
    c4_match_next(&match);
    play_won_game();
    tap_eq(c4_match_winner(&match), 0, "two games of best of three win the match");
    c4_match_next(&match);
    tap_ok(match.wins[0] == 0 && match.wins[1] == 0, "after a won match the score starts over");
    tap_eq(c4_match_turn(&match), 1, "and the start goes on alternating");
}

static void test_undo(void) {
    c4_match_begin(&match, 1);
    tap_eq(c4_match_undo(&match, 0), 0, "nothing to take back on the empty board");
    c4_match_play(&match, 3);
    tap_eq(c4_match_undo(&match, 1), 0, "player 1 has no stone to take back");
    tap_eq(c4_match_undo(&match, 0), 1, "the one who moved last takes back one stone");
    c4_match_play(&match, 3);
    c4_match_play(&match, 2);
    tap_eq(c4_match_undo(&match, 0), 2, "the other takes back the answer and the own stone");
    tap_eq(match.game.count, 0, "and the board is as before");
    play_won_game();
    tap_eq(c4_match_undo(&match, 0), 0, "a won game stays won");
}

/* What a save holds: the head, the number of moves, the moves. */
static void as_read(c4_match_t *to) {
    memset(to, 0xEE, sizeof *to);
    to->best_of = match.best_of;
    memcpy(to->wins, match.wins, 2);
    to->starter = match.starter;
    to->game.count = match.game.count;
    memcpy(to->game.moves, match.game.moves, match.game.count);
}

static void test_restore(void) {
    c4_match_begin(&match, 5);
    play_won_game();
    c4_match_next(&match);
    c4_match_play(&match, 6);
    c4_match_play(&match, 6);
    c4_match_play(&match, 5);
    as_read(&other);
    tap_ok(c4_match_restore(&other), "a match that was read is restored");
    tap_eq(memcmp(match.game.cell, other.game.cell, C4_CELLS), 0, "with the same board");
    tap_ok(other.game.count == 3 && other.wins[0] == match.wins[0] && other.starter == match.starter, "and the same score");
    as_read(&other);
    other.game.moves[0] = 7;
    tap_ok(!c4_match_restore(&other), "a column that does not exist is refused");
    tap_eq(other.game.count, 0, "and leaves a new match");
    as_read(&other);
    other.game.count = 43;
    tap_ok(!c4_match_restore(&other), "more moves than cells are refused");
    as_read(&other);
    other.best_of = 4;
    tap_ok(!c4_match_restore(&other), "best of an even number is refused");
    as_read(&other);
    other.wins[0] = 3;
    tap_ok(!c4_match_restore(&other), "a match that is already won is refused");
    as_read(&other);
    other.game.count = 7;
    memcpy(other.game.moves, "\0\1\0\1\0\1\0", 7);
    tap_ok(!c4_match_restore(&other), "so is a game that is over");
}

int main(void) {
    test_score();
    test_undo();
    test_restore();
    return tap_done();
}
