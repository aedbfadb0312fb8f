/* Chinese text: glyphs of 16x16 pixels and letters of 8x16, as tiles of the screen that shows them.
 *
 * A column of 8x16 pixels is a pair of tiles, even and odd number, upper and lower. A glyph has two columns, a letter one. A screen has
 * an area of pairs that are free for words; what it shows is loaded there once, when it is entered (or by text_load), and found again by
 * its code. The line of messages has pairs of its own, in order, so that a message never needs more than to be loaded and shown.
 *
 * For text.c and the pause menu; others use text.h. tall.c lies in the page of the Chinese texts and is called while that page is in
 * (words_in), so it takes nothing of the fixed bank. */
#ifndef TALL_H
#define TALL_H

#include <stdint.h>
#include "cart/text.h"

#define TALL_GLYPHS_MAX 52
#define TALL_LETTERS_MAX 26

extern uint8_t text_tall;          /* the text that words_in gave is Chinese */
extern uint8_t text_language;      /* of the screen that is shown: 0 English, 1 Chinese */
extern const char *tall_at;        /* the text being read */
extern uint16_t tall_code;         /* its character: address of a glyph, or a letter */
#ifdef __CC65__
#pragma zpsym("text_tall")
#pragma zpsym("text_language")
#pragma zpsym("tall_at")
#pragma zpsym("tall_code")
#endif

const char *__fastcall__ words_in(const char *text);
void words_out(void);
uint8_t tall_next(void);
uint8_t tall_find(void);
void __fastcall__ tall_bits(uint8_t *to);

/* What is loaded: addresses of glyphs, letters. text.c sets it back when a screen is entered. */
extern uint8_t tall_lo[TALL_GLYPHS_MAX], tall_hi[TALL_GLYPHS_MAX], tall_letter[TALL_LETTERS_MAX];
extern uint8_t tall_glyphs, tall_letters;
extern text_area_t tall_area;
extern uint8_t tall_pairs;        /* of the area */
extern const char *tall_message;  /* whose glyphs are in the line's tiles, or on the way there */
extern uint8_t tall_window_tile;  /* next tile of the sprites' table, 0: the usual way */
extern uint8_t tall_blank;        /* the empty tile */

uint8_t tall_length(const char *text);              /* columns of its first line */
uint8_t tall_put(uint16_t addr, const char *text, uint8_t step); /* addr: of the upper row; step: bytes from line to line */
void tall_load(const char *text);
uint8_t tall_line(uint16_t addr, uint8_t width, const char *text, uint8_t centred);

/* While rendering is off: from here on words go one after the other to tiles of the sprites' table, from `tile` on (even), with
 * `empty` for blanks, until tall_window(0, 0). */
void tall_window(uint8_t tile, uint8_t empty);

#endif
