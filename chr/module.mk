# Art: pictures of this folder -> tiles, maps and palettes as ca65 data under build/gen.
#   CART_ART_SRCS          all of them
#   ART_SRCS_<segment>     those of one segment, e.g. ART_SRCS_B_CONNECT4
ART_LINES := $(shell awk '$$1 ~ /^(tiles|screen|sprite)$$/ { seg = $$0; sub(/.* seg=/, "", seg); sub(/ .*/, "", seg); print $$2 ":" seg }' chr/art.txt)
art_file  = $(B)/gen/art_$(1).s

TOOLS        += png2chr
png2chr_SRCS := tools/png2chr.c $(addprefix tools/lib/,artimg.c artjob.c artout.c artpal.c arttile.c)
png2chr_LIBS := -lpng

CART_ART_SRCS := $(foreach l,$(ART_LINES),$(call art_file,$(firstword $(subst :, ,$(l)))))
$(foreach l,$(ART_LINES),$(eval ART_SRCS_$(lastword $(subst :, ,$(l))) += $(call art_file,$(firstword $(subst :, ,$(l))))))
GENERATED     += $(B)/gen/art.h $(B)/gen/art.inc

# One run writes them all. Make looks at each again when it is over: of a group (&:) it may take some for done too early.
$(B)/gen/art.made: chr/palettes.txt chr/art.txt $(wildcard chr/*.png) $(B)/tools/png2chr
	@mkdir -p $(B)/gen
	@touch $@.new
	$(Q)$(B)/tools/png2chr chr/palettes.txt chr/art.txt $(B)/gen
	@mv $@.new $@
$(B)/gen/art.h $(B)/gen/art.inc $(CART_ART_SRCS): $(B)/gen/art.made ; @:

HOST_TESTS += test_png2chr
test_png2chr_SRCS := tests/tools/host/test_png2chr.c $(filter tools/lib/%,$(png2chr_SRCS))
test_png2chr_LIBS := -lpng

HOST_TESTS += test_gobang_tiles
test_gobang_tiles_SRCS := tests/gobang/host/test_gobang_tiles.c games/gobang/board_tile.c games/gobang/rules.c games/gobang/renju.c \
	tools/lib/artimg.c
test_gobang_tiles_LIBS := -lpng
SIM65_TESTS += sim_gobang_tiles
sim_gobang_tiles_SRCS := tests/gobang/host/test_gobang_tiles.c games/gobang/board_tile.c games/gobang/rules.c games/gobang/renju.c
