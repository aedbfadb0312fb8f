#include "games/labyrinth/score.h"
#include "games/labyrinth/maze.h"

#define PACE 28      /* cells in ten seconds */
#define LONGEST 2340 /* seconds: times PACE it is still 16 bits */

uint8_t lab_score_way(void) {
    uint16_t at = LAB_MAZE_AT(lab_maze_start_x, lab_maze_start_y);
    uint8_t cells = 0;
    for (;;) {
        switch (lab_maze_way[at]) {
        case LAB_MAZE_WAY_EAST:
            ++at;
            break;
        case LAB_MAZE_WAY_NORTH:
            at -= LAB_MAZE_STRIDE;
            break;
        case LAB_MAZE_WAY_WEST:
            --at;
            break;
        case LAB_MAZE_WAY_SOUTH:
            at += LAB_MAZE_STRIDE;
            break;
        default:
            return cells;
        }
        ++cells;
    }
}

uint16_t lab_score_percent(uint16_t seconds, uint16_t cells) {
    uint16_t tenths, percent;
    if (cells == 0 || seconds > LONGEST) {
        return LAB_SCORE_WORST;
    }
    tenths = seconds * PACE;
    percent = tenths / cells;
    if (percent > LAB_SCORE_WORST / 10) {
        return LAB_SCORE_WORST;
    }
    tenths = tenths % cells;
    tenths = tenths * 10;
    percent = percent * 10;
    percent += tenths / cells;
    return percent;
}

uint8_t lab_score_medal(uint16_t percent) {
    if (percent == 0 || percent > LAB_SCORE_BRONZE) {
        return LAB_MEDAL_NONE;
    }
    if (percent > LAB_SCORE_SILVER) {
        return LAB_MEDAL_BRONZE;
    }
    return percent > LAB_SCORE_GOLD ? LAB_MEDAL_SILVER : LAB_MEDAL_GOLD;
}
