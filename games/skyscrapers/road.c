/* The road: sixty puzzles in six districts, on islands joined by bridges. A lot becomes a tower when its puzzle is solved, and the tower grows
 * with its stars. Nothing is locked. The puzzle of a day is here, too. */
#include <string.h>
#include "art.h"
#include "cart/club/ending.h"
#include "cart/dates.h"
#include "cart/game.h"
#include "cart/oam.h"
#include "cart/pad.h"
#include "cart/ppuq.h"
#include "cart/sound/sound.h"
#include "cart/text.h"
#include "cart/ui.h"
#include "games/skyscrapers/geo.h"
#include "games/skyscrapers/play.h"
#include "games/skyscrapers/solver.h"
#include "sound_ids.h"
#include "text_skyscrapers.h"

#define DISTRICTS 6
#define PUZZLES 10 /* of each */
#define ALL (DISTRICTS * PUZZLES)
#define LOTS_A_ROW 5

/* In tiles. Two islands side by side, three below each other; two rows for the name, four of towers. */
#define FIRST_ROW 4
#define ROWS 6
#define ISLAND_W 12
#define LEFT_X 2
#define RIGHT_X 18
#define SUM_X 22
#define SUM_ROW 3
#define INFO_ROW TEXT_CHOICE(23, 22)
#define NUMBER_ROW 23
#define KEYS_ROW TEXT_CHOICE(25, 25)
#define LEVEL_X 7
#define LEVEL_W 8
#define TIME_X 15
#define STARS_X 26

#define SEA_PAL 3
#define WORD(text) game_text(skyscrapers_text, text) /* the table is in the main page */
#define STAR SKY_ROAD_SIGNS_BASE
#define BRIDGE (STAR + 2)
#define FAINT 1 /* STAR + FAINT: a star that is not won */

uint8_t sky_pick;
sky_road_t sky_road;                       /* as it is kept: SAVE_ROAD */
static uint8_t road_cursor, shown, was_at; /* puzzles, from 0 */

static uint8_t stars_of(uint8_t which) {
    uint8_t two = sky_road.stars[which >> 1];
    return which & 1 ? (uint8_t)(two >> 4) : (uint8_t)(two & 15);
}

static uint8_t count_of(uint8_t stars) {
    static const uint8_t counts[8] = {0, 1, 1, 2, 1, 2, 2, 3};
    return counts[stars & 7];
}

static void read_road(void) {
    memset(&sky_road, 0, sizeof sky_road);
    save_load(SAVE_ROAD, &sky_road, sizeof sky_road);
}

/* Seconds for the star: by the side, twice as many for what is not easy. */
static uint16_t seconds_for(uint8_t which) {
    static const uint8_t tens[DISTRICTS] = {6, 15, 30, 60, 90, 120};
    uint8_t head = sky_road_head(which);
    uint16_t seconds = tens[(uint8_t)((head & 15) - SKY_MIN_N)];
    seconds = seconds * 10;
    return head >> 4 ? seconds << 1 : seconds;
}

/* ---- after a puzzle ------------------------------------------------------------------------------------------------------------ */

uint8_t sky_road_won(void) {
    uint8_t which = (uint8_t)((uint8_t)sky_state.seed - 1), stars = SKY_STAR_SOLVED, i, district = 0, two;
    if (sky_state.helped & SKY_SOLVER_HELPED) {
        return SKYSCRAPERS_T_SOLVED;
    }
    if (!sky_state.helped) {
        stars |= SKY_STAR_ALONE;
    }
    if (sky_state.seconds < seconds_for(which)) {
        stars |= SKY_STAR_QUICK;
    }
    read_road();
    two = which & 1 ? (uint8_t)(stars << 4) : stars;
    i = which >> 1;
    sky_road.stars[i] |= two;
    save_update(SAVE_ROAD, i, sky_road.stars + i, 1);
    i = which;
    while (i >= PUZZLES) {
        i -= PUZZLES;
        ++district;
    }
    which -= i;
    for (i = 0; i < PUZZLES; ++i) {
        if (stars_of((uint8_t)(which + i)) == 0) {
            return (uint8_t)(SKYSCRAPERS_T_STARS_1 - 1 + count_of(stars));
        }
    }
    return club_token(CLUB_DISTRICT, district) ? SKYSCRAPERS_T_DISTRICT
                                               : (uint8_t)(SKYSCRAPERS_T_STARS_1 - 1 + count_of(stars));
}

