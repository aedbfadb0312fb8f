/* Working memory of the engine: the tree of the search and the tables of the endgame, never needed at the
 * same time. In the cartridge it lies in the game's part of the 8 KB work RAM (segment W_AMAZONS).
 */
#ifndef AMAZONS_WORK_H
#define AMAZONS_WORK_H

#include <stdint.h>

#define TREE_NODES 480
#define ENDGAME_CELLS 16  /* free squares and amazons of a region that can be solved */
#define ENDGAME_FAILS 256 /* entries, one for each value of the hash */

/* A node is one turn; its value is for the side that made it, as hot_value. The children of a node are
 * neighbours. */
typedef struct {
    uint8_t from[TREE_NODES], to[TREE_NODES], arrow[TREE_NODES], value[TREE_NODES];
    uint8_t visits[TREE_NODES];   /* expansions at or below it, up to 255 */
    uint8_t children[TREE_NODES]; /* 0: a leaf */
    uint16_t child[TREE_NODES];   /* the first one */
} work_tree_t;

/* A position of the endgame search and the turns of it still to try; sets of cells are 16 bits. */
typedef struct {
    uint16_t free;
    uint16_t amazons;
    uint16_t land;  /* where the amazon may still go */
    uint16_t shoot; /* where it may still shoot from `to` */
    uint8_t from;   /* the amazon in work */
    uint8_t to;
} work_frame_t;

typedef struct {
    work_frame_t frames[ENDGAME_CELLS + 1]; /* frame d: after d turns */
    /* Positions that cannot reach a number of turns: key (free, amazons) and that number; 0 is no entry. */
    uint16_t fail_free[ENDGAME_FAILS], fail_amazons[ENDGAME_FAILS];
    uint8_t fail_turns[ENDGAME_FAILS];
    uint8_t cell_of[64]; /* of a square, or FILL_NO_CELL */
    uint8_t square_of[ENDGAME_CELLS];
} work_endgame_t;

typedef union {
    work_tree_t tree;
    work_endgame_t endgame;
} work_t;

extern work_t ama_work;

#endif
