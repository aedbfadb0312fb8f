/* An exact Connect 4 solver for the host: alpha-beta on 64-bit boards with a large table of full keys. It answers yes-or-no
 * questions ("does this side place a winning stone by stone number d?"); values with their distance are found by varying d.
 * Nothing is ever guessed: positions are stored whole, not as hashes. */
#ifndef C4SOLVE_H
#define C4SOLVE_H

#include "tools/lib/c4bits.h"

#include <stddef.h>

/* A solver and its table of 2^bits entries of 8 bytes; NULL when there is no memory. With proofs = 0 it uses search alone, which
 * is slower; the follow-up proofs that the console uses are judged by it. */
typedef struct c4_solver c4_solver_t;
c4_solver_t *c4s_new(int bits, int proofs);
void c4s_free(c4_solver_t *s);
/* Empties the table, so that bounded questions no longer depend on what was asked before. */
void c4s_forget(c4_solver_t *s);

/* Whether `attacker` (0 first, 1 second) wins with stone number `deadline` at the latest. */
int c4s_wins(c4_solver_t *s, const c4_board_t *b, int attacker, int deadline);

/* The same with at most `budget` nodes: 1, 0, or -1 when it was not settled. */
int c4s_try(c4_solver_t *s, const c4_board_t *b, int attacker, int deadline, uint64_t budget);

/* For the side to move: 1 win, 0 draw, -1 loss. */
int c4s_sign(c4_solver_t *s, const c4_board_t *b);

/* The number of the winning stone under best play (fastest win, slowest loss), positive when the side to move
 * wins, negative when it loses, 0 for a draw. `sign` is the known c4s_sign. A position already decided is not
 * allowed. */
int c4s_end(c4_solver_t *s, const c4_board_t *b, int sign);

/* Writes the table to a file, or reads it back; 1 on success. A solver read back answers as the one written.
 */
int c4s_save(const c4_solver_t *s, const char *file);
int c4s_load(c4_solver_t *s, const char *file);

#endif
