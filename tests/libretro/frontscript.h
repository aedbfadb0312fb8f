/* Input scripts of the test front end: what is held in which frame.
 *
 *     # frame:button:pad[:frames]     frames counted from 0, pads from 1, held for `frames` frames (1 if left out)
 *     60:start:1
 *     100:a+up:1:20                   several buttons at once
 *     130:lx=-32768:1:5               a stick axis: lx ly rx ry
 *     140:key=276:1                   a key by its RETROK_ number (the pad is ignored)
 *     200:reset:1                     the console's reset button
 *
 * Buttons: b y select start up down left right a x l r l2 r2 l3 r3.
 */
#ifndef FRONTSCRIPT_H
#define FRONTSCRIPT_H

#include <stdbool.h>

/* Reads a script and adds it to what is already there. False, with file and line on stderr, if a line is
 * wrong. */
bool fs_read(const char *path);

/* Adds one line; `where` is for the message. */
bool fs_add(const char *line, const char *where, unsigned long number);

/* Sets fc.pad, fc.analog and fc.key for this frame; true if the script asks for a reset before it. */
bool fs_apply(unsigned long frame);

#endif
