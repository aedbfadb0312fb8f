/* divider_wrapper: hides the pipeline of the vendor's divider; takes one division at a time.
 *
 * Clock: logic. In: reset, newData (one clock), divisor[18:0], dividend[18:0]. Out: quotient[18:0], done (one
 * clock). Latency: done is set 23 clocks after newData is sampled. The quotient is rounded down; by zero it
 * is all ones. Power-up: done is 1. Reset clears done but not state (errata B4c): a division in progress
 * freezes and continues afterwards. FIX_RESET clears state, too. The stages of the pipeline are not modelled:
 * its inputs do not change.
 */
#ifndef LABKIT_DIVIDER_WRAPPER_H
#define LABKIT_DIVIDER_WRAPPER_H

#include <stdint.h>

#define DIVIDER_LATENCY 21

typedef struct {
    uint8_t done_q, state_q;
    uint8_t delay_q;                                        /* 5 bits */
    uint32_t saved_divisor_q, saved_dividend_q, quotient_q; /* 19 bits */
} divider_t;

typedef struct {
    uint32_t fix;
    uint8_t reset, newData;
    uint32_t divisor, dividend;
} divider_in_t;

/* The value at power-up. */
void labkit_divider_wrapper_init(divider_t *m);
void labkit_divider_wrapper_tick(divider_t *m, const divider_in_t *in);

/* floor(dividend / divisor) in 19 bits, all ones for a divisor of 0. */
uint32_t labkit_piped_divider(uint32_t dividend, uint32_t divisor);

#endif
