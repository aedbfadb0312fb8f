#include "tools/lib/sky_all.h"

void sky_built_in(uint8_t n, uint8_t grade, uint32_t number) {
    const uint8_t *record;
    uint16_t offset;
    uint8_t class;

    class = n - SKY_MIN_N;
    class *= SKY_GRADES;
    class += grade;
    offset = SKY_PACK_WHICH(number);
    offset *= sky_pack_size(n);
    record = sky_pack_class[class];
    record += offset;
    sky_unpack(record, n, SKY_PACK_TURN(number));
}

uint8_t sky_seeded(uint8_t n, uint8_t grade, uint32_t seed) {
    uint8_t state;

    state = sky_make_all(n, grade, seed);
    if (state == SKY_MAKE_OVER) {
        sky_built_in(n, grade, seed);
    }
    return state;
}
