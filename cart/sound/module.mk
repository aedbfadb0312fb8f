# Sound: the compiler of the notation, its outputs, the engine's sources (for the linker lists) and the tests.

MML_SRCS := $(addprefix tools/mml/,source.c instrument.c track.c emit.c tables.c list.c)
TOOLS += mml2snd
mml2snd_SRCS := tools/mml2snd.c $(MML_SRCS)
mml2snd_LIBS := -lm

# In the ROM: the engine and its data (segment B_SOUND), and the calls for C (segment CODE).
SOUND_SRCS := $(addprefix cart/sound/,engine.s sequence.s output.s sound.s) $(B)/gen/sound_data.s
SOUND_KIT    := cart/sound/kit.mml
SOUND_PIECES := $(sort $(wildcard cart/sound/songs/*.mml)) $(sort $(wildcard cart/sound/sfx/*.sfx))
SOUND_IDS    := $(B)/gen/sound_ids.h $(B)/gen/sound_ids.inc
GENERATED    += $(SOUND_IDS)

$(B)/gen/sound_data.s: $(SOUND_KIT) $(SOUND_PIECES) $(B)/tools/mml2snd
	@mkdir -p $(@D)
	$(Q)$(B)/tools/mml2snd -o $@ -h $(B)/gen/sound_ids.h -i $(B)/gen/sound_ids.inc -k $(SOUND_KIT) $(SOUND_PIECES)
$(SOUND_IDS): $(B)/gen/sound_data.s ;


# ---- tests ----
HOST_TESTS += test_mml2snd
test_mml2snd_SRCS := tests/host/test_mml2snd.c $(MML_SRCS)
test_mml2snd_LIBS := -lm

SIM65_TESTS += test_sound_engine
test_sound_engine_SRCS := tests/sim65/test_sound_engine.c tests/sim65/sound_glue.s $(SOUND_SRCS)
test_sound_engine_LDFLAGS := -C tests/sim65/sound.cfg
