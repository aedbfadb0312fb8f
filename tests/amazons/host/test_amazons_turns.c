/* The list of all turns that the policy's table is fitted to: complete, and with the entries that the engine adds up. */
#include "games/amazons/ai.h"
#include "games/amazons/hot.h"
#include "games/amazons/policy.h"
#include "games/amazons/rules.h"
#include "games/amazons/tree.h"
#include "games/amazons/work.h"
#include "tests/tap.h"
#include "tools/amazons/turns.h"

#include <stdlib.h>

static turns_turn_t turns[TURNS_MAX];
static unsigned count;

/* Turns by the rules alone: all squares tried in all three steps. */
static unsigned legal_turns(void) {
    unsigned n = 0;
    for (uint8_t from = 0; from < AMA_SQUARES; ++from) {
        if (ama_enter(from) == AMA_REFUSED) {
            continue;
        }
        for (uint8_t to = 0; to < AMA_SQUARES; ++to) {
            if (ama_enter(to) == AMA_REFUSED) {
                continue;
            }
            for (uint8_t arrow = 0; arrow < AMA_SQUARES; ++arrow) {
                n += AMA_HAS(ama_legal, arrow) != 0;
            }
            ama_back();
        }
        ama_back();
    }
    return n;
}

static void run_policy(const turns_position_t *p) {
    for (int i = 0; i < 8; ++i) {
        ama_hot_free[i] = ama.occupied[i] ^ 0xFF;
        ama_hot_amazon[i] = ama.amazon[i];
    }
    ama_hot_side = ama.side ^ 1;
    ama_hot_place();
    ama_last_to = p->last_to;
    ama_last_arrow = p->last_arrow;
    ama_policy_limit = AMA_LIST;
    ama_policy_hidden = AMA_SEES_ALL;
    ama_hot_levels();
    ama_policy_maps();
    while (!ama_policy_row()) {
    }
    ama_policy_landings();
    while (!ama_policy_arrows()) {
    }
}

static uint8_t square_at(uint8_t at) {
    for (uint8_t s = 0; s < AMA_SQUARES; ++s) {
        if (AMA_MAP(s) == at) {
            return s;
        }
    }
    return TURNS_NONE;
}

/* The engine's score, less what it is when all 24 entries that a turn always has count as nothing. */
static int listed_score(const turns_turn_t *t, unsigned phase) {
    int sum = 0;
    for (unsigned i = 0; i < t->count; ++i) {
        sum += ama_policy_weights[phase * AMA_P_ENTRIES + t->entry[i]] - 128;
    }
    return sum;
}

/* Turns of the engine's list whose score is not that of the entries. */
static unsigned different(const turns_position_t *p) {
    unsigned bad = 0, phase = turns_arrows(p) / 8 < AMA_PHASES ? turns_arrows(p) / 8 : AMA_PHASES - 1;
    run_policy(p);
    for (unsigned i = 0; i < ama_policy_count; ++i) {
        uint8_t entry = AMA_WORK(AMA_AT_ORDER, i), land = AMA_WORK(AMA_AT_LAND, entry), who = 3;
        int score = AMA_WORK(AMA_AT_SCORE_HI, entry) << 8 | AMA_WORK(AMA_AT_SCORE_LO, entry);
        uint8_t to = square_at(AMA_WORK(AMA_AT_LANDING_TO, land)), arrow = square_at(AMA_WORK(AMA_AT_ARROW, entry));
        unsigned n = 0;
        while (land < ama_policy_who[who]) {
            --who;
        }
        while (n < count && !(turns[n].from == p->amazon[p->side * 4 + who] && turns[n].to == to && turns[n].arrow == arrow)) {
            ++n;
        }
        bad += n == count || listed_score(&turns[n], phase) != score - 24 * 128;
    }
    return bad;
}

int main(void) {
    unsigned positions = 0, incomplete = 0, wrong = 0;
    srand(3);
    for (int game = 0; game < 12; ++game) {
        ama_new();
        while (ama.step != AMA_OVER) {
            turns_position_t p = turns_position();
            count = turns_list(&p, turns);
            incomplete += count != legal_turns();
            wrong += different(&p);
            ++positions;
            turns_turn_t t = turns[(unsigned)rand() % count];
            ama_play(t.from, t.to, t.arrow);
        }
    }
    printf("# %u positions\n", positions);
    tap_ok(positions > 300, "12 games by chance");
    tap_eq(incomplete, 0, "every legal turn is listed");
    tap_eq(wrong, 0, "with the entries that the engine's policy adds up");
    return tap_done();
}
