/* The parts of the golden data that the labkit command does not print, and proof that an error would be noticed.
 */
#include "libretro/board/board.h"
#include "tests/labkit/host/labkit_random.h"
#include "tests/tap.h"

#include <stdlib.h>
#include <string.h>
#include <zlib.h>

#define GOLDEN "tests/golden/labyrinth/"
#define COLUMN_BYTES 5120
#define MAX_MAPS 64

static char names[MAX_MAPS][64];
static map_t maps[MAX_MAPS];
static unsigned map_count;

typedef struct {
    scene_in_t in;
    const map_t *map;
    uint32_t cycles, crc;
} case_t;

static void read_maps(void) {
    FILE *file = fopen(GOLDEN "maps.txt", "r");
    char name[64], text[MAP_CELLS + 2];
    unsigned n;
    while (file && map_count < MAX_MAPS && fscanf(file, "%63s %442s", name, text) == 2) {
        snprintf(names[map_count], sizeof names[0], "%s", name);
        for (n = 0; n < MAP_CELLS; ++n) {
            maps[map_count].bit[n] = text[n] == '1';
        }
        ++map_count;
    }
    if (file) {
        fclose(file);
    }
}

static int read_case(FILE *file, case_t *c) {
    char line[512], map[64];
    unsigned x, y, xp, yp, angle, n;
    memset(c, 0, sizeof *c);
    if (!fgets(line, sizeof line, file) || sscanf(line,
                                                  "{\"id\":%*u,\"cat\":\"%*[^\"]\",\"map\":\"%63[^\"]\","
                                                  "\"xindex\":%u,\"yindex\":%u,\"xpos\":%u,\"ypos\":%u,"
                                                  "\"angle\":%u,\"cycles\":%u,\"crc32\":\"%x\"",
                                                  map, &x, &y, &xp, &yp, &angle, &c->cycles, &c->crc) != 8) {
        return 0;
    }
    for (n = 0; n < map_count && strcmp(names[n], map) != 0; ++n) {
    }
    c->map = &maps[n];
    c->in.start = 1;
    c->in.player.xindex = (uint8_t)x, c->in.player.yindex = (uint8_t)y;
    c->in.player.xpos = (uint8_t)xp, c->in.player.ypos = (uint8_t)yp, c->in.player.angle = (uint16_t)angle;
    return n < map_count;
}

/* Runs a case by ticks. `first[c]` becomes the edge that captures row 0 of column c. At clock `when`, one bit
 * of the renderer's registers is flipped (`bit` of the struct); no flip if bit is negative. */
static uint32_t run(const case_t *c, zbt_t *zbt, uint32_t first[256], uint32_t when, long bit) {
    static scene_t scene;
    uint32_t edge = 0, n;
    labkit_scene_renderer_init(&scene);
    memset(zbt, 0, sizeof *zbt);
    for (;; ++edge) {
        if (scene.dC.write_enable_q && scene.dC.write_address_q < 256) {
            first[scene.dC.write_address_q] = edge;
        }
        labkit_zbt_tick(zbt, scene.dC.write_enable_q, scene.dC.write_address_q, scene.dC.write_data_q);
        labkit_scene_renderer_tick(&scene, &c->in, c->map);
        if (edge == when && bit >= 0) {
            scene.dHW.distanceToIntersection_q ^= 1u << bit;
        }
        if (scene.done_q || edge > 600000) {
            break;
        }
    }
    for (n = 0; n < 4; ++n) {
        labkit_zbt_tick(zbt, 0, 0, 0);
    }
    return edge;
}

static uint32_t picture_crc(const zbt_t *zbt) {
    static uint8_t pixels[SCREEN_WIDTH * SCREEN_HEIGHT];
    unsigned row;
    for (row = 0; row < SCREEN_HEIGHT; ++row) {
        labkit_zbt_row(zbt, row, pixels + SCREEN_WIDTH * row);
    }
    return (uint32_t)crc32(0, pixels, sizeof pixels);
}

