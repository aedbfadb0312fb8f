/* Working memory of the engine, in the game's part of the 8 KB work RAM (segment W_AMAZONS): what the policy gathers about a
 * position, then the tree of the search. The evaluation borrows the arrow map; the endgame, which never runs at the same time,
 * borrows everything.
 *
 * A map has a byte for each square, 16 in a row, so that every square has all eight neighbours: AMA_MAP(square) is its place, and
 * a ray advances by -17, -16, -15, -1, 1, 15, 16 or 17. Maps that are only read on squares of the board come in pairs, the second
 * 8 bytes after the first.
 */
#ifndef AMAZONS_WORK_H
#define AMAZONS_WORK_H

#include <stdint.h>

#define AMA_MAP(square) ((uint8_t)(17 + (square) + ((square)&0x38)))
#define AMA_MAP_FIRST 17 /* place of the first square */

/* Offsets. The pairs begin with the first square, hence 17 less. */
#define AMA_AT_WALL 0       /* 160: 0 where a ray may continue */
#define AMA_AT_ARROW_LO 160 /* 160: policy's score of an arrow on a square */
#define AMA_AT_ARROW_HI 320 /* 160 */
#define AMA_AT_KINGS 160    /* 160: sets of king steps, in ama_value_kings */
#define AMA_AT_OPEN 160     /* 8: squares that nobody reaches in two queen moves, in ama_value */
#define AMA_AT_CUT_OUR 463  /* 480: squares of our rays that an arrow there would cut; how many of ours see it */
#define AMA_AT_SEEN_OUR 471
#define AMA_AT_CUT_THEIR 591 /* 608: the same of theirs */
#define AMA_AT_SEEN_THEIR 599
#define AMA_AT_LAND_LO 719 /* 736: policy's score of a landing on a square, where we can land */
#define AMA_AT_LAND_HI 727
#define AMA_AT_FREE 847 /* 864: free neighbours; neighbours that are amazons of ours */
#define AMA_AT_OUR 855
#define AMA_AT_LANDING_LO 992    /* 80: the landings: score, ... */
#define AMA_AT_LANDING_HI 1072   /* 80 */
#define AMA_AT_LANDING_TO 1152   /* 80: ... place on the map, ... */
#define AMA_AT_LANDING_NEXT 1232 /* 80: ... the next one of about the same score */
#define AMA_AT_HEAD 1312         /* 64: the first one of each class of scores */
#define AMA_AT_ORDER 1376        /* 32: the best turns: numbers of entries, best first */
#define AMA_AT_SCORE_LO 1408     /* 32: an entry: score, ... */
#define AMA_AT_SCORE_HI 1440     /* 32 */
#define AMA_AT_LAND 1472         /* 32: ... landing, ... */
#define AMA_AT_ARROW 1504        /* 32: ... and place of the arrow */
#define AMA_AT_TREE 1536
#define AMA_AT_TABLE 3914 /* 209: the policy's table without hidden entries, in place of the last blocks */

#define AMA_LANDINGS 80
#define AMA_CLASSES 64
#define AMA_LIST 32
#define AMA_BLOCK_BYTES 29
#define AMA_BLOCKS 90
#define AMA_BLOCKS_HIDDEN 82 /* when something is hidden */
#define AMA_WORK_BYTES 4146

#define AMA_ENDGAME_CELLS 16  /* free squares and amazons of a region that can be solved */
#define AMA_ENDGAME_FAILS 256 /* entries, one for each value of the hash */

/* A position of the endgame search and the turns of it still to try; sets of cells are 16 bits. */
typedef struct {
    uint16_t free;
    uint16_t amazons;
    uint16_t land;  /* where the amazon may still go */
    uint16_t shoot; /* where it may still shoot from `to` */
    uint8_t from;   /* the amazon in work */
    uint8_t to;
} ama_work_frame_t;

typedef struct {
    ama_work_frame_t frames[AMA_ENDGAME_CELLS + 1]; /* frame d: after d turns */
    /* Positions that cannot reach a number of turns: key (free, amazons) and that number; 0 means no entry. */
    uint16_t fail_free[AMA_ENDGAME_FAILS], fail_amazons[AMA_ENDGAME_FAILS];
    uint8_t fail_turns[AMA_ENDGAME_FAILS];
    uint8_t cell_of[64]; /* of a square, or AMA_FILL_NO_CELL */
    uint8_t square_of[AMA_ENDGAME_CELLS];
    uint8_t flood_red[8]; /* squares connected to red's amazons */
    uint8_t area[8];      /* the squares that a flood may take */
    /* For counting, in addition to ama_endgame_least and _most, for the present region. */
    uint16_t share; /* budget of positions */
    uint8_t room;   /* its free squares */
    uint8_t unsure; /* a number of turns that was neither found nor excluded; 0: none */
} ama_work_endgame_t;

typedef union {
    uint8_t bytes[AMA_WORK_BYTES];
    ama_work_endgame_t endgame;
} ama_work_t;

extern ama_work_t ama_work;

#define AMA_WORK(offset, index) ama_work.bytes[(offset) + (index)]

#endif
