/* What a game gives the shell, and what the shell gives a game: this header includes those of screens, saves and far data. To add a game, see cart/README.md. */
#ifndef GAME_H
#define GAME_H

#include <stdint.h>
#include "cart/far.h"
#include "cart/screen.h"
#include "cart/save.h"

/* Every game has these two screens first; more may follow. B on the setup screen goes back to the menu. All screens
 * from GAME_PLAY on can be paused. */
enum { GAME_SETUP, GAME_PLAY };

/* A game's descriptor, <id>_game, in its main page. */
typedef struct {
    const screen_t *screens;
    void (*demo)(void);             /* attract: called before each tick, holds down pad_demo_held like a person */
    const char *const *pause_items; /* the game's own lines of the pause menu */
    uint8_t pause_count;
    void (*pause_chosen)(uint8_t item); /* one of them was chosen; play continues after it */
    const char *const *help;            /* pages of "how to play": blocks of up to 16 lines of 28 letters;
                                        * Chinese ones may have several pages each, of 9 lines */
    uint8_t help_count;
    const struct setup *setup; /* its setup screen (setup.h): the choices */
    const char *const *stat_names; /* statistics: a 16-bit counter each, in this order in the slot; those of the ladder come behind */
    uint8_t stat_count;
    uint8_t flags;
    uint8_t stat_paired;    /* the last stat_paired counters are shown two to a line, and stat_names has a
                             * heading before them. Left out: none */
    uint8_t pause_switches; /* a bit for each of its lines of the pause menu that is a switch, see GAME_PAUSE_SWITCHES */
} game_t;

/* The game keeps variables in work RAM (W_<GAME>): it is open for writing in all its screens, and without RAM on the cart the
 * game has no demo. */
#define GAME_WORK_RAM 1

/* The game does not save after every move: when the pause menu opens, which has ways to leave, pause_chosen(GAME_PAUSE_OPENS) is
 * called first. */
#define GAME_SAVES_AT_PAUSE 2
#define GAME_PAUSE_OPENS 0xFF

/* With pause_switches, pause_chosen(GAME_PAUSE_SWITCHES) is called when the pause menu opens: it sets the bits of game_switches of
 * those that are on. */
#define GAME_PAUSE_SWITCHES 0xFE
extern uint8_t game_switches;

/* The game's sprites need tiles up to $87; else they end below $60, and the pause menu has room for more words. */
#define GAME_MANY_SPRITES 4

/* Without RAM on the cart the game cannot be chosen. One that can keeps what two people need in R_<GAME>, and asks save_state before it
 * touches its work RAM. */
#define GAME_NEEDS_RAM 8

/* In the upper half of the flags: counters from this index on (it must be above 0) are best times. 0: none are. */
#define GAME_TIMES_FROM(counter) ((counter) << 4)

/* The catalogue that mkcart makes from games/games.txt, in the fixed bank. */
typedef struct {
    const game_t *game;
    uint8_t page;
    const char *title;
    const char *line;
    const char *players;
    const far_data_t *picture, *picture_map, *picture_attr; /* 4x4 tiles */
    uint8_t slot; /* of its record in the save; the unfinished game is the one behind it */
} catalogue_t;
extern const uint8_t game_count;
extern const catalogue_t game_catalogue[];

/* The memory that the games have in turn, from the linker configuration; only addresses count. */
extern uint8_t overlay_zp[], overlay_zp_bytes[], overlay_ram[], overlay_ram_bytes[], overlay_work[], overlay_work_bytes[];

extern game_t game; /* of the game that is chosen */
extern uint8_t game_page;
extern uint8_t game_index; /* its place in the catalogue */

/* Where leaving a game leads: to the menu; a ROM with one game has none. */
#define SCREEN_HOME (game_count > 1 ? SCREEN_MENU : SCREEN_TITLE)

/* What was last chosen on its setup screen. */
extern uint8_t game_choice[SAVE_CHOICES];
void game_keep_choices(void);

extern uint8_t game_mode; /* how it was started */
/* GAME_BACK: the play screen is entered again after a look at the help: draw what is there, begin nothing. GAME_NEXT: the next game of a match
 * (cart/club/ending.h); only a game that asks for it gets it. */
enum { GAME_FRESH, GAME_RESUME, GAME_BACK, GAME_NEXT };

/* 1: a second person has pressed A on pad 2, on the menu or in the first moves: people play both sides, whatever is chosen. */
extern uint8_t game_joined;

/* Goes to the board of the chosen game; mode is GAME_FRESH or GAME_RESUME. */
void game_begin(uint8_t mode);

/* Makes a game the running one: its memory is cleared, its descriptor copied. */
void game_choose(uint8_t index);

/* Runs a function of the game in its page, with its work RAM open if it has variables there. */
void game_call(void (*fn)(void));

/* Bytes of the game's page into RAM. */
void game_fetch(void *to, const void *from, uint8_t bytes);

/* Entry `index` of a table of texts that is in the game's page, for the shell; and of the shell's texts, for other pages. */
const char *game_text(const char *const *table, uint8_t index);
const char *game_shell_text(uint8_t index);

/* Tells the game that its line of the pause menu was chosen. */
void game_pause_chosen(uint8_t item);

extern uint8_t game_paused;
uint8_t game_pausable(uint8_t screen);

#endif
