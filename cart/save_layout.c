#include "cart/save.h"

const uint16_t save_size[SAVE_SLOTS] = {
    40,                                     /* options */
    48, 48, 48, 48, 48,                     /* statistics */
    64, 200, 256, 600, 160                  /* unfinished games: connect4, amazons, gobang, skyscrapers, labyrinth */
};
