/* The cartridge menu: a picture of each game with the tokens that were won there, a cup for the trophies, a book for the lessons and a wheel
 * for the options. Below are the title of the chosen one, a line about it and what the keys do. */
#include "art.h"
#include "cart/cjk.h"
#include "cart/club/screens.h"
#include "cart/frame.h"
#include "cart/game.h"
#include "cart/lessons/lesson.h"
#include "cart/oam.h"
#include "cart/pad.h"
#include "cart/ppuq.h"
#include "cart/shell/picture.h"
#include "cart/shell/screens.h"
#include "cart/sound/sound.h"
#include "cart/text.h"
#include "cart/ui.h"
#include "sound_ids.h"
#include "text_shell.h"

_Pragma("static-locals (off)") /* locals on the C stack: not hot, and the shell's memory is full */

#define COLUMNS 4 /* of pictures; the marks come after them */
#define LEFT 4
#define TOP 6
#define STEP_X 6
#define STEP_Y 8
#define FIRST_TILE (CLUB_PIPS_BASE + CLUB_PIPS_TILES)
#define HEADING_ROW 4
#define HEADING_TILE \
    0x80 /* in Chinese it is of sprites: the background's tiles are needed below. Four glyphs, eight columns */
#define HEADING_TILES 16
#define HEADING_Y 25
#define WORDS_X 4
#define WORDS_W 25
#define TITLE_ROW 21
#define TITLE_W TEXT_CHOICE(WORDS_W, 8)
#define LINE_ROW TEXT_CHOICE(23, 24)
#define KEYS_ROW TEXT_CHOICE(25, 21) /* in Chinese beside the title, so that no lines touch */
#define KEYS_X TEXT_CHOICE(WORDS_X, 13)
#define KEYS_W TEXT_CHOICE(WORDS_W, 16)
#define LINE_COLUMNS 18 /* of a Chinese one */
#define STARS_X 22
#define MARKS 3 /* the cup, the book, the wheel */
#define MARK_PX 16
#define MARK_X 224

/* Behind the pictures of five games, or of eight; as TEXT_AREA, but the font's stroke stays. */
#define AREA(own) \
    { {own, 0x1A, 0x02, 0x6E}, {(0x100 - (own)) / 2, 34 - LINE_COLUMNS, 6, 8}, 0x5E - 2 * LINE_COLUMNS }
static const text_area_t words = AREA(0xE0), words_of_many = AREA(0xFC);
#define FEW 5
#define CROWDED \
    (game_count > FEW && text_language != TEXT_ENGLISH) /* no room for the glyphs of all titles: they are shown in place of the line */
static uint8_t at;                                      /* the chosen item: a game, then the marks */
static uint8_t drawn_item;                              /* the item whose words are on the screen, 0xFF none */
static uint8_t rows_drawn;
static uint8_t needs_ram; /* shown instead of its line: why it cannot be played */
static uint8_t learning;  /* 1: the book was taken, and a game is chosen for its lessons */

#define CUP game_count
#define BOOK ((uint8_t)(game_count + 1))
#define WHEEL ((uint8_t)(game_count + 2))

/* ---- drawing ------------------------------------------------------------------------------------------------------------------ */

static uint16_t place(uint8_t game) {
    uint8_t row = TOP;
    if (game >= COLUMNS) {
        row += STEP_Y;
    }
    return NT_ADDR(0, LEFT, row) + (uint8_t)((game & (COLUMNS - 1)) * STEP_X);
}

/* Two pips a tile, won ones first. */
static void put_pips(uint16_t to, uint8_t won, uint8_t all) {
    uint8_t tile;
    for (; all != 0; all = (uint8_t)(all - (all == 1 ? 1 : 2))) {
        tile = won > 1 ? 2 : won;
        if (all == 1) {
            tile = (uint8_t)(3 + won);
        }
        ppuq_byte(to, (uint8_t)(CLUB_PIPS_BASE + tile));
        won = won > 2 ? (uint8_t)(won - 2) : 0;
        ++to;
    }
}

static void put_tokens(uint8_t game) {
    uint8_t all, won = club_tokens_of(game_catalogue[game].slot, &all);
    put_pips(place(game) + 5 * 32, won, all);
}

