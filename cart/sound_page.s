; void sound_boot(void);  the sound engine, set up for this television, before the first NMI

.include "ram.inc"
.import mapper_page, sound_init
.export _sound_boot

.segment "FIXED"

.proc _sound_boot
        lda #<.bank(sound_init)
        jsr mapper_page
        lda _tv_system
        jmp sound_init
.endproc
