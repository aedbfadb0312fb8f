/* What is being walked for: a maze by itself, one of the five of a course, that of a day, or a race for two in one maze. */
#ifndef LABYRINTH_EVENT_H
#define LABYRINTH_EVENT_H

#include <stdint.h>
#include "gates.h"

enum { LAB_KIND_FREE, LAB_KIND_COURSE, LAB_KIND_DAY, LAB_KIND_RACE, LAB_KINDS };
#define LAB_COURSES 4
#define LAB_LEGS 5 /* mazes of a course */

typedef struct {
    uint8_t kind;
    uint8_t course, leg;
    uint16_t seconds, way; /* of the course: its clock and the sum of its shortest ways, up to the last maze that was done */
    uint8_t cheat;         /* one of its mazes did not count, so the course does not */
    uint8_t player;        /* of the race: 0, then 1 */
    uint16_t first;        /* the first player's seconds */
    uint8_t again;         /* 1: the same maze again */
    uint16_t number;       /* number and size of the next maze, and what the map shows of it */
    uint8_t size, walls;
} lab_event_t;
extern lab_event_t lab_event;

#define LAB_DAY_SIZE 1 /* of lab_sizes */

/* Number and size of the next maze, where they are not random: the same on host and console. */
uint16_t lab_event_seed(void); /* of a course */
uint8_t lab_event_size(uint8_t course);

/* The next maze of the event, or, from the menu or the setup screen, a maze by itself: fills the last three of the above. */
FAR(B_ART, void, lab_event_next, (void));

#endif
