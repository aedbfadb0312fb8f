/* The link of Connect 4: whole games between two ends through a channel that drops, doubles, delays, reorders, flips bits in one
 * byte of a hundred, and is cut; now and then an end loses power and starts over. An observer that sees both keeps the one true
 * game: an end may lag behind it but never differ from it. Argument: how many games. */
#include "cart/crc16.h"
#include "games/connect4/link.h"
#include "games/connect4/match.h"
#include "tests/tap.h"

#include <stdlib.h>
#include <string.h>

#ifdef SIM65
#define GAMES 6
#else
#define GAMES 400
#endif
#define FLIGHTS 24
#define GAME_TICKS 60000u /* no game may take more ticks than this */
#define BEST_OF 3

typedef struct {
    link_t link;
    c4_match_t match;
    uint8_t game;   /* number of the game that `match` shows */
    uint8_t thinks; /* ticks before it acts */
    uint8_t flaws;  /* an illegal move was delivered */
} end_t;

typedef struct {
    uint8_t to, ticks, length; /* length 0: free */
    uint8_t bytes[LINK_FRAME_MAX];
} flight_t;

static end_t end[2];
static flight_t flight[FLIGHTS];
static c4_match_t truth;
static uint8_t truth_game;
static uint16_t cut; /* ticks for which the cable stays unplugged */
static unsigned differ, refused, cuts, reboots, replaced, lost, flipped, dropped, doubled, late, sent;
static uint8_t noise; /* 0: a good cable */
static uint32_t state = 1;

static uint16_t rnd(uint16_t n) {
    state = state * 1103515245ul + 12345ul;
    return (uint16_t)((uint16_t)(state >> 16) % n);
}

/* ---- the channel ------------------------------------------------------------------------------------------------------ */

static void fly(uint8_t to, const uint8_t *bytes, uint8_t length) {
    uint8_t i, b;
    for (i = 0; i < FLIGHTS && flight[i].length; ++i) {
    }
    if (i == FLIGHTS) {
        return;
    }
    flight[i].to = to;
    flight[i].length = length;
    flight[i].ticks = 1;
    if (noise) {
        flight[i].ticks = (uint8_t)(1 + rnd(3));
        if (rnd(10) == 0) {
            flight[i].ticks = (uint8_t)(1 + rnd(60));
            ++late;
        }
    }
    memcpy(flight[i].bytes, bytes, length);
    for (b = 0; noise && b < length; ++b) {
        if (rnd(100) == 0) {
            flight[i].bytes[b] ^= (uint8_t)(1 + rnd(255));
            ++flipped;
        }
    }
    if (noise && rnd(200) == 0) {
        flight[i].length = (uint8_t)(1 + rnd(length));
    }
}

static void put(uint8_t from) {
    static uint8_t bytes[LINK_FRAME_MAX];
    uint8_t length = link_frame(&end[from].link, bytes);
    link_sent(&end[from].link);
    ++sent;
    if (cut || (noise && rnd(8) == 0)) {
        ++dropped;
        return;
    }
    fly(from ^ 1, bytes, length);
    if (noise && rnd(12) == 0) {
        fly(from ^ 1, bytes, length);
        ++doubled;
    }
}

static void deliver(void) {
    uint8_t i;
    for (i = 0; i < FLIGHTS; ++i) {
        if (flight[i].length && --flight[i].ticks == 0) {
            link_take(&end[flight[i].to].link, flight[i].bytes, flight[i].length);
            flight[i].length = 0;
        }
    }
}

static void silence(void) {
    uint8_t i;
    for (i = 0; i < FLIGHTS; ++i) {
        flight[i].length = 0;
    }
}

/* ---- an end: does what play.c does, without pictures ------------------------------------------------------------------------
 * */

static void compare(const end_t *e) {
    if (e->game == truth_game) {
        if (e->match.game.count > truth.game.count ||
            memcmp(e->match.game.moves, truth.game.moves, e->match.game.count) != 0 || e->match.starter != truth.starter) {
            ++differ;
        } else if (e->match.game.count == truth.game.count &&
                   (memcmp(e->match.game.cell, truth.game.cell, C4_CELLS) != 0 || e->match.wins[0] != truth.wins[0] ||
                    e->match.wins[1] != truth.wins[1])) {
            ++differ;
        }
    } else if ((uint8_t)(e->game + 1) != truth_game) {
        ++differ;
    }
}

static void rebuild(end_t *e) {
    e->match = e->link.match;
    e->game = e->link.game;
    ++replaced;
}

