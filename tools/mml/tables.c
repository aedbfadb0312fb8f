/* Tables for the engine, computed in advance: periods for the three CPU clocks, products of two volumes, vibrato. */
#include "mml.h"

#include <math.h>

static const struct {
    const char *name;
    double cpu_hz;
} tv[] = {{"ntsc", 236.25e6 / 11 / 12}, {"pal", 26601712.5 / 16}, {"dendy", 26601712.5 / 15}}; /* SND_NTSC, SND_PAL, SND_DENDY */
enum { TVS = sizeof tv / sizeof tv[0] };

static const int constant_volume = 0x30; /* length counter halted, no hardware envelope */
static const double vibrato_cents[4] = {0, 9, 18, 32};

/* Note 0 is C1; A4 is 440 Hz. Notes too low for the register get its largest value. */
int mml_period(double cpu_hz, int note) {
    double hz = 440.0 * pow(2.0, (note - 45) / 12.0);
    long period = lround(cpu_hz / (16.0 * hz) - 1.0);

    return period > 0x7FF ? 0x7FF : (int)period;
}

static void write_bytes(FILE *out, const char *label, const int *value, int count) {
    fprintf(out, "%s:", label);
    for (int i = 0; i < count; ++i) {
        fprintf(out, "%s%d", i % 16 ? "," : "\n        .byte ", value[i]);
    }
    fputc('\n', out);
}

static void write_pointers(FILE *out, const char *part) {
    fprintf(out, "period_%s_table:\n", part);
    for (int high = 0; high < 2; ++high) {
        fprintf(out, "        .byte ");
        for (int t = 0; t < TVS; ++t) {
            fprintf(out, "%s%c(period_%s_%s)", t ? ", " : "", high ? '>' : '<', part, tv[t].name);
        }
        fputc('\n', out);
    }
}

static void write_periods(FILE *out) {
    for (int t = 0; t < TVS; ++t) {
        int low[MML_NOTES], high[MML_NOTES];
        char label[32];
        for (int n = 0; n < MML_NOTES; ++n) {
            int period = mml_period(tv[t].cpu_hz, n);
            low[n] = period & 0xFF;
            high[n] = period >> 8;
        }
        snprintf(label, sizeof label, "period_lo_%s", tv[t].name);
        write_bytes(out, label, low, MML_NOTES);
        snprintf(label, sizeof label, "period_hi_%s", tv[t].name);
        write_bytes(out, label, high, MML_NOTES);
    }
    write_pointers(out, "lo");
    write_pointers(out, "hi");
}

void mml_write_tables(FILE *out) {
    const double half_pi = acos(0.0);
    int table[256];

    fputs("        .export period_lo_table, period_hi_table, mul_table, vib_table\n", out);
    write_periods(out);
    for (int i = 0; i < 256; ++i) { /* two volumes of 0..15, as a volume register; a note that sounds is never rounded down to silence */
        int a = i >> 4, b = i & 15, product = (a * b + 7) / 15;
        table[i] = constant_volume | (product == 0 && a && b ? 1 : product);
    }
    write_bytes(out, "mul_table", table, 256);
    for (int i = 0; i < 256; ++i) { /* period / 128, depth, quarter of the sine */
        double period = ((i >> 4) + 0.5) * 128.0;
        double peak = period * (pow(2.0, vibrato_cents[i >> 2 & 3] / 1200.0) - 1.0);
        table[i] = (int)lround(peak * sin(((i & 3) + 0.5) / 4.0 * half_pi));
    }
    write_bytes(out, "vib_table", table, 256);
}
