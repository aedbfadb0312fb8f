#include "games/labyrinth/event.h"

#define DAY_STEP 40503u /* odd, near 65536 divided by the golden section: neighbours lie far apart */

lab_event_t lab_event;

/* Each course has ways of every length. */
static const uint16_t seeds[LAB_COURSES][LAB_LEGS] = {
    {157, 271, 385, 450, 1439}, {1115, 1299, 1336, 1807, 1949}, {2325, 2313, 2322, 2436, 2753}, {3122, 3327, 6780, 3660, 3599}};
static const uint8_t sizes[LAB_COURSES] = {2, 1, 0, 0};

uint16_t lab_event_seed(void) {
    return seeds[lab_event.course][lab_event.leg];
}

uint8_t lab_event_size(uint8_t course) {
    return sizes[course];
}

uint16_t lab_event_day_seed(uint8_t year, uint8_t month, uint8_t day) {
    uint16_t number = year;
    number = number * 12;
    number += month;
    number = number * 31;
    number += day;
    return number * DAY_STEP;
}

uint8_t lab_event_days(uint8_t year, uint8_t month) {
    if (month == 2) {
        return year & 3 ? 28 : 29;
    }
    return month == 4 || month == 6 || month == 9 || month == 11 ? 30 : 31;
}
