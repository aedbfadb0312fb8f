# Build tools: run on this machine while the cartridge is made.
TOOLS += mkcart mktext mkpairs mkglyphs h2inc
mkcart_SRCS = tools/mkcart.c tools/mkcart_gates.c tools/lib/listfile.c
h2inc_SRCS = tools/h2inc.c
mktext_SRCS = tools/mktext.c tools/lib/wordlist.c
mkpairs_SRCS = tools/mkpairs.c tools/lib/wordlist.c
mkglyphs_SRCS = tools/mkglyphs.c tools/lib/wordlist.c
mkglyphs_LIBS = -lz

# MAME's software list: entries with hashes of the ROMs, and the ROMs as it wants them.
SOFTLIST := $(B)/mame/boardcart.xml
$(SOFTLIST): tools/softlist.pl games/games.txt Makefile $(foreach r,boardcart $(GAMES),$(B)/$(r).nes)
	$(Q)rm -rf $(@D)
	$(Q)$< $(VERSION) games/games.txt $(B)
	$(Q)touch $@
SCRIPT_TESTS += tests/tools/mame/softlist.t
EXTRA_PACKAGES += libxml2-utils:xmllint

# All screens on one sheet.
.PHONY: shots
shots: $(B)/.packages ## makes a picture of every screen, one sheet of them all and a strip of every motion in build/shots; KEEP=1 renews those of README and manual
	$(Q)$(MAKE) --no-print-directory $(B)/boardcart.nes $(B)/names.lua $(B)/host/amazons $(B)/host/skyscrapers $(B)/host/labyrinth \
		$(if $(KEEP),$(WEB) $(WEB_TEST_NPM))
	$(Q)tools/shots.sh $(if $(KEEP),keep)
EXTRA_PACKAGES += imagemagick:montage
