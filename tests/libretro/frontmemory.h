/* Memory of the core, by the texts of the command line: "M:..." where M is sys, save, video or rtc. Numbers
 * are hexadecimal. All return false if the text is wrong or there is no such memory. */
#ifndef FRONTMEMORY_H
#define FRONTMEMORY_H

#include <stdbool.h>

/* "M:A:L": prints L bytes at A. */
bool fm_dump(const char *text);

/* "M:A=V": compares, and prints a line if it differs; the frame is for that line. */
bool fm_expect(const char *text, unsigned long frame, bool *equal);

/* "M:FILE": writes all of it. */
bool fm_write(const char *text);

#endif
