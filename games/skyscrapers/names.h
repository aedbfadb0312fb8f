/* The rules' names as the player reads them: capitals, at most 24 letters. */
#ifndef SKY_NAMES_H
#define SKY_NAMES_H

#include <stdint.h>

const char *sky_rule_name(uint8_t rule);

#endif
