/* How the view looks: colours and the bytes of the attribute table that choose them. Palette 0 is left for text.
 * Brass walls and a floor that fades into the dark: the palettes differ only in the colour of floor and ceiling, near,
 * half-way and far, and each pair of tile rows has the one for its distance from the horizon. */
#ifndef LABYRINTH_LOOK_H
#define LABYRINTH_LOOK_H

/* Palettes 1 to 3: backdrop, wall to the north or south, wall to the east or west, floor and ceiling. */
#define LOOK_PALETTES 0x0F, 0x27, 0x17, 0x0F, 0x0F, 0x27, 0x17, 0x0C, 0x0F, 0x27, 0x17, 0x1C

/* One for each row of attribute bytes, eight bytes alike: tile rows 0-3, 4-7 .. 28-31. */
#define LOOK_ATTRIBUTES 0xF0, 0xAF, 0x55, 0xFA, 0x0F, 0x00, 0x00, 0x00

#endif
