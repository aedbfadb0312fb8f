#include "machine.h"

#include <string.h>

static void stir(machine_t *m, uint32_t value) {
    m->chance = labkit_lfsr_hash(m->chance ^ labkit_lfsr_hash(value + 0x9E3779B9u * m->frames));
}

void labkit_machine_init(machine_t *m, const pins_t *pins, uint32_t boot) {
    memset(m, 0, sizeof *m);
    labkit_board_init(&m->board, pins);
    m->chance = labkit_lfsr_hash(boot);
    m->digit_held = NO_DIGIT;
    labkit_audio_init(&m->audio);
    labkit_machine_reset(m);
    labkit_board_press_start(&m->board, m->chance);
}

/* As built, a reset starts the generator by itself; as meant, it also begins a new maze. */
void labkit_machine_reset(machine_t *m) {
    stir(m, 0);
    labkit_board_press_reset(&m->board);
    if (m->board.pins.fix & FIX_NEW_MAP) {
        labkit_board_press_start(&m->board, m->chance);
    }
    m->window = WINDOW_NONE;
}

void labkit_machine_seed(machine_t *m, uint32_t seed) {
    labkit_board_press_start(&m->board, seed);
    m->window = WINDOW_NONE;
}

uint32_t labkit_machine_centiseconds(const machine_t *m) {
    return (uint32_t)(m->board.referee.clocks_q * 100 / labkit_board_logic_hz(&m->board));
}

uint8_t labkit_machine_mode(const machine_t *m) {
    if (m->mixed || m->cheated) {
        return MODE_NONE;
    }
    return m->run_fix == AS_MEANT ? MODE_MEANT : m->run_fix == AS_EXTENDED ? MODE_EXTENDED : MODE_NONE;
}

/* ---- buttons ---- */

static int16_t axis(uint16_t buttons, uint16_t positive, uint16_t negative, int16_t stick) {
    int16_t value = (int16_t)(((buttons & positive) != 0) - ((buttons & negative) != 0));
    if (value) {
        return (int16_t)(value * STEP_FULL_SPEED);
    }
    return stick > STEP_FULL_SPEED ? STEP_FULL_SPEED : stick < -STEP_FULL_SPEED ? -STEP_FULL_SPEED : stick;
}

static void turn_digit(machine_t *m, uint32_t by) {
    unsigned place = 4 * (SEED_DIGITS - 1 - m->entry_cursor);
    uint32_t digit = (m->entry_seed >> place) + by;
    m->entry_seed = (m->entry_seed & ~(15u << place)) | (digit & 15) << place;
}

static void seed_window(machine_t *m, const machine_input_t *in, uint16_t pressed) {
    if (in->digit < NO_DIGIT && in->digit != m->digit_held) {
        unsigned place = 4 * (SEED_DIGITS - 1 - m->entry_cursor);
        m->entry_seed = (m->entry_seed & ~(15u << place)) | (uint32_t)in->digit << place;
        pressed |= BUTTON_RIGHT;
    }
    if (pressed & BUTTON_FORWARD) {
        turn_digit(m, 1);
    }
    if (pressed & BUTTON_BACK) {
        turn_digit(m, 15);
    }
    if (pressed & BUTTON_RIGHT) {
        m->entry_cursor = (m->entry_cursor + 1) % SEED_DIGITS;
    }
    if (pressed & BUTTON_LEFT) {
        m->entry_cursor = (m->entry_cursor + SEED_DIGITS - 1) % SEED_DIGITS;
    }
    if (pressed & (BUTTON_START | BUTTON_YES)) {
        labkit_machine_seed(m, m->entry_seed);
    }
}

