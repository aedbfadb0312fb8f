#include "cart/club/screens.h"
#include "cart/lessons/lesson.h"
#include "cart/screen.h"

/* In the order of the enum in cart/screen.h. */
const screen_t club_screens[] = {
    {ending_enter, ending_tick, 0},
    {versus_enter, versus_tick, 0},
    {trophies_enter, trophies_tick, 0},
    {lesson_card_enter, lesson_card_tick, 0},
};
