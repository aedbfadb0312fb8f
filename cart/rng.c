#include "cart/rng.h"

#ifdef __CC65__
_Pragma("static-locals (off)") /* locals on the C stack: not hot, and the console's own RAM is nearly full */
#endif

uint8_t rng_below(uint8_t n) {
    uint8_t mask = 1, value;
    while (mask < n) {
        mask = (uint8_t)(mask << 1);
        mask |= 1;
    }
    if (n == 1) {
        return 0;
    }
    do {
        value = rng_next() & mask;
    } while (value >= n); /* thrown away rather than folded: no value is likelier than another */
    return value;
}

void rng_stir(uint8_t event) {
    rng_state[1] ^= event;
    rng_next();
    if ((rng_state[0] | rng_state[1] | rng_state[2] | rng_state[3]) == 0) {
        rng_state[0] = 1;
    }
}
