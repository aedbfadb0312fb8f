# The manual as pages with pictures, in English and Chinese, and the pages that they refer to: the cable's protocol and labkit.
EXTRA_PACKAGES += cmark-gfm:cmark-gfm
MANUAL := $(B)/manual/index.html
MANUAL_PART := $(B)/gen/manual_part.html
MANUAL_PAGES := index:en:MANUAL.md zh:zh-CN:tools/manual/MANUAL.zh.md cable:en:games/connect4/LINK.md labkit:en:libretro/README.md

.PHONY: manual
manual: $(B)/.packages ## makes the manual as pages, English build/manual/index.html and Chinese zh.html
	$(Q)$(MAKE) --no-print-directory $(MANUAL)

$(MANUAL) $(MANUAL_PART) &: $(foreach p,$(MANUAL_PAGES),$(lastword $(subst :, ,$(p)))) $(wildcard tools/manual/* chr/shots/*.png)
	$(Q)rm -rf $(B)/manual
	$(Q)tools/manual/manual.pl $(B)/manual $(MANUAL_PART) $(MANUAL_PAGES)
TEST_TOOLS += $(MANUAL)
SCRIPT_TESTS += tests/web/manual.t
