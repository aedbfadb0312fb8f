/* The word lists of the cartridge, text.txt and text.zh.txt:
 *
 *   KEY text        the text of a key, to the end of the line
 *    more           a line that starts with a blank continues the text on a new line
 *    ----           the text continues on another page (help and credits)
 *   {A}             in a text, a drawn button: {A} {B} {PAD} one column wide, {START} {SELECT} three
 *   @columns N KEY...   (text.zh.txt) these keys have at most N columns of 8 pixels
 *   @tiles N KEY...     (text.zh.txt) all glyphs of these keys together need at most N tiles; KEY* matches several keys
 *   # comment
 *
 * A Chinese character is two columns wide and takes four tiles, a letter one column and two tiles. */
#ifndef WORDLIST_H
#define WORDLIST_H

#include <stdint.h>

#define WORD_KEYS_MAX 220
#define WORD_NEW_PAGE '\f'
#define WORD_BUTTON_FIRST \
    1 /* a column of a drawn button is one of these characters, in the order of the font's tiles */
#define WORD_BUTTON_LAST 9
#define WORD_PAIR_FIRST \
    0x97 /* an English byte from here on is a pair of letters (mkpairs): those below are letters and buttons */
#define WORD_PAIRS (0x100 - WORD_PAIR_FIRST)
#define WORD_COLUMNS 28 /* between the safe margins of a television */

typedef struct {
    char *key, *text; /* UTF-8; lines end with '\n', pages with '\f' */
    int line;         /* where the key is, for messages */
} word_t;

typedef struct {
    const char *file;
    word_t words[WORD_KEYS_MAX];
    int count;
    char *limits[WORD_KEYS_MAX]; /* the lines that begin with @ */
    int limit_lines[WORD_KEYS_MAX], limit_count;
} wordlist_t;

/* Every error ends the program with a message that names file and line. */
void wordlist_read(wordlist_t *list, const char *path);
const word_t *wordlist_find(const wordlist_t *list, const char *key);
_Noreturn void word_fail(const char *file, int line, const char *message, const char *detail);

/* Reads the character at *s and moves past it; 0 at the end. Invalid bytes end the program. */
uint32_t word_next(const char **s, const char *file, int line);
int word_is_glyph(uint32_t c); /* 16 pixels wide; else a letter of 8 */
int word_is_button(uint32_t c);
unsigned word_byte(unsigned c); /* a character of an English text as in the ROM: for a button the number of its tile, plus $20 as for all letters */
/* Letters that no Chinese text uses: their places in the page of glyphs hold the buttons (chr/punctuation.hex). */
extern const char word_button_letters[];

/* Widths and limits of a Chinese list. */
void wordlist_check(const wordlist_t *list);

#endif
