/* mkcart: makes what the linker needs from the lists of games and pages and the marked functions in headers. Every fact is
 * written in one place:
 *
 *   mkcart cfg    ROM PRG_KB GAMES PAGES          > rom.cfg        linker configuration
 *   mkcart games  ROM GAMES                       > games.s        catalogue: titles, lines, descriptors with their pages; slots
 *   mkcart saves  ROM GAMES                       > save_slots.h   the same slots by name, for C
 *   mkcart gates  ROM GAMES HEADERS...            > gates.s        the far-call table
 *   mkcart header HEADERS...                      > gates.h        the macro FAR for those functions
 *
 * ROM is "boardcart" for the collection or the id of a game. A gate of a game that is not in this ROM keeps its number, so that
 * objects need to be compiled only once for all ROMs.
 */
#include "tools/lib/listfile.h"
#include "tools/mkcart.h"

#include <stdlib.h>
#include <string.h>

#define GAMES_MAX 8 /* lines of the menu */
#define PAGES_MAX 32
#define BANK_BYTES 0x2000
#define STUB_BYTES 0x10

/* RAM: the shell's variables, then one area that the games share in turn, then the C stack. */
#define STACK_LOW 0x0100 /* the shell uses the lower part of the stack page; the rest is the stack */
#define STACK_LOW_BYTES 0xB0
#define BLOCK_START 0x0400 /* BLOCK_ADDRESS of cart/block.h: the state block never moves */
#define BLOCK_BYTES 0x20
#define RAM_START (BLOCK_START + BLOCK_BYTES)
#define OVERLAY_START 0x0626
#define CSTACK_START 0x07C6
#define ZP_OVERLAY_START 0x80
#define ZP_OVERLAY_BYTES 0x80
#define SAVE_START 0x6000
#define WORK_START 0x6D00 /* WRAM behind the saves */

/* The saves: cart/save.h draws them. The journal has room for the largest slot that a game may have. */
#define SAVE_SIGN_BYTES 4
#define JOURNAL_HEAD 8
#define JOURNAL_BYTES 600
#define COPY_HEAD 6
#define CHOICE_BYTES 8
#define SHELL_SLOTS ((int)(sizeof shell_slots / sizeof shell_slots[0]))

/* A slot by name: those of the shell itself, and what a game keeps in addition to its record and its unfinished game. */
typedef struct {
    char name[32];
    int size, copies;
} extra_t;
static const extra_t shell_slots[] = {{"OPTIONS", 16, 2}, {"CLUB", 32, 2}};

typedef struct {
    char id[32], title[64], players[16], line[64], picture[32], pages[128];
    int stats, game; /* bytes in the save */
    extra_t extra;   /* no copies: it has none */
    int slot;        /* of its record in the save */
} entry_t;

typedef struct {
    char name[100];
    int at, size, copies;
} slot_t;
static slot_t slots[SHELL_SLOTS + 3 * GAMES_MAX];
static int slot_count, first_record, save_bytes_used;

static int read_list(const char *path, entry_t *games, int count) {
    char buffer[LINE_MAX_BYTES], *s;
    FILE *f = open_list(path);
    while ((s = next_line(f, buffer))) {
        entry_t e = {0};
        field(e.id, sizeof e.id, &s, "id");
        field(e.title, 13, &s, "title (12 letters)");
        field(e.players, sizeof e.players, &s, "players");
        field(e.line, 26, &s, "line (25 letters)");
        field(e.picture, sizeof e.picture, &s, "picture");
        e.stats = number(&s, "stats (an even number of bytes)", 2, 246) & ~1;
        e.game = number(&s, "game (bytes, at most what the journal holds)", 1, JOURNAL_BYTES);
        field(e.pages, sizeof e.pages, &s, "pages");
        if (s) {
            char name[sizeof e.extra.name];
            field(name, sizeof name, &s, "name of one more slot");
            upper(e.extra.name, name);
            e.extra.size = number(&s, "its bytes", 1, JOURNAL_BYTES);
            e.extra.copies = number(&s, "its copies", 1, 2);
        }
        if (count == GAMES_MAX) {
            fail("more games than the menu has lines for", e.id);
        }
        games[count++] = e;
    }
    fclose(f);
    return count;
}

static void lay_out_saves(entry_t *games, int count);

/* The games of ROM, all of them for the collection; the save has room for all of them in either case. GAMES may be several lists
 * joined by +: the template's line is in its own folder. */