/* ---- the picture --------------------------------------------------------------------------------------------------------------- */

static uint8_t in_district, at_x, at_y; /* of a puzzle: its place on the island, and its first tile */

static void find(uint8_t which) {
    uint8_t district = 0;
    while (which >= PUZZLES) {
        which -= PUZZLES;
        ++district;
    }
    in_district = which;
    at_x = district & 1 ? RIGHT_X + 1 : LEFT_X + 1;
    at_y = (uint8_t)((district >> 1) * ROWS) + FIRST_ROW + 2;
    if (which >= LOTS_A_ROW) {
        which -= LOTS_A_ROW;
        at_y += 2;
    }
    at_x += which + which;
}

static uint16_t place(uint8_t x, uint8_t y) {
    return NT_ADDR(0, 0, 0) + y * 32u + x;
}

static void draw_lot(uint8_t which) {
    const uint8_t *tiles = sky_road_cells + (uint8_t)(count_of(stars_of(which)) << 2);
    find(which);
    ppuq_row(place(at_x, at_y), tiles, 2);
    ppuq_row(place(at_x, (uint8_t)(at_y + 1)), tiles + 2, 2);
}

static void draw_name(uint8_t district, uint8_t x, uint8_t y) {
    uint8_t size[3];
    size[0] = (uint8_t)(TEXT_TILE('4') + district);
    size[1] = TEXT_TILE('X');
    size[2] = size[0];
    text_put(place(x, (uint8_t)(y + 2 - TEXT_ROWS)), WORD((uint8_t)(SKYSCRAPERS_T_DISTRICT_1 + district)));
    if (text_language != TEXT_ENGLISH) { /* an X may be a glyph there */
        size[1] = 0;
        size[2] = 0;
    }
    ppuq_row(place((uint8_t)(x + ISLAND_W - 3), (uint8_t)(y + 1)), size, 3);
}

static void draw_island(uint8_t district) {
    uint8_t x = district & 1 ? RIGHT_X : LEFT_X, y = (uint8_t)((district >> 1) * ROWS) + FIRST_ROW, row;
    for (row = (uint8_t)(y + 2 - TEXT_ROWS); row < (uint8_t)(y + ROWS); ++row) {
        ppuq_fill(place(x, row), 0, ISLAND_W);
    }
    if (!(district & 1)) {
        ppuq_fill(place(LEFT_X + ISLAND_W, (uint8_t)(y + 3)), BRIDGE, RIGHT_X - LEFT_X - ISLAND_W);
    }
    draw_name(district, x, y);
}

static void draw_sum(void) {
    uint8_t i, sum = 0;
    for (i = 0; i < ALL; ++i) {
        sum += count_of(stars_of(i));
    }
    ppuq_byte(place(SUM_X - 1, SUM_ROW), STAR);
    text_number(place(SUM_X, SUM_ROW), sum, 3);
    text_number(place(SUM_X + 4, SUM_ROW), 3 * ALL, 3);
    ppuq_byte(place(SUM_X + 3, SUM_ROW), STAR + 3);
    text_put(place(LEFT_X + 1, SUM_ROW + 1 - TEXT_ROWS), WORD(SKYSCRAPERS_T_ROAD));
}

