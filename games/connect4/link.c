/* The link protocol of Connect 4. See link.h and LINK.md. */
#include "games/connect4/link.h"

#include "cart/crc16.h"

#include <stddef.h>
#include <string.h>

/* Frames: LINK.md. */
enum { AT_LENGTH, AT_KIND, AT_SESSION, AT_GAME = 4, AT_COUNT, AT_COLUMN, AT_FLAGS, AT_DIGEST };
enum { AT_BEST_OF = 10, AT_WINS, AT_STARTER = 13, AT_MOVES };
#define AT_AGE 4
#define CRC_BYTES 2
#define HELLO_BYTES 8
#define STATE_BYTES 12
#define LIST_BYTES 16 /* without moves */

enum { KIND_HELLO = 0xC1, KIND_STATE, KIND_LIST };
#define FLAG_READY 1
#define FLAG_WANT_LIST 2
#define FLAG_INVITE 4  /* the sender has not yet heard from anybody in the session */
#define FLAG_SECOND 8  /* the sender is player 1 */
#define FLAG_PAUSED 16 /* the sender is about to be silent for a while */

#define NO_COLUMN 7

/* ---- the record ---------------------------------------------------------------------------------------------------- */

static void digest_keep(uint8_t *digest) {
    digest[0] = crc16_hi;
    digest[1] = crc16_lo;
}

/* The check of all but the moves: they come next. */
static void digest_begin(const link_t *l) {
    crc16_start();
    crc16_byte(l->session[0]);
    crc16_byte(l->session[1]);
    crc16_byte(l->game);
    crc16_byte(l->match.best_of);
    crc16_byte(l->match.starter);
}

/* The digest extended by a move or flag byte. */
static void digest_more(const uint8_t *digest, uint8_t byte, uint8_t *out) {
    crc16_hi = digest[0];
    crc16_lo = digest[1];
    crc16_byte(byte);
    digest_keep(out);
}

/* Is the record intact? Always, unless memory has failed. */
static uint8_t is_sound(const link_t *l) {
    digest_begin(l);
    crc16_bytes(l->match.game.moves, l->match.game.count);
    return l->digest[0] == crc16_hi && l->digest[1] == crc16_lo;
}

/* 1 when the rules allow it. */
static uint8_t append(link_t *l, uint8_t column) {
    if (c4_match_play(&l->match, column) == C4_EV_ILLEGAL) {
        return 0;
    }
    digest_more(l->digest, column, l->digest);
    return 1;
}

static void next_game(link_t *l) {
    ++l->game;
    c4_match_next(&l->match);
    l->ready = 0;
    digest_begin(l);
    digest_keep(l->digest);
    l->events |= LINK_EV_NEXT;
}

static void refuse(link_t *l) {
    l->state = LINK_REFUSED;
    l->alive = 0;
    l->events |= LINK_EV_REFUSED;
}

/* ---- time ----------------------------------------------------------------------------------------------------------- */

static uint8_t roll(link_t *l, uint8_t mask) {
    l->chance *= 25173u;
    l->chance += 13849u;
    return (uint8_t)(l->chance >> 8) & mask;
}

/* Random, so that two ends that sent at the same moment do not collide again. Soon if the other end lacks something. */
static void wait_anew(link_t *l) {
    if (l->state == LINK_PLAY && !l->behind && !l->want_list) {
        l->wait = roll(l, 15);
        l->wait += 8;
    } else {
        l->wait = roll(l, 7);
        l->wait += 2;
    }
}

static void hurry(link_t *l) {
    l->behind = 1;
    l->wait = 0;
}

void link_begin(link_t *l, uint8_t best_of, uint16_t chance) {
    memset(l, 0, sizeof *l);
    c4_match_begin(&l->match, best_of);
    l->chance = chance;
    l->behind = 1;
    l->state = LINK_SEARCH;
    wait_anew(l);
}

void link_tick(link_t *l) {
    if (l->age != 0xFFFF) {
        ++l->age;
    }
    if (l->paused) {
        l->paused = 0;
        hurry(l);
    }
    if (l->wait != 0) {
        --l->wait;
    }
    if (l->quiet < LINK_LOST_TICKS) {
        ++l->quiet;
    } else if (l->alive) {
        l->alive = 0;
        l->behind = 1;
        l->events |= LINK_EV_LOST;
    }
}

uint8_t link_due(const link_t *l) {
    return l->wait == 0 && l->state != LINK_REFUSED;
}

uint8_t link_light(const link_t *l) {
    if (l->state < LINK_PLAY) {
        return LINK_SEARCHING;
    }
    if (l->other_paused) {
        return LINK_PAUSED;
    }
    return l->alive ? LINK_CONNECTED : LINK_LOST;
}

