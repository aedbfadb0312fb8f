/* The rules against an independent model: a mailbox board with a border, walked square by square, which
 * shares no code or layout with games/amazons/rules.c. Built for the host and for sim65 (fewer games there).
 */
#include "tools/lib/amahost.h"
#include "tests/tap.h"
#include <string.h>

#ifdef SIM65
#define GAMES 12
#define PERFT2_POSITIONS 0
#else
#define GAMES 10000
#define PERFT2_POSITIONS 50
#endif

/* ---- the model: 10x10 with a border, '.', 'R', 'B', 'x', '#' ---- */
static char model[100];
static const signed char step10[8] = {-11, -10, -9, -1, 1, 9, 10, 11};

#define TO10(square) (11 + ((square) >> 3) * 10 + ((square)&7))

static void model_load(void) {
    static const char content[4] = {'.', 'R', 'B', 'x'};
    unsigned char i;

    memset(model, '#', sizeof model);
    for (i = 0; i < 64; ++i) {
        model[TO10(i)] = content[ama_at(i)];
    }
}

/* Number of squares a queen on p10 sees; marks them in `seen` when it is not null. */
static unsigned char model_rays(unsigned char p10, char *seen) {
    unsigned char d, p, n = 0;

    for (d = 0; d < 8; ++d) {
        for (p = p10 + step10[d]; model[p] == '.'; p += step10[d]) {
            ++n;
            if (seen) {
                seen[p] = 1;
            }
        }
    }
    return n;
}

/* Number of complete turns of a side, by brute force. */
static unsigned long model_turns(char who) {
    static char landing[100];
    unsigned long n = 0;
    unsigned char from, to;

    for (from = 11; from < 89; ++from) {
        if (model[from] != who) {
            continue;
        }
        memset(landing, 0, sizeof landing);
        model_rays(from, landing);
        model[from] = '.';
        for (to = 11; to < 89; ++to) {
            if (landing[to]) {
                model[to] = who;
                n += model_rays(to, 0);
                model[to] = '.';
            }
        }
        model[from] = who;
    }
    return n;
}

/* ---- the same numbers through the rules' own three steps ---- */
static unsigned char bits(const unsigned char *mask) {
    unsigned char i, n = 0;

    for (i = 0; i < 64; ++i) {
        if (AMA_HAS(mask, i)) {
            ++n;
        }
    }
    return n;
}

static unsigned long rules_turns(void) {
    unsigned long n = 0;
    unsigned char from, to;

    for (from = 0; from < 64; ++from) {
        if (ama.step != AMA_CHOOSE || ama_enter(from) == AMA_REFUSED) {
            continue;
        }
        for (to = 0; to < 64; ++to) {
            if (ama_enter(to) != AMA_REFUSED) {
                n += bits(ama_legal);
                ama_back();
            }
        }
        ama_back();
    }
    return n;
}

#if PERFT2_POSITIONS
/* Two plies: the rules make every turn, the model counts the answers, and so do the rules. */
static void perft2(unsigned long *by_rules, unsigned long *by_model) {
    unsigned char from, to, arrow;

    *by_rules = *by_model = 0;
    for (from = 0; from < 64; ++from) {
        if (ama.step != AMA_CHOOSE || ama_enter(from) == AMA_REFUSED) {
            continue;
        }
        for (to = 0; to < 64; ++to) {
            if (ama_enter(to) == AMA_REFUSED) {
                continue;
            }
            for (arrow = 0; arrow < 64; ++arrow) {
                if (ama_enter(arrow) == AMA_REFUSED) {
                    continue;
                }
                model_load();
                *by_model += model_turns(ama.side ? 'B' : 'R');
                *by_rules += rules_turns();
                ama_undo();
                ama_enter(from);
                ama_enter(to);
            }
            ama_back();
        }
        ama_back();
    }
}
#endif

/* ---- random play ---- */
static unsigned long random_state = 12345;

static unsigned char random_below(unsigned char n) {
    random_state = random_state * 1103515245UL + 12345UL;
    return (unsigned char)(((random_state >> 16) & 0x7FFF) % n);
}