/* Number and level of the puzzle, its time and its stars: solved, alone, in time. 1 when there was room for them. */
static uint8_t draw_info(void) {
    static uint8_t tiles[4];
    uint8_t stars = stars_of(road_cursor), i;
    uint16_t seconds = seconds_for(road_cursor);
    uint8_t minutes = (uint8_t)(seconds / 60), rest = (uint8_t)(seconds % 60);
    if (!ppu_blank && (!screen_calm() || !ppuq_room(8, 40))) {
        return 0;
    }
    find(road_cursor);
    text_number(place(LEFT_X + 1, NUMBER_ROW), (uint8_t)(in_district + 1), 3);
    text_wipe(place(LEVEL_X, INFO_ROW), LEVEL_W);
    text_put(place(LEVEL_X, INFO_ROW), WORD((uint8_t)(SKYSCRAPERS_T_GRADE_EASY + (sky_road_head(road_cursor) >> 4))));
    text_number(place(TIME_X + 5, NUMBER_ROW), minutes, 2);
    tiles[0] = TEXT_TILE('-');
    tiles[1] = (uint8_t)(TEXT_TILE('0') + rest / 10);
    tiles[2] = TEXT_TILE('0');
    if (text_language == TEXT_ENGLISH) {
        tiles[0] = TEXT_TILE(':');
    }
    ppuq_row(place(TIME_X + 7, NUMBER_ROW), tiles, 3);
    for (i = 0; i < 3; ++i) {
        tiles[i] = stars & 1 ? STAR : STAR + FAINT;
        stars >>= 1;
    }
    ppuq_row(place(STARS_X, NUMBER_ROW), tiles, 3);
    return 1;
}

/* The towers have the palette of the city, all else has that of the sea. The islands' rows of blocks are 3 4, 6 7 and 9 10. */
static void shade(void) {
    static const uint8_t rows[8] = {0, 2, 1, 3, 2,
                                    1, 0, 0}; /* 1: the upper half of the 32 pixels belongs to an island, 2: the lower one */
    static const uint8_t columns[8] = {2, 3, 3, 1, 2, 3, 3, 1}; /* 1: the left half, 2: the right one */
    static const uint8_t sea[4] = {0x0F, 0x0C, 0x03, 0x00};
    uint8_t x, y, half, byte;
    for (y = 0; y < 8; ++y) {
        for (x = 0; x < 8; ++x) {
            half = sea[columns[x]];
            byte = rows[y] & 1 ? half : 0x0F;
            byte |= rows[y] & 2 ? (uint8_t)(half << 4) : 0xF0;
            ppuq_byte(NT_ATTR(0) + (uint8_t)(y << 3) + x, byte);
        }
    }
}

static void road_enter(void) {
    static const uint8_t colours[20] = {0x0C, 0x29, 0x16, 0x30, 0x0C, 0x29, 0x16, 0x30, 0x0C, 0x29,
                                        0x16, 0x30, 0x0C, 0x1C, 0x2C, 0x30, 0x0C, 0x0F, 0x27, 0x37};
    static const text_area_t words = TEXT_AREA(0xA0, 0);
    uint8_t i, y;
    sound_song(SONG_SKYSCRAPERS);
    read_road();
    pal_load(colours, 0, sizeof colours);
    text_area(&words);
    vram_at(SKY_ROAD_BASE * 16);
    vram_load(&sky_road_chr_far);
    vram_load(&sky_road_signs_chr_far);
    vram_at(SKY_SEA_BASE * 16);
    vram_load(&sky_sea_chr_far);
    for (i = 0; i < 30; ++i) {
        ppuq_fill(place(0, i), SKY_SEA_BASE, 32);
        ppuq_byte(place((uint8_t)(i * 7) & 31, i), SKY_SEA_BASE + 1);
    }
    shade();
    ppuq_fill(place(LEFT_X, SUM_ROW), 0, 28);
    for (y = 22; y < 27; ++y) {
        ppuq_fill(place(LEFT_X, y), 0, 28);
    }
    for (i = 0; i < DISTRICTS; ++i) {
        draw_island(i);
    }
    for (i = 0; i < ALL; ++i) {
        draw_lot(i);
    }
    draw_sum();
    if (sky_pick != 0 && sky_pick <= ALL && screen_from == SCREEN_GAME + GAME_PLAY) {
        road_cursor = (uint8_t)(sky_pick - 1);
    } else {
        for (road_cursor = 0; road_cursor < ALL - 1 && stars_of(road_cursor) != 0; ++road_cursor) {
        }
    }
    text_put(place(TIME_X, INFO_ROW), WORD(SKYSCRAPERS_T_UNDER));
    for (i = 0; i < SKY_GRADES - 1; ++i) {
        text_load(WORD((uint8_t)(SKYSCRAPERS_T_GRADE_EASY + i)));
    }
    text_centre(place(0, KEYS_ROW), WORD(SKYSCRAPERS_T_ROAD_KEYS));
    draw_info();
    shown = road_cursor;
}

