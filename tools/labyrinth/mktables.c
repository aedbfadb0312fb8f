/* Makes the labyrinth's tables and tiles (host tool).
 *
 *     mktables c      > tables.c          for the host
 *     mktables asm    > tables.s          for the 6502: page-aligned, in the pages of the view
 *     mktables tiles  > labyrinth.chr     2 x 81 tiles of the picture, see draw.h
 */
#include <math.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include "games/labyrinth/view.h"
#include "games/labyrinth/draw.h"
#include "games/labyrinth/things.h"

#define PI 3.14159265358979323846

static int assembly;

/* A table: n numbers, of which the byte at `shift` is stored. */
static void table(const char *name, const long *numbers, int n, int shift, int aligned) {
    if (assembly) {
        printf("%s.export _%s\n_%s:", aligned ? "        .align 256\n" : "", name, name);
    } else {
        printf("const uint8_t %s[%d] = {", name, n);
    }
    for (int i = 0; i < n; ++i) {
        printf(i % 16 ? "," : assembly ? "\n        .byte " : i ? ",\n    " : "\n    ");
        printf("%ld", (numbers[i] >> shift) & 255);
    }
    printf(assembly ? "\n" : "};\n");
}

static long logarithm(double x) {
    return lround(LAB_VIEW_OCTAVE * log2(x));
}

static double clamp(double x, double low, double high) {
    return x < low ? low : x > high ? high : x;
}

/* Logarithms of distances: for the nearest line (n = 0) from its fraction; for line n from the mantissa of n + fraction. */
static void distances(void) {
    static long log0[256], logm[256], base[LAB_VIEW_LINES], shift[LAB_VIEW_LINES], top[LAB_VIEW_LINES];
    for (int i = 0; i < 256; ++i) {
        log0[i] = (long)clamp(logarithm((i + 0.5) / 256), LAB_VIEW_LOG_LEAST, 0);
        logm[i] = (long)clamp(logarithm(1 + (i + 0.5) / 256), 0, 127);
    }
    for (int n = 1; n < LAB_VIEW_LINES; ++n) {
        while (n >> (shift[n] + 1)) {
            ++shift[n];
        }
        base[n] = LAB_VIEW_OCTAVE * shift[n];
        top[n] = n << (8 - shift[n]);
    }
    table("lab_view_log0_lo", log0, 256, 0, 1);
    table("lab_view_log0_hi", log0, 256, 8, 1);
    table("lab_view_logm", logm, 256, 0, 1);
    table("lab_view_base_lo", base, LAB_VIEW_LINES, 0, 0);
    table("lab_view_base_hi", base, LAB_VIEW_LINES, 8, 0);
    table("lab_view_shift", shift, LAB_VIEW_LINES, 0, 0);
    table("lab_view_top", top, LAB_VIEW_LINES, 0, 0);
}

/* Difference of two logarithms, + LAB_VIEW_ATAN_MIDDLE pages -> angle of the corner from the axis, half, within its octant. */
static void arcs(void) {
    static long arc[LAB_VIEW_ATAN_PAGES * 256];
    for (int i = 0; i < LAB_VIEW_ATAN_PAGES * 256; ++i) {
        int d = i - LAB_VIEW_ATAN_MIDDLE * 256;
        double a = atan(exp2(d / (double)LAB_VIEW_OCTAVE)) * 1024 / PI;
        arc[i] = d < 0 ? (long)clamp(floor(a), 0, 255) : (long)clamp(floor(a) - 256, 0, 255);
    }
    table("lab_view_atan", arc, LAB_VIEW_ATAN_PAGES * 256, 0, 1);
}

static double place(int column) { /* angle of a column, from the line of sight to the left */
    return atan((LAB_VIEW_COLUMNS / 2 - column - 0.5) / (LAB_VIEW_COLUMNS / 2) * tan(PI / 6)) * 2048 / PI;
}

/* Half of (corner's angle - line of sight) -> the first column beyond it. Both angles mean the middle of the interval that
 * was rounded to them. */
static void columns(void) {
    static long col[LAB_VIEW_COL_BYTES];
    for (int i = 0; i < LAB_VIEW_COL_BYTES; ++i) {
        double rel = (i - LAB_VIEW_COL_ZERO) * 2 + 0.5;
        while (col[i] < LAB_VIEW_COLUMNS && place((int)col[i]) > rel) {
            ++col[i];
        }
    }
    table("lab_view_col", col, LAB_VIEW_COL_BYTES, 0, 1);
}

