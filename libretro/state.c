#include "state.h"

#include "board/light.h"

#include <string.h>

#define HEADER 16

/* The same function walks over all fields to measure, save and load, so that the three cannot differ. */
typedef struct {
    enum { MEASURE, SAVE, LOAD } mode;
    uint8_t *out;
    const uint8_t *in;
    size_t at;
    bool good;
} cursor_t;

/* ---- numbers ---- */

/* An unsigned field of `size` bytes; a value above `max` is refused. */
static uint64_t number(cursor_t *c, uint64_t value, unsigned size, uint64_t max) {
    unsigned n;
    if (c->mode == SAVE) {
        for (n = 0; n < size; ++n) {
            c->out[c->at + n] = (uint8_t)(value >> 8 * n);
        }
    } else if (c->mode == LOAD) {
        for (value = 0, n = 0; n < size; ++n) {
            value |= (uint64_t)c->in[c->at + n] << 8 * n;
        }
        c->good = c->good && value <= max;
    }
    c->at += size;
    return value;
}

#define U8(field, max) ((field) = (uint8_t)number(c, (field), 1, (max)))
#define U16(field, max) ((field) = (uint16_t)number(c, (field), 2, (max)))
#define U32(field, max) ((field) = (uint32_t)number(c, (field), 4, (max)))
#define U64(field) ((field) = number(c, (field), 8, UINT64_MAX))

/* A signed field, min..max. */
static int32_t signed_number(cursor_t *c, int32_t value, int32_t min, int32_t max) {
    value = (int32_t)(uint32_t)number(c, (uint32_t)value, 4, UINT32_MAX);
    c->good = c->good && value >= min && value <= max;
    return value;
}

#define I16(field, bits) ((field) = (int16_t)signed_number(c, (field), -(1 << ((bits)-1)), (1 << ((bits)-1)) - 1))
#define I32(field, bits) ((field) = signed_number(c, (field), -(1 << ((bits)-1)), (1 << ((bits)-1)) - 1))

#define BITS(n) ((1u << (n)) - 1)

/* ---- colours ---- */

/* The renderer knows four: no wall, the two walls, and their edge. The memories are saved with two bits a
 * pixel, so that any other value on its way to them could not be saved. */
static bool is_colour(uint8_t code) {
    return code == 0 || code == HORIZONTAL_WALL_COLOR || code == VERTICAL_WALL_COLOR || code == EDGE_COLOR;
}

static uint8_t colour(cursor_t *c, uint8_t code) {
    code = (uint8_t)number(c, code, 1, UINT8_MAX);
    c->good = c->good && is_colour(code);
    return code;
}

/* Four of them. */
static uint32_t word(cursor_t *c, uint32_t codes) {
    unsigned n;
    codes = (uint32_t)number(c, codes, 4, UINT32_MAX);
    for (n = 0; n < 4; ++n) {
        c->good = c->good && is_colour((uint8_t)(codes >> 8 * n));
    }
    return codes;
}

#define COLOUR(field) ((field) = colour(c, (field)))
#define WORD(field) ((field) = word(c, (field)))

/* ---- modules ---- */

static void player(cursor_t *c, player_t *p) {
    U8(p->xindex, BITS(5));
    U8(p->yindex, BITS(5));
    U8(p->xpos, BITS(6));
    U8(p->ypos, BITS(6));
    U16(p->angle, BITS(12));
    U8(p->xfrac, BITS(8));
    U8(p->yfrac, BITS(8));
}

