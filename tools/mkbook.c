/* Makes the Connect 4 book: the moves of every position that the AI can meet and the console's own search cannot settle.
 *
 *     mkbook first LOG          walks every position with the AI to move that can arise when the AI begins, and adds a line
 *                               "key column value" to LOG for each that needs the book. It can be stopped at any time: started
 *                               again it continues from the last LOG.mark, with the same result.
 *     mkbook second LOG         the same for games in which the AI does not begin
 *     mkbook pack BOOK LOG...   packs finished logs into the book file, prints size and checksum
 *     mkbook check BOOK first|second
 *                               the same walk with the moves of the packed book: no position may be missing, and no game may end
 *                               worse than a value that was proven on the way
 *
 * The walk follows the AI's own moves and all replies of the opponent, mirror images only once, down to the end of every game,
 * even below positions that the search solves. So it proves that the AI makes no mistake.
 */
#include "tools/lib/c4book.h"
#include "games/connect4/book.h"
#include "tools/lib/c4keys.h"
#include "tools/lib/c4model.h"
#include "tools/lib/c4solve.h"
#include "tools/lib/options.h"
#include "tools/lib/output.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <time.h>
#include <unistd.h>

/* Candidates are tried with budgets that grow fourfold: a win that is proven cheaply needs fewer entries below it. */
#define FIRST_TRY 12000
#define LAST_TRY 50000000
#define LAST_TRY_OPEN 800000 /* when a win is not known to be there */
#define TABLE_BITS 26
#define SAVE_SECONDS 240

static c4_solver_t *exact;
static uint8_t *book; /* check: the packed file */
static FILE *log_file;
static const char *log_name;
static c4_keys_t decided; /* key -> column */
static struct { uint64_t positions, entries, searched, nodes, false_hits, losses, open; } total;

enum { LOST, DRAWN, WON };

uint8_t c4_book_peek(uint16_t page, uint8_t offset) {
    return book[page * 256 + offset];
}

static uint64_t move_mask(const c4_board_t *b) {
    return c4b_playable(b->first | b->second);
}

static int is_over(const c4_board_t *b) {
    return b->count == 42 || c4b_has_four(b->count & 1 ? b->first : b->second);
}

/* All wins that the smallest sufficient budget proves; none if even the largest proves none. `known`: there is known to be a win.
 * */
static int easy_wins(const c4_board_t *b, int known, uint64_t *wins) {
    uint64_t budget, lost = 0;
    uint64_t most = known || b->count <= 1 ? LAST_TRY : LAST_TRY_OPEN;
    int side = b->count & 1, c, n = 0;
    for (budget = FIRST_TRY; n == 0 && budget <= most; budget *= 4) {
        for (c = 0; c < 7; ++c) {
            uint64_t cell = move_mask(b) & C4B_COLUMN(c) & ~lost;
            c4_board_t next;
            int r;
            if (!cell) {
                continue;
            }
            next = c4b_after(b, cell);
            r = c4s_try(exact, &next, side, 42, budget);
            if (r == 1) {
                wins[n++] = cell;
            } else if (r == 0) {
                lost |= cell;
            }
        }
    }
    return n;
}

/* The first win from the centre out, by the exact solver. */
static int any_win(const c4_board_t *b, uint64_t *wins) {
    static const int center_first[7] = {3, 2, 4, 1, 5, 0, 6};
    int i;
    for (i = 0; i < 7; ++i) {
        uint64_t cell = move_mask(b) & C4B_COLUMN(center_first[i]);
        if (cell) {
            c4_board_t next = c4b_after(b, cell);
            if (c4s_wins(exact, &next, b->count & 1, 42)) {
                wins[0] = cell;
                return 1;
            }
        }
    }
    return 0;
}

/* All moves that keep a draw, by the exact solver. */
static int drawing_moves(const c4_board_t *b, uint64_t *moves) {
    int other = !(b->count & 1), c, n = 0;
    for (c = 0; c < 7; ++c) {
        uint64_t cell = move_mask(b) & C4B_COLUMN(c);
        if (cell) {
            c4_board_t next = c4b_after(b, cell);
            if (!c4s_wins(exact, &next, other, 42)) {
                moves[n++] = cell;
            }
        }
    }
    return n;
}

