/* Calls one of the shell's assembly routines a number of times, for cycles.t: `cycles NAME call COUNT` calls it, `cycles NAME
 * none COUNT` an rts in its place. Both prepare each call the same way, with the input that takes longest. */
#include <stdint.h>
#include <stdlib.h>
#include <string.h>
#include "cart/crc16.h"
#include "cart/oam.h"
#include "cart/ppuq.h"
#include "cart/rng.h"

/* cycles_glue.s: each sets A and X and jumps to its routine; call_none jumps to an rts instead. */
void call_none(void);
void call_rng(void);
void call_crc(void);
void call_oam(void);
void call_drain(void);
void call_strobe(void);

#define PARTS 9
const uint8_t frame[1 + PARTS * 4] = {PARTS}; /* passed by cycles_glue.s */
static const uint8_t bytes[PPUQ_BYTES_MAX];

/* The register whose high byte is all ones feeds back in every one of the eight steps. */
static void ready_rng(void) {
    rng_state[0] = 0;
    rng_state[1] = 0;
    rng_state[2] = 0;
    rng_state[3] = 0xFF;
}
static void ready_oam(void) {
    oam_at = 0;
    oam_full = 0;
}
static void no_preparation(void) {}

/* The fullest queues that the producers take: of single bytes, of long rows, of columns, of repeated bytes, mixed. */
static void fill_singles(void) {
    while (ppuq_byte(0x2000, 1)) {
    }
}
static void fill_rows(void) {
    while (ppuq_row(0x2000, bytes, 32)) {
    }
    fill_singles();
}
static void fill_columns(void) {
    while (ppuq_open(0x2000, 7) != 0) {
        ppuq_buf[ppuq_used] |= PPUQ_DOWN;
        ppuq_publish();
    }
    fill_singles();
}
static void fill_repeats(void) {
    while (ppuq_fill(0x2000, 1, 1)) {
    }
}

static const struct {
    const char *name;
    void (*ready)(void);
    void (*call)(void);
} routines[] = {
    {"rng_next", ready_rng, call_rng},           {"crc16_byte", no_preparation, call_crc},
    {"oam_parts", ready_oam, call_oam},          {"drain_empty", no_preparation, call_drain},
    {"drain_singles", fill_singles, call_drain}, {"drain_rows", fill_rows, call_drain},
    {"drain_columns", fill_columns, call_drain}, {"drain_repeats", fill_repeats, call_drain},
    {"pad_strobe", no_preparation, call_strobe},
};

int main(int argc, char **argv) {
    uint8_t i;
    uint16_t left;
    void (*call)(void);
    ppu_blank = 0; /* sim65 clears neither the zero page nor the buffers */
    ppuq_buf[0] = 0;
    call_drain();
    for (i = 0; argc == 4 && i < sizeof routines / sizeof *routines; ++i) {
        if (strcmp(argv[1], routines[i].name) == 0) {
            call = strcmp(argv[2], "call") == 0 ? routines[i].call : call_none;
            for (left = (uint16_t)atoi(argv[3]); left != 0; --left) {
                ppuq_used = 0; /* also when nothing drains it */
                ppuq_cost = 0;
                routines[i].ready();
                call();
            }
            return 0;
        }
    }
    return 2;
}
