# Noise for everything that reads outside input: libFuzzer targets, one file each in tests/fuzz (make fuzz). A name here is a
# target with name_FUZZ (further sources), name_FUZZ_FLAGS, name_SEEDS (files to begin with). The build's own tools, which only
# read files of this repository, have none.
FUZZ_TARGETS := labkit_state labkit_play labkit_front labkit_files sky_id sky_game connect4 link gobang amazons saves options book

labkit_state_FUZZ := $(BOARD_SRCS) $(MACHINE_SRCS)
labkit_state_FUZZ_FLAGS := -lm
labkit_play_FUZZ := $(BOARD_SRCS) $(MACHINE_SRCS)
labkit_play_FUZZ_FLAGS := -O2 -fno-sanitize-coverage=trace-cmp -lm
labkit_front_FUZZ := libretro/options.c libretro/options_text.c libretro/input.c libretro/content.c libretro/board/corrections.c
labkit_front_FUZZ_FLAGS := -isystem $(LIBRETRO_INCLUDE)
labkit_files_FUZZ := libretro/scores.c
labkit_files_SEEDS := $(wildcard tests/golden/labkit/*.txt)
sky_id_FUZZ := $(SKY_REF)
sky_id_SEEDS := $(addprefix tests/fuzz/seeds/,towers-5.txt towers-9.txt)
sky_game_FUZZ := $(SKY_GAME)
sky_game_SEEDS := $(sky_id_SEEDS)
connect4_FUZZ := $(C4_AI_HOST) tools/lib/c4solve.c
link_FUZZ := $(C4)/link.c $(C4)/match.c $(C4)/rules.c cart/crc16_ref.c
gobang_FUZZ := tools/engines/gobang_match.c $(GB_RULES) $(GB_AI_REF)
gobang_SEEDS := tests/fuzz/seeds/pbrain.txt
amazons_FUZZ := $(amazons_ENGINE) tools/lib/amahost.c
amazons_SEEDS := tests/fuzz/seeds/amazons.txt
saves_FUZZ := $(SAVE_HOST) games/amazons/save.c games/amazons/rules.c games/gobang/save.c $(GB_RULES) \
	$(C4)/match.c $(C4)/rules.c $(C4)/save.c games/skyscrapers/save.c $(SKY_REF) $(addprefix games/labyrinth/,save.c event.c run.c score.c guide.c) $(LAB_HOST)
saves_SEEDS := $(addprefix $(B)/fuzz/seeds/slot-,4 6 8 10 12)
options_FUZZ := cart/options.c cart/stats.c $(SAVE_HOST) cart/rng.c cart/rng_ref.c
options_FUZZ_FLAGS := -D__fastcall__=
book_FUZZ := $(C4)/book.c

# An unfinished game of a real save, as the target wants it: the number of its slot, times two, then its payload. The save is one of 1.0.0,
# whose slots (save_old.c) come in another order; games are kept as they were.
$(B)/fuzz/seeds/slot-%: tests/golden/cart/save-1.0.0.sav
	@mkdir -p $(@D)
	$(Q)perl -0777 -ne '@size = (40, (48) x 5, 64, 200, 256, 600, 160); $$old = {4, 6, 6, 7, 8, 9, 10, 8, 12, 10}->{$*}; $$at = 4; $$at += 2 * ($$_ + 8) for @size[0 .. $$old - 1]; print chr($* * 2), substr($$_, $$at + 8, unpack("v", substr($$_, $$at + 2, 2)))' $< > $@

FUZZ_CC := clang -std=c11 -D_GNU_SOURCE -O1 -g -I. -I$(B)/gen -DBOARDCART_VERSION='"$(VERSION)"' -Wall -Wextra -Wno-unknown-pragmas \
	-Wno-unused-function -fsanitize=fuzzer,address,undefined -fno-sanitize-recover=all
FUZZ_HEADERS := $(wildcard tests/fuzz/*.h cart/*.h games/*/*.h tools/*/*.h libretro/*.h libretro/*/*.h)
define fuzz_target
$(B)/fuzz/$(1).run: tests/fuzz/$(1).c $$($(1)_FUZZ) $(FUZZ_HEADERS) | $$(GENERATED) $$($(1)_SEEDS)
	@mkdir -p $$(@D)
	$$(Q)$$(FUZZ_CC) tests/fuzz/$(1).c $$($(1)_FUZZ) $$($(1)_FUZZ_FLAGS) -o $$@
FUZZERS += "tests/fuzz/run $(1) $$($(1)_SEEDS)"
FUZZ_DEPS += $(B)/fuzz/$(1).run
endef
$(foreach t,$(FUZZ_TARGETS),$(eval $(call fuzz_target,$(t))))
# In node: the page's look at a file, and the cart in jsnes with a save of noise. In MAME: random buttons.
FUZZERS += tests/fuzz/savefile.mjs tests/fuzz/cart_saves.mjs tests/fuzz/mash
FUZZ_DEPS += $(B)/names.lua $(B)/tests/jsnes/node_modules/.package-lock.json
EXTRA_PACKAGES += clang:clang libclang-rt-dev:/usr/lib/llvm-*/lib/clang/*/lib/linux/libclang_rt.fuzzer-*
