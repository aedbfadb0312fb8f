# How the ROMs are made from the lists of all module.mk and cart.mk files; included after them.

# ---- generated from lists ------------------------------------------------------------------------------------------
GATE_HEADERS := $(shell grep -l ^FAR.B_ cart/*.h cart/*/*.h games/*/*.h)
GENERATED += $(B)/gen/gates.h

# Everything includes it, so it gets a new time only when it has new content.
$(B)/gen/gates.h: $(B)/tools/mkcart $(GATE_HEADERS)
	@mkdir -p $(@D)
	$(Q)$< header $(GATE_HEADERS) > $@.new && { cmp -s $@.new $@ || cp $@.new $@; }

GENERATED += $(B)/gen/save_slots.h
$(B)/gen/save_slots.h: $(B)/tools/mkcart games/games.txt
	@mkdir -p $(@D)
	$(Q)$< saves boardcart games/games.txt > $@

GENERATED += $(B)/gen/version.h
$(B)/gen/version.h: Makefile cart/rom.mk
	@mkdir -p $(@D)
	@echo '#define BOARDCART_VERSION "$(shell echo $(VERSION) | tr a-z A-Z)"' > $@

# The C stack pointer is called sp by cc65 2.19 and c_sp by later ones: the compiler's own output shows which. Our sources call it c_sp.
GENERATED += $(B)/gen/c_sp.inc
$(B)/gen/c_sp.inc: cart/rom.mk
	@mkdir -p $(@D)
	@echo 'void nothing(void);' > $(@:.inc=.c)
	$(Q)$(CC65) -o $(@:.inc=.s) $(@:.inc=.c)
	@if grep -q '\<c_sp\>' $(@:.inc=.s); then echo '.importzp c_sp'; else printf '.importzp sp\n.define c_sp sp\n'; fi > $@

# The numbers in the headers of a folder, for its assembly: <name>_const.inc
define constants
GENERATED += $(B)/gen/$(1)_const.inc
$(B)/gen/$(1)_const.inc: $(B)/tools/h2inc $$(wildcard $(2)/*.h)
	@mkdir -p $$(@D)
	$$(Q)$$< $$(wildcard $(2)/*.h) > $$@.new && { cmp -s $$@.new $$@ || cp $$@.new $$@; }
endef
$(eval $(call constants,cart,cart))
$(foreach g,$(GAMES) template,$(eval $(call constants,$(g),games/$(g))))

# Words: text_<name>.h and .s from text.txt and text.zh.txt of a folder: the table in the module's page, English texts in the upper half
# of the page of words, or where <name>_WORDS says; Chinese ones in the upper half of theirs, or where <name>_ZH says. $(call word_table,name,segment,folder)
define word_table
GENERATED += $(B)/gen/text_$(1).h
$(B)/gen/text_$(1).h: $(B)/tools/mktext $(B)/gen/pairs.txt cart/rom.mk $$(wildcard $(3)/cart.mk) $(3)/text.txt $(3)/text.zh.txt
	@mkdir -p $$(@D)
	$$(Q)$$< $(1) $(2) $(or $($(1)_WORDS),B_WORDS_RO) $(or $($(1)_ZH),B_ZH_RO) $(B)/gen/pairs.txt $(3)/text.txt $(3)/text.zh.txt $(B)/gen/text_$(1).s $$@
$(B)/gen/text_$(1).s: $(B)/gen/text_$(1).h ; @: # with a recipe, so that make looks at the file again
endef
$(eval $(call word_table,shell,B_SHELL_RO,cart/shell))
$(eval $(call word_table,club,B_CLUB_RO,cart/club))
$(eval $(call word_table,lessons,B_TITLE_RO,cart/lessons))
$(foreach g,$(GAMES) template,$(eval $(call word_table,$(g),B_$(shell echo $(g) | tr a-z A-Z)_RO,games/$(g))))

# The pairs of letters that are a byte in the English ones.
EN_TEXTS := cart/shell/text.txt cart/club/text.txt cart/lessons/text.txt $(foreach g,$(GAMES) template,games/$(g)/text.txt)
$(B)/gen/pairs.txt: $(B)/tools/mkpairs $(EN_TEXTS)
	@mkdir -p $(@D)
	$(Q)$< B_WORDS $@ $(B)/gen/pairs.s $(EN_TEXTS)
$(B)/gen/pairs.s: $(B)/gen/pairs.txt ; @: # with a recipe, so that make looks at the file again

# The glyphs of all Chinese words: letters and Chinese characters from Unifont, whose sum is checked, and punctuation of our own.
UNIFONT_SUM := B3E951AE
UNIFONT := $(firstword $(wildcard /usr/share/unifont/unifont.hex /usr/share/unifont/unifont.hex.gz) /usr/share/unifont/unifont.hex)
ZH_TEXTS := cart/shell/text.zh.txt cart/club/text.zh.txt cart/lessons/text.zh.txt $(foreach g,$(GAMES) template,games/$(g)/text.zh.txt)
$(B)/gen/glyphs.s: $(B)/tools/mkglyphs chr/punctuation.hex $(ZH_TEXTS)
	@mkdir -p $(@D)
	$(Q)$< $(UNIFONT) $(UNIFONT_SUM) chr/punctuation.hex B_GLYPHS $@ $(B)/gen/glyphs.txt $(ZH_TEXTS)

# ---- objects: one rule for each owner and segment, for C and for assembly -------------------------------------------------
# $(call nes_objects,owner,segment): sources $(owner)_$(segment)
define nes_objects
$(1)_$(2)_OBJS := $$(patsubst %,$(B)/obj/nes/%.o,$$($(1)_$(2)))
$(1)_OBJS += $$($(1)_$(2)_OBJS)
$$(filter %.c.o,$$($(1)_$(2)_OBJS)): $(B)/obj/nes/%.c.o: %.c cart/rom.mk $$(or $$(wildcard games/$(1)/cart.mk),cart/module.mk) | $$(GENERATED)
	@mkdir -p $$(@D)
	$$(Q)$(CC65) -g -t none $(CC65_FLAGS) --code-name $(2) --rodata-name $$(if $$(filter CODE FIXED,$(2)),RODATA,$(2:_HI=)_RO) \
		--bss-name $$(or $$(BSS_$$<),$$($(1)_$(2)_BSS),$($(1)_BSS)) -DNES_CART=1 -DPAGE_$(2:_HI=) --create-dep $$(@:.o=.d) -o $$(@:.o=.s) $$<
	$$(Q)sed -i 's/\.s:/.o:/' $$(@:.o=.d)
	$$(Q)$(CA65) -g $$(@:.o=.s) -o $$@
$$(filter %.s.o,$$($(1)_$(2)_OBJS)): $(B)/obj/nes/%.s.o: %.s | $$(GENERATED)
	@mkdir -p $$(@D)
	$$(Q)$(CA65) $(CA65_FLAGS) --create-dep $$(@:.o=.d) $$< -o $$@
-include $$($(1)_$(2)_OBJS:.o=.d)
endef
CART_CODE += $(B)/gen/text_shell.s $(B)/gen/text_club.s $(B)/gen/text_lessons.s $(B)/gen/glyphs.s $(B)/gen/pairs.s $(foreach s,RODATA B_SHELL_RO B_ART B_ART_RO B_TITLE B_TITLE_RO B_GLYPHS2_RO B_CLUB B_CLUB_RO B_ZH B_ZH_RO,$(ART_SRCS_$(s))) $(SOUND_SRCS)
$(foreach s,$(CART_SEGMENTS),$(eval $(call nes_objects,CART,$(s))))
$(foreach g,$(GAMES) template,$(eval $(g)_BSS := R_$(shell echo $(g) | tr a-z A-Z))$(foreach s,$($(g)_SEGMENTS),$(eval $(call nes_objects,$(g),$(s)))))

# ---- one ROM each: pictures go in as a library, as ld65 takes at most 256 files -----------------------------------------------------------------------------------------------------
define rom
$(B)/gen/$(1)/rom.cfg: $(B)/tools/mkcart $(subst +, ,$($(1)_LIST)) cart/pages.txt
	@mkdir -p $$(@D)
	$$(Q)$$< cfg $(1) $($(1)_PRG_KB) $($(1)_LIST) cart/pages.txt > $$@
$(B)/gen/$(1)/games.s: $(B)/tools/mkcart $(subst +, ,$($(1)_LIST))
	@mkdir -p $$(@D)
	$$(Q)$$< games $(1) $($(1)_LIST) > $$@
$(B)/gen/$(1)/gates.s: $(B)/tools/mkcart $(subst +, ,$($(1)_LIST)) $(GATE_HEADERS)
	@mkdir -p $$(@D)
	$$(Q)$$< gates $(1) $($(1)_LIST) $(GATE_HEADERS) > $$@
$(B)/gen/$(1)/rom.inc: Makefile cart/module.mk
	@mkdir -p $$(@D)
	@echo 'PRG_BANKS_8K = $($(1)_PRG_KB) / 8' > $$@
$(B)/obj/nes/$(1)/%.o: $(B)/gen/$(1)/%.s | $$(GENERATED)
	@mkdir -p $$(@D)
	$$(Q)$(CA65) $(CA65_FLAGS) $$< -o $$@
$(B)/obj/nes/$(1)/header.o $(B)/obj/nes/$(1)/stub.o: $(B)/obj/nes/$(1)/%.o: cart/%.s $(B)/gen/$(1)/rom.inc
	@mkdir -p $$(@D)
	$$(Q)$(CA65) $(CA65_FLAGS) -I $(B)/gen/$(1) $$< -o $$@
$(1)_LINK := $(addprefix $(B)/obj/nes/$(1)/,header.o stub.o games.o gates.o) $$(CART_OBJS) $$(foreach g,$$($(1)_GAMES),$$($$(g)_OBJS))
$(1)_ART := $$(filter $(B)/obj/nes/$(B)/gen/art_%,$$($(1)_LINK))
$(B)/obj/nes/$(1)/art.lib: $$($(1)_ART)
	@mkdir -p $$(@D)
	$$(Q)rm -f $$@ && $(AR65) a $$@ $$($(1)_ART)
$(B)/$(1).nes: $(B)/gen/$(1)/rom.cfg $$($(1)_LINK) $(B)/obj/nes/$(1)/art.lib
	$$(Q)$(LD65) -C $$< -m $(B)/$(1).map -Ln $(B)/$(1).lbl --dbgfile $(B)/$(1).dbg -o $$@ $$(filter-out $$($(1)_ART),$$($(1)_LINK)) $(B)/obj/nes/$(1)/art.lib none.lib
endef
$(foreach r,$(ROM_NAMES),$(eval $(call rom,$(r))))
