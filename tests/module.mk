# Tests of the shell. Those of games, sound, art and core are listed beside what they test.

# The shell's assembly and the C around it, in sim65.
CART_SIM := -C tests/cart/sim65/cart.cfg
SIM65_TESTS += test_cart_queue test_cart_pad test_cart_twins
test_cart_queue_SRCS = tests/cart/sim65/test_cart_queue.c tests/cart/sim65/watch.s tests/cart/sim65/cart_glue.s cart/ram.s \
	cart/ppuq_drain.s cart/pad_strobe.s cart/far.s cart/ppuq.c cart/text.c cart/cjk.c cart/words.s
test_cart_queue_ASFLAGS = -DSIM65_WATCH=1
test_cart_queue_LDFLAGS = $(CART_SIM)
test_cart_pad_SRCS = tests/cart/sim65/test_cart_pad.c tests/cart/sim65/watch.s tests/cart/sim65/cart_glue.s cart/ram.s \
	cart/ppuq_drain.s cart/pad_strobe.s cart/pad_tick.s cart/pad_ref.c cart/pad.c
test_cart_pad_ASFLAGS = -DSIM65_WATCH=1
test_cart_pad_LDFLAGS = $(CART_SIM)
test_cart_twins_SRCS = tests/cart/sim65/test_cart_twins.c cart/ram.s cart/block.s cart/rng.s cart/rng.c cart/rng_ref.c cart/crc16.s \
	cart/crc16_ref.c cart/oam_parts.s cart/oam.c cart/oam_ref.c
test_cart_twins_LDFLAGS = $(CART_SIM)

# Cycles of the same routines, against the ceilings in their headers.
SIM65_PROGRAMS += cycles
cycles_SRCS = tests/cart/sim65/cycles.c tests/cart/sim65/cycles_glue.s tests/cart/sim65/watch.s cart/ram.s cart/block.s cart/rng.s cart/crc16.s \
	cart/oam_parts.s cart/ppuq_drain.s cart/ppuq.c cart/pad_strobe.s
cycles_LDFLAGS = $(CART_SIM)
SCRIPT_TESTS += tests/cart/sim65/cycles.t
TEST_TOOLS += $(B)/tests/sim65/cycles.prg

# The save, with the power cut everywhere.
HOST_TESTS += test_cart_save test_cart_loaders
test_cart_save_SRCS = tests/cart/host/test_cart_save.c $(SAVE_HOST)
test_cart_save_CFLAGS = -O2
test_cart_loaders_SRCS = tests/cart/host/test_cart_loaders.c cart/options.c cart/stats.c $(SAVE_HOST) cart/rng.c \
	cart/rng_ref.c $(addprefix games/labyrinth/,save.c event.c run.c score.c guide.c) $(LAB_HOST)

# The positions of the lessons, by the rules of the games.
HOST_TESTS += test_lessons
test_lessons_SRCS = tests/cart/host/test_lessons.c $(addprefix cart/,lessons/lesson.c lessons/positions.c stats.c) $(filter-out %/save_slots.c,$(SAVE_HOST)) \
	$(addprefix games/connect4/,save.c match.c rules.c) $(addprefix games/amazons/,save.c rules.c) $(addprefix games/gobang/,save.c rules.c renju.c) \
	$(addprefix games/skyscrapers/,save.c) $(SKY_REF) $(addprefix games/labyrinth/,save.c event.c score.c guide.c run.c) cart/rng.c cart/rng_ref.c $(LAB_HOST)
test_lessons_CFLAGS = -Wno-unknown-pragmas -O2

# The cart in MAME.
SIM65_PROGRAMS += offsets
offsets_SRCS = tests/mame/offsets.c
$(B)/tests/mame/offsets.txt: $(B)/tests/sim65/offsets.prg
	@mkdir -p $(@D)
	$(Q)sim65 $< > $@
