/* The tree of the search: turns in blocks of four, in work RAM. tree.s has the 6502 code for going down and up the tree,
 * tree_ref.c the same in C; a sim65 test compares them.
 */
#ifndef AMAZONS_TREE_H
#define AMAZONS_TREE_H

#include <stdint.h>
#include "cart/twin.h"

/* A block is four slots and the number of the next block of the same node. A slot is one turn: */
#define AMA_SLOTS 4
#define AMA_SLOT_BYTES 7
#define AMA_SLOT_MOVE 0    /* amazon 0..3 of its side in bits 6 and 7, landing */
#define AMA_SLOT_ARROW 1   /* AMA_NO_TURN: this slot and the ones behind it are empty */
#define AMA_SLOT_MEAN_LO 2 /* mean value for the side that makes the turn, as ama_value */
#define AMA_SLOT_MEAN_HI 3
#define AMA_SLOT_VISITS 4 /* stops at 255 */
#define AMA_SLOT_PRIOR 5  /* minus logarithm of its share, in 1/16, and 8 */
#define AMA_SLOT_CHILD 6  /* first block, or one of: */
#define AMA_NO_BLOCK 255
#define AMA_END_WON 254 /* the game is over after it */
#define AMA_END_LOST 253
#define AMA_BLOCK_NEXT 28
#define AMA_NO_TURN 255

#define AMA_TREE_NEXT 4   /* the first turn of the next block counts as this much less likely than the last known one */
#define AMA_TREE_WIDTH 32 /* turns of a node */

/* Tells ama_tree_play and the rest that ama_hot_amazon has changed. */
TWINS(void, ama_hot_place, (void));

/* Makes the turn of a slot. */
TWINS(void, ama_tree_play, (const uint8_t *slot));

/* Picks the child with the highest sum of mean and bonus (for turns that are likely and rarely visited) of the node whose first
 * block is ama_tree_child. Returns 1 if the node should get another block instead. */
TWINS(uint8_t, ama_tree_pick, (void));
ZP(uint8_t, ama_tree_child);
ZP(uint8_t, ama_tree_root);   /* 8 times the logarithm of the node's visits: ama_tree_log_root */
ZP(uint16_t, ama_tree_first); /* value of a turn that was not visited */
ZP(uint8_t *, ama_tree_slot); /* result: the child's slot */
ZP(uint8_t, ama_tree_last);   /* the node's last block */
ZP(uint8_t, ama_tree_count);  /* its turns, in fours */

/* Adds a visit to a slot, with value ama_tree_leaf for the side that made its turn, and turns ama_tree_leaf into the other side's
 * value. */
TWINS(void, ama_tree_visit, (uint8_t * slot));
ZP(uint16_t, ama_tree_leaf);

#endif
