/* Chinese text: glyphs of 16x16 pixels and letters of 8x16, as tiles of the screen that shows them.
 *
 * A column of 8x16 pixels is a pair of tiles, even and odd number, upper and lower. A glyph has two columns, a letter one. A screen has
 * an area of pairs that are free for words; what it shows is loaded there once, when it is entered (or by text_load), and found again by
 * its code. The message line has its own pairs, in order, so that a message only has to be loaded and shown.
 *
 * For text.c and the pause menu; others use text.h. cjk.c is in the page of the Chinese texts and is called while that page is in
 * (words_in), so it takes nothing of the fixed bank. */
#ifndef CJK_H
#define CJK_H

#include <stdint.h>
#include "cart/twin.h"
#include "cart/text.h"
#include "gates.h"

#define CJK_GLYPHS_MAX 52
#define CJK_LETTERS_MAX 26

ZP(uint8_t, text_cjk);                /* the text that words_in gave is Chinese */
ZP(const char *, cjk_at);             /* the text being read */
ZP(uint16_t, cjk_code);               /* its character: address of a glyph, or a letter */
ZP(uint8_t *, far_ptr);               /* the glyph being read */
extern const uint8_t glyph_letters[]; /* in the page of the glyphs; only its address counts */

const char *words_in(const char *text);
void words_out(void);
uint8_t words_length(const char *text); /* English: the letters of its first line; cjk_at is where it begins */
void words_copy(uint8_t *to);           /* the line at cjk_at as tiles; cjk_at is then where it ends */
uint8_t cjk_next(void);
uint8_t cjk_find(void);
void cjk_bits(uint8_t *to);

/* What is loaded: addresses of glyphs, letters. text.c sets it back when a screen is entered. */
extern uint8_t cjk_lo[CJK_GLYPHS_MAX], cjk_hi[CJK_GLYPHS_MAX], cjk_letter[CJK_LETTERS_MAX];
extern uint8_t cjk_glyphs, cjk_letters;
extern text_area_t cjk_area;
extern uint8_t cjk_pairs;       /* of the area */
extern const char *cjk_message; /* whose glyphs are in the line's tiles, or on the way there */
extern uint8_t cjk_window_tile; /* next tile of the sprites' table; 0: words use the area */
extern uint8_t cjk_blank;       /* the empty tile */

uint8_t cjk_length(const char *text);                /* columns of its first line */
FAR(B_ZH, uint8_t, cjk_columns, (const char *text)); /* the same of any text, from any page */
FAR(B_ZH, uint8_t, cjk_told, (uint16_t addr, uint8_t width, const char *text)); /* text_line for letters and digits in RAM */
uint8_t cjk_put(uint16_t addr, const char *text, uint8_t step); /* addr: of the upper row; step: bytes from line to line */
void cjk_load(const char *text);
uint8_t cjk_line(uint16_t addr, uint8_t width, const char *text, uint8_t centred);

/* While rendering is off: from here on words go one after the other to tiles of the sprites' table, from `tile` on (even), with
 * `empty` for blanks, until cjk_window(0, 0). */
void cjk_window(uint8_t tile, uint8_t empty);

#endif
