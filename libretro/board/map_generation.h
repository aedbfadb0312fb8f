/* map_generation: makes a maze and looks for a way from (0,0) to its centre, again and again until it finds
 * one.
 *
 * Clock: logic. In: reset, start (a level: what it does it does in every clock).   Out: map[440:0], done.
 * Power-up: all registers 0. Reset: restarts the generator but not `setup`; the generator keeps running during reset once setup is 1. Latency: 18245
 * clocks for the first maze; it may never end (errata B12).
 *
 * Three phases: initialization (concentric rings by three nested loops, loopstate 0..3), changing one to four
 * cells of each ring at places given by eleven lfsr, checking (map_check.c walks each ring clockwise, then
 * counter-clockwise). FIX_RANDOM, FIX_NEW_MAP, FIX_RINGS, FIX_REACHABLE and FIX_START_CELL change it as
 * corrections.c says; with the first two a maze is a function of its seed.
 */
#ifndef LABKIT_MAP_GENERATION_H
#define LABKIT_MAP_GENERATION_H

#include "lfsr.h"
#include "signals.h"

#define MAPGEN_LFSRS 15        /* numbered as in the hardware; 0, 5, 11 and 13 do not exist */
#define MAPGEN_MAX_ATTEMPTS 48 /* of FIX_REACHABLE */
#define MAPGEN_MAX_TRIES 32

/* All registers but the map. */
typedef struct {
    uint8_t done_q, setup_q;
    uint8_t loopstate_q;   /* 2 bits */
    uint8_t i_q, j_q, k_q; /* 5 bits */
    uint8_t i1_q, j1_q, i2_q, j2_q, i3_q, j3_q;
    uint8_t initialization_q, checking_q, CW_q, last_chance_q;
    uint8_t direction_q, last_direction_q; /* 2 bits: right, down, left, up */
    uint8_t start_q[MAPGEN_LFSRS], reset_q[MAPGEN_LFSRS];
    lfsr_t lfsr[MAPGEN_LFSRS];
    /* of the corrections */
    uint32_t seed_q;    /* of the maze being made or shown */
    uint8_t settle_q;   /* FIX_NEW_MAP: clocks until the numbers of the lfsr are taken */
    uint8_t attempts_q; /* FIX_REACHABLE: mazes refused since start */
    uint8_t tries_q;    /* FIX_NEW_MAP: 5 bits, mazes begun */
    player_t home_q;    /* FIX_START_CELL: where the player starts */
} mapgen_regs_t;

typedef struct {
    mapgen_regs_t q;
    map_t map_q;
} mapgen_t;

typedef struct {
    uint32_t fix;
    uint8_t reset, start;
    uint32_t seed; /* taken with start (FIX_RANDOM) */
} mapgen_in_t;

/* What one clock edge will do: next registers and writes to the map, not yet done. */
typedef struct {
    mapgen_regs_t d;
    uint8_t writes; /* entries of index/value */
    uint16_t index[4];
    uint8_t value[4];
    uint8_t whole; /* FIX_REACHABLE cut a way: the map becomes `map_d` */
    uint8_t made;  /* a maze is complete and goes to the check */
    map_t map_d;
} mapgen_next_t;

void labkit_mapgen_eval(const mapgen_t *m, const mapgen_in_t *in, mapgen_next_t *next);
void labkit_mapgen_commit(mapgen_t *m, const mapgen_next_t *next);

/* eval and commit; true if a maze went to the check in this clock. */
uint8_t labkit_mapgen_tick(mapgen_t *m, const mapgen_in_t *in);

/* True if map and done stay what they are until reset or start. */
uint8_t labkit_mapgen_idle(const mapgen_t *m);

/* Up to n clocks with the inputs held and no reset, stopping before the first that changes map or done; the
 * clocks done. */
uint64_t labkit_mapgen_advance(mapgen_t *m, const mapgen_in_t *in, uint64_t n);

/* ---- map_check.c ---- */

/* One clock of the check: reads m, writes next. */
void labkit_mapcheck_eval(const mapgen_t *m, mapgen_next_t *next);

/* FIX_REACHABLE: accepts, refuses or repairs the map in one clock. */
void labkit_mapcheck_flood(const mapgen_t *m, mapgen_next_t *next);

/* FIX_START_CELL: where the player begins in a maze that has just been accepted. */
void labkit_mapcheck_home(const mapgen_t *m, uint32_t fix, mapgen_next_t *next);

/* Marks the cells that a walker from `from` reaches by 4-neighbour steps. */
void labkit_mapcheck_reach(const map_t *map, unsigned from, uint8_t reached[MAP_CELLS]);

#endif
