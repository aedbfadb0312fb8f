/* For a screen whose interrupts must do more than empty the VRAM queue: the Labyrinth's view. Both routines are in the fixed bank.
 * Every change of screen removes them. */
#ifndef HOOK_H
#define HOOK_H

#include <stdint.h>
#include "cart/twin.h"

/* nmi: first thing in the vertical blank; it returns in A: 0 continue, 1 the VRAM queue must wait for the next frame,
 *      2 touch no register of the PPU in this frame. May use A, X, Y.
 * irq: at picture line `line`, by the board's counter (background at $0000, sprites at $1000, rendering on). May use A, X. */
typedef void (*hook_t)(void);
ZP(hook_t, hook_nmi);
ZP(hook_t, hook_irq);
ZP(uint8_t, hook_line);

void hook_install(void); /* after the three above are set, while rendering is off */
void hook_remove(void);

#endif
