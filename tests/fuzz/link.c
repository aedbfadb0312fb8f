/* The link cable, with a hostile console at the other end. The villain's record is arbitrary, and its frames get a correct digest
 * and checksum, so that they are judged by their contents; there is also noise, and frames with single bytes changed. Whatever
 * arrives, the victim's record is a possible match: its moves, played one by one by the rules, give exactly the board that the
 * console shows. */
#include "cart/crc16.h"
#include "games/connect4/link.h"
#include "tests/fuzz/fuzz.h"

#include <string.h>

static void check(const link_t *l) {
    uint8_t frame[LINK_FRAME_MAX];
    uint8_t length = link_frame(l, frame);
    c4_match_t match;
    FUZZ_MUST(length >= LINK_FRAME_MIN && length <= LINK_FRAME_MAX);
    FUZZ_MUST(l->me <= 1 && l->state <= LINK_REFUSED && link_light(l) <= LINK_PAUSED && l->match.game.count <= C4_CELLS);
    c4_match_begin(&match, l->match.best_of);
    match.starter = l->match.starter;
    memcpy(match.wins, l->match.wins, sizeof match.wins);
    if (l->match.game.over == C4_EV_WON) {
        --match.wins[link_turn(l) ^ 1];
    }
    FUZZ_MUST(match.starter == (l->game & 1));
    FUZZ_MUST(c4_match_can_be((const uint8_t[]){match.best_of, match.wins[0], match.wins[1], match.starter}));
    for (uint8_t i = 0; i < l->match.game.count; ++i) {
        FUZZ_MUST(c4_match_play(&match, l->match.game.moves[i]) != C4_EV_ILLEGAL);
    }
    FUZZ_MUST(memcmp(match.wins, l->match.wins, sizeof match.wins) == 0 && match.game.over == l->match.game.over);
    FUZZ_MUST(memcmp(match.game.cell, l->match.game.cell, C4_CELLS) == 0);
    FUZZ_MUST(memcmp(match.game.height, l->match.game.height, C4_COLS) == 0);
}

/* The last two bytes are the checksum of those before, high byte first. */
static void seal(uint8_t *frame, uint8_t length) {
    crc16_start();
    crc16_bytes(frame, (uint8_t)(length - 2));
    frame[length - 2] = crc16_hi;
    frame[length - 1] = crc16_lo;
}

/* The digest of the villain's record, as an honest console makes it. */
static void digest(link_t *l) {
    const c4_match_t *match = &l->match;
    crc16_start();
    crc16_bytes((const uint8_t[]){l->session[0], l->session[1], l->game, match->best_of, match->starter}, 5);
    crc16_bytes(match->game.moves, match->game.count);
    l->digest[0] = crc16_hi;
    l->digest[1] = crc16_lo;
}

static uint8_t own_moves(const link_t *l) {
    return (uint8_t)((l->match.game.count + (l->match.starter == l->me)) / 2);
}

static void say(link_t *to, link_t *from, uint8_t place, uint8_t value) {
    uint8_t frame[LINK_FRAME_MAX + 1];
    uint8_t length, own = own_moves(to);
    to->events = 0;
    digest(from);
    length = link_frame(from, frame);
    if (place != 255) {
        frame[place % (length - 2)] ^= value;
        seal(frame, length);
    }
    link_take(to, frame, length);
    FUZZ_MUST((to->events & (LINK_EV_REPLACED | LINK_EV_NEXT)) || own_moves(to) == own); /* nobody else makes this end's moves */
}

/* Sets one field of the villain's record. Its frames hold at most 42 moves, columns of four bits. */
static void change(link_t *l, const link_t *victim, uint8_t what, uint8_t a, uint8_t b) {
    c4_match_t *match = &l->match;
    switch (what) {
    case 0:
        l->game = a;
        break;
    case 1:
        match->best_of = a;
        break;
    case 2:
        match->wins[b & 1] = a;
        break;
    case 3:
        match->starter = a;
        break;
    case 4:
        match->game.count = a % (C4_CELLS + 1);
        break;
    case 5:
        match->game.moves[b % C4_CELLS] = a & 15;
        break;
    case 6:
        match->game.over = a & 2 ? C4_EV_WON : 0;
        break;
    case 7:
        l->me = a & 1;
        l->ready = a >> 1 & 1;
        l->want_list = a >> 2 & 1;
        l->send_list = a >> 3 & 1;
        break;
    case 8:
        l->state = a % LINK_REFUSED;
        break;
    case 9:
        l->session[0] = a;
        l->session[1] = b;
        break;
    case 10: /* all of the victim's moves, and one more */
        l->match = victim->match;
        l->game = victim->game;
        memcpy(l->session, victim->session, sizeof l->session);
        l->me = !victim->me;
        l->state = LINK_PLAY;
        if (match->game.count < C4_CELLS) {
            match->game.moves[match->game.count++] = a & 15;
        }
        break;
    default:
        break;
    }
}

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size) {
    static link_t victim, villain;
    link_begin(&victim, 3, 0x1234);
    link_begin(&villain, 5, 0x4321);
    for (; size >= 3; data += 3, size -= 3) {
        switch (data[0] & 7) {
        case 0:
            say(&victim, &villain, 255, 0);
            break;
        case 1:
            say(&victim, &villain, data[1], data[2]);
            break;
        case 2:
            link_move(&victim, data[1] % 8);
            break;
        case 3:
            link_ready(&victim);
            break;
        case 4:
            for (unsigned n = data[1]; n; --n) {
                link_tick(&victim);
            }
            break;
        case 5:
            link_begin(&villain, data[1], data[2]);
            break;
        case 6:
            change(&villain, &victim, data[0] >> 3, data[1], data[2]);
            break;
        default:
            link_take(&victim, data + 3, size - 3 > LINK_FRAME_MAX ? LINK_FRAME_MAX : (uint8_t)(size - 3));
            break;
        }
        check(&victim);
    }
    return 0;
}
