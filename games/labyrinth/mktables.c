/* Makes the labyrinth's tables and tiles (host tool).
 *
 *     mktables c      > cast_tables.c     for the host
 *     mktables asm    > cast_tables.s     for the 6502: page-aligned, in the page of the ray caster
 *     mktables tiles  > labyrinth.chr     162 tiles of the picture, see draw.h
 */
#include <math.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include "games/labyrinth/cast.h"
#include "games/labyrinth/draw.h"

#define OCTAVE 112.0
#define PI 3.14159265358979323846
/* Half the height of a wall one cell away, in steps of 2 pixels. */
#define SCALE 32.0
/* Sum of logarithms 0 is the smallest height that fills the picture. */
#define TOP (LAB_CAST_TOP - 0.5)

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
    return lround(OCTAVE * log2(x));
}

static double radians(double steps) {
    return steps * PI / 2048;
}

static void angles(void) {
    static long slope[1024], near[1024], far[1024];
    for (int psi = 0; psi < 1024; ++psi) {
        double small = radians(psi < 512 ? psi : 1024 - psi);
        slope[psi] = lround(65536 * tan(small));
        if (slope[psi] > 65535) {
            slope[psi] = 65535;
        }
        near[psi] = -logarithm(cos(small));
        far[psi] = psi ? -logarithm(sin(small)) : 0; /* a ray along the axis never meets a border across it */
    }
    table("lab_cast_slope_lo", slope, 1024, 0, 1);
    table("lab_cast_slope_hi", slope, 1024, 8, 1);
    table("lab_cast_near", near, 1024, 0, 1);
    table("lab_cast_far_lo", far, 1024, 0, 1);
    table("lab_cast_far_hi", far, 1024, 8, 1);
}

/* For cast.s only: (n*n + n)/4 for n = 0..511, and behind each other so that the same numbers, from 255 down to -256,
 * begin 256 bytes earlier: n and -1 - n give the same. */
static void squares(void) {
    static long sum[512], dif[256];
    for (long i = 0; i < 512; ++i) {
        sum[i] = (i * i + i) / 4;
    }
    for (int i = 0; i < 256; ++i) {
        dif[i] = sum[255 - i];
    }
    table("lab_cast_dif_lo", dif, 256, 0, 1);
    table("lab_cast_sum_lo", sum, 512, 0, 1);
    table("lab_cast_dif_hi", dif, 256, 8, 1);
    table("lab_cast_sum_hi", sum, 512, 8, 1);
}

static void distances(void) {
    static long log0[256], logm[256], base[23], shift[23], top[23];
    double constant = TOP / SCALE;
    for (int i = 0; i < 256; ++i) {
        log0[i] = logarithm((i + 0.5) / 256 * constant);
        logm[i] = logarithm(1 + (i + 0.5) / 256);
    }
    for (int n = 1; n < 23; ++n) {
        while (n >> (shift[n] + 1)) {
            ++shift[n];
        }
        base[n] = logarithm((1 << shift[n]) * constant);
        top[n] = n << (8 - shift[n]);
    }
    table("lab_cast_log0_lo", log0, 256, 0, 1);
    table("lab_cast_log0_hi", log0, 256, 8, 0);
    table("lab_cast_logm", logm, 256, 0, 0);
    table("lab_cast_base_lo", base, 23, 0, 0);
    table("lab_cast_base_hi", base, 23, 8, 0);
    table("lab_cast_shift", shift, 23, 0, 0);
    table("lab_cast_top", top, 23, 0, 0);
}

/* The half-tiles of draw.h, by 28 - 4 * row + ray. */
static void halves(void) {
    static long left[256], right[256];
    for (int i = 0; i < 256; ++i) {
        int level = (i & 63) - 28;
        level = level < 0 ? 0 : level > 4 ? 4 : level;
        right[i] = level && (i & LAB_CAST_SIDE ? 1 : 0) != (i & LAB_CAST_JOINT ? 1 : 0) ? level + 4 : level;
        left[i] = LAB_DRAW_BASE(right[i]);
    }
    table("lab_draw_left", left, 256, 0, 1);
    table("lab_draw_right", right, 256, 0, 1);
}

/* Pixels of wall in column x of a tile, from the horizon's side. Two halves of the same wall whose heights are close
 * are joined by a slope, so that the eye sees steps of 1 pixel. A half that is empty or full may stand for an edge in
 * the tile above or below: then the slope crosses the border between the tiles in the middle, in both of them. */
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
                colour = (half ? half : left + right) > 4 ? 2 : 1;
            }
            planes[y] |= (uint8_t)((colour & 1) << (7 - x));
            planes[y + 8] |= (uint8_t)((colour >> 1) << (7 - x));
        }
    }
    fwrite(planes, 1, 16, stdout);
}

/* In the order of their numbers: for each left half nine tiles of the upper half and nine of the lower. */
static void tiles(void) {
    for (int left = 0; left < LAB_DRAW_HALVES; ++left) {
        for (int i = 0; i < 2 * LAB_DRAW_HALVES; ++i) {
            tile(left, i % LAB_DRAW_HALVES, i >= LAB_DRAW_LOWER);
        }
    }
}

static void rays(void) {
    static long delta[LAB_CAST_RAYS], fish[LAB_CAST_RAYS];
    long before = -LAB_CAST_EDGE;
    for (int i = LAB_CAST_RAYS - 1; i >= 0; --i) {
        double place = (LAB_CAST_RAYS / 2 - i - 0.5) / (LAB_CAST_RAYS / 2) * tan(radians(4096 / 12.0));
        long angle = lround(atan(place) * 2048 / PI);
        delta[i] = angle - before;
        fish[i] = -logarithm(cos(radians((double)angle)));
        before = angle;
    }
    table("lab_cast_delta", delta, LAB_CAST_RAYS, 0, 0);
    table("lab_cast_fish", fish, LAB_CAST_RAYS, 0, 0);
}

static void sines(void) {
    static long sine[257];
    for (int i = 0; i <= 256; ++i) {
        sine[i] = lround(255 * sin(radians(i * 4)));
    }
    table("lab_move_sine", sine, 257, 0, 0);
}

static void exponents(void) {
    static long exponent[512];
    for (int i = 0; i < 512; ++i) {
        exponent[i] = lround(TOP * exp2(-i / OCTAVE));
        if (exponent[i] < 1) {
            exponent[i] = 1;
        }
    }
    table("lab_cast_exp", exponent, 512, 0, 1);
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
                    : "/* Made by mktables. */\n#include \"games/labyrinth/cast.h\"\n#include \"games/labyrinth/draw.h\"\n#include \"games/labyrinth/move.h\"\n");
    angles();
    if (assembly) {
        squares();
    }
    exponents();
    halves();
    if (assembly) {
        puts(".segment \"B_LABYRINTH_VIEW\""); /* the other half of the page */
    }
    distances();
    rays();
    if (assembly) {
        puts(".segment \"B_LABYRINTH_RO\""); /* walking is in the main page */
    }
    sines();
    return 0;
}
