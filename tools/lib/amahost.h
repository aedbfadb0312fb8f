/* Functions on a game of Amazons that only commands and tests need. */
#ifndef AMAHOST_H
#define AMAHOST_H

#include "games/amazons/ai.h"
#include "games/amazons/rules.h"

/* Sets up a position from 64 contents (AMA_EMPTY...) and the side to move, with no turns made. Returns 0, with nothing changed,
 * unless there are exactly four amazons a side. */
uint8_t ama_setup(const uint8_t *cells, uint8_t side);

/* The same from text: eight rows of . R B x with a slash between, and r or b. Also returns 0 if the text is not exactly in that
 * form. */
uint8_t ama_setup_text(const char *board, char side);

/* Reads notation into from, to, arrow; 0 when text is not exactly of that form. Does not check legality. */
uint8_t ama_parse(const char *text, uint8_t *move);

/* The names of the levels, AMA_LEVEL_ORIGINAL first. */
extern const char *const ama_level_names[AMA_LEVELS];

/* The level of this name; -1 when there is none. */
int ama_level_called(const char *name);

#endif
