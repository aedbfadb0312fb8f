/* The view in plain C: what view.s must do, byte for byte. The names are those of view.s, which explains how it works. */
#include "games/labyrinth/maze.h"
#include "games/labyrinth/view.h"

#define ASIDE 0x80 /* mark of a plane beside the axis */
#define NO_PLANE 0x7F
#define WAITING 48 /* cells at most */

typedef struct {
    uint16_t at;    /* in the map */
    uint8_t na, nb; /* lines crossed ahead and aside on the way to it */
    uint8_t hi;     /* end of the columns that see into it */
} seen_t;

uint16_t lab_view_x, lab_view_y, lab_view_angle;
uint8_t lab_view_column[LAB_VIEW_COLUMNS], lab_view_load;
uint8_t lab_view_joint[LAB_VIEW_COLUMNS], lab_view_joints;

static const int16_t step_of[4] = {1, -LAB_MAZE_STRIDE, -1, LAB_MAZE_STRIDE}; /* east, north, west, south */

static int16_t psi;      /* the line of sight from the axis, to the side of this part */
static uint8_t lean;     /* half of it, without its sign */
static uint8_t mirrored; /* 0 the part left of the axis, 1 right of it: columns then count from the right */
static int16_t log_m[LAB_VIEW_LINES], log_t[LAB_VIEW_LINES]; /* distance of line n ahead, of line n aside */
static uint8_t known_m, known_t;                             /* how many of them */
static uint8_t frac[4], frac_m, frac_t; /* the eye in its cell, from the border in each direction */
static int16_t step_m, step_t;
static uint8_t side_m, side_t;
static seen_t here, stack[WAITING];
static uint8_t waiting, lo, last_mark;
static uint8_t run_plane, run_from; /* the current run: columns run_from.. of one plane */

static int16_t pair(uint8_t low, uint8_t high) {
    return (int16_t)(low | high << 8);
}

static int16_t log_line(uint8_t n, uint8_t f) {
    if (n == 0) {
        return pair(lab_view_log0_lo[f], lab_view_log0_hi[f]);
    }
    return pair(lab_view_base_lo[n] | lab_view_logm[(f >> lab_view_shift[n]) | lab_view_top[n]], lab_view_base_hi[n]);
}

static int16_t off(uint8_t column) {
    return pair(lab_view_off_lo[column], lab_view_off_hi[column]);
}

static int16_t log_cos(int16_t angle) {
    angle = angle < 0 ? 0 : angle > 1023 ? 1023 : angle;
    return pair(lab_view_cos_lo[angle], lab_view_cos_hi[angle]);
}

static uint8_t wall(int16_t step) {
    return lab_maze_rows[here.at + step];
}

/* ---- filling ------------------------------------------------------------------------------------------------------------------ */

/* `count` columns from `column` on, up (step 1) or down (-1), the first at the depth of this logarithm; the height grows by the slope. */
static void fill(int16_t column, uint8_t count, int8_t step, int16_t depth, int16_t slope, uint8_t side) {
    uint16_t rise = 1, height = LAB_VIEW_TOP * 256; /* beyond the table slopes are about 1/256 */
    if (depth >= LAB_VIEW_EXP_WHOLE * 256) {
        depth = LAB_VIEW_EXP_WHOLE * 256 - 1;
    }
    if (depth >= 0) {
        height = (uint16_t)(pair(lab_view_exp_lo[depth], lab_view_exp_hi[depth]) + 128);
    }
    if (slope < 0) {
        slope = 0;
    }
    if (slope < LAB_VIEW_EXP_PAGES * 256) {
        rise = (uint16_t)pair(lab_view_exp_lo[slope], slope < LAB_VIEW_EXP_WHOLE * 256 ? lab_view_exp_hi[slope] : 0);
    }
    for (; count != 0; --count) {
        if (height > LAB_VIEW_TOP * 256) {
            height = LAB_VIEW_TOP * 256;
        }
        lab_view_column[column] = (uint8_t)(height >> 8) | side;
        column += step;
        height += rise;
    }
}

