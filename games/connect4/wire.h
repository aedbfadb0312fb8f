/* The cable between two consoles: one exchange of frames, half duplex, by single bits. wire.s, LINK.md. */
#ifndef WIRE_H
#define WIRE_H

#include "games/connect4/link.h"

/* What is sent, and what came: length first. In work RAM, which must be open. */
extern uint8_t wire_out[LINK_FRAME_MAX], wire_in[LINK_FRAME_MAX];

uint8_t wire_call(void);   /* sends wire_out, takes the answer; its length, 0 none */
uint8_t wire_listen(void); /* until the frame is over; the length of what came, 0 none; wire_out was the answer */

#endif
