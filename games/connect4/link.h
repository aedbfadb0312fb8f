/* Connect 4 between two consoles: the protocol. Pure: no wire, no screen; the same code on the host and on the 6502.
 * LINK.md has the frames and the diagram of states.
 *
 * Both ends keep the same record: a session, the number of the game in it, and the match with its list of moves. The record only
 * ever grows, and (game, count of moves) is its place in time: the sequence number of every frame, and by being sent back the
 * acknowledgement. A frame says where its sender is, so frames may be lost, doubled, late or out of order: an old one says
 * nothing new. Every frame has a CRC of its bytes and a digest of the whole record.
 *
 * Nothing that the rules of the match do not allow is accepted from the other end; an end that sends such a thing is refused for
 * good.
 *
 *     link_begin(&l, best_of, chance);            LINK was chosen
 *     each 1/60 s:  link_tick(&l);  if (link_due(&l)) send what link_frame(&l, bytes) gives, link_sent(&l)
 *     whenever bytes came:          link_take(&l, bytes, length)
 *     the player's own move:        link_move(&l, column);       next game wanted:  link_ready(&l)
 *
 * and the game looks at l.events (and clears what it has dealt with) and l.match.
 */
#ifndef LINK_H
#define LINK_H

#include "games/connect4/match.h"
#include "gates.h"

#define LINK_FRAME_MIN 8
#define LINK_FRAME_MAX 37
#define LINK_LOST_TICKS 90 /* ticks without a good frame after which the other end counts as gone */

enum {
    LINK_SEARCH,
    LINK_INVITE,
    LINK_PLAY,
    LINK_REFUSED
}; /* state; refused: the other end broke the rules, silent for good */
enum { LINK_SEARCHING, LINK_CONNECTED, LINK_LOST, LINK_PAUSED }; /* link_light */

/* events */
#define LINK_EV_CONNECTED 1 /* the other end answers, first or again */
#define LINK_EV_LOST 2      /* it no longer does */
#define LINK_EV_MOVE 4      /* the newest move came from the other end */
#define LINK_EV_NEXT 8      /* both were ready: the next game has begun */
#define LINK_EV_REPLACED 16 /* the record was replaced as a whole: redraw it */
#define LINK_EV_REFUSED 32  /* the other end broke the rules; the record is as it was before */

typedef struct {
    /* the record, the same at both ends */
    uint8_t session[2];
    uint8_t game; /* games begun before this one in the session, mod 256 */
    c4_match_t match;
    uint8_t digest[2]; /* CRC-16 of session, game, best_of, starter and moves */
    /* this end */
    uint8_t state;
    uint8_t me;           /* player: 0 chose LINK first, and begins the first game */
    uint8_t ready;        /* 1: wants the next game */
    uint8_t events;       /* LINK_EV_ bits that the game has not dealt with */
    uint8_t paused;       /* 1: frames say that this end will not listen; cleared by the next tick */
    uint8_t other_paused; /* 1: the other end says so */
    uint8_t alive;        /* 1: the other end answers */
    uint8_t quiet;        /* ticks since its last good frame */
    uint8_t wait;         /* ticks until the next frame is due */
    uint8_t want_list;    /* 1: this end cannot follow, the other one must send its list */
    uint8_t send_list;    /* 1: the other end cannot follow */
    uint8_t behind;       /* 1: the other end has not yet said that it has all of the record */
    uint16_t age;         /* ticks since LINK was chosen */
    uint16_t chance;      /* random number; also the name of the session if this end invites */
} link_t;

/* LINK was chosen: begins to search. chance: any number that the other end is not likely to have. */
void link_begin(link_t *l, uint8_t best_of, uint16_t chance);

void link_tick(link_t *l);                                          /* 1/60 s has passed */
uint8_t link_due(const link_t *l);                                  /* 1: a frame should be sent now */
uint8_t link_frame(const link_t *l, uint8_t *bytes);                /* writes a frame and returns its length */
void link_sent(link_t *l);                                          /* the frame was sent: none is due for a while */
uint8_t link_take(link_t *l, const uint8_t *bytes, uint8_t length); /* 1 when it was whole and of the session */

uint8_t link_turn(const link_t *l);           /* the player to move */
uint8_t link_move(link_t *l, uint8_t column); /* 1 when taken: legal, and this end's turn */
void link_ready(link_t *l);                   /* this end wants the next game; nothing while this one is not over */
FAR(B_CONNECT4_LINK, uint8_t, link_light, (const link_t *l)); /* LINK_SEARCHING ...: the state of the light */

/* ---- on the console: link_driver.c and link_bits.s ------------------------------------------------------------------ */

/* This console's end; it may be read from any page. */
extern link_t link_end;

FAR(B_CONNECT4_LINK, void, link_driver_begin, (uint8_t best_of, uint16_t chance)); /* LINK was chosen */
FAR(B_CONNECT4_LINK, void, link_driver_tick, (void));
FAR(B_CONNECT4_LINK, void, link_driver_think, (void));          /* until the frame is over: speaks and listens */
FAR(B_CONNECT4_LINK, uint8_t, link_driver_events, (void));      /* LINK_EV_ bits since the last call */
FAR(B_CONNECT4_LINK, void, link_driver_move, (uint8_t column)); /* this console's player has moved */
FAR(B_CONNECT4_LINK, void, link_driver_ready, (void));          /* and wants the next game */
FAR(B_CONNECT4_LINK, void, link_driver_pause, (void)); /* the pause menu opens: says so to the other end at once */

/* link_bits.s, for link_driver.c: one exchange of frames over the cable, half duplex, by single bits. */
/* What is sent, and what came: length first. In work RAM, which must be open. */
extern uint8_t link_bits_out[LINK_FRAME_MAX], link_bits_in[LINK_FRAME_MAX];

uint8_t link_bits_call(void); /* sends link_bits_out, takes the answer; its length, 0 none */
uint8_t link_bits_listen(void); /* until the frame is over; the length of what came, 0 none; link_bits_out was the answer */

#endif
