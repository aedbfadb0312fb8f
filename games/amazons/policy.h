/* How likely a turn is: a score for every turn, a sum of small learned numbers (policy_weights.c) which are looked up by features
 * of the squares before the turn. It decides which few of a thousand turns the search looks at, and in which order. policy.s is
 * the 6502 version, policy_ref.c the same in C; a sim65 test compares them.
 *
 *     ama_hot_levels();
 *     ama_policy_maps();
 *     while (!ama_policy_row()) {
 *     }
 *     ama_policy_landings();
 *     while (!ama_policy_arrows()) {
 *     }
 *
 * finds the best turns of the side to move, up to ama_policy_limit.
 */
#ifndef AMAZONS_POLICY_H
#define AMAZONS_POLICY_H

#include <stdint.h>
#include "cart/twin.h"
#include "gates.h"

/* Entries of a phase's table, in 1/16 of a natural logarithm, 128 is nothing. "Place" is one of ten classes of squares that are
 * alike by symmetry, "last" is the distance to where the other side's last turn landed or shot: 1, 2, 3, more, no such turn. */
#define AMA_P_FROM_FREE 0         /* 9: free neighbours of the amazon */
#define AMA_P_FROM_PLACE 9        /* 10 */
#define AMA_P_FROM_REACH 19       /* 11: squares it sees, in classes */
#define AMA_P_FROM_ALONE 30       /* 11: squares that only it sees */
#define AMA_P_FROM_LAST_TO 41     /* 5 */
#define AMA_P_FROM_LAST_ARROW 46  /* 5 */
#define AMA_P_TO_FREE 51          /* 9: free neighbours of the landing */
#define AMA_P_TO_CLASS 60         /* 9: they reach it in one, two, more moves; 0, 1, 2 others of ours see it */
#define AMA_P_TO_NEAR_THEM 69     /* 3: amazons beside it */
#define AMA_P_TO_NEAR_US 72       /* 3 */
#define AMA_P_TO_FAR 75           /* 3: distance 1, 2 or 3, more */
#define AMA_P_TO_PLACE 78         /* 10 */
#define AMA_P_TO_REACH 88         /* 9: neighbours that they reach in one move */
#define AMA_P_TO_LAST_TO 97       /* 5 */
#define AMA_P_TO_LAST_ARROW 102   /* 5 */
#define AMA_P_ARROW_CLASS 107     /* 9: they reach it in one, two, more moves; so do we */
#define AMA_P_ARROW_SEEN 116      /* 4: how many of theirs see it */
#define AMA_P_ARROW_NEAR_THEM 120 /* 9: next to one of theirs with this many free neighbours */
#define AMA_P_ARROW_NEAR_US 129   /* 9 */
#define AMA_P_ARROW_OWN_FREE 138  /* 9: next to the one that shoots */
#define AMA_P_ARROW_FREE 147      /* 9: free neighbours */
#define AMA_P_ARROW_FAR 156       /* 4: distance 1, 2, 3, more */
#define AMA_P_ARROW_BACK 160      /* 1: where the amazon came from */
#define AMA_P_ARROW_PLACE 161     /* 10 */
#define AMA_P_ARROW_REACH 171     /* 9 */
#define AMA_P_ARROW_BLOCKS 180    /* 12: squares of their rays that it cuts off */
#define AMA_P_ARROW_HINDERS 192   /* 12: of ours */
#define AMA_P_ARROW_LAST 204      /* 5 */
#define AMA_P_ENTRIES 209
#define AMA_PHASES 6 /* of eight arrows each */
extern const uint8_t ama_policy_weights[AMA_PHASES * AMA_P_ENTRIES];

#define AMA_POLICY_SLACK 16 /* a landing is skipped if its arrows would have to beat all others by this */

/* What a weak level overlooks in a turn: entries of the table that are then treated as zero. */
enum {
    AMA_SEES_ALL,
    AMA_HIDES_REACH, /* where the other side can move */
    AMA_HIDES_ARROW, /* what its own arrow does */
    AMA_HIDINGS
};
extern uint8_t ama_policy_hidden;

/* Set by the caller in addition to the position. */
ZP(uint8_t, ama_last_to); /* of the turn before; AMA_HOT_NONE: there is none */
ZP(uint8_t, ama_last_arrow);
ZP(uint8_t, ama_policy_limit); /* turns wanted, up to AMA_LIST */

/* Result: ama_policy_count turns in the list of work.h. */
ZP(uint8_t, ama_policy_count);
ZP(uint8_t, ama_policy_walked);   /* landings whose arrows were tried, a measure of the time it took */
extern uint8_t ama_policy_who[4]; /* amazon i of the side to move has the landings from number who[i] on */

FAR(B_AMAZONS_POLICY, void, ama_policy_maps, (void));
/* The next row of squares; 1 when it was the last. */
FAR(B_AMAZONS_POLICY, uint8_t, ama_policy_row, (void));
FAR(B_AMAZONS_POLICY, void, ama_policy_landings, (void));
/* The arrows of the next landing; 1 when the list is complete. */
FAR(B_AMAZONS_POLICY, uint8_t, ama_policy_arrows, (void));
void TWIN(ama_policy_maps)(void);
uint8_t TWIN(ama_policy_row)(void);
void TWIN(ama_policy_landings)(void);
uint8_t TWIN(ama_policy_arrows)(void);

#endif
