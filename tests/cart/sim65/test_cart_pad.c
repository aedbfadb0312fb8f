/* Reading the pads: noise on other bits, opposite directions, repeat, muting, the count of the reset's buttons. */
#include <stdlib.h>
#include <string.h>
#include "cart/pad_tick.h"
#include "tests/tap.h"

extern uint8_t watch_pads[16], watch_reads;
void strobe(void);
ZP(uint8_t, ppuq_tmp);
ZP_ARRAY(uint8_t, ppuq_to, 2);

/* What the ports answer in the next reading: eight bits each, port 2 before port 1, as the routine asks for them. */
static void answer(uint8_t pad1, uint8_t pad2, uint8_t noise) {
    uint8_t bit, at = 0;
    for (bit = 0; bit < 8; ++bit) {
        watch_pads[at] = (uint8_t)((uint8_t)(pad2 >> 7) | noise);
        ++at;
        watch_pads[at] = (uint8_t)((uint8_t)(pad1 >> 7) | noise);
        ++at;
        pad1 <<= 1;
        pad2 <<= 1;
    }
}

static void ask(void) {
    watch_reads = 0;
    strobe();
}

static void frame(uint8_t pad1, uint8_t pad2) {
    answer(pad1, pad2, 0x40);
    ask();
    pad_tick();
}

static void test_every_mask(void) {
    uint8_t mask = 0, bad = 0, want;
    do {
        answer(mask, (uint8_t)~mask, (uint8_t)(mask & 1 ? 0xFC : 0x54));
        ask();
        want = mask;
        if ((want & 0x0C) == 0x0C) {
            want &= 0xF3;
        }
        if ((want & 0x03) == 0x03) {
            want &= 0xFC;
        }
        if (pad_raw[0] != want) {
            ++bad;
        }
        ++mask;
    } while (mask != 0);
    tap_eq(bad, 0, "all 256 masks are read whatever the upper bits say; opposite directions cancel");
    tap_eq(watch_reads, 16, "each port is read eight times a frame");
}

static void test_expansion(void) {
    uint8_t bit;
    for (bit = 0; bit < 16; ++bit) {
        watch_pads[bit] = bit < 2 ? 0x42 : 0x40; /* bit 1: the Famicom's extra pad */
    }
    ask();
    tap_ok(pad_raw[0] == PAD_A && pad_raw[1] == PAD_A, "a pad in the expansion port counts, too");
}

#define CHORD (PAD_A | PAD_B | PAD_SELECT | PAD_START)
static void test_chord(void) {
    uint16_t i;
    frame(0, 0);
    frame(CHORD, 0);
    frame(CHORD | PAD_LEFT, 0);
    tap_eq(pad_chord, 2, "two frames of the buttons of the reset");
    frame(CHORD ^ PAD_B, CHORD);
    tap_eq(pad_chord, 0, "one button up, on pad 1, ends the count");
    for (i = 0; i < 300; ++i) {
        frame(CHORD, 0);
    }
    tap_eq(pad_chord, 255, "which goes no further than 255");
    frame(0, 0);
}

static void test_ticks(void) {
    uint8_t tick, repeats = 0;
    frame(0, 0);
    frame(PAD_LEFT, PAD_B);
    tap_ok(pad_new[0] == PAD_LEFT && pad_repeat[0] == PAD_LEFT && pad_new[1] == PAD_B, "a press is new on both pads");
    for (tick = 1; tick < PAD_REPEAT_DELAY; ++tick) {
        frame(PAD_LEFT, PAD_B);
        repeats += pad_repeat[0] != 0 || pad_new[0] != 0;
    }
    tap_eq(repeats, 0, "then nothing for 15 ticks");
    frame(PAD_LEFT, PAD_B);
    tap_eq(pad_repeat[0], PAD_LEFT, "then the direction repeats");
    tap_eq(pad_repeat[1], 0, "a button does not");
    repeats = 0;
    for (tick = 0; tick < 9; ++tick) {
        frame(PAD_LEFT, 0);
        repeats += pad_repeat[0] == PAD_LEFT;
    }
    tap_eq(repeats, 3, "and goes on every third tick");
}

