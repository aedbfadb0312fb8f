#include "tools/lib/amarandom.h"
#include "games/amazons/rules.h"

uint32_t ama_random_state;

unsigned ama_random_below(unsigned n) {
    ama_random_state = ama_random_state * 1103515245u + 12345u;
    return (ama_random_state >> 16 & 0x7FFF) % n;
}

void ama_random_turn(void) {
    uint8_t event;
    do {
        event = ama_enter((uint8_t)ama_random_below(AMA_SQUARES));
    } while (event != AMA_SHOT && event != AMA_ENDED);
}

void ama_random_opening(unsigned number) {
    ama_new();
    ama_random_state = 1000 + number * 7919;
    for (unsigned plies = 2 + ama_random_below(3); plies; --plies) {
        ama_random_turn();
    }
}
