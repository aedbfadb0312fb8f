/* SceneRenderer: draws one picture of what the player sees, column by column, and says done.
 *
 * Clock: logic. In: reset, start, player_xpos/ypos[5:0], player_xindex/yindex[4:0], player_angle[11:0], map
 * (read live). Out: ram_address[18:0], ram_data[35:0], ram_enable (those of its columnRenderer), done (a
 * level until the next start). Position and angle are taken with start. Power-up: all 0. Reset stops it where
 * it is.
 *
 * A column is four rays: angle (state 1), trigonometry (2, 3), both distances (8, 4), division (5), next (7);
 * after the fourth the column is drawn (6). A ray takes 30 + max(HW, VW) clocks, a picture 424704 + the sum
 * of the maxima. FIX_AXIS, FIX_FLAT, FIX_PRECISION and FIX_OUTSIDE change the rays; the order of states
 * stays.
 */
#ifndef LABKIT_SCENE_RENDERER_H
#define LABKIT_SCENE_RENDERER_H

#include "column_renderer.h"
#include "distance.h"
#include "divider_wrapper.h"
#include "zbt_6111.h"

#define VERTICAL_WALL_COLOR 0x44
#define HORIZONTAL_WALL_COLOR 0x27 /* seven digits in the source, the eighth is 0 */
#define DISTANCE_TO_PROJECTION_PLANE 524287u

typedef struct {
    uint8_t done_q;
    uint8_t state_q;                       /* 5 bits */
    uint16_t workingAngle_q, startAngle_q; /* 12 bits */
    uint8_t quadrant_q;                    /* 3 bits */
    uint8_t xpos_q, ypos_q, xindex_q, yindex_q;
    uint32_t CalcedDistance_q;               /* 19 bits */
    int16_t CalcedSine_q, CalcedCosine_q;    /* 10 bits, signed */
    int32_t CalcedSineInv_q, CalcedCosInv_q; /* 18 bits, signed */
    uint8_t newDistance_q, newDiv_q, newCol_q;
    uint8_t column_number_q;
    uint8_t cIndex_q; /* 2 bits */
    uint8_t wallColor_q[4];
    uint16_t cStartLine_q[4], cEndLine_q[4]; /* 10 bits */
    uint8_t cLight_q[4];                     /* FIX_LIGHT: light.h */
    uint16_t cEdge_q[4];
    uint8_t hit_along_q, hit_x_q, hit_y_q; /* FIX_LIGHT with FIX_PRECISION: what exact_ray met */
    uint8_t xfrac_q, yfrac_q;              /* FIX_WALK */
    uint16_t trig_addr_q;                  /* the address whose word is on dout of the trig_lookup_table */
    uint16_t exact_busy_q;                 /* FIX_PRECISION: clocks until both distances are done */
    distance_t dHW, dVW;
    divider_t dWrap;
    column_t dC;
} scene_t;

typedef struct {
    uint32_t fix;
    uint8_t reset, start;
    player_t player;
} scene_in_t;

void labkit_scene_renderer_init(scene_t *m);
void labkit_scene_renderer_tick(scene_t *m, const scene_in_t *in, const map_t *map);

/* Runs the renderer and the memory it writes for up to n clocks, with the inputs held and reset low. Stops after the clock that
 * sets done; returns the clocks that it ran. Equal to as many ticks of both. (scene_advance.c) */
uint64_t labkit_scene_renderer_advance(scene_t *m, const scene_in_t *in, const map_t *map, zbt_t *zbt, uint64_t n);

/* ---- single states, for both ways ---- */
void labkit_scene_find_angle(scene_t *m, uint32_t fix);                       /* 1 */
void labkit_scene_take_trig(scene_t *m);                                      /* 3 */
void labkit_scene_take_distance(scene_t *m, uint32_t fix);                    /* 4, the part after the wait */
void labkit_scene_take_quotient(scene_t *m, uint32_t fix, uint32_t quotient); /* 5, likewise */
void labkit_scene_distance_inputs(const scene_t *m, uint32_t fix, distance_in_t *in);
void labkit_scene_exact_load(scene_t *m, uint32_t fix, const map_t *map); /* FIX_PRECISION: newData of both calculators */

#endif
