# Skyscrapers: lists of sources; see README.md for what each file is.
SKY := games/skyscrapers
SKY_CORE := $(addprefix $(SKY)/,geo.c puzzle.c state.c solver.c solver_easy.c solver_few.c solver_rest.c solver_sets.c solver_list.c solver_chain.c solver_try.c)
SKY_REF := $(SKY_CORE) $(SKY)/hot_ref.c

HOST_CMDS += skyscrapers
skyscrapers_SRCS = tools/engines/skyscrapers.c $(SKY_REF)