/* The k-th square of a mask. */
static unsigned char pick(const unsigned char *mask, unsigned char k) {
    unsigned char i;

    for (i = 0; i < 64; ++i) {
        if (AMA_HAS(mask, i)) {
            if (k == 0) {
                return i;
            }
            --k;
        }
    }
    return 64;
}

/* ama_legal as the model sees it. */
static int legal_agrees(void) {
    static char seen[100];
    unsigned char i, p;

    model_load();
    memset(seen, 0, sizeof seen);
    if (ama.step == AMA_MOVE || ama.step == AMA_SHOOT) {
        model_rays(TO10(ama.amazon[ama.chosen]), seen);
    } else {
        for (i = 0; i < 64; ++i) {
            p = TO10(i);
            if (model[p] == (ama.side ? 'B' : 'R') && model_rays(p, 0)) {
                seen[p] = 1;
            }
        }
    }
    for (i = 0; i < 64; ++i) {
        if ((AMA_HAS(ama_legal, i) != 0) != seen[TO10(i)]) {
            return 0;
        }
    }
    return 1;
}

/* The state must be one that the rules allow: eight amazons on eight different occupied squares, one arrow for each turn. */
static int state_is_sound(unsigned char arrows) {
    unsigned char i, n = 0, squares = 0;

    for (i = 0; i < 64; ++i) {
        if (ama_at(i) == AMA_RED_AMAZON || ama_at(i) == AMA_BLUE_AMAZON) {
            ++squares;
        }
        if (ama_at(i) == AMA_ARROW) {
            ++n;
        }
    }
    return squares == 8 && n == arrows && bits(ama.occupied) == (unsigned char)(8 + arrows);
}

static void random_games(void) {
    unsigned g;
    unsigned char event, moves_left, before;
    int legal = 1, sound = 1, refused = 1, ends = 1;

    for (g = 0; g < GAMES; ++g) {
        ama_new();
        while (ama.step != AMA_OVER) {
            legal &= legal_agrees();
            before = ama.step;
            event = ama_enter(random_below(64)); /* any square: legal or refused */
            if (event == AMA_REFUSED) {
                refused &= ama.step == before;
                event = ama_enter(pick(ama_legal, random_below(bits(ama_legal))));
            }
            sound &= event != AMA_REFUSED;
            if (ama.step == AMA_CHOOSE || ama.step == AMA_OVER) {
                sound &= state_is_sound(ama.turns);
                model_load();
                moves_left = model_turns(ama.side ? 'B' : 'R') != 0;
                ends &= moves_left == (ama.step != AMA_OVER);
                ends &= (event == AMA_ENDED) == (ama.step == AMA_OVER);
            }
        }
    }
    printf("# %u random games\n", (unsigned)GAMES);
    tap_ok(legal, "random games: the squares offered are the model's at every step");
    tap_ok(sound, "random games: never an illegal state");
    tap_ok(refused, "random games: a refused square changes nothing");
    tap_ok(ends, "random games: the end comes exactly when no move is left");
}

static void take_back(void) {
    static ama_game_t history[AMA_TURNS_MAX + 1];
    unsigned char n = 0;
    int steps = 1, turns = 1;

    ama_new();
    while (ama.step != AMA_OVER) {
        history[n++] = ama;
        ama_enter(pick(ama_legal, random_below(bits(ama_legal))));
        ama_enter(pick(ama_legal, random_below(bits(ama_legal))));
        steps &= ama.step == AMA_SHOOT && ama_back() && ama.step == AMA_MOVE && legal_agrees();
        steps &= ama_back() && ama.step == AMA_CHOOSE && !ama_back() && legal_agrees();
        steps &= memcmp(&ama, &history[n - 1], 16) == 0;
        while (ama_enter(pick(ama_legal, random_below(bits(ama_legal)))) < AMA_SHOT) {
        }
    }
    tap_ok(steps, "a half-made turn is taken back step by step");
    while (n) {
        --n;
        turns &= ama_undo() && ama.side == history[n].side && ama.turns == n && ama.step == AMA_CHOOSE;
        turns &= memcmp(&ama, &history[n], 16) == 0 && legal_agrees();
    }
    tap_ok(turns && !ama_undo(), "whole turns are undone back to the start, and no further");
}

