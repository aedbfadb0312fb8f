/* The walk in the battery RAM: maze, place, time and trail. */
#ifndef LAB_SAVE_H
#define LAB_SAVE_H

#include <stdint.h>

void lab_save_keep(void);
void lab_save_soon(void);    /* the same, little by little, */
void lab_save_slice(void);   /* a part of it in each call */
uint8_t lab_save_load(void); /* 1 when a walk was kept: maze made, player placed */

#endif