static int read_games(const char *paths, const char *rom, entry_t *games) {
    static char list[LINE_MAX_BYTES];
    int count = 0, here = 0;
    snprintf(list, sizeof list, "%s", paths);
    for (char *path = strtok(list, "+"); path; path = strtok(NULL, "+")) {
        count = read_list(path, games, count);
    }
    lay_out_saves(games, count);
    for (int g = 0; g < count; ++g) {
        if (strcmp(rom, "boardcart") == 0 || strcmp(rom, games[g].id) == 0) {
            games[here++] = games[g];
        }
    }
    if (here == 0) {
        fail("no such game", rom);
    }
    return here;
}

/* ---- saves ----------------------------------------------------------------------------------------------------- */

static void add_slot(const char *name, const char *kind, int at, int size, int copies) {
    slot_t *s = &slots[slot_count++];
    snprintf(s->name, sizeof s->name, "%s%s", name, kind);
    s->at = at;
    s->size = size;
    s->copies = copies;
}

static int add_below(const extra_t *slot, int top) {
    top -= slot->copies * (COPY_HEAD + slot->size);
    add_slot(slot->name, "", top, slot->size, slot->copies);
    return top;
}

/* From the end down: the shell's slots, then one more of each game that asks for it. From the journal up: what every game has. So a game at the
 * end of the list moves nothing. */
static void lay_out_saves(entry_t *games, int count) {
    int top = WORK_START - SAVE_START, at = SAVE_SIGN_BYTES + JOURNAL_HEAD + JOURNAL_BYTES;
    for (int s = 0; s < SHELL_SLOTS; ++s) {
        top = add_below(&shell_slots[s], top);
    }
    for (int g = 0; g < count; ++g) {
        if (games[g].extra.copies != 0) {
            top = add_below(&games[g].extra, top);
        }
    }
    first_record = slot_count;
    for (int g = 0; g < count; ++g) {
        char id[32];
        int record = CHOICE_BYTES + games[g].stats;
        upper(id, games[g].id);
        games[g].slot = slot_count;
        add_slot(id, "", at, record, 2);
        at += 2 * (COPY_HEAD + record);
        add_slot(id, "_GAME", at, games[g].game, 1);
        at += COPY_HEAD + games[g].game;
        if (at > top) {
            char by[48];
            snprintf(by, sizeof by, "%s is %d bytes too many", games[g].id, at - top);
            fail("the saves do not fit the battery RAM", by);
        }
    }
    save_bytes_used = at + (WORK_START - SAVE_START - top);
}

static void print_saves(void) {
    printf("/* Made by mkcart: the slots of the save. Used: %d of %d bytes. */\n#ifndef SAVE_SLOTS_H\n#define SAVE_SLOTS_H\n"
           "#define SAVE_JOURNAL_AT %d\n#define SAVE_FIRST_RECORD %d\nenum {\n",
           save_bytes_used, WORK_START - SAVE_START, SAVE_SIGN_BYTES, first_record);
    for (int s = 0; s < slot_count; ++s) {
        printf("    SAVE_%s,\n", slots[s].name);
    }
    printf("    SAVE_SLOTS\n};\n#define SAVE_LAYOUT {");
    for (int s = 0; s < slot_count; ++s) {
        printf("{%d, %d, %d}, ", slots[s].at, slots[s].size, slots[s].copies);
    }
    printf("}\n#define SAVE_NAMES {");
    for (int s = 0; s < slot_count; ++s) {
        printf("\"%s\", ", slots[s].name);
    }
    printf("}\n#endif\n");
}

/* ---- cfg ------------------------------------------------------------------------------------------------------ */

static char page_names[PAGES_MAX][PAGE_NAME_BYTES];
static int page_count;
static char guests[GAMES_MAX][PAGE_NAME_BYTES], hosts[GAMES_MAX][PAGE_NAME_BYTES]; /* pages that are guests in other pages */
static int guest_count;

static int page_there(const char *name) {
    for (int p = 0; p < page_count; ++p) {
        if (strcmp(page_names[p], name) == 0) {
            return 1;
        }
    }
    return 0;
}

