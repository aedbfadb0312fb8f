/* gobang pbrain: the Gomocup (Piskvork) protocol, one command a line on stdin, answers on stdout. Board size 15; rule 4 is Renju,
 * any other rule is played as freestyle (five or more wins). */
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <strings.h>

#include "games/gobang/ai.h"
#include "games/gobang/rules.h"
#include "tools/engines/gobang.h"

static uint8_t level;
static uint16_t seed;
static uint8_t renju, started;
static char line[1024];

static void say(const char *text) {
    puts(text);
    fflush(stdout);
}

static void play_own(void) {
    uint8_t cell;

    if (gb_result != GB_PLAYING) {
        say("ERROR the game is over");
        return;
    }
    cell = gobang_think(level, seed);
    gb_play(cell);
    printf("%d,%d\n", GB_X(cell), GB_Y(cell));
    fflush(stdout);
}

/* Reads "x,y" into *cell; returns 0 unless it is on the board. */
static int read_cell(const char *text, uint8_t *cell) {
    int x, y;

    if (sscanf(text, "%d,%d", &x, &y) != 2 || x < 0 || y < 0 || x >= GB_SIZE || y >= GB_SIZE) {
        return 0;
    }
    *cell = GB_CELL(x, y);
    return 1;
}

static void do_start(const char *size) {
    if (strtol(size, NULL, 10) != GB_SIZE) {
        say("ERROR unsupported size: only 15 is");
        return;
    }
    gb_new(renju);
    started = 1;
    say("OK");
}

static void do_turn(const char *text) {
    uint8_t cell;

    if (!read_cell(text, &cell) || gb_play(cell) != GB_OK) {
        say("ERROR illegal move");
        return;
    }
    play_own();
}

static void do_takeback(const char *text) {
    uint8_t cell;

    if (!read_cell(text, &cell) || gb_count == 0 || gb_moves[gb_count - 1] != cell) {
        say("ERROR only the last move can be taken back");
        return;
    }
    gb_undo();
    say("OK");
}

/* Reads stones "x,y,who" (1 own, 2 the other's) up to DONE and makes a game of them: colours follow from the numbers of stones. */
static void do_board(void) {
    uint8_t stones[3][GB_CELLS];
    int count[3] = {0, 0, 0};
    int good = 1, x, y, who, black, i;

    while (fgets(line, sizeof line, stdin) && strncasecmp(line, "DONE", 4) != 0) {
        if (sscanf(line, "%d,%d,%d", &x, &y, &who) != 3 || x < 0 || y < 0 || x >= GB_SIZE || y >= GB_SIZE || who < 1 ||
            who > 2 || count[who] == GB_CELLS) {
            good = 0;
        } else {
            stones[who][count[who]++] = GB_CELL(x, y);
        }
    }
    if (!good || (count[2] != count[1] && count[2] != count[1] + 1)) {
        say("ERROR not a position with our move");
        return;
    }
    black = count[1] == count[2] ? 1 : 2;
    gb_new(0); /* the order of play is unknown, so the Renju limits must not refuse a stone that is already there */
    for (i = 0; good && i < count[1] + count[2]; ++i) {
        good = gb_play(stones[i % 2 ? 3 - black : black][i / 2]) == GB_OK;
    }
    gb_renju = renju;
    if (good) {
        play_own();
    } else {
        say("ERROR illegal position");
    }
}

static void do_info(const char *text) {
    if (strncasecmp(text, "rule ", 5) == 0) {
        renju = (strtol(text + 5, NULL, 10) & 4) != 0;
        gb_renju = renju;
    }
}

/* Does one command; returns 0 after END. */
static int command(char *text) {
    char *argument = strchr(text, ' ');

    if (argument) {
        *argument++ = '\0';
    } else {
        argument = text + strlen(text);
    }
    if (strcasecmp(text, "END") == 0) {
        return 0;
    }
    if (strcasecmp(text, "START") == 0) {
        do_start(argument);
    } else if (strcasecmp(text, "ABOUT") == 0) {
        say("name=\"Boardcart Gobang\", version=\"" BOARDCART_VERSION "\", author=\"Boardcart\", country=\"-\"");
    } else if (strcasecmp(text, "INFO") == 0) {
        do_info(argument);
    } else if (strcasecmp(text, "RECTSTART") == 0) {
        say("ERROR only square boards of size 15");
    } else if (strcasecmp(text, "RESTART") == 0 && started) {
        gb_new(renju);
        say("OK");
    } else if (strcasecmp(text, "BEGIN") == 0 && started) {
        play_own();
    } else if (strcasecmp(text, "TURN") == 0 && started) {
        do_turn(argument);
    } else if (strcasecmp(text, "BOARD") == 0 && started) {
        do_board();
    } else if (strcasecmp(text, "TAKEBACK") == 0 && started) {
        do_takeback(argument);
    } else if (!started && strpbrk(text, "RBT") == text) {
        say("ERROR no START yet");
    } else {
        say("UNKNOWN command");
    }
    return 1;
}

int gobang_pbrain(int argc, char **argv) {
    gobang_options(argc, argv, &level, &seed, NULL);
    while (fgets(line, sizeof line, stdin)) {
        line[strcspn(line, "\r\n")] = '\0';
        if (line[0] != '\0' && !command(line)) {
            break;
        }
    }
    return 0;
}
