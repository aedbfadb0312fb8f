/* Where the labyrinth's C code lies on the console: its main page; big arrays are in memory.s (they want pages). */
#ifndef LABYRINTH_MEMORY_H
#define LABYRINTH_MEMORY_H

#if defined(__CC65__) && !defined(SIM65)
#pragma code-name("B_LABYRINTH")
#pragma rodata-name("B_LABYRINTH_RO")
#pragma bss-name("R_LABYRINTH")
#endif

#endif