TEST_TOOLS += $(B)/tests/mame/offsets.txt
MAME_STORIES += tests/cart/mame/faults_are_seen.lua tests/mame/shots.lua tests/cart/mame/mash.lua tests/cart/mame/vblank.lua tests/cart/mame/boot.lua tests/cart/mame/state_block.lua tests/cart/mame/first_play.lua tests/cart/mame/club_ending.lua tests/cart/mame/reset_chord.lua tests/cart/mame/pause_whole.lua tests/cart/mame/speed.lua tests/cart/mame/motion_cost.lua tests/cart/mame/any_ram.lua tests/connect4/mame/connect4_match.lua tests/connect4/mame/connect4_undo.lua tests/connect4/mame/connect4_pause.lua tests/connect4/mame/connect4_ai.lua tests/connect4/mame/connect4_review.lua tests/connect4/mame/connect4_motion.lua tests/connect4/mame/connect4_levels.lua tests/amazons/mame/amazons_game.lua tests/amazons/mame/amazons_levels.lua tests/gobang/mame/gobang_game.lua tests/skyscrapers/mame/skyscrapers_game.lua tests/skyscrapers/mame/skyscrapers_made.lua tests/skyscrapers/mame/skyscrapers_times.lua tests/cart/mame/options.lua tests/cart/mame/setup_values.lua tests/cart/mame/statistics.lua tests/cart/mame/chinese.lua tests/cart/mame/chinese_single.lua tests/mame/shots_chinese.lua tests/sound/mame/sound_test.lua tests/sound/mame/effects.lua tests/sound/mame/endings.lua tests/cart/mame/flashes.lua tests/sound/mame/music_time.lua tests/cart/mame/screens.lua tests/cart/mame/attract.lua tests/cart/mame/attract_round.lua tests/cart/mame/resume.lua tests/cart/mame/newer_save.lua tests/cart/mame/no_save_ram.lua tests/cart/mame/power_cut.lua
MAME_STORIES += tests/cart/mame/lessons.lua tests/cart/mame/turn_clock.lua tests/cart/mame/answer.lua
CHECK_STORIES += tests/cart/mame/boot.lua tests/cart/mame/first_play.lua tests/connect4/mame/connect4_match.lua tests/amazons/mame/amazons_game.lua tests/gobang/mame/gobang_game.lua tests/skyscrapers/mame/skyscrapers_game.lua tests/labyrinth/mame/labyrinth_game.lua
BENCHES += tests/mame/bench_ai tests/mame/bench_mash
BENCH_DEPS += $(B)/names.lua
SCRIPT_TESTS += tests/cart/cc65_x_register_bug.t tests/tools/tools_refuse.t tests/tools/commands_refuse.t tests/tools/install.t tests/tools/same_bytes.t
BENCHES += "tests/tools/same_bytes.t all"
SCRIPT_TESTS += tests/tools/lint.t tests/cart/words.t tests/cart/rom.t tests/cart/work_ram.t tests/cart/sixth_game.t tests/cart/mame/power_cycle.t tests/cart/mame/old_save.t

# The cart without battery RAM: header byte 10, and the battery bit of byte 6.
$(B)/tests/nowram.nes: $(B)/boardcart.nes
	@mkdir -p $(@D)
	$(Q)perl -0777 -pe 'substr($$_, 10, 1) = "\0"; substr($$_, 6, 1) &= "\xFD"' $< > $@
	$(Q)cp $(B)/boardcart.lbl $(@:.nes=.lbl)
TEST_TOOLS += $(B)/tests/nowram.nes

# The cart in jsnes, where every instruction can be looked at. The package is installed under build/ by its lock file.
JSNES := $(B)/tests/jsnes/node_modules/.package-lock.json
$(JSNES): tests/jsnes/package.json tests/jsnes/package-lock.json tools/web/mend_jsnes.pl
	@mkdir -p $(B)/tests/jsnes
	$(Q)cp $(filter %.json,$^) $(B)/tests/jsnes
	$(Q)cd $(B)/tests/jsnes && npm ci --ignore-scripts --no-audit --no-fund --loglevel=error
	$(Q)tools/web/mend_jsnes.pl $(B)/tests/jsnes
	$(Q)touch $@
TEST_TOOLS += $(JSNES)
SCRIPT_TESTS += tests/cart/jsnes/mash.mjs tests/cart/jsnes/carry.mjs

# Which television: all phases of the race for the flag, and resets in Nestopia.
SCRIPT_TESTS += tests/cart/jsnes/tv.mjs tests/cart/resets.t
$(B)/tests/cart/resets: tests/cart/resets.c tests/libretro/frontcore.c tests/libretro/frontcore.h
	@mkdir -p $(@D)
	$(Q)$(CC) $(HOST_CFLAGS) -isystem $(LIBRETRO_INCLUDE) $(filter %.c,$^) -ldl -lz -o $@
TEST_TOOLS += $(B)/tests/cart/resets

# The same stories in every emulator: MAME, FCEUX, Nestopia, Mednafen, jsnes.
EMULATORS := $(B)/tests/emulators
$(EMULATORS)/chart.nes: tests/emulators/chart.s tests/emulators/chart.cfg
	@mkdir -p $(@D)
	$(Q)$(CA65) $< -o $(@:.nes=.o)
	$(Q)$(LD65) -C tests/emulators/chart.cfg $(@:.nes=.o) -o $@
$(EMULATORS)/libretro: tests/emulators/libretro.c tests/libretro/frontcore.c tests/libretro/frontcore.h
	@mkdir -p $(@D)
	$(Q)$(CC) $(HOST_CFLAGS) -isystem $(LIBRETRO_INCLUDE) $(filter %.c,$^) -ldl -lz -o $@
EMULATOR_TOOLS := $(EMULATORS)/chart.nes $(EMULATORS)/libretro $(B)/tests/mame/offsets.txt $(JSNES)
TEST_TOOLS += $(EMULATOR_TOOLS)
EXTRA_PACKAGES += fceux:fceux mednafen:mednafen libretro-nestopia:/usr/lib/*/libretro/nestopia_libretro.so
SCRIPT_TESTS += tests/emulators/stories.mjs
BENCHES += "node tests/emulators/stories.mjs all"
BENCH_DEPS += $(EMULATOR_TOOLS)