static void distance(cursor_t *c, distance_t *m) {
    U8(m->done_q, 1);
    U8(m->state_q, 3);
    U32(m->distanceToIntersection_q, BITS(19));
    U32(m->tempdistance_q, UINT32_MAX);
    U8(m->saved_xindex_q, BITS(5));
    U8(m->saved_yindex_q, BITS(5));
    U8(m->saved_xpos_q, BITS(6));
    U8(m->saved_ypos_q, BITS(6));
    I32(m->absolute_x_q, 20);
    I32(m->absolute_y_q, 20);
    m->offset1_q = signed_number(c, m->offset1_q, INT32_MIN, INT32_MAX);
    m->offset2_q = signed_number(c, m->offset2_q, INT32_MIN, INT32_MAX);
    U8(m->direction_q, 1);
    I32(m->stepvalue_q, 20);
    U32(m->d_stepvalue_q, UINT32_MAX);
    U8(m->i_q, BITS(5));
}

static void divider(cursor_t *c, divider_t *m) {
    U8(m->done_q, 1);
    U8(m->state_q, 1);
    U8(m->delay_q, BITS(5));
    U32(m->saved_divisor_q, BITS(19));
    U32(m->saved_dividend_q, BITS(19));
    U32(m->quotient_q, BITS(19));
}

static void column(cursor_t *c, column_t *m) {
    unsigned n;
    U8(m->state_q, 3);
    U8(m->done_q, 1);
    U8(m->write_enable_q, 1);
    U16(m->hcount_q, BITS(11));
    U16(m->vcount_q, BITS(10));
    for (n = 0; n < 4; ++n) {
        U16(m->intStartLine_q[n], BITS(10));
        U16(m->intEndLine_q[n], BITS(10));
        U16(m->intEdge_q[n], BITS(10));
        COLOUR(m->columnColor_q[n]);
    }
    U32(m->write_address_q, BITS(18));
    WORD(m->write_data_q);
}

static void scene(cursor_t *c, scene_t *m) {
    unsigned n;
    U8(m->done_q, 1);
    U8(m->state_q, 8);
    U16(m->workingAngle_q, BITS(12));
    U16(m->startAngle_q, BITS(12));
    U8(m->quadrant_q, 6);
    U8(m->xpos_q, BITS(6));
    U8(m->ypos_q, BITS(6));
    U8(m->xindex_q, BITS(5));
    U8(m->yindex_q, BITS(5));
    U32(m->CalcedDistance_q, BITS(19));
    I16(m->CalcedSine_q, 10);
    I16(m->CalcedCosine_q, 10);
    I32(m->CalcedSineInv_q, 18);
    I32(m->CalcedCosInv_q, 18);
    U8(m->newDistance_q, 1);
    U8(m->newDiv_q, 1);
    U8(m->newCol_q, 1);
    U8(m->column_number_q, BITS(8));
    U8(m->cIndex_q, 3);
    for (n = 0; n < 4; ++n) {
        COLOUR(m->wallColor_q[n]);
        U16(m->cStartLine_q[n], BITS(10));
        U16(m->cEndLine_q[n], BITS(10));
        U16(m->cEdge_q[n], BITS(10));
        U8(m->cLight_q[n], BITS(LIGHT_BITS));
    }
    U8(m->hit_along_q, BITS(8));
    U8(m->hit_x_q, BITS(5));
    U8(m->hit_y_q, BITS(5));
    U8(m->xfrac_q, BITS(8));
    U8(m->yfrac_q, BITS(8));
    U16(m->trig_addr_q, BITS(10));
    U16(m->exact_busy_q, 1 + 2 * 3 * MAP_SIDE);
    distance(c, &m->dHW);
    distance(c, &m->dVW);
    divider(c, &m->dWrap);
    column(c, &m->dC);
}

