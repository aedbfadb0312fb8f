/* Assembly against its C twin: random bytes, CRC-16, metasprites. */
#include <stdlib.h>
#include <string.h>
#include "cart/crc16.h"
#include "cart/oam.h"
#include "cart/rng.h"
#include "tests/host/tap.h"

extern uint8_t rng_state_ref[4];
uint8_t rng_next_ref(void);
extern uint8_t crc16_lo_ref, crc16_hi_ref;
void crc16_start_ref(void);
void crc16_byte_ref(uint8_t byte);
void crc16_bytes_ref(const uint8_t *from, uint8_t count);
void oam_parts_ref(const uint8_t *frame);
uint8_t oam_buf_ref[256], oam_at_ref, oam_full_ref;
extern uint8_t oam_buf[256], oam_at, oam_full;
#pragma zpsym("oam_at")
#pragma zpsym("oam_full")

static void test_rng(void) {
    static const uint8_t seed[4] = {0x12, 0x34, 0x56, 0x78}, zero[4];
    uint16_t i, bad = 0;
    uint8_t a, first;
    rng_seed(seed);
    memcpy(rng_state_ref, seed, 4);
    for (i = 0; i < 20000; ++i) {
        if (rng_next() != rng_next_ref() || memcmp(rng_state, rng_state_ref, 4) != 0) {
            ++bad;
        }
    }
    tap_eq(bad, 0, "rng_next equals its twin in 20,000 steps");
    rng_seed(seed);
    first = rng_next();
    rng_seed(seed);
    tap_eq(rng_next(), first, "the same seed gives the same bytes");
    rng_seed(zero);
    tap_ok((rng_state[0] | rng_state[1] | rng_state[2] | rng_state[3]) != 0, "a seed of zero is not taken as it is");
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

static void test_crc_runs(void) {
    static uint8_t run[255];
    uint16_t i, bad = 0;
    uint8_t count;
    for (i = 0; i < sizeof run; ++i) {
        run[i] = (uint8_t)rand();
    }
    for (i = 0; i < 256; ++i) {
        count = (uint8_t)i;
        crc16_bytes(run, count);
        crc16_bytes_ref(run, count);
        if (crc16_lo != crc16_lo_ref || crc16_hi != crc16_hi_ref) {
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
    crc16_start();
    crc16_start_ref();
    for (i = 0; i < 20000; ++i) {
        byte = (uint8_t)rand();
        crc16_byte(byte);
        crc16_byte_ref(byte);
        if (crc16_lo != crc16_lo_ref || crc16_hi != crc16_hi_ref) {
            ++bad;
        }
    }
    tap_eq(bad, 0, "crc16_byte equals its twin over 20,000 bytes");
    test_crc_runs();
}

static void test_oam(void) {
    static uint8_t frame[1 + 9 * 4];
    uint16_t round, i, bad = 0;
    memset(oam_buf, 0, 256);
    for (round = 0; round < 2000; ++round) {
        if ((round & 15) == 0) {
            oam_begin();
            oam_at_ref = 0;
            oam_full_ref = 0;
        }
        frame[0] = (uint8_t)rand() % 10;
        for (i = 1; i < sizeof frame; ++i) {
            frame[i] = (uint8_t)rand();
        }
        oam_x = (uint8_t)rand();
        oam_y = (uint8_t)rand();
        oam_attr = (uint8_t)rand() & 0x20;
        oam_parts(frame);
        oam_parts_ref(frame);
        if (memcmp(oam_buf, oam_buf_ref, 256) != 0 || oam_at != oam_at_ref || oam_full != oam_full_ref) {
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
