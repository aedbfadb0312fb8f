/* CRC-16/CCITT (polynomial $1021, start $FFFF): used by saves and link frames. */
#ifndef CRC16_H
#define CRC16_H

#include <stdint.h>
#include "cart/twin.h"

ZP(uint8_t, crc16_lo); /* the running value */
ZP(uint8_t, crc16_hi);

TWINS(void, crc16_start, (void));
TWINS(void, crc16_byte, (uint8_t byte));
TWINS(void, crc16_bytes, (const uint8_t *from, uint8_t count));

#endif
