/* mklines: lists which heights are possible where in an empty line of Skyscrapers with two clues. Writes a C header with one
 * table for the sizes 4..7, the sizes of which the console makes hard puzzles: for each size N and each pair of clues (front,
 * back), 0 = missing, N bytes, one for each cell from the front on: bit h-1 is set if height h < N occurs there in some line that
 * fits both clues. (The tallest needs no table.)
 *
 *   mklines > build/gen/sky_lines.h
 */
#include <stdio.h>
#include <string.h>

#define LARGEST 7

static int side;
static unsigned char mask[10][10][9];
static int line[9];

static int seen(int from, int step) {
    int count = 0, tallest = 0;
    for (int i = 0; i < side; ++i, from += step) {
        if (line[from] > tallest) {
            tallest = line[from];
            ++count;
        }
    }
    return count;
}

static void note(void) {
    int front = seen(0, 1), back = seen(side - 1, -1);
    for (int i = 0; i < side; ++i) {
        unsigned char bit = (unsigned char)(1u << (line[i] - 1)); /* 0 for the tallest of nine */
        if (line[i] == side) {
            continue;
        }
        mask[front][back][i] |= bit;
        mask[front][0][i] |= bit;
        mask[0][back][i] |= bit;
        mask[0][0][i] |= bit;
    }
}

static void fill(int at, unsigned used) {
    if (at == side) {
        note();
        return;
    }
    for (int h = 1; h <= side; ++h) {
        if (!(used >> h & 1)) {
            line[at] = h;
            fill(at + 1, used | 1u << h);
        }
    }
}

int main(void) {
    unsigned start[LARGEST + 1] = {0}, total = 0;
    puts("/* Made by mklines; its source says what this is. */\nconst uint8_t sky_lines[] = {");
    for (side = 4; side <= LARGEST; ++side) {
        memset(mask, 0, sizeof mask);
        fill(0, 0);
        start[side] = total;
        for (int front = 0; front <= side; ++front) {
            for (int back = 0; back <= side; ++back, total += (unsigned)side) {
                for (int i = 0; i < side; ++i) {
                    printf("%s%u,", i == 0 ? "    " : " ", mask[front][back][i]);
                }
                putchar('\n');
            }
        }
    }
    puts("    0\n};\n\n/* Where the lines of a size start, from size 4 on. */\nconst uint16_t sky_lines_of[] = {");
    for (side = 4; side <= LARGEST; ++side) {
        printf("    %u%s\n", start[side], side < LARGEST ? "," : "");
    }
    puts("};");
    printf("\n#define SKY_LINES_LARGEST %d\n", LARGEST);
    return 0;
}
