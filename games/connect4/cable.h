/* The link on the console: the protocol (link.h) on the wire (wire.h). `cable` may be read from
 * any page. */
#ifndef CABLE_H
#define CABLE_H

#include "games/connect4/link.h"
#include "gates.h"

extern link_t cable;

FAR(B_CONNECT4_LINK, void, cable_begin, (uint8_t best_of, uint16_t chance)); /* LINK was chosen */
FAR(B_CONNECT4_LINK, void, cable_tick, (void));
FAR(B_CONNECT4_LINK, void, cable_think, (void));            /* until the frame is over: speaks and listens */
FAR(B_CONNECT4_LINK, uint8_t, cable_events, (void));        /* LINK_EV_ bits since the last call */
FAR(B_CONNECT4_LINK, void, cable_move, (uint8_t column));   /* this console's player has moved */
FAR(B_CONNECT4_LINK, void, cable_ready, (void));            /* and wants the next game */

#endif
