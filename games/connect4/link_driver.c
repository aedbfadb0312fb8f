#include "cart/mapper.h"
#include "cart/screen.h"
#include "games/connect4/link.h"

#define PAUSE_CALLS 6 /* the other may be busy with its own frame */

link_t link_end;
uint8_t link_bits_out[LINK_FRAME_MAX], link_bits_in[LINK_FRAME_MAX];
uint16_t link_driver_good, link_driver_bad; /* exchanges that brought a good frame, and others; for tests */
uint8_t link_driver_stale; /* 1: link_bits_out no longer says where this end is; a test that changes the record says so, too */

void link_driver_begin(uint8_t best_of, uint16_t chance) {
    wram_open();
    link_begin(&link_end, best_of, chance);
    link_driver_stale = 1;
    link_driver_good = 0;
    link_driver_bad = 0;
    wram_close();
}

void link_driver_tick(void) {
    wram_open();
    link_tick(&link_end);
    wram_close();
}

uint8_t link_driver_events(void) {
    uint8_t events;
    wram_open(); /* the variables of this page are there, locals too */
    events = link_end.events;
    link_end.events = 0;
    wram_close();
    return events;
}

void link_driver_move(uint8_t column) {
    wram_open();
    link_move(&link_end, column);
    link_driver_stale = 1;
    wram_close();
}

void link_driver_ready(void) {
    wram_open();
    link_ready(&link_end);
    link_driver_stale = 1;
    wram_close();
}

void link_driver_pause(void) {
    uint8_t tries = PAUSE_CALLS;
    if (!link_end.alive) {
        return; /* nobody waits for it */
    }
    wram_open();
    link_end.paused = 1;
    link_frame(&link_end, link_bits_out);
    link_driver_stale = 1;
    while (tries != 0 && !link_take(&link_end, link_bits_in, link_bits_call())) {
        --tries;
    }
    wram_close();
}

/* One exchange: a call when a frame is due, else an answer if the other calls. */
static void exchange(void) {
    uint8_t came, called = link_due(&link_end);
    if (called) {
        came = link_bits_call();
        link_sent(&link_end);
    } else {
        came = link_bits_listen();
    }
    if (came == 0) {
        link_driver_bad += called;
        return;
    }
    link_sent(&link_end); /* an answer is as good as a call */
    if (link_take(&link_end, link_bits_in, came) || link_end.state != LINK_PLAY) {
        ++link_driver_good;
    } else {
        ++link_driver_bad;
    }
    link_driver_stale = 1;
}

void link_driver_think(void) {
    wram_open();
    while (link_end.state != LINK_REFUSED) {                      /* to such a one not a word more */
        if (link_driver_stale || link_end.state == LINK_SEARCH) { /* a HELLO contains its age */
            link_frame(&link_end, link_bits_out);
            link_driver_stale = 0;
        }
        exchange();
        if (FRAME_OVER()) {
            break;
        }
    }
    wram_close();
}