static void offsets(void) {
    static long off[LAB_VIEW_COLUMNS], fish[LAB_VIEW_COLUMNS];
    for (int i = 0; i < LAB_VIEW_COLUMNS; ++i) {
        off[i] = lround(place(i));
        fish[i] = -logarithm(cos(off[i] * PI / 2048));
    }
    table("lab_view_off_lo", off, LAB_VIEW_COLUMNS, 0, 0);
    table("lab_view_off_hi", off, LAB_VIEW_COLUMNS, 8, 0);
    table("lab_view_fish", fish, LAB_VIEW_COLUMNS, 0, 0);
}

static void cosines(void) {
    static long cosine[1024];
    for (int i = 0; i < 1024; ++i) {
        cosine[i] = -logarithm(cos(i * PI / 2048));
    }
    table("lab_view_cos_lo", cosine, 1024, 0, 1);
    table("lab_view_cos_hi", cosine, 1024, 8, 1);
}

/* LAB_VIEW_TOP * 2^-(i/128), whole and 1/256: the height for the logarithm of a depth, and the steps of height to a column. */
static void powers(void) {
    static long power[LAB_VIEW_EXP_PAGES * 256];
    for (int i = 0; i < LAB_VIEW_EXP_PAGES * 256; ++i) {
        power[i] = lround(256 * LAB_VIEW_TOP * exp2(-i / (double)LAB_VIEW_OCTAVE));
    }
    table("lab_view_exp_lo", power, LAB_VIEW_EXP_PAGES * 256, 0, 1);
    table("lab_view_exp_hi", power, LAB_VIEW_EXP_WHOLE * 256, 8, 1);
}

/* Rise of a plane at distance 1, as an index of lab_view_exp (lab_view_lean_t: + LAB_VIEW_SLOPE_BASE): of planes aside it goes with the cosine of the angle between
 * axis and line of sight, of planes ahead with its sine; i is half that angle. */
static void leans(void) {
    static long t[256], m[256];
    for (int i = 0; i < 256; ++i) {
        double angle = (2 * i + 1) * PI / 2048;
        t[i] = -logarithm(cos(angle));
        m[i] = LAB_VIEW_SLOPE_BASE - logarithm(sin(angle));
    }
    table("lab_view_lean_m_lo", m, 256, 0, 1);
    table("lab_view_lean_m_hi", m, 256, 8, 1);
    if (assembly) {
        puts(".segment \"B_LABYRINTH_VIEW\""); /* the other half of the page, with the code */
    }
    table("lab_view_lean_t", t, 256, 0, 1);
}

/* The half-tiles of draw.h, by 44 - 4 * row + column of the view. */
static void halves(void) {
    static long left[256], right[256];
    for (int i = 0; i < 256; ++i) {
        int level = (i & ~LAB_VIEW_SIDE) - 44;
        level = level < 0 ? 0 : level > 4 ? 4 : level;
        right[i] = level && (i & LAB_VIEW_SIDE) ? level + 4 : level;
        left[i] = LAB_DRAW_BASE(right[i]);
    }
    table("lab_draw_left", left, 256, 0, 1);
    table("lab_draw_right", right, 256, 0, 1);
}

/* Pixels of wall in column x of a tile, from the horizon's side. Two halves of the same wall whose heights are close are joined
 * by a slope, so that the steps are 1 pixel high. A half that is empty or full may mean that its edge is in the tile above or
 * below: then the slope crosses the border between the two tiles in the middle. */
static double tile_edge(int left, int right, int x) {
    int a = left > 4 ? left - 4 : left, b = right > 4 ? right - 4 : right;
    int same = !left || !right || (left > 4) == (right > 4);
    double middle = !a || !b ? 0 : a == 4 || b == 4 ? 8 : a + b;
    double t = (x - 1.5) / 2;
    if (!same || abs(a - b) > 2 || t <= 0 || t >= 2) {
        return 2 * (x < 4 ? a : b);
    }
    return t < 1 ? 2 * a + (middle - 2 * a) * t : middle + (2 * b - middle) * (t - 1);
}

