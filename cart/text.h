/* Words and numbers, in the language that is chosen. The font is at tiles 0..94 of the background in the order of ASCII, on every
 * screen.
 *
 * A text is an entry of a module's <name>_text[] (mktext), or any string in RAM or the fixed bank, which is shown as it is. English is a
 * row high. Chinese is two rows high, from the given row down, and its glyphs take tiles that the screen does not use: text_area says
 * which; the screens of plain paper need not. What such a text needs is loaded while rendering is off; one that comes up later must
 * be loaded by text_load when the screen is entered, or be the message of text_line. */
#ifndef TEXT_H
#define TEXT_H

#include <stdint.h>
#include "cart/twin.h"

#define TEXT_TILE(c) ((uint8_t)((c)-0x20))

/* The tiles of the font's punctuation, letters and pictures that a Chinese screen can do without, and those from `own` to $FF; at the
 * end of the letters the line of messages, of this many columns. `own` must be even. */
#define TEXT_RANGES 4
typedef struct {
    uint8_t first[TEXT_RANGES], pairs[TEXT_RANGES]; /* tiles, even; how many pairs of them */
    uint8_t line;                                   /* first tile of the line of messages */
} text_area_t;
/* For the screen being entered, before its first text: the tiles that its words may have. */
#define TEXT_AREA(own, columns) \
    { {own, 0x1A, 0x02, 0x6E}, {(0x100 - (own)) / 2, 34 - (columns), 7, 8}, 0x5E - 2 * (columns) }
void text_area(const text_area_t *area);
extern const text_area_t text_paper; /* everything from tile $80; set before each enter */

/* $FF: Chinese words are drawn on colour 1, on paper (paper.h); 0: on the backdrop. */
extern uint8_t text_ground;

/* The language of the screen that is shown, as the options had it when it was entered. */
enum { TEXT_ENGLISH, TEXT_CHINESE, TEXT_LANGUAGES };
ZP(uint8_t, text_language);
#define TEXT_ROWS ((uint8_t)(text_language + 1)) /* rows that a line of words takes */
#define TEXT_CHOICE(english, chinese) (text_language == TEXT_ENGLISH ? (english) : (chinese)) /* a row, a column */

/* One line of text (or a block: each newline continues below). 1 when all of it was taken; a block only while
 * rendering is off. */
uint8_t text_put(uint16_t addr, const char *text);

/* A number, right-aligned in `width` tiles, blanks before it. Too large for the width: its last digits. One row, in either language. */
uint8_t text_number(uint16_t addr, uint16_t value, uint8_t width);

/* The line in the middle of a row 32 tiles wide. */
uint8_t text_centre(uint16_t row_addr, const char *text);

/* A message line: the text in the middle of `width` tiles, what was there wiped away; or from the left. Call it every tick until it
 * returns 1: a Chinese message is loaded first, a glyph a tick, and then shown whole. One such line a screen. */
uint8_t text_line(uint16_t addr, uint8_t width, const char *text);
uint8_t text_line_left(uint16_t addr, uint8_t width, const char *text);

/* While rendering is off: what this text needs, for later. */
void text_load(const char *text);

/* Blanks where a text of `width` tiles was; 1 when taken. */
uint8_t text_wipe(uint16_t addr, uint8_t width);

/* For texts of several pages (help, credits): the text of page 1, 2 ... of it, or 0 behind the last. Only for text_put_page. */
uint8_t text_put_page(uint16_t addr, const char *text, uint8_t page);
uint8_t text_pages(const char *text);

#endif