/* ---- moving around --------------------------------------------------------------------------------------------------------------- */

/* A row of the map is ten lots long, five of each island. */
static void move(uint8_t moves) {
    find(road_cursor);
    was_at = road_cursor;
    if (moves & PAD_LEFT) {
        if (in_district != 0 && in_district != LOTS_A_ROW) {
            --road_cursor;
        } else if (at_x >= RIGHT_X) {
            road_cursor -= PUZZLES - LOTS_A_ROW + 1;
        }
    } else if (moves & PAD_RIGHT) {
        if (in_district != LOTS_A_ROW - 1 && in_district != PUZZLES - 1) {
            ++road_cursor;
        } else if (at_x < RIGHT_X) {
            road_cursor += PUZZLES - LOTS_A_ROW + 1;
        }
    } else if (moves & PAD_UP) {
        if (in_district >= LOTS_A_ROW) {
            road_cursor -= LOTS_A_ROW;
        } else if (road_cursor >= 2 * PUZZLES) {
            road_cursor -= 2 * PUZZLES - LOTS_A_ROW;
        }
    } else if (moves & PAD_DOWN) {
        if (in_district < LOTS_A_ROW) {
            road_cursor += LOTS_A_ROW;
        } else if (road_cursor < ALL - 2 * PUZZLES) {
            road_cursor += 2 * PUZZLES - LOTS_A_ROW;
        }
    }
    if (road_cursor != was_at) {
        sound_sfx(SFX_MOVE);
    }
}

static void road_tick(void) {
    uint8_t presses = pad_new[0] | pad_new[1];
    if (screen_changing()) {
        return;
    }
    if (presses & PAD_A) {
        sound_sfx(SFX_SELECT);
        sky_pick = (uint8_t)(road_cursor + 1);
        game_mode = GAME_FRESH;
        screen_go(SCREEN_GAME + GAME_PLAY);
        return;
    }
    if (presses & PAD_B) {
        sound_sfx(SFX_BACK);
        screen_go(SCREEN_GAME + GAME_SETUP);
        return;
    }
    if (presses & PAD_SELECT) {
        sound_sfx(SFX_SELECT);
        screen_go(SCREEN_GAME + SKY_SCREEN_DATE);
        return;
    }
    move(pad_repeat[0] | pad_repeat[1]);
    if (road_cursor != shown && draw_info()) {
        shown = road_cursor;
    }
    find(road_cursor);
    oam_begin();
    ui_box((uint8_t)(at_x << 3) - 2, (uint8_t)(at_y << 3) - 2, 20, 0);
    oam_end();
}

static void date_enter(void) {
    read_road();
    dates_enter(sky_road.date, WORD(SKYSCRAPERS_T_DAY), WORD(SKYSCRAPERS_T_DAY_ASK), WORD(SKYSCRAPERS_T_SEED_KEYS));
}

static void date_tick(void) {
    uint8_t done = dates_tick();
    if (done == DATES_TAKEN) {
        save_update(SAVE_ROAD, SKY_ROAD_DATE, sky_road.date, DATES_FIELDS);
        sky_pick = SKY_PICK_DAY;
        game_mode = GAME_FRESH;
        screen_go(SCREEN_GAME + GAME_PLAY);
    } else if (done == DATES_LEFT) {
        screen_go(SCREEN_GAME + SKY_SCREEN_ROAD);
    }
}

void sky_road_screen(uint8_t part) {
    static void (*const parts[])(void) = {road_enter, road_tick, date_enter, date_tick};
    parts[part]();
}