/* A window receives all buttons: behind it nothing moves and no switch flips. */
static void in_window(machine_t *m, const machine_input_t *in, uint16_t pressed) {
    uint16_t own = m->window == WINDOW_SEED ? BUTTON_SEED : BUTTON_TABLE;
    if (pressed & (own | BUTTON_NO)) {
        m->window = WINDOW_NONE;
    } else if (m->window == WINDOW_SEED) {
        seed_window(m, in, pressed);
    } else if (pressed & (BUTTON_YES | BUTTON_START)) {
        m->window = WINDOW_NONE;
    }
}

static void in_maze(machine_t *m, uint16_t pressed) {
    pins_t *pins = &m->board.pins;
    pins->switch0 ^= (pressed & BUTTON_MINIMAP) != 0;
    pins->switch1 ^= (pressed & BUTTON_CHEAT) != 0;
    if (pressed & BUTTON_START) {
        stir(m, 1);
        if (m->start_held) {
            m->board.seed_q = m->chance;
        } else {
            labkit_board_press_start(&m->board, m->chance);
        }
    } else if ((pressed & BUTTON_SEED) && (pins->fix & FIX_RANDOM)) {
        m->window = WINDOW_SEED;
        m->entry_cursor = 0;
        m->entry_seed = m->board.map_generation.q.seed_q;
    } else if ((pressed & BUTTON_TABLE) && (pins->fix & FIX_WIN)) {
        m->window = WINDOW_TABLE;
    }
}

static void take_input(machine_t *m, const machine_input_t *in) {
    uint16_t buttons = in->buttons & BUTTON_ALL, pressed = buttons & (uint16_t)~m->held;
    pins_t *pins = &m->board.pins;
    uint8_t busy = m->window != WINDOW_NONE;
    if (busy) {
        in_window(m, in, pressed);
    } else {
        in_maze(m, pressed);
        busy = m->window != WINDOW_NONE;
    }
    pins->hold = busy;
    pins->start = m->start_held && !busy && (buttons & BUTTON_START);
    pins->walk = busy ? 0 : axis(buttons, BUTTON_FORWARD | BUTTON_YES, BUTTON_BACK | BUTTON_NO, in->walk);
    pins->turn = busy ? 0 : axis(buttons, BUTTON_LEFT, BUTTON_RIGHT, in->turn);
    if (buttons != m->held) {
        stir(m, buttons);
    }
    m->held = buttons;
    m->digit_held = in->digit < NO_DIGIT ? in->digit : NO_DIGIT;
}

/* ---- the frame ---- */

static void begin_run(machine_t *m) {
    m->mazes_seen = m->board.referee.mazes_q;
    m->won_seen = m->cheated = m->mixed = 0;
    m->run_fix = m->board.pins.fix;
    m->notice = NOTICE_FRAMES;
}

static void end_run(machine_t *m, scores_t *scores) {
    score_t score;
    m->won_seen = 1;
    m->notice = NOTICE_FRAMES;
    score.seed = m->board.map_generation.q.seed_q;
    score.centiseconds = labkit_machine_centiseconds(m);
    score.steps = m->board.referee.steps_q;
    score.mode = labkit_machine_mode(m);
    labkit_scores_add(scores, &score);
}

static void follow_game(machine_t *m, scores_t *scores) {
    const referee_t *r = &m->board.referee;
    if (r->mazes_q != m->mazes_seen) {
        begin_run(m);
    }
    m->notice = (uint16_t)(m->notice - (m->notice && !m->window));
    m->cheated |= !m->won_seen && m->board.pins.switch0 && m->board.pins.switch1;
    m->mixed |= m->board.pins.fix != m->run_fix;
    if (r->won_q && !m->won_seen) {
        end_run(m, scores);
    }
}

void labkit_machine_frame(machine_t *m, const machine_input_t *in, scores_t *scores, uint8_t *screen) {
    take_input(m, in);
    labkit_board_advance(&m->board, screen, XVGA_CLOCKS_PER_FRAME);
    follow_game(m, scores);
    ++m->frames;
    if (screen && m->hud) {
        labkit_hud_draw(m, scores, screen);
    }
}
