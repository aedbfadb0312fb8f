#include <string.h>
#include "cart/dates.h"
#include "cart/game.h"
#include "cart/rng.h"
#include "games/skyscrapers/maker.h"
#include "games/skyscrapers/pack.h"
#include "games/skyscrapers/play.h"

#define PLACES_AT (SAVE_CHOICES + SKY_STAT_PLACES)

static uint8_t record[PLACES_AT + SKY_CLASSES]; /* of the pack, or of the save */

/* The next place of a class in the player's own order, which visits all before any comes again; see sky_pack_order(). Where
 * each class has come to is behind the counters of the game's record, plus one: 0 is a class that was never asked for. */
static uint8_t next_in_order(uint8_t class) {
    uint8_t step = game_choice[SKY_CHOICE_STEP], place;
    uint8_t *kept = record + PLACES_AT + class;
    if (step == 0 || step >= SKY_PACK_COUNT) { /* the first time, or a save with impossible values */
        step = (uint8_t)(rng_below(SKY_PACK_COUNT - 1) + 1);
        game_choice[SKY_CHOICE_STEP] = step;
        game_keep_choices();
    }
    memset(record, 0, sizeof record);
    save_load(game_slot, record, sizeof record);
    place = (uint8_t)(*kept - 1);
    if (place >= SKY_PACK_COUNT) {
        place = rng_below(SKY_PACK_COUNT);
    }
    place = sky_pack_order(1, place, step);
    *kept = (uint8_t)(place + 1);
    save_update(game_slot, (uint8_t)(PLACES_AT + class), kept, 1);
    return place;
}

static uint8_t class_of(uint8_t n, uint8_t grade) {
    return (uint8_t)((uint8_t)(n - SKY_MIN_N) * SKY_GRADES + grade);
}

static void unpack(uint8_t n, uint8_t grade, uint16_t number) {
    uint8_t class = class_of(n, grade), size = sky_pack_size(n);
    uint16_t offset = SKY_PACK_WHICH(number);
    offset = offset * size;
    far_fetch(record, (const uint8_t *)sky_pack_at[class] + offset, size, sky_pack_page[class]);
    sky_unpack(record, n, SKY_PACK_TURN(number));
}

static void take_from_pack(uint8_t n, uint8_t grade, uint8_t typed) {
    uint16_t number;
    if (typed) {
        number = sky_typed.value % (SKY_PACK_COUNT * SKY_PACK_TURNS);
    } else {
        number = rng_below(SKY_PACK_TURNS);
        number = number * SKY_PACK_COUNT;
        number += next_in_order(class_of(n, grade));
    }
    sky_state.source = SKY_FROM_PACK;
    sky_state.seed = number;
    unpack(n, grade, number);
}

/* It still shows its seed: typed in, that gives this puzzle. */
void sky_supply_instead(void) {
    unpack(sky_n, sky_state.grade, (uint16_t)sky_state.seed);
}

/* The chosen set is played in its order, from the gentlest on; its numbers begin with 1. */
static void take_chosen(uint8_t typed) {
    const uint8_t *at = sky_chosen_at;
    uint8_t which = game_choice[SKY_CHOICE_CHOSEN], i, n;
    uint16_t number;
    if (typed) {
        number = sky_typed.value;
        if (number != 0) {
            --number;
        }
        which = (uint8_t)(number % sky_chosen_count);
    } else if (which >= sky_chosen_count) {
        which = 0;
    }
    game_choice[SKY_CHOICE_CHOSEN] = (uint8_t)(which + 1);
    game_keep_choices();
    sky_state.source = SKY_FROM_CHOSEN;
    sky_state.seed = (uint8_t)(which + 1);
    for (i = 0;; ++i) {
        far_fetch(record, at, 1, sky_chosen_page);
        n = record[0] & 15; /* its side */
        ++at;
        if (i == which) {
            break;
        }
        at += sky_pack_size(n);
    }
    far_fetch(record, at, sky_pack_size(n), sky_chosen_page);
    sky_unpack(record, n, 0);
}

/* Finds the record of a puzzle of the road, and its first byte. */
static const uint8_t *road_at(uint8_t which) {
    const uint8_t *at = sky_road_at;
    uint8_t n;
    for (;;) {
        far_fetch(record, at, 1, sky_road_page);
        if (which == 0) {
            return at + 1;
        }
        n = record[0] & 15;
        at += sky_pack_size(n);
        ++at;
        --which;
    }
}

uint8_t sky_road_head(uint8_t which) {
    road_at(which);
    return record[0];
}

static void take_road(uint8_t which) {
    const uint8_t *at = road_at(which);
    uint8_t n = record[0] & 15;
    sky_state.grade = record[0] >> 4;
    sky_state.source = SKY_FROM_ROAD;
    sky_state.seed = (uint8_t)(which + 1);
    far_fetch(record, at, sky_pack_size(n), sky_road_page);
    sky_unpack(record, n, 0);
}

void sky_supply(uint8_t n, uint8_t grade) {
    uint8_t typed = sky_typed.given;
    uint16_t seed;
    sky_typed.given = 0;
    sky_state.done = 1;
    if (sky_pick != 0 && sky_pick != SKY_PICK_DAY) {
        take_road((uint8_t)(sky_pick - 1));
        return;
    }
    if (grade == SKY_GRADE_CHOSEN) {
        take_chosen(typed);
        return;
    }
    if (grade < SKY_PARKS && sky_is_packed(n, grade)) {
        take_from_pack(n, grade, typed);
        return;
    }
    seed = sky_typed.value;
    sky_state.source = SKY_FROM_MAKER;
    if (sky_pick == SKY_PICK_DAY) {
        seed = dates_number(sky_road.date);
        sky_state.source = SKY_FROM_DAY;
    } else if (!typed) {
        seed = rng_next16();
    }
    sky_state.done = 0;
    sky_state.seed = seed;
    sky_make_begin(n, grade, sky_state.seed);
}
