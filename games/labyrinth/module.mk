# Labyrinth: maze, walking, the view, its picture; their host command and tests.
LAB := games/labyrinth
LAB_TABLES_C := $(B)/gen/labyrinth_tables.c
LAB_TABLES_S := $(B)/gen/labyrinth_tables.s
LAB_HOST := $(LAB)/maze.c $(LAB)/move.c $(LAB)/view_ref.c $(LAB)/draw_ref.c $(LAB)/memory.c $(LAB_TABLES_C)

# The table maker is built before everything else, so it has its own rule.
LAB_MK := $(B)/tools/labyrinth_tables
$(LAB_MK): tools/labyrinth/mktables.c $(LAB)/view.h $(LAB)/draw.h $(LAB)/things.h | $(B)/gen/gates.h
	@mkdir -p $(@D)
	$(Q)$(CC) $(HOST_CFLAGS) $< -lm -o $@
$(LAB_TABLES_C): $(LAB_MK)
	@mkdir -p $(@D)
	$(Q)$< c > $@
$(LAB_TABLES_S): $(LAB_MK)
	@mkdir -p $(@D)
	$(Q)$< asm > $@
GENERATED += $(LAB_TABLES_C) $(LAB_TABLES_S)

LAB_CHR := $(B)/gen/labyrinth.chr
$(LAB_CHR): $(LAB_MK)
	@mkdir -p $(@D)
	$(Q)$< tiles > $@
GENERATED += $(LAB_CHR)

HOST_CMDS += labyrinth
labyrinth_SRCS := tools/engines/labyrinth.c $(LAB_HOST)

HOST_TESTS += test_labyrinth_maze test_labyrinth_exact test_labyrinth_move test_labyrinth_run
test_labyrinth_run_SRCS := tests/labyrinth/host/test_labyrinth_run.c $(addprefix $(LAB)/,run.c score.c guide.c event.c) $(LAB_HOST)
test_labyrinth_move_SRCS := tests/labyrinth/host/test_labyrinth_move.c $(LAB_HOST)
test_labyrinth_maze_SRCS := tests/labyrinth/host/test_labyrinth_maze.c $(LAB)/maze.c $(LAB)/memory.c
test_labyrinth_exact_SRCS := tests/labyrinth/host/test_labyrinth_exact.c $(LAB_HOST)
test_labyrinth_exact_LIBS := -lm

LAB_SIM_LD := -C tests/labyrinth/sim65/labyrinth.cfg
SIM65_TESTS += sim_labyrinth_maze
sim_labyrinth_maze_SRCS := tests/labyrinth/host/test_labyrinth_maze.c $(LAB)/maze.c $(LAB)/memory.s
sim_labyrinth_maze_LDFLAGS := $(LAB_SIM_LD)

LAB_VIEW := $(LAB)/view.s $(LAB)/draw.s $(LAB)/memory.s $(LAB_TABLES_S)
SIM65_TESTS += test_labyrinth_view
test_labyrinth_view_SRCS := tests/labyrinth/sim65/test_labyrinth_view.c $(LAB)/maze.c $(LAB)/draw_ref.c $(LAB_VIEW)
test_labyrinth_view_LDFLAGS := $(LAB_SIM_LD)
test_labyrinth_view_DEPS := $(B)/tests/labyrinth/views.bin

