# The test kit: what a tester needs in addition to MAME and the ROM, in build/testkit as in the release. TESTING.md is its manual. Our own stories use the
# same library and the same runner, on the labels that the linker has just written.
KIT := tools/testkit
TESTKIT := $(B)/testkit/TESTING.md
TESTKIT_ZIP := $(B)/boardcart-testkit-$(VERSION).zip
.PHONY: testkit
KIT_FILES := $(addprefix $(KIT)/,run lib.lua player.lua playback.lua)
KIT_EXAMPLES := $(wildcard $(KIT)/examples/*.lua)
KIT_INPUTS := $(wildcard $(KIT)/inputs/*.lua)

$(B)/names.lua: $(KIT)/names.pl $(B)/tests/mame/offsets.txt $(B)/gen/sound_ids.inc $(addprefix cart/,block.h options.h) games/games.txt
	$(Q)$< $@ $(B)/state.json $(B)
TEST_TOOLS += $(B)/names.lua

testkit: $(B)/.packages ## makes the test kit, build/testkit: everything to write tests of the ROM from outside
	$(Q)$(MAKE) --no-print-directory $(TESTKIT_ZIP)
	$(Q)echo "$(TESTKIT_ZIP): $$(wc -c <$(TESTKIT_ZIP)) bytes; $(B)/testkit/run plays its examples"

# Labels of every ROM; ld65's whole debug file of the collection only, which is the large one.
$(TESTKIT): $(KIT)/TESTING.md $(KIT_FILES) $(KIT_EXAMPLES) $(KIT_INPUTS) $(addprefix $(KIT)/,labels.pl inp.pl record.sh) $(B)/names.lua $(addprefix $(B)/,$(addsuffix .nes,boardcart $(GAMES)))
	$(Q)rm -rf $(@D)
	$(Q)mkdir -p $(@D)/labels $(@D)/examples $(@D)/inputs
	$(Q)cp $(KIT_FILES) $(B)/names.lua $(B)/state.json $(@D)
	$(Q)cp $(KIT_EXAMPLES) $(@D)/examples
	$(Q)for rom in boardcart $(GAMES); do $(KIT)/labels.pl $(B)/$$rom.dbg $(@D)/labels/$$rom || exit 1; done
	$(Q)sed 's/,mtime=0x[0-9A-F]*/,mtime=0x0/' $(B)/boardcart.dbg > $(@D)/labels/boardcart.dbg
	$(Q)for story in $(KIT_INPUTS); do $(KIT)/record.sh $$story $(@D)/inputs || exit 1; done
	$(Q)cp $< $@

# With the ROMs, a zip of its own; in the release's zip it is at the same place.
$(TESTKIT_ZIP): $(TESTKIT) $(KIT)/pack.sh
	$(Q)$(KIT)/pack.sh $(B) $@ $(GAMES)
TEST_TOOLS += $(TESTKIT_ZIP)
SCRIPT_TESTS += tests/tools/testkit.t tests/emulators/seed.mjs