/* The current run, a plane aside: it rises away from the axis. */
static void fill_aside(uint8_t to) {
    uint8_t n = run_plane ^ ASIDE, end = to - 1;
    int16_t angle = 1024 - psi - off(end);
    fill(mirrored ? LAB_VIEW_COLUMNS - 1 - end : end, to - run_from, mirrored ? 1 : -1,
         log_t[n] + log_cos(angle) - lab_view_fish[end], log_t[n] + LAB_VIEW_SLOPE_BASE + lab_view_lean_t[lean], side_t);
}

/* A run of plane n ahead, columns `from` to `to` - 1 of the screen; it rises to the side on which the axis is not. */
static void fill_ahead(uint8_t n, uint8_t from, uint8_t to) {
    int16_t sight = mirrored ? -psi : psi;
    uint8_t end = sight >= 0 ? from : to - 1;
    int16_t angle = sight + off(end);
    fill(end, to - from, sight >= 0 ? 1 : -1, log_m[n] + log_cos(angle < 0 ? -angle : angle) - lab_view_fish[end],
         log_m[n] + pair(lab_view_lean_m_lo[lean], lab_view_lean_m_hi[lean]), side_m);
}

static void flush(uint8_t to) {
    ++lab_view_load;
    if (run_plane & ASIDE) {
        fill_aside(to);
    } else if (run_plane != NO_PLANE && mirrored) {
        fill_ahead(run_plane, LAB_VIEW_COLUMNS - to, LAB_VIEW_COLUMNS - run_from);
    } else if (run_plane != NO_PLANE) {
        fill_ahead(run_plane, run_from, to);
    }
}

/* ---- walking ------------------------------------------------------------------------------------------------------------------ */

/* The columns from lo to `to` show a face of this plane. 1 if joints crowd there: less than two columns from the last. */
static uint8_t show(uint8_t plane, uint8_t to) {
    uint8_t crowded = 0;
    if (plane != run_plane) {
        flush(lo);
        run_plane = plane;
        run_from = lo;
    } else if ((uint8_t)(lo - last_mark) > 1) {
        lab_view_joint[lab_view_joints] = mirrored ? LAB_VIEW_COLUMNS - 1 - lo : lo - 1;
        ++lab_view_joints;
        last_mark = lo;
    } else {
        crowded = 1;
    }
    lo = to;
    return crowded;
}

static uint8_t narrow(void) {
    return (uint8_t)(here.hi - lo) < LAB_VIEW_NARROW;
}

/* The column of the cell's far corner. */
static uint8_t corner(void) {
    const uint8_t *col = lab_view_col + LAB_VIEW_COL_ZERO - (psi >> 1);
    uint16_t difference;
    uint8_t edge;
    if (here.na >= known_m) {
        log_m[here.na] = log_line(here.na, frac_m);
        known_m += here.na == known_m;
    }
    if (here.nb == known_t) {
        log_t[here.nb] = log_line(here.nb, frac_t);
        ++known_t;
    }
    difference = (uint16_t)(log_t[here.nb] - log_m[here.na] + LAB_VIEW_ATAN_MIDDLE * 256);
    edge = col[lab_view_atan[difference] + (difference >= LAB_VIEW_ATAN_MIDDLE * 256 ? 256 : 0)];
    return edge < here.hi ? edge : here.hi;
}

/* The columns from lo to `edge` leave the cell aside. 1 when a cell was entered there. */
static uint8_t leave_aside(uint8_t edge, uint8_t *crowded) {
    *crowded = 0;
    if (edge <= lo) {
        return 0;
    }
    if (wall(step_t)) {
        *crowded = show(ASIDE | here.nb, edge);
        *crowded |= narrow();
        return 0;
    }
    if (edge < here.hi) {
        stack[waiting] = here;
        ++waiting;
    }
    here.hi = edge;
    ++here.nb;
    here.at += step_t;
    return 1;
}

