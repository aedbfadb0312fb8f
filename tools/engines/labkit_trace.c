/* trace: a scope. Chosen signals of the board over a range of clocks, or of one of the two benches that the
 * report describes: a switch that flips the buffers (3.6), switches that place a column (3.7). */
#include "libretro/machine.h"
#include "tools/engines/labkit.h"
#include "tools/engines/labkit_input.h"
#include "tools/engines/labkit_png.h"
#include "tools/engines/labkit_vcd.h"

#include <stddef.h>
#include <string.h>

static board_t board;
static uint8_t screen[SCREEN_WIDTH * SCREEN_HEIGHT];

/* ---- signals, by the names of the hardware description ---- */

#define SIGNAL(module, name, field, width) \
    { module, name, offsetof(board_t, field), sizeof(((board_t *)0)->field), width }

static const vcd_signal_t signals[] = {
    SIGNAL("xvga", "hcount", xvga.hcount_q, 11),
    SIGNAL("xvga", "vcount", xvga.vcount_q, 10),
    SIGNAL("xvga", "hsync", xvga.hsync_q, 1),
    SIGNAL("xvga", "vsync", xvga.vsync_q, 1),
    SIGNAL("xvga", "blank", xvga.blank_q, 1),
    SIGNAL("map_generation", "done", map_generation.q.done_q, 1),
    SIGNAL("map_generation", "setup", map_generation.q.setup_q, 1),
    SIGNAL("map_generation", "initialization", map_generation.q.initialization_q, 1),
    SIGNAL("map_generation", "loopstate", map_generation.q.loopstate_q, 2),
    SIGNAL("map_generation", "i", map_generation.q.i_q, 5),
    SIGNAL("map_generation", "j", map_generation.q.j_q, 5),
    SIGNAL("map_generation", "k", map_generation.q.k_q, 5),
    SIGNAL("map_generation", "checking", map_generation.q.checking_q, 1),
    SIGNAL("map_generation", "CW", map_generation.q.CW_q, 1),
    SIGNAL("map_generation", "direction", map_generation.q.direction_q, 2),
    SIGNAL("map_generation", "last_chance", map_generation.q.last_chance_q, 1),
    SIGNAL("lfsr1", "start", map_generation.q.start_q[1], 1),
    SIGNAL("lfsr1", "random", map_generation.q.lfsr[1].random_q, 5),
    SIGNAL("lfsr1", "done", map_generation.q.lfsr[1].done_q, 1),
    SIGNAL("lfsr2", "random", map_generation.q.lfsr[2].random_q, 5),
    SIGNAL("lfsr2", "done", map_generation.q.lfsr[2].done_q, 1),
    SIGNAL("game_logic", "xindex", game_logic.q.xindex, 5),
    SIGNAL("game_logic", "yindex", game_logic.q.yindex, 5),
    SIGNAL("game_logic", "xpos", game_logic.q.xpos, 6),
    SIGNAL("game_logic", "ypos", game_logic.q.ypos, 6),
    SIGNAL("game_logic", "angle", game_logic.q.angle, 12),
    SIGNAL("SceneRenderer", "state", scene_renderer.state_q, 5),
    SIGNAL("SceneRenderer", "done", scene_renderer.done_q, 1),
    SIGNAL("SceneRenderer", "column_number", scene_renderer.column_number_q, 8),
    SIGNAL("SceneRenderer", "cIndex", scene_renderer.cIndex_q, 2),
    SIGNAL("SceneRenderer", "workingAngle", scene_renderer.workingAngle_q, 12),
    SIGNAL("SceneRenderer", "quadrant", scene_renderer.quadrant_q, 3),
    SIGNAL("SceneRenderer", "CalcedSine", scene_renderer.CalcedSine_q, 10),
    SIGNAL("SceneRenderer", "CalcedCosine", scene_renderer.CalcedCosine_q, 10),
    SIGNAL("SceneRenderer", "CalcedDistance", scene_renderer.CalcedDistance_q, 19),
    SIGNAL("SceneRenderer", "newDistance", scene_renderer.newDistance_q, 1),
    SIGNAL("SceneRenderer", "newDiv", scene_renderer.newDiv_q, 1),
    SIGNAL("SceneRenderer", "newCol", scene_renderer.newCol_q, 1),
    SIGNAL("dHW", "state", scene_renderer.dHW.state_q, 2),
    SIGNAL("dHW", "distanceToIntersection", scene_renderer.dHW.distanceToIntersection_q, 19),
    SIGNAL("dHW", "done", scene_renderer.dHW.done_q, 1),
    SIGNAL("dVW", "state", scene_renderer.dVW.state_q, 2),
    SIGNAL("dVW", "distanceToIntersection", scene_renderer.dVW.distanceToIntersection_q, 19),
    SIGNAL("dVW", "done", scene_renderer.dVW.done_q, 1),
    SIGNAL("dWrap", "state", scene_renderer.dWrap.state_q, 1),
    SIGNAL("dWrap", "quotient", scene_renderer.dWrap.quotient_q, 19),
    SIGNAL("dWrap", "done", scene_renderer.dWrap.done_q, 1),
    SIGNAL("columnRenderer", "state", scene_renderer.dC.state_q, 2),
    SIGNAL("columnRenderer", "vcount", scene_renderer.dC.vcount_q, 10),
    SIGNAL("columnRenderer", "write_enable", scene_renderer.dC.write_enable_q, 1),
    SIGNAL("columnRenderer", "write_address", scene_renderer.dC.write_address_q, 19),
    SIGNAL("columnRenderer", "write_data", scene_renderer.dC.write_data_q, 32),
    SIGNAL("columnRenderer", "done", scene_renderer.dC.done_q, 1),
    SIGNAL("BufferSelector", "buffer_select", buffer_selector.buffer_select_q, 1),
    SIGNAL("DoubleBuffer", "pixel", double_buffer.pixel_q, 8),
    SIGNAL("minimap", "pixel", minimap.pixel_q, 8),
};
#define SIGNALS (sizeof signals / sizeof *signals)

