/* CRC-16/CCITT (polynomial $1021, start $FFFF): the check of saves, and of link frames later. */
#ifndef CRC16_H
#define CRC16_H

#include <stdint.h>
#include "cart/twin.h"

extern uint8_t crc16_lo, crc16_hi; /* the running value */
#ifdef HOT_ASM
#pragma zpsym("crc16_lo")
#pragma zpsym("crc16_hi")
#endif

TWINS(void, crc16_start, (void));
TWINS(void, crc16_byte, (uint8_t byte));
TWINS(void, crc16_bytes, (const uint8_t *from, uint8_t count));

#endif
