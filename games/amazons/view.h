/* The Amazons board. Reads rules and play, draws what has changed. */
#ifndef AMA_VIEW_H
#define AMA_VIEW_H

void ama_view_enter(void); /* while rendering is off */
void ama_view_tick(void);

#endif
