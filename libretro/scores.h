/* Best times, kept in the save RAM that the front end stores between plays.
 *
 *   0   8  "LABKIT01"
 *   8   4  times the core was started
 *  12   4  mazes solved
 *  16 160  ten entries of 16: seed, centiseconds, steps, corrections; best first, centiseconds 0 = empty
 * 176   4  checksum of the bytes before
 *
 * Numbers are little endian. Whatever is not valid counts as empty: a new file, a damaged one, one of another
 * program.
 */
#ifndef LABKIT_SCORES_H
#define LABKIT_SCORES_H

#include <stddef.h>
#include <stdint.h>

#define SCORES_SIZE 256
#define SCORES_ENTRIES 10

typedef struct {
    uint32_t seed, centiseconds, steps, fix;
} score_t;

typedef struct {
    uint8_t byte[SCORES_SIZE];
} scores_t;

/* Makes it a valid, empty one unless it is valid. */
void labkit_scores_check(scores_t *s);

/* Counts a start of the core; how many there have been. */
uint32_t labkit_scores_boot(scores_t *s);

/* Adds a solved maze. The very same result twice (a frame run again after a rewind) counts once. */
void labkit_scores_add(scores_t *s, const score_t *score);

/* Entry 0..9; false if empty. */
int labkit_scores_get(const scores_t *s, unsigned entry, score_t *score);

#endif