static void notation(void) {
    unsigned char move[3];
    char text[AMA_TEXT_SIZE];

    tap_ok(ama_parse("a3-a5/c5", move) && move[0] == 050 && move[1] == 030 && move[2] == 032, "a3-a5/c5 is read");
    ama_text(050, 030, 032, text);
    tap_ok(strcmp(text, "a3-a5/c5") == 0, "and written");
    tap_ok(!ama_parse("a3-a5/c", move) && !ama_parse("a3-a5/c5x", move) && !ama_parse("i3-a5/c5", move) &&
               !ama_parse("a9-a5/c5", move) && !ama_parse("a3a5c5", move) && !ama_parse("", move),
           "anything else is not notation");
    ama_new();
    tap_ok(!ama_play(2, 2, 3) && !ama_play(2, 18, 44) && ama.step == AMA_CHOOSE && ama.turns == 0,
           "an illegal turn changes nothing");
    tap_ok(ama_play(050, 030, 032) && ama.turns == 1 && ama.side == AMA_BLUE, "a legal turn is made");
    tap_ok(ama_at(030) == AMA_RED_AMAZON && ama_at(032) == AMA_ARROW && ama_at(050) == AMA_EMPTY, "and takes the square");
}

static void setup(void) {
    static unsigned char cells[64];

    memset(cells, AMA_ARROW, sizeof cells);
    cells[0] = cells[2] = cells[4] = cells[6] = AMA_RED_AMAZON;
    cells[56] = cells[58] = cells[60] = AMA_BLUE_AMAZON;
    ama_new();
    tap_ok(!ama_setup(cells, AMA_RED) && ama.occupied[0] == 0x24, "three amazons are not a position");
    cells[62] = AMA_BLUE_AMAZON;
    cells[55] = AMA_EMPTY;
    tap_ok(ama_setup(cells, AMA_BLUE) && ama.step == AMA_CHOOSE && ama_legal[7] == 0x40, "the only free amazon is offered");
    tap_ok(ama_setup(cells, AMA_RED) && ama.step == AMA_OVER && ama.side == AMA_RED, "a side that cannot move has lost");
    tap_ok(ama_setup(cells, AMA_BLUE) && ama_play(62, 55, 62) && ama.step == AMA_OVER && ama.side == AMA_RED,
           "it may shoot at the square it left");
}

static void counts(void) {
    unsigned char position, ply;
    int same = 1;
#if PERFT2_POSITIONS
    unsigned long a, b;
    int same2 = 1;
#endif

    ama_new();
    model_load();
    printf("# perft 1 from the start: %lu\n", model_turns('R'));
    tap_eq((long)rules_turns(), (long)model_turns('R'), "perft 1 from the start");
#if PERFT2_POSITIONS
    perft2(&a, &b);
    printf("# perft 2 from the start: %lu\n", b);
    tap_eq((long)a, (long)b, "perft 2 from the start");
#endif
    for (position = 0; position < 50; ++position) {
        ama_new();
        for (ply = 0; ply < (unsigned char)(8 + position / 2) && ama.step != AMA_OVER; ++ply) {
            while (ama_enter(pick(ama_legal, random_below(bits(ama_legal)))) < AMA_SHOT) {
            }
        }
        model_load();
        same &= rules_turns() == model_turns(ama.side ? 'B' : 'R');
#if PERFT2_POSITIONS
        if (position < PERFT2_POSITIONS) {
            perft2(&a, &b);
            same2 &= a == b;
        }
#endif
    }
    tap_ok(same, "perft 1 of 50 positions from random play");
#if PERFT2_POSITIONS
    tap_ok(same2, "perft 2 of the same positions");
#endif
}

int main(void) {
    notation();
    setup();
    counts();
    take_back();
    random_games();
    return tap_done();
}
