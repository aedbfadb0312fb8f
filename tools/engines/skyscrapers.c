/* skyscrapers: the cartridge's Skyscrapers solver and maker as a command.
 *
 *   skyscrapers solve [FILE]                  reads Towers game IDs, prints N rows joined by '/', or none / several
 *   skyscrapers grade [FILE]                  reads game IDs, prints easy / hard / extreme / unreasonable, or none / several
 *   skyscrapers make SIZE GRADE COUNT SEED    prints COUNT game IDs; the i-th is that of the seed SEED + i
 *   skyscrapers pack SIZE GRADE COUNT NUMBER  the same for the built-in puzzles, which the console shows with NO.
 *
 * One ID a line; empty lines are skipped. A malformed line gets "error" as its answer and a message with its number
 * on standard error; the others are still answered and the exit status is 2. Wrong usage: status 2; a file
 * that cannot be read: status 1.
 */
#include "tools/lib/sky_all.h"
#include "tools/lib/number.h"
#include "tools/lib/output.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

static const char *const grade_name[SKY_GRADES] = {"easy", "hard", "extreme", "unreasonable"};

static int usage(void) {
    fputs("usage: skyscrapers solve [FILE]\n"
          "       skyscrapers grade [FILE]\n"
          "       skyscrapers make SIZE GRADE COUNT SEED\n"
          "       skyscrapers pack SIZE GRADE COUNT NUMBER\n"
          "SIZE 4..9, GRADE easy hard extreme unreasonable (or e h x u), SEED and NUMBER 0..4294967295;\n"
          "pack: not easy, which are always made\n",
          stderr);
    return 2;
}

static void print_solution(int n) {
    for (int cell = 0; cell < n * n; ++cell) {
        if (cell != 0 && cell % n == 0) {
            putchar('/');
        }
        putchar('0' + sky_solution[cell]);
    }
    putchar('\n');
}

static void answer_solve(const sky_puzzle_t *p) {
    switch (sky_solve_all(p, SKY_FAST_ALL)) {
    case SKY_SOLVED:
        print_solution(p->n);
        break;
    case SKY_NONE:
        puts("none");
        break;
    case SKY_SEVERAL:
        puts("several");
        break;
    default:
        puts("unknown");
        break;
    }
}

static void answer_grade(const sky_puzzle_t *p) {
    switch (sky_solve_all(p, SKY_SET_ALL)) {
    case SKY_SOLVED:
        puts(grade_name[sky_grade_of(sky_hardest)]);
        break;
    case SKY_NONE:
        puts("none");
        break;
    case SKY_SEVERAL:
        puts("several");
        break;
    default:
        puts("unknown");
        break;
    }
}

/* Answers each line of a file; the exit status. */
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

/* The number of a grade: its name or the letter of Towers; -1 if it is none. */
static int grade_number(const char *text) {
    static const char letter[] = "ehxu";
    for (int g = 0; g < SKY_GRADES; ++g) {
        if (strcmp(text, grade_name[g]) == 0 || (text[0] == letter[g] && text[1] == 0)) {
            return g;
        }
    }
    return -1;
}

/* A whole number 0..max; -1 if the text is none. */
static long long number(const char *text, unsigned long max) {
    unsigned long value;
    return number_read(text, 0, max, &value) ? (long long)value : -1;
}

/* Prints puzzles made from seeds, or built-in ones by number. */
static int make(char **argv, int built_in) {
    long long size = number(argv[2], SKY_MAX_N), count = number(argv[4], 100000000), seed = number(argv[5], 4294967295);
    int grade = grade_number(argv[3]);
    if (size < SKY_MIN_N || grade < 0 || count < 0 || seed < 0 || (built_in && !SKY_HAS_PACK(grade))) {
        return usage();
    }
    for (long long i = 0; i < count; ++i) {
        char id[SKY_ID_SIZE];
        if (built_in) {
            sky_built_in((uint8_t)size, (uint8_t)grade, (uint32_t)(seed + i));
        } else {
            sky_seeded((uint8_t)size, (uint8_t)grade, (uint32_t)(seed + i));
        }
        sky_id_format(&sky_made, id);
        puts(id);
    }
    return 0;
}

int main(int argc, char **argv) {
    output_watch("skyscrapers");
    if ((argc == 2 || argc == 3) && strcmp(argv[1], "solve") == 0) {
        return lines(argc, argv, answer_solve);
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
    return usage();
}