static void map_generation(cursor_t *c, mapgen_t *g) {
    mapgen_regs_t *m = &g->q;
    unsigned n;
    uint8_t *const five_bits[] = {&m->i_q,  &m->j_q,  &m->k_q,  &m->i1_q, &m->j1_q,
                                  &m->i2_q, &m->j2_q, &m->i3_q, &m->j3_q};
    uint8_t *const one_bit[] = {&m->done_q,     &m->setup_q, &m->initialization_q,
                                &m->checking_q, &m->CW_q,    &m->last_chance_q};
    for (n = 0; n < sizeof five_bits / sizeof *five_bits; ++n) {
        U8(*five_bits[n], BITS(5));
    }
    for (n = 0; n < sizeof one_bit / sizeof *one_bit; ++n) {
        U8(*one_bit[n], 1);
    }
    U8(m->loopstate_q, 3);
    U8(m->direction_q, 3);
    U8(m->last_direction_q, 3);
    for (n = 0; n < MAPGEN_LFSRS; ++n) {
        U8(m->start_q[n], 1);
        U8(m->reset_q[n], 1);
        U8(m->lfsr[n].random_q, BITS(5));
        U8(m->lfsr[n].done_q, 1);
        U8(m->lfsr[n].state_q, 1);
        U32(m->lfsr[n].counter_q, UINT32_MAX);
    }
    U32(m->seed_q, UINT32_MAX);
    U8(m->settle_q, 2 + MAPGEN_MAX_TRIES);
    U8(m->tries_q, MAPGEN_MAX_TRIES - 1);
    U8(m->attempts_q, MAPGEN_MAX_ATTEMPTS);
    player(c, &m->home_q);
    for (n = 0; n < MAP_CELLS; ++n) {
        U8(g->map_q.bit[n], 1);
    }
}

/* ---- memories ---- */

/* The renderer writes four values only: 00 -> 0, 27 -> 1, 44 -> 2, 41 -> 3. */
static uint8_t pack(uint32_t word) {
    uint32_t codes = (word & 0x01010101u) | (word >> 5 & 0x02020202u);
    return (uint8_t)((codes >> 18 & 0xC0) | (codes >> 12 & 0x30) | (codes >> 6 & 0x0C) | (codes & 3));
}

static uint32_t unpack(uint8_t byte) {
    static const uint8_t colour[4] = {0, HORIZONTAL_WALL_COLOR, VERTICAL_WALL_COLOR, EDGE_COLOR};
    uint32_t word = 0;
    unsigned n;
    for (n = 0; n < 4; ++n, byte = (uint8_t)(byte << 2)) {
        word = word << 8 | colour[byte >> 6];
    }
    return word;
}

static void unpack_column(uint32_t *restrict word, const uint8_t *restrict byte) {
    static uint32_t table[256];
    unsigned n;
    if (!table[255]) {
        for (n = 0; n < 256; ++n) {
            table[n] = unpack((uint8_t)n);
        }
    }
    for (n = 0; n < SCREEN_HEIGHT; ++n) {
        word[n] = table[byte[n]];
    }
}

static void pack_column(uint8_t *restrict byte, const uint32_t *restrict word) {
    unsigned n;
    for (n = 0; n < SCREEN_HEIGHT; ++n) {
        byte[n] = pack(word[n]);
    }
}

static void memory(cursor_t *c, zbt_t *m) {
    unsigned n;
    U32(m->ram_address_q, BITS(18));
    for (n = 0; n < 2; ++n) {
        U8(m->stage_q[n].we, 1);
        U32(m->stage_q[n].addr, BITS(18));
        WORD(m->stage_q[n].data);
    }
    for (n = 0; n < SCREEN_WIDTH; ++n) {
        U8(m->light[n], BITS(LIGHT_BITS));
    }
    for (n = 0; n < ZBT_COLUMNS; ++n) {
        uint32_t *word = &m->word[n * ZBT_STRIDE];
        if (c->mode == SAVE) {
            pack_column(c->out + c->at, word);
        } else if (c->mode == LOAD && c->good) { /* otherwise the state is refused anyway */
            unpack_column(word, c->in + c->at);
        }
        c->at += SCREEN_HEIGHT;
    }
    if (c->mode == LOAD && c->good) {
        labkit_zbt_find_borders(m);
    }
}

/* ---- board and machine ---- */