# What the twin of view.s makes of 6,000 poses: on a 6502 it would take minutes.
$(B)/tests/labyrinth/views: tests/labyrinth/views.c $(LAB_HOST) $(wildcard $(LAB)/*.h)
	@mkdir -p $(@D)
	$(Q)$(CC) $(HOST_CFLAGS) $(filter %.c,$^) -o $@
$(B)/tests/labyrinth/views.bin: $(B)/tests/labyrinth/views
	$(Q)$< > $@
TEST_TOOLS += $(B)/tests/labyrinth/views.bin

SIM65_TESTS += sim_labyrinth_move
sim_labyrinth_move_SRCS := tests/labyrinth/host/test_labyrinth_move.c $(LAB)/maze.c $(LAB)/move.c $(LAB)/memory.s $(LAB_TABLES_S)
sim_labyrinth_move_LDFLAGS := $(LAB_SIM_LD)

SCRIPT_TESTS += tests/labyrinth/cycles.t

# The view alone, as a ROM: pictures a second, upload and colours without the shell.
LAB_BENCH := $(B)/tests/labyrinth
LAB_BENCH_OBJS := $(addprefix $(LAB_BENCH)/,maze.o move.o guide.o bench_c.o view.o draw.o upload.o memory.o tables.o bench.o)
$(LAB_BENCH)/maze.s $(LAB_BENCH)/move.s $(LAB_BENCH)/guide.s: $(LAB_BENCH)/%.s: $(LAB)/%.c $(wildcard $(LAB)/*.h) | $(B)/gen/gates.h
	@mkdir -p $(@D)
	$(Q)$(CC65) -t none $(CC65_FLAGS) --code-name B_LABYRINTH --rodata-name B_LABYRINTH_RO --bss-name R_LABYRINTH -o $@ $<
$(LAB_BENCH)/bench_c.s: tests/labyrinth/bench.c $(wildcard $(LAB)/*.h) | $(B)/gen/gates.h
	@mkdir -p $(@D)
	$(Q)$(CC65) -t none $(CC65_FLAGS) -o $@ $<
$(LAB_BENCH)/maze.o $(LAB_BENCH)/move.o $(LAB_BENCH)/guide.o $(LAB_BENCH)/bench_c.o: %.o: %.s
	$(Q)$(CA65) $< -o $@
$(LAB_BENCH)/view.o $(LAB_BENCH)/draw.o $(LAB_BENCH)/upload.o $(LAB_BENCH)/memory.o: $(LAB_BENCH)/%.o: $(LAB)/%.s $(B)/gen/labyrinth_const.inc
	@mkdir -p $(@D)
	$(Q)$(CA65) $(CA65_FLAGS) $< -o $@
$(LAB_BENCH)/tables.o: $(LAB_TABLES_S)
	@mkdir -p $(@D)
	$(Q)$(CA65) $(CA65_FLAGS) $< -o $@
$(LAB_BENCH)/bench.o: tests/labyrinth/bench.s $(LAB_CHR) $(B)/gen/c_sp.inc $(B)/gen/labyrinth_const.inc
	@mkdir -p $(@D)
	$(Q)$(CA65) $(CA65_FLAGS) $< -o $@
$(LAB_BENCH)/bench.nes: $(LAB_BENCH_OBJS) tests/labyrinth/bench.cfg
	$(Q)$(LD65) -C tests/labyrinth/bench.cfg -m $(@:.nes=.map) -Ln $(@:.nes=.lbl) -o $@ $(filter %.o,$^) none.lib
TEST_TOOLS += $(LAB_BENCH)/bench.nes
MAME_STORIES += tests/labyrinth/walk.lua tests/labyrinth/mazes.lua tests/labyrinth/poses.lua tests/labyrinth/wander.lua
MAME_STORIES += tests/labyrinth/mame/labyrinth_events.lua tests/labyrinth/mame/labyrinth_game.lua tests/labyrinth/mame/labyrinth_sizes.lua tests/labyrinth/mame/labyrinth_walk.lua tests/labyrinth/mame/labyrinth_wander.lua
TEST_TOOLS += $(B)/tests/sim65/sim_labyrinth_maze.prg $(B)/tests/sim65/test_labyrinth_view.prg
test-mame: $(LAB_BENCH)/bench.nes

# Pictures a second over walks through mazes, and an hour of random walking compared pixel by pixel (LABYRINTH_MINUTES=60).
BENCH_DEPS += $(LAB_BENCH)/bench.nes $(B)/tests/host/test_labyrinth_exact
BENCHES += tests/labyrinth/bench.sh
