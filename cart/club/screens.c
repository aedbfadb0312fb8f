#include "cart/club/screens.h"
#include "cart/lessons/lesson.h"
#include "cart/screen.h"

static void card_enter(void) { /* a call into another page has no address that a table could hold */
    lesson_card_enter();
}

static void card_tick(void) {
    lesson_card_tick();
}

/* In the order of the enum in cart/screen.h. */
const screen_t club_screens[] = {
    {ending_enter, ending_tick, 0},
    {versus_enter, versus_tick, 0},
    {trophies_enter, trophies_tick, 0},
    {card_enter, card_tick, 0},
};
