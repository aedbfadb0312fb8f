/* The board. Only mapper_mmc3.s knows which it is. A page is 16 KB of PRG at $8000-$BFFF. */
#ifndef MAPPER_H
#define MAPPER_H

/* The battery RAM can be written between these two; outside them the board refuses writes (where it can).
 * They nest. */
void wram_open(void);
void wram_close(void);

#endif
