#include <string.h>
#include "cart/ppuq.h"

#define REPEAT 0x40
#define HEAD_BYTES 3

static uint8_t open_next; /* where the queue will end once the open packet is published */
static uint8_t open_cost;

uint8_t ppuq_room(uint8_t packets, uint8_t bytes) {
    uint16_t cost, used;
    cost = packets;
    cost = cost * PPUQ_PACKET;
    cost += bytes;
    used = packets;
    used = used * HEAD_BYTES;
    used += bytes;
    used += ppuq_used;
    cost += ppuq_cost;
    return cost <= PPUQ_BUDGET && used < 255;
}

/* Writes the head of a packet; 1 when there is room for it. */
static uint8_t begin(uint16_t addr, uint8_t control, uint8_t bytes) {
    uint8_t at;
    if (!ppuq_room(1, bytes)) {
        if (!ppu_blank) {
            return 0;
        }
        ppuq_flush();
    }
    at = ppuq_used;
    ppuq_buf[(uint8_t)(at + 1)] = (uint8_t)(addr >> 8);
    ppuq_buf[(uint8_t)(at + 2)] = (uint8_t)addr;
    ppuq_buf[at] = control;
    open_next = (uint8_t)(at + HEAD_BYTES);
    open_next += bytes;
    open_cost = (uint8_t)(bytes + PPUQ_PACKET);
    return 1;
}

void ppuq_publish(void) {
    ppuq_buf[open_next] = 0;
    ppuq_used = open_next;
    ppuq_cost += open_cost;
}

uint8_t *ppuq_open(uint16_t addr, uint8_t count) {
    if (!begin(addr, count, count)) {
        return 0;
    }
    return ppuq_buf + ppuq_used + HEAD_BYTES;
}

uint8_t ppuq_row(uint16_t addr, const uint8_t *bytes, uint8_t count) {
    if (!begin(addr, count, count)) {
        return 0;
    }
    memcpy(ppuq_buf + ppuq_used + HEAD_BYTES, bytes, count); /* a tenth of the time of a loop in C */
    ppuq_publish();
    return 1;
}

uint8_t ppuq_fill(uint16_t addr, uint8_t byte, uint8_t count) {
    if (!begin(addr, (uint8_t)(count | REPEAT), 1)) {
        return 0;
    }
    ppuq_buf[(uint8_t)(ppuq_used + HEAD_BYTES)] = byte;
    open_cost += count; /* the PPU takes them all, though the queue holds one */
    if ((uint8_t)(open_cost + ppuq_cost) > PPUQ_BUDGET && !ppu_blank) {
        ppuq_buf[ppuq_used] = 0;
        return 0;
    }
    ppuq_publish();
    return 1;
}

uint8_t ppuq_byte(uint16_t addr, uint8_t byte) {
    return ppuq_row(addr, &byte, 1);
}
