# Noise for everything that reads something: libFuzzer targets, one file each in tests/fuzz (make fuzz). A name here is a target with
# name_FUZZ (sources beside its own), name_FUZZ_LIBS, name_SEEDS (files to begin with).
FUZZ_TARGETS := labkit_state labkit_files sky_id sky_game connect4 link gobang amazons saves book mml2snd png2chr mktext mkcart

labkit_state_FUZZ := $(BOARD_SRCS) $(MACHINE_SRCS)
labkit_state_FUZZ_LIBS := -lm
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
amazons_FUZZ := $(amazons_ENGINE)
amazons_SEEDS := tests/fuzz/seeds/amazons.txt
saves_FUZZ := cart/save.c cart/save_layout.c cart/crc16_ref.c games/amazons/save.c games/amazons/rules.c games/gobang/save.c $(GB_RULES) \
	$(C4)/match.c $(C4)/rules.c $(SKY_GAME)
book_FUZZ := $(C4)/book.c
mml2snd_FUZZ := $(MML_SRCS)
mml2snd_FUZZ_LIBS := -lm
mml2snd_SEEDS := $(B)/fuzz/seeds/song
png2chr_FUZZ := tools/lib/arttile.c
png2chr_FUZZ_LIBS := -lpng
png2chr_SEEDS := $(B)/fuzz/seeds/art
mktext_SEEDS := games/gobang/text.txt
mkcart_SEEDS := $(B)/fuzz/seeds/lists

# Seeds of several files, split at form feeds as the targets want them.
$(B)/fuzz/seeds/song: cart/sound/kit.mml $(firstword $(wildcard cart/sound/songs/*.mml))
	@mkdir -p $(@D)
	$(Q){ printf '\1'; cat $<; printf '\f'; cat $(word 2,$^); } > $@
$(B)/fuzz/seeds/art: chr/palettes.txt tests/fuzz/seeds/art.txt chr/ui_cursor.png
	@mkdir -p $(@D)
	$(Q){ cat $<; printf '\f'; cat $(word 2,$^); printf '\f'; cat $(word 3,$^); } > $@
$(B)/fuzz/seeds/lists: games/games.txt cart/pages.txt
	@mkdir -p $(@D)
	$(Q){ printf '\0'; cat $<; printf '\f'; cat $(word 2,$^); } > $@

FUZZ_CC := clang -std=c11 -D_GNU_SOURCE -O1 -g -I. -I$(B)/gen -DBOARDCART_VERSION='"$(VERSION)"' -DC4_HOT_REF -Wall -Wextra -Wno-unknown-pragmas \
	-Wno-unused-function -fsanitize=fuzzer,address,undefined -fno-sanitize-recover=all
define fuzz_target
$(B)/fuzz/$(1).run: tests/fuzz/$(1).c $$($(1)_FUZZ) tests/fuzz/fuzz.h tests/fuzz/fuzz_tool.h | $$(GENERATED) $$($(1)_SEEDS)
	@mkdir -p $$(@D)
	$$(Q)$$(FUZZ_CC) tests/fuzz/$(1).c $$($(1)_FUZZ) $$($(1)_FUZZ_LIBS) -o $$@
FUZZERS += "tests/fuzz/run $(1) $$($(1)_SEEDS)"
FUZZ_DEPS += $(B)/fuzz/$(1).run
endef
$(foreach t,$(FUZZ_TARGETS),$(eval $(call fuzz_target,$(t))))
FUZZERS += tests/fuzz/mash
FUZZ_DEPS += $(B)/tests/mame/offsets.txt
EXTRA_PACKAGES += clang:clang libclang-rt-dev