/* Into the cell ahead; where joints crowd, past cells that do nothing but lead on. */
static void go_ahead(uint8_t crowded) {
    do {
        ++here.na;
        here.at += step_m;
    } while (crowded && wall(step_t) && !wall(step_m) && wall(step_m + step_t));
}

/* The columns from lo on leave it ahead; a wall there, and then the cells that wait take their turn. 0 when none is left. */
static uint8_t leave_ahead(uint8_t crowded) {
    for (;;) {
        if (lo < here.hi) {
            if (!wall(step_m)) {
                go_ahead(crowded);
                return 1;
            }
            show(here.na, here.hi);
        }
        if (waiting == 0) {
            return 0;
        }
        --waiting;
        here = stack[waiting];
        crowded = narrow();
    }
}

/* One part of the view: `columns` beside the axis, whose side is in this direction. The last run stays the current one. */
static void part(uint8_t axis, uint8_t side, uint8_t columns) {
    uint8_t crowded;
    step_m = step_of[axis];
    step_t = step_of[side];
    frac_t = frac[side];
    known_t = 0;
    here.at = LAB_MAZE_AT(lab_view_x >> 8, lab_view_y >> 8);
    here.na = 0;
    here.nb = 0;
    here.hi = columns;
    waiting = 0;
    lo = 0;
    run_plane = NO_PLANE;
    last_mark = 0x80; /* far from all columns */
    while (leave_aside(corner(), &crowded) || leave_ahead(crowded)) {
    }
}

/* ---- a view -------------------------------------------------------------------------------------------------------------------- */

static void right_part(uint8_t axis, uint8_t split, uint8_t kept_plane, uint8_t kept_from) {
    mirrored = 1;
    psi = -psi;
    part(axis, (axis + 3) & 3, LAB_VIEW_COLUMNS - split);
    if (run_plane == kept_plane) { /* one wall on both sides of the axis */
        fill_ahead(kept_plane, kept_from, LAB_VIEW_COLUMNS - run_from);
        return;
    }
    flush(LAB_VIEW_COLUMNS - split);
    if (kept_plane != NO_PLANE) {
        fill_ahead(kept_plane, kept_from, split);
    }
}

/* Both parts. The left one's last run, if it is ahead, waits for the other part. */
static void parts(uint8_t axis) {
    uint8_t split = lab_view_col[LAB_VIEW_COL_ZERO - (psi >> 1)], kept_plane = NO_PLANE, kept_from = 0;
    mirrored = 0;
    if (split != 0) {
        part(axis, (axis + 1) & 3, split);
        if (run_plane & ASIDE) {
            fill_aside(split);
        } else {
            kept_plane = run_plane;
            kept_from = run_from;
        }
    }
    if (split != LAB_VIEW_COLUMNS) {
        right_part(axis, split, kept_plane, kept_from);
    } else if (kept_plane != NO_PLANE) {
        fill_ahead(kept_plane, kept_from, split);
    }
}

void TWIN(lab_view_begin)(void) {}

void TWIN(lab_view_make)(void) {
    uint16_t turned = (lab_view_angle + 512u) & 4095;
    uint8_t axis = (uint8_t)(turned >> 10), i;
    frac[0] = 255 - (uint8_t)lab_view_x;
    frac[1] = (uint8_t)lab_view_y;
    frac[2] = (uint8_t)lab_view_x;
    frac[3] = 255 - (uint8_t)lab_view_y;
    psi = (int16_t)(turned & 1023) - 512;
    lean = (uint8_t)(psi < 0 ? ~(psi >> 1) : psi >> 1);
    side_m = axis & 1 ? 0 : LAB_VIEW_SIDE;
    side_t = side_m ^ LAB_VIEW_SIDE;
    frac_m = frac[axis];
    known_m = 0;
    lab_view_joints = 0;
    lab_view_load = 0;
    parts(axis);
    for (i = 0; i < lab_view_joints; ++i) {
        lab_view_column[lab_view_joint[i]] ^= LAB_VIEW_SIDE;
    }
}
