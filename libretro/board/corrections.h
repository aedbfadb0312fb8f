/* The corrections: every way in which the board *as meant* differs from the board *as built*, each one bit of
 * a mask that the modules look at. No bit set is the original, defects included. The B and C numbers in
 * corrections.c are those of tests/golden/labyrinth/ERRATA.md.
 */
#ifndef LABKIT_CORRECTIONS_H
#define LABKIT_CORRECTIONS_H

#include <stdint.h>

#define FIX_RANDOM (1u << 0)
#define FIX_NEW_MAP (1u << 1)
#define FIX_REACHABLE (1u << 2)
#define FIX_START_CELL (1u << 3)
#define FIX_WALLS (1u << 4)
#define FIX_RESET (1u << 5)
#define FIX_AXIS (1u << 6)
#define FIX_FLAT (1u << 7)
#define FIX_PRECISION (1u << 8)
#define FIX_OUTSIDE (1u << 9)
#define FIX_FLIP (1u << 10)
#define FIX_ALIGN (1u << 11)
#define FIX_MINIMAP_PLACE (1u << 12)
#define FIX_MINIMAP_MARK (1u << 13)
#define FIX_WIN (1u << 14)
#define FIX_COUNT 15

#define AS_BUILT 0u
#define AS_MEANT ((1u << FIX_COUNT) - 1)

typedef struct {
    uint32_t bit;
    const char *name;    /* lower case, for options and the command line */
    const char *title;   /* for menus */
    const char *meaning; /* one sentence: what changes */
    const char *errata;  /* entries of the errata list it answers */
} correction_t;

extern const correction_t labkit_corrections[FIX_COUNT];

#endif
