/* Lists that people write, a line an entry: '#' begins a comment, fields are between '|'. An error ends the program with status
 * 1 and a message that names file and line. */
#ifndef LISTFILE_H
#define LISTFILE_H

#include <stddef.h>
#include <stdio.h>

#define LINE_MAX_BYTES 512

extern const char *at_file; /* where the reader is, for messages */
extern int at_line;

_Noreturn void fail(const char *message, const char *detail);
FILE *open_list(const char *path);
char *trim(char *s);

/* The next line that is not empty or a comment, or NULL. */
char *next_line(FILE *f, char *buffer);

void upper(char *to, const char *from);

/* The next field of a line, as text or as a number. */
void field(char *to, size_t size, char **rest, const char *name);
int number(char **rest, const char *name, int least, int most);

#endif
