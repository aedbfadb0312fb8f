#include "games/skyscrapers/seeded.h"

uint8_t sky_seeded(uint8_t n, uint8_t grade, uint32_t seed) {
    const uint8_t *record;
    uint16_t offset;
    uint8_t state, class;

    state = sky_make_all(n, grade, seed);
    if (state == SKY_MAKE_OVER) {
        class = n - SKY_MIN_N;
        class *= SKY_GRADES;
        class += grade;
        offset = SKY_PACK_WHICH(seed);
        offset *= sky_pack_size(n);
        record = sky_pack_class[class];
        record += offset;
        sky_unpack(record, n, SKY_PACK_TURN(seed));
    }
    return state;
}
