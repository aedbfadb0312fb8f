/* Numbers that the tree looks up instead of computing them. */
#ifndef AMAZONS_TREE_TABLES_H
#define AMAZONS_TREE_TABLES_H

#include <stdint.h>

extern const uint8_t ama_tree_log_root[256];                         /* 8 ln n */
extern const uint8_t ama_tree_log_visits[256];                       /* 16 ln (1 + n) */
extern const uint8_t ama_tree_bonus_lo[256], ama_tree_bonus_hi[256]; /* 32767 exp (-n / 16) */
extern const uint8_t ama_tree_share[256], ama_tree_share_shift[256]; /* 1 / n is share / 256 >> shift */
#define AMA_TREE_EXPS 128
extern const uint8_t ama_tree_exp[AMA_TREE_EXPS]; /* 255 exp (-n / 16) */
extern const uint8_t ama_tree_log[256];           /* 16 ln (n / 16) */

#endif
