/* Data in other pages: art, maps, tables. The generated files hold a far_data_t for each, in the fixed bank. */
#ifndef FAR_H
#define FAR_H

#include <stdint.h>
#include "cart/twin.h"

typedef struct {
    const void *addr;
    uint16_t length;
    uint8_t page; /* with $80: tiles that png2chr packed, this many as `length` says; only for vram_load */
} far_data_t;

ZP(uint8_t, far_page); /* page of far_call */
ZP(void *, far_dst);   /* where far_copy writes */

/* With rendering off, after vram_at: the bytes as they are / unpacked (format: chr/README.md). */
void vram_load(const far_data_t *data);
void vram_unpack(const far_data_t *data);

void vram_at(uint16_t addr);
void vram_zero(uint8_t pages); /* 256 zeros each */

/* The bytes into RAM at far_dst. */
void far_copy(const far_data_t *data);
void far_fetch(void *to, const void *from, uint8_t bytes, uint8_t page); /* game.c: without a far_data_t */

/* Calls fn, which is in page far_page. */
void far_call(void (*fn)(void));

#endif
