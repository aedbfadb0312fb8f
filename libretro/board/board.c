#include "board.h"

#include "background.h"
#include "light.h"

#include <string.h>

void labkit_board_init(board_t *b, const pins_t *pins) {
    memset(b, 0, sizeof *b);
    b->pins = *pins;
    labkit_scene_renderer_init(&b->scene_renderer);
}

void labkit_board_press_reset(board_t *b) {
    b->reset_clocks_q = RESET_CLOCKS;
}

void labkit_board_press_start(board_t *b, uint32_t seed) {
    b->start_q = 1;
    b->seed_q = seed;
}

uint32_t labkit_board_logic_hz(const board_t *b) {
    return PIXEL_CLOCK_HZ / b->pins.pixel_rate * b->pins.logic_rate;
}

/* ---- inputs of the modules ---- */

/* Only a renderer that runs at the pixel clock is fast enough: it needs less than 415 of the 806 lines. */
uint8_t labkit_board_scene_waits(const board_t *b) {
    return (b->pins.fix & FIX_FRESH) && b->pins.logic_rate == b->pins.pixel_rate &&
           (b->xvga.vcount_q < FRESH_LINE || b->xvga.vcount_q >= SCREEN_HEIGHT);
}

/* As built the renderer's start is tied high; FIX_FLIP holds it until the finished picture is shown. */
uint8_t labkit_board_scene_start(const board_t *b) {
    const buffer_selector_t *s = &b->buffer_selector;
    if (!(b->pins.fix & ANY_FLIP)) {
        return 1;
    }
    return !s->pending_q && (!b->scene_renderer.done_q || s->seen_q) && !labkit_board_scene_waits(b);
}

void labkit_board_scene_inputs(const board_t *b, scene_in_t *in) {
    in->fix = b->pins.fix;
    in->reset = b->reset_clocks_q > 0;
    in->start = labkit_board_scene_start(b);
    in->player = b->game_logic.q;
}

void labkit_board_step_inputs(const board_t *b, step_rate_in_t *in) {
    in->fix = b->pins.fix;
    in->clock_hz = labkit_board_logic_hz(b);
    in->logic_rate = b->pins.logic_rate;
    in->pixel_rate = b->pins.pixel_rate;
    in->walk = b->pins.walk;
    in->turn = b->pins.turn;
}

void labkit_board_minimap_inputs(const board_t *b, minimap_in_t *in) {
    in->fix = b->pins.fix;
    in->player = b->game_logic.q;
    in->hcount = b->xvga.hcount_q;
    in->vcount = b->xvga.vcount_q;
    in->cheat_mode = b->pins.switch1;
}

void labkit_board_mapgen_inputs(const board_t *b, mapgen_in_t *in) {
    in->fix = b->pins.fix;
    in->reset = b->reset_clocks_q > 0;
    in->start = (b->start_q || b->pins.start) && !in->reset;
    in->seed = b->seed_q;
}

static void selector_inputs(const board_t *b, buffer_selector_in_t *in) {
    in->fix = b->pins.fix;
    in->reset = b->reset_clocks_q > 0;
    in->scene_done = b->scene_renderer.done_q;
    in->between = b->xvga.vcount_q >= SCREEN_HEIGHT;
}

/* Every signal from module to module, as it is before the edge. */
typedef struct {
    uint8_t buffer_select;
    uint16_t hcount, vcount;
    uint8_t ram_enable;
    uint32_t ram_address, ram_data;
    uint8_t light_enable, light_column, light[4];
    uint8_t minimap_pixel;
    uint8_t done;
    player_t home;
    scene_in_t scene;
    minimap_in_t minimap;
    mapgen_in_t mapgen;
    buffer_selector_in_t selector;
} wires_t;

static void take_video_wires(const board_t *b, wires_t *w) {
    w->buffer_select = b->buffer_selector.buffer_select_q;
    w->hcount = b->xvga.hcount_q;
    w->vcount = b->xvga.vcount_q;
    w->minimap_pixel = b->minimap.pixel_q;
    labkit_board_minimap_inputs(b, &w->minimap);
}

