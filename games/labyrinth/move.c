/* Walking, see move.h. */
#include "games/labyrinth/move.h"
#include "games/labyrinth/maze.h"

uint16_t lab_move_x, lab_move_y;
uint8_t lab_move_x_sub, lab_move_y_sub;
uint16_t lab_move_angle;
uint8_t lab_move_stride;

static uint8_t walk_speed, turn_speed; /* of the last tick */
static uint8_t walk_wish, turn_wish;   /* in that direction */
static uint8_t swing;                  /* ticks in which a turn the other way begins slowly */
static uint8_t events;

void lab_move_place(uint8_t x, uint8_t y, uint8_t turn) {
    lab_move_x = x;
    lab_move_x <<= 8;
    lab_move_x += 128;
    lab_move_y = y;
    lab_move_y <<= 8;
    lab_move_y += 128;
    lab_move_x_sub = 0;
    lab_move_y_sub = 0;
    lab_move_angle = turn & 3;
    lab_move_angle <<= 10;
    walk_speed = 0;
    turn_speed = 0;
    swing = 0;
    lab_move_stride = 0;
}

/* The coordinate being moved: statics instead of arguments, which the compiler would fetch from its stack again and again. */
static uint8_t on_x;    /* it is x */
static uint8_t back;    /* it gets less */
static uint16_t amount; /* by this much, 1/65536 cell */
static uint16_t place;
static uint8_t sub;
static uint16_t middle; /* the other coordinate */

/* 1 if an edge of the player in that cell (-1 to 21) of the axis touches a wall. */
static uint8_t blocked(int8_t edge_cell) {
    uint16_t corner = middle - LAB_MOVE_RADIUS;
    int8_t first = (int8_t)(corner >> 8);
    int8_t second;
    corner = middle + LAB_MOVE_RADIUS;
    second = (int8_t)(corner >> 8);
    if (on_x) {
        return lab_maze_wall(edge_cell, first) || lab_maze_wall(edge_cell, second);
    }
    return lab_maze_wall(first, edge_cell) || lab_maze_wall(second, edge_cell);
}

/* Puts the player at the wall in that cell, on the side that the walk comes from. */
static void touch(int8_t cell) {
    place = (uint8_t)cell;
    place <<= 8;
    if (back) {
        place += 256 + LAB_MOVE_RADIUS;
        sub = 0;
    } else {
        place -= LAB_MOVE_RADIUS + 1;
        sub = 255;
    }
}

/* Moves the coordinate; stops it at a wall. Only an edge that enters another cell can meet one. */
static void slide(void) {
    uint8_t low = (uint8_t)amount;
    uint8_t cells = (uint8_t)(amount >> 8);
    uint16_t edge;
    uint8_t entered;
    if (back) {
        if (low > sub) {
            ++cells;
        }
        sub -= low;
        place -= cells;
        edge = place - LAB_MOVE_RADIUS;
        entered = 255 - cells;
        entered = (uint8_t)edge > entered;
    } else {
        sub += low;
        if (sub < low) {
            ++cells;
        }
        place += cells;
        edge = place + LAB_MOVE_RADIUS;
        entered = (uint8_t)edge < cells;
    }
    if (entered && blocked((int8_t)(edge >> 8))) {
        events |= LAB_MOVE_BUMPED;
        touch((int8_t)(edge >> 8));
    }
}

/* amount = walk_speed * sine of an angle of `index`/1024 turn in its quarter turn, which rises (0) or falls. */
static void set_amount(uint8_t index, uint8_t falls) {
    amount = 255; /* of a whole quarter turn, the only sine that has no index */
    if (falls) {
        index = (uint8_t)(0 - index);
    }
    if (index != 0 || !falls) {
        amount = lab_move_sine[index];
    }
    if (walk_speed == LAB_MOVE_WALK) { /* the usual case, in a third of a product's time */
        amount <<= 2;
        amount += amount << 1;
    } else {
        amount *= walk_speed;
    }
}

/* A walk of walk_speed in a direction of 1/1024 turn. */
static void walk(uint16_t direction) {
    uint8_t index = (uint8_t)direction;
    uint8_t quarter = (uint8_t)(direction >> 8);
    uint8_t east = quarter + 1; /* the cosine is the sine a quarter turn on */
    on_x = 1;
    back = east & 2;
    set_amount(index, east & 1);
    place = lab_move_x;
    sub = lab_move_x_sub;
    middle = lab_move_y;
    slide();
    lab_move_x = place;
    lab_move_x_sub = sub;
    on_x = 0;
    back = (quarter & 2) ^ 2; /* north is up: y gets less */
    set_amount(index, quarter & 1);
    place = lab_move_y;
    sub = lab_move_y_sub;
    middle = lab_move_x;
    slide();
    lab_move_y = place;
    lab_move_y_sub = sub;
}