static void follow(end_t *e) {
    uint8_t events = e->link.events;
    e->link.events = 0;
    lost += (events & LINK_EV_LOST) != 0;
    refused += (events & LINK_EV_REFUSED) != 0;
    if (events & LINK_EV_REPLACED) {
        rebuild(e);
        return;
    }
    if (events & LINK_EV_NEXT) {
        c4_match_next(&e->match);
        ++e->game;
        if (e->game == (uint8_t)(truth_game + 1)) {
            c4_match_next(&truth);
            truth_game = e->game;
        }
    }
    while (e->match.game.count < e->link.match.game.count) {
        if (c4_match_play(&e->match, e->link.match.game.moves[e->match.game.count]) == C4_EV_ILLEGAL) {
            ++e->flaws;
            return;
        }
    }
}

static void act(end_t *e) {
    uint8_t column = (uint8_t)rnd(C4_COLS);
    if (e->link.state != LINK_PLAY || e->link.events) {
        return;
    }
    if (e->thinks) {
        --e->thinks;
        return;
    }
    e->thinks = (uint8_t)rnd(20);
    if (e->match.game.over) {
        link_ready(&e->link);
    } else if (c4_match_turn(&e->match) == e->link.me && c4_legal(&e->match.game, column)) {
        if (e->game != truth_game || e->match.game.count != truth.game.count || !link_move(&e->link, column)) {
            ++differ;
        }
        c4_match_play(&e->match, column);
        c4_match_play(&truth, column);
    }
}

static void mishap(void) {
    if (cut) {
        --cut;
        return;
    }
    if (!noise) {
        return;
    }
    if (rnd(1500) == 0) {
        cut = (uint16_t)(10 + rnd(400));
        silence(); /* what was on the wire is lost, too */
        ++cuts;
    }
    /* One end loses power, but never while the other one knows less. */
    if (rnd(9000) == 0 && end[0].link.state == LINK_PLAY && end[1].link.state == LINK_PLAY && end[0].game == end[1].game &&
        end[0].match.game.count == end[1].match.game.count && !end[0].link.events && !end[1].link.events) {
        silence();
        link_begin(&end[rnd(2)].link, BEST_OF, (uint16_t)rnd(0xFFFF));
        ++reboots;
    }
}

static void tick(void) {
    uint8_t e;
    mishap();
    for (e = 0; e < 2; ++e) {
        link_tick(&end[e].link);
        if (link_due(&end[e].link)) {
            put(e);
        }
    }
    deliver();
    for (e = 0; e < 2; ++e) {
        follow(&end[e]);
        act(&end[e]);
        follow(&end[e]);
    }
    for (e = 0; e < 2; ++e) {
        if (end[e].link.state == LINK_PLAY) {
            compare(&end[e]);
        }
    }
}

/* ---- promises ---------------------------------------------------------------------------------------------------------- */

static void meet(uint8_t first, uint8_t after) {
    silence();
    cut = 0;
    memset(end, 0, sizeof end);
    link_begin(&end[first].link, BEST_OF, (uint16_t)rnd(0xFFFF));
    c4_match_begin(&truth, BEST_OF);
    truth_game = 0;
    while (after) {
        link_tick(&end[first].link);
        --after;
    }
    link_begin(&end[first ^ 1].link, BEST_OF, (uint16_t)rnd(0xFFFF));
    c4_match_begin(&end[0].match, BEST_OF);
    c4_match_begin(&end[1].match, BEST_OF);
}

static void test_handshake(void) {
    uint16_t i;
    uint8_t first, wrong = 0;
    noise = 0;
    for (i = 0; i < 20; ++i) {
        uint8_t n;
        first = (uint8_t)rnd(2);
        meet(first, 30);
        for (n = 0; n < 60; ++n) {
            tick();
        }
        if (end[first].link.me != 0 || end[first ^ 1].link.me != 1 || link_light(&end[0].link) != LINK_CONNECTED ||
            link_light(&end[1].link) != LINK_CONNECTED) {
            ++wrong;
        }
    }
    tap_eq(wrong, 0, "who chose LINK first is player 0, both lights are green within a second");
}

