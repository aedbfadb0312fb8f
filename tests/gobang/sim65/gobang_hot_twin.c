/* The C twin of the Gobang inner loops with separate variables, so that a test can compare it with the assembly. */
#undef HOT_ASM
#define gbh_cell ref_cell
#define gbh_half ref_half
#define gbh_sum_b ref_sum_b
#define gbh_sum_w ref_sum_w
#define gbh_list ref_list
#define gbh_at ref_at
#define gbh_side ref_side
#define gbh_fives ref_fives
#define gbh_five ref_five
#define gbh_ply ref_ply
#define gbh_log ref_log
#define gbh_blind ref_blind
#define gbh_limits ref_limits
#define gbh_worth_b ref_worth_b
#define gbh_worth_w ref_worth_w
#define gbh_kinds_b ref_kinds_b
#define gbh_kinds_w ref_kinds_w
#define gbh_hash ref_hash
#define gbh_value ref_value
#define gbh_first ref_first
#define gbh_last ref_last
#define gbh_want ref_want
#define gbh_clear_rows ref_clear_rows
#define gbh_put ref_put
#define gbh_take ref_take
#define gbh_forget ref_forget
#define gbh_scan ref_scan
#define gbh_scan_answers ref_scan_answers
#define gbh_scan_fours ref_scan_fours
#define gbh_kind ref_kind
#define gbh_find_fives ref_find_fives
#define gbh_evaluate ref_evaluate

#include "games/gobang/hot_ref.c"