/* "NAME@PAGE" is a guest in a page of another game or of the shell. */
static void add_guest(const char *prefix, const char *name, size_t length) {
    char raw[PAGE_NAME_BYTES];
    int main_page = length == 4 && strncmp(name, "main", 4) == 0;
    if (guest_count == GAMES_MAX) {
        fail("more guests than there is room for", name);
    }
    snprintf(raw, sizeof raw, "%s%s%.*s", prefix, main_page ? "" : "_", main_page ? 0 : (int)length, name);
    upper(guests[guest_count], raw);
    upper(hosts[guest_count++], name + length + 1);
}

static void add_page(const char *prefix, const char *name) {
    char raw[PAGE_NAME_BYTES];
    const char *at = strchr(name, '@');
    int length;
    if (at) {
        add_guest(prefix, name, (size_t)(at - name));
        return;
    }
    if (page_count == PAGES_MAX - 1) {
        fail("more pages than the board holds", name);
    }
    if (!*prefix) {
        length = snprintf(raw, sizeof raw, "%s", name);
    } else if (strcmp(name, "main") == 0) {
        length = snprintf(raw, sizeof raw, "%s", prefix);
    } else {
        length = snprintf(raw, sizeof raw, "%s_%s", prefix, name);
    }
    if (length >= (int)sizeof raw) {
        fail("name too long", name);
    }
    upper(page_names[page_count++], raw);
}

/* A guest whose host is not in this ROM gets a page of its own. */
static void settle_guests(void) {
    int left = 0;
    for (int g = 0; g < guest_count; ++g) {
        if (!page_there(hosts[g])) {
            if (page_count == PAGES_MAX - 1) {
                fail("more pages than the board holds", guests[g]);
            }
            strcpy(page_names[page_count++], guests[g]);
            continue;
        }
        memmove(guests[left], guests[g], sizeof guests[g]);
        memmove(hosts[left++], hosts[g], sizeof hosts[g]);
    }
    guest_count = left;
}

/* A page is two segments of code and one of constants, _RO, which shares the upper half with _HI. A guest of the shell (the small
 * game of a test) is in the upper half only; any other guest is laid out like a page of its own. */
static void print_guest(const char *name, const char *host, int of_shell) {
    static const char *const parts[] = {"", "_RO", "_HI"};
    for (int part = 0; part < 3; ++part) {
        printf("  B_%s%s: load = B_%s%s, type = ro, optional = yes%s;\n", name, parts[part], host,
               part == 0 && !of_shell ? "" : "_RO", part == 1 ? ", align = $100" : "");
    }
}

static void collect_pages(const entry_t *games, int count, const char *pages_path) {
    char buffer[LINE_MAX_BYTES], *s;
    FILE *f = open_list(pages_path);
    while ((s = next_line(f, buffer))) {
        add_page("", s);
    }
    fclose(f);
    for (int g = 0; g < count; ++g) {
        char list[128], *word;
        strcpy(list, games[g].pages);
        for (word = strtok(list, " "); word; word = strtok(NULL, " ")) {
            add_page(games[g].id, word);
        }
    }
    settle_guests();
}

static void print_area(const char *kind, const char *id, int start, int size) {
    printf("  %s%s: start = $%04X, size = $%04X, type = rw, file = \"\", define = yes;\n", kind, id, start, size);
}

static void print_ram(const entry_t *games, int count) {
    print_area("ZP", "", 0x0002, ZP_OVERLAY_START - 2);
    print_area("STACKLOW", "", STACK_LOW, STACK_LOW_BYTES);
    print_area("OAM", "", 0x0200, 0x100);
    print_area("QUEUE", "", 0x0300, 0x100);
    print_area("BLOCK", "", BLOCK_START, BLOCK_BYTES);
    print_area("RAM", "", RAM_START, OVERLAY_START - RAM_START);
    print_area("CSTACK", "", CSTACK_START, 0x0800 - CSTACK_START);
    print_area("R_BOOT", "", OVERLAY_START, CSTACK_START - OVERLAY_START); /* used at power-on only, before a game runs */
    for (int g = 0; g < count; ++g) {
        char id[32];
        upper(id, games[g].id);
        print_area("Z_", id, ZP_OVERLAY_START, ZP_OVERLAY_BYTES);
        print_area("R_", id, OVERLAY_START, CSTACK_START - OVERLAY_START);
        print_area("W_", id, WORK_START, 0x8000 - WORK_START);
    }
}

