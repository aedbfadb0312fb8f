/* Many clocks of the whole board at once. The board falls into parts that hardly touch: the renderer reads
 * the map and, at its start, the player; the display reads one memory, the map and the player; map_generation
 * reads nothing. So time is cut where one of them changes what another reads: at the change of a map bit, at
 * the end of a picture, at a step that moves the mark on the minimap. Between two cuts each part runs on its
 * own, in its own fast way. */
#include "board.h"

#include <stddef.h>
#include <string.h>

/* Logic clocks within n pixel clocks. */
static uint64_t edges_in(const board_t *b, uint64_t n) {
    return (b->phase_q + n * b->pins.logic_rate) / b->pins.pixel_rate;
}

/* Pixel clocks up to and including the one with the last of `edges` logic clocks. */
static uint64_t clocks_for(const board_t *b, uint64_t edges) {
    return (edges * b->pins.pixel_rate - b->phase_q + b->pins.logic_rate - 1) / b->pins.logic_rate;
}

static uint8_t between_refreshes(const board_t *b) {
    return b->xvga.vcount_q >= SCREEN_HEIGHT;
}

/* True if the next logic clock must be done as a single clock. */
static uint8_t something_is_up(const board_t *b) {
    const buffer_selector_t *s = &b->buffer_selector;
    if (b->reset_clocks_q || b->start_q || b->map_generation.q.done_q != b->done_seen_q) {
        return 1;
    }
    if ((b->pins.fix & FIX_WIN) && b->done_seen_q && !b->pins.hold && !b->referee.won_q &&
        b->game_logic.q.xindex == MAP_CENTRE && b->game_logic.q.yindex == MAP_CENTRE) {
        return 1; /* the correction was switched on while the player was there */
    }
    if (b->pins.fix & ANY_FLIP) {
        return b->scene_renderer.done_q != s->seen_q ||
               (s->pending_q ? between_refreshes(b) : s->seen_q && !labkit_board_scene_waits(b));
    }
    return b->scene_renderer.done_q || s->pending_q || s->seen_q;
}

/* The renderer is idle, and may have to wait for a line of the screen. */
static uint8_t may_wait(const board_t *b) {
    return (b->pins.fix & FIX_FRESH) && b->scene_renderer.state_q == 0;
}

static uint8_t scene_waits(const board_t *b) {
    return may_wait(b) && labkit_board_scene_waits(b);
}

/* Pixel clocks, at most n, until the line that a module waits for: the end of the picture, or where FIX_FRESH begins. */
static uint64_t until_line(const board_t *b, uint64_t n) {
    uint64_t now = (uint64_t)b->xvga.vcount_q * XVGA_CLOCKS_PER_LINE + b->xvga.hcount_q, line;
    if ((b->pins.fix & ANY_FLIP) && b->buffer_selector.pending_q) {
        line = SCREEN_HEIGHT;
    } else if (scene_waits(b)) {
        line = b->xvga.vcount_q < FRESH_LINE ? FRESH_LINE : FRESH_LINE + XVGA_LINES;
    } else {
        return n;
    }
    line = line * XVGA_CLOCKS_PER_LINE - now;
    return line < n ? line : n;
}

/* Runs map_generation and renderer for up to `edges` logic clocks; returns how many they did. */
static uint64_t advance_logic(board_t *b, uint64_t edges) {
    mapgen_t *g = &b->map_generation;
    mapgen_in_t map_in;
    uint8_t idle;
    mapgen_regs_t before;
    scene_in_t in;
    uint64_t done;
    labkit_board_mapgen_inputs(b, &map_in);
    idle = labkit_mapgen_idle(g) && !map_in.start;
    if (!idle) {
        before = g->q;
        edges = labkit_mapgen_advance(g, &map_in, edges);
    }
    if (!edges) {
        return 0;
    }
    labkit_board_scene_inputs(b, &in);
    done = labkit_scene_renderer_advance(&b->scene_renderer, &in, &g->map_q,
                                         &b->double_buffer.zbt[!b->buffer_selector.buffer_select_q], edges);
    if (idle) {
        labkit_mapgen_advance(g, &map_in, done);
    } else if (done < edges) {
        g->q = before; /* went too far; nothing changed in the map on the way */
        labkit_mapgen_advance(g, &map_in, done);
    }
    return done;
}

