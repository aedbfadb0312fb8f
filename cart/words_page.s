; Which pages the texts are in: segments of mktext's tables (rom.mk).
.export words_here, zh_here
.segment "B_WORDS"
words_here:
.segment "B_ZH_RO"
zh_here:
