/* The commands that redo golden files of the renderer, the display, the distance calculators and the game
 * logic. */
#include "libretro/board/board.h"
#include "libretro/board/distance.h"
#include "libretro/board/trig_lookup_table.h"
#include "tools/engines/labkit.h"
#include "tools/engines/labkit_input.h"

#include <stdlib.h>
#include <string.h>
#include <zlib.h>

#define PICTURE (SCREEN_WIDTH * SCREEN_HEIGHT)

static input_t in;
static uint8_t picture[PICTURE];

/* ---- scenes ---- */

typedef struct {
    long id;
    const map_t *map;
    player_t player;
} scene_case_t;

static void read_case(scene_case_t *c) {
    char name[64];
    c->id = json_int(&in, "id", 0, 1000000000);
    json_text(&in, "map", name, sizeof name);
    c->map = maps_find(&in, name);
    c->player.xindex = (uint8_t)json_int(&in, "xindex", 0, 31);
    c->player.yindex = (uint8_t)json_int(&in, "yindex", 0, 31);
    c->player.xpos = (uint8_t)json_int(&in, "xpos", 0, 63);
    c->player.ypos = (uint8_t)json_int(&in, "ypos", 0, 63);
    c->player.angle = (uint16_t)json_int(&in, "angle", 0, 4095);
}

/* Runs the renderer and its memory from start to done; returns the number of the edge that sets done. */
static uint64_t render(const scene_case_t *c, zbt_t *zbt, bool tick) {
    static scene_t scene;
    const scene_in_t scene_in = {.fix = AS_BUILT, .start = 1, .player = c->player};
    uint64_t clocks = 0;
    unsigned n;
    memset(zbt, 0, sizeof *zbt);
    labkit_scene_renderer_init(&scene);
    if (!tick) {
        clocks = labkit_scene_renderer_advance(&scene, &scene_in, c->map, zbt, UINT32_MAX);
    }
    for (; !scene.done_q; ++clocks) {
        labkit_zbt_tick(zbt, scene.dC.write_enable_q, scene.dC.write_address_q, scene.dC.write_data_q);
        labkit_scene_renderer_tick(&scene, &scene_in, c->map);
    }
    for (n = 0; n < 4; ++n) {
        labkit_zbt_tick(zbt, 0, 0, 0); /* lets the last writes arrive */
    }
    return clocks - 1; /* the first edge is number 0 */
}

int command_scenes(int argc, char **argv) {
    static zbt_t zbt;
    bool tick = command_option("tick", NULL) != NULL;
    unsigned row;
    input_expect(argc, argv, 2);
    maps_read(input_pick(argc, argv, ".txt", NULL, "MAPS.txt"));
    input_open(&in, input_pick(argc, argv, ".jsonl", NULL, "CASES.jsonl"));
    while (input_next(&in)) {
        scene_case_t c;
        uint64_t cycles;
        read_case(&c);
        cycles = render(&c, &zbt, tick);
        for (row = 0; row < SCREEN_HEIGHT; ++row) {
            labkit_zbt_row(&zbt, row, picture + SCREEN_WIDTH * row);
        }
        printf("%ld %llu %08lx\n", c.id, (unsigned long long)cycles, crc32(0, picture, PICTURE));
    }
    return 0;
}

/* ---- display ---- */

/* The whole board, with the player put at a place, until two pictures are drawn and one more has been sent.
 */
static void show(const scene_case_t *c, uint8_t minimap, uint8_t cheat) {
    static board_t board;
    const pins_t pins = {.fix = FIX_ALIGN | FIX_FLIP, .logic_rate = 1, .pixel_rate = 1, .switch0 = minimap, .switch1 = cheat};
    labkit_board_init(&board, &pins);
    board.map_generation.map_q = *c->map;
    board.game_logic.q = c->player;
    labkit_board_advance(&board, picture, 4 * (uint64_t)XVGA_CLOCKS_PER_FRAME);
}

int command_display(int argc, char **argv) {
    const char *cases, *wanted;
    scene_case_t *list = NULL;
    size_t count = 0, n;
    input_expect(argc, argv, 3);
    cases = input_pick(argc, argv, ".jsonl", "xindex", "SCENE_CASES.jsonl");
    wanted = input_pick(argc, argv, ".jsonl", "!xindex", "DISPLAY.jsonl");
    maps_read(input_pick(argc, argv, ".txt", NULL, "MAPS.txt"));
    input_open(&in, cases);
    while (input_next(&in)) {
        list = realloc(list, (count + 1) * sizeof *list);
        if (!list) {
            fail("no memory", NULL);
        }
        read_case(&list[count++]);
    }
    input_open(&in, wanted);
    while (input_next(&in)) {
        long id = json_int(&in, "case", 0, 1000000000);
        uint8_t minimap = (uint8_t)json_int(&in, "minimap", 0, 1), cheat = (uint8_t)json_int(&in, "cheat", 0, 1);
        for (n = 0; n < count && list[n].id != id; ++n) {
        }
        if (n == count) {
            input_fail(&in, "there is no scene case of this number");
        }
        show(&list[n], minimap, cheat);
        printf("%ld %u %u %08lx\n", id, minimap, cheat, crc32(0, picture, PICTURE));
    }
    free(list);
    return 0;
}

/* ---- distance calculators ---- */

/* Comma-separated fields of a line, cut in place. */
static unsigned split(char *line, char **field, unsigned room) {
    unsigned count = 0;
    while (line && count < room) {
        field[count++] = line;
        line = strchr(line, ',');
        if (line) {
            *line++ = 0;
        }
    }
    return line ? room + 1 : count;
}

