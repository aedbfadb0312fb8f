/* Plays level Perfect against random opponents and has every one of its moves judged by the exact solver.
 *
 *     connect4_verify LINES [SEED [FROM]]
 *
 * The AI plays first and second in turn. Opponents: uniform random, random without one-move blunders, and the levels of the AI
 * itself, so that lines differ in depth. From FROM stones on (8) each AI move must keep the value, and delay a loss as long as
 * possible; before that the book's moves are trusted (the exact solver chose them). Ends with status 1 after a mistake. Every
 * position is judged once.
 */
#include "games/connect4/ai.h"
#include "tools/lib/c4host.h"
#include "tools/lib/c4keys.h"
#include "tools/lib/c4solve.h"
#include "tools/lib/options.h"
#include "tools/lib/output.h"

#include <stdio.h>
#include <stdlib.h>

static uint64_t seed;
static int judged_from = 8;
static c4_solver_t *judge;
static c4_keys_t answers; /* position -> the AI's column, | 8 once judged */
static unsigned long moves_made, judged, mistakes, ends[3];

static unsigned random_below(unsigned n) {
    seed ^= seed << 13;
    seed ^= seed >> 7;
    seed ^= seed << 17;
    return (unsigned)(seed >> 33) % n;
}

static uint8_t think(const c4_game_t *game, uint8_t level) {
    c4_think_begin(game, level, (uint16_t)random_below(65536));
    while (!c4_think_step()) {
    }
    return c4_think.column;
}

/* Whether the move keeps the value, and the longest defence in a lost position. */
static int good_move(const c4_board_t *b, int column) {
    c4_board_t next = c4b_after(b, c4b_move(b, column));
    int sign;
    if (c4b_has_four(b->count & 1 ? next.second : next.first)) {
        return 1;
    }
    sign = c4s_sign(judge, b);
    if (next.count == 42) {
        return sign == 0;
    }
    if (sign >= 0) {
        return -c4s_sign(judge, &next) == sign;
    }
    /* as long as the best defence would last: c4s_end counts stones from the empty board */
    return c4s_end(judge, &next, 1) == -c4s_end(judge, b, -1);
}

static uint8_t ai_move(const c4_game_t *game, const c4_board_t *b) {
    uint64_t key = c4b_key(b);
    int known = c4k_get(&answers, key);
    uint8_t column;
    ++moves_made;
    if (known >= 0) {
        return (uint8_t)known;
    }
    column = think(game, C4_PERFECT);
    c4k_put(&answers, key, column);
    if (b->count >= judged_from) {
        ++judged;
        if (!good_move(b, column)) {
            int i;
            ++mistakes;
            printf("mistake: ");
            for (i = 0; i < game->count; ++i) {
                putchar('1' + game->moves[i]);
            }
            printf(" -> %d\n", column + 1);
        }
    }
    return column;
}

/* Kinds: 0 uniform, 1 and 2 without one-move blunders, 3.. a level of the AI two times of three. */
static uint8_t opponent_move(const c4_game_t *game, const c4_board_t *b, unsigned kind) {
    uint64_t own = b->count & 1 ? b->second : b->first, other = b->count & 1 ? b->first : b->second, mask = own | other;
    uint64_t playable = c4b_playable(mask), wins = c4b_wins(own, mask) & playable, threats = c4b_wins(other, mask);
    uint64_t from = playable;
    uint8_t c;
    if (kind >= 3 && random_below(3)) {
        return think(game, kind == 3 ? C4_MEDIUM : C4_HARD);
    }
    if (kind) {
        from = wins ? wins : (threats & playable) ? threats & playable : playable & ~(threats >> 1);
        from = from ? from : playable;
    }
    do {
        c = (uint8_t)random_below(7);
    } while (!(from & C4B_COLUMN(c)));
    return c;
}

int main(int argc, char **argv) {
    unsigned long line, lines;
    output_watch("connect4_verify");
    argc = options_read(argc, argv, "usage: connect4_verify LINES [SEED [FROM]]; FROM: stones from which moves are judged\n",
                        OPTIONS_NONE);
    if (argc < 2 || argc > 4) {
        options_wrong();
    }
    lines = options_number("LINES", argv[1], 1, 1000000000);
    seed = 0x9E3779B97F4A7C15ULL * ((argc > 2 ? options_number("SEED", argv[2], 0, 1000000000) : 0) + 1);
    judged_from = argc > 3 ? (int)options_number("FROM", argv[3], 0, 42) : judged_from;
    judge = c4s_new(24, 1);
    c4k_clear(&answers);
    for (line = 0; line < lines; ++line) {
        c4_game_t game;
        c4_board_t b = {0, 0, 0};
        unsigned ai = line & 1, kind = random_below(5);
        uint8_t winner;
        c4_init(&game);
        while (!game.over) {
            uint8_t c = (game.count & 1) == ai ? ai_move(&game, &b) : opponent_move(&game, &b, kind);
            b = c4b_after(&b, c4b_move(&b, c));
            c4_play(&game, c);
        }
        winner = c4_winner(&game);
        ++ends[winner == C4_EMPTY ? 1 : (winner == (ai ? C4_SECOND : C4_FIRST)) ? 0 : 2];
    }
    printf("%lu lines: Perfect won %lu, drew %lu, lost %lu; %lu moves, %lu different ones judged, %lu "
           "mistakes\n",
           lines, ends[0], ends[1], ends[2], moves_made, judged, mistakes);
    return mistakes != 0;
}
