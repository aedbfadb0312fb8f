/* step_rate: how often a held button makes a step. Stands in for the part of the lost top level that did it.
 *
 * Clock: logic. In: walk, turn (-256..256, as far as the stick is pushed; a button is 256). Out: up, down,
 * left, right for game_logic, each high for one clock. The logic clock is divided by (clock / 160) for
 * walking, 2.5 cells a second, and by (clock / 1000) for turning, 88 degrees a second. The first step comes
 * at once. FIX_PACE: this many steps in every picture instead, whatever the clock: 3.75 cells and 127 degrees a
 * second. As game_logic ignores a turn in a clock with a walk, a turn that falls on the same clock comes one
 * later.
 */
#ifndef LABKIT_STEP_RATE_H
#define LABKIT_STEP_RATE_H

#include <stdint.h>

#define WALK_STEPS_PER_SECOND 160
#define TURN_STEPS_PER_SECOND 1000
#define WALK_STEPS_PER_PICTURE 4
#define TURN_STEPS_PER_PICTURE 24
#define STEP_FULL_SPEED 256
#define STEP_NEVER UINT64_MAX

typedef struct {
    uint64_t walk_q, turn_q; /* speed summed up; a step at (clock / steps per second) * 256 */
    uint8_t turn_late_q;
} step_rate_t;

typedef struct {
    uint32_t fix;
    uint32_t clock_hz, logic_rate, pixel_rate;
    int16_t walk, turn; /* forward and left are positive */
} step_rate_in_t;

typedef struct {
    uint8_t up, down, left, right;
} step_rate_out_t;

void labkit_step_rate_tick(step_rate_t *m, const step_rate_in_t *in, step_rate_out_t *out);

/* Number of clocks up to and including the next one that makes a step; STEP_NEVER if none does. */
uint64_t labkit_step_rate_next(const step_rate_t *m, const step_rate_in_t *in);

/* n clocks that make no step: n < labkit_step_rate_next(). */
void labkit_step_rate_advance(step_rate_t *m, const step_rate_in_t *in, uint64_t n);

#endif
