/* Original against the original board: the searches and games of its logic simulation, see tests/golden/amazons/README.md. On the host with
 * the C twins, in sim65 with the assembly. */
#include "games/amazons/ai.h"
#include "tools/lib/amahost.h"
#include "tests/tap.h"
#include <string.h>

#define SEARCHES "tests/golden/amazons/board-searches.txt"
#define GAMES "tests/golden/amazons/board-games.txt"

static char line[1024];
static char found[AMA_TEXT_SIZE];
static unsigned searches, same, illegal, ours_legal, lost, over, overlooked, ours_on_a8;

static void think(void) {
    ama_think_begin(AMA_LEVEL_ORIGINAL, 0);
    while (!ama_think_step()) {
    }
    ama_text(ama_turn[0], ama_turn[1], ama_turn[2], found);
}

/* The board's search of this position gave `want`: a turn (*), one that overlooked the amazon on a8 (~), or nonsense (!). */
static void compare(const char *want, char kind) {
    think();
    if (kind == '!') {
        ++illegal;
        ours_legal += ama_play(ama_turn[0], ama_turn[1], ama_turn[2]);
    } else if (kind == '~') {
        ++overlooked;
        ours_on_a8 += ama_turn[0] == 0;
    } else {
        ++searches;
        if (strcmp(found, want) == 0) {
            ++same;
        } else {
            printf("# the board: %s, here: %s\n", want, found);
        }
    }
}

static void each_search(FILE *list) {
    char *kind, *board, *side, *want;

    while (fgets(line, sizeof line, list)) {
        kind = strtok(line, " \n");
        board = strtok(0, " \n");
        side = strtok(0, " \n");
        want = strtok(0, " \n");
        if (!want || !ama_setup_text(board, side[0])) {
            tap_ok(0, "the list of searches can be read");
        } else if (strcmp(kind, "lost") == 0) {
            ++lost;
            over += ama.step == AMA_OVER;
        } else {
            compare(want, strcmp(kind, "illegal") == 0 ? '!' : '*');
        }
    }
}

static void each_game(FILE *list) {
    char *turn;
    uint8_t move[3];

    while (fgets(line, sizeof line, list)) {
        strtok(line, " \n");
        ama_new();
        while ((turn = strtok(0, " \n")) != 0) {
            if (strchr("*~!", *turn)) {
                compare(turn + 1, *turn);
                ++turn;
            }
            if (turn[-1] == '!') {
                break;
            }
            if (!ama_parse(turn, move) || !ama_play(move[0], move[1], move[2])) {
                tap_ok(0, "the board's games are legal");
                break;
            }
        }
    }
}

int main(void) {
    FILE *list = fopen(SEARCHES, "r");

    if (tap_ok(list != 0, SEARCHES)) {
        each_search(list);
    }
    list = fopen(GAMES, "r");
    if (tap_ok(list != 0, GAMES)) {
        each_game(list);
    }
    printf("# %u of %u searches of the board give the same turn here; %u were illegal\n", same, searches, illegal);
    tap_ok(searches == 678, "all searches of the list were looked at");
    tap_ok(same == searches, "Original makes the board's turn in every one of them");
    tap_ok(illegal == 7 && ours_legal == illegal,
           "where the board's search finds no legal turn, and it hangs, Original makes one");
    tap_ok(overlooked == 6 && ours_on_a8 == 6, "where it overlooks its amazon on a8, Original moves just that one");
    tap_ok(lost == 27 && over == lost, "and where the board searches a lost game, the game is over");
    return tap_done();
}
