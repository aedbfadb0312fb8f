# The page that plays the cart in a browser: one folder, build/web, that works from a web server and as a file.
EXTRA_PACKAGES += esbuild
WEB := $(B)/web/index.html
WEB_NPM := $(B)/gen/web/node_modules/.package-lock.json

.PHONY: web
web: $(B)/.packages ## makes the page that plays the cart in a browser: build/web/index.html
	$(Q)$(MAKE) --no-print-directory $(WEB)
	@echo "$(WEB): open it in a browser, or put build/web on a web server"

$(WEB_NPM): tools/web/package.json tools/web/package-lock.json
	@mkdir -p $(B)/gen/web
	$(Q)cp $^ $(B)/gen/web
	$(Q)cd $(B)/gen/web && npm ci --ignore-scripts --no-audit --no-fund --loglevel=error
	$(Q)touch $@

$(WEB): $(wildcard tools/web/* tools/web/src/*) $(WEB_NPM) $(MANUAL) $(MANUAL_PART) $(B)/boardcart.nes chr/title.png LICENSE
	$(Q)tools/web/build.sh $(VERSION) $(B)

# Its tests: parts of it in node, the whole in headless Chromium, and in Firefox by make test-long.
EXTRA_PACKAGES += chromium
WEB_TEST_NPM := $(B)/tests/web/node_modules/.package-lock.json
$(WEB_TEST_NPM): tests/web/package.json tests/web/package-lock.json
	@mkdir -p $(B)/tests/web
	$(Q)cp $^ $(B)/tests/web
	$(Q)cd $(B)/tests/web && npm ci --ignore-scripts --no-audit --no-fund --loglevel=error
	$(Q)touch $@
TEST_TOOLS += $(WEB) $(WEB_TEST_NPM)
SCRIPT_TESTS += tests/web/unit.t tests/web/play.t tests/web/saves.t tests/web/layout.t
LONG_PACKAGES += firefox-esr
BENCHES += "env WEB_BROWSER=firefox prove --timer --exec tests/run tests/web/play.t tests/web/saves.t tests/web/layout.t"
BENCH_DEPS += $(WEB) $(WEB_TEST_NPM)