static void test_lights(void) {
    uint16_t i;
    meet(0, 0);
    tap_ok(link_light(&end[0].link) == LINK_SEARCHING, "the light is yellow while nobody answers");
    for (i = 0; i < 100; ++i) {
        tick();
    }
    cut = 200;
    silence();
    for (i = 0; i < 150; ++i) {
        tick();
    }
    tap_ok(link_light(&end[0].link) == LINK_LOST && link_light(&end[1].link) == LINK_LOST, "red when the cable is out");
    for (i = 0; i < 100; ++i) {
        tick();
    }
    tap_ok(link_light(&end[0].link) == LINK_CONNECTED && link_light(&end[1].link) == LINK_CONNECTED,
           "green by itself when it is back");
    tap_eq(differ, 0, "and the boards are the same");
}

static uint8_t fault_is_mended(uint8_t who) {
    uint16_t i;
    noise = 0;
    meet(0, 30);
    while (truth.game.count < 4) {
        tick();
    }
    for (i = 0; i < 40; ++i) { /* both at rest */
        link_tick(&end[0].link);
        link_tick(&end[1].link);
        if (link_due(&end[0].link)) {
            put(0);
        }
        if (link_due(&end[1].link)) {
            put(1);
        }
        deliver();
    }
    end[who].link.events = 0;
    end[who].link.match.game.moves[1] ^= 1; /* a fault in memory */
    end[who].link.digest[0] ^= 0x55;
    for (i = 0; i < 100; ++i) {
        link_tick(&end[0].link);
        link_tick(&end[1].link);
        if (link_due(&end[0].link)) {
            put(0);
        }
        if (link_due(&end[1].link)) {
            put(1);
        }
        deliver();
    }
    return (end[who].link.events & LINK_EV_REPLACED) &&
           memcmp(end[0].link.match.game.moves, end[1].link.match.game.moves, 4) == 0;
}

static void test_fault(void) {
    tap_ok(fault_is_mended(0) && fault_is_mended(1),
           "a board that differs is found by its digest and mended, whoever has the fault");
}

/* ---- a hostile end ---------------------------------------------------------------------------------------------------- */

static link_t villain;

/* Its record with a correct digest, whether or not the rules allow it. */
static void seal_villain(void) {
    crc16_start();
    crc16_bytes(villain.session, 2);
    crc16_byte(villain.game);
    crc16_byte(villain.match.best_of);
    crc16_byte(villain.match.starter);
    crc16_bytes(villain.match.game.moves, villain.match.game.count);
    villain.digest[0] = crc16_hi;
    villain.digest[1] = crc16_lo;
}

/* Moves "334..." on the boards of the honest end 0 and of the villain, who is player 1; then further moves that only the villain
 * knows. */
static void tell(const char *both, const char *more, uint8_t as_list) {
    uint8_t bytes[LINK_FRAME_MAX];
    link_t *me = &end[0].link;
    meet(0, 30);
    memset(&villain, 0, sizeof villain);
    me->state = LINK_PLAY;
    me->session[0] = 0x12;
    me->session[1] = 0x34;
    villain = *me;
    villain.me = 1;
    for (; *both; ++both) {
        c4_match_play(&me->match, (uint8_t)(*both - '0'));
    }
    villain.match = me->match;
    seal_villain();
    memcpy(me->digest, villain.digest, 2);
    for (; *more; ++more) {
        villain.match.game.moves[villain.match.game.count] = (uint8_t)(*more - '0');
        ++villain.match.game.count;
    }
    villain.match.game.over = 0;
    seal_villain();
    villain.send_list = as_list;
    link_take(me, bytes, link_frame(&villain, bytes));
}

/* Refused: the record unchanged, the light red, no further frame accepted or sent. */
static uint8_t refuses(const char *both, const char *more, uint8_t as_list) {
    uint8_t bytes[LINK_FRAME_MAX], length;
    link_t *me = &end[0].link;
    tell(both, more, as_list);
    length = link_frame(&villain, bytes);
    return me->match.game.count == strlen(both) && me->state == LINK_REFUSED && (me->events & LINK_EV_REFUSED) &&
           !(me->events & (LINK_EV_MOVE | LINK_EV_REPLACED)) && link_light(me) == LINK_LOST && !link_due(me) &&
           !link_take(me, bytes, length);
}

static uint8_t refuses_another_past(void) {
    uint8_t bytes[LINK_FRAME_MAX];
    tell("334", "", 0);
    villain.match.game.moves[0] = 2;
    seal_villain();
    villain.send_list = 1;
    return !link_take(&end[0].link, bytes, link_frame(&villain, bytes)) && end[0].link.state == LINK_REFUSED &&
           end[0].link.match.game.moves[0] == 3;
}

