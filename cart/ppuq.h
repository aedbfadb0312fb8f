/* The VRAM queue: what is to change on the screen, handed to the NMI in whole packets.
 *
 * A packet costs the NMI PPUQ_PACKET units and one more a byte; a unit is 10 cycles. PPUQ_BUDGET units fit in an NTSC
 * vertical blank together with the sprite DMA (nmi.s has the sum) and are the limit on every television. A packet that
 * does not fit is refused whole, and the caller asks again on the next tick. While rendering is off (ppu_blank) nothing is
 * ever refused: the queue empties itself into the PPU when it is full.
 */
#ifndef PPUQ_H
#define PPUQ_H

#include <stdint.h>
#include "cart/twin.h"

#define PPUQ_BUDGET 150
#define PPUQ_PACKET 8
#define PPUQ_BYTES_MAX 32 /* a packet's longest data: one row of tiles */

#define NT_ADDR(nt, x, y) (0x2000u + (nt)*0x400u + (y)*32u + (x))
#define NT_ATTR(nt) (0x23C0u + (nt)*0x400u)
#define PAL_ADDR 0x3F00u

ZP(uint8_t, ppuq_used);
ZP(uint8_t, ppuq_cost);
ZP(uint8_t, ppu_blank);
extern uint8_t ppuq_buf[256];

/* 1 when `packets` packets with `bytes` bytes of data in all would be taken now. */
uint8_t ppuq_room(uint8_t packets, uint8_t bytes);

/* Queues bytes along a row / one byte repeated along a row / one byte; 1 when taken. */
uint8_t ppuq_row(uint16_t addr, const uint8_t *bytes, uint8_t count);
uint8_t ppuq_fill(uint16_t addr, uint8_t byte, uint8_t count);
uint8_t ppuq_byte(uint16_t addr, uint8_t byte);

/* For callers that make their bytes on the way: where to write `count` of them, or 0 when refused. Publish with
 * ppuq_publish after the last byte is in place; nothing else may be queued in between. With PPUQ_DOWN added to the first byte of the packet,
 * ppuq_buf[ppuq_used], they go down a column. */
#define PPUQ_DOWN 0x80
uint8_t *ppuq_open(uint16_t addr, uint8_t count);
void ppuq_publish(void);

/* Empties the queue into the PPU at once. Only while rendering is off. */
void ppuq_flush(void);

#endif