/* 1024 x { first row, last row, colour }, all else 0. */
static int columns_equal(const zbt_t *zbt, const uint8_t *golden) {
    unsigned x, y;
    for (x = 0; x < SCREEN_WIDTH; ++x, golden += 5) {
        unsigned first = golden[0] | golden[1] << 8, last = golden[2] | golden[3] << 8;
        for (y = 0; y < SCREEN_HEIGHT; ++y) {
            uint8_t pixel = (uint8_t)(labkit_zbt_word(zbt, y, x / 4) >> 8 * (3 - x % 4));
            if (pixel != (y >= first && y <= last ? golden[4] : 0)) {
                return 0;
            }
        }
    }
    return 1;
}

static void cases(void) {
    static zbt_t zbt;
    static uint8_t columns[COLUMN_BYTES], first[1024];
    uint32_t seen[256];
    FILE *list = fopen(GOLDEN "scene_cases.jsonl", "r"), *c = fopen(GOLDEN "scene_columns.bin", "rb"),
         *f = fopen(GOLDEN "scene_firstwrite.bin", "rb");
    case_t one;
    unsigned count = 0, same = 0, n;
    int equal = list && c && f;
    /* Every sixth case by ticks under the sanitizers; the labkit command does all of them both ways. */
    while (equal && read_case(list, &one) && fread(columns, COLUMN_BYTES, 1, c) && fread(first, 1024, 1, f)) {
        if (count++ % 6) {
            continue;
        }
        equal = run(&one, &zbt, seen, 0, -1) == one.cycles && picture_crc(&zbt) == one.crc && columns_equal(&zbt, columns);
        for (n = 0; n < 256; ++n) {
            equal = equal && seen[n] == (first[4 * n] | (uint32_t)first[4 * n + 1] << 8 | (uint32_t)first[4 * n + 2] << 16);
        }
        same += (unsigned)equal;
    }
    tap_ok(equal && count == 180, "cycles, picture, columns and first writes of the golden scenes");
    printf("# %u of %u cases by ticks\n", same, count);
    fclose(list), fclose(c), fclose(f);
}

/* A flipped bit in a distance, at a random clock of the wait for the division, must change cycles or picture.
 */
static void planted_error(void) {
    static zbt_t zbt;
    uint32_t seen[256];
    FILE *list = fopen(GOLDEN "scene_cases.jsonl", "r");
    case_t one;
    unsigned caught = 0, n;
    read_case(list, &one);
    fclose(list);
    for (n = 0; n < 8; ++n) {
        uint32_t cycles = run(&one, &zbt, seen, 10 + 3 * n, 12 + (long)(n % 6));
        caught += cycles != one.cycles || picture_crc(&zbt) != one.crc;
    }
    printf("# %u of 8 planted errors change the first ray\n", caught);
    tap_ok(caught > 0, "a planted one-bit error in a register is caught");
    one.in.player.angle ^= 64;
    tap_ok(run(&one, &zbt, seen, 0, -1) != one.cycles || picture_crc(&zbt) != one.crc,
           "a planted one-bit error in an input is caught");
    one.in.player.angle ^= 64;
    tap_ok(run(&one, &zbt, seen, 0, -1) == one.cycles && picture_crc(&zbt) == one.crc, "without it the case is equal again");
}

