#include "games/skyscrapers/names.h"

#include "games/skyscrapers/solver.h"
#include "games/skyscrapers/place.h"
static const char *const name[SKY_RULES] = {
    "", "ONE HEIGHT LEFT", "FRESH LINE", "CLUE 1: TALLEST FIRST", "FULL CLUE: ALL CLIMB", "FACING CLUES MEET", "TALLEST IS FURTHER",
    "CLUE 2: SECOND PLACE", "ONE GAP TO THE TALLEST", "TWO GAPS TO THE TALLEST", "ONE PLACE LEFT", "TOO TALL SO NEAR",
    "REST BEFORE THE TALL", "FEW GAPS LEFT", "CELLS SHARE HEIGHTS", "ALL WAYS TO FILL LINE", "ROWS SHARE COLUMNS",
    "CHAIN OF PAIRS", "WHAT IF"
};

const char *sky_rule_name(uint8_t rule) {
    return rule < SKY_RULES ? name[rule] : name[0];
}
