# Boardcart: all rules. Each module.mk only adds to the lists below; nothing is written outside build/.
#
#   HOST_CMDS   += name    name_SRCS = files.c ...   -> build/host/name             (plain C11, -O2)
#   HOST_TESTS  += name    name_SRCS = files.c ...   -> build/tests/host/name       (ASan + UBSan, speaks TAP)
#   SIM65_TESTS += name    name_SRCS = files.c .s .. -> build/tests/sim65/name.prg  (release flags, speaks TAP)
#   SIM65_PROGRAMS += name                           the same, but a script runs it
#   SCRIPT_TESTS += path/to/test.t                   an executable that speaks TAP (sh, perl), or .mjs for node
#   TOOLS       += name    name_SRCS = files.c ...   -> build/tools/name            (used by the build itself)
#   MAME_STORIES += path/to/story.lua                run on the real ROM in MAME by tests/mame/run; CHECK_STORIES: in make check, too
#   BENCHES += command     FUZZERS += command        run by make test-long / make fuzz; BENCH_DEPS, FUZZ_DEPS: built before
#   TEST_TOOLS += file     what tests need built
#   EXTRA_PACKAGES += package:tool                   Debian's package and what must be there (tools/deps.sh); LONG_PACKAGES: for make test-long
# For each name also: name_CFLAGS, name_LIBS, name_DEPS (things to build before; order-only).

VERSION := 1.1.0-dev

.SUFFIXES:
.DELETE_ON_ERROR:
.DEFAULT_GOAL := all
MAKEFLAGS += -rR
B := build
SHELL := /bin/bash
Q := $(if $(V),,@)
export PATH := $(PATH):/usr/games

# All cores, unless -j says how many.
ifndef JOBS
JOBS := $(shell nproc 2>/dev/null || getconf _NPROCESSORS_ONLN)
endif
ifeq ($(MAKELEVEL)$(filter -j%,$(MAKEFLAGS)),0)
MAKEFLAGS += -j$(JOBS)
endif

CC65 := cc65
CA65 := ca65
LD65 := ld65
AR65 := ar65
CL65 := cl65
CC   := gcc

# Shared code (rules, AI, hot_ref) is the subset that cc65 2.19 compiles; host-only code is C11.
WARN        := -Wall -Wextra -Wpedantic -Wshadow -Wmissing-prototypes -Wunused-macros -Wdeclaration-after-statement -Werror
HOST_CFLAGS := -std=c11 -D_POSIX_C_SOURCE=200809L $(filter-out -Wdeclaration-after-statement,$(WARN)) -O2 -g -I. -I$(B)/gen -DBOARDCART_VERSION='"$(VERSION)"'
TEST_CFLAGS := $(HOST_CFLAGS) -O1 -fsanitize=address,undefined -fno-sanitize-recover=all
CC65_FLAGS  := -Oirs -Cl -W error -I. -I$(B)/gen -DHOT_ASM=1
CA65_FLAGS  := -g -I cart -I $(B)/gen --bin-include-dir $(B)/gen

HOST_CMDS :=
TOOLS :=
HOST_TESTS :=
SIM65_TESTS :=
SIM65_PROGRAMS :=
SCRIPT_TESTS :=
MAME_STORIES :=
CHECK_STORIES :=
BENCHES :=
BENCH_DEPS :=
FUZZERS :=
FUZZ_DEPS :=
TEST_TOOLS :=
EXTRA_PACKAGES :=
LONG_PACKAGES :=
GENERATED :=

