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

/* As built, a reset makes the generator work by itself; as meant, it begins a new maze, too. */
void labkit_machine_reset(machine_t *m) {
    stir(m, 0);
    labkit_board_press_reset(&m->board);
    if (m->board.pins.fix & FIX_NEW_MAP) {
        labkit_board_press_start(&m->board, m->chance);
    }
    m->entry_open = 0;
}

uint32_t labkit_machine_centiseconds(const machine_t *m) {
    return (uint32_t)(m->board.referee.clocks_q * 100 / labkit_board_logic_hz(&m->board));
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
    if (pressed & BUTTON_START) {
        labkit_board_press_start(&m->board, m->entry_seed);
        m->entry_open = 0;
    }
}

static void switches(machine_t *m, uint16_t pressed) {
    pins_t *pins = &m->board.pins;
    pins->switch0 ^= (pressed & BUTTON_MINIMAP) != 0;
    pins->switch1 ^= (pressed & BUTTON_CHEAT) != 0;
    if (pressed & BUTTON_SEED) {
        m->entry_open = !m->entry_open && (pins->fix & FIX_RANDOM);
        m->entry_cursor = 0;
        m->entry_seed = m->board.map_generation.q.seed_q;
    }
}

static void take_input(machine_t *m, const machine_input_t *in) {
    uint16_t buttons = in->buttons & BUTTON_ALL, pressed = buttons & (uint16_t)~m->held;
    pins_t *pins = &m->board.pins;
    int was_open = m->entry_open;
    switches(m, pressed);
    if (m->entry_open && was_open) {
        seed_window(m, in, pressed);
    } else if (!m->entry_open && !was_open && (pressed & BUTTON_START)) {
        stir(m, 1);
        labkit_board_press_start(&m->board, m->chance);
    }
    pins->walk = m->entry_open || was_open ? 0 : axis(buttons, BUTTON_FORWARD, BUTTON_BACK, in->walk);
    pins->turn = m->entry_open || was_open ? 0 : axis(buttons, BUTTON_LEFT, BUTTON_RIGHT, in->turn);
    m->reset_held = buttons & BUTTON_RESET ? (uint8_t)(m->reset_held + (m->reset_held < 255)) : 0;
    if (m->reset_held == RESET_HOLD_FRAMES) {
        labkit_machine_reset(m);
    }
    if (buttons != m->held) {
        stir(m, buttons);
    }
    m->held = buttons;
    m->digit_held = in->digit < NO_DIGIT ? in->digit : NO_DIGIT;
}

/* ---- the frame ---- */

static void follow_game(machine_t *m, scores_t *scores) {
    const referee_t *r = &m->board.referee;
    score_t score;
    if (r->mazes_q != m->mazes_seen) {
        m->mazes_seen = r->mazes_q;
        m->won_seen = m->cheated = 0;
        m->best = labkit_scores_get(scores, 0, &score) ? score.centiseconds : 0;
    }
    m->cheated |= m->board.pins.switch0 && m->board.pins.switch1;
    if (r->won_q && !m->won_seen) {
        m->won_seen = 1;
        score.seed = m->board.map_generation.q.seed_q;
        score.centiseconds = labkit_machine_centiseconds(m);
        score.steps = r->steps_q;
        score.fix = m->board.pins.fix;
        if (!m->cheated && score.centiseconds) {
            labkit_scores_add(scores, &score);
        }
    }
}

void labkit_machine_frame(machine_t *m, const machine_input_t *in, scores_t *scores, uint8_t *screen) {
    take_input(m, in);
    labkit_board_advance(&m->board, screen, XVGA_CLOCKS_PER_FRAME);
    follow_game(m, scores);
    ++m->frames;
    if (screen && m->hud) {
        labkit_hud_draw(m, screen);
    }
}