/* All moves that delay the loss longest, in a lost position. */
static int defending_moves(const c4_board_t *b, uint64_t *moves) {
    int other = !(b->count & 1), last, c, n = 0;
    for (last = other ? 40 : 39; n == 0; last -= 2) {
        for (c = 0; c < 7; ++c) {
            uint64_t cell = move_mask(b) & C4B_COLUMN(c);
            if (cell) {
                c4_board_t next = c4b_after(b, cell);
                if (!c4s_wins(exact, &next, other, last)) {
                    moves[n++] = cell;
                }
            }
        }
    }
    return n;
}

static int needs_book(const c4_board_t *b, c4m_answer_t *a) {
    *a = c4m_think(b);
    if (a->trivial) {
        return 0;
    }
    return b->count <= C4_BOOK_ALL || a->verdict == C4M_UNSOLVED || a->verdict == C4M_LOSS_OPEN || a->false_hits;
}

/* What a move costs: the book entries that the replies need, then the nodes of the search. */
static uint64_t price(const c4_board_t *after) {
    uint64_t sum = 0, replies = move_mask(after);
    for (; replies; replies &= replies - 1) {
        c4_board_t next = c4b_after(after, replies & (~replies + 1));
        c4m_answer_t a;
        if (is_over(&next)) {
            continue;
        }
        if (needs_book(&next, &a)) {
            sum += 1000000;
        }
        sum += (uint64_t)a.nodes;
    }
    return sum;
}

static uint64_t choose(const c4_board_t *b, const uint64_t *moves, int n) {
    uint64_t best = moves[0], least = UINT64_MAX;
    int i;
    for (i = 0; i < n; ++i) {
        c4_board_t next = c4b_after(b, moves[i]);
        uint64_t p = n == 1 ? 0 : price(&next);
        if (p < least) {
            least = p;
            best = moves[i];
        }
    }
    return best;
}

/* The book's move. `bound` is the least value already known for the AI; it is replaced by the true one. */
static uint64_t decide(const c4_board_t *b, int *bound) {
    uint64_t moves[7];
    int n;
    if (b->count == 0) {
        *bound = WON; /* the walk below the centre column proves it */
        return c4b_move(b, 3);
    }
    n = easy_wins(b, *bound == WON, moves);
    if (!n && *bound != WON && c4s_wins(exact, b, !(b->count & 1), 42)) {
        *bound = LOST;
        n = defending_moves(b, moves);
        return choose(b, moves, n);
    }
    if (!n) {
        n = any_win(b, moves);
    }
    *bound = WON;
    if (!n) {
        *bound = DRAWN;
        n = drawing_moves(b, moves);
    }
    return choose(b, moves, n);
}

/* The log and the solver's table belong together: both are saved at the same moment, so that a stopped run continues exactly as
 * if it had not been stopped. */
static void save_state(void) {
    static time_t saved;
    char part[512], file[512];
    FILE *f;
    time_t now = time(NULL);
    if (!saved) {
        saved = now;
    }
    if (now - saved < SAVE_SECONDS) {
        return;
    }
    saved = now;
    snprintf(part, sizeof part, "%s.part", log_name);
    snprintf(file, sizeof file, "%s.table", log_name);
    if (!c4s_save(exact, part) || rename(part, file) != 0) {
        perror("mkbook: table not saved");
        return;
    }
    snprintf(file, sizeof file, "%s.mark", log_name);
    f = fopen(file, "w");
    if (f) {
        fprintf(f, "%ld\n", ftell(log_file));
        fclose(f);
    }
}

/* The move that the console reads for this position. */
static int packed_move(const c4_board_t *b) {
    uint8_t hash[5], column;
    int flip;
    c4_book_name(b, hash, &flip);
    column = c4_book_find(hash);
    if (column > 6 || (b->count >= C4M_LATE && !c4_book_late(hash))) {
        fprintf(stderr, "mkbook: %llx is missing\n", (unsigned long long)c4b_key(b));
        exit(1);
    }
    return flip ? 6 - column : column;
}

