; The memory of Gobang's inner loops: what each byte is.

.include "hot.inc"

.segment SEG_WORK
_gbh_half:      .res 8 * GBH_CELLS
_gbh_sum_b:     .res GBH_CELLS
_gbh_sum_w:     .res GBH_CELLS
gb_edge:        .res 17                 ; memory above the board, as far as a step up can lead
_gbh_cell:      .res 256
gb_log_cell:    .res GBH_LOG_SIZE       ; a cell that a put has changed, and its sums before
gb_log_b:       .res GBH_LOG_SIZE
gb_log_w:       .res GBH_LOG_SIZE
gb_f_at:        .res GBH_PLIES          ; what a put found, by ply: its cell, how long the log was, sums of the cell, worths, kinds
gb_f_log:       .res GBH_PLIES
gb_f_sum_b:     .res GBH_PLIES
gb_f_sum_w:     .res GBH_PLIES
gb_f_worth:     .res 4 * GBH_PLIES
gb_f_kinds:     .res 10 * GBH_PLIES
_gbh_list:      .res GBH_LIST
gb_list_by:     .res GBH_LIST           ; the rank of each listed cell
gb_hints:       .res GBH_LIST           ; by length of list: a rank that the next full list will probably reach

.segment SEG_ZP: zeropage
_gbh_at:        .res 1
_gbh_side:      .res 1
_gbh_fives:     .res 1
_gbh_five:      .res 1
_gbh_ply:       .res 1
_gbh_log:       .res 1
_gbh_blind:     .res 1
_gbh_limits:    .res 1
_gbh_worth_b:   .res 2
_gbh_worth_w:   .res 2
_gbh_kinds_b:   .res GBH_KINDS
_gbh_kinds_w:   .res GBH_KINDS
_gbh_hash:      .res 3
_gbh_value:     .res 2
_gbh_first:     .res 1
_gbh_last:      .res 1
_gbh_want:      .res 1
gb_mask:        .res 4          ; the stone's two bits at each distance
gb_five_mask:   .res 1          ; the mover's bit of a five in a class
gb_row_ptr:     .res 2          ; row of gbt_class for the half that stays
gb_was:         .res 1          ; kind of the other half before the change
gb_now:         .res 1          ; and after
gb_old:         .res 1          ; class of the row before the change
gb_new:         .res 1          ; and after
gb_old_sum:     .res 1
gb_entry:       .res 1          ; of the log, for the cell that is being changed
gb_seen:        .res 1          ; colours of the stones passed on the way out, or-ed
gb_count:       .res 1
gb_least:       .res 1          ; lowest rank that still gets on the list
gb_rank:        .res 1
gb_column:      .res 1
gb_stop:        .res 1
_gb_node_next:  .res GB_SEARCH_PLIES    ; of search.h
_gb_node_end:   .res GB_SEARCH_PLIES
_gb_node_depth: .res GB_SEARCH_PLIES
_gb_node_flags: .res GB_SEARCH_PLIES
