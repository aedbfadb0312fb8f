# The labkit libretro core, the test front end and their tests.

# LABKIT_* and where libretro.h is.
LABKIT_DIR := libretro/
include libretro/Makefile.common

FRONT      := $(B)/tests/libretro/front
FRONT_SRCS := tests/libretro/front.c tests/libretro/frontcore.c tests/libretro/frontscript.c \
	tests/libretro/frontmemory.c
$(FRONT): $(FRONT_SRCS) tests/libretro/frontcore.h tests/libretro/frontscript.h \
		tests/libretro/frontmemory.h
	@mkdir -p $(@D)
	$(Q)$(CC) $(HOST_CFLAGS) -isystem $(LIBRETRO_INCLUDE) $(FRONT_SRCS) -ldl -lz -o $@
RACE := $(B)/tests/labkit/race
$(RACE): tests/labkit/race.c
	@mkdir -p $(@D)
	$(Q)$(CC) $(HOST_CFLAGS) -isystem $(LIBRETRO_INCLUDE) $< -ldl -o $@
# Called as the core, so that front ends find its info.
WITNESS := $(B)/tests/labkit/witness/labkit_libretro.so
$(WITNESS): tests/labkit/witness.c
	@mkdir -p $(@D)
	$(Q)$(CC) $(HOST_CFLAGS) -fPIC -shared -isystem $(LIBRETRO_INCLUDE) $< -ldl -lz -o $@
BENCH_DEPS += $(RACE) $(WITNESS)
TEST_TOOLS += $(FRONT)

# ---- the core ---------------------------------------------------------------------------------------------------
# libretro/Makefile stands alone; here it only gets our flags and a place below build/.
BOARD_SRCS   := $(LABKIT_BOARD)
MACHINE_SRCS := $(LABKIT_MACHINE)
CORE_SRCS    := $(LABKIT_SOURCES)
CORE         := $(B)/labkit_libretro.so
.PHONY: core
core: $(CORE) ## only: the libretro core
$(CORE): $(CORE_SRCS) $(wildcard libretro/*.h libretro/board/*.h) libretro/Makefile libretro/Makefile.common libretro/labkit.map Makefile \
		$(B)/labkit_libretro.info
	@mkdir -p $(@D)
	$(Q)+$(MAKE) --no-print-directory -s -C libretro platform=unix CC=$(CC) VERSION=$(VERSION) OBJ_DIR=../$(B)/obj/core TARGET=../$@ \
		CFLAGS='-O3 -g -Werror "-ffile-prefix-map=$(CURDIR)=."' Q=$(Q)
$(B)/labkit_libretro.info: libretro/labkit_libretro.info Makefile
	@mkdir -p $(@D)
	$(Q)sed 's/@VERSION@/$(VERSION)/' $< > $@
CORES += $(CORE)

# The same for Windows, for the release. Without the time of the day in it (which strip would write).
WIN        := x86_64-w64-mingw32
CORE_WIN   := $(B)/labkit_libretro.dll
$(CORE_WIN): $(CORE)
	$(Q)+$(MAKE) --no-print-directory -s -C libretro platform=win CC=$(WIN)-gcc VERSION=$(VERSION) OBJ_DIR=../$(B)/obj/core-win TARGET=../$@ \
		CFLAGS='-O3 -Werror' LDFLAGS='-s -Wl,--no-insert-timestamp' Q=$(Q)
EXTRA_PACKAGES += gcc-mingw-w64-x86-64:$(WIN)-gcc

# ---- the host command --------------------------------------------------------------------------------------------
HOST_CMDS   += labkit
labkit_SRCS := $(sort $(wildcard tools/engines/labkit*.c)) $(BOARD_SRCS) $(MACHINE_SRCS)
labkit_CFLAGS := -O3
labkit_LIBS := -lpng -lz -lm

# ---- tests -------------------------------------------------------------------------------------------------------
HOST_TESTS += test_labkit_modules test_labkit_golden test_labkit_state test_labkit_machine test_labkit_meant \
	test_labkit_calls test_labkit_alone
test_labkit_modules_SRCS := tests/labkit/host/test_labkit_modules.c $(BOARD_SRCS)
test_labkit_golden_SRCS  := tests/labkit/host/test_labkit_golden.c $(BOARD_SRCS)
test_labkit_state_SRCS   := tests/labkit/host/test_labkit_state.c $(BOARD_SRCS) $(MACHINE_SRCS)
test_labkit_machine_SRCS := tests/labkit/host/test_labkit_machine.c $(BOARD_SRCS) $(MACHINE_SRCS)
test_labkit_golden_LIBS   := -lm -lz
test_labkit_meant_SRCS   := tests/labkit/host/test_labkit_meant.c $(BOARD_SRCS)
test_labkit_modules_LIBS := -lm
test_labkit_meant_LIBS   := -lm
test_labkit_state_LIBS   := -lm
test_labkit_machine_LIBS := -lm
test_labkit_state_CFLAGS  := -O2
test_labkit_alone_SRCS   := tests/labkit/host/test_labkit_alone.c $(BOARD_SRCS) $(MACHINE_SRCS)
test_labkit_alone_CFLAGS := -O2
test_labkit_alone_LIBS   := -lm
test_labkit_calls_SRCS   := tests/labkit/host/test_labkit_calls.c $(CORE_SRCS)
test_labkit_calls_CFLAGS := -isystem $(LIBRETRO_INCLUDE)
test_labkit_calls_LIBS   := -lm

SCRIPT_TESTS += tests/labkit/golden.t tests/labkit/trace.t tests/labkit/core.t tests/labkit/retroarch.t tests/labkit/keys.t tests/labkit/long.t
BENCHES      += tests/labkit/bench "prove tests/labkit/alone.t"

EXTRA_PACKAGES += retroarch-dev:$(LIBRETRO_INCLUDE)/libretro.h retroarch:retroarch xvfb:Xvfb xdotool:xdotool gtkwave:vcd2fst
LONG_PACKAGES += gcc-mingw-w64-i686:i686-w64-mingw32-gcc
