/* The battery RAM after arbitrary damage: bytes changed anywhere, or a whole payload of noise with a correct checksum. It is
 * repaired to a state that another power-on leaves alone, no slot is longer than its room, and the games' own loaders accept a
 * payload or refuse it. */
#include "cart/mapper.h"
#include "cart/pad.h"
#include "cart/save.h"
#include "games/amazons/play.h"
#include "games/amazons/rules.h"
#include "games/connect4/play.h"
#include "games/gobang/play.h"
#include "games/gobang/rules.h"
#include "games/labyrinth/map.h"
#include "games/labyrinth/maze.h"
#include "games/labyrinth/move.h"
#include "games/labyrinth/play.h"
#include "games/labyrinth/save.h"
#include "games/labyrinth/view.h"
#include "games/skyscrapers/play.h"
#include "games/skyscrapers/rules.h"
#include "games/skyscrapers/solver.h"
#include "tests/fuzz/fuzz.h"

#define AREA_BYTES 0x2000
#define SLOT_MAX 640
uint8_t save_area[AREA_BYTES];
c4_state_t c4_state;
ama_state_t ama_state;
gb_state_t gb_state;
sky_state_t sky_state;
lab_state_t lab_state;
const uint8_t lab_sizes[LAB_SIZES] = {LAB_MAZE_LARGE, LAB_MAZE_MEDIUM, LAB_MAZE_SMALL};
uint8_t lab_trail[LAB_TRAIL_BYTES];

void wram_open(void) {}
void wram_close(void) {}
void save_poke(uint8_t *cell, uint8_t value) {
    FUZZ_MUST(cell >= save_area && cell < save_area + AREA_BYTES);
    *cell = value;
}

/* Three bytes a change: a place and a value. */
static void damage(const uint8_t *data, size_t size) {
    for (; size >= 3; data += 3, size -= 3) {
        save_area[(data[0] | data[1] << 8) % AREA_BYTES] = data[2];
    }
}

static void load_connect4(void) {
    c4_save_load();
    FUZZ_MUST(c4_state.match.game.count <= C4_CELLS && !c4_state.match.game.over);
}

static void load_skyscrapers(void) {
    if (sky_save_load()) {
        FUZZ_MUST(sky_state.grade < SKY_GRADES && sky_state.helped <= (SKY_HINT_HELPED | SKY_SOLVER_HELPED));
        while (sky_undo()) {
        }
        while (sky_redo()) {
        }
        sky_save_keep();
        FUZZ_MUST(sky_save_load());
    }
}

/* A loaded walk is continued, walking and turning, and is never inside a wall. */
static void load_labyrinth(void) {
    if (!lab_save_load()) {
        return;
    }
    FUZZ_MUST(lab_state.size < LAB_SIZES);
    for (unsigned tick = 0; tick < 100; ++tick) {
        FUZZ_MUST(lab_move_angle < 4096 && lab_move_x >> 8 < lab_maze_size && lab_move_y >> 8 < lab_maze_size);
        FUZZ_MUST(!lab_maze_wall((int8_t)(lab_move_x >> 8), (int8_t)(lab_move_y >> 8)));
        if (tick % 25 == 0) {
            lab_view_x = lab_move_x;
            lab_view_y = lab_move_y;
            lab_view_angle = lab_move_angle;
            lab_view_make();
        }
        lab_move_tick((uint8_t)(lab_state.seconds + tick / 20 * 37));
    }
    lab_save_keep();
    FUZZ_MUST(lab_save_load());
}

static void load_games(void) {
    game_slot = SAVE_AMAZONS;
    ama_save_load();
    FUZZ_MUST(ama.turns <= AMA_TURNS_MAX);
    game_slot = SAVE_GOBANG;
    if (gb_save_load()) {
        FUZZ_MUST(gb_count <= GB_CELLS && gb_result == GB_PLAYING);
    }
    game_slot = SAVE_CONNECT4;
    load_connect4();
    game_slot = SAVE_SKYSCRAPERS;
    load_skyscrapers();
    game_slot = SAVE_LABYRINTH;
    load_labyrinth();
}

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size) {
    static uint8_t before[AREA_BYTES], bytes[SLOT_MAX];
    uint8_t slot;
    if (size < 1) {
        return 0;
    }
    memset(save_area, 0, sizeof save_area);
    save_boot();
    slot = data[0] >> 1;
    if (slot < SAVE_SLOTS) {
        size_t length = size - 1 < save_slots[slot].size ? size - 1 : save_slots[slot].size;
        memcpy(bytes, data + 1, length);
        save_store(slot, bytes, (uint16_t)length);
        FUZZ_MUST(save_load(slot, bytes, sizeof bytes) == length && memcmp(bytes, data + 1, length) == 0);
    }
    if (data[0] & 1) {
        damage(data + 1, size - 1);
    }
    save_boot();
    FUZZ_MUST(save_state != SAVE_NO_RAM);
    memcpy(before, save_area, sizeof before);
    save_boot();
    FUZZ_MUST(save_state == SAVE_GOOD && memcmp(before, save_area, sizeof before) == 0);
    for (slot = 0; slot < SAVE_SLOTS; ++slot) {
        FUZZ_MUST(save_load(slot, bytes, sizeof bytes) <= save_slots[slot].size);
    }
    load_games();
    return 0;
}
