# Pictures for the release and the page: cover, label, large screenshots.
PRESS := $(B)/press/cover.png
$(PRESS): tools/release/press.sh $(wildcard chr/shots/*.png chr/cast_*.png chr/menu_*.png) chr/title.png chr/font.png
	$(Q)rm -rf $(@D)
	$(Q)tools/release/press.sh $(@D)
