/* Working memory of the engine: the tree of the search and the tables of the endgame, never needed at the
 * same time. In the cartridge it lies in the game's part of the 8 KB work RAM (segment W_AMAZONS).
 */
#ifndef AMAZONS_WORK_H
#define AMAZONS_WORK_H

#include <stdint.h>

#define AMA_TREE_NODES 480
#define AMA_ENDGAME_CELLS 16  /* free squares and amazons of a region that can be solved */
#define AMA_ENDGAME_FAILS 256 /* entries, one for each value of the hash */

/* A node is one turn; its value is for the side that made it, as ama_hot_value. The children of a node are
 * neighbours. */
typedef struct {
    uint8_t from[AMA_TREE_NODES], to[AMA_TREE_NODES], arrow[AMA_TREE_NODES], value[AMA_TREE_NODES];
    uint8_t visits[AMA_TREE_NODES];   /* expansions at or below it, up to 255 */
    uint8_t children[AMA_TREE_NODES]; /* 0: a leaf */
    uint16_t child[AMA_TREE_NODES];   /* the first one */
} ama_work_tree_t;

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
    /* Positions that cannot reach a number of turns: key (free, amazons) and that number; 0 is no entry. */
    uint16_t fail_free[AMA_ENDGAME_FAILS], fail_amazons[AMA_ENDGAME_FAILS];
    uint8_t fail_turns[AMA_ENDGAME_FAILS];
    uint8_t cell_of[64]; /* of a square, or AMA_FILL_NO_CELL */
    uint8_t square_of[AMA_ENDGAME_CELLS];
} ama_work_endgame_t;

typedef union {
    ama_work_tree_t tree;
    ama_work_endgame_t endgame;
} ama_work_t;

extern ama_work_t ama_work;

#endif
