/* See gobang_hot_ref.h. */
#include "tests/sim65/gobang_hot_ref.h"

#include "games/gobang/hot_ref.c"
