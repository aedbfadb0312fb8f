/* Save states: the whole machine as bytes, with fixed offsets and a constant size.
 *
 *   0  4  "LBKS"       4  4  version        8  4  size of all        12  4  checksum of the rest
 *  16  .. the fields in the order of state.c, little endian; the two memories with two bits a pixel
 *
 * Loading checks everything: a state is either accepted as a whole, or refused and nothing has changed.
 */
#ifndef LABKIT_STATE_H
#define LABKIT_STATE_H

#include "machine.h"

#include <stdbool.h>
#include <stddef.h>

size_t labkit_state_size(void);

/* False if there is not enough room. */
bool labkit_state_save(const machine_t *m, void *data, size_t size);
bool labkit_state_load(machine_t *m, const void *data, size_t size);

/* The version of a state that begins like one of ours, 0 for anything else: to say why it was refused. */
#define STATE_VERSION 2
unsigned labkit_state_version(const void *data, size_t size);

/* Writes the header for the fields that follow it (size bytes in all, at least labkit_state_size()).
 * Tests use it to get damaged fields past the checksum. */
void labkit_state_seal(void *data);

#endif
