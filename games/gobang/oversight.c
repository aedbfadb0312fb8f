/* See oversight.h. A diagonal is hidden by never looking along it, everything else by forgetting what could be made on some
 * cells. */
#include "games/gobang/oversight.h"
#include "games/gobang/ai.h"
#include "games/gobang/hot.h"
#include "games/gobang/rules.h"

#define DRAWS 8
#define RISING GB_OVERLOOKS_RISING
#define FALLING GB_OVERLOOKS_FALLING
#define DIAGONALS GB_OVERLOOKS_DIAGONALS
#define FAR_AWAY GB_OVERLOOKS_FAR
#define SECOND GB_OVERLOOKS_SECOND
#define THREES GB_OVERLOOKS_THREES
#define CHANCES GB_OVERLOOKS_CHANCES
#define NOTHING GB_SEES_ALL

/* One of eight chances, for the levels that overlook anything. */
static const uint8_t beginner[DRAWS] = {FAR_AWAY, FAR_AWAY, FAR_AWAY, FAR_AWAY, FAR_AWAY, FAR_AWAY, FAR_AWAY, CHANCES};
static const uint8_t easy[DRAWS] = {DIAGONALS, DIAGONALS, DIAGONALS, DIAGONALS, FAR_AWAY, FAR_AWAY, FAR_AWAY, THREES};
static const uint8_t medium[DRAWS] = {DIAGONALS, FALLING, RISING, FAR_AWAY, SECOND, SECOND, NOTHING, NOTHING};

static uint8_t reach; /* cells this near the last stone are always looked at */
static uint8_t seen;  /* a threat of the other side was seen */

uint8_t gb_oversight;

void gb_oversight_draw(uint8_t level, uint16_t seed) {
    const uint8_t *draws = level == GB_LEVEL_BEGINNER ? beginner : level == GB_LEVEL_EASY ? easy : medium;

    seed ^= seed >> 7;
    seed *= 25173u;
    seed ^= seed >> 9;
    seed *= 13849u;
    gb_oversight = GB_SEES_ALL;
    if (level == GB_LEVEL_BEGINNER || level == GB_LEVEL_EASY || level == GB_LEVEL_MEDIUM) {
        gb_oversight = draws[(uint8_t)(seed >> 8) & (DRAWS - 1)];
    }
    seen = 0;
    gbh_blind = GBH_BLIND_NONE;
    reach = level == GB_LEVEL_MEDIUM ? 2 : 1;
    if (gb_oversight >= GB_OVERLOOKS_FALLING && gb_oversight <= GB_OVERLOOKS_DIAGONALS) {
        gbh_blind = gb_oversight - GB_OVERLOOKS_FALLING + GBH_BLIND_FALLING;
    }
}

/* Is the cell more than `reach` away from the last stone? */
static uint8_t is_far(uint8_t cell) {
    uint8_t last = gb_moves[gb_count - 1];
    uint8_t dx = GB_X(cell) - GB_X(last) + reach;
    uint8_t dy = GB_Y(cell) - GB_Y(last) + reach;

    return dx > 2 * reach || dy > 2 * reach;
}

/* Is what could be made on the cell overlooked? */
static uint8_t overlooked(uint8_t cell) {
    if (gb_oversight == GB_OVERLOOKS_FAR) {
        return is_far(cell);
    }
    if (gbh_kind() == GBH_KIND_NONE) {
        return 0;
    }
    if (gb_oversight == GB_OVERLOOKS_SECOND && !seen) {
        seen = 1;
        return 0;
    }
    return 1; /* cells that extend an open three, and cells that would make one */
}

void gb_oversight_forget(uint8_t row, uint8_t mover) {
    uint8_t other = GB_BLACK + GB_WHITE - mover;

    if (gb_oversight < GB_OVERLOOKS_FAR) {
        return;
    }
    gbh_side = gb_oversight == GB_OVERLOOKS_CHANCES ? mover : other;
    for (gbh_at = row; gbh_cell[gbh_at] != GB_EDGE; ++gbh_at) {
        if (gbh_cell[gbh_at] != GB_EMPTY || !overlooked(gbh_at)) {
            continue;
        }
        gbh_forget();
        if (gb_oversight == GB_OVERLOOKS_FAR) {
            gbh_side = mover;
            gbh_forget();
            gbh_side = other;
        }
    }
}

uint8_t gb_oversight_hides_five(uint8_t cell) {
    return gb_oversight == GB_OVERLOOKS_FAR && is_far(cell);
}
