/* Best times, kept in the save RAM that the front end stores between plays.
 *
 *    0    8  "LABKIT02"
 *    8    4  times the core was started
 *   12    4  mazes solved
 *   16 1008  63 entries of 16: seed, centiseconds, steps, mode; best first, centiseconds 0 = empty
 * 1024    4  checksum of the bytes before
 *
 * Numbers are little endian. There is one entry for a seed and a mode, its best. What 1.0 wrote ("LABKIT01",
 * ten entries and a checksum at 176) is read: its times stay as MODE_OLD, since its seeds made other mazes.
 * Whatever else is not valid counts as empty: a new file, a damaged one, one of another program.
 */
#ifndef LABKIT_SCORES_H
#define LABKIT_SCORES_H

#include <stddef.h>
#include <stdint.h>

#define SCORES_SIZE 1028
#define SCORES_ENTRIES 63

/* What a time was made in. */
enum { MODE_NONE, MODE_OLD, MODE_MEANT, MODE_EXTENDED, MODES };

typedef struct {
    uint32_t seed, centiseconds, steps, mode;
} score_t;

typedef struct {
    uint8_t byte[SCORES_SIZE];
} scores_t;

/* Makes the save RAM valid and empty unless it is valid already. */
void labkit_scores_check(scores_t *s);

/* Counts a start of the core; returns how many there have been. */
uint32_t labkit_scores_boot(scores_t *s);

/* Adds a solved maze, unless it is of MODE_NONE, took no time, or the same maze was solved faster in that
 * mode. */
void labkit_scores_add(scores_t *s, const score_t *score);

/* Entry 0..SCORES_ENTRIES-1; false if empty. */
int labkit_scores_get(const scores_t *s, unsigned entry, score_t *score);

/* Best time of a maze in a mode; 0 if there is none. */
uint32_t labkit_scores_best(const scores_t *s, uint32_t seed, uint32_t mode);

#endif
