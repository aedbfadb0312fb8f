/* Victory by continuous fours: does `side`, to move, win by fours alone, each of which the other side must answer at once?
 *
 * Works on the board of hot.h. The side to move must have no five to make and none to stop (think.c has dealt with both).
 * A proof is exact: every answer is forced, so a move it returns wins. "No" may also mean that the budget or the log ran out.
 */
#ifndef RELEASE10_VCF_H
#define RELEASE10_VCF_H

#include <stdint.h>

enum { G10_VCF_RUNNING, G10_VCF_WON, G10_VCF_NONE };

#define G10_VCF_DEPTH 12 /* most fours in a row that are tried */

extern uint8_t g10_vcf_path[2 * G10_VCF_DEPTH]; /* after G10_VCF_WON: the line found, four and answer in turn */
extern uint8_t g10_vcf_path_length;
extern uint16_t g10_vcf_nodes; /* stones put by this search */

/* Starts a search of at most `budget` stones. */
void g10_vcf_begin(uint8_t side, uint16_t budget);

/* The other side threatens five on `fives` cells, `five` being one of them: the first four must stop it. Call after g10_vcf_begin(). */
void g10_vcf_threatened(uint8_t fives, uint8_t five);

/* One bounded piece of work (a put or two takes or a scan). After G10_VCF_WON or G10_VCF_NONE the board is as at g10_vcf_begin(). */
uint8_t g10_vcf_step(void);

#endif
