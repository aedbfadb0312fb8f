/* The link cable: frames of noise, and frames of another console with bytes changed and their check made right again, go to a console that
 * plays. Whatever comes, its record stays within bounds and it can still make a frame. */
#include "cart/crc16.h"
#include "games/connect4/link.h"
#include "tests/fuzz/fuzz.h"

static void check(const link_t *l) {
    uint8_t frame[LINK_FRAME_MAX];
    uint8_t length = link_frame(l, frame);
    FUZZ_MUST(length >= LINK_FRAME_MIN && length <= LINK_FRAME_MAX);
    FUZZ_MUST(l->count <= LINK_MOVES && l->me <= 1 && l->starter <= 1 && l->state <= LINK_PLAY && link_light(l) <= LINK_RED);
    for (uint8_t i = 0; i < l->count; ++i) {
        FUZZ_MUST(l->moves[i] < 7);
    }
}

/* The last two bytes are the check of those before. */
static void seal(uint8_t *frame, uint8_t length) {
    crc16_start();
    crc16_bytes(frame, (uint8_t)(length - 2));
    frame[length - 2] = crc16_lo;
    frame[length - 1] = crc16_hi;
}

static void say(link_t *to, const link_t *from, uint8_t place, uint8_t value) {
    uint8_t frame[LINK_FRAME_MAX + 1];
    uint8_t length = link_frame(from, frame);
    if (place != 255) {
        frame[place % (length - 2)] ^= value;
        seal(frame, length);
    }
    link_take(to, frame, length);
}

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size) {
    static link_t a, b;
    link_begin(&a, 3, 0x1234);
    link_begin(&b, 5, 0x4321);
    for (; size >= 3; data += 3, size -= 3) {
        link_t *me = data[0] & 1 ? &a : &b, *other = data[0] & 1 ? &b : &a;
        switch (data[0] >> 1 & 7) {
        case 0: say(me, other, 255, 0); break;
        case 1: say(me, other, data[1], data[2]); break;
        case 2: link_move(me, data[1] % 8); break;
        case 3: link_ready(me); break;
        case 4:
            for (unsigned n = data[1]; n; --n) {
                link_tick(me);
            }
            break;
        case 5: me->events = 0; break;
        case 6: link_score(me, (const uint8_t[]){data[1] & 3, data[2] & 3}); break;
        default: link_take(me, data + 3, size - 3 > LINK_FRAME_MAX ? LINK_FRAME_MAX : (uint8_t)(size - 3)); break;
        }
        check(&a);
        check(&b);
    }
    return 0;
}
