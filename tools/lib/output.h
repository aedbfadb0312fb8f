/* A command whose output is lost (a full disk, a closed standard output, a pipe that nobody reads) says so and ends with status
 * 1. Each main calls output_watch first. */
#ifndef OUTPUT_H
#define OUTPUT_H

#include <errno.h>
#include <fcntl.h>
#include <signal.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

static const char *output_command; /* the name of the command */

static void output_lost(const char *why) {
    fprintf(stderr, "%s: the output is lost: %s\n", output_command, why);
    _exit(1);
}

/* The signal comes out of a write to standard output, so standard error is free. */
static void output_pipe_shut(int number) {
    (void)number;
    output_lost("nobody reads the pipe");
}

static void output_check(void) {
    int failed = ferror(stdout);
    if (fclose(stdout) != 0 || failed) {
        output_lost(strerror(errno));
    }
}

static inline void output_watch(const char *command) {
    output_command = command;
    if (fcntl(STDOUT_FILENO, F_GETFD) < 0) { /* it is closed: the next file to be opened must not become standard output */
        int place = open("/dev/null", O_RDONLY);
        if (place != STDOUT_FILENO) {
            dup2(place, STDOUT_FILENO);
            close(place);
        }
    }
    signal(SIGPIPE, output_pipe_shut);
    atexit(output_check);
}

#endif
