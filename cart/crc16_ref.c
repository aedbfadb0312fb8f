/* The C twin of crc16.s, bit by bit as in the definition. */
#include "cart/crc16.h"

#ifndef HOT_ASM
uint8_t crc16_lo, crc16_hi;
#endif

void TWIN(crc16_start)(void) {
    crc16_lo = 0xFF;
    crc16_hi = 0xFF;
}

void TWIN(crc16_byte)(uint8_t byte) {
    uint8_t bit, top;
    crc16_hi ^= byte;
    for (bit = 0; bit < 8; ++bit) {
        top = crc16_hi & 0x80;
        crc16_hi = (uint8_t)(crc16_hi << 1);
        if (crc16_lo & 0x80) {
            crc16_hi |= 1;
        }
        crc16_lo = (uint8_t)(crc16_lo << 1);
        if (top) {
            crc16_hi ^= 0x10;
            crc16_lo ^= 0x21;
        }
    }
}

void TWIN(crc16_bytes)(const uint8_t *from, uint8_t count) {
    uint8_t i;
    for (i = 0; i < count; ++i) {
        TWIN(crc16_byte)(from[i]);
    }
}
