; The memory of Gobang's inner loops: what each byte is.

.include "hot.inc"

.segment SEG_WORK
_gbh_half:      .res 8 * 256
_gbh_black:     .res 256
_gbh_key:       .res 256
_gbh_cell:      .res 256
_gbh_log:       .res GBH_LOG_SIZE
_gbh_list:      .res GBH_LIST
gb_list_by:        .res GBH_LIST       ; the sum of each listed cell
gb_hints:          .res GBH_LIST       ; by length of list: a sum that the next full list will likely reach


.segment SEG_ZP: zeropage
_gbh_at:        .res 1
_gbh_side:      .res 1
_gbh_fives:     .res 1
_gbh_five:      .res 1
_gbh_top:       .res 2
_gbh_worth_b:   .res 2
_gbh_worth_w:   .res 2
_gbh_first:     .res 1
_gbh_last:      .res 1
_gbh_floor:     .res 1
_gbh_want:      .res 1
_gbh_own_43:    .res 1          ; the four counts of a survey, in this order
_gbh_own_33:    .res 1
_gbh_its_43:    .res 1
_gbh_its_33:    .res 1
gb_log_ptr:        .res 2          ; start of this put's log
gb_log_at:         .res 1          ; bytes of it written or read
gb_row_ptr:        .res 2          ; row of gbt_value for the half that stays
gb_pattern:        .res 1          ; the stone's two bits at the distance being looked at
gb_reach:          .res 1          ; least code of a half that is open as far as that distance
gb_seen:           .res 1          ; colours of the stones passed on the way out, or-ed
gb_bit_k:          .res 1          ; what an own stone there adds to a code
gb_was:            .res 1          ; code before
gb_now:            .res 1          ; half after
gb_delta:          .res 1
gb_saved:          .res 6          ; own black sum, own key, worths before the put
gb_count:          .res 1
gb_least:          .res 1          ; least sum that still gets on the list
gb_value:          .res 1
gb_column:         .res 1
gb_stop:           .res 1
gb_answer:         .res 1
gb_listed:         .res 1          ; cells of the list to look at
gb_list_at:        .res 1
gb_kept:           .res 1
gb_found:          .res 1
