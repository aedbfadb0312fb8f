# The labkit libretro core, the test front end and their tests.

# retroarch-dev puts libretro.h there; override to build against another copy.
LIBRETRO_INCLUDE ?= /usr/include/libretro-common

FRONT      := $(B)/tests/libretro/front
FRONT_SRCS := tests/libretro/front.c tests/libretro/frontcore.c tests/libretro/frontscript.c \
	tests/libretro/frontmemory.c
$(FRONT): $(FRONT_SRCS) tests/libretro/frontcore.h tests/libretro/frontscript.h \
		tests/libretro/frontmemory.h
	@mkdir -p $(@D)
	$(Q)$(CC) $(HOST_CFLAGS) -isystem $(LIBRETRO_INCLUDE) $(FRONT_SRCS) -ldl -o $@
TEST_TOOLS += $(FRONT)

# ---- the core ---------------------------------------------------------------------------------------------------
BOARD_SRCS   := $(sort $(wildcard libretro/board/*.c))
MACHINE_SRCS := libretro/machine.c libretro/hud.c libretro/font.c libretro/audio.c libretro/scores.c libretro/state.c \
	libretro/video.c
CORE_SRCS    := $(BOARD_SRCS) $(MACHINE_SRCS) libretro/libretro.c libretro/options.c libretro/input.c
CORE         := $(B)/labkit_libretro.so
CORE_OBJS    := $(patsubst %.c,$(B)/obj/core/%.o,$(CORE_SRCS))
$(CORE_OBJS): $(B)/obj/core/%.o: %.c
	@mkdir -p $(@D)
	$(Q)$(CC) $(HOST_CFLAGS) -O3 -fPIC -fvisibility=hidden -ffile-prefix-map="$(CURDIR)"=. -isystem $(LIBRETRO_INCLUDE) -MMD -MP -c $< -o $@
$(CORE): $(CORE_OBJS) libretro/labkit.map $(B)/labkit_libretro.info
	@mkdir -p $(@D)
	$(Q)$(CC) -shared -Wl,--no-undefined -Wl,--version-script=libretro/labkit.map $(CORE_OBJS) -lm -o $@
$(B)/labkit_libretro.info: libretro/labkit_libretro.info Makefile
	@mkdir -p $(@D)
	$(Q)sed 's/@VERSION@/$(VERSION)/' $< > $@
-include $(CORE_OBJS:.o=.d)
CORES += $(CORE)

# ---- the host command --------------------------------------------------------------------------------------------
HOST_CMDS   += labkit
labkit_SRCS := $(sort $(wildcard tools/engines/labkit*.c)) $(BOARD_SRCS) $(MACHINE_SRCS)
labkit_CFLAGS := -O3
labkit_LIBS := -lz -lm

# ---- tests -------------------------------------------------------------------------------------------------------
HOST_TESTS += test_labkit_modules test_labkit_golden test_labkit_state test_labkit_machine test_labkit_meant \
	test_labkit_calls
test_labkit_modules_SRCS := tests/host/test_labkit_modules.c $(BOARD_SRCS)
test_labkit_golden_SRCS  := tests/host/test_labkit_golden.c tests/libretro/frontcore.c $(BOARD_SRCS)
test_labkit_state_SRCS   := tests/host/test_labkit_state.c $(BOARD_SRCS) $(MACHINE_SRCS)
test_labkit_machine_SRCS := tests/host/test_labkit_machine.c $(BOARD_SRCS) $(MACHINE_SRCS)
test_labkit_golden_CFLAGS := -isystem $(LIBRETRO_INCLUDE)
test_labkit_golden_LIBS   := -lm -ldl
test_labkit_meant_SRCS   := tests/host/test_labkit_meant.c $(BOARD_SRCS)
test_labkit_modules_LIBS := -lm
test_labkit_meant_LIBS   := -lm
test_labkit_state_LIBS   := -lm
test_labkit_machine_LIBS := -lm
test_labkit_state_CFLAGS  := -O2
test_labkit_calls_SRCS   := tests/host/test_labkit_calls.c $(CORE_SRCS)
test_labkit_calls_CFLAGS := -isystem $(LIBRETRO_INCLUDE)
test_labkit_calls_LIBS   := -lm

SCRIPT_TESTS += tests/libretro/golden.t tests/libretro/core.t tests/libretro/retroarch.t tests/libretro/long.t
BENCHES      += tests/libretro/bench

EXTRA_PACKAGES += zlib1g-dev