/* The AI's move in one position: by its search, or by the book; LOG holds the entries decided so far. */
static uint64_t ai_move(uint64_t key, int *value) {
    c4_board_t b = c4b_from_key(key);
    c4m_answer_t a;
    int unsettled = needs_book(&b, &a), column;
    uint64_t cell;
    ++total.positions;
    total.searched += !a.trivial;
    total.nodes += (uint64_t)a.nodes;
    total.false_hits += (uint64_t)a.false_hits;
    if (!unsettled) {
        if (!a.trivial) {
            *value = a.verdict == C4M_WIN ? WON : a.verdict == C4M_DRAW ? DRAWN : LOST;
        }
        return c4b_move(&b, a.column);
    }
    ++total.entries;
    if (book) {
        return c4b_move(&b, packed_move(&b));
    }
    column = c4k_get(&decided, key);
    if (column < 0) {
        cell = decide(&b, value);
        column = __builtin_ctzll(cell) / 7;
        fprintf(log_file, "%013llx %d %d\n", (unsigned long long)key, column, *value);
        fflush(log_file);
        save_state();
        c4k_put(&decided, key, column | *value << 3);
    } else {
        *value = column >> 3;
        column &= 7;
    }
    total.losses += *value != WON;
    return c4b_move(&b, column);
}

/* All positions two stones later. The program ends if the opponent wins one that the AI could have won. */
static void expand(c4_keys_t *next, uint64_t key) {
    int value = (int)(key >> 60);
    c4_board_t b = c4b_from_key(key & ((1ULL << 49) - 1)), after;
    uint64_t cell = ai_move(key & ((1ULL << 49) - 1), &value), replies;
    if (value < (int)(key >> 60)) {
        fprintf(stderr, "mkbook: value fell at %llx\n", (unsigned long long)key);
        exit(1);
    }
    after = c4b_after(&b, cell);
    if (is_over(&after)) {
        return;
    }
    for (replies = move_mask(&after); replies; replies &= replies - 1) {
        c4_board_t reply = c4b_after(&after, replies & (~replies + 1));
        uint64_t k;
        int old;
        if (is_over(&reply)) {
            if (value == WON || (value == DRAWN && reply.count < 42)) {
                fprintf(stderr, "mkbook: mistake at %llx\n", (unsigned long long)key);
                exit(1);
            }
            continue;
        }
        k = c4b_canonical(&reply, NULL);
        old = c4k_get(next, k);
        if (old < value) {
            c4k_put(next, k, value);
        }
    }
}

static void walk(int side) {
    c4_keys_t level = {0}, next = {0};
    c4_board_t b = {0, 0, 0};
    clock_t start = clock();
    size_t i, n;
    int ply;
    c4k_clear(&level);
    if (side == 0) {
        c4k_put(&level, c4b_canonical(&b, NULL), book ? WON : LOST); /* checked: the first side must win */
    } else {
        for (i = 0; i < 4; ++i) {
            c4_board_t one = c4b_after(&b, c4b_move(&b, (int)i));
            c4k_put(&level, c4b_canonical(&one, NULL), LOST);
        }
    }
    for (ply = side; level.used; ply += 2) {
        uint64_t *keys = c4k_sorted(&level, &n), before = total.entries;
        c4k_clear(&next);
        for (i = 0; i < n; ++i) {
            expand(&next, keys[i]);
            if ((i & 0x3FFF) == 0x3FFF || (ply <= 12 && (i & 0xFF) == 0xFF)) {
                fprintf(stderr, "\r%d stones: %zu of %zu, %llu entries, %.0f s ", ply, i, n,
                        (unsigned long long)total.entries, (double)(clock() - start) / CLOCKS_PER_SEC);
            }
        }
        fprintf(stderr, "\r%d stones: %zu positions, %llu of them in the book, %.0f s        \n", ply, n,
                (unsigned long long)(total.entries - before), (double)(clock() - start) / CLOCKS_PER_SEC);
        free(keys);
        c4k_swap(&level, &next);
    }
    c4k_free(&level);
    c4k_free(&next);
}

