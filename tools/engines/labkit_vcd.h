/* Signals over time as a VCD file (value change dump), which gtkwave and other viewers open. */
#ifndef LABKIT_VCD_H
#define LABKIT_VCD_H

#include <stdbool.h>
#include <stdint.h>
#include <stdio.h>

#define VCD_MOST 96

/* A register somewhere in a structure: `size` bytes at `offset`, of which `width` bits are shown. */
typedef struct {
    const char *module, *name;
    size_t offset;
    uint8_t size, width;
} vcd_signal_t;

typedef struct {
    FILE *file;
    const vcd_signal_t *signal[VCD_MOST];
    uint32_t last[VCD_MOST];
    unsigned count;
    bool begun;
} vcd_t;

/* Chooses the signals of the list (count of them) that `wanted` names, a list with commas: module,
 * module.name, or "all". Ends the program with a message if a name is unknown or the file cannot be made. */
void vcd_open(vcd_t *v, const char *path, const vcd_signal_t *list, unsigned count, const char *wanted);

/* Writes the values after a clock, changes only. Clocks are those of 65 MHz. */
void vcd_clock(vcd_t *v, const void *structure, uint64_t clock);

/* False if something could not be written. */
bool vcd_close(vcd_t *v);

#endif
