/* skyscrapers: the cartridge's Skyscrapers solver and maker as a command.
 *
 *   skyscrapers solve [FILE]                  reads Towers game IDs, prints N rows joined by '/', or none / several
 *   skyscrapers solve --rules original [FILE] the same by the original machine's rules alone; if they get stuck, its rows with a dot for each open
 *   cell, and how many cells it has filled
 *   skyscrapers grade [FILE]                  reads game IDs, prints easy / hard / extreme / unreasonable, or none / several
 *   skyscrapers make SIZE GRADE COUNT SEED    prints COUNT game IDs; the i-th is that of the seed SEED + i. A size of 4p .. 9p: with parks,
 *                                             easy or hard; in their IDs (tools/lib/sky_id.h) and rows 0 is a park
 *   skyscrapers pack SIZE GRADE COUNT NUMBER  the same for the built-in puzzles, which the console shows with NO.
 *
 * One ID a line; empty lines are skipped. A malformed line gets "error" as its answer and a message with its number
 * on standard error; the others are still answered and the exit status is 2. Wrong usage: status 2; a file
 * that cannot be read: status 1.
 */
#include "games/skyscrapers/hot.h"
#include "tools/lib/sky_all.h"
#include "tools/lib/sky_id.h"
#include "tools/lib/options.h"
#include "tools/lib/output.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

static const char *const grade_name[SKY_GRADES] = {"easy", "hard", "extreme", "unreasonable"};

static const char usage[] =
    "usage: skyscrapers solve [--rules all|original] [FILE]\n"
    "       skyscrapers grade [FILE]\n"
    "       skyscrapers make SIZE GRADE COUNT SEED\n"
    "       skyscrapers pack SIZE GRADE COUNT NUMBER\n"
    "SIZE 4..9, or 4p..9p with parks (make easy and hard); GRADE easy hard extreme unreasonable (or e h x u), SEED and NUMBER 0..4294967295;\n"
    "pack: not easy, which are always made\n";

static void print_rows(const sky_puzzle_t *p, const uint8_t *heights) {
    int n = p->n;
    for (int cell = 0; cell < n * n; ++cell) {
        if (cell != 0 && cell % n == 0) {
            putchar('/');
        }
        putchar(heights[cell] != 0 ? '0' + heights[cell] - p->parks : '.');
    }
}

/* What there is to say of a puzzle that is not solved. */
static const char *why_not(uint8_t answer) {
    return answer == SKY_NONE ? "none" : answer == SKY_SEVERAL ? "several" : "unknown";
}

static void answer_solve(const sky_puzzle_t *p) {
    uint8_t answer = sky_solve_all(p, SKY_FAST_ALL);
    if (answer == SKY_SOLVED) {
        print_rows(p, sky_solution);
        putchar('\n');
    } else {
        puts(why_not(answer));
    }
}

/* As the original machine would: it neither looks for other solutions nor tries anything out. */
static void answer_original(const sky_puzzle_t *p) {
    uint8_t answer = sky_solve_all(p, SKY_SET_ORIGINAL);
    if (answer == SKY_NONE) {
        puts(why_not(answer));
        return;
    }
    print_rows(p, answer == SKY_SOLVED ? sky_solution : sky_val);
    if (answer == SKY_STUCK) {
        printf(" stuck: %d of %d", p->n * p->n - sky_left, p->n * p->n);
    }
    putchar('\n');
}

static void answer_grade(const sky_puzzle_t *p) {
    uint8_t answer = sky_solve_all(p, SKY_SET_ALL);
    puts(answer == SKY_SOLVED ? grade_name[sky_grade_of(sky_hardest)] : why_not(answer));
}

/* Answers each line of a file; returns the exit status. */
static int each_line(FILE *in, void (*answer)(const sky_puzzle_t *)) {
    char *line = NULL;
    size_t size = 0;
    unsigned long number = 0;
    int status = 0;
    ssize_t got;
    while ((got = getline(&line, &size, in)) >= 0) {
        ++number;
        size_t length = (size_t)got;
        while (length > 0 && strchr("\r\n \t", line[length - 1]) != NULL) {
            line[--length] = '\0';
        }
        if (got == 0 || length == 0) {
            continue;
        }
        sky_puzzle_t puzzle;
        uint8_t code = strlen(line) == length ? sky_id_parse(line, &puzzle) : SKY_ID_BAD_CLUE;
        if (code != SKY_ID_OK) {
            fprintf(stderr, "skyscrapers: line %lu: %s\n", number, sky_id_error(code));
            puts("error");
            status = 2;
            continue;
        }
        answer(&puzzle);
    }
    free(line);
    if (ferror(in)) {
        perror("skyscrapers");
        status = 1;
    }
    return status;
}

static int lines(int argc, char **argv, void (*answer)(const sky_puzzle_t *)) {
    if (argc == 2) {
        return each_line(stdin, answer);
    }
    FILE *in = fopen(argv[2], "r");
    if (in == NULL) {
        perror(argv[2]);
        return 1;
    }
    int status = each_line(in, answer);
    fclose(in);
    return status;
}

/* The number of a grade, given by its name or by the letter that Towers uses. */
static int grade_number(const char *text) {
    static const char letters[] = "ehxu";
    const char *letter = text[0] && !text[1] ? strchr(letters, text[0]) : NULL;
    return letter ? (int)(letter - letters) : options_choice("GRADE", text, grade_name, SKY_GRADES);
}

/* Prints puzzles made from seeds, or built-in ones by number. */
static int make(char **argv, int built_in) {
    size_t digits = strcspn(argv[2], "p");
    int parks = strcmp(argv[2] + digits, "p") == 0;
    argv[2][digits] = parks ? '\0' : argv[2][digits];
    unsigned long size = options_number("SIZE", argv[2], SKY_MIN_N, SKY_MAX_N);
    int grade = grade_number(argv[3]);
    unsigned long count = options_number("COUNT", argv[4], 0, 100000000),
                  seed = options_number("SEED", argv[5], 0, 4294967295);
    if (parks ? built_in || grade > SKY_HARD : built_in && !SKY_HAS_PACK(grade)) {
        options_wrong();
    }
    for (unsigned long i = 0; i < count; ++i) {
        char id[SKY_ID_SIZE];
        if (built_in) {
            sky_built_in((uint8_t)size, (uint8_t)grade, (uint32_t)(seed + i));
        } else {
            sky_seeded((uint8_t)size, (uint8_t)(parks ? grade | SKY_PARKS : grade), (uint32_t)(seed + i));
        }
        sky_id_format(&sky_made, id);
        puts(id);
    }
    return 0;
}

int main(int argc, char **argv) {
    static const char *const rules_name[] = {"all", "original"};
    const char *rules = NULL;
    const options_t options[] = {{"rules", &rules, 0}, {NULL, NULL, 0}};
    output_watch("skyscrapers");
    argc = options_read(argc, argv, usage, options);
    if ((argc == 2 || argc == 3) && strcmp(argv[1], "solve") == 0) {
        return lines(argc, argv, rules && options_choice("--rules", rules, rules_name, 2) == 1 ? answer_original : answer_solve);
    }
    if (rules) {
        options_wrong();
    }
    if ((argc == 2 || argc == 3) && strcmp(argv[1], "grade") == 0) {
        return lines(argc, argv, answer_grade);
    }
    if (argc == 6 && strcmp(argv[1], "make") == 0) {
        return make(argv, 0);
    }
    if (argc == 6 && strcmp(argv[1], "pack") == 0) {
        return make(argv, 1);
    }
    options_wrong();
}