static void take_logic_wires(const board_t *b, wires_t *w) {
    w->ram_enable = b->scene_renderer.dC.write_enable_q;
    w->ram_address = b->scene_renderer.dC.write_address_q;
    w->ram_data = b->scene_renderer.dC.write_data_q;
    w->light_enable = b->scene_renderer.newCol_q && (b->pins.fix & FIX_LIGHT);
    w->light_column = b->scene_renderer.column_number_q;
    memcpy(w->light, b->scene_renderer.cLight_q, sizeof w->light);
    w->done = b->map_generation.q.done_q;
    w->home = b->map_generation.q.home_q;
    labkit_board_scene_inputs(b, &w->scene);
    labkit_board_mapgen_inputs(b, &w->mapgen);
    selector_inputs(b, &w->selector);
}

/* ---- the picture ---- */

/* The wall pixel of this cycle; with FIX_LIGHT in the light of the column it was read from. */
static uint8_t wall_code(const board_t *b) {
    const zbt_t *shown = &b->double_buffer.zbt[b->buffer_selector.buffer_select_q];
    unsigned column = (b->xvga.hcount_q + XVGA_CLOCKS_PER_LINE - PIXEL_DELAY) % XVGA_CLOCKS_PER_LINE;
    uint8_t wall = b->double_buffer.pixel_q;
    return wall && (b->pins.fix & FIX_LIGHT) ? labkit_light_code(wall, shown->light[column & (SCREEN_WIDTH - 1)]) : wall;
}

/* The pixel of this cycle, where the monitor puts it. */
static void emit(const board_t *b, uint8_t *screen) {
    uint32_t position = (uint32_t)b->xvga.vcount_q * XVGA_CLOCKS_PER_LINE + b->xvga.hcount_q, x, y;
    uint8_t minimap = b->minimap.pixel_q;
    if (b->pins.fix & FIX_ALIGN) {
        position = (position + XVGA_CLOCKS_PER_FRAME - PIXEL_DELAY) % XVGA_CLOCKS_PER_FRAME;
        minimap = b->minimap_delay_q[PIXEL_DELAY - 2];
    }
    x = position % XVGA_CLOCKS_PER_LINE;
    y = position / XVGA_CLOCKS_PER_LINE;
    if (x < SCREEN_WIDTH && y < SCREEN_HEIGHT) {
        screen[SCREEN_WIDTH * y + x] =
            board_mix(b->pins.switch0 ? minimap : 0, wall_code(b), labkit_background_pixel((uint16_t)y, b->pins.fix));
    }
}

static void shift_delay(board_t *b, uint8_t pixel) {
    unsigned n;
    for (n = PIXEL_DELAY - 2; n; --n) {
        b->minimap_delay_q[n] = b->minimap_delay_q[n - 1];
    }
    b->minimap_delay_q[0] = pixel;
}

void labkit_board_tick_video(board_t *b, uint8_t *screen) {
    wires_t w;
    take_video_wires(b, &w);
    if (screen) {
        emit(b, screen);
    }
    labkit_double_buffer_tick_shown(&b->double_buffer, w.buffer_select, w.hcount, w.vcount);
    shift_delay(b, w.minimap_pixel);
    labkit_minimap_tick(&b->minimap, &w.minimap, &b->map_generation.map_q);
    labkit_xvga_tick(&b->xvga);
}

/* ---- play ---- */

/* `done` and `home` are those of map_generation before the edge. */
static void tick_play(board_t *b, uint8_t done, const player_t *home) {
    step_rate_in_t step_in;
    step_rate_out_t step;
    game_in_t game = {.fix = b->pins.fix};
    referee_in_t referee = {.fix = b->pins.fix};
    uint8_t met;
    labkit_board_step_inputs(b, &step_in);
    labkit_step_rate_tick(&b->step_rate, &step_in, &step);
    game.reset = b->reset_clocks_q > 0;
    game.up = step.up, game.down = step.down, game.left = step.left, game.right = step.right;
    referee.new_maze = done && !b->done_seen_q;
    game.home_load = referee.new_maze && (b->pins.fix & ANY_START);
    game.home = *home;
    met = labkit_game_logic_tick(&b->game_logic, &game, &b->map_generation.map_q);
    referee.bumped = met & GAME_REFUSED;
    referee.touched = met & (GAME_TOUCH_X | GAME_TOUCH_Y);
    referee.walked = (game.up || game.down) && !referee.bumped;
    referee.running = done && !b->pins.hold;
    referee.at_centre = b->game_logic.q.xindex == MAP_CENTRE && b->game_logic.q.yindex == MAP_CENTRE;
    labkit_referee_tick(&b->referee, &referee);
    b->done_seen_q = done;
}

