/* The continuous-fours search: depth first with its own stack, one four and its answer a level. See vcf.h. */
#include "games/gobang/vcf.h"
#include "games/gobang/hot.h"
#include "games/gobang/pool.h"
#include "games/gobang/rules.h"

uint8_t gb_vcf_path[2 * GB_VCF_DEPTH];
uint8_t gb_vcf_path_length;
uint16_t gb_vcf_nodes;

enum { AT_ENTRY, AT_TRY, AT_ANSWER, AT_BACK, AT_END };

static uint8_t attacker, defender;
static uint8_t state, level, verdict;
static uint8_t answer_fives, answer_five; /* what the defender's last stone threatens */
static uint8_t next[GB_VCF_DEPTH], end[GB_VCF_DEPTH];
static uint8_t first_free; /* gb_pool entries below belong to the caller */
static uint16_t budget_left;

void gb_vcf_begin(uint8_t side, uint16_t budget) {
    attacker = side;
    defender = GB_BLACK + GB_WHITE - side;
    state = AT_ENTRY;
    level = 0;
    verdict = GB_VCF_NONE;
    answer_fives = 0;
    first_free = gb_pool_top;
    budget_left = budget;
    gb_vcf_nodes = 0;
    gb_vcf_path_length = 0;
}

void gb_vcf_threatened(uint8_t fives, uint8_t five) {
    answer_fives = fives;
    answer_five = five;
}

/* Lists the fours of this level in gb_pool. */
static void list_fours(void) {
    uint8_t i, count = 1;

    gbh_side = attacker;
    if (answer_fives != 0) { /* the answer threatens a five: the next four must also stop that */
        gbh_at = answer_five;
        gbh_list[0] = answer_five;
        if (gbh_kind() < GBH_KIND_FOUR) {
            count = 0;
        }
    } else {
        gbh_want = GBH_LIST;
        count = gbh_scan_fours();
    }
    next[level] = gb_pool_top;
    for (i = 0; i < count && gb_pool_top < GB_POOL_SIZE; ++i) {
        if (!gb_renju || attacker == GB_WHITE || gb_ai_allowed(gbh_list[i])) {
            gb_pool[gb_pool_top] = gbh_list[i];
            ++gb_pool_top;
        }
    }
    end[level] = gb_pool_top;
}

/* Has the attacker a four to make at all? */
static uint8_t has_fours(void) {
    const uint8_t *kinds = attacker == GB_BLACK ? gbh_kinds_b : gbh_kinds_w;

    return kinds[GBH_KIND_FOUR] | kinds[GBH_KIND_FOUR_THREE] | kinds[GBH_KIND_WIN];
}

static void at_entry(void) {
    if (answer_fives > 1 || level == GB_VCF_DEPTH || !has_fours()) {
        state = AT_BACK;
    } else {
        list_fours();
        state = AT_TRY;
    }
}

/* Puts the next four of this level. Two fives to make at once: won. */
static void at_try(void) {
    uint8_t i = next[level];

    if (i == end[level] || budget_left < 2 || verdict == GB_VCF_WON) {
        gb_pool_top = level ? end[level - 1] : first_free;
        state = AT_BACK;
        return;
    }
    next[level] = i + 1;
    gbh_at = gb_pool[i];
    gbh_side = attacker;
    gb_vcf_path[2 * level] = gbh_at;
    gbh_put();
    if (gb_renju && attacker == GB_BLACK && gbh_fives != 0) {
        gb_ai_exact_fives();
    }
    gb_vcf_nodes += 2;
    budget_left -= 2;
    if (gbh_fives == 1) {
        state = AT_ANSWER;
        return;
    }
    if (gbh_fives > 1) {
        gb_vcf_path_length = (uint8_t)(2 * level + 1);
        verdict = GB_VCF_WON;
    }
    gbh_take(); /* it was not a four after all, if sums collided */
}

/* The defender's only answer to the four just put. */
static void at_answer(void) {
    gbh_at = gbh_five;
    gbh_side = defender;
    gb_vcf_path[2 * level + 1] = gbh_at;
    gbh_put();
    if (gb_renju && defender == GB_BLACK && gbh_fives != 0) {
        gb_ai_exact_fives();
    }
    answer_fives = gbh_fives;
    answer_five = gbh_five;
    ++level;
    state = AT_ENTRY;
}

/* Leaves a level: takes the four and its answer back, or ends. */
static void at_back(void) {
    if (level == 0) {
        gb_pool_top = first_free;
        state = AT_END;
        return;
    }
    gbh_take();
    gbh_take();
    --level;
    state = AT_TRY;
}

uint8_t gb_vcf_step(void) {
    if (state == AT_ENTRY) {
        at_entry();
    } else if (state == AT_TRY) {
        at_try();
    } else if (state == AT_ANSWER) {
        at_answer();
    } else {
        at_back();
        if (state == AT_END) {
            return verdict;
        }
    }
    return GB_VCF_RUNNING;
}
