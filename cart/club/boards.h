/* The three board games of the ladder: where their choices and counters are. In the club's page. */
#ifndef CLUB_BOARDS_H
#define CLUB_BOARDS_H

#include <stdint.h>

enum { BOARD_CONNECT4, BOARD_AMAZONS, BOARD_GOBANG, BOARDS };
#define BOARD_NONE 0xFF

uint8_t board_now(void); /* of the chosen game */

/* Which of game_choice is the machine's level, when one person plays against it; BOARD_NONE. Its value less one is the cast's. */
uint8_t board_machine(void);

/* How often this one was beaten; a token is what is not 0. */
uint16_t board_beaten(uint8_t board, uint8_t who);
uint8_t board_tokens(uint8_t board); /* of the five of the ladder: a bit each, PIP's is 1 */

/* Against the machine, of one board (turns.h). */
uint16_t board_counter(uint8_t board, uint8_t counter);

uint8_t board_token_bits(uint8_t kind);
uint8_t board_bits_in(uint8_t byte);

#endif
