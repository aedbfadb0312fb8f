; C names for the shell's assembly that only the NMI calls.

.import ppuq_drain, pad_strobe
.importzp pad_last
.export _drain, _strobe
.exportzp _pad_last := pad_last

.segment "CODE"
_drain  = ppuq_drain
_strobe = pad_strobe
