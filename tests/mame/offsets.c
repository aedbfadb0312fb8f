/* Offsets of the structure fields that stories read, as cc65 lays them out, a line with name and offset each. The Makefile runs
 * this in sim65, so that no story has typed numbers. */
#include <stddef.h>
#include <stdio.h>
#include "cart/digits.h"
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
#include "games/labyrinth/event.h"
#include "games/labyrinth/play.h"

#define OFFSET(type, field, name) printf("%s %u\n", name, (unsigned)offsetof(type, field))

static void connect4(void) {
    OFFSET(c4_state_t, match.game.count, "c4_state.count");
    OFFSET(c4_state_t, match.game.over, "c4_state.over");
    OFFSET(c4_state_t, match.game.moves, "c4_state.moves");
    OFFSET(c4_state_t, match.game.height, "c4_state.height");
    OFFSET(c4_state_t, match.game.cell, "c4_state.cell");
    OFFSET(c4_state_t, match.best_of, "c4_state.best_of");
    OFFSET(c4_state_t, match.wins, "c4_state.wins");
    OFFSET(c4_state_t, match.starter, "c4_state.starter");
    OFFSET(c4_state_t, state, "c4_state.state");
    OFFSET(c4_state_t, clock, "c4_state.clock");
    OFFSET(c4_state_t, cursor, "c4_state.cursor");
    OFFSET(c4_state_t, fall_player, "c4_state.fall_player");
    OFFSET(c4_state_t, winning, "c4_state.winning");
    OFFSET(c4_state_t, ready, "c4_state.ready");
    OFFSET(c4_state_t, one_pad, "c4_state.one_pad");
    OFFSET(c4_state_t, linked, "c4_state.linked");
    OFFSET(c4_state_t, player, "c4_state.player");
    OFFSET(c4_state_t, found, "c4_state.found");
    OFFSET(c4_state_t, hint, "c4_state.hint");
    OFFSET(c4_state_t, analysis, "c4_state.analysis");
    OFFSET(c4_state_t, seed, "c4_state.seed");
    OFFSET(c4_think_t, column, "c4_think.column");
    OFFSET(c4_think_t, nodes, "c4_think.nodes");
}

static void link_record(void) {
    OFFSET(link_t, session, "link_end.session");
    OFFSET(link_t, game, "link_end.game");
    OFFSET(link_t, match.best_of, "link_end.best_of");
    OFFSET(link_t, match.wins, "link_end.wins");
    OFFSET(link_t, match.starter, "link_end.starter");
    OFFSET(link_t, match.game.count, "link_end.count");
    OFFSET(link_t, match.game.moves, "link_end.moves");
    OFFSET(link_t, digest, "link_end.digest");
    OFFSET(link_t, state, "link_end.state");
    OFFSET(link_t, me, "link_end.me");
    OFFSET(link_t, alive, "link_end.alive");
}

static void gobang(void) {
    OFFSET(gb_state_t, player, "gb_state.player");
    OFFSET(gb_state_t, state, "gb_state.state");
    OFFSET(gb_state_t, clock, "gb_state.clock");
    OFFSET(gb_state_t, cursor, "gb_state.cursor");
    OFFSET(gb_state_t, target, "gb_state.target");
    OFFSET(gb_state_t, found, "gb_state.found");
    OFFSET(gb_state_t, hint, "gb_state.hint");
    OFFSET(gb_state_t, marks, "gb_state.marks");
    OFFSET(gb_state_t, seed, "gb_state.seed");
    OFFSET(gb_state_t, series.wins, "gb_state.wins");
}

static void amazons(void) {
    OFFSET(ama_state_t, player, "ama_state.player");
    OFFSET(ama_state_t, autoplay, "ama_state.autoplay");
    OFFSET(ama_state_t, state, "ama_state.state");
    OFFSET(ama_state_t, clock, "ama_state.clock");
    OFFSET(ama_state_t, cursor, "ama_state.cursor");
    OFFSET(ama_state_t, found, "ama_state.found");
    OFFSET(ama_state_t, ended, "ama_state.ended");
    OFFSET(ama_state_t, land, "ama_state.land");
    OFFSET(ama_state_t, hint, "ama_state.hint");
    OFFSET(ama_state_t, speck, "ama_state.speck");
    OFFSET(ama_state_t, fly_to, "ama_state.fly_to");
    OFFSET(ama_state_t, seed, "ama_state.seed");
    OFFSET(ama_state_t, series.wins, "ama_state.wins");
    OFFSET(ama_game_t, amazon, "ama.amazon");
    OFFSET(ama_game_t, side, "ama.side");
    OFFSET(ama_game_t, step, "ama.step");
    OFFSET(ama_game_t, turns, "ama.turns");
    OFFSET(ama_game_t, moves, "ama.moves");
}

