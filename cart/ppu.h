/* What the NMI writes to the PPU with the next picture (nmi.s). */
#ifndef PPU_H
#define PPU_H

#include <stdint.h>
#include "cart/twin.h"

ZP(uint8_t, ppu_ctrl);
ZP(uint8_t, ppu_mask);
ZP(uint8_t, scroll_x); /* pixels */
ZP(uint8_t, scroll_y);

#endif