void menu_enter(void) {
    static const uint8_t colours[32] = {PAL_TEXT,   PAL_WOOD,   PAL_C4BOARD, PAL_MENU_BLUE,
                                        PAL_SPR_UI, PAL_SPR_UI, PAL_SPR_UI,  PAL_SPR_UI};
    uint8_t i, column, palette, tile = FIRST_TILE;
    pal_load(colours, 0, sizeof colours);
    text_area(game_count > FEW ? &words_of_many : &words);
    text_load(shell_text[SHELL_T_MENU_KEYS]);
    vram_at(CLUB_WALL_BASE * 16);
    vram_load(&club_wall_chr_far);
    vram_load(&club_menu_chr_far);
    vram_load(&club_pips_chr_far);
    vram_at(0x2000);
    vram_unpack(&club_menu_map_far);
    for (i = 0; i != game_count; ++i) {
        palette = picture_put(i, place(i), tile);
        tile += (uint8_t)game_catalogue[i].picture->length;
        column = i & (COLUMNS - 1);
        attr_fill(0, (uint8_t)(2 + column + column + column), i < COLUMNS ? 3 : 7, 2, 2, palette);
        put_tokens(i);
        if (!CROWDED) {
            text_load(game_catalogue[i].title);
        }
    }
    if (text_language == TEXT_ENGLISH) {
        text_put(NT_ADDR(0, WORDS_X, HEADING_ROW), shell_text[SHELL_T_CHOOSE]);
    } else {
        cjk_window(HEADING_TILE, 0);
        text_load(shell_text[SHELL_T_CHOOSE]);
        cjk_window(0, 0);
    }
    put_pips(NT_ADDR(0, STARS_X, HEADING_ROW), 1, 1);
    text_number(NT_ADDR(0, STARS_X + 1, HEADING_ROW), club_tokens(), 3);
    ppuq_byte(NT_ADDR(0, STARS_X + 4, HEADING_ROW), TEXT_TILE('/'));
    text_number(NT_ADDR(0, STARS_X + 5, HEADING_ROW), CLUB_TOKENS, 2);
    text_load(shell_text[SHELL_T_OPTIONS_TAKE]);
    if (!CROWDED) {
        text_load(shell_text[SHELL_T_OPTIONS]);
        text_load(shell_text[SHELL_T_TROPHIES]);
    }
    if (at > WHEEL) {
        at = 0;
    }
    learning = 0;
    drawn_item = 0xFF;
    rows_drawn = 0;
    sound_song(SONG_MENU);
}

/* ---- the words ---------------------------------------------------------------------------------------------------------------- */

/* A text, what was there wiped away; 1 when taken. */
static uint8_t draw_words(uint16_t to, uint8_t width, const char *text) {
    if (!ppuq_room(TEXT_ROWS + TEXT_ROWS, (uint8_t)(width + width)) || !text_wipe(to, width)) {
        return 0;
    }
    return text_put(to, text);
}

/* The line about a game; its Chinese glyphs change with it. */
static uint8_t draw_line(const char *text) {
    if (text_language == TEXT_ENGLISH) {
        return draw_words(NT_ADDR(0, WORDS_X, LINE_ROW), WORDS_W, text);
    }
    return text_line_left(NT_ADDR(0, WORDS_X, LINE_ROW), WORDS_W, text);
}

/* In Chinese there is no room for the glyphs of the book's keys: its line explains them. */
static const char *title_of(uint8_t item) {
    if (item < game_count) {
        return game_catalogue[item].title;
    }
    if (item == BOOK) {
        return shell_text[text_language == TEXT_ENGLISH ? SHELL_T_LESSONS : SHELL_T_NO_TIME];
    }
    return shell_text[item == CUP ? SHELL_T_TROPHIES : SHELL_T_OPTIONS];
}

static const char *line_of(uint8_t item) {
    if (item == BOOK || (learning && !needs_ram && item < game_count)) {
        return shell_text[SHELL_T_LESSONS_LINE];
    }
    if (item < game_count) {
        return needs_ram ? shell_text[SHELL_T_NEEDS_RAM] : game_catalogue[item].line;
    }
    return shell_text[item == CUP ? SHELL_T_TROPHIES_LINE : SHELL_T_OPTIONS_LINE];
}

/* A row a tick: the title, the line, then what the keys do there. */
static void tell_item(void) {
    if (drawn_item != at) {
        drawn_item = at;
        rows_drawn = 0;
        if (CROWDED) {
            ++rows_drawn;
        }
        needs_ram = 0;
    }
    if (rows_drawn == 0) {
        rows_drawn += draw_words(NT_ADDR(0, WORDS_X, TITLE_ROW), TITLE_W, title_of(drawn_item));
    } else if (rows_drawn == 1) {
        rows_drawn += draw_line(CROWDED ? title_of(drawn_item) : line_of(drawn_item));
    } else if (rows_drawn == 2) {
        rows_drawn += draw_words(NT_ADDR(0, KEYS_X, KEYS_ROW), KEYS_W,
                                 shell_text[drawn_item < game_count && !learning ? SHELL_T_MENU_KEYS : SHELL_T_OPTIONS_TAKE]);
    }
}

/* ---- the hand ----------------------------------------------------------------------------------------------------------------- */

/* Left and right go through all in reading order: the upper row with the cup and the book at its end, the lower one with the wheel. */
static uint8_t upper(void) {
    return game_count < COLUMNS ? game_count : COLUMNS;
}

static uint8_t rank_of(uint8_t item) {
    if (item < upper() || item == WHEEL) {
        return item;
    }
    return item < game_count ? (uint8_t)(item + MARKS - 1) : (uint8_t)(upper() + item - game_count);
}