static void pins(cursor_t *c, pins_t *p) {
    U32(p->fix, AS_EXTENDED);
    U32(p->logic_rate, PIXEL_CLOCK_HZ);
    U32(p->pixel_rate, PIXEL_CLOCK_HZ);
    p->walk = (int16_t)signed_number(c, p->walk, -STEP_FULL_SPEED, STEP_FULL_SPEED);
    p->turn = (int16_t)signed_number(c, p->turn, -STEP_FULL_SPEED, STEP_FULL_SPEED);
    U8(p->switch0, 1);
    U8(p->switch1, 1);
    U8(p->start, 1);
    U8(p->hold, 1);
    if (c->mode == LOAD && !((p->logic_rate == 27 && p->pixel_rate == 65) || (p->logic_rate == 1 && p->pixel_rate == 1))) {
        c->good = false;
    }
}

static void display(cursor_t *c, board_t *b) {
    unsigned n;
    for (n = 0; n < PIXEL_DELAY - 1; ++n) {
        U8(b->minimap_delay_q[n], BITS(8));
    }
    U16(b->xvga.hcount_q, XVGA_CLOCKS_PER_LINE - 1);
    U16(b->xvga.vcount_q, XVGA_LINES - 1);
    U8(b->xvga.hsync_q, 1);
    U8(b->xvga.vsync_q, 1);
    U8(b->xvga.hblank_q, 1);
    U8(b->xvga.vblank_q, 1);
    U8(b->xvga.blank_q, 1);
    U16(b->minimap.player_icon_x_q, BITS(11));
    U16(b->minimap.player_icon_y_q, BITS(10));
    U16(b->minimap.map_grid_q, BITS(9));
    U8(b->minimap.map_grid_valid_q, 1);
    U8(b->minimap.pixel_q, BITS(8));
    U8(b->buffer_selector.buffer_select_q, 1);
    U8(b->buffer_selector.pending_q, 1);
    U8(b->buffer_selector.seen_q, 1);
    WORD(b->double_buffer.vd0.vr_data_latched_q);
    WORD(b->double_buffer.vd0.last_vr_data_q);
    COLOUR(b->double_buffer.pixel_q);
}

static void board(cursor_t *c, board_t *b) {
    pins(c, &b->pins);
    U32(b->phase_q, b->pins.pixel_rate - 1);
    U8(b->reset_clocks_q, RESET_CLOCKS);
    U8(b->start_q, 1);
    U8(b->done_seen_q, 1);
    U32(b->seed_q, UINT32_MAX);
    display(c, b);
    U64(b->step_rate.walk_q);
    U64(b->step_rate.turn_q);
    U8(b->step_rate.turn_late_q, 1);
    player(c, &b->game_logic.q);
    U64(b->referee.clocks_q);
    U32(b->referee.mazes_q, UINT32_MAX);
    U32(b->referee.steps_q, UINT32_MAX);
    U32(b->referee.bumps_q, UINT32_MAX);
    U32(b->referee.touches_q, UINT32_MAX);
    U8(b->referee.touched_q, BITS(3));
    U8(b->referee.won_q, 1);
    map_generation(c, &b->map_generation);
    scene(c, &b->scene_renderer);
    memory(c, &b->double_buffer.zbt[0]);
    memory(c, &b->double_buffer.zbt[1]);
}