/* The picture as built against its closed form: walls six late, minimap one, background none. */
static void raw_picture(void) {
    static board_t board;
    static uint8_t raw[SCREEN_WIDTH * SCREEN_HEIGHT], meant[SCREEN_WIDTH * SCREEN_HEIGHT];
    pins_t pins = {.fix = FIX_FLIP, .logic_rate = 1, .pixel_rate = 1};
    unsigned x, y, wrong = 0;
    int pass;
    for (pass = 0; pass < 2; ++pass) {
        pins.fix = FIX_FLIP | (pass ? FIX_ALIGN : 0);
        labkit_board_init(&board, &pins);
        board.map_generation.map_q = maps[0];
        board.game_logic.q.xindex = 5, board.game_logic.q.xpos = 30, board.game_logic.q.ypos = 30,
        board.game_logic.q.angle = 300;
        labkit_board_advance(&board, pass ? meant : raw, 4 * (uint64_t)XVGA_CLOCKS_PER_FRAME);
    }
    for (y = 1; y < SCREEN_HEIGHT; ++y) {
        for (x = 6; x < SCREEN_WIDTH; ++x) {
            wrong += raw[SCREEN_WIDTH * y + x] != meant[SCREEN_WIDTH * y + x - 6];
        }
        for (x = 0; x < 6; ++x) { /* what line y-1 shows beyond its end, over the background of this line */
            uint8_t late = meant[SCREEN_WIDTH * (y - 1) + 314 + x], sky = y - 1 < 383 ? 0 : 0xAD;
            wrong += raw[SCREEN_WIDTH * y + x] != (late == sky ? (y < 383 ? 0 : 0xAD) : late);
        }
    }
    tap_eq(wrong, 0, "as built the walls are six pixels late, the first six are those of the line before");
}

/* Errata B4c: a reset during a division freezes the divider, and the next picture has a wrong first line. */
static void reset_in_division(void) {
    static zbt_t zbt, right;
    static scene_t scene;
    FILE *list = fopen(GOLDEN "scene_cases.jsonl", "r");
    uint32_t seen[256];
    case_t one;
    unsigned pass, row, column, wrong_first, wrong_else;
    read_case(list, &one);
    fclose(list);
    run(&one, &right, seen, 0, -1);
    for (pass = 0; pass < 2; ++pass) {
        one.in.fix = pass ? FIX_RESET : AS_BUILT;
        labkit_scene_renderer_init(&scene);
        memset(&zbt, 0, sizeof zbt);
        while (scene.column_number_q != 150 || !scene.dWrap.state_q || scene.dWrap.delay_q != 5) {
            labkit_scene_renderer_tick(&scene, &one.in, one.map);
        }
        one.in.reset = 1;
        labkit_scene_renderer_tick(&scene, &one.in, one.map);
        one.in.reset = 0;
        labkit_scene_renderer_advance(&scene, &one.in, one.map, &zbt, 1000000);
        wrong_first = wrong_else = 0;
        for (row = 0; row < SCREEN_HEIGHT; ++row) {
            for (column = 0; column < ZBT_COLUMNS; ++column) {
                uint32_t difference = labkit_zbt_word(&zbt, row, column) ^ labkit_zbt_word(&right, row, column);
                wrong_first += !column && difference >> 24;
                wrong_else += (difference & (column ? 0xFFFFFFFFu : 0x00FFFFFFu)) != 0;
            }
        }
        printf("# %u wrong pixels in the first line, %u elsewhere\n", wrong_first, wrong_else);
        tap_ok(!wrong_else && (pass ? !wrong_first : wrong_first > 0),
               pass ? "corrected: a reset during a division does no harm"
                    : "as built: a reset during a division spoils the first line of the next picture, and "
                      "nothing else");
    }
}

/* The board at power-up: reset and start make the maze that the logic simulation makes, as fast. */
static void first_maze(void) {
    static board_t board;
    const pins_t pins = {.fix = AS_BUILT, .logic_rate = 1, .pixel_rate = 1};
    unsigned n;
    labkit_board_init(&board, &pins);
    labkit_board_press_reset(&board);
    labkit_board_press_start(&board, 0);
    labkit_board_advance(&board, NULL, RESET_CLOCKS + 18245);
    tap_ok(!board.map_generation.q.done_q, "as built: after 18244 clocks the first maze is not ready");
    labkit_board_advance(&board, NULL, 1);
    for (n = 0; n < map_count && strcmp(names[n], "A00") != 0; ++n) {
    }
    tap_ok(board.map_generation.q.done_q && !memcmp(&board.map_generation.map_q, &maps[n], sizeof(map_t)),
           "after 18245 it is, and it is the one of the golden data");
}

int main(void) {
    read_maps();
    tap_ok(map_count > 0, "the golden maps are there");
    cases();
    planted_error();
    raw_picture();
    reset_in_division();
    first_maze();
    return tap_done();
}
