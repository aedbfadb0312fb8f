/* Where the fields of structures are that stories read, as cc65 lays them out: a line each, name and offset. Run in sim65 by
 * the Makefile, so that no story has typed numbers. */
#include <stddef.h>
#include <stdio.h>
#include "cart/options.h"
#include "games/connect4/link.h"
#include "games/connect4/play.h"
#include "games/gobang/play.h"

#define OFFSET(type, field, name) printf("%s %u\n", name, (unsigned)offsetof(type, field))

static void connect4(void) {
    OFFSET(c4_play_t, match.game.count, "c4.count");
    OFFSET(c4_play_t, match.game.over, "c4.over");
    OFFSET(c4_play_t, match.game.moves, "c4.moves");
    OFFSET(c4_play_t, match.game.height, "c4.height");
    OFFSET(c4_play_t, match.game.cell, "c4.cell");
    OFFSET(c4_play_t, match.best_of, "c4.best_of");
    OFFSET(c4_play_t, match.wins, "c4.wins");
    OFFSET(c4_play_t, match.starter, "c4.starter");
    OFFSET(c4_play_t, state, "c4.state");
    OFFSET(c4_play_t, clock, "c4.clock");
    OFFSET(c4_play_t, cursor, "c4.cursor");
    OFFSET(c4_play_t, fall_player, "c4.fall_player");
    OFFSET(c4_play_t, winning, "c4.winning");
    OFFSET(c4_play_t, ready, "c4.ready");
    OFFSET(c4_play_t, one_pad, "c4.one_pad");
    OFFSET(c4_play_t, linked, "c4.linked");
}

static void gobang(void) {
    OFFSET(gb_playing_t, player, "gb.player");
    OFFSET(gb_playing_t, state, "gb.state");
    OFFSET(gb_playing_t, cursor, "gb.cursor");
    OFFSET(gb_playing_t, target, "gb.target");
    OFFSET(gb_playing_t, found, "gb.found");
    OFFSET(gb_playing_t, seed, "gb.seed");
}

int main(void) {
    connect4();
    gobang();
    OFFSET(link_t, alive, "cable.alive");
    OFFSET(link_t, state, "cable.state");
    OFFSET(options_t, music, "options.music");
    OFFSET(options_t, effects, "options.effects");
    OFFSET(options_t, boots, "options.boots");
    OFFSET(options_t, choice, "options.choice");
    return 0;
}
