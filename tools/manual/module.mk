# The manual as a page with pictures.
EXTRA_PACKAGES += cmark-gfm:cmark-gfm
MANUAL := $(B)/manual/index.html
MANUAL_PART := $(B)/gen/manual_part.html

.PHONY: manual
manual: $(B)/.packages ## makes the manual as a page, build/manual/index.html
	$(Q)$(MAKE) --no-print-directory $(MANUAL)

$(MANUAL) $(MANUAL_PART) &: MANUAL.md $(wildcard tools/manual/* chr/shots/*.png)
	$(Q)rm -rf $(B)/manual
	$(Q)tools/manual/manual.pl MANUAL.md $(B)/manual $(MANUAL_PART)
TEST_TOOLS += $(MANUAL)
SCRIPT_TESTS += tests/web/manual.t
