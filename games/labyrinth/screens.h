/* The screens around the walk: what to walk, the centre, the walk on the map, a course's medal. They are in pages where there is room. */
#ifndef LABYRINTH_SCREENS_H
#define LABYRINTH_SCREENS_H

#include <stdint.h>
#include "gates.h"

enum { LAB_CHOOSE_ENTER, LAB_CHOOSE_TICK, LAB_DATE_ENTER, LAB_DATE_TICK };
FAR(B_ART, void, lab_before, (uint8_t part));
enum { LAB_HEART_ENTER, LAB_HEART_TICK, LAB_RESULT_ENTER, LAB_RESULT_TICK };
FAR(B_ART, void, lab_after, (uint8_t part));
void lab_result_enter(void);
void lab_result_tick(void);

/* A text of the game, whose table is in the main page. */
#define lab_word(text) game_text(labyrinth_text, (text))

/* A counter of the record, which is shown here and counted by stats.h. */
FAR(B_ART, uint16_t, lab_best, (uint8_t counter));

/* To the next maze of the event, as A on the last of these screens. */
#define lab_next_maze() (game_mode = GAME_FRESH, screen_go(SCREEN_GAME + GAME_PLAY))

#endif
