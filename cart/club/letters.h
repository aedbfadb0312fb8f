/* Words in large wooden letters. In the club's page; while rendering is off. */
#ifndef CLUB_LETTERS_H
#define CLUB_LETTERS_H

#include <stdint.h>

/* The word in the middle of four rows of tiles, with its letters in tiles from `tile` on: six for the wood, and six a letter. Its letters are
 * those of LETTERS in letters.c. */
void letters_put(uint16_t row, const char *word, uint8_t tile);

/* The same in Chinese, five rows. */
enum { LETTERS_ZH_LOSE, LETTERS_ZH_WIN, LETTERS_ZH_DRAW, LETTERS_ZH_WINS };
void letters_put_zh(uint16_t row, uint8_t what);

/* Three tiles, one after the other. */
void letters_three(uint16_t at, uint8_t tile);

#endif
