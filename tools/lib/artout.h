/* Text output of the art tool: ca65 data and the constants for C and assembly. */
#ifndef ARTOUT_H
#define ARTOUT_H

#include <stddef.h>
#include <stdint.h>
#include <stdio.h>

/* Writes "; why", "_name:" and the bytes, exported, 16 a line. */
void out_bytes(FILE *s, const char *name, const char *what, const uint8_t *bytes, size_t count);

/* Packs by the scheme in chr/README.md. 'out' must have room for count + count / 127 + 2 bytes; returns the
 * length. $00            end $01-$7F        that many bytes follow unpacked $81-$FF b      byte b,
 * repeated code & $7F times
 */
size_t out_pack(const uint8_t *in, size_t count, uint8_t *out);

/* Packs planes of tiles, eight bytes each: a byte with a bit for each row, the top row's first, 1 = as the row above (0 above the first);
 * then the rows that differ. 'out' must have room for 9 bytes a plane; returns the length. */
size_t out_pack_tiles(const uint8_t *in, size_t count, uint8_t *out);

/* One constant NAME_SUFFIX in upper case, to art.h and art.inc. */
void out_constant(FILE *h, FILE *inc, const char *name, const char *suffix, unsigned value);

#endif