static void machine(cursor_t *c, machine_t *m) {
    unsigned n;
    board(c, &m->board);
    U32(m->frames, UINT32_MAX);
    U32(m->chance, UINT32_MAX);
    U16(m->held, BUTTON_ALL);
    U8(m->window, WINDOWS - 1);
    U8(m->entry_cursor, SEED_DIGITS - 1);
    U32(m->entry_seed, UINT32_MAX);
    U8(m->digit_held, NO_DIGIT);
    U8(m->cheated, 1);
    U8(m->mixed, 1);
    U32(m->run_fix, AS_EXTENDED);
    U8(m->won_seen, 1);
    U32(m->mazes_seen, UINT32_MAX);
    U16(m->notice, NOTICE_FRAMES);
    U8(m->start_held, 1);
    m->audio.remainder = number(c, m->audio.remainder, 8, PIXEL_CLOCK_HZ - 1);
    U32(m->audio.steps, UINT32_MAX);
    U32(m->audio.bumps, UINT32_MAX);
    U32(m->audio.touches, UINT32_MAX);
    U32(m->audio.mazes, UINT32_MAX);
    U8(m->audio.won, 1);
    U8(m->audio.armed, 1);
    U8(m->audio.foot, 1);
    for (n = 0; n < VOICES; ++n) {
        U32(m->audio.voice[n].left, labkit_audio_length(n));
        m->audio.voice[n].side = (int16_t)signed_number(c, m->audio.voice[n].side, -256, 256);
    }
    U32(m->audio.phase, UINT32_MAX);
    U16(m->audio.hum, BITS(15));
}

/* ---- the container ---- */

/* Two sums over 32-bit words, as Fletcher's but wider: any flipped bit or exchanged word shows. */
static uint32_t checksum(const uint8_t *data, size_t size) {
    uint64_t first = 1, second = 0;
    size_t n;
    for (n = 0; n + 4 <= size; n += 4) {
        first += data[n] | (uint32_t)data[n + 1] << 8 | (uint32_t)data[n + 2] << 16 | (uint32_t)data[n + 3] << 24;
        second += first;
    }
    for (; n < size; ++n) {
        first += data[n];
        second += first;
    }
    first = (first ^ first >> 32) * 0x9E3779B97F4A7C15u ^ second;
    return (uint32_t)(first ^ first >> 32);
}

size_t labkit_state_size(void) {
    static size_t size;
    if (!size) {
        static machine_t any;
        cursor_t c = {.mode = MEASURE, .at = HEADER, .good = true};
        machine(&c, &any);
        size = c.at;
    }
    return size;
}

void labkit_state_seal(void *data) {
    cursor_t c = {.mode = SAVE, .out = data, .at = 4, .good = true};
    memcpy(data, "LBKS", 4);
    number(&c, STATE_VERSION, 4, 0);
    number(&c, labkit_state_size(), 4, 0);
    number(&c, checksum((uint8_t *)data + HEADER, labkit_state_size() - HEADER), 4, 0);
}

unsigned labkit_state_version(const void *data, size_t size) {
    cursor_t c = {.mode = LOAD, .in = data, .at = 4, .good = true};
    return size >= HEADER && !memcmp(data, "LBKS", 4) ? (unsigned)number(&c, 0, 4, UINT32_MAX) : 0;
}

bool labkit_state_save(const machine_t *m, void *data, size_t size) {
    cursor_t c = {.mode = SAVE, .out = data, .good = true};
    if (size < labkit_state_size()) {
        return false;
    }
    c.at = HEADER;
    machine(&c, (machine_t *)m); /* SAVE writes every field back as it was */
    labkit_state_seal(data);
    return true;
}

bool labkit_state_load(machine_t *m, const void *data, size_t size) {
    cursor_t c = {.mode = LOAD, .in = data, .at = 4, .good = true};
    static machine_t copy; /* 1.6 MB is too much for the stack, and allocating it for every rewound frame would cost more than the load */
    if (size < labkit_state_size() || memcmp(data, "LBKS", 4) != 0 || number(&c, 0, 4, UINT32_MAX) != STATE_VERSION ||
        number(&c, 0, 4, UINT32_MAX) != labkit_state_size() ||
        number(&c, 0, 4, UINT32_MAX) != checksum((const uint8_t *)data + HEADER, labkit_state_size() - HEADER)) {
        return false;
    }
    machine(&c, &copy); /* sets every field; the padding between them is 0 and stays 0 */
    if (c.good) {
        copy.hud = m->hud; /* how the machine is shown is not part of its state */
        copy.language = m->language;
        memcpy(m, &copy, sizeof *m);
    }
    return c.good;
}