include $(sort $(wildcard cart/module.mk cart/*/module.mk chr/module.mk tools/module.mk tools/*/module.mk games/*/module.mk games/*/cart.mk libretro/module.mk tests/module.mk tests/*/module.mk))
-include cart/rom.mk

# ---- host commands and tests ------------------------------------------------------------------------------
# Objects are built per program, so that flags may differ; the path keeps the source's folder.
define host_program
$(1)_OBJS := $$(patsubst %.c,$(B)/obj/$(2)/$(1)/%.o,$$($(1)_SRCS))
$(3): $$($(1)_OBJS) | $$($(1)_DEPS)
	@mkdir -p $$(@D)
	$$(Q)$(CC) $$($(2)_LINK) $$^ $$($(1)_LIBS) -o $$@
$$($(1)_OBJS): $(B)/obj/$(2)/$(1)/%.o: %.c | $(if $(filter mkcart,$(1)),,$(if $(filter tool,$(2)),$(B)/gen/gates.h,$$(GENERATED))) $$($(1)_DEPS)
	@mkdir -p $$(@D)
	$$(Q)$(CC) $$($(2)_COMPILE) $$($(1)_CFLAGS) -MMD -MP -c $$< -o $$@
-include $$($(1)_OBJS:.o=.d)
endef
host_COMPILE = $(HOST_CFLAGS)
tool_COMPILE = $(HOST_CFLAGS)
test_COMPILE = $(TEST_CFLAGS)
test_LINK    = -fsanitize=address,undefined
$(foreach c,$(HOST_CMDS),$(eval $(call host_program,$(c),host,$(B)/host/$(c))))
$(foreach t,$(TOOLS),$(eval $(call host_program,$(t),tool,$(B)/tools/$(t))))
$(foreach t,$(HOST_TESTS),$(eval $(call host_program,$(t),test,$(B)/tests/host/$(t))))
# the version is in these
$(B)/obj/host/gobang/tools/engines/gobang_pbrain.o: Makefile

# ---- sim65 tests: the flags of the release ------------------------------------------------------------------
define sim65_program
$(1)_SOBJS := $$(patsubst %,$(B)/obj/sim65/$(1)/%.o,$$($(1)_SRCS))
$(B)/tests/sim65/$(1).prg: $$($(1)_SOBJS)
	@mkdir -p $$(@D)
	$$(Q)$(CL65) -t sim6502 $$($(1)_LDFLAGS) -o $$@ $$^
$(B)/obj/sim65/$(1)/%.c.o: %.c | $$(GENERATED) $$($(1)_DEPS)
	@mkdir -p $$(@D)
	$$(Q)$(CC65) -t sim6502 $(CC65_FLAGS) -DSIM65=1 $$($(1)_CFLAGS) --create-dep $$(@:.o=.d) -o $$(@:.o=.s) $$<
	$$(Q)sed -i 's/\.s:/.o:/' $$(@:.o=.d)
	$$(Q)$(CA65) -t sim6502 $$(@:.o=.s) -o $$@
$(B)/obj/sim65/$(1)/%.s.o: %.s | $$(GENERATED)
	@mkdir -p $$(@D)
	$$(Q)$(CA65) -t sim6502 -DSIM65=1 $(CA65_FLAGS) $$($(1)_ASFLAGS) --create-dep $$(@:.o=.d) $$< -o $$@
-include $$($(1)_SOBJS:.o=.d)
endef
$(foreach t,$(SIM65_TESTS) $(SIM65_PROGRAMS),$(eval $(call sim65_program,$(t))))

# ---- what is built, and the targets people call ---------------------------------------------------------------
HOST_CMD_FILES   := $(addprefix $(B)/host/,$(HOST_CMDS))
HOST_TEST_FILES  := $(addprefix $(B)/tests/host/,$(HOST_TESTS))
SIM65_TEST_FILES := $(addsuffix .prg,$(addprefix $(B)/tests/sim65/,$(SIM65_TESTS)))
TEST_TOOLS += $(addsuffix .prg,$(addprefix $(B)/tests/sim65/,$(SIM65_PROGRAMS)))
PROVE := prove -j$(JOBS) --timer --exec tests/run

.PHONY: all roms play check check-built test test-host test-sim65 test-mame test-scripts test-emulators test-all test-long bench lint format
.PHONY: compile_commands fuzz soak sizes release release-files clean help
first = $(Q)test -e $(B)/boardcart.nes || echo "Building for the first time: that takes a minute or two ..."
roms: $(B)/.packages-roms ## builds the ROMs only
	$(first)
	$(Q)$(MAKE) --no-print-directory $(ROMS)
all: $(ROMS) $(SOFTLIST) $(HOST_CMD_FILES) $(CORES) ## builds the ROMs, their MAME software list, the host commands and the libretro core

play: $(B)/.packages-play ## builds the cart and plays it in MAME; with no display, a demo that leaves screenshots
	$(first)
	$(Q)$(MAKE) --no-print-directory $(B)/boardcart.nes
	$(Q)tools/play.sh

# One test is named by its path or by its name alone.
EVERY_TEST = $(HOST_TEST_FILES) $(SIM65_TEST_FILES) $(SCRIPT_TESTS) $(MAME_STORIES)
CHOSEN = $(if $(TEST),$(foreach t,$(TEST),$(or $(filter %/$(t) %/$(t).prg %/$(t).t %/$(t).mjs %/$(t).lua,$(EVERY_TEST)),$(t))),$(HOST_TEST_FILES) $(SIM65_TEST_FILES) $(CHECK_STORIES))
check: $(B)/.packages ## the quick tests, in two minutes once all is built: host, sim65, one story a game; TEST=name runs one, SHOW=1 shows it
	$(Q)$(MAKE) --no-print-directory check-built

check-built: $(filter $(B)/%,$(CHOSEN)) $(if $(filter-out $(B)/%,$(CHOSEN)),$(ROMS) $(if $(TEST),all $(TEST_TOOLS),$(HOST_CMD_FILES) $(B)/names.lua))
	$(Q)$(if $(TEST),$(PROVE) -v,STORY_SYSTEMS=nes $(PROVE)) $(CHOSEN)

test: $(B)/.packages ## installs what is missing, builds everything, runs every test
	$(Q)$(MAKE) --no-print-directory test-all

test-all: all $(HOST_TEST_FILES) $(SIM65_TEST_FILES) $(TEST_TOOLS)
	$(Q)$(PROVE) $(EVERY_TEST)

test-host: $(HOST_TEST_FILES) $(HOST_CMD_FILES) ## only: rules, AI and tools on this machine, with sanitizers
	$(Q)$(PROVE) $(HOST_TEST_FILES)

test-sim65: $(SIM65_TEST_FILES) ## only: the same logic and the assembly on a simulated 6502
	$(Q)$(PROVE) $(SIM65_TEST_FILES)

test-mame: all $(TEST_TOOLS) ## only: the ROMs in MAME
	$(Q)$(PROVE) $(MAME_STORIES)

test-scripts: all $(TEST_TOOLS) ## only: other emulators, the libretro core, tools and commands
	$(Q)$(PROVE) $(SCRIPT_TESTS)

test-emulators: $(B)/boardcart.nes $(EMULATOR_TOOLS) ## the same stories, with the same pictures, in every console of MAME, FCEUX, Nestopia, Mednafen and jsnes
	$(Q)$(PROVE) tests/emulators/stories.mjs :: all

bench: $(B)/.packages ## measures all speeds and sizes: one table, build/bench.md; KEEP=1 puts it into tests/bench/README.md
	$(Q)$(MAKE) --no-print-directory all $(TABLE_DEPS)
	$(Q)tests/bench/bench.sh $(if $(KEEP),keep)

test-long: $(B)/.packages $(B)/.packages-long ## runs the long proofs with their full numbers: tournaments, thousands of puzzles, mazes and games
	$(Q)$(MAKE) --no-print-directory all $(BENCH_DEPS)
	$(Q)for b in $(BENCHES); do echo "== $$b"; $$b || exit 1; done

fuzz: $(B)/.packages ## feeds parsers, state loaders and the cart with noise; FUZZ_SECONDS=60 each
	$(Q)$(MAKE) --no-print-directory all $(FUZZ_DEPS)
	$(Q)echo 'target|executions/s|edges|executions|result' > $(B)/fuzz/table.txt
	$(Q)status=0; for f in $(FUZZERS); do echo "== $$f"; FUZZ_SECONDS=$${FUZZ_SECONDS:-60} $$f || status=1; done; \
		awk -F'|' '{ printf "%-16s %12s %8s %12s  %s\n", $$1, $$2, $$3, $$4, $$5 }' $(B)/fuzz/table.txt; exit $$status

soak: $(B)/.packages ## plays at random for HOURS=8 of console time, JOBS at once, and counts faults; can be stopped and resumed
	$(Q)$(MAKE) --no-print-directory $(ROMS) $(TEST_TOOLS)
	$(Q)tests/mame/soak.sh "$(or $(HOURS),8)" "$(JOBS)"

lint: $(B)/.packages ## only: runs the linters; LINT_FAST=1 without cppcheck
	$(Q)$(MAKE) --no-print-directory $(GENERATED)
	$(Q)$(PROVE) -v tests/tools/lint.t

format: ## brings all C into the shape of .clang-format
	$(Q)tools/format.sh

compile_commands: $(GENERATED) ## writes build/compile_commands.json, for editors and clang tools
	$(Q)$(MAKE) --no-print-directory -Bn V=1 all $(HOST_TEST_FILES) $(SIM65_TEST_FILES) $(TEST_TOOLS) | tools/compile_commands.pl > $(B)/$@.json
	$(Q)echo "$(B)/$@.json: $$(grep -c '\"file\"' $(B)/$@.json) files"

sizes: $(B)/boardcart.nes $(TEST_TOOLS) ## prints the use of every bank, of RAM, zero page and the stack's high-water mark
	$(Q)tools/sizes.pl $(B)/boardcart
	$(Q)STORY_QUIET=1 tests/mame/run tests/cart/mame/stack_depth.lua nes | grep '^\#'

release: $(B)/.packages ## makes the zip that people download
	$(Q)$(MAKE) --no-print-directory release-files
	$(Q)tools/release/pack.sh $(VERSION) $(B)

release-files: $(ROMS) $(SOFTLIST) $(CORES) $(CORE_WIN) $(MANUAL) $(WEB) $(NSF) $(PRESS) $(TESTKIT)

clean: ## removes everything that was built
	rm -rf $(B)

help: ## lists the targets
	@grep -hE '^[a-z0-9-]+:.*## ' $(MAKEFILE_LIST) | sort -u | awk -F':.*## ' '{printf "  make %-14s %s\n", $$1, $$2}'

# What must be there for a goal, installed once where there is apt: tools/deps.sh. zlib comes with libpng.
ROM_PACKAGES  := gcc:gcc libc6-dev:stdio.h cc65:cc65 libpng-dev:png.h unifont:$(UNIFONT)
PLAY_PACKAGES := $(ROM_PACKAGES) mame:mame
TEST_PACKAGES := $(PLAY_PACKAGES) perl:prove git:git nodejs:node npm:npm shellcheck:shellcheck cppcheck:cppcheck clang-format:clang-format \
	lua-check:luacheck zip:zip unzip:unzip $(EXTRA_PACKAGES)
$(B)/.packages-roms: tools/deps.sh Makefile
	$(Q)tools/deps.sh $@ roms $(ROM_PACKAGES)
$(B)/.packages-play: tools/deps.sh Makefile
	$(Q)tools/deps.sh $@ play $(PLAY_PACKAGES)
$(B)/.packages: tools/deps.sh Makefile
	$(Q)tools/deps.sh $@ test $(TEST_PACKAGES)
$(B)/.packages-long: tools/deps.sh Makefile
	$(Q)tools/deps.sh $@ test-long $(LONG_PACKAGES)
