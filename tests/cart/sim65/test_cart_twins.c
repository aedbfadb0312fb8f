/* Assembly against its C twin: random bytes, CRC-16, metasprites. */
#include <stdlib.h>
#include <string.h>
#include "cart/block.h"
#include "cart/crc16.h"
#include "cart/oam.h"
#include "cart/rng.h"
#include "tests/tap.h"

static void test_rng(void) {
    static const uint8_t seed[4] = {0x12, 0x34, 0x56, 0x78};
    uint16_t i, word, bad = 0;
    static uint8_t before[4], after[4];
    uint8_t a, first;
    memcpy(rng_state, seed, 4);
    for (i = 0; i < 20000; ++i) {
        memcpy(before, rng_state, 4);
        first = rng_next();
        memcpy(after, rng_state, 4);
        memcpy(rng_state, before, 4);
        if (rng_next_ref() != first || memcmp(rng_state, after, 4) != 0) {
            ++bad;
        }
    }
    tap_eq(bad, 0, "rng_next equals its twin in 20,000 steps");
    memcpy(rng_state, seed, 4);
    first = rng_next();
    memcpy(rng_state, seed, 4);
    tap_eq(rng_next(), first, "the same seed gives the same bytes");
    bad = 0;
    for (i = 0; i < 2000; ++i) {
        memcpy(before, rng_state, 4);
        block_seed = i & 1 ? 0 : (uint16_t)(i * 129) >> (i & 8); /* none, or low or high byte 0, or neither */
        word = rng_next16();
        memcpy(rng_state, before, 4);
        if (rng_next16_ref() != word || (block_seed != 0 && word != block_seed)) {
            ++bad;
        }
        rng_next();
    }
    tap_eq(bad, 0, "rng_next16 equals its twin: chance, or the seed that is set");
    block_seed = 0;
    bad = 0;
    for (i = 1; i < 256; ++i) {
        a = rng_below((uint8_t)i);
        if (a >= (uint8_t)i) {
            ++bad;
        }
    }
    tap_eq(bad, 0, "rng_below stays below, for every bound");
}

static void test_rng_even(void) {
    static uint16_t count[6];
    uint16_t i;
    uint8_t n, fair = 1;
    for (i = 0; i < 12000; ++i) {
        ++count[rng_below(6)];
    }
    for (n = 0; n < 6; ++n) {
        if (count[n] < 1850 || count[n] > 2150) {
            fair = 0;
        }
    }
    tap_ok(fair, "a die thrown 12,000 times is fair");
}

static uint8_t lo, hi; /* the value of the other twin */

static void swap_crc(void) {
    uint8_t keep = lo;
    lo = crc16_lo;
    crc16_lo = keep;
    keep = hi;
    hi = crc16_hi;
    crc16_hi = keep;
}

static void test_crc_runs(void) {
    static uint8_t run[255];
    uint16_t i, bad = 0;
    uint8_t count;
    for (i = 0; i < sizeof run; ++i) {
        run[i] = (uint8_t)rand();
    }
    for (i = 0; i < 256; ++i) {
        count = (uint8_t)i;
        lo = crc16_lo;
        hi = crc16_hi;
        crc16_bytes_ref(run, count);
        swap_crc();
        crc16_bytes(run, count);
        if (crc16_lo != lo || crc16_hi != hi) {
            ++bad;
        }
    }
    tap_eq(bad, 0, "crc16_bytes equals its twin for runs of 0 to 255");
}

static void test_crc(void) {
    static const char check[] = "123456789";
    uint16_t i, bad = 0;
    uint8_t byte;
    crc16_start();
    for (i = 0; i < 9; ++i) {
        crc16_byte((uint8_t)check[i]);
    }
    tap_ok(crc16_hi == 0x29 && crc16_lo == 0xB1, "CRC-16 of 123456789 is 29B1");
    crc16_start_ref();
    swap_crc();
    crc16_start();
    for (i = 0; i < 20000; ++i) {
        byte = (uint8_t)rand();
        swap_crc();
        crc16_byte_ref(byte);
        swap_crc();
        crc16_byte(byte);
        if (crc16_lo != lo || crc16_hi != hi) {
            ++bad;
        }
    }
    tap_eq(bad, 0, "crc16_byte equals its twin over 20,000 bytes");
    test_crc_runs();
}

static void test_oam(void) {
    static uint8_t frame[1 + 9 * 4], before[256], after[256];
    uint16_t round, i, bad = 0;
    uint8_t from, full, at;
    memset(oam_buf, 0, 256);
    for (round = 0; round < 2000; ++round) {
        if ((round & 15) == 0) {
            oam_begin();
        }
        frame[0] = (uint8_t)rand() % 10;
        for (i = 1; i < sizeof frame; ++i) {
            frame[i] = (uint8_t)rand();
        }
        oam_x = (uint8_t)rand();
        oam_y = (uint8_t)rand();
        oam_attr = (uint8_t)rand() & 0x20;
        memcpy(before, oam_buf, 256);
        from = oam_at;
        full = oam_full;
        oam_parts(frame);
        memcpy(after, oam_buf, 256);
        memcpy(oam_buf, before, 256);
        at = oam_at;
        oam_at = from;
        from = oam_full;
        oam_full = full;
        oam_parts_ref(frame);
        if (memcmp(oam_buf, after, 256) != 0 || oam_at != at || oam_full != from) {
            ++bad;
        }
    }
    tap_eq(bad, 0, "oam_parts equals its twin for 2,000 random metasprites, full lists included");
    oam_begin();
    oam_put(10, 20, 3, 1);
    oam_end();
    tap_ok(oam_buf[0] == 19 && oam_buf[1] == 3 && oam_buf[2] == 1 && oam_buf[3] == 10, "oam_put places one sprite");
    oam_begin();
    oam_end();
    tap_ok(oam_buf[0] >= 0xEF, "and what is not drawn again is hidden");
}

int main(void) {
    srand(11);
    test_rng();
    test_rng_even();
    test_crc();
    test_oam();
    return tap_done();
}
