/* The corrections: every way in which the board may differ from the printed design, each one bit of a mask
 * that the modules look at. No bit set is the board *as built*, defects included. AS_MEANT has the bits that
 * the report's own prose asks for, AS_EXTENDED our improvements, too. The B and C numbers in corrections.c
 * are those of tests/golden/labyrinth/ERRATA.md.
 */
#ifndef LABKIT_CORRECTIONS_H
#define LABKIT_CORRECTIONS_H

#include <stdint.h>

/* what the report says */
#define FIX_RANDOM (1u << 0)
#define FIX_NEW_MAP (1u << 1)
#define FIX_REACHABLE (1u << 2)
#define FIX_START_CELL (1u << 3)
#define FIX_WALLS (1u << 4)
#define FIX_RESET (1u << 5)
#define FIX_AXIS (1u << 6)
#define FIX_FLIP (1u << 10)
#define FIX_ALIGN (1u << 11)
#define FIX_MINIMAP_PLACE (1u << 12)
#define FIX_WIN (1u << 14)
#define FIX_RINGS (1u << 15)

/* what it does not say: improvements */
#define FIX_FLAT (1u << 7)
#define FIX_PRECISION (1u << 8)
#define FIX_OUTSIDE (1u << 9)
#define FIX_MINIMAP_MARK (1u << 13)
#define FIX_FAR_START (1u << 16)
#define FIX_WALK (1u << 17)
#define FIX_PACE (1u << 18)
#define FIX_LIGHT (1u << 19)
#define FIX_FRESH (1u << 20)
#define FIX_COUNT 21

/* Two improvements include the correction that they build on. */
#define ANY_START (FIX_START_CELL | FIX_FAR_START)
#define ANY_FLIP (FIX_FLIP | FIX_FRESH)

#define AS_BUILT 0u
#define AS_EXTENDED ((1u << FIX_COUNT) - 1)
#define AS_MEANT                                                                                                       \
    (AS_EXTENDED & ~(FIX_FLAT | FIX_PRECISION | FIX_OUTSIDE | FIX_MINIMAP_MARK | FIX_FAR_START | FIX_WALK | FIX_PACE | \
                     FIX_LIGHT | FIX_FRESH))

typedef struct {
    uint32_t bit;
    const char *name;   /* lower case, for options and the command line */
    const char *errata; /* entries of the errata list that it corrects; "" for an improvement of ours */
} correction_t;

/* In the order of the menus: first those of the report. Their texts are in the tables of options. */
extern const correction_t labkit_corrections[FIX_COUNT];

#endif
