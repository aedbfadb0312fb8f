/* Work of the Skyscrapers core on a simulated 6502, for cycle counts (sim65 -c) and for comparison with the host:
 *   make SIZE GRADE SEED   prints the ID that is made     solve ID, grade ID   print the answer     none   does nothing */
#include "games/skyscrapers/maker.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

static char id[SKY_ID_SIZE];
static sky_puzzle_t puzzle;

int main(int argc, char **argv) {
    uint8_t i, n;

    if (argc == 5 && strcmp(argv[1], "make") == 0) {
        sky_make_all((uint8_t)atoi(argv[2]), (uint8_t)atoi(argv[3]), (uint32_t)atol(argv[4]));
        sky_id_format(&sky_made, id);
        printf("%s %u\n", id, sky_make_attempts);
    } else if (argc == 3 && sky_id_parse(argv[2], &puzzle) == SKY_ID_OK) {
        n = argv[1][0] == 'g';
        printf("%u ", sky_solve_all(&puzzle, n != 0 ? SKY_SET_ALL : SKY_FAST_ALL));
        for (i = 0; i < sky_nn; ++i) {
            putchar('0' + sky_solution[i]);
        }
        printf(" %u\n", sky_grade_of(sky_hardest));
    }
    return 0;
}
