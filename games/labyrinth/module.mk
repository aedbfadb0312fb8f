# Labyrinth: maze, walking, ray caster, picture; their host command and tests.
LAB := games/labyrinth
LAB_TABLES_C := $(B)/gen/labyrinth_tables.c
LAB_TABLES_S := $(B)/gen/labyrinth_tables.s
LAB_HOST := $(LAB)/maze.c $(LAB)/move.c $(LAB)/cast_ref.c $(LAB)/draw_ref.c $(LAB)/memory.c $(LAB_TABLES_C)

# The table maker comes before all else that is built, so it has a rule of its own.
LAB_MK := $(B)/tools/labyrinth_tables
$(LAB_MK): $(LAB)/mktables.c $(LAB)/cast.h $(LAB)/draw.h
	@mkdir -p $(@D)
	$(Q)$(CC) $(HOST_CFLAGS) $< -lm -o $@
$(LAB_TABLES_C): $(LAB_MK)
	@mkdir -p $(@D)
	$(Q)$< c > $@
$(LAB_TABLES_S): $(LAB_MK)
	@mkdir -p $(@D)
	$(Q)$< asm > $@
GENERATED += $(LAB_TABLES_C) $(LAB_TABLES_S)

HOST_CMDS += labyrinth
labyrinth_SRCS := tools/engines/labyrinth.c $(LAB_HOST)

HOST_TESTS += test_labyrinth_maze test_labyrinth_cast test_labyrinth_move
test_labyrinth_move_SRCS := tests/host/test_labyrinth_move.c $(LAB_HOST)
test_labyrinth_maze_SRCS := tests/host/test_labyrinth_maze.c $(LAB)/maze.c $(LAB)/memory.c
test_labyrinth_cast_SRCS := tests/host/test_labyrinth_cast.c $(LAB_HOST)
test_labyrinth_cast_LIBS := -lm

LAB_SIM_LD := -C tests/sim65/labyrinth.cfg
SIM65_TESTS += sim_labyrinth_maze
sim_labyrinth_maze_SRCS := tests/host/test_labyrinth_maze.c $(LAB)/maze.c $(LAB)/memory.s
sim_labyrinth_maze_LDFLAGS := $(LAB_SIM_LD)

LAB_VIEW := $(LAB)/cast.s $(LAB)/draw.s $(LAB)/memory.s $(LAB_TABLES_S)
SIM65_TESTS += test_labyrinth_view
test_labyrinth_view_SRCS := tests/sim65/test_labyrinth_view.c $(LAB)/maze.c $(LAB)/cast_ref.c $(LAB)/draw_ref.c $(LAB_VIEW)
test_labyrinth_view_LDFLAGS := $(LAB_SIM_LD)

SIM65_TESTS += sim_labyrinth_move
sim_labyrinth_move_SRCS := tests/host/test_labyrinth_move.c $(LAB)/maze.c $(LAB)/move.c $(LAB)/memory.s $(LAB_TABLES_S)
sim_labyrinth_move_LDFLAGS := $(LAB_SIM_LD)
