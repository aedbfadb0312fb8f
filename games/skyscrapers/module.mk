# Skyscrapers: lists of sources; see README.md for what each file is.
SKY := games/skyscrapers
SKY_CORE := $(addprefix $(SKY)/,geo.c solver.c solver_easy.c solver_few.c solver_sets.c solver_list.c solver_chain.c solver_try.c square.c maker.c pack.c hint.c rules.c says.c history.c slot.c along.c) tools/lib/sky_all.c tools/lib/sky_id.c
SKY_REF := $(SKY_CORE) $(SKY)/hot_ref.c
SKY_HOT := $(SKY_CORE) $(SKY)/hot.s $(SKY)/hot_list.s

TOOLS += mklines
mklines_SRCS = tools/mklines.c
GENERATED += $(B)/gen/sky_lines.h
$(B)/gen/sky_lines.h: $(B)/tools/mklines
	@mkdir -p $(@D)
	$(Q)$< > $@

# The built-in puzzles, made by the maker itself: as C for tests and as pages for the ROMs.
TOOLS += mkpack
mkpack_SRCS = tools/mkpack.c $(SKY_REF)
mkpack_DEPS = $(B)/gen/sky_lines.h
$(B)/gen/sky_pack.c $(B)/gen/sky_pack.s &: $(B)/tools/mkpack $(SKY)/chosen.txt $(SKY)/road.txt
	$(Q)$< $(SKY)/chosen.txt $(SKY)/road.txt $(B)/gen/sky_pack.c $(B)/gen/sky_pack.s

# What a seed gives where the maker may give up: with the built-in puzzles.
SKY_SEEDED := tools/lib/sky_seeded.c $(B)/gen/sky_pack.c

HOST_CMDS += skyscrapers
skyscrapers_SRCS = tools/engines/skyscrapers.c $(SKY_REF) $(SKY_SEEDED)

HOST_TESTS += test_skyscrapers_solver
test_skyscrapers_solver_SRCS = tests/skyscrapers/host/test_skyscrapers_solver.c tests/skyscrapers/host/sky_count.c $(SKY_REF) $(SKY_SEEDED)

# Not a test itself: a program that tests and `make test-long` run in sim65.
SIM65_PROGRAMS += bench_skyscrapers
bench_skyscrapers_SRCS = tests/skyscrapers/sim65/bench_skyscrapers.c $(SKY_HOT)

SKY_GAME := $(addprefix $(SKY)/,geo.c rules.c says.c history.c slot.c along.c) tools/lib/sky_id.c
HOST_TESTS += test_skyscrapers_rules
test_skyscrapers_rules_SRCS = tests/skyscrapers/host/test_skyscrapers_rules.c $(SKY_GAME)
SIM65_TESTS += sim_skyscrapers_rules
sim_skyscrapers_rules_SRCS = tests/skyscrapers/host/test_skyscrapers_rules.c $(SKY_GAME)

HOST_TESTS += test_skyscrapers_pack
test_skyscrapers_pack_SRCS = tests/skyscrapers/host/test_skyscrapers_pack.c $(SKY_REF)
test_skyscrapers_pack_CFLAGS = -I$(B)/gen
test_skyscrapers_pack_DEPS = $(B)/gen/sky_pack.c

# The inner loops in assembly against their twins, and the whole core with either on the same puzzles.
SIM65_TESTS += sim_skyscrapers_hot sim_skyscrapers_core
sim_skyscrapers_hot_SRCS = tests/skyscrapers/sim65/test_skyscrapers_hot.c $(SKY_HOT) $(SKY)/hot_ref.c
# without what only a player needs: the built-in puzzles fill the rest of sim65's memory
sim_skyscrapers_core_SRCS = tests/skyscrapers/sim65/test_skyscrapers_core.c $(SKY_SEEDED) \
	$(filter-out $(addprefix $(SKY)/,hint.c rules.c says.c history.c slot.c along.c),$(SKY_HOT))

HOST_TESTS += test_skyscrapers_made test_skyscrapers_steps test_skyscrapers_towers
test_skyscrapers_made_SRCS = tests/skyscrapers/host/test_skyscrapers_made.c tests/skyscrapers/host/sky_count.c $(SKY_REF) $(SKY_SEEDED)
test_skyscrapers_steps_SRCS = tests/skyscrapers/host/test_skyscrapers_steps.c $(SKY_REF) $(SKY_SEEDED)
test_skyscrapers_towers_SRCS = tests/skyscrapers/host/test_skyscrapers_towers.c tests/skyscrapers/host/sky_count.c $(SKY_REF)

# The same without sanitizers, for thousands of puzzles: make test-long.
TOOLS += sky_made sky_steps sky_towers
sky_made_SRCS = $(test_skyscrapers_made_SRCS)
sky_steps_SRCS = $(test_skyscrapers_steps_SRCS)
sky_towers_SRCS = $(test_skyscrapers_towers_SRCS)

HOST_TESTS += test_skyscrapers_lines
test_skyscrapers_lines_SRCS = tests/skyscrapers/host/test_skyscrapers_lines.c $(SKY_REF)

HOST_TESTS += test_skyscrapers_hint
test_skyscrapers_hint_SRCS = tests/skyscrapers/host/test_skyscrapers_hint.c $(SKY_REF) $(SKY_SEEDED)

TEST_TOOLS += $(B)/tests/sim65/bench_skyscrapers.prg
SCRIPT_TESTS += tests/skyscrapers/command.t tests/skyscrapers/cycles.t
BENCHES += tests/skyscrapers/bench.sh "env ALL_SIZES=1 tests/run tests/skyscrapers/mame/skyscrapers_pad.lua nespal" \
	"env ALL_SIZES=1 tests/run tests/skyscrapers/mame/skyscrapers_pad.lua dendy"
BENCH_DEPS += $(B)/host/skyscrapers $(B)/tests/sim65/bench_skyscrapers.prg $(B)/tests/host/test_skyscrapers_solver $(B)/tools/sky_towers $(B)/tools/sky_made $(B)/tools/sky_steps

# The console beside the board: skyline, numbers, built-in puzzles; the seeds that take longest.
MAME_STORIES += tests/skyscrapers/mame/skyscrapers_along.lua tests/skyscrapers/mame/skyscrapers_de1.lua tests/skyscrapers/mame/skyscrapers_pad.lua tests/skyscrapers/mame/skyscrapers_parks.lua tests/skyscrapers/mame/skyscrapers_road.lua tests/skyscrapers/mame/skyscrapers_views.lua tests/skyscrapers/mame/skyscrapers_worst.lua
