/* The pause menu of every game; called by the frame loop through gates. */
#ifndef PAUSE_H
#define PAUSE_H

void pause_draw(void); /* into the second nametable, while rendering is off */
void pause_open(void);
void pause_tick(void);

#endif
