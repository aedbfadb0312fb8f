/* A TAP producer for tests in C, on the host (gcc) and in sim65 (cc65): one line a promise.
 *
 *     int main(void) { tap_ok(1 + 1 == 2, "one and one is two"); return tap_done(); }
 */
#ifndef TAP_H
#define TAP_H

#include <stdio.h>

static unsigned tap_count, tap_failed;

/* Reports one promise and returns whether it holds, so that a test may stop when going on would make no sense. */
static int tap_ok(int truth, const char *promise) {
    ++tap_count;
    if (!truth) {
        ++tap_failed;
    }
    printf("%sok %u - %s\n", truth ? "" : "not ", tap_count, promise);
    return truth;
}

/* Reports equality of two numbers and, when they differ, both. */
static int tap_eq(long got, long want, const char *promise) {
    if (!tap_ok(got == want, promise)) {
        printf("# got %ld, want %ld\n", got, want);
        return 0;
    }
    return 1;
}

/* Prints the plan; the value is main's exit status. */
static int tap_done(void) {
    (void)tap_eq; /* a test may do without it */
    printf("1..%u\n", tap_count);
    return tap_failed != 0;
}

#endif
