; C names for the shell's assembly that only the NMI calls.

.import ppuq_drain, pad_strobe
.importzp pad_last, ppuq_tmp, ppuq_to
.export _drain, _strobe
.exportzp _pad_last := pad_last, _ppuq_tmp := ppuq_tmp, _ppuq_to := ppuq_to

.segment "CODE"
_drain  = ppuq_drain
_strobe = pad_strobe

; The pages of words and glyphs: here all memory is one page.
.export words_here, zh_here, _glyph_letters, glyph_second
words_here:
zh_here:
.segment "BSS"
glyph_second:
_glyph_letters: .res 95 * 16

; The pairs of letters in texts: here there are none.
.export word_first, word_second
.exportzp WORD_PAIR_FIRST
WORD_PAIR_FIRST = $FF
word_first:
word_second: .res 1
