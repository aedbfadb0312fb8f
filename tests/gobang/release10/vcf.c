/* The continuous-fours search: depth first with its own stack, one four and its answer a level. See vcf.h. */
#include "tests/gobang/release10/vcf.h"
#include "tests/gobang/release10/hot.h"
#include "tests/gobang/release10/pool.h"
#include "games/gobang/rules.h"

uint8_t g10_vcf_path[2 * G10_VCF_DEPTH];
uint8_t g10_vcf_path_length;
uint16_t g10_vcf_nodes;

enum { AT_ENTRY, AT_TRY, AT_ANSWER, AT_BACK, AT_UNWIND };

static uint8_t attacker, defender;
static uint8_t state, level, verdict;
static uint8_t answer_fives, answer_five; /* what the defender's last stone threatens */
static uint8_t next[G10_VCF_DEPTH], end[G10_VCF_DEPTH];
static uint8_t first_free; /* g10_pool entries below belong to the caller */
static uint16_t budget_left;

void g10_vcf_begin(uint8_t side, uint16_t budget) {
    attacker = side;
    defender = GB_BLACK + GB_WHITE - side;
    state = AT_ENTRY;
    level = 0;
    verdict = G10_VCF_NONE;
    answer_fives = 0;
    first_free = g10_pool_top;
    budget_left = budget;
    g10_vcf_nodes = 0;
    g10_vcf_path_length = 0;
}

void g10_vcf_threatened(uint8_t fives, uint8_t five) {
    answer_fives = fives;
    answer_five = five;
}

/* Lists the fours of this level in the g10_pool. Returns nonzero when one of them makes two fives at once: won. */
static uint8_t list_fours(void) {
    uint8_t i, count, made;

    g10h_side = attacker;
    if (answer_fives != 0) { /* the answer threatens five: the next four must also stop that */
        g10h_list[0] = answer_five;
        count = 1;
    } else {
        g10h_floor = G10_V_FOUR;
        g10h_want = G10H_LIST;
        count = g10h_scan_side();
    }
    next[level] = g10_pool_top;
    for (i = 0; i < count; ++i) {
        g10h_at = g10h_list[i];
        made = g10h_judge();
        if (made < G10H_FOUR || !g10_ai_allowed(attacker, g10h_at)) {
            continue;
        }
        if (made >= G10H_TWO_FOURS) {
            g10_vcf_path[2 * level] = g10h_at;
            return 1;
        }
        if (g10_pool_top < G10_POOL_SIZE) {
            g10_pool[g10_pool_top] = g10h_at;
            ++g10_pool_top;
        }
    }
    end[level] = g10_pool_top;
    return 0;
}

static void at_entry(void) {
    if (answer_fives > 1 || level == G10_VCF_DEPTH || g10h_top > G10H_LOG_SIZE - 2 * G10H_LOG_PUT) {
        state = AT_BACK;
    } else if (list_fours()) {
        g10_vcf_path_length = (uint8_t)(2 * level + 1);
        verdict = G10_VCF_WON;
        state = AT_UNWIND;
    } else {
        state = AT_TRY;
    }
}

static void at_try(void) {
    uint8_t i = next[level];

    if (i == end[level] || budget_left < 2) {
        g10_pool_top = level ? end[level - 1] : first_free;
        state = AT_BACK;
        return;
    }
    next[level] = i + 1;
    g10h_at = g10_pool[i];
    g10h_side = attacker;
    g10_vcf_path[2 * level] = g10h_at;
    g10h_put();
    state = AT_ANSWER;
}

/* The defender's only answer to the four just put. */
static void at_answer(void) {
    g10h_at = g10h_five;
    g10h_side = defender;
    g10_vcf_path[2 * level + 1] = g10h_at;
    g10h_put();
    g10_vcf_nodes += 2;
    budget_left -= 2;
    answer_fives = g10h_fives;
    answer_five = g10h_five;
    ++level;
    state = AT_ENTRY;
}

/* Leaves a level: takes the four and its answer back, or ends. */
static void at_back(void) {
    if (level == 0) {
        g10_pool_top = first_free;
        state = AT_ENTRY;
        return;
    }
    g10h_take();
    g10h_take();
    --level;
    g10_pool_top = end[level];
    state = verdict == G10_VCF_WON ? AT_UNWIND : AT_TRY;
}

uint8_t g10_vcf_step(void) {
    if (state == AT_ENTRY) {
        at_entry();
    } else if (state == AT_TRY) {
        at_try();
    } else if (state == AT_ANSWER) {
        at_answer();
    } else {
        at_back();
        if (state == AT_ENTRY) {
            return verdict;
        }
    }
    return G10_VCF_RUNNING;
}
