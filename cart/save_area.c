#include "cart/crc16.h"
#include "cart/save_area.h"

#define CRC_RUN 128 /* bytes in one go */

/* Open bus gives back the last byte on it, so two cells are written before either is read. */
uint8_t save_ram_is_there(void) {
    volatile uint8_t *cell = SAVE_AREA;
    uint8_t round, other;
    for (round = 0x35; round != 0; round = (uint8_t)(round << 1)) {
        other = round ^ 0xFF;
        SAVE_POKE(cell[0], round);
        SAVE_POKE(cell[1], other);
        if (cell[0] != round || cell[1] != other) {
            return 0;
        }
    }
    return 1;
}

uint16_t save_word(const uint8_t *low) {
    uint16_t word = low[1];
    word = word << 8;
    word |= low[0];
    return word;
}

#ifndef __CC65__
void save_copy(uint8_t *to, const uint8_t *from, uint16_t length) {
    while (length != 0) {
        SAVE_POKE(*to, *from);
        ++to;
        ++from;
        --length;
    }
}
#endif

void save_crc(const uint8_t *from, uint16_t length) {
    while (length > CRC_RUN) {
        crc16_bytes(from, CRC_RUN);
        from += CRC_RUN;
        length -= CRC_RUN;
    }
    crc16_bytes(from, (uint8_t)length);
}
