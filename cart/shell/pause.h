/* The pause menu of every game; called by the frame loop through gates. */
#ifndef PAUSE_H
#define PAUSE_H

#include "gates.h"

FAR(B_SHELL, void, pause_draw, (void)); /* into the second nametable, while rendering is off */
FAR(B_SHELL, void, pause_open, (void));
FAR(B_SHELL, void, pause_tick, (void));

#endif
