/* The words over the picture, in every language. */
#ifndef LABKIT_WORDS_H
#define LABKIT_WORDS_H

enum {
    WORD_TIME,
    WORD_BEST,
    WORD_MAZE,
    WORD_CHEAT,
    WORD_GOAL,
    WORD_GOAL_GOLD,
    WORD_WON,
    WORD_STEPS,
    WORD_CHEATED,
    WORD_MIXED,
    WORD_NEW_BEST,
    WORD_GO_ON,
    WORD_WHICH,
    WORD_DIGITS,
    WORD_YES_NO,
    WORD_TABLE,
    WORD_NO_TIMES,
    WORD_LEAVE,
    WORD_NONE,
    WORD_OLD,
    WORD_MEANT,
    WORD_EXTENDED, /* the last four are in the order of MODE_... */
    WORDS
};

/* UTF-8. */
const char *labkit_word(unsigned language, unsigned word);

#endif
