#include "cart/mapper.h"
#include "cart/screen.h"
#include "games/connect4/cable.h"
#include "games/connect4/wire.h"

link_t cable;
uint8_t wire_out[LINK_FRAME_MAX], wire_in[LINK_FRAME_MAX];
uint16_t cable_good, cable_bad; /* exchanges that brought a good frame, and others; for tests */
uint8_t cable_stale; /* 1: wire_out no longer says where this end is; a test that changes the record says so, too */

void cable_begin(uint8_t best_of, uint16_t chance) {
    wram_open();
    link_begin(&cable, best_of, chance);
    cable_stale = 1;
    cable_good = 0;
    cable_bad = 0;
    wram_close();
}

void cable_tick(void) {
    wram_open();
    link_tick(&cable);
    wram_close();
}

uint8_t cable_events(void) {
    uint8_t events;
    wram_open(); /* the variables of this page are there, locals too */
    events = cable.events;
    cable.events = 0;
    wram_close();
    return events;
}

void cable_move(uint8_t column) {
    wram_open();
    link_move(&cable, column);
    cable_stale = 1;
    wram_close();
}

void cable_ready(void) {
    wram_open();
    link_ready(&cable);
    cable_stale = 1;
    wram_close();
}

/* One exchange: a call when a frame is due, else an answer if the other calls. */
static void exchange(void) {
    uint8_t came, called = link_due(&cable);
    if (called) {
        came = wire_call();
        link_sent(&cable);
    } else {
        came = wire_listen();
    }
    if (came == 0) {
        cable_bad += called;
        return;
    }
    link_sent(&cable); /* an answer is as good as a call */
    if (link_take(&cable, wire_in, came) || cable.state != LINK_PLAY) {
        ++cable_good;
    } else {
        ++cable_bad;
    }
    cable_stale = 1;
}

void cable_think(void) {
    wram_open();
    while (cable.state != LINK_REFUSED) { /* to such a one not a word more */
        if (cable_stale || cable.state == LINK_SEARCH) { /* a HELLO tells its age */
            link_frame(&cable, wire_out);
            cable_stale = 0;
        }
        exchange();
        if (FRAME_OVER()) {
            break;
        }
    }
    wram_close();
}
