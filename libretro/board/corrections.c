#include "corrections.h"

const correction_t labkit_corrections[FIX_COUNT] = {
    /* Each generator counts through a hash of the maze's seed; the original ones all walk the same 15
       numbers. */
    {FIX_RANDOM, "random", "B5 B6 B8"},
    /* Start always begins a new maze, each ring waits for its own numbers, and a refused maze is followed by others. */
    {FIX_NEW_MAP, "newmap", "B7 B9 B12 B17"},
    /* Each ring gets as many changes as the report says: two that fall on one cell move apart. */
    {FIX_RINGS, "rings", "B6"},
    /* A maze is accepted if the centre can be reached; after 48 refusals a way is cut. */
    {FIX_REACHABLE, "reachable", "B10 B11 B12 B13 B14 B15 B16"},
    /* A new maze puts the player on a random cell from which the centre can be reached. */
    {FIX_START_CELL, "startcell", "C B25"},
    /* All eight directions test the cells they enter, back is the opposite of forward, the map has four
       edges. */
    {FIX_WALLS, "walls", "B20 B21 B22 B23"},
    /* Reset reaches every register, including the divider's state, and wins over buttons held with it. */
    {FIX_RESET, "reset", "B4c B24"},
    /* The direction of the player is the middle of the screen, not 32 columns right of it. */
    {FIX_AXIS, "axis", "B1"},
    /* The new picture is shown from the next refresh on, never from the middle of one. */
    {FIX_FLIP, "flip", "B31 B32"},
    /* Sync, background and minimap wait for the wall pixels, which come six clocks late. */
    {FIX_ALIGN, "align", "B33"},
    /* The minimap is top left. */
    {FIX_MINIMAP_PLACE, "minimapleft", "C"},
    /* Reaching the centre is recognised, and stops the timer. */
    {FIX_WIN, "win", "B25"},

    /* Columns are equal on the screen plane and heights follow the distance along the view: flat walls look
       flat. */
    {FIX_FLAT, "flat", ""},
    /* A wide data path traces both axes together: no stray columns, no gaps, no division by zero. */
    {FIX_PRECISION, "precision", ""},
    /* The edge of the map is a wall, not a stripe at the horizon. */
    {FIX_OUTSIDE, "outside", ""},
    /* The player's mark moves within the cell and is drawn over the walls; the goal is marked. */
    {FIX_MINIMAP_MARK, "minimapmark", ""},
    /* A random start in the outer rings, facing an open way. */
    {FIX_FAR_START, "farstart", ""},
    /* Walking goes where one looks, equally fast in all directions, and slides along walls. */
    {FIX_WALK, "walk", ""},
    /* The same number of steps in every picture. */
    {FIX_PACE, "pace", ""},
    /* Light by distance, edges of wall cells, shaded floor and ceiling, gold around the centre. */
    {FIX_LIGHT, "light", ""},
    /* Flips at the refresh; with the logic at the pixel clock the renderer begins as late as it can: its picture is fresh when it
       is shown. */
    {FIX_FRESH, "fresh", ""},
};
