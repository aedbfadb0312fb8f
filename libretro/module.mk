# The labkit libretro core, the test front end and their tests.

# retroarch-dev puts libretro.h there; override to build against another copy.
LIBRETRO_INCLUDE ?= /usr/include/libretro-common

FRONT      := $(B)/tests/libretro/front
FRONT_SRCS := tests/libretro/front.c tests/libretro/frontcore.c tests/libretro/frontscript.c
$(FRONT): $(FRONT_SRCS) tests/libretro/frontcore.h tests/libretro/frontscript.h
	@mkdir -p $(@D)
	$(Q)$(CC) $(HOST_CFLAGS) -isystem $(LIBRETRO_INCLUDE) $(FRONT_SRCS) -ldl -o $@
TEST_TOOLS += $(FRONT)
