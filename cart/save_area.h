/* How save.c and save_old.c read and write the battery RAM. On the host a test sees every single write, and may cut the power after it. */
#ifndef SAVE_AREA_H
#define SAVE_AREA_H

#include <stdint.h>
#include <string.h>

#define SAVE_AREA_BYTES 0x0D00

#ifdef __CC65__
#define SAVE_AREA ((uint8_t *)0x6000)
#define SAVE_POKE(cell, value) (cell) = (value)
#define save_copy memcpy
#else
extern uint8_t save_area[];
void save_poke(uint8_t *cell, uint8_t value);
#define SAVE_AREA save_area
#define SAVE_POKE(cell, value) save_poke((uint8_t *)&(cell), (value))
void save_copy(uint8_t *to, const uint8_t *from, uint16_t length);
#endif

#define SAVE_MAGIC 0xB5

uint8_t save_ram_is_there(void);
uint16_t save_word(const uint8_t *low);
void save_crc(const uint8_t *from, uint16_t length); /* continues the running CRC */

/* Writes all copies of a slot, in the area that begins at save_base. */
extern uint8_t *save_base;
void save_write(uint8_t slot, const uint8_t *from, uint16_t length);

/* The payload of the journal of the area at save_base: room to put something together. */
#define SAVE_DRAFT (save_base + SAVE_JOURNAL_AT + 8)

/* save_old.c: finishes taking over an older save that the power cut short; and takes one over, if there is one. */
void save_old_finish(void);
void save_old_take(void);

#endif