static long field_int(const char *text, long min, long max) {
    char *end;
    long value = strtol(text, &end, 10);
    if (end == text || *end || value < min || value > max) {
        input_fail(&in, "a field is not a number of its range");
    }
    return value;
}

typedef void distance_tick_t(distance_t *, const distance_in_t *, const map_t *);

static void run_distance(distance_tick_t *tick, distance_in_t d, const map_t *map) {
    distance_t m = {0};
    unsigned cycles = 0;
    d.newData = 1;
    tick(&m, &d, map);
    for (d.newData = 0; !m.done_q; ++cycles) {
        tick(&m, &d, map);
    }
    printf(" %u %u", (unsigned)m.distanceToIntersection_q, cycles);
}

/* id,kind,map,angle,xpos,ypos,xindex,yindex,sine,cosine,sineInv,cosineInv[,results] */
int command_dist(int argc, char **argv) {
    input_expect(argc, argv, 2);
    maps_read(input_pick(argc, argv, ".txt", NULL, "MAPS.txt"));
    input_open(&in, input_pick(argc, argv, ".csv", NULL, "VECTORS.csv"));
    while (input_next(&in)) {
        char *field[16];
        distance_in_t d = {.fix = AS_BUILT};
        const map_t *map;
        unsigned count;
        if (in.number == 1 && !strncmp(in.line, "id,", 3)) {
            continue;
        }
        count = split(in.line, field, 16);
        if (count != 12 && count != 16) {
            input_fail(&in, "not 12 or 16 fields");
        }
        map = maps_find(&in, field[2]);
        d.xpos = (uint8_t)field_int(field[4], 0, 63);
        d.ypos = (uint8_t)field_int(field[5], 0, 63);
        d.xindex = (uint8_t)field_int(field[6], 0, 31);
        d.yindex = (uint8_t)field_int(field[7], 0, 31);
        d.sine = (int16_t)field_int(field[8], -512, 511);
        d.cosine = (int16_t)field_int(field[9], -512, 511);
        d.sineInv = (int32_t)field_int(field[10], -131072, 131071);
        d.cosineInv = (int32_t)field_int(field[11], -131072, 131071);
        printf("%ld", field_int(field[0], 0, 1000000000));
        run_distance(labkit_distance_to_horizontal_wall_tick, d, map);
        run_distance(labkit_distance_to_vertical_wall_tick, d, map);
        putchar('\n');
    }
    return 0;
}

int command_trig(int argc, char **argv) {
    const trig_t *table = labkit_trig_table();
    unsigned n;
    input_expect(argc, argv, 0);
    puts("addr,sine,cosine,sineInv,cosineInv");
    for (n = 0; n < TRIG_ENTRIES; ++n) {
        printf("%u,%u,%u,%u,%u\n", n, table[n].sine, table[n].cosine, (unsigned)table[n].sineInv, (unsigned)table[n].cosineInv);
    }
    return 0;
}

/* ---- game logic ---- */

enum { TRACE_UP = 1, TRACE_DOWN = 2, TRACE_LEFT = 4, TRACE_RIGHT = 8, TRACE_RESET = 16, RECORD = 8 };

/* Redoes one record from its first byte. */
static void redo_step(game_logic_t *game, const map_t *map, uint8_t *record) {
    const uint8_t buttons = record[0];
    const game_in_t g = {.fix = AS_BUILT,
                         .reset = (buttons & TRACE_RESET) != 0,
                         .up = (buttons & TRACE_UP) != 0,
                         .down = (buttons & TRACE_DOWN) != 0,
                         .left = (buttons & TRACE_LEFT) != 0,
                         .right = (buttons & TRACE_RIGHT) != 0};
    labkit_game_logic_tick(game, &g, map);
    record[1] = game->q.xindex;
    record[2] = game->q.yindex;
    record[3] = game->q.xpos;
    record[4] = game->q.ypos;
    record[5] = 0;
    record[6] = (uint8_t)game->q.angle;
    record[7] = (uint8_t)(game->q.angle >> 8);
}

int command_game(int argc, char **argv) {
    const char *path;
    FILE *file;
    input_expect(argc, argv, 3);
    path = input_pick(argc, argv, ".bin", NULL, "TRACES.bin");
    file = fopen(path, "rb");
    maps_read(input_pick(argc, argv, ".txt", NULL, "MAPS.txt"));
    if (!file) {
        fail("cannot read", path);
    }
    input_open(&in, input_pick(argc, argv, ".jsonl", NULL, "TRACES.jsonl"));
    while (input_next(&in)) {
        game_logic_t game = {{0}};
        char name[64];
        long id = json_int(&in, "id", 0, 1000000000), steps = json_int(&in, "steps", 0, 100000000), n;
        long offset = json_int(&in, "offset", 0, 2000000000);
        const map_t *map;
        unsigned long crc = crc32(0, NULL, 0);
        json_text(&in, "map", name, sizeof name);
        map = maps_find(&in, name);
        if (fseek(file, offset, SEEK_SET) != 0) {
            input_fail(&in, "no such offset");
        }
        for (n = 0; n < steps; ++n) {
            uint8_t record[RECORD];
            if (fread(record, 1, RECORD, file) != RECORD) {
                input_fail(&in, "the trace is longer than its file");
            }
            redo_step(&game, map, record);
            crc = crc32(crc, record, RECORD);
        }
        printf("%ld %08lx\n", id, crc);
    }
    fclose(file);
    return 0;
}