static void test_latch_and_mute(void) {
    frame(0, 0);
    answer(PAD_A, 0, 0);
    ask();
    answer(0, 0, 0);
    ask(); /* two frames passed before the tick: the press was between */
    pad_tick();
    tap_eq(pad_new[0], PAD_A, "a press shorter than a long tick is not lost");
    frame(PAD_START, 0);
    pad_mute();
    frame(PAD_START, 0);
    tap_ok(pad_held[0] == 0 && pad_new[0] == 0, "a button held over a change of screen is silent");
    frame(0, 0);
    frame(PAD_START, 0);
    tap_eq(pad_new[0], PAD_START, "until it is let go");
}

static void test_put_off(void) {
    frame(0, 0);
    frame(PAD_A | PAD_LEFT, PAD_START);
    tap_eq(pad_put_off(PAD_A | PAD_START), 1, "presses are put off on both pads");
    tap_ok(pad_new[0] == PAD_LEFT && pad_new[1] == 0, "and not seen in this tick, the others are");
    frame(0, 0);
    tap_ok(pad_new[0] == PAD_A && pad_new[1] == PAD_START, "but in the next, though let go by then");
    tap_eq(pad_put_off(PAD_B), 0, "no press, none put off");
    frame(0, 0);
    tap_ok(pad_new[0] == 0 && pad_new[1] == 0, "and each once");
}

/* The interrupt also reads the pads while the main program drains the queue (rendering off). */
static void test_drain_is_left_alone(void) {
    ppuq_tmp = 0x5A;
    ppuq_to[0] = 0x34;
    ppuq_to[1] = 0x12;
    frame(PAD_A | PAD_LEFT, PAD_START);
    tap_ok(ppuq_tmp == 0x5A && ppuq_to[0] == 0x34 && ppuq_to[1] == 0x12,
           "a drain that is interrupted finds its scratch bytes as they were");
    frame(0, 0);
}

static void test_demo(void) {
    frame(0, 0);
    pad_demo = 1;
    pad_demo_held[0] = PAD_RIGHT;
    frame(PAD_B, 0);
    tap_ok(pad_new[0] == PAD_RIGHT && pad_held[0] == PAD_RIGHT, "in a demo the game sees the demo's hand");
    tap_eq(pad_person, PAD_B, "and the person's press is distinguished");
    pad_demo = 0;
}

/* All that a tick reads and writes. */
#define STATE 19
static void keep_state(uint8_t *to) {
    memcpy(to, pad_raw, 2);
    memcpy(to + 2, pad_latch, 2);
    memcpy(to + 4, pad_held, 2);
    memcpy(to + 6, pad_new, 2);
    memcpy(to + 8, pad_repeat, 2);
    memcpy(to + 10, pad_muted, 2);
    memcpy(to + 12, pad_before, 2);
    memcpy(to + 14, pad_wait, 2);
    memcpy(to + 16, pad_demo_held, 2);
    to[18] = pad_person;
}

static void set_state(const uint8_t *from) {
    memcpy(pad_raw, from, 2);
    memcpy(pad_latch, from + 2, 2);
    memcpy(pad_muted, from + 10, 2);
    memcpy(pad_before, from + 12, 2);
    memcpy(pad_wait, from + 14, 2);
    memcpy(pad_demo_held, from + 16, 2);
}

static void test_twin(void) {
    static uint8_t before[STATE], mine[STATE], twins[STATE];
    uint16_t round, bad = 0;
    uint8_t i;
    for (round = 0; round < 5000; ++round) {
        for (i = 0; i < STATE; ++i) {
            before[i] = (uint8_t)rand();
        }
        if (rand() & 3) { /* held as before, so that directions repeat */
            before[12] = before[0];
            before[13] = before[1];
            before[14] &= 3;
            before[15] &= 3;
        }
        pad_demo = (rand() & 7) == 0;
        set_state(before);
        pad_tick();
        keep_state(mine);
        set_state(before);
        pad_tick_ref();
        keep_state(twins);
        bad += memcmp(mine, twins, STATE) != 0;
    }
    pad_demo = 0;
    tap_eq(bad, 0, "pad_tick equals its twin in 5,000 random states");
}

int main(void) {
    pad_latch[0] = 0; /* sim65 does not clear the zero page */
    pad_latch[1] = 0;
    test_every_mask();
    test_expansion();
    test_chord();
    test_ticks();
    test_latch_and_mute();
    test_put_off();
    test_drain_is_left_alone();
    test_demo();
    test_twin();
    return tap_done();
}
