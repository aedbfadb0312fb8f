#include "art.h"
#include "cart/pad.h"
#include "cart/ppuq.h"
#include "cart/game.h"
#include "cart/sound/sound.h"
#include "cart/text.h"
#include "games/skyscrapers/play.h"
#include "games/skyscrapers/rules.h"
#include "sound_ids.h"
#include "text_skyscrapers.h"

/* Tiles. Houses stand on the ground as the board has them: a row from left to right, a column from above to below. */
#define TITLE_ROW 4
#define COLUMN_AT 13 /* its number in the title */
#define ROW_AT 10
#define CHINESE_AT 12 /* in either title in Chinese */
#define SEEN_ROW 6
#define SEEN_X 9
#define CLUE_AT TEXT_CHOICE(SEEN_X + 5, SEEN_X + 7)
#define COUNT_AT TEXT_CHOICE(SEEN_X + 14, SEEN_X + 15)
#define LOWER TEXT_CHOICE(0, 32) /* numbers stand beside the lower row of a Chinese line */
#define TOP_ROW 8
#define FLOORS (SKY_MAX_N + 2) /* with the roof and the aerial */
#define GROUND_ROW (TOP_ROW + FLOORS)
#define NUMBER_ROW (GROUND_ROW + 1)
#define KEYS_ROW 23
#define STREET_X 3
#define STREET_W 26

/* Tiles of sky_line; see chr/README.md. */
#define LIT 0
#define DARK 8
#define ROOF 0
#define TWO_LIGHTS 2
#define GROUND 18
#define AERIAL 22
#define STAR 12
#define MOON 14
#define NEXT_TILES 16 /* the row of tiles below */

/* From where it is looked at, in the order of the clues. */
enum { ABOVE, BELOW, LEFT, RIGHT };
static const text_area_t words = TEXT_AREA(0xA0, 0); /* behind the houses */
static uint8_t from;
static uint8_t next_house; /* to be drawn anew; N: all are */

static const uint8_t colours[20] = {PAL_TEXT, PAL_RED, PAL_WOOD, PAL_TEXT, PAL_SPR_UI};

static uint8_t line_number(void) {
    return from >= LEFT ? sky_row[sky_state.cursor] : sky_col[sky_state.cursor];
}

static uint8_t from_far_end(void) {
    return from & 1;
}

static uint8_t clue_now(void) {
    return (uint8_t)(from * sky_n + line_number());
}

static uint8_t first_x(void) {
    return (uint8_t)(16 - sky_n);
}

/* ---- houses ---------------------------------------------------------------------------------------------------------------- */

/* One half (0 left, 1 right) of a house of this height, from the sky to the ground. */
static void draw_half(uint16_t addr, uint8_t height, uint8_t light, uint8_t half) {
    static uint8_t tiles[FLOORS];
    uint8_t i, roof = (uint8_t)(FLOORS - 1 - height);
    for (i = 0; i < FLOORS; ++i) {
        if (height == 0 || i < roof) {
            tiles[i] = 0;
        } else {
            tiles[i] = (uint8_t)(SKY_LINE_BASE + light + half + (i == roof ? ROOF : TWO_LIGHTS));
        }
    }
    if (height == sky_n) {
        tiles[(uint8_t)(roof - 1)] = (uint8_t)(SKY_LINE_BASE + AERIAL + half);
    }
    ppuq_column(addr, tiles, FLOORS);
}

/* The house `place` of the board's order. Its distance from the clue is counted from the eye. */
static uint8_t draw_house(uint8_t place) {
    uint8_t clue = clue_now(), away = place, cell, height, light, i;
    uint8_t x = (uint8_t)(first_x() + place + place);
    if (from_far_end()) {
        away = (uint8_t)(sky_n - 1 - place);
    }
    cell = sky_start[clue];
    for (i = 0; i < away; ++i) {
        cell += sky_step[clue];
    }
    height = sky_game.entry[cell];
    light = sky_lit[away] ? LIT : DARK;
    if (!ppu_blank && !ppuq_room(3, 2 * FLOORS + 2)) {
        return 0;
    }
    draw_half(NT_ADDR(0, 0, TOP_ROW) + x, height, light, 0);
    draw_half(NT_ADDR(0, 1, TOP_ROW) + x, height, light, 1);
    ppuq_byte(NT_ADDR(0, 0, NUMBER_ROW) + x, height == 0 ? TEXT_TILE('.') : (uint8_t)(TEXT_TILE('0') + height));
    return 1;
}

/* ---- words ----------------------------------------------------------------------------------------------------------------- */

static void draw_title(void) {
    const char *title = skyscrapers_text[SKYSCRAPERS_T_FROM_ABOVE + from];
    uint8_t at = from >= LEFT ? ROW_AT : COLUMN_AT;
    if (text_language == TEXT_ENGLISH) {
        text_line(NT_ADDR(0, 2, TITLE_ROW), 28, title);
    } else { /* all four are as long */
        text_centre(NT_ADDR(0, 0, TITLE_ROW), title);
        at = CHINESE_AT;
    }
    ppuq_byte(NT_ADDR(0, 0, TITLE_ROW) + LOWER + at, (uint8_t)(TEXT_TILE('1') + line_number()));
}

