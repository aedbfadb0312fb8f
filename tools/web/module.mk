# The pages that play the cart and labkit in a browser: one folder, build/web, that works from a web server and as a file.
EXTRA_PACKAGES += esbuild:esbuild lld:wasm-ld wasi-libc:/usr/include/wasm32-wasi/stdio.h libclang-rt-dev-wasm32:/usr/lib/llvm-*/lib/clang/*/lib/wasi/*
WEB := $(B)/web/index.html
WEB_NPM := $(B)/gen/web/node_modules/.package-lock.json

.PHONY: web
web: $(B)/.packages ## makes the page that plays the cart in a browser: build/web/index.html
	$(Q)$(MAKE) --no-print-directory $(WEB)
	@echo "$(WEB): open it in a browser, or put build/web on a web server"

# What is wrong in jsnes is mended in the copy that is installed in a folder.
MEND_JSNES := tools/web/mend_jsnes.pl

$(WEB_NPM): tools/web/package.json tools/web/package-lock.json $(MEND_JSNES)
	@mkdir -p $(B)/gen/web
	$(Q)cp $(filter %.json,$^) $(B)/gen/web
	$(Q)cd $(B)/gen/web && npm ci --ignore-scripts --no-audit --no-fund --loglevel=error
	$(Q)$(MEND_JSNES) $(B)/gen/web
	$(Q)touch $@

# labkit as a module for browsers: the core's own list of sources, and the front end's few pointers.
LABKIT_WASM := $(B)/gen/web/labkit.wasm
LABKIT_EXPORTS := retro_load_game retro_run retro_get_memory_data retro_get_memory_size labkit_scores_check
$(LABKIT_WASM): tools/web/labkit.c $(LABKIT_SOURCES) $(wildcard libretro/*.h libretro/board/*.h) tools/web/module.mk Makefile
	@mkdir -p $(@D)
	$(Q)clang --target=wasm32-wasi --sysroot=/usr -isystem /usr/include/wasm32-wasi -isystem $(LIBRETRO_INCLUDE) -Ilibretro -std=c11 -Wall -Wextra \
		-Wpedantic -Werror -O3 -msimd128 -mexec-model=reactor -DBOARDCART_VERSION='"$(VERSION)"' tools/web/labkit.c $(LABKIT_SOURCES) \
		-Wl,--strip-all $(LABKIT_EXPORTS:%=-Wl,--export=%) -o $@

$(WEB): $(wildcard tools/web/* tools/web/src/*) $(WEB_NPM) $(LABKIT_WASM) $(MANUAL) $(MANUAL_PART) $(B)/boardcart.nes $(NSF) $(PRESS) LICENSE
	$(Q)tools/web/build.sh $(VERSION) $(B)

# Its tests: parts of it in node, the whole in headless Chromium, and in Firefox by make test-long.
EXTRA_PACKAGES += -chromium:chromium
WEB_TEST_NPM := $(B)/tests/web/node_modules/.package-lock.json
$(WEB_TEST_NPM): tests/web/package.json tests/web/package-lock.json
	@mkdir -p $(B)/tests/web
	$(Q)cp $^ $(B)/tests/web
	$(Q)cd $(B)/tests/web && npm ci --ignore-scripts --no-audit --no-fund --loglevel=error
	$(Q)touch $@
TEST_TOOLS += $(WEB) $(WEB_TEST_NPM) $(CORE)
SCRIPT_TESTS += tests/web/unit.mjs tests/web/lockstep.mjs tests/web/module.mjs tests/web/link.mjs tests/web/labkit.mjs tests/web/play.mjs tests/web/digits.mjs tests/web/saves.mjs tests/web/layout.mjs tests/web/music.mjs
LONG_PACKAGES += -firefox-esr:firefox-esr
BENCHES += "env WEB_BROWSER=firefox prove --timer --exec tests/run tests/web/labkit.mjs tests/web/play.mjs tests/web/saves.mjs tests/web/link.mjs tests/web/layout.mjs"
BENCH_DEPS += $(WEB) $(WEB_TEST_NPM)