static void print_bank(const char *name, const char *half, int start, int bank) {
    int size = BANK_BYTES - STUB_BYTES;
    printf("  B_%s%s: start = $%04X, size = $%04X, file = %%O, fill = yes, fillval = $00, bank = %d, define = yes;\n"
           "  S%02d: start = $%04X, size = $%04X, file = %%O, fill = yes, fillval = $00;\n",
           name, half, start, size, bank / 2, bank, start + size, STUB_BYTES);
}

static void print_cfg(int banks, const entry_t *games, int count) {
    char id[32];
    printf("# Made by mkcart. Pages of 16 KB: code half at $8000, read-only half at $A000; a reset stub ends every 8 KB bank.\n"
           "MEMORY {\n  HDR: start = $0000, size = $0010, file = %%O, fill = yes;\n");
    print_ram(games, count);
    for (int p = 0; p < banks / 2 - 1; ++p) {
        print_bank(page_names[p], "", 0x8000, p * 2);
        print_bank(page_names[p], "_RO", 0xA000, p * 2 + 1);
    }
    print_bank("FIXED", "", 0xC000, banks - 2);
    printf("  FIXHI: start = $E000, size = $1FFA, file = %%O, fill = yes, fillval = $00, bank = %d, define = yes;\n"
           "  VEC: start = $FFFA, size = $0006, file = %%O;\n}\nSEGMENTS {\n  HEADER: load = HDR, type = ro;\n",
           banks / 2 - 1);
    printf("  ZEROPAGE: load = ZP, type = zp;\n  STACKLOW: load = STACKLOW, type = bss;\n  OAMBUF: load = OAM, type = bss;\n  PPUQBUF: load = QUEUE, type = bss;\n"
           "  BLOCK: load = BLOCK, type = bss;\n  BLOCK_OPTIONS: load = BLOCK, type = bss;\n"
           "  R_BOOT: load = R_BOOT, type = bss, optional = yes;\n  DATA: load = FIXHI, run = RAM, type = rw, define = yes;\n  BSS: load = RAM, type = bss;\n");
    for (int g = 0; g < count; ++g) {
        upper(id, games[g].id);
        printf("  Z_%s: load = Z_%s, type = zp, optional = yes;\n  R_%s: load = R_%s, type = bss, optional = yes;\n"
               "  W_%s: load = W_%s, type = bss, optional = yes, align = $100;\n",
               id, id, id, id, id, id);
    }
    for (int p = 0; p < page_count; ++p) {
        const char *name = page_names[p];
        printf("  B_%s: load = B_%s, type = ro, optional = yes, align = $100;\n"
               "  B_%s_RO: load = B_%s_RO, type = ro, optional = yes, align = $100;\n"
               "  B_%s_HI: load = B_%s_RO, type = ro, optional = yes;\n",
               name, name, name, name, name, name);
    }
    for (int g = 0; g < guest_count; ++g) {
        print_guest(guests[g], hosts[g], strchr(hosts[g], '_') == NULL);
    }
    for (int b = 0; b < banks - 1; ++b) {
        printf("  STUB%02d: load = S%02d, type = ro;\n", b, b);
    }
    printf("  CODE: load = B_FIXED, type = ro;\n  RODATA: load = FIXHI, type = ro, optional = yes;\n"
           "  FIXED: load = FIXHI, type = ro;\n  TVLOOP: load = FIXHI, type = ro, align = $40;\n  VECTORS: load = VEC, type = ro;\n}\n"
           "SYMBOLS {\n  _overlay_zp: type = export, value = $%04X;\n  _overlay_zp_bytes: type = export, value = $%04X;\n"
           "  _overlay_ram: type = export, value = $%04X;\n  _overlay_ram_bytes: type = export, value = $%04X;\n"
           "  _overlay_work: type = export, value = $%04X;\n  _overlay_work_bytes: type = export, value = $%04X;\n}\n",
           ZP_OVERLAY_START, ZP_OVERLAY_BYTES, OVERLAY_START, CSTACK_START - OVERLAY_START, WORK_START, 0x8000 - WORK_START);
}

/* ---- games ----------------------------------------------------------------------------------------------------- */

/* A text in the format of mktext, with its Chinese twin from the game's text.zh.txt. */
static void print_words(int game, const char *id, const char *key, const char *label, const char *text) {
    printf(".import %s_zh_%s\n  .addr %s_zh_%s\n%s%d: .asciiz \"%s\"\n", id, key, id, key, label, game, text);
}

