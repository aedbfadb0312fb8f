; Where the screens of the shell and of the club are, for the frame loop in the fixed bank (far_data_t).

.import _shell_screens, _club_screens
.export _shell_screen_table, _club_screen_table

.segment "RODATA"
_shell_screen_table:
        .addr _shell_screens
        .word 0
        .byte <.bank(_shell_screens)
_club_screen_table:
        .addr _club_screens
        .word 0
        .byte <.bank(_club_screens)
