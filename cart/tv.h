/* Which television: found out once, at power-on (tv.s). */
#ifndef TV_H
#define TV_H

#include <stdint.h>
#include "cart/twin.h"

enum { TV_NTSC, TV_PAL, TV_DENDY };
ZP(uint8_t, tv_system);

#endif
