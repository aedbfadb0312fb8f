#include "cart/save.h"

const uint16_t save_size[SAVE_SLOTS] = {
    24,                                     /* options */
    48, 48, 48, 48, 48,                     /* statistics */
    64, 200, 256, 624, 160                  /* unfinished games: connect4, amazons, gobang, skyscrapers, labyrinth */
};
