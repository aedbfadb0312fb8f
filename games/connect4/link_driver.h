/* The link on the console: the protocol (link.h) over the bits of the cable (link_bits.s, LINK.md). `link_end` may be read from any page. */
#ifndef LINK_DRIVER_H
#define LINK_DRIVER_H

#include "games/connect4/link.h"
#include "gates.h"

extern link_t link_end;

FAR(B_CONNECT4_LINK, void, link_driver_begin, (uint8_t best_of, uint16_t chance)); /* LINK was chosen */
FAR(B_CONNECT4_LINK, void, link_driver_tick, (void));
FAR(B_CONNECT4_LINK, void, link_driver_think, (void));          /* until the frame is over: speaks and listens */
FAR(B_CONNECT4_LINK, uint8_t, link_driver_events, (void));      /* LINK_EV_ bits since the last call */
FAR(B_CONNECT4_LINK, void, link_driver_move, (uint8_t column)); /* this console's player has moved */
FAR(B_CONNECT4_LINK, void, link_driver_ready, (void));          /* and wants the next game */

/* link_bits.s, for link_driver.c: one exchange of frames over the cable, half duplex, by single bits. */
/* What is sent, and what came: length first. In work RAM, which must be open. */
extern uint8_t link_bits_out[LINK_FRAME_MAX], link_bits_in[LINK_FRAME_MAX];

uint8_t link_bits_call(void); /* sends link_bits_out, takes the answer; its length, 0 none */
uint8_t link_bits_listen(void); /* until the frame is over; the length of what came, 0 none; link_bits_out was the answer */

#endif
