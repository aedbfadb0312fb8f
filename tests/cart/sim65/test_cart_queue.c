/* The VRAM queue: what producers put in reaches the PPU in order, and what does not fit is refused as a whole. The consumer is
 * the NMI's own routine; its writes are logged. */
#include <stdlib.h>
#include <string.h>
#include "cart/far.h"
#include "cart/ppu.h"
#include "cart/ppuq.h"
#include "cart/text.h"
#include "tests/tap.h"

extern uint8_t watch_log[2048];
extern uint16_t watch_used;
void drain(void);

static uint8_t vram[0x4000]; /* what the PPU would hold */
static uint8_t want[0x4000];

/* Plays the log into `vram`, as the PPU would. */
static void play_log(void) {
    uint16_t i, addr = 0;
    uint8_t step = 1;
    for (i = 0; i < watch_used; i += 2) {
        switch (watch_log[i]) {
        case 0:
            step = watch_log[i + 1] & 4 ? 32 : 1;
            break;
        case 6:
            addr = (addr << 8) | watch_log[i + 1];
            break;
        default:
            vram[addr & 0x3FFF] = watch_log[i + 1];
            addr += step;
        }
    }
    watch_used = 0;
}

static uint8_t queue_column(uint16_t addr, const uint8_t *bytes, uint8_t count) {
    uint8_t *to = ppuq_open(addr, count);
    if (to == 0) {
        return 0;
    }
    memcpy(to, bytes, count);
    ppuq_buf[ppuq_used] |= PPUQ_DOWN;
    ppuq_publish();
    return 1;
}

static void test_random_packets(void) {
    static uint8_t bytes[32];
    uint16_t round, addr, bad = 0, over = 0;
    uint8_t kind, count, i, taken;
    for (round = 0; round < 400; ++round) {
        do {
            kind = (uint8_t)rand() % 3;
            count = (uint8_t)((uint8_t)rand() % 32 + 1);
            addr = 0x2000 + (uint16_t)rand() % 0x300;
            for (i = 0; i < count; ++i) {
                bytes[i] = (uint8_t)rand();
            }
            if (kind == 0) {
                taken = ppuq_row(addr, bytes, count);
            } else if (kind == 1) {
                taken = queue_column(addr, bytes, count);
            } else {
                taken = ppuq_fill(addr, bytes[0], count);
            }
            if (taken) {
                for (i = 0; i < count; ++i) {
                    want[kind == 1 ? addr + i * 32u : addr + i] = kind == 2 ? bytes[0] : bytes[i];
                }
            }
            if (ppuq_cost > PPUQ_BUDGET) {
                ++over;
            }
        } while (taken);
        drain();
        play_log();
        if (ppuq_used != 0 || ppuq_cost != 0) {
            ++bad;
        }
    }
    tap_eq(memcmp(vram, want, sizeof vram), 0, "400 full queues of random packets arrive whole and in place");
    tap_eq(bad, 0, "a drained queue is empty");
    tap_eq(over, 0, "the budget is never passed");
}

static void test_refusal(void) {
    static const uint8_t bytes[32];
    uint8_t n = 0, before;
    while (ppuq_row(0x2000, bytes, 32)) {
        ++n;
    }
    tap_eq(n, PPUQ_BUDGET / (32 + PPUQ_PACKET), "rows of 32 are taken until the budget is spent");
    before = ppuq_used;
    tap_ok(!ppuq_row(0x2000, bytes, 32) && ppuq_used == before, "a packet that does not fit leaves the queue as it was");
    tap_ok(!ppuq_room(1, 32) && ppuq_room(1, 1) == ppuq_byte(0x2000, 1), "ppuq_room says so beforehand");
    drain();
    watch_used = 0;
    ppu_blank = 1;
    for (n = 0; n < 100 && ppuq_row(0x2000, bytes, 32); ++n) {
        watch_used = 0;
    }
    ppu_blank = 0;
    tap_eq(n, 100, "while rendering is off nothing is refused");
    drain();
    watch_used = 0;
}

