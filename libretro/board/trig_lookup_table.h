/* trig_lookup_table: sine and cosine of a quarter turn, and their inverses.
 *
 * A ROM of the vendor's core generator; its contents are not in the report and follow its description: for
 * t = addr * 90 / 1024 degrees the integer parts of 256 sin t, 256 cos t, 256 / sin t, 256 / cos t, the
 * inverses not above 131071. Clock: logic. In: addr[9:0]. Out: dout[51:0], one clock later. No reset;
 * power-up 0.
 */
#ifndef LABKIT_TRIG_LOOKUP_TABLE_H
#define LABKIT_TRIG_LOOKUP_TABLE_H

#include <stdint.h>

/* dout, cut into its fields: [8:0], [17:9], [34:18], [51:35]. */
typedef struct {
    uint16_t sine, cosine;
    uint32_t sineInv, cosineInv;
} trig_t;

#define TRIG_ENTRIES 1024

/* The table; filled at the first call. */
const trig_t *labkit_trig_table(void);

#endif