/* ---- the benches: columnRenderer, DoubleBuffer and xvga, with switches instead of the rest ---- */

typedef struct {
    uint8_t column;
    uint16_t start, end;
    uint8_t color;
} switches_t;

/* One clock for all; the switch is buffer_select itself. */
static void bench_clock(const column_in_t *in) {
    column_t *dC = &board.scene_renderer.dC;
    uint8_t enable = dC->write_enable_q;
    uint32_t address = dC->write_address_q, data = dC->write_data_q;
    uint8_t selected = board.buffer_selector.buffer_select_q;
    uint16_t h = board.xvga.hcount_q, v = board.xvga.vcount_q;
    uint32_t x = (h + XVGA_CLOCKS_PER_LINE - PIXEL_DELAY) % XVGA_CLOCKS_PER_LINE;
    if (x < SCREEN_WIDTH && v < SCREEN_HEIGHT && h >= PIXEL_DELAY) {
        screen[SCREEN_WIDTH * v + x] = board.double_buffer.pixel_q;
    }
    labkit_double_buffer_tick_shown(&board.double_buffer, selected, h, v);
    double_buffer_tick_drawn(&board.double_buffer, selected, enable, address, data);
    labkit_column_renderer_tick(dC, in);
    labkit_xvga_tick(&board.xvga);
}

/* Draws a column to the hidden buffer while the other one is shown, over and over; the switch is flipped in every picture. */
static void run_bench(vcd_t *vcd, const switches_t *s, uint64_t from, uint64_t clocks, bool flips) {
    uint64_t n;
    column_in_t in = {.columnNumber = s->column};
    unsigned line;
    for (line = 0; line < 4; ++line) {
        in.color[line] = s->color;
        in.startLine[line] = s->start;
        in.endLine[line] = s->end;
    }
    for (n = 0; n < from + clocks; ++n) {
        in.newData = !board.scene_renderer.dC.state_q && !board.scene_renderer.dC.done_q;
        if (flips && n && n % XVGA_CLOCKS_PER_FRAME == 0) {
            board.buffer_selector.buffer_select_q ^= 1;
        }
        bench_clock(&in);
        if (n >= from) {
            vcd_clock(vcd, &board, n);
        }
    }
}

/* ---- the board ---- */

static void run_board(vcd_t *vcd, const pins_t *pins, uint32_t seed, uint64_t from, uint64_t clocks) {
    uint64_t n;
    labkit_board_init(&board, pins);
    labkit_board_press_reset(&board);
    labkit_board_press_start(&board, seed);
    labkit_board_advance(&board, screen, from);
    vcd_clock(vcd, &board, from);
    for (n = 1; n <= clocks; ++n) {
        labkit_board_tick(&board, screen);
        vcd_clock(vcd, &board, from + n);
    }
}

static unsigned long number(const char *name, const char *preset, unsigned long most) {
    return parse_number(command_option(name, preset), "not a number, or too large", most);
}

int command_trace(int argc, char **argv) {
    const char *path, *bench, *picture;
    pins_t pins = {.switch0 = 1};
    switches_t s;
    uint64_t from, clocks;
    vcd_t vcd;
    input_expect(argc, argv, 0);
    path = command_option("o", "");
    bench = command_option("bench", "board");
    picture = command_option("picture", NULL);
    if (!*path) {
        fail("trace needs -o OUT.vcd", NULL);
    }
    from = number("from", "0", 4000000000u);
    clocks = number("clocks", "100000", 100000000);
    s.column = (uint8_t)number("column", "128", 255);
    s.start = (uint16_t)number("start", "200", 1023);
    s.end = (uint16_t)number("end", "567", 1023);
    s.color = (uint8_t)number("color", "68", 255);
    command_behaviour(command_option("behaviour", "built"), &pins);
    vcd_open(&vcd, path, signals, SIGNALS, command_option("signals", "all"));
    if (!strcmp(bench, "board")) {
        run_board(&vcd, &pins, (uint32_t)number("seed", "1", UINT32_MAX), from, clocks);
    } else if (!strcmp(bench, "buffers") || !strcmp(bench, "column")) {
        run_bench(&vcd, &s, from, clocks, bench[0] == 'b');
    } else {
        fail("not board, buffers or column", bench);
    }
    if (!vcd_close(&vcd) || (picture && !png_write(picture, screen, pins.fix & FIX_LIGHT))) {
        fail("cannot write", picture ? picture : path);
    }
    return 0;
}