/* True if the mark of the minimap moves (its registers do so even when the minimap is switched off). */
static uint8_t mark_moves(const board_t *b, const player_t *from, const player_t *to) {
    minimap_in_t before, after;
    if (memcmp(from, to, offsetof(player_t, angle)) == 0) {
        return 0;
    }
    labkit_board_minimap_inputs(b, &before);
    after = before;
    before.player = *from;
    after.player = *to;
    return !labkit_minimap_same_mark(&before, &after);
}

/* The display may lag behind the rest: as long as nothing that it reads has changed, it can catch up later in one step. */
typedef struct {
    board_t *board;
    uint8_t *screen;
    uint64_t late; /* pixel clocks */
} display_t;

static void catch_up(display_t *d) {
    if (d->late) {
        labkit_video_advance(d->board, d->screen, d->late);
        d->late = 0;
    }
}

/* Advances the phase of the logic clock by these clocks, which the display still has to do. */
static void pass(display_t *d, uint64_t clocks, uint64_t edges) {
    board_t *b = d->board;
    b->phase_q = (uint32_t)(b->phase_q + clocks * b->pins.logic_rate - edges * b->pins.pixel_rate);
    d->late += clocks;
}

/* Runs the player's modules for `clocks` pixel clocks with `edges` logic clocks. */
static void advance_play(display_t *d, uint64_t edges, uint64_t clocks) {
    board_t *b = d->board;
    step_rate_in_t step;
    labkit_board_step_inputs(b, &step);
    for (;;) {
        uint64_t next = labkit_step_rate_next(&b->step_rate, &step), quiet = next > edges ? edges : next - 1, span;
        player_t before = b->game_logic.q, after;
        labkit_step_rate_advance(&b->step_rate, &step, quiet);
        referee_advance(&b->referee, b->done_seen_q && !b->pins.hold, quiet);
        if (next > edges) {
            break;
        }
        labkit_board_tick_play(b);
        span = clocks_for(b, next);
        pass(d, span, next);
        edges -= next;
        clocks -= span;
        after = b->game_logic.q;
        if (mark_moves(b, &before, &after)) {
            b->game_logic.q = before; /* what the display has seen so far */
            catch_up(d);
            b->game_logic.q = after;
        }
    }
    pass(d, clocks, edges);
}

/* True if the display cannot see what the next logic clock may change (a map bit, the player). */
static uint8_t unseen(const board_t *b) {
    step_rate_in_t step;
    labkit_board_step_inputs(b, &step);
    return !b->pins.switch1 && !b->buffer_selector.pending_q && labkit_step_rate_next(&b->step_rate, &step) > 1;
}

/* One clock by itself, a whole one or only a logic clock; returns its pixel clocks. */
static uint64_t single(display_t *d, uint8_t whole) {
    board_t *b = d->board;
    uint64_t clocks = 1;
    if (whole) {
        catch_up(d);
        labkit_board_tick(b, d->screen);
    } else {
        clocks = clocks_for(b, 1);
        pass(d, clocks, 1);
        labkit_board_tick_logic(b);
    }
    return clocks;
}

void labkit_board_advance(board_t *b, uint8_t *screen, uint64_t n) {
    display_t display = {b, screen, 0};
    while (n) {
        uint64_t clocks, edges, done;
        if (something_is_up(b) || b->buffer_selector.pending_q || may_wait(b)) {
            catch_up(&display); /* the questions below look at the counters of the display */
        }
        if (something_is_up(b)) {
            n -= single(&display, 1);
            continue;
        }
        clocks = until_line(b, n);
        edges = edges_in(b, clocks);
        done = edges ? advance_logic(b, edges) : 0;
        if (edges && !done) { /* the next logic clock changes the map */
            n -= single(&display, !unseen(b));
            continue;
        }
        if (done < edges) {
            clocks = clocks_for(b, done);
        }
        advance_play(&display, done, clocks);
        n -= clocks;
    }
    catch_up(&display);
}
