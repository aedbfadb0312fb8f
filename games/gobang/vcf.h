/* Victory by continuous fours: does `side`, to move, win by fours alone, each of which the other side must answer at once?
 *
 * Works on the board of hot.h. The side to move must have no five to make and none to stop (ai.c has dealt with both).
 * A proof is exact: every answer is forced, so a move it returns wins. "No" may also mean that the stones ran out.
 */
#ifndef GOBANG_VCF_H
#define GOBANG_VCF_H

#include <stdint.h>

enum { GB_VCF_RUNNING, GB_VCF_WON, GB_VCF_NONE };

#define GB_VCF_DEPTH 12 /* most fours in a row that are tried */

extern uint8_t gb_vcf_path[2 * GB_VCF_DEPTH]; /* after GB_VCF_WON: the line found, four and answer in turn */
extern uint8_t gb_vcf_path_length;
extern uint16_t gb_vcf_nodes; /* stones put by this search */

/* Starts a search of at most `budget` stones. */
void gb_vcf_begin(uint8_t side, uint16_t budget);

/* The other side threatens five on `fives` cells, `five` being one of them: the first four must stop it. Call after gb_vcf_begin(). */
void gb_vcf_threatened(uint8_t fives, uint8_t five);

/* One bounded piece of work (a put or two takes or a scan). After GB_VCF_WON or GB_VCF_NONE the board is as at gb_vcf_begin(). */
uint8_t gb_vcf_step(void);

#endif