/* ---- what the player does ------------------------------------------------------------------------------------------- */

uint8_t link_turn(const link_t *l) {
    return (uint8_t)(l->match.starter ^ l->match.game.count) & 1;
}

uint8_t link_move(link_t *l, uint8_t column) {
    if (l->state != LINK_PLAY || link_turn(l) != l->me || !append(l, column)) {
        return 0;
    }
    hurry(l);
    return 1;
}

void link_ready(link_t *l) {
    if (!l->ready && l->match.game.over) {
        l->ready = 1;
        hurry(l);
    }
}

/* ---- sending -------------------------------------------------------------------------------------------------------- */

static uint8_t seal(uint8_t *bytes, uint8_t length) {
    bytes[AT_LENGTH] = (uint8_t)(length + CRC_BYTES);
    crc16_start();
    crc16_bytes(bytes, length);
    bytes[length] = crc16_hi;
    ++length;
    bytes[length] = crc16_lo;
    ++length;
    return length;
}

static uint8_t hello(const link_t *l, uint8_t *bytes) {
    bytes[AT_KIND] = KIND_HELLO;
    bytes[AT_SESSION] = (uint8_t)(l->chance >> 8);
    bytes[AT_SESSION + 1] = (uint8_t)l->chance;
    bytes[AT_AGE] = (uint8_t)(l->age >> 8);
    bytes[AT_AGE + 1] = (uint8_t)l->age;
    return seal(bytes, HELLO_BYTES - CRC_BYTES);
}

static uint8_t flags_of(const link_t *l) {
    uint8_t flags = l->ready ? FLAG_READY : 0;
    flags |= l->want_list ? FLAG_WANT_LIST : 0;
    flags |= l->state == LINK_INVITE ? FLAG_INVITE : 0;
    flags |= l->me ? FLAG_SECOND : 0;
    flags |= l->paused ? FLAG_PAUSED : 0;
    return flags;
}

static uint8_t pack_list(const link_t *l, uint8_t *bytes) {
    const c4_game_t *game = &l->match.game;
    uint8_t i, at = AT_MOVES;
    bytes[AT_BEST_OF] = l->match.best_of;
    bytes[AT_WINS] = l->match.wins[0];
    bytes[AT_WINS + 1] = l->match.wins[1];
    bytes[AT_STARTER] = l->match.starter;
    if (game->over == C4_EV_WON) { /* the score before this game; the rest follows from its moves */
        --bytes[AT_WINS + (link_turn(l) ^ 1)];
    }
    for (i = 0; i < game->count; ++i) {
        if (i & 1) {
            bytes[at] |= (uint8_t)(game->moves[i] << 4);
            ++at;
        } else {
            bytes[at] = game->moves[i];
        }
    }
    if (i & 1) {
        ++at;
    }
    return at;
}

void link_sent(link_t *l) {
    wait_anew(l);
}

uint8_t link_frame(const link_t *l, uint8_t *bytes) {
    uint8_t length = STATE_BYTES - CRC_BYTES, count = l->match.game.count;
    if (l->state == LINK_SEARCH) {
        return hello(l, bytes);
    }
    bytes[AT_KIND] = KIND_STATE;
    bytes[AT_SESSION] = l->session[0];
    bytes[AT_SESSION + 1] = l->session[1];
    bytes[AT_GAME] = l->game;
    bytes[AT_COUNT] = count;
    bytes[AT_COLUMN] = count ? l->match.game.moves[count - 1] : NO_COLUMN;
    bytes[AT_FLAGS] = flags_of(l);
    digest_more(l->digest, bytes[AT_FLAGS], bytes + AT_DIGEST);
    if (l->send_list || l->state == LINK_INVITE) {
        bytes[AT_KIND] = KIND_LIST;
        length = pack_list(l, bytes);
    }
    return seal(bytes, length);
}

/* ---- receiving ------------------------------------------------------------------------------------------------------- */

static uint8_t is_whole(const uint8_t *bytes, uint8_t length) {
    uint8_t body;
    if (length < LINK_FRAME_MIN || length > LINK_FRAME_MAX || bytes[AT_LENGTH] != length) {
        return 0;
    }
    body = (uint8_t)(length - CRC_BYTES);
    crc16_start();
    crc16_bytes(bytes, body);
    if (bytes[body] != crc16_hi) {
        return 0;
    }
    ++body;
    return bytes[body] == crc16_lo;
}

