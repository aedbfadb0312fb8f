/* The options as their own page sees them; from other pages these are far calls (gates.h). */
#ifndef OPTIONS_PAGE_H
#define OPTIONS_PAGE_H

#include "cart/options.h"

void options_load(void); /* at power-on: what was kept, or everything on */
void options_store(void);
void options_apply_sound(void);

#endif