/* An end that is searching is invited to a match: does it accept the list? */
static uint8_t joins(uint8_t game, uint8_t best_of, uint8_t wins_0, uint8_t wins_1, uint8_t starter, const char *moves) {
    uint8_t bytes[LINK_FRAME_MAX], took, refusing;
    meet(0, 30);
    link_begin(&villain, best_of, 77);
    villain.state = LINK_INVITE;
    villain.game = game;
    villain.match.wins[0] = wins_0;
    villain.match.wins[1] = wins_1;
    villain.match.starter = starter;
    for (; *moves; ++moves) {
        villain.match.game.moves[villain.match.game.count] = (uint8_t)(*moves - '0');
        ++villain.match.game.count;
    }
    seal_villain();
    took = link_take(&end[0].link, bytes, link_frame(&villain, bytes));
    refusing = end[0].link.state == LINK_REFUSED;
    if (took == refusing || (refusing && (end[0].link.match.game.count || (end[0].link.events & LINK_EV_REPLACED)))) {
        ++differ;
    }
    return took;
}

static void test_hostile(void) {
    tell("3", "3", 0);
    tap_ok(end[0].link.match.game.count == 2 && end[0].link.state == LINK_PLAY, "a legal move is taken");
    tap_ok(refuses("3", "7", 0) && refuses("3", "?", 0), "a move outside the board is refused");
    tap_ok(refuses("3333332", "3", 0), "and one into a full column");
    tap_ok(refuses("33", "3", 0), "and one when it is not the other's turn");
    tap_ok(refuses("0101010", "1", 0), "and one after the end of the game");
    tap_ok(refuses("33", "34", 1), "a list may not make this end's moves");
    tap_ok(refuses_another_past(), "nor change what was played");
    tap_ok(joins(0, 3, 0, 0, 0, "33") && joins(3, 3, 1, 1, 1, "0101010") && joins(2, 7, 0, 2, 0, ""),
           "a match that can be is joined");
    tap_ok(!joins(0, 3, 0, 0, 0, "????") && !joins(0, 3, 0, 0, 0, "337"), "not one with a move outside the board");
    tap_ok(!joins(0, 3, 0, 0, 0, "3333333333"), "nor into a full column");
    tap_ok(!joins(0, 3, 0, 0, 0, "01010106666"), "nor after the end");
    tap_ok(!joins(0, 200, 0, 0, 0, "34") && !joins(0, 0, 0, 0, 0, "") && !joins(0, 4, 0, 0, 0, ""),
           "nor the best of 200, 0 or 4");
    tap_ok(!joins(2, 3, 2, 0, 0, "") && !joins(2, 3, 255, 254, 0, ""), "nor a match that somebody has won");
    tap_ok(!joins(0, 3, 0, 0, 1, "") && !joins(0, 3, 0, 0, 200, "0101010"), "nor when the wrong player began");
    tap_eq(differ, 0, "and of what is refused nothing is taken");
}

static void test_games(uint16_t games) {
    uint16_t g, ticks;
    uint8_t was, late_games = 0;
    noise = 1;
    meet((uint8_t)rnd(2), (uint8_t)rnd(60));
    for (g = 0; g < games && !late_games; ++g) {
        was = truth_game;
        for (ticks = 0; truth_game == was; ++ticks) {
            tick();
            if (ticks >= GAME_TICKS) {
                ++late_games;
                break;
            }
        }
        if (g % 50 == 49) { /* a new session */
            meet((uint8_t)rnd(2), (uint8_t)rnd(60));
        }
    }
    printf("# %u games: %u frames, %u dropped, %u doubled, %u late, %u bytes flipped, %u cuts, %u power losses\n",
           (unsigned)g, sent, dropped, doubled, late, flipped, cuts, reboots);
    printf("# %u times lost, %u records taken over\n", lost, replaced);
    tap_ok(g == games && late_games == 0, "every game came to its end");
    tap_eq(differ, 0, "no board ever differed from the true game");
    tap_eq(end[0].flaws + end[1].flaws, 0, "no illegal move was delivered");
    tap_eq(refused, 0, "and nobody was refused");
    tap_ok(cuts > 0 && flipped > 0 && doubled > 0, "and the channel was bad");
}

int main(int argc, char **argv) {
    test_handshake();
    test_lights();
    test_fault();
    test_hostile();
    test_games(argc > 1 ? (uint16_t)atoi(argv[1]) : GAMES);
    return tap_done();
}
