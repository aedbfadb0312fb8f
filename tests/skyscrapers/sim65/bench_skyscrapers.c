/* Work of the Skyscrapers core on a simulated 6502, for cycle counts (sim65 -c) and for comparison with the host:
 *
 *   make SIZE GRADE SEED    prints the ID that is made, or "over"; the attempts and the steps
 *   solve ID, grade ID      print the answer, the solution, the grade
 *   hot NAME SIZE COUNT     calls an inner loop COUNT times on an open board, its worst case; COUNT 0 gives the overhead
 */
#include "games/skyscrapers/hot.h"
#include "games/skyscrapers/maker.h"
#include "games/skyscrapers/solver_int.h"
#include "tools/lib/sky_all.h"
#include "tools/lib/sky_id.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

static char id[SKY_ID_SIZE];
static sky_puzzle_t puzzle;

static void make(char **argv) {
    strcpy(id, "over");
    if (sky_make_all((uint8_t)atoi(argv[2]), (uint8_t)atoi(argv[3]), (uint32_t)atol(argv[4])) == SKY_MAKE_DONE) {
        sky_id_format(&sky_made, id);
    }
    printf("%s %u %u\n", id, sky_make_attempts, sky_make_steps);
}

static void solve(uint32_t rules) {
    uint8_t i;

    printf("%u ", sky_solve_all(&puzzle, rules));
    for (i = 0; i < sky_nn; ++i) {
        putchar('0' + sky_solution[i]);
    }
    printf(" %u\n", sky_grade_of(sky_hardest));
}

/* An open board without clues, and a line of it listed as far as `name` needs. */
static void open_board(uint8_t n) {
    puzzle.n = n;
    sky_solve_begin(&puzzle, SKY_FAST_HARD);
    sky_list_open(0);
    sky_from = 1;
    sky_upto = sky_full;
    sky_list_face(1);
    sky_list_ends();
    sky_list_face(0);
    sky_list_ends();
    sky_from = 0;
    sky_list_join();
    sky_from = 1;
}

static void do_join(void) {
    sky_from = 0;
    sky_list_join();
}

static void do_only(void) {
    sky_only(0);
}

static void do_place(void) {
    sky_lo[0] = 1;
    sky_top[0] = 0;
    sky_queued = 0;
    sky_place(0);
}

static void do_apply(void) {
    sky_list_apply(0);
}

static void do_fresh(void) {
    sky_list_fresh(0);
}

typedef void (*loop_fn)(void);
static const char *const loop_name[] = {"ends", "join", "back", "only", "place", "apply", "fresh"};
static const loop_fn loop[] = {sky_list_ends, do_join, sky_list_back, do_only, do_place, do_apply, do_fresh};

static void hot(const char *name, uint16_t count) {
    uint8_t i;

    i = 0;
    while (strcmp(name, loop_name[i]) != 0) {
        ++i;
    }
    while (count != 0) {
        --count;
        (*loop[i])();
    }
}

int main(int argc, char **argv) {
    if (argc == 5 && strcmp(argv[1], "make") == 0) {
        make(argv);
    } else if (argc == 5 && strcmp(argv[1], "hot") == 0) {
        open_board((uint8_t)atoi(argv[3]));
        hot(argv[2], (uint16_t)atoi(argv[4]));
    } else if (argc == 3 && sky_id_parse(argv[2], &puzzle) == SKY_ID_OK) {
        solve(argv[1][0] == 'g' ? SKY_SET_ALL : SKY_FAST_ALL);
    } else {
        return 2;
    }
    return 0;
}
