# The template on a cartridge of its own.
template_SEGMENTS = B_TEMPLATE B_TEMPLATE_HI
template_B_TEMPLATE = games/template/rules.c games/template/ai.c games/template/game.c $(B)/gen/text_template.s \
	$(ART_SRCS_B_TEMPLATE_RO)
template_B_TEMPLATE_HI =
