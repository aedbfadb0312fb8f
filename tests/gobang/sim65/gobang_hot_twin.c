/* The C twin of the Gobang inner loops with variables of its own, so that a test can hold it beside the assembly. */
#undef HOT_ASM
#define gbh_cell ref_cell
#define gbh_half ref_half
#define gbh_black ref_black
#define gbh_key ref_key
#define gbh_log ref_log
#define gbh_list ref_list
#define gbh_at ref_at
#define gbh_side ref_side
#define gbh_fives ref_fives
#define gbh_five ref_five
#define gbh_top ref_top
#define gbh_worth_b ref_worth_b
#define gbh_worth_w ref_worth_w
#define gbh_first ref_first
#define gbh_last ref_last
#define gbh_floor ref_floor
#define gbh_want ref_want
#define gbh_clear_rows ref_clear_rows
#define gbh_put ref_put
#define gbh_take ref_take
#define gbh_scan ref_scan
#define gbh_scan_side ref_scan_side
#define gbh_judge ref_judge
#define gbh_survey ref_survey
#define gbh_keep_fours ref_keep_fours
#define gbh_own_43 ref_own_43
#define gbh_own_33 ref_own_33
#define gbh_its_43 ref_its_43
#define gbh_its_33 ref_its_33

#include "games/gobang/hot_ref.c"
