/* Content: a *.board file, a few lines of text, each a name, '=' and a value; '#' begins a comment.
 *
 *     board = labyrinth        which board; there is one
 *     seed = 1234ABCD          the first maze, eight hexadecimal digits; optional
 *     behaviour = extended     extended, meant or built; optional, the core option decides without it
 */
#ifndef LABKIT_CONTENT_H
#define LABKIT_CONTENT_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

typedef struct {
    bool has_seed;
    uint32_t seed;
    const char *behaviour; /* NULL: the option decides */
} content_t;

/* False, with a sentence for people in `message`, if it is no such file. */
bool labkit_content_parse(const char *text, size_t size, content_t *content, char *message, size_t room);

#endif
