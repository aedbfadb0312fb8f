/* The link on the console: the protocol (link.h) on the wire (wire.h). These are called through gates.h by other pages; `cable`
 * may be read from anywhere. */
#ifndef CABLE_H
#define CABLE_H

#include "games/connect4/link.h"

extern link_t cable;

void cable_begin(uint8_t best_of, uint16_t chance); /* LINK was chosen */
void cable_tick(void);
void cable_think(void);            /* until the frame is over: speaks and listens */
uint8_t cable_events(void);        /* LINK_EV_ bits since the last call */
void cable_move(uint8_t column);   /* this console's player has moved */
void cable_ready(void);            /* and wants the next game */

#endif
