/* Cycles of the Connect 4 search: asks whether the mover (after ! the other side) wins in each of 26
 * positions, or only in number argv[2], with at most argv[1] nodes each, and prints the nodes. sim65 -c
 * prints the cycles; the difference of two runs gives cycles a node (see tests/connect4/connect4_6502.t). */
#include "games/connect4/hot.h"

#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>

static const char *const positions[] = {
    "331465745",
    "731533746",
    "777433445",
    "77743344542",
    "56433424741",
    "35754334445",
    "7545545444742",
    "7774334454244",
    "5314455424746",
    "777433445424437",
    "636376543474427",
    "733324344774552",
    "4764714543",
    "4253273537",
    "476471454343",
    "433557113134",
    "47624334464345",
    "45277357444344",
    "4762433446434531",
    "4653343145444337",
    "476243344643453132",
    "475255534442414557",
    "!773261123145331223562577",
    "!276163242253445717756656",
    "!317554121465244357112577",
    "!762654345225113733315445",
};

int main(int argc, char **argv) {
    uint16_t budget = argc > 1 ? atoi(argv[1]) : 200;
    uint16_t left;
    uint32_t nodes = 0;
    uint8_t i;
    uint8_t r;
    uint8_t who;
    const char *p;
    for (i = 0; i < sizeof positions / sizeof positions[0]; ++i) {
        if (argc > 2 && atoi(argv[2]) != i) {
            continue;
        }
        c4h_clear();
        p = positions[i];
        who = *p == '!';
        for (p += who; *p; ++p) {
            c4h_put((uint8_t)(*p - '1'));
        }
        for (r = 0; r < 4; ++r) {
            c4h_forget(r);
        }
        who ^= c4h_ply & 1;
        c4h_ask(who, (uint8_t)(41 + who));
        r = C4H_RUNNING;
        for (left = budget; left != 0 && r == C4H_RUNNING; left -= 10) {
            c4h_left = 10;
            r = c4h_run();
            nodes += 10;
            nodes -= c4h_left;
        }
        if (r == C4H_RUNNING) {
            c4h_stop();
        }
    }
    printf("%lu nodes\n", nodes);
    return 0;
}
