/* Matches: alternate start, the score, undo by player, packing for the save. Host and sim65. */
#include <string.h>
#include "games/connect4/match.h"
#include "tests/host/tap.h"

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
    tap_eq(c4_match_owner(&match, 0), 1, "its stones belong to player 1");
    tap_eq(c4_match_owner(&match, 1), 0, "the answers belong to player 0");
    tap_eq(c4_match_owner(&match, 41), C4_NOBODY, "an empty cell belongs to nobody");
    c4_match_next(&match);
    play_won_game();
    tap_eq(c4_match_winner(&match), 0, "two games of best of three win the match");
    c4_match_next(&match);
    tap_ok(match.wins[0] == 0 && match.wins[1] == 0, "after a won match the score begins anew");
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

static void test_pack(void) {
    uint8_t bytes[C4_PACKED_MAX], length, i, bad = 0;
    c4_match_begin(&match, 5);
    play_won_game();
    c4_match_next(&match);
    c4_match_play(&match, 6);
    c4_match_play(&match, 6);
    c4_match_play(&match, 5);
    length = c4_match_pack(&match, bytes);
    tap_ok(c4_match_unpack(&other, bytes, length), "a packed match unpacks");
    tap_eq(memcmp(&match, &other, sizeof match), 0, "to the same match");
    for (i = 0; i < length; ++i) {
        if (c4_match_unpack(&other, bytes, i)) {
            ++bad;
        }
    }
    tap_eq(bad, 0, "a cut-off pack is refused at every length");
    bytes[5] = 7;
    tap_ok(!c4_match_unpack(&other, bytes, length), "a column that does not exist is refused");
    tap_eq(other.game.count, 0, "and leaves a new match");
    bytes[5] = 6;
    bytes[0] = 4;
    tap_ok(!c4_match_unpack(&other, bytes, length), "best of an even number is refused");
    bytes[0] = 5;
    bytes[1] = 3;
    tap_ok(!c4_match_unpack(&other, bytes, length), "a match that is already won is refused");
}

int main(void) {
    test_score();
    test_undo();
    test_pack();
    return tap_done();
}
