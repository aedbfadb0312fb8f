/* Where the fields of structures are that stories read, as cc65 lays them out: a line each, name and offset. Run in sim65 by
 * the Makefile, so that no story has typed numbers. */
#include <stddef.h>
#include <stdio.h>
#include "cart/options.h"
#include "games/connect4/link.h"
#include "cart/save.h"
#include "cart/setup.h"
#include "games/amazons/play.h"
#include "games/amazons/rules.h"
#include "games/connect4/ai.h"
#include "games/connect4/play.h"
#include "games/gobang/play.h"
#include "games/skyscrapers/play.h"
#include "games/skyscrapers/rules.h"
#include "games/labyrinth/play.h"

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
    OFFSET(c4_play_t, player, "c4.player");
    OFFSET(c4_play_t, found, "c4.found");
    OFFSET(c4_play_t, hint, "c4.hint");
    OFFSET(c4_play_t, analysis, "c4.analysis");
    OFFSET(c4_play_t, seed, "c4.seed");
    OFFSET(c4_think_t, column, "c4_think.column");
    OFFSET(c4_think_t, nodes, "c4_think.nodes");
}

static void link_record(void) {
    OFFSET(link_t, session, "cable.session");
    OFFSET(link_t, game, "cable.game");
    OFFSET(link_t, match.best_of, "cable.best_of");
    OFFSET(link_t, match.wins, "cable.wins");
    OFFSET(link_t, match.starter, "cable.starter");
    OFFSET(link_t, match.game.count, "cable.count");
    OFFSET(link_t, match.game.moves, "cable.moves");
    OFFSET(link_t, digest, "cable.digest");
    OFFSET(link_t, state, "cable.state");
    OFFSET(link_t, me, "cable.me");
    OFFSET(link_t, alive, "cable.alive");
}

static void gobang(void) {
    OFFSET(gb_playing_t, player, "gb.player");
    OFFSET(gb_playing_t, state, "gb.state");
    OFFSET(gb_playing_t, clock, "gb.clock");
    OFFSET(gb_playing_t, cursor, "gb.cursor");
    OFFSET(gb_playing_t, target, "gb.target");
    OFFSET(gb_playing_t, found, "gb.found");
    OFFSET(gb_playing_t, hint, "gb.hint");
    OFFSET(gb_playing_t, marks, "gb.marks");
    OFFSET(gb_playing_t, seed, "gb.seed");
}

static void amazons(void) {
    OFFSET(ama_playing_t, player, "ap.player");
    OFFSET(ama_playing_t, hang, "ap.hang");
    OFFSET(ama_playing_t, state, "ap.state");
    OFFSET(ama_playing_t, clock, "ap.clock");
    OFFSET(ama_playing_t, cursor, "ap.cursor");
    OFFSET(ama_playing_t, found, "ap.found");
    OFFSET(ama_playing_t, land, "ap.land");
    OFFSET(ama_playing_t, hint, "ap.hint");
    OFFSET(ama_playing_t, seed, "ap.seed");
    OFFSET(ama_game_t, amazon, "ama.amazon");
    OFFSET(ama_game_t, side, "ama.side");
    OFFSET(ama_game_t, step, "ama.step");
    OFFSET(ama_game_t, turns, "ama.turns");
    OFFSET(ama_game_t, moves, "ama.moves");
}

static void skyscrapers(void) {
    OFFSET(sky_playing_t, state, "sky_now.state");
    OFFSET(sky_playing_t, clock, "sky_now.clock");
    OFFSET(sky_playing_t, grade, "sky_now.grade");
    OFFSET(sky_playing_t, cursor, "sky_now.cursor");
    OFFSET(sky_playing_t, pencil, "sky_now.pencil");
    OFFSET(sky_playing_t, done, "sky_now.done");
    OFFSET(sky_playing_t, known, "sky_now.known");
    OFFSET(sky_playing_t, wrong, "sky_now.wrong");
    OFFSET(sky_playing_t, message, "sky_now.message");
    OFFSET(sky_playing_t, lit_clue, "sky_now.lit_clue");
    OFFSET(sky_playing_t, lit, "sky_now.lit");
    OFFSET(sky_playing_t, lit_count, "sky_now.lit_count");
    OFFSET(sky_playing_t, helped, "sky_now.helped");
    OFFSET(sky_playing_t, seconds, "sky_now.seconds");
    OFFSET(sky_playing_t, seed, "sky_now.seed");
    OFFSET(sky_game_t, puzzle.clue, "sky_game.clue");
    OFFSET(sky_game_t, puzzle.given, "sky_game.given");
    OFFSET(sky_game_t, entry, "sky_game.entry");
    OFFSET(sky_game_t, mark, "sky_game.mark");
}

/* Where the first copy of a slot is in the battery RAM, behind the four bytes of save.c's own; the second follows it. */
static void slots(void) {
    unsigned at = 4;
    uint8_t i;
    for (i = 0; i < SAVE_SLOTS; ++i) {
        printf("slot.%u %u\nslot_size.%u %u\n", i, at, i, save_size[i]);
        at += 2 * (save_size[i] + 8);
    }
}

static void setup(void) {
    OFFSET(setup_t, options_game, "setup.game");
    OFFSET(setup_t, items, "setup.items");
    OFFSET(setup_t, count, "setup.count");
    OFFSET(setup_item_t, choice, "setup_item.choice");
    OFFSET(setup_item_t, values, "setup_item.values");
    printf("setup_item.bytes %u\nsetup.choice_kind %u\n", (unsigned)sizeof(setup_item_t), (unsigned)SETUP_CHOICE);
    printf("options.choices %u\n", OPTIONS_CHOICES);
}

static void labyrinth(void) {
    OFFSET(lab_play_t, state, "lab.state");
    OFFSET(lab_play_t, clock, "lab.clock");
    OFFSET(lab_play_t, seed, "lab.seed");
    OFFSET(lab_play_t, size, "lab.size");
    OFFSET(lab_play_t, cheat, "lab.cheat");
    OFFSET(lab_play_t, map, "lab.map");
    OFFSET(lab_play_t, seconds, "lab.seconds");
    OFFSET(lab_play_t, tick, "lab.tick");
}

int main(void) {
    labyrinth();
    connect4();
    gobang();
    link_record();
    amazons();
    skyscrapers();
    slots();
    setup();
    OFFSET(options_t, music, "options.music");
    OFFSET(options_t, effects, "options.effects");
    OFFSET(options_t, boots, "options.boots");
    OFFSET(options_t, choice, "options.choice");
    OFFSET(options_t, language, "options.language");
    return 0;
}