static void note_alive(link_t *l) {
    l->quiet = 0;
    if (!l->alive) {
        l->alive = 1;
        l->events |= LINK_EV_CONNECTED;
    }
}

/* The other end is searching, too: the one that chose LINK earlier invites. In a running session it means that the other end has
 * started over, so it gets the list. */
static void take_hello(link_t *l, const uint8_t *bytes) {
    uint16_t age, name;
    if (l->state != LINK_SEARCH) {
        l->send_list = 1;
        hurry(l);
        return;
    }
    age = (uint16_t)(bytes[AT_AGE] << 8);
    age |= bytes[AT_AGE + 1];
    name = (uint16_t)(bytes[AT_SESSION] << 8);
    name |= bytes[AT_SESSION + 1];
    if (l->age < age || (l->age == age && l->chance <= name)) {
        roll(l, 0); /* another name, in case both are the same */
        return;
    }
    l->state = LINK_INVITE;
    l->me = 0;
    l->session[0] = (uint8_t)(l->chance >> 8);
    l->session[1] = (uint8_t)l->chance;
    digest_begin(l);
    digest_keep(l->digest);
    hurry(l);
}

static uint8_t same_session(const link_t *l, const uint8_t *bytes) {
    return l->state != LINK_SEARCH && l->session[0] == bytes[AT_SESSION] && l->session[1] == bytes[AT_SESSION + 1];
}

/* Two invitations have crossed: the end with the smaller name gives way. */
static uint8_t gives_way(const uint8_t *mine, const uint8_t *other) {
    if (mine[0] != other[0]) {
        return mine[0] < other[0];
    }
    return mine[1] < other[1];
}

/* Is this the digest of the record that the frame's sender holds? */
static uint8_t agrees(const uint8_t *digest, const uint8_t *bytes) {
    uint8_t with_flags[2];
    digest_more(digest, bytes[AT_FLAGS], with_flags);
    return with_flags[0] == bytes[AT_DIGEST] && with_flags[1] == bytes[AT_DIGEST + 1];
}

/* Builds a record from a list by playing it by the rules. Damaged means that the digest does not match what the sender meant. */
enum { LIST_DAMAGED, LIST_ILLEGAL, LIST_GOOD };
static uint8_t unpack_list(link_t *to, const uint8_t *bytes) {
    uint8_t i, column, legal, at = AT_MOVES, count = bytes[AT_COUNT];
    if (count > C4_CELLS || bytes[AT_LENGTH] != (uint8_t)(LIST_BYTES + ((uint8_t)(count + 1) >> 1))) {
        return LIST_DAMAGED;
    }
    to->session[0] = bytes[AT_SESSION];
    to->session[1] = bytes[AT_SESSION + 1];
    to->game = bytes[AT_GAME];
    c4_match_begin(&to->match, bytes[AT_BEST_OF]);
    to->match.wins[0] = bytes[AT_WINS];
    to->match.wins[1] = bytes[AT_WINS + 1];
    to->match.starter = bytes[AT_STARTER];
    legal = c4_match_can_be(bytes + AT_BEST_OF) && bytes[AT_STARTER] == (bytes[AT_GAME] & 1); /* the start alternates */
    digest_begin(to);
    for (i = 0; i < count; ++i) {
        column = bytes[at] & 15;
        if (i & 1) {
            column = bytes[at] >> 4;
            ++at;
        }
        crc16_byte(column);
        if (legal) {
            legal = c4_match_play(&to->match, column) != C4_EV_ILLEGAL;
        }
    }
    digest_keep(to->digest);
    if (!agrees(to->digest, bytes)) {
        return LIST_DAMAGED;
    }
    return legal ? LIST_GOOD : LIST_ILLEGAL;
}

static void replace(link_t *l, const link_t *by) {
    memcpy(l, by, offsetof(link_t, state));
    l->ready = 0;
    l->want_list = 0;
    l->events |= LINK_EV_REPLACED;
}

/* Is the place (game, count) later than this end's? Games count round, so half of the circle is later. */
static uint8_t is_later(const link_t *l, uint8_t game, uint8_t count) {
    uint8_t ahead = (uint8_t)(game - l->game);
    if (ahead == 0) {
        return count > l->match.game.count;
    }
    return ahead < 128;
}

static uint8_t join(link_t *l, const link_t *list, uint8_t verdict, uint8_t flags) {
    if (l->state == LINK_PLAY) {
        return 0; /* another match: the present one is not abandoned for it */
    }
    if (l->state == LINK_INVITE && (flags & FLAG_INVITE) && !gives_way(l->session, list->session)) {
        return 0;
    }
    if (verdict != LIST_GOOD) {
        refuse(l);
        return 0;
    }
    replace(l, list);
    l->me = !(flags & FLAG_SECOND);
    l->state = LINK_PLAY;
    note_alive(l);
    hurry(l);
    return 1;
}

