#include "minimap.h"

#include "corrections.h"
#include "rectangle.h"

#include <string.h>

#define BACKGROUND_COLOR 0x07
#define PLAYER_COLOR 0xF8
#define WALL_COLOR 0x38
#define BORDER_COLOR 0xFF
#define MARK_SIZE 8
#define MARK_SIZE_FINE 6 /* small enough to show a place within a cell */
#define GOAL_COLOR 0xFF
#define GOAL_SIZE 6
#define GOAL_AT (MINIMAP_BORDER + 8 * MAP_CENTRE + (8 - GOAL_SIZE) / 2)

static void icon(const minimap_in_t *in, uint16_t *x, uint16_t *y) {
    uint32_t left = minimap_x(in->fix & FIX_MINIMAP_PLACE) + MINIMAP_BORDER;
    if (in->fix & FIX_MINIMAP_MARK) {
        /* the mark is centred on the position, but stays within the field */
        uint32_t px = 8u * in->player.xindex + in->player.xpos / 8u, py = 8u * in->player.yindex + in->player.ypos / 8u;
        uint32_t last = 8 * MAP_SIDE - MARK_SIZE_FINE;
        px = px < MARK_SIZE_FINE / 2 ? 0 : px - MARK_SIZE_FINE / 2;
        py = py < MARK_SIZE_FINE / 2 ? 0 : py - MARK_SIZE_FINE / 2;
        *x = (uint16_t)(left + (px > last ? last : px));
        *y = (uint16_t)(MINIMAP_BORDER + (py > last ? last : py));
    } else {
        *x = (uint16_t)((left + 8u * in->player.xindex) & 2047);
        *y = (uint16_t)((MINIMAP_BORDER + 8u * in->player.yindex) & 1023);
    }
}

/* Border, field and mark, in this order over a transparent 0. */
static uint8_t layers(const minimap_in_t *in, uint16_t icon_x, uint16_t icon_y, uint8_t wall) {
    uint32_t left = minimap_x(in->fix & FIX_MINIMAP_PLACE);
    uint32_t size = in->fix & FIX_MINIMAP_MARK ? MARK_SIZE_FINE : MARK_SIZE;
    const rectangle_t border = {left, 0, MINIMAP_SIZE, MINIMAP_SIZE, BORDER_COLOR};
    const rectangle_t field = {left + MINIMAP_BORDER, MINIMAP_BORDER, 8 * MAP_SIDE, 8 * MAP_SIDE, BACKGROUND_COLOR};
    const rectangle_t mark = {icon_x, icon_y, size, size, PLAYER_COLOR};
    const rectangle_t goal = {left + GOAL_AT, GOAL_AT, GOAL_SIZE, GOAL_SIZE, GOAL_COLOR};
    uint8_t pixel = labkit_rectangle_pixel(&border, in->hcount, in->vcount, 0);
    pixel = labkit_rectangle_pixel(&field, in->hcount, in->vcount, pixel);
    if (in->fix & FIX_MINIMAP_MARK) {
        pixel = labkit_rectangle_pixel(&goal, in->hcount, in->vcount, pixel);
        return labkit_rectangle_pixel(&mark, in->hcount, in->vcount, wall ? WALL_COLOR : pixel);
    }
    pixel = labkit_rectangle_pixel(&mark, in->hcount, in->vcount, pixel);
    return wall ? WALL_COLOR : pixel;
}

/* The cell at a place in the field, and whether there is one; `hcount` is that of the place. */
static uint8_t grid(const minimap_in_t *in, uint32_t hcount, uint16_t *cell) {
    uint32_t left = minimap_x(in->fix & FIX_MINIMAP_PLACE) + MINIMAP_BORDER, top = MINIMAP_BORDER;
    *cell = (uint16_t)(((hcount - left) / 8 + (in->vcount - top) / 8 * 21) & 511);
    return hcount >= left && hcount < left + 8 * MAP_SIDE && in->vcount >= top && in->vcount < top + 8 * MAP_SIDE;
}

void labkit_minimap_tick(minimap_t *m, const minimap_in_t *in, const map_t *map) {
    uint8_t wall = in->cheat_mode && m->map_grid_valid_q && map_at(map, m->map_grid_q);
    m->pixel_q = layers(in, m->player_icon_x_q, m->player_icon_y_q, wall);
    icon(in, &m->player_icon_x_q, &m->player_icon_y_q);
    m->map_grid_valid_q = grid(in, in->hcount + 1u, &m->map_grid_q); /* for the next clock */
}
uint8_t labkit_minimap_same_mark(const minimap_in_t *a, const minimap_in_t *b) {
    uint16_t ax, ay, bx, by;
    icon(a, &ax, &ay);
    icon(b, &bx, &by);
    return ax == bx && ay == by;
}

static void paint(uint8_t *row, uint32_t x, uint32_t width, uint8_t color) {
    uint32_t end = x + width < SCREEN_WIDTH ? x + width : SCREEN_WIDTH;
    if (x < end) {
        memset(row + x, color, end - x);
    }
}

static void paint_walls(const minimap_in_t *in, const map_t *map, uint8_t *row, uint32_t left) {
    uint32_t y = in->vcount, x;
    if (in->cheat_mode && y >= MINIMAP_BORDER && y < MINIMAP_BORDER + 8 * MAP_SIDE) {
        const uint8_t *cells = &map->bit[MAP_SIDE * ((y - MINIMAP_BORDER) / 8)];
        for (x = 0; x < MAP_SIDE; ++x) {
            if (cells[x]) {
                paint(row, left + MINIMAP_BORDER + 8 * x, 8, WALL_COLOR);
            }
        }
    }
}

void labkit_minimap_row(const minimap_in_t *in, const map_t *map, uint8_t *row) {
    uint32_t left = minimap_x(in->fix & FIX_MINIMAP_PLACE), y = in->vcount;
    uint32_t size = in->fix & FIX_MINIMAP_MARK ? MARK_SIZE_FINE : MARK_SIZE;
    uint16_t icon_x, icon_y;
    icon(in, &icon_x, &icon_y);
    if (y < MINIMAP_SIZE) {
        paint(row, left, MINIMAP_SIZE, BORDER_COLOR);
        if (y >= MINIMAP_BORDER && y < MINIMAP_SIZE - MINIMAP_BORDER) {
            paint(row, left + MINIMAP_BORDER, 8 * MAP_SIDE, BACKGROUND_COLOR);
        }
    }
    if (in->fix & FIX_MINIMAP_MARK) {
        if (y >= GOAL_AT && y < GOAL_AT + GOAL_SIZE) {
            paint(row, left + GOAL_AT, GOAL_SIZE, GOAL_COLOR);
        }
        paint_walls(in, map, row, left);
    }
    if (y >= icon_y && y < icon_y + size) {
        paint(row, icon_x, size, PLAYER_COLOR);
    }
    if (!(in->fix & FIX_MINIMAP_MARK)) {
        paint_walls(in, map, row, left);
    }
}