static void load_log(const char *name) {
    FILE *f = fopen(name, "r");
    unsigned long long key;
    int column, value;
    if (!f) {
        return;
    }
    while (fscanf(f, "%llx %d %d", &key, &column, &value) == 3) {
        c4k_put(&decided, key, column | value << 3);
    }
    fclose(f);
}

/* Opens the log where the last saved table belongs to it, or starts a new one. */
static int open_log(void) {
    char file[512];
    FILE *f;
    long length = 0;
    snprintf(file, sizeof file, "%s.mark", log_name);
    f = fopen(file, "r");
    if (f) {
        if (fscanf(f, "%ld", &length) != 1) {
            length = 0;
        }
        fclose(f);
    }
    snprintf(file, sizeof file, "%s.table", log_name);
    if (length && !c4s_load(exact, file)) {
        c4s_forget(exact);
        length = 0;
    }
    log_file = fopen(log_name, "a");
    return log_file && ftruncate(fileno(log_file), length) == 0;
}

static void report(int side) {
    printf("AI %s: %llu positions, %llu searched with %llu nodes, %llu in the book (%llu of them not won), "
           "%llu false hits\n",
           side ? "second" : "first", (unsigned long long)total.positions, (unsigned long long)total.searched,
           (unsigned long long)total.nodes, (unsigned long long)total.entries, (unsigned long long)total.losses,
           (unsigned long long)total.false_hits);
}

static int load_book(const char *name) {
    FILE *f = fopen(name, "rb");
    int good;
    book = calloc(1, 65536 * 2);
    good = f && book && fread(book, 1, 65536 * 2, f) > 0;
    if (!good) {
        perror(name);
    }
    if (f) {
        fclose(f);
    }
    return good;
}

/* Packs, then reads every entry back as the console would. */
static int run_pack(const char *name) {
    size_t i, n;
    uint64_t *keys = c4k_sorted(&decided, &n);
    if (c4_book_pack(&decided, name) != 0 || !load_book(name)) {
        return 1;
    }
    for (i = 0; i < n; ++i) {
        uint64_t key = keys[i] & ((1ULL << 49) - 1);
        c4_board_t b = c4b_from_key(key);
        if (packed_move(&b) != (c4k_get(&decided, key) & 7)) {
            fprintf(stderr, "mkbook: %llx reads back wrong\n", (unsigned long long)key);
            return 1;
        }
    }
    free(keys);
    return 0;
}

static int run_check(const char *name, int side) {
    if (!load_book(name)) {
        return 1;
    }
    walk(side);
    report(side);
    return 0;
}

static int run_decide(int side, const char *name) {
    log_name = name;
    exact = c4s_new(TABLE_BITS, 1);
    if (!exact || !open_log()) {
        perror("mkbook");
        return 1;
    }
    load_log(name);
    walk(side);
    report(side);
    return fclose(log_file) != 0;
}

int main(int argc, char **argv) {
    static const char usage[] = "usage: mkbook first LOG | second LOG | pack BOOK LOG... | check BOOK first|second\n";
    int i;
    output_watch("mkbook");
    argc = options_read(argc, argv, usage, OPTIONS_NONE);
    c4k_clear(&decided);
    if (argc == 3 && strcmp(argv[1], "first") == 0) {
        return run_decide(0, argv[2]);
    }
    if (argc == 3 && strcmp(argv[1], "second") == 0) {
        return run_decide(1, argv[2]);
    }
    if (argc >= 4 && strcmp(argv[1], "pack") == 0) {
        for (i = 3; i < argc; ++i) {
            load_log(argv[i]);
        }
        return run_pack(argv[2]);
    }
    if (argc == 4 && strcmp(argv[1], "check") == 0) {
        return run_check(argv[2], strcmp(argv[3], "second") == 0);
    }
    options_wrong();
}
