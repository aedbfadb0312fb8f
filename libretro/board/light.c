#include "light.h"

#include "corrections.h"
#include "exact_ray.h"
#include "scene_renderer.h"

#define CELL_DISTANCE 1024       /* a cell, in the units of the distances given here */
#define DARKEST 3                /* level far away */
#define FALL (3 * CELL_DISTANCE) /* distance at which half of the light is left */
#define JOINT 5                  /* of 256: half of the dark line between two wall cells */
#define STONE 64                 /* four stones to a cell, */
#define SEAM 2                   /* with a fainter line between two */
#define RING_OF_GOLD 1           /* cells from the centre */

static int ring(uint8_t xindex, uint8_t yindex) {
    int x = xindex - MAP_CENTRE, y = yindex - MAP_CENTRE;
    x = x < 0 ? -x : x;
    y = y < 0 ? -y : y;
    return x > y ? x : y;
}

uint8_t labkit_light(uint32_t distance, unsigned column, uint8_t along, uint8_t xindex, uint8_t yindex, uint32_t fix) {
    uint32_t slant = fix & FIX_FLAT ? labkit_exact_ray_slant(distance, column) : distance;
    uint32_t level = DARKEST + (LIGHT_LEVELS - 1 - DARKEST) * FALL / (FALL + slant);
    if (along < JOINT || along >= 256 - JOINT) {
        level = level * 5 / 8;
    } else if ((along + SEAM) % STONE < 2 * SEAM) {
        level = level * 7 / 8;
    }
    return (uint8_t)(level | (ring(xindex, yindex) == RING_OF_GOLD ? LIGHT_GOLD : 0));
}

uint16_t labkit_light_edge(uint32_t half) {
    return (uint16_t)(half < 24 ? 0 : half < SCREEN_HEIGHT / 2 ? 1 + half / 48 : 0);
}

uint8_t labkit_light_code(uint8_t wall, uint8_t light) {
    uint8_t level = light & (LIGHT_LEVELS - 1), edge = wall == EDGE_COLOR;
    if (light & LIGHT_GOLD) {
        return (uint8_t)(LIGHT_GOLDEN + (edge ? level / 4 : wall == HORIZONTAL_WALL_COLOR ? level / 2 : level * 3 / 8));
    }
    return (uint8_t)(edge                            ? LIGHT_VERTICAL + level / 2
                     : wall == HORIZONTAL_WALL_COLOR ? LIGHT_HORIZONTAL + level
                                                     : LIGHT_VERTICAL + level);
}