/* A speed one step up, but at most `most`. */
static uint8_t faster(uint8_t speed, uint8_t more, uint8_t most) {
    speed += more;
    return speed > most ? most : speed;
}

static void turn(uint8_t wish) {
    if (wish != turn_wish || turn_speed == 0) {
        turn_speed = wish != turn_wish && swing != 0 ? LAB_MOVE_TURN_BACK : LAB_MOVE_TURN_FIRST;
        turn_wish = wish;
    } else {
        turn_speed = faster(turn_speed, LAB_MOVE_TURN_MORE, LAB_MOVE_TURN_MOST);
    }
    if (wish == LAB_MOVE_LEFT) {
        lab_move_angle += turn_speed;
    } else {
        lab_move_angle -= turn_speed;
    }
    lab_move_angle &= 4095;
    swing = LAB_MOVE_SWING;
    events |= LAB_MOVE_TURNED;
}

/* Direction of a walking wish against the line of sight, 1/1024 turn. */
static uint16_t wish_direction(uint8_t wish) {
    switch (wish) {
    case LAB_MOVE_BACKWARD:
        return 512;
    case LAB_MOVE_SIDE_LEFT:
        return 256;
    case LAB_MOVE_SIDE_RIGHT:
        return 768;
    case LAB_MOVE_FORWARD | LAB_MOVE_SIDE_LEFT:
        return 128;
    case LAB_MOVE_FORWARD | LAB_MOVE_SIDE_RIGHT:
        return 896;
    case LAB_MOVE_BACKWARD | LAB_MOVE_SIDE_LEFT:
        return 384;
    case LAB_MOVE_BACKWARD | LAB_MOVE_SIDE_RIGHT:
        return 640;
    default:
        return 0;
    }
}

static void walk_on(uint8_t wish) {
    uint16_t direction = lab_move_angle >> 2;
    uint16_t old_x = lab_move_x;
    uint16_t old_y = lab_move_y;
    uint8_t old_cell, cell;
    if (wish != walk_wish) {
        walk_speed = walk_speed >> 1;
        walk_wish = wish;
    }
    walk_speed = faster(walk_speed, 1, wish & LAB_MOVE_FORWARD ? LAB_MOVE_WALK : LAB_MOVE_BACK);
    if (wish != LAB_MOVE_FORWARD) {
        direction += wish_direction(wish);
    }
    walk(direction); /* its two lowest bits of the high byte count */
    if (lab_move_x == old_x && lab_move_y == old_y) {
        return;
    }
    events |= LAB_MOVE_MOVED;
    lab_move_stride += walk_speed;
    if (lab_move_stride >= LAB_MOVE_STRIDE) {
        lab_move_stride -= LAB_MOVE_STRIDE;
        events |= LAB_MOVE_STEPPED;
    }
    old_cell = (uint8_t)(old_x >> 8);
    cell = (uint8_t)(lab_move_x >> 8);
    if (cell != old_cell) {
        events |= LAB_MOVE_NEW_CELL;
    }
    old_cell = (uint8_t)(old_y >> 8);
    cell = (uint8_t)(lab_move_y >> 8);
    if (cell != old_cell) {
        events |= LAB_MOVE_NEW_CELL;
    }
}

uint8_t lab_move_tick(uint8_t wishes) {
    uint8_t wish;
    events = 0;
    wish = wishes >> 1; /* opposite wishes are neighbouring bits, and cancel each other */
    wish &= wishes;
    wish &= LAB_MOVE_FORWARD | LAB_MOVE_LEFT | LAB_MOVE_SIDE_LEFT;
    if (wish) {
        wish |= (uint8_t)(wish << 1);
        wishes &= wish ^ 255;
    }
    wish = wishes & (LAB_MOVE_LEFT | LAB_MOVE_RIGHT);
    if (wish) {
        turn(wish);
    } else {
        turn_speed = 0;
        if (swing != 0) {
            --swing;
        }
    }
    wish = wishes & (LAB_MOVE_FORWARD | LAB_MOVE_BACKWARD | LAB_MOVE_SIDE_LEFT | LAB_MOVE_SIDE_RIGHT);
    if (wish) {
        walk_on(wish);
    } else {
        walk_speed = 0;
    }
    return events;
}
