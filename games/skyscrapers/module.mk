# Skyscrapers: lists of sources; see README.md for what each file is.
SKY := games/skyscrapers
SKY_CORE := $(addprefix $(SKY)/,geo.c puzzle.c state.c solver.c solver_easy.c solver_few.c solver_rest.c solver_sets.c solver_list.c solver_fresh.c solver_chain.c solver_try.c rng.c square.c maker.c)
SKY_REF := $(SKY_CORE) $(SKY)/hot_ref.c

TOOLS += mklines
mklines_SRCS = tools/mklines.c
GENERATED += $(B)/gen/sky_lines.h
$(B)/gen/sky_lines.h: $(B)/tools/mklines
	@mkdir -p $(@D)
	$(Q)$< > $@

HOST_CMDS += skyscrapers
skyscrapers_SRCS = tools/engines/skyscrapers.c $(SKY_REF)

HOST_TESTS += test_skyscrapers_solver
test_skyscrapers_solver_SRCS = tests/host/test_skyscrapers_solver.c tests/host/sky_count.c $(SKY_REF)

# Not a test of its own: a program that tests and `make bench` run in sim65.
SIM65_PROGRAMS += bench_skyscrapers
bench_skyscrapers_SRCS = tests/sim65/bench_skyscrapers.c $(SKY_REF)

SKY_GAME := $(addprefix $(SKY)/,geo.c puzzle.c rules.c history.c status.c slot.c)
HOST_TESTS += test_skyscrapers_rules
test_skyscrapers_rules_SRCS = tests/host/test_skyscrapers_rules.c $(SKY_GAME)
SIM65_TESTS += sim_skyscrapers_rules
sim_skyscrapers_rules_SRCS = tests/host/test_skyscrapers_rules.c $(SKY_GAME)
