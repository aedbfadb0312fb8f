/* The two files of mkcart. */
#ifndef MKCART_H
#define MKCART_H

#define PAGE_NAME_BYTES 40

void read_gates(char **paths, int n);                /* the FAR(...) lines of these headers */
void print_gates(const char *const *ids, int count); /* of a ROM with these games */
void print_gates_header(void);

#endif