static void test_text(void) {
    memset(vram, 0x55, sizeof vram);
    ppu_blank = 1;
    text_put(0x2000, "AZ 09\nB");
    text_number(0x2040, 307, 5);
    text_number(0x2060, 0, 2);
    text_number(0x2080, 12345, 3);
    text_centre(0x20A0, "ABCD");
    drain();
    play_log();
    ppu_blank = 0;
    tap_eq(memcmp(vram + 0x2000, "\x21\x3A\x00\x10\x19\x55", 6), 0, "text is written as tiles from ASCII");
    tap_ok(vram[0x2020] == 0x22 && vram[0x2021] == 0x55, "a newline goes on in the row below");
    tap_eq(memcmp(vram + 0x2040, "\x00\x00\x13\x10\x17", 5), 0, "numbers are right-aligned, blanks before them");
    tap_eq(memcmp(vram + 0x2060, "\x00\x10", 2), 0, "zero is a digit");
    tap_eq(memcmp(vram + 0x2080, "\x13\x14\x15", 3), 0, "a number too large for its width shows its last digits");
    tap_ok(vram[0x20AD] == 0x55 && vram[0x20AE] == 0x21 && vram[0x20B1] == 0x24 && vram[0x20B2] == 0x55,
           "centred text is centred");
}

/* Packs as chr/README.md says, unpacks with the console's routine. */
static void test_unpack(void) {
    static uint8_t packed[300], plain[300], out[300];
    static far_data_t at;
    uint16_t i, n = 0, p = 0, round, bad = 0;
    uint8_t len, run;
    for (round = 0; round < 60; ++round) {
        n = 0;
        p = 0;
        while (n < 120) {
            len = (uint8_t)((uint8_t)rand() % 40 + 1);
            run = (uint8_t)rand() & 1;
            packed[p] = run ? (uint8_t)(0x80 | len) : len;
            ++p;
            for (i = 0; i < len; ++i) {
                plain[n] = run && i != 0 ? plain[n - 1] : (uint8_t)rand();
                if (!run || i == 0) {
                    packed[p] = plain[n];
                    ++p;
                }
                ++n;
            }
        }
        packed[p] = 0;
        at.addr = packed;
        watch_used = 0;
        vram_unpack(&at);
        if (watch_used != n * 2) {
            ++bad;
        }
        for (i = 0; i < n; ++i) {
            if (watch_log[i * 2] != 7 || watch_log[i * 2 + 1] != plain[i]) {
                ++bad;
            }
        }
        at.addr = plain;
        at.length = n;
        memset(out, 0xEE, sizeof out);
        far_dst = out;
        far_copy(&at);
        if (memcmp(out, plain, n) != 0 || out[n] != 0xEE) {
            ++bad;
        }
        watch_used = 0;
        vram_load(&at);
        for (i = 0; i < n; ++i) {
            if (watch_log[i * 2 + 1] != plain[i]) {
                ++bad;
            }
        }
        if (watch_used != n * 2) {
            ++bad;
        }
    }
    watch_used = 0;
    tap_eq(bad, 0, "60 random streams unpack, load and copy to the same bytes");
}

/* Packed tiles, png2chr's twin: random planes in which rows repeat. */
static void test_packed_tiles(void) {
    static uint8_t packed[9 * 2 * 60], plain[16 * 60];
    static far_data_t at;
    uint16_t i, p = 0, head;
    uint8_t row, above, same;
    for (i = 0; i < sizeof plain; i += 8) {
        head = p;
        same = 0;
        above = 0;
        ++p;
        for (row = 0; row < 8; ++row) {
            if (rand() & 1) {
                same |= 0x80 >> row;
            } else {
                above = (uint8_t)rand() | 1;
                packed[p] = above;
                ++p;
            }
            plain[i + row] = above;
        }
        packed[head] = same;
    }
    at.addr = packed;
    at.length = 60;
    at.page = 0x80;
    watch_used = 0;
    vram_load(&at);
    for (i = 0, p = 0; i < sizeof plain; ++i) {
        if (watch_log[i * 2] != 7 || watch_log[i * 2 + 1] != plain[i]) {
            ++p;
        }
    }
    tap_ok(p == 0 && watch_used == 2 * sizeof plain, "60 packed tiles are unpacked as they are loaded");
    watch_used = 0;
}

int main(void) {
    srand(7);
    ppu_blank = 0; /* sim65 clears neither the zero page nor these segments */
    ppu_ctrl = 0;
    ppuq_buf[0] = 0;
    drain();
    watch_used = 0;
    test_random_packets();
    test_refusal();
    test_text();
    test_unpack();
    test_packed_tiles();
    return tap_done();
}
