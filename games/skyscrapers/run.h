/* The slices of maker, solver and hint, one after the other until the frame is over or they have something to say. In their own page:
 * a far call for each slice was a twentieth of the time. */
#ifndef SKY_RUN_H
#define SKY_RUN_H

#include <stdint.h>
#include "gates.h"

FAR(B_SKYSCRAPERS_AI, uint8_t, sky_run_make, (void));  /* the last of the maker's */
FAR(B_SKYSCRAPERS_AI, uint8_t, sky_run_solve, (void)); /* the last of the solver's states */
FAR(B_SKYSCRAPERS_AI, uint8_t, sky_run_hint, (void));  /* the last of the hint's */

#endif