static uint8_t draw_words(void) {
    uint8_t clue = clue_now(), asked = sky_game.puzzle.clue[clue], seen = sky_skyline(clue);
    if (!ppu_blank && !ppuq_room(7, 28 + 5)) {
        return 0;
    }
    draw_title();
    ppuq_byte(NT_ADDR(0, CLUE_AT, SEEN_ROW) + LOWER, asked == 0 ? TEXT_TILE('-') : (uint8_t)(TEXT_TILE('0') + asked));
    ppuq_byte(NT_ADDR(0, COUNT_AT, SEEN_ROW) + LOWER, (uint8_t)(TEXT_TILE('0') + seen));
    ppuq_byte(NT_ADDR(0, 0, GROUND_ROW - 1) + (uint8_t)(first_x() - 2), from_far_end() ? 0 : FONT_ARROW_RIGHT);
    ppuq_byte(NT_ADDR(0, 0, GROUND_ROW - 1) + (uint8_t)(17 + sky_n), from_far_end() ? FONT_ARROW_LEFT : 0);
    return 1;
}

static void draw_ground(void) {
    static const uint8_t moon[4] = {SKY_LINE_BASE + MOON, SKY_LINE_BASE + MOON + 1, SKY_LINE_BASE + MOON + NEXT_TILES,
                                    SKY_LINE_BASE + MOON + 1 + NEXT_TILES};
    uint8_t x;
    for (x = STREET_X; x < STREET_X + STREET_W; x += 2) {
        ppuq_byte(NT_ADDR(0, 0, GROUND_ROW) + x, SKY_LINE_BASE + GROUND);
        ppuq_byte(NT_ADDR(0, 1, GROUND_ROW) + x, SKY_LINE_BASE + GROUND + 1);
    }
    ppuq_row(NT_ADDR(0, 26, TOP_ROW), moon, 2);
    ppuq_row(NT_ADDR(0, 26, TOP_ROW + 1), moon + 2, 2);
    ppuq_byte(NT_ADDR(0, 4, TOP_ROW + 1), SKY_LINE_BASE + STAR);
    ppuq_byte(NT_ADDR(0, 6, TOP_ROW), SKY_LINE_BASE + STAR + 1);
    ppuq_byte(NT_ADDR(0, 27, TOP_ROW + 4), SKY_LINE_BASE + STAR + NEXT_TILES);
}

/* ---- the screen ------------------------------------------------------------------------------------------------------------- */

void sky_skyline_open(void) {
    from = LEFT;
    screen_go(SCREEN_GAME + SKY_SCREEN_SKYLINE);
}

void sky_skyline_enter(void) {
    uint8_t i;
    pal_load(colours, 0, sizeof colours);
    text_area(&words);
    for (i = SKYSCRAPERS_T_FROM_ABOVE; i <= SKYSCRAPERS_T_FROM_RIGHT; ++i) {
        text_load(skyscrapers_text[i]);
    }
    vram_at(SKY_LINE_BASE * 16);
    vram_load(&sky_line_chr_far);
    text_put(NT_ADDR(0, SEEN_X, SEEN_ROW), skyscrapers_text[SKYSCRAPERS_T_SEEN]);
    text_centre(NT_ADDR(0, 0, KEYS_ROW), skyscrapers_text[SKYSCRAPERS_T_SKYLINE_KEYS]);
    text_centre(NT_ADDR(0, 0, KEYS_ROW + 2), skyscrapers_text[SKYSCRAPERS_T_SKYLINE_BACK]);
    draw_ground();
    draw_words();
    for (next_house = 0; next_house < sky_n; ++next_house) {
        draw_house(next_house);
    }
}

/* Along the line a direction chooses the end to look from, across it the next line. */
static uint8_t look(uint8_t moves) {
    uint8_t cursor = sky_state.cursor, before = from;
    if (from >= LEFT) {
        if (moves & PAD_LEFT) {
            from = LEFT;
        } else if (moves & PAD_RIGHT) {
            from = RIGHT;
        } else if ((moves & PAD_UP) && line_number() != 0) {
            sky_state.cursor -= sky_n;
        } else if ((moves & PAD_DOWN) && line_number() != (uint8_t)(sky_n - 1)) {
            sky_state.cursor += sky_n;
        }
    } else if (moves & PAD_UP) {
        from = ABOVE;
    } else if (moves & PAD_DOWN) {
        from = BELOW;
    } else if ((moves & PAD_LEFT) && line_number() != 0) {
        --sky_state.cursor;
    } else if ((moves & PAD_RIGHT) && line_number() != (uint8_t)(sky_n - 1)) {
        ++sky_state.cursor;
    }
    return cursor != sky_state.cursor || before != from;
}

void sky_skyline_tick(void) {
    uint8_t presses = pad_new[0] | pad_new[1], changed;
    if (screen_changing()) {
        return;
    }
    if (presses & PAD_B) {
        sound_sfx(SFX_BACK);
        screen_go(SCREEN_GAME + GAME_PLAY);
        return;
    }
    if (next_house < sky_n) {
        if (draw_house(next_house)) {
            ++next_house;
        }
    } else {
        changed = look(pad_repeat[0] | pad_repeat[1]);
        if (presses & PAD_A) { /* rows or columns */
            from ^= LEFT;
            changed = 1;
        }
        if (changed && draw_words()) {
            next_house = 0;
            sound_sfx(SFX_MOVE);
        }
    }
}
