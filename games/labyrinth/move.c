/* Walking, see move.h. */
#include "games/labyrinth/move.h"
#include "games/labyrinth/maze.h"

uint16_t move_x, move_y;
uint8_t move_x_sub, move_y_sub;
uint16_t move_angle;

static uint8_t walk_speed, turn_speed; /* of the last tick */
static uint8_t walk_wish, turn_wish;   /* in that direction */
static uint8_t stride;                 /* walked since the last footstep, 1/256 cell */
static uint8_t events;

void move_place(uint8_t x, uint8_t y, uint8_t turn) {
    move_x = x;
    move_x <<= 8;
    move_x += 128;
    move_y = y;
    move_y <<= 8;
    move_y += 128;
    move_x_sub = 0;
    move_y_sub = 0;
    move_angle = turn & 3;
    move_angle <<= 10;
    walk_speed = 0;
    turn_speed = 0;
    stride = 0;
}

/* 1 if an edge of the player in that cell (-1 to 21) of one axis touches a wall; `middle` is its place on the other. */
static uint8_t blocked(uint8_t on_x, int8_t edge_cell, uint16_t middle) {
    uint16_t corner = middle - MOVE_RADIUS;
    int8_t first = (int8_t)(corner >> 8);
    int8_t second;
    corner = middle + MOVE_RADIUS;
    second = (int8_t)(corner >> 8);
    if (on_x) {
        return maze_wall(edge_cell, first) || maze_wall(edge_cell, second);
    }
    return maze_wall(first, edge_cell) || maze_wall(second, edge_cell);
}

/* The place that touches a wall in that cell, coming from the side one walks from. */
static uint16_t beside(int8_t cell, uint8_t back) {
    uint16_t place = (uint8_t)cell;
    place <<= 8;
    if (back) {
        place += 256 + MOVE_RADIUS;
    } else {
        place -= MOVE_RADIUS + 1;
    }
    return place;
}

/* Moves one coordinate by amount/65536 cell; stops it at a wall. Only an edge that enters another cell can meet one. */
static void slide(uint8_t on_x, uint8_t back, uint16_t amount) {
    uint16_t place = on_x ? move_x : move_y;
    uint8_t sub = on_x ? move_x_sub : move_y_sub;
    uint8_t low = (uint8_t)amount;
    uint8_t cells = (uint8_t)(amount >> 8);
    uint16_t edge;
    int8_t cell;
    uint8_t entered;
    if (back) {
        if (low > sub) {
            ++cells;
        }
        sub -= low;
        place -= cells;
        edge = place - MOVE_RADIUS;
        entered = 255 - cells;
        entered = (uint8_t)edge > entered;
    } else {
        sub += low;
        if (sub < low) {
            ++cells;
        }
        place += cells;
        edge = place + MOVE_RADIUS;
        entered = (uint8_t)edge < cells;
    }
    cell = (int8_t)(edge >> 8);
    if (entered && blocked(on_x, cell, on_x ? move_y : move_x)) {
        events |= MOVE_BUMPED;
        place = beside(cell, back);
        sub = back ? 0 : 255;
    }
    if (on_x) {
        move_x = place;
        move_x_sub = sub;
    } else {
        move_y = place;
        move_y_sub = sub;
    }
}

/* speed * sine of an angle in 1/1024 turn, as an amount for slide; the sign is the angle's upper half. */
static uint16_t amount_of(uint8_t speed, uint16_t angle) {
    uint16_t index = angle & 255;
    uint16_t product;
    if (angle & 256) {
        index = 256 - index;
    }
    product = move_sine[index];
    product *= speed;
    return product;
}

/* A walk of `speed` in a direction of 1/1024 turn. */
static void walk(uint8_t speed, uint16_t direction) {
    uint16_t east = (direction + 256) & 1023;
    slide(1, (east & 512) != 0, amount_of(speed, east));
    slide(0, (direction & 512) == 0, amount_of(speed, direction)); /* north is up: y gets less */
}

/* A speed one step up, at the most `most`. */
static uint8_t faster(uint8_t speed, uint8_t more, uint8_t most) {
    speed += more;
    return speed > most ? most : speed;
}

static void turn(uint8_t wish) {
    if (wish != turn_wish || turn_speed == 0) {
        turn_speed = MOVE_TURN_FIRST;
        turn_wish = wish;
    } else {
        turn_speed = faster(turn_speed, MOVE_TURN_MORE, MOVE_TURN_MOST);
    }
    if (wish == MOVE_LEFT) {
        move_angle += turn_speed;
    } else {
        move_angle -= turn_speed;
    }
    move_angle &= 4095;
    events |= MOVE_TURNED;
}

/* Direction of a walking wish against the line of sight, 1/1024 turn. */
static uint16_t wish_direction(uint8_t wish) {
    switch (wish) {
    case MOVE_BACKWARD:
        return 512;
    case MOVE_SIDE_LEFT:
        return 256;
    case MOVE_SIDE_RIGHT:
        return 768;
    case MOVE_FORWARD | MOVE_SIDE_LEFT:
        return 128;
    case MOVE_FORWARD | MOVE_SIDE_RIGHT:
        return 896;
    case MOVE_BACKWARD | MOVE_SIDE_LEFT:
        return 384;
    case MOVE_BACKWARD | MOVE_SIDE_RIGHT:
        return 640;
    default:
        return 0;
    }
}

static void walk_on(uint8_t wish) {
    uint16_t direction = move_angle >> 2;
    uint16_t old_x = move_x;
    uint16_t old_y = move_y;
    if (wish != walk_wish) {
        walk_speed = walk_speed >> 1;
        walk_wish = wish;
    }
    walk_speed = faster(walk_speed, 1, wish & MOVE_FORWARD ? MOVE_WALK : MOVE_BACK);
    direction += wish_direction(wish);
    walk(walk_speed, direction & 1023);
    if (move_x == old_x && move_y == old_y) {
        return;
    }
    events |= MOVE_MOVED;
    stride += walk_speed;
    if (stride >= MOVE_STRIDE) {
        stride -= MOVE_STRIDE;
        events |= MOVE_STEPPED;
    }
    if ((uint8_t)(old_x >> 8) != (uint8_t)(move_x >> 8) || (uint8_t)(old_y >> 8) != (uint8_t)(move_y >> 8)) {
        events |= MOVE_NEW_CELL;
    }
}

/* Two opposite wishes are none. */
static uint8_t without_pair(uint8_t wishes, uint8_t pair) {
    if ((wishes & pair) == pair) {
        wishes &= ~pair & 255;
    }
    return wishes;
}

uint8_t move_tick(uint8_t wishes) {
    uint8_t wish;
    events = 0;
    wishes = without_pair(wishes, MOVE_LEFT | MOVE_RIGHT);
    wishes = without_pair(wishes, MOVE_FORWARD | MOVE_BACKWARD);
    wishes = without_pair(wishes, MOVE_SIDE_LEFT | MOVE_SIDE_RIGHT);
    wish = wishes & (MOVE_LEFT | MOVE_RIGHT);
    if (wish) {
        turn(wish);
    } else {
        turn_speed = 0;
    }
    wish = wishes & (MOVE_FORWARD | MOVE_BACKWARD | MOVE_SIDE_LEFT | MOVE_SIDE_RIGHT);
    if (wish) {
        walk_on(wish);
    } else {
        walk_speed = 0;
    }
    return events;
}