/* Both faces of a wall mix colours 1 and 2 and are nearly equally bright, so that a wall does not flash while the player turns.
 * On faces to the north or south every fourth point has colour 2, on the others every second. */
static int stone(int face, int x, int y) {
    return face ? 1 + (x + y) % 2 : x % 2 + y % 2 == 0 ? 2 : 1;
}

/* The picture of a tile, both bit planes. The ceiling is drawn as dots on black: darker than the floor. */
static void tile(int left, int right, int lower) {
    uint8_t planes[16];
    for (int y = 0; y < 8; ++y) {
        int from_horizon = lower ? y : 7 - y;
        planes[y] = planes[y + 8] = 0;
        for (int x = 0; x < 8; ++x) {
            int half = x < 4 ? left : right;
            int colour = lower || (x + y) % 2 == 0 ? 3 : 0;
            if (from_horizon + 0.5 < tile_edge(left, right, x)) {
                colour = stone((half ? half : left + right) > 4, x, y);
            }
            planes[y] |= (uint8_t)((colour & 1) << (7 - x));
            planes[y + 8] |= (uint8_t)((colour >> 1) << (7 - x));
        }
    }
    fwrite(planes, 1, 16, stdout);
}

/* In the order of their numbers: those of the upper half, then those of the lower. */
static void tiles(void) {
    for (int i = 0; i < 2 * LAB_DRAW_TILES; ++i) {
        tile(i / LAB_DRAW_HALVES % LAB_DRAW_HALVES, i % LAB_DRAW_HALVES, i >= LAB_DRAW_TILES);
    }
}

static void sines(void) {
    static long sine[257];
    for (int i = 0; i <= 256; ++i) {
        sine[i] = lround(255 * sin(i * PI / 512));
    }
    table("lab_move_sine", sine, 257, 0, 0);
}

/* What things.s needs. */
static void things(void) {
    static long sine[LAB_THINGS_SINES], square[LAB_THINGS_SQUARES], height[LAB_THINGS_HEIGHTS], aside[128];
    for (int i = 0; i < LAB_THINGS_SINES; ++i) {
        sine[i] = lround(255 * sin((i + 0.5) * PI / (2 * LAB_THINGS_SINES)));
    }
    for (int i = 0; i < LAB_THINGS_SQUARES; ++i) {
        square[i] = (long)i * i / 4;
    }
    for (int i = 0; i < LAB_THINGS_HEIGHTS; ++i) {
        height[i] = i < 8 ? LAB_VIEW_TOP : 8 * LAB_VIEW_TOP / i;
    }
    for (int i = 0; i < 128; ++i) {
        aside[i] = lround(128 * (128 / tan(PI / 6)) / (128 + i));
    }
    table("lab_things_sine", sine, LAB_THINGS_SINES, 0, 1);
    table("lab_things_square_lo", square, LAB_THINGS_SQUARES, 0, 1);
    table("lab_things_square_hi", square, LAB_THINGS_SQUARES, 8, 1);
    table("lab_things_height", height, LAB_THINGS_HEIGHTS, 0, 1);
    table("lab_things_aside", aside, 128, 0, 0);
}

int main(int argc, char **argv) {
    assembly = argc == 2 && !strcmp(argv[1], "asm");
    if (argc == 2 && !strcmp(argv[1], "tiles")) {
        tiles();
        return 0;
    }
    if (argc != 2 || (!assembly && strcmp(argv[1], "c"))) {
        fputs("usage: mktables c|asm|tiles\n", stderr);
        return 2;
    }
    printf(assembly ? "; Made by mktables.\n.segment \"B_LABYRINTH_VIEW_RO\"\n"
                    : "/* Made by mktables. */\n#include \"games/labyrinth/view.h\"\n#include \"games/labyrinth/draw.h\"\n#include \"games/labyrinth/move.h\"\n#include \"games/labyrinth/things.h\"\n");
    arcs();
    cosines();
    powers();
    leans();
    columns();
    distances();
    offsets();
    if (assembly) {
        puts(".segment \"B_LABYRINTH_DRAW_RO\"");
    }
    halves();
    things();
    if (assembly) {
        puts(".segment \"B_LABYRINTH_RO\""); /* walking is in the main page */
    }
    sines();
    return 0;
}
