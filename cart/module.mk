# The console side of the cartridge. CODE is the fixed bank; B_SHELL a page. Games add their sources in games/<id>/cart.mk:
#
#   <id>_SEGMENTS = B_<ID> B_<ID>_HI ...    each with <id>_B_... = sources whose code goes there: to the half of the page at
#   $8000, or to the one at $A000. Constants go to B_<ID>_RO, which is in the upper half, too (code and constants in one
#   segment would mix: cc65 writes a function's static tables next to it). Variables go to R_<ID>, the memory that the games
#   share in turn; with <id>_B_..._BSS = W_<ID> to its work RAM instead; and BSS_<path of a source> = ... has the last word for one file.
#   <id>_WORDS = B_WORDS, <id>_ZH = B_ZH: its texts are in the lower half of their page.

shell_WORDS = B_WORDS
club_ZH = B_ZH

CART_SEGMENTS = CODE FIXED B_SHELL B_SHELL_HI B_ART B_ZH B_TITLE_HI B_WORDS B_GLYPHS2 B_CLUB B_CLUB_HI
CART_CODE = $(addprefix cart/,shell.c game.c screen.c fade.c ppuq.c oam.c pad.c list.c ui.c rng.c \
	crt0.s ram.s block.s mapper_mmc3.s gate.s far.s nmi.s ppuq_drain.s pad_strobe.s pad_tick.s tv.s rng.s crc16.s oam_parts.s \
	sound_page.s screen_table.s sound/ending.c words.s words_page.s)
CART_FIXED = $(addprefix cart/,text.c frame.c paper.c)
CART_B_SHELL = $(addprefix cart/,save.c save_area.c save_old.c shell/screens.c shell/pause.c)
CART_B_WORDS = cart/shell/panel.c
CART_B_TITLE_HI = $(addprefix cart/,shell/room.c shell/picture.c lessons/lesson.c lessons/board.c lessons/card.c lessons/positions.c)
CART_B_ART = $(addprefix cart/,digits.c dates.c ground.c) # ground.c in the page of the font
CART_B_ZH = cart/cjk.c # in the page of the texts that it draws
CART_B_SHELL_HI = $(addprefix cart/,options.c stats.c shell/title.c shell/menu.c shell/options_screen.c \
	shell/stats_screen.c shell/sounds_screen.c)
CART_B_GLYPHS2 = $(addprefix cart/,club/cast.c setup.c turns.c) # cast.c in the page of the portraits
CART_B_CLUB = $(addprefix cart/club/,boards.c screens.c versus.c shelf.c own_title.c trophies.c letters.c ending.c tokens.c series.c)
CART_B_CLUB_HI = $(addprefix cart/club/,words_screen.c turn_clock.c beaten.c)
CART_BSS = BSS
BSS_cart/save_old.c = R_BOOT
BSS_cart/options.c = BLOCK_OPTIONS # behind the state block, block.s
BSS_cart/cjk.c = STACKLOW
BSS_cart/text.c = STACKLOW

GAMES := $(shell sed -e '/^\#/d' -e 's/ *|.*//' games/games.txt)
ROM_NAMES := boardcart $(GAMES) template
ROMS := $(addprefix $(B)/,$(addsuffix .nes,$(ROM_NAMES)))
boardcart_PRG_KB := 512
boardcart_GAMES := $(GAMES)
$(foreach g,$(GAMES) template,$(eval $(g)_PRG_KB := 256)$(eval $(g)_GAMES := $(g)))
# The list that a ROM is made from. The template is on none: its line is in its own folder.
$(foreach r,$(ROM_NAMES),$(eval $(r)_LIST := games/games.txt))
template_LIST := games/games.txt+games/template/games.txt

# The save for programs of the host.
SAVE_HOST := cart/save.c cart/save_area.c cart/save_old.c cart/crc16_ref.c tests/cart/host/save_slots.c
