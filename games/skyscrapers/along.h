/* Thinking along, as the original machine did: a cell with one height left is filled in. What is left for a cell follows from the player's own
 * entries and from what hints have ruled out, and is worked out again after every act; so undoing an act leaves nothing behind.
 *
 *   sky_along_begin();
 *   while (!sky_along_step()) {}     slices; then all entries of the machine are in sky_game, marked SKY_MACHINE
 */
#ifndef SKY_ALONG_H
#define SKY_ALONG_H

#include "games/skyscrapers/rules.h"
#include "gates.h"

FAR(B_SKYSCRAPERS_LOOK, void, sky_along_begin, (void));   /* takes the machine's entries away */
FAR(B_SKYSCRAPERS_LOOK, uint8_t, sky_along_step, (void)); /* 1: nothing more can be filled in */

#endif
