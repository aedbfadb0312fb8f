# Sound: the compiler of the notation, its outputs, the engine's sources (for the linker lists) and the tests.

MML_SRCS := $(addprefix tools/mml/,source.c instrument.c words.c track.c reader.c emit.c tables.c list.c)
TOOLS += mml2snd
mml2snd_SRCS := tools/mml2snd.c $(MML_SRCS)
mml2snd_LIBS := -lm

# In the ROM: the engine and its data (segment B_SOUND), and the calls for C (segment CODE).
SOUND_SRCS := $(addprefix cart/sound/,engine.s sequence.s output.s sound.s) $(B)/gen/sound_data.s
SOUND_KIT    := cart/sound/kit.mml
# In the order of the sound test, the NSF and the music room; a song that is not named here comes last.
SOUND_SONGS  := $(patsubst %,cart/sound/songs/%.mml,title menu connect4 connect4_end amazons amazons_end skyscrapers skyscrapers_end \
	gobang gobang_end labyrinth near win lose draw solved goal pip mo huli wu tock bitsy)
SOUND_PIECES := $(SOUND_SONGS) $(filter-out $(SOUND_SONGS),$(sort $(wildcard cart/sound/songs/*.mml))) $(sort $(wildcard cart/sound/sfx/*.sfx))
SOUND_IDS    := $(B)/gen/sound_ids.h $(B)/gen/sound_ids.inc
GENERATED    += $(SOUND_IDS)

$(B)/gen/sound_data.s: $(SOUND_KIT) $(SOUND_PIECES) $(B)/tools/mml2snd
	@mkdir -p $(@D)
	$(Q)$(B)/tools/mml2snd -o $@ -h $(B)/gen/sound_ids.h -i $(B)/gen/sound_ids.inc -t $(B)/gen/sound_tracks.txt -k $(SOUND_KIT) $(SOUND_PIECES)
$(SOUND_IDS) $(B)/gen/sound_tracks.txt: $(B)/gen/sound_data.s ;

# The NSF: engine and data as they are in the ROM, for music players. NSF2, and the same as NSFe.
NSF := $(B)/boardcart.nsf
NSF_OBJS := $(patsubst %,$(B)/obj/nsf/%.o,$(filter-out %/sound.s,$(SOUND_SRCS)) cart/sound/nsf.s)
.PHONY: nsf
nsf: $(NSF) ## all music and effects for music players: build/boardcart.nsf, .nsfe
$(NSF_OBJS): $(B)/obj/nsf/%.o: % | $(SOUND_IDS)
	@mkdir -p $(@D)
	$(Q)$(CA65) $(CA65_FLAGS) --create-dep $(@:.o=.d) $< -o $@
-include $(NSF_OBJS:.o=.d)
$(B)/obj/nsf/linked: $(NSF_OBJS) cart/sound/nsf.cfg
	$(Q)$(LD65) -C cart/sound/nsf.cfg -o $@ $(NSF_OBJS)
$(NSF) $(NSF)e &: tools/mknsf.pl $(B)/obj/nsf/linked $(B)/gen/sound_tracks.txt
	$(Q)$^ $(NSF) $(NSF)e


# ---- tests ----
HOST_TESTS += test_mml2snd
test_mml2snd_SRCS := tests/sound/host/test_mml2snd.c $(MML_SRCS)
test_mml2snd_LIBS := -lm

SIM65_TESTS += test_sound_engine
test_sound_engine_SRCS := tests/sound/sim65/test_sound_engine.c tests/sound/sim65/sound_glue.s $(SOUND_SRCS)
test_sound_engine_LDFLAGS := -C tests/sound/sim65/sound.cfg

# Every note that the engine plays against the lists of the compiler.
SIM65_PROGRAMS += sound_log
sound_log_SRCS := tests/sound/sim65/sound_log.c tests/sound/sim65/sound_glue.s $(SOUND_SRCS)
sound_log_LDFLAGS := -C tests/sound/sim65/sound.cfg
SCRIPT_TESTS += tests/sound/notes.t
TEST_TOOLS += $(B)/tests/sound/notes
$(B)/tests/sound/notes: tests/sound/notes.c tests/sound/score.c tests/sound/score.h $(MML_SRCS) tools/mml/mml.h tests/tap.h $(B)/tests/sound/songs_data.s
	@mkdir -p $(@D)
	$(Q)$(CC) $(HOST_CFLAGS) $(filter %.c,$^) -lm -o $@

# The NSF in libgme.
SCRIPT_TESTS += tests/sound/nsf.t
EXTRA_PACKAGES += libgme-dev:gme/gme.h
TEST_TOOLS += $(B)/tests/sound/nsf $(NSF) $(NSF)e
$(B)/tests/sound/nsf: tests/sound/nsf.c tests/sound/score.c tests/sound/wav.c tests/sound/score.h tests/sound/wav.h tests/tap.h $(B)/tests/sound/songs_data.s
	@mkdir -p $(@D)
	$(Q)$(CC) $(HOST_CFLAGS) $(filter %.c,$^) -lgme -lm -o $@

.PHONY: music-report
music-report: $(NSF) $(B)/tests/sound/nsf $(B)/tests/sim65/sound_log.prg ## fifteen figures of every theme beside those of classics
	$(Q)tests/sound/report.pl

# The engine alone on a ROM of its own, for each TV system, with all songs and with a scale for measuring.
SOUND_T := $(B)/tests/sound
SOUND_TVS := ntsc pal dendy
SOUND_ENGINE_OBJS := $(patsubst %.s,$(SOUND_T)/obj/%.o,$(filter cart/%,$(SOUND_SRCS)))
ntsc_TV := 0
pal_TV := 1
dendy_TV := 2
$(SOUND_T)/scale_data.s: tests/sound/scale.mml $(SOUND_KIT) $(B)/tools/mml2snd
	@mkdir -p $(@D)
	$(Q)$(B)/tools/mml2snd -o $@ -l SCALE -k $(SOUND_KIT) $< > $(SOUND_T)/scale.list
$(SOUND_T)/songs_data.s: $(B)/gen/sound_data.s $(B)/tools/mml2snd
	@mkdir -p $(@D)
	$(Q)cp $< $@
	$(Q)for song in $(notdir $(basename $(filter %.mml,$(SOUND_PIECES)))); do \
		$(B)/tools/mml2snd -l $${song^^} -k $(SOUND_KIT) $(filter %.mml,$(SOUND_PIECES)) > $(SOUND_T)/$${song^^}.list || exit 1; done
$(SOUND_T)/obj/%.o: %.s
	@mkdir -p $(@D)
	$(Q)$(CA65) $(CA65_FLAGS) --create-dep $(@:.o=.d) $< -o $@
$(SOUND_T)/%_data.o: $(SOUND_T)/%_data.s
	$(Q)$(CA65) $< -o $@
define sound_rom
$(SOUND_T)/songs_$(1).o $(SOUND_T)/scale_$(1).o: tests/sound/testrom.s cart/sound/sound.inc
	@mkdir -p $$(@D)
	$$(Q)$(CA65) $(CA65_FLAGS) -D TV=$$($(1)_TV) $$(if $$(findstring scale,$$@),-D AUTOPLAY) $$< -o $$@
$(SOUND_T)/%_$(1).nes: $(SOUND_T)/%_data.o $(SOUND_T)/%_$(1).o $(SOUND_ENGINE_OBJS) tests/sound/testrom.cfg
	$$(Q)$(LD65) -C tests/sound/testrom.cfg -Ln $$(@:.nes=.lbl) -o $$@ $$(filter %.o,$$^)
endef
$(foreach t,$(SOUND_TVS),$(eval $(call sound_rom,$(t))))
-include $(SOUND_ENGINE_OBJS:.o=.d)
$(SOUND_T)/wavcheck: tests/sound/wavcheck.c tests/sound/wav.c tests/sound/score.c tests/sound/wav.h tests/sound/score.h
	@mkdir -p $(@D)
	$(Q)$(CC) $(HOST_CFLAGS) $(filter %.c,$^) -lm -o $@
SOUND_TEST_FILES := $(SOUND_T)/wavcheck $(foreach t,$(SOUND_TVS),$(SOUND_T)/songs_$(t).nes $(SOUND_T)/scale_$(t).nes)
.SECONDARY: $(SOUND_ENGINE_OBJS) $(foreach t,$(SOUND_TVS),$(SOUND_T)/songs_$(t).o $(SOUND_T)/scale_$(t).o) $(foreach d,songs scale,$(SOUND_T)/$(d)_data.o $(SOUND_T)/$(d)_data.s)

SCRIPT_TESTS += tests/sound/wav.t
TEST_TOOLS += $(SOUND_TEST_FILES) $(SOUND_IDS)

.PHONY: test-sound
test-sound: $(SOUND_TEST_FILES) $(SOUND_IDS) $(NSF) $(B)/tests/sound/notes $(B)/tests/sound/nsf $(B)/tests/sim65/sound_log.prg $(B)/boardcart.nes $(B)/tests/libretro/front ## music and effects: every note, and how it sounds in libgme and MAME
	$(Q)prove tests/sound/notes.t tests/sound/nsf.t tests/sound/wav.t
BENCHES += "tests/sound/wav.t 30"