/* The number that is typed in, in either game. */
static void digits(void) {
    OFFSET(digits_t, given, "sky_typed.given");
    OFFSET(digits_t, value, "sky_typed.value");
    OFFSET(digits_t, given, "lab_typed.given");
    OFFSET(digits_t, value, "lab_typed.value");
}

static void skyscrapers(void) {
    OFFSET(sky_state_t, state, "sky_state.state");
    OFFSET(sky_state_t, clock, "sky_state.clock");
    OFFSET(sky_state_t, grade, "sky_state.grade");
    OFFSET(sky_state_t, cursor, "sky_state.cursor");
    OFFSET(sky_state_t, pencil, "sky_state.pencil");
    OFFSET(sky_state_t, done, "sky_state.done");
    OFFSET(sky_state_t, known, "sky_state.known");
    OFFSET(sky_state_t, shows, "sky_state.shows");
    OFFSET(sky_state_t, message, "sky_state.message");
    OFFSET(sky_state_t, lit_clue, "sky_state.lit_clue");
    OFFSET(sky_state_t, lit, "sky_state.lit");
    OFFSET(sky_state_t, lit_count, "sky_state.lit_count");
    OFFSET(sky_state_t, helped, "sky_state.helped");
    OFFSET(sky_state_t, along, "sky_state.along");
    OFFSET(sky_state_t, seconds, "sky_state.seconds");
    OFFSET(sky_state_t, seed, "sky_state.seed");
    OFFSET(sky_game_t, puzzle.clue, "sky_game.clue");
    OFFSET(sky_game_t, puzzle.given, "sky_game.given");
    OFFSET(sky_game_t, entry, "sky_game.entry");
    OFFSET(sky_game_t, mark, "sky_game.mark");
    OFFSET(sky_game_t, gone, "sky_game.gone");
    OFFSET(sky_game_t, more, "sky_game.more");
}

/* The slots of the save: where the first copy is, how long its payload may be, how many copies follow one another. */
static void slots(void) {
    static const save_slot_t layout[SAVE_SLOTS] = SAVE_LAYOUT;
    static const char *const names[SAVE_SLOTS] = SAVE_NAMES;
    uint8_t i;
    for (i = 0; i < SAVE_SLOTS; ++i) {
        printf("save.%s.at %u\n", names[i], layout[i].at);
        printf("save.%s.size %u\n", names[i], layout[i].size);
        printf("save.%s.copies %u\n", names[i], layout[i].copies);
    }
}

static void setup(void) {
    OFFSET(setup_t, items, "setup.items");
    OFFSET(setup_t, count, "setup.count");
    OFFSET(setup_item_t, choice, "setup_item.choice");
    OFFSET(setup_item_t, values, "setup_item.values");
    printf("setup_item.bytes %u\nsetup.choice_kind %u\n", (unsigned)sizeof(setup_item_t), (unsigned)SETUP_CHOICE);
}

static void labyrinth(void) {
    OFFSET(lab_event_t, number, "lab_event.number");
    OFFSET(lab_state_t, state, "lab_state.state");
    OFFSET(lab_state_t, clock, "lab_state.clock");
    OFFSET(lab_state_t, seed, "lab_state.seed");
    OFFSET(lab_state_t, size, "lab_state.size");
    OFFSET(lab_state_t, cheat, "lab_state.cheat");
    OFFSET(lab_state_t, map, "lab_state.map");
    OFFSET(lab_state_t, walls, "lab_state.walls");
    OFFSET(lab_state_t, seconds, "lab_state.seconds");
    OFFSET(lab_state_t, tick, "lab_state.tick");
}

int main(void) {
    labyrinth();
    connect4();
    gobang();
    link_record();
    amazons();
    digits();
    skyscrapers();
    slots();
    setup();
    OFFSET(options_t, music, "options.music");
    OFFSET(options_t, effects, "options.effects");
    OFFSET(options_t, boots, "options.boots");
    OFFSET(options_t, language, "options.language");
    OFFSET(options_t, quick, "options.quick");
    return 0;
}
