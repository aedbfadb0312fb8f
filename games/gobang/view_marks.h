/* Marks on stones and points, all sprites: last move, winning row, hint, threats for learners, move numbers. */
#ifndef GB_VIEW_MARKS_H
#define GB_VIEW_MARKS_H

void gb_marks_enter(void); /* while rendering is off: makes the tiles of the numbers, right behind GOB_MARK's */
void gb_marks_draw(void);  /* between oam_begin and oam_end */

#endif
