#include "trig_lookup_table.h"

#include <math.h>

#define ONE 256.0          /* 8 fraction bits */
#define INVERSE_MAX 131071 /* 17 bits */

static uint32_t inverse(double value) {
    double result = value > 0 ? floor(ONE / value) : INVERSE_MAX;
    return result < INVERSE_MAX ? (uint32_t)result : INVERSE_MAX;
}

/* No value is closer than 1e-5 to an integer (except at 0 and 90 degrees, which are exact), so any libm gives the same table. */
const trig_t *labkit_trig_table(void) {
    static trig_t table[TRIG_ENTRIES];
    static int filled;
    unsigned addr;
    if (!filled) {
        const double quarter = acos(0.0);
        for (addr = 0; addr < TRIG_ENTRIES; ++addr) {
            double sine = sin(quarter * addr / TRIG_ENTRIES);
            double cosine = addr ? cos(quarter * addr / TRIG_ENTRIES) : 1.0;
            table[addr].sine = (uint16_t)floor(ONE * sine);
            table[addr].cosine = (uint16_t)floor(ONE * cosine);
            table[addr].sineInv = inverse(sine);
            table[addr].cosineInv = inverse(cosine);
        }
        filled = 1;
    }
    return table;
}
