; Where the shell's screens are, for the frame loop in the fixed bank (far_data_t).

.import _shell_screens
.export _shell_screen_table

.segment "RODATA"
_shell_screen_table:
        .addr _shell_screens
        .word 0
        .byte <.bank(_shell_screens)