/* The title of a ROM with one game, in English and Chinese, if chr/art.txt has one: tiles, map, palettes. */
static void print_own_title(const entry_t *games, int count) {
    static const char *const languages[] = {"", "_zh"};
    char id[32];
    upper(id, games[0].id);
    printf(".segment \"RODATA\"\n.export _own_title\n_own_title:\n.if %d .and .defined(OWN_%s_BASE)\n", count == 1, id);
    for (int l = 0; l < 2; ++l) {
        printf(".import _own_%s%s_chr_far, _own_%s%s_map_far, _own_%s%s_pal\n  .addr _own_%s%s_chr_far, _own_%s%s_map_far, pal%d\n",
               games[0].id, languages[l], games[0].id, languages[l], games[0].id, languages[l], games[0].id,
               languages[l], games[0].id, languages[l], l);
    }
    for (int l = 0; l < 2; ++l) {
        printf("pal%d: .addr _own_%s%s_pal\n  .word 16\n  .byte <.bank(_own_%s%s_pal)\n", l, games[0].id, languages[l],
               games[0].id, languages[l]);
    }
    printf(".else\n  .addr 0\n.endif\n");
}

static void print_games(const entry_t *games, int count) {
    printf("; Made by mkcart: the games of this ROM.\n.include \"art.inc\"\n.segment \"RODATA\"\n.export _game_count, _game_catalogue\n"
           "_game_count: .byte %d\n_game_catalogue:\n",
           count);
    for (int g = 0; g < count; ++g) {
        const entry_t *e = &games[g];
        printf(".import _%s_game, _%s_chr_far, _%s_map_far, _%s_attr_far\n", e->id, e->picture, e->picture, e->picture);
        printf("  .addr _%s_game\n  .byte <.bank(_%s_game)\n  .addr title%d, line%d, players%d\n", e->id, e->id, g, g, g);
        printf("  .addr _%s_chr_far, _%s_map_far, _%s_attr_far\n  .byte %d\n", e->picture, e->picture, e->picture, e->slot);
    }
    printf(".export _save_slots, _save_slot_count\n_save_slot_count: .byte %d\n_save_slots:\n", slot_count);
    for (int s = 0; s < slot_count; ++s) {
        printf("  .word %d, %d\n  .byte %d ; %s\n", slots[s].at, slots[s].size, slots[s].copies, slots[s].name);
    }
    printf(".segment \"B_WORDS\"\n");
    for (int g = 0; g < count; ++g) {
        print_words(g, games[g].id, "TITLE", "title", games[g].title);
        print_words(g, games[g].id, "LINE", "line", games[g].line);
        print_words(g, games[g].id, "PLAYERS", "players", games[g].players);
    }
    print_own_title(games, count);
}

int main(int argc, char **argv) {
    entry_t games[GAMES_MAX];
    const char *verb = argc > 1 ? argv[1] : "";
    if (strcmp(verb, "cfg") == 0 && argc == 6) {
        int banks = atoi(argv[3]) / 8, count = read_games(argv[4], argv[2], games);
        collect_pages(games, count, argv[5]);
        if (banks < 4 || banks > 64 || banks % 2 || page_count > banks / 2 - 1) {
            fail("the pages do not fit this PRG size", argv[3]);
        }
        for (int spare = 0; page_count < banks / 2 - 1; ++spare) {
            sprintf(page_names[page_count++], "SPARE%02d", spare);
        }
        print_cfg(banks, games, count);
    } else if (strcmp(verb, "games") == 0 && argc == 4) {
        print_games(games, read_games(argv[3], argv[2], games));
    } else if (strcmp(verb, "saves") == 0 && argc == 4) {
        read_games(argv[3], argv[2], games);
        print_saves();
    } else if (strcmp(verb, "gates") == 0 && argc > 4) {
        read_gates(argv + 4, argc - 4);
        const char *ids[GAMES_MAX];
        int count = read_games(argv[3], argv[2], games);
        for (int g = 0; g < count; ++g) {
            ids[g] = games[g].id;
        }
        print_gates(ids, count);
    } else if (strcmp(verb, "header") == 0 && argc > 2) {
        read_gates(argv + 2, argc - 2);
        print_gates_header();
    } else {
        fprintf(stderr, "usage: mkcart cfg ROM PRG_KB GAMES PAGES | games ROM GAMES | saves ROM GAMES | gates ROM GAMES HEADERS... | header HEADERS...\n");
        return 2;
    }
    return 0;
}