void labkit_board_tick_play(board_t *b) {
    tick_play(b, b->map_generation.q.done_q, &b->map_generation.q.home_q);
}

/* ---- the clock edge ---- */

enum { M_MAPGEN, M_PLAY, M_SCENE, M_SELECTOR, M_DRAWN, M_SHOWN, M_DELAY, M_MINIMAP, M_XVGA };

/* The memory that is drawn, and the strip of light beside it. */
static void tick_drawn(board_t *b, const wires_t *w) {
    double_buffer_tick_drawn(&b->double_buffer, w->buffer_select, w->ram_enable, w->ram_address, w->ram_data);
    if (w->light_enable) {
        memcpy(b->double_buffer.zbt[!w->buffer_select].light + 4 * w->light_column, w->light, sizeof w->light);
    }
}

/* One module; it sees the others only through the wires and the map, which changes after all of them. */
static void tick_module(board_t *b, const wires_t *w, unsigned module, uint8_t logic, mapgen_next_t *next) {
    const map_t *map = &b->map_generation.map_q;
    switch (module) {
    case M_SHOWN:
        labkit_double_buffer_tick_shown(&b->double_buffer, w->buffer_select, w->hcount, w->vcount);
        return;
    case M_DELAY:
        shift_delay(b, w->minimap_pixel);
        return;
    case M_MINIMAP:
        labkit_minimap_tick(&b->minimap, &w->minimap, map);
        return;
    case M_XVGA:
        labkit_xvga_tick(&b->xvga);
        return;
    default:
        break;
    }
    if (!logic) {
        return;
    }
    switch (module) {
    case M_MAPGEN:
        labkit_mapgen_eval(&b->map_generation, &w->mapgen, next);
        break;
    case M_PLAY:
        tick_play(b, w->done, &w->home);
        break;
    case M_SCENE:
        labkit_scene_renderer_tick(&b->scene_renderer, &w->scene, map);
        break;
    case M_SELECTOR:
        labkit_buffer_selector_tick(&b->buffer_selector, &w->selector);
        break;
    default:
        tick_drawn(b, w);
        break;
    }
}

/* What is not a module: counts down the presses of reset and start. */
static void end_logic_clock(board_t *b, const mapgen_next_t *next) {
    labkit_mapgen_commit(&b->map_generation, next);
    if (b->reset_clocks_q) {
        --b->reset_clocks_q;
    } else {
        b->start_q = 0;
    }
}

void labkit_board_tick_logic(board_t *b) {
    mapgen_next_t next;
    wires_t w;
    unsigned module;
    w.buffer_select = b->buffer_selector.buffer_select_q;
    take_logic_wires(b, &w);
    for (module = M_MAPGEN; module <= M_DRAWN; ++module) {
        tick_module(b, &w, module, 1, &next);
    }
    end_logic_clock(b, &next);
}

void labkit_board_tick_ordered(board_t *b, uint8_t *screen, const uint8_t order[BOARD_MODULES]) {
    mapgen_next_t next;
    wires_t w;
    uint8_t logic;
    unsigned n;
    b->phase_q += b->pins.logic_rate;
    logic = b->phase_q >= b->pins.pixel_rate;
    take_video_wires(b, &w);
    if (logic) {
        b->phase_q -= b->pins.pixel_rate;
        take_logic_wires(b, &w);
    }
    if (screen) {
        emit(b, screen);
    }
    for (n = 0; n < BOARD_MODULES; ++n) {
        tick_module(b, &w, order[n], logic, &next);
    }
    if (logic) {
        end_logic_clock(b, &next);
    }
}

void labkit_board_tick(board_t *b, uint8_t *screen) {
    static const uint8_t order[BOARD_MODULES] = {0, 1, 2, 3, 4, 5, 6, 7, 8};
    labkit_board_tick_ordered(b, screen, order);
}
