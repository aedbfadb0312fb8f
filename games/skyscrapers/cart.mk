# Skyscrapers on the cartridge: the game in its main page, solver and maker in "ai", built-in puzzles in "pack1" and "pack2",
# and in "art" the view with what the board says about itself, and what is rarely called; pictures are in the main page. "look" is thinking
# along and the panel.
skyscrapers_SEGMENTS = FIXED B_CLUB_HI B_SKYSCRAPERS B_SKYSCRAPERS_HI B_SKYSCRAPERS_AI B_SKYSCRAPERS_AI_HI B_SKYSCRAPERS_ART B_SKYSCRAPERS_ART_HI B_SKYSCRAPERS_LOOK
skyscrapers_FIXED = games/skyscrapers/geo.c games/skyscrapers/split.s games/skyscrapers/ring.c # both pages fill the tables, and ask ring.c
skyscrapers_B_SKYSCRAPERS = $(addprefix games/skyscrapers/,rules.c history.c play.c work.c own.c game.c supply.c) \
	$(B)/gen/text_skyscrapers.s
skyscrapers_B_CLUB_HI = games/skyscrapers/road.c # where there is room; it hands out the club's tokens
skyscrapers_B_SKYSCRAPERS_HI = $(addprefix games/skyscrapers/,save.c keypad.c)
skyscrapers_B_SKYSCRAPERS_AI = $(addprefix games/skyscrapers/,hot.s hot_list.s solver.c solver_easy.c solver_few.c solver_list.c solver_chain.c hint.c run.c)
skyscrapers_B_SKYSCRAPERS_AI_HI = $(addprefix games/skyscrapers/,solver_sets.c solver_try.c \
	square.c maker.c pack.c)
skyscrapers_B_SKYSCRAPERS_ART_HI = $(addprefix games/skyscrapers/,slot.c city.c city_set.c) $(B)/gen/sky_pack.s
skyscrapers_B_SKYSCRAPERS_LOOK = $(addprefix games/skyscrapers/,along.c panel.c de1.c)
skyscrapers_B_SKYSCRAPERS_ART = $(addprefix games/skyscrapers/,rows.s says.c view.c pad_view.c foot.c bar.c dusk.c) $(ART_SRCS_B_SKYSCRAPERS_ART_RO)

# Variables in work RAM: those of the board, the solver and the views. The state of the game stays in R_SKYSCRAPERS.
$(foreach s,FIXED B_SKYSCRAPERS_AI B_SKYSCRAPERS_AI_HI B_SKYSCRAPERS_ART_HI,$(eval skyscrapers_$(s)_BSS = W_SKYSCRAPERS))
$(foreach f,rules.c history.c says.c city.c supply.c road.c,$(eval BSS_games/skyscrapers/$(f) = W_SKYSCRAPERS))
skyscrapers_ZH = B_ZH