/* Is that record possible in the same session? It has the same moves as far as both go, and at most one more, which is its own. */
static uint8_t can_have(const link_t *l, const link_t *list) {
    uint8_t mine = l->match.game.count, theirs = list->match.game.count;
    if (list->match.best_of != l->match.best_of) {
        return 0;
    }
    if (list->game != l->game) {
        return (list->game == (uint8_t)(l->game + 1) && l->ready) || !is_later(l, list->game, theirs);
    }
    if (theirs > mine) {
        return theirs == (uint8_t)(mine + 1) && link_turn(l) != l->me &&
               memcmp(l->match.game.moves, list->match.game.moves, mine) == 0;
    }
    return memcmp(l->match.game.moves, list->match.game.moves, theirs) == 0;
}

/* Both ends are at the same place. */
static void take_level(link_t *l, const uint8_t *bytes) {
    if (!agrees(l->digest, bytes)) {
        l->want_list = !is_sound(l);
        l->send_list = !l->want_list;
        hurry(l);
        return;
    }
    l->want_list = 0;
    l->behind = l->ready && !(bytes[AT_FLAGS] & FLAG_READY);
    if (l->ready && (bytes[AT_FLAGS] & FLAG_READY)) {
        next_game(l);
        hurry(l);
    }
}

/* It has one move more. */
static void take_move(link_t *l, const uint8_t *bytes) {
    uint8_t digest[2];
    digest_more(l->digest, bytes[AT_COLUMN], digest);
    if (!agrees(digest, bytes)) {
        l->want_list = 1;
    } else if (link_turn(l) == l->me || !append(l, bytes[AT_COLUMN])) {
        refuse(l);
    } else {
        l->want_list = 0;
        l->ready = 0;
        l->events |= LINK_EV_MOVE;
    }
    l->wait = 0; /* it waits for the answer */
}

static void take_state(link_t *l, const uint8_t *bytes) {
    uint8_t mine, game = bytes[AT_GAME], count = bytes[AT_COUNT];
    l->send_list = (bytes[AT_FLAGS] & FLAG_WANT_LIST) != 0;
    if (game == (uint8_t)(l->game + 1) && l->ready) {
        next_game(l); /* it knew that this end was ready */
        l->wait = 0;
    }
    mine = l->match.game.count;
    if (game == l->game && count == mine) {
        take_level(l, bytes);
    } else if (game == l->game && count == (uint8_t)(mine + 1)) {
        take_move(l, bytes);
    } else if (is_later(l, game, count)) {
        l->want_list = 1;
    } else {
        l->behind = 1;
        if (game != l->game || (uint8_t)(count + 1) != mine) {
            l->send_list |= game != (uint8_t)(l->game - 1) || mine != 0;
        }
    }
}

static uint8_t take_list(link_t *l, const uint8_t *bytes) {
    static link_t list;
    uint8_t verdict = unpack_list(&list, bytes);
    if (verdict == LIST_DAMAGED) {
        return 0;
    }
    if (!same_session(l, bytes)) {
        return join(l, &list, verdict, bytes[AT_FLAGS]);
    }
    if (verdict == LIST_GOOD && !is_sound(l)) {
        replace(l, &list);
    } else if (verdict == LIST_ILLEGAL || !can_have(l, &list)) {
        refuse(l);
        return 0;
    }
    return 1;
}

uint8_t link_take(link_t *l, const uint8_t *bytes, uint8_t length) {
    if (l->state == LINK_REFUSED || !is_whole(bytes, length)) {
        return 0;
    }
    if (bytes[AT_KIND] == KIND_HELLO && length == HELLO_BYTES) {
        take_hello(l, bytes);
        return 0;
    }
    if (bytes[AT_KIND] == KIND_LIST && length >= LIST_BYTES) {
        if (!take_list(l, bytes)) {
            return 0;
        }
    } else if (bytes[AT_KIND] != KIND_STATE || length != STATE_BYTES) {
        return 0;
    }
    if (!same_session(l, bytes) || l->me == ((bytes[AT_FLAGS] & FLAG_SECOND) != 0)) {
        return 0; /* of another match, or this end's own echo */
    }
    l->state = LINK_PLAY;
    l->other_paused = (bytes[AT_FLAGS] & FLAG_PAUSED) != 0;
    note_alive(l);
    take_state(l, bytes);
    return 1;
}