static uint8_t item_at(uint8_t rank) {
    if (rank < upper() || rank == WHEEL) {
        return rank;
    }
    return rank - upper() < MARKS - 1 ? (uint8_t)(game_count + rank - upper()) : (uint8_t)(rank - MARKS + 1);
}

/* To the other row; up and down among the marks. */
static uint8_t across(uint8_t item, uint8_t up) {
    uint8_t below = (uint8_t)(item + COLUMNS);
    if (item >= game_count) {
        if (item == (up ? CUP : WHEEL)) {
            return up ? WHEEL : CUP;
        }
        return up ? (uint8_t)(item - 1) : (uint8_t)(item + 1);
    }
    if (item >= COLUMNS) {
        return (uint8_t)(item - COLUMNS);
    }
    if (below < game_count) {
        return below;
    }
    return game_count > COLUMNS ? (uint8_t)(game_count - 1) : WHEEL;
}

static void move(uint8_t moves) {
    uint8_t before = at, rank = rank_of(at);
    if (moves & PAD_RIGHT) {
        at = item_at(rank == WHEEL ? 0 : (uint8_t)(rank + 1));
    } else if (moves & PAD_LEFT) {
        at = item_at(rank == 0 ? WHEEL : (uint8_t)(rank - 1));
    } else if (moves & (PAD_UP | PAD_DOWN)) {
        at = across(at, moves & PAD_UP);
    }
    if (at != before) {
        sound_sfx(SFX_MOVE);
    }
}

/* The heading's eight columns are all that a line of the picture has of sprites. One metasprite, since 16 puts would take a fifth of a tick. */
#define COLUMN(n) 0, HEADING_TILE + (n)*2, 0, (n)*8, 8, HEADING_TILE + (n)*2 + 1, 0, (n)*8
static const uint8_t heading[] = {HEADING_TILES, COLUMN(0), COLUMN(1), COLUMN(2), COLUMN(3),
                                  COLUMN(4),     COLUMN(5), COLUMN(6), COLUMN(7)};

/* The hand, and corners around what it points at. */
static void draw_hand(void) {
    static const uint8_t mark_y[MARKS] = {48, 72, 127};
    uint8_t x, y, size = PICTURE_SIDE * 8;
    if (at < game_count) {
        x = (uint8_t)(LEFT * 8 + (at & (COLUMNS - 1)) * (STEP_X * 8));
        y = at < COLUMNS ? TOP * 8 : (TOP + STEP_Y) * 8;
    } else {
        x = MARK_X;
        y = mark_y[at - game_count];
        size = MARK_PX;
    }
    oam_begin();
    oam_meta((uint8_t)(x - 18), (uint8_t)(y + (size >> 1) - 8), ui_hand_frames[(uint8_t)(frame_count >> 5) & 1], 0);
    ui_box((uint8_t)(x - 3), (uint8_t)(y - 3), (uint8_t)(size + 6), 0);
    if (text_language != TEXT_ENGLISH) {
        oam_meta(WORDS_X * 8, HEADING_Y, heading, 0);
    }
    oam_end();
}

/* ---- a tick ------------------------------------------------------------------------------------------------------------------- */

/* A game is made the chosen one; 0, with the reason on the screen, when it cannot be played. */
static uint8_t choose(uint8_t item) {
    game_choose(item);
    if ((game.flags & GAME_NEEDS_RAM) && save_state == SAVE_NO_RAM) {
        sound_sfx(SFX_REFUSE);
        rows_drawn = 1;
        needs_ram = 1;
        return 0;
    }
    return 1;
}

static void take(uint8_t item) {
    sound_sfx(SFX_SELECT);
    if (item == CUP) {
        screen_go(SCREEN_TROPHIES);
    } else if (item == WHEEL) {
        screen_go(SCREEN_OPTIONS);
    } else if (item == BOOK) {
        learning = 1;
        at = 0;
    } else if (choose(item)) {
        if (learning) {
            lesson_begin();
        } else {
            play_now();
        }
    }
}

static void leave(void) {
    if (learning) {
        learning = 0;
        at = BOOK;
    } else {
        screen_go(SCREEN_TITLE);
    }
}

void menu_tick(void) {
    uint8_t presses = pad_new[0] | pad_new[1];
    if (screen_changing()) {
        return;
    }
    move(pad_repeat[0] | pad_repeat[1]);
    if (presses & (PAD_A | PAD_START)) {
        take(at);
    } else if (presses & PAD_B) {
        sound_sfx(SFX_BACK);
        leave();
    } else if ((presses & PAD_SELECT) && !learning && at < game_count && choose(at)) {
        sound_sfx(SFX_SELECT);
        screen_go(SCREEN_GAME + GAME_SETUP);
    }
    tell_item();
    draw_hand();
    attract_tick();
}
