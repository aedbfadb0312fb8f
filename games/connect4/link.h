/* Connect 4 between two consoles: the protocol. Pure: no wire, no screen; the same code on the host and on the 6502.
 * LINK.md has the frames and the diagram of states.
 *
 * Both ends keep the same record: a session, the number of the game in it, and the match with its list of moves. The record only
 * ever grows, and (game, count of moves) is its place in time: the sequence number of every frame, and by being sent back the
 * acknowledgement. A frame tells where its sender is, so frames may be lost, doubled, late or out of order: an old one says
 * nothing new. Every frame has a CRC of its own bytes and a digest of the whole record.
 *
 * Nothing is taken from the other end that the rules of the match do not allow: who says such a thing is refused, for good.
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
#define LINK_LOST_TICKS 90 /* so long without a good frame: the other is not there */

enum {
    LINK_SEARCH,
    LINK_INVITE,
    LINK_PLAY,
    LINK_REFUSED
};                                          /* state; refused: the other end broke the rules, silent for good */
enum { LINK_YELLOW, LINK_GREEN, LINK_RED }; /* link_light */

/* events */
#define LINK_EV_CONNECTED 1 /* the other end answers, first or again */
#define LINK_EV_LOST 2      /* it no longer does */
#define LINK_EV_MOVE 4      /* the newest move came from the other end */
#define LINK_EV_NEXT 8      /* both were ready: the next game has begun */
#define LINK_EV_REPLACED 16 /* the record was taken over as a whole: show it anew */
#define LINK_EV_REFUSED 32  /* the other end broke the rules; the record is as it was before */

typedef struct {
    /* the record, the same at both ends */
    uint8_t session[2];
    uint8_t game; /* games begun before this one in the session, mod 256 */
    c4_match_t match;
    uint8_t digest[2]; /* CRC-16 of session, game, best_of, starter and moves */
    /* this end */
    uint8_t state;
    uint8_t me;        /* player: 0 was first to choose LINK, and begins the first game */
    uint8_t ready;     /* 1: wants the next game */
    uint8_t events;    /* LINK_EV_ bits that the game has not dealt with */
    uint8_t alive;     /* 1: the other end answers */
    uint8_t quiet;     /* ticks since its last good frame */
    uint8_t wait;      /* ticks until the next frame is due */
    uint8_t want_list; /* 1: this end cannot follow, the other shall send its list */
    uint8_t send_list; /* 1: the other end cannot follow */
    uint8_t behind;    /* 1: the other end has not yet said that it has all of the record */
    uint16_t age;      /* ticks since LINK was chosen */
    uint16_t chance;   /* random; also the name of the session if this end invites */
} link_t;

/* LINK was chosen: begins to search. chance: any number that the other end is not likely to have. */
void link_begin(link_t *l, uint8_t best_of, uint16_t chance);

void link_tick(link_t *l);                                          /* 1/60 s has passed */
uint8_t link_due(const link_t *l);                                  /* 1: a frame should be sent now */
uint8_t link_frame(const link_t *l, uint8_t *bytes);                /* writes it; its length */
void link_sent(link_t *l);                                          /* it was sent: not due for a while */
uint8_t link_take(link_t *l, const uint8_t *bytes, uint8_t length); /* 1 when it was whole and of the session */

uint8_t link_turn(const link_t *l);           /* the player to move */
uint8_t link_move(link_t *l, uint8_t column); /* 1 when taken: legal, and this end's turn */
void link_ready(link_t *l);                   /* this end wants the next game; nothing while this one is not over */
FAR(B_CONNECT4_LINK, uint8_t, link_light, (const link_t *l)); /* searching, connected, lost: yellow, green, red */

#endif
