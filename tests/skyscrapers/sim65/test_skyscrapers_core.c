/* The whole core as in the ROM, with the inner loops in assembly: makes the same puzzles as the host, solves and grades
 * those of tests/golden/skyscrapers/console.txt alike. Each line there says what to do and what the host answered. */
#include "tools/lib/sky_all.h"
#include "tools/lib/sky_id.h"
#include "tests/tap.h"

#include <stdlib.h>
#include <string.h>

static char line[400], id[SKY_ID_SIZE], want[SKY_ID_SIZE], text[24];
static sky_puzzle_t puzzle;

/* "make N GRADE SEED ID" */
static void check_make(unsigned n, unsigned grade, unsigned long seed) {
    sky_seeded((uint8_t)n, (uint8_t)grade, (uint32_t)seed);
    sky_id_format(&sky_made, id);
    sprintf(text, "make %u grade %u", n, grade);
    if (!tap_ok(strcmp(id, want) == 0, text)) {
        printf("# got %s, want %s\n", id, want);
    }
}

/* "solve ID ANSWER GRADE": the digits of the solution, or none or several; the grade. */
static void check_solve(const char *answer, unsigned grade) {
    uint8_t i, got;

    sky_id_parse(want, &puzzle);
    got = sky_solve_all(&puzzle, SKY_FAST_ALL);
    if (got == SKY_SOLVED) {
        for (i = 0; i < sky_nn; ++i) {
            id[i] = (char)('0' - puzzle.parks + sky_solution[i]);
        }
        id[i] = 0;
    } else {
        strcpy(id, got == SKY_NONE ? "none" : "several");
    }
    tap_ok(strcmp(id, answer) == 0, "solved as on the host");
    if (grade < SKY_GRADES) {
        sky_solve_all(&puzzle, SKY_SET_ALL);
        tap_eq(sky_grade_of(sky_hardest), grade, "and graded");
    }
}

int main(void) {
    FILE *in = fopen("tests/golden/skyscrapers/console.txt", "r");
    unsigned n, grade;
    unsigned long seed;
    static char answer[100];

    if (in == NULL) {
        tap_ok(0, "tests/golden/skyscrapers/console.txt is there");
        return tap_done();
    }
    while (fgets(line, sizeof line, in) != NULL) {
        if (sscanf(line, "make %u %u %lu %s", &n, &grade, &seed, want) == 4) {
            check_make(n, grade, seed);
        } else if (sscanf(line, "solve %s %s %u", want, answer, &grade) == 3) {
            check_solve(answer, grade);
        }
    }
    fclose(in);
    return tap_done();
}
