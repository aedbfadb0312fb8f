/* The frame of every screen of words: brass rods on a wooden wall. It takes only tiles that Chinese words leave alone. */
#include "art.h"
#include "cart/frame.h"
#include "cart/paper.h"
#include "cart/ppuq.h"

_Pragma("static-locals (off)") /* not hot, and the console's own RAM is short */

#define LAST_ROW 29
#define LAST_COLUMN 31
#define INSIDE_W 28
#define INSIDE_H 26

void paper_room(void) {
    uint16_t addr = NT_ADDR(0, 0, 0);
    uint8_t row;
    frame_draw(0, 2, 2, INSIDE_W, INSIDE_H);
    for (row = 0; row <= LAST_ROW; ++row) {
        if (row == 0 || row == LAST_ROW) {
            ppuq_fill(addr, FONT_SOLID, 32);
        } else {
            ppuq_byte(addr, FONT_SOLID);
            ppuq_byte(addr + LAST_COLUMN, FONT_SOLID);
        }
        addr += 32;
    }
}
