/* mkcart: the gates, and the macro FAR that leads calls through them. */
#include <stdio.h>
#include <string.h>
#include "tools/lib/listfile.h"
#include "tools/mkcart.h"

#define GATE_NAME_BYTES 64
#define GATES_MAX 256

/* A line of a header that marks a function for callers in other pages: FAR(page, type, name, (arguments)); */
typedef struct {
    char page[PAGE_NAME_BYTES], name[GATE_NAME_BYTES];
    const char *header;
} gate_t;
static gate_t gates[GATES_MAX];
static int gate_count;

static void read_gate(char *rest, const char *header) {
    gate_t *g = &gates[gate_count];
    int whole = 0;
    sscanf(rest, "%39[A-Z0-9_], %*[a-z0-9_], %63[A-Za-z0-9_], (%n", g->page, g->name, &whole);
    if (!whole) {
        fail("not FAR(page, type, name, (arguments));", rest);
    }
    if (gate_count == GATES_MAX - 1) {
        fail("more than 255 gates", g->name);
    }
    g->header = header;
    ++gate_count;
}

void read_gates(char **paths, int n) {
    for (int i = 0; i < n; ++i) {
        char buffer[LINE_MAX_BYTES], *s;
        FILE *f = open_list(paths[i]);
        while ((s = next_line(f, buffer))) {
            if (strncmp(s, "FAR(", 4) == 0) {
                read_gate(s + 4, paths[i]);
            }
        }
        fclose(f);
    }
}

static int in_rom(const char *path, const char *const *ids, int count) {
    if (strncmp(path, "games/", 6) != 0) {
        return 1;
    }
    for (int g = 0; g < count; ++g) {
        size_t n = strlen(ids[g]);
        if (strncmp(path + 6, ids[g], n) == 0 && path[6 + n] == '/') {
            return 1;
        }
    }
    return 0;
}

void print_gates(const char *const *ids, int count) {
    static const char *const label[] = {"gate_lo", "gate_hi", "gate_page"}, *const op[] = {"<", ">", "<.bank"};
    printf("; Made by mkcart: where each gate leads.\n.segment \"RODATA\"\n.export gate_lo, gate_hi, gate_page\n");
    for (int part = 0; part < 3; ++part) {
        if (part == 2) {
            puts(".segment \"CODE\""); /* the half with more room */
        }
        printf("%s:\n", label[part]);
        for (int i = 0; i < gate_count; ++i) {
            if (!in_rom(gates[i].header, ids, count)) {
                printf("  .byte 0 ; %s is not in this ROM\n", gates[i].name);
                continue;
            }
            if (part == 0) {
                printf(".import _%s\n", gates[i].name);
            }
            printf("  .byte %s(_%s)\n", op[part], gates[i].name);
        }
    }
}

void print_gates_header(void) {
    printf("/* Made by mkcart from the FAR(...) lines of all headers. A call from another page of the ROM goes through the gate; within\n"
           " * the page, and on the host, it is an ordinary call. */\n"
           "#ifndef GATES_H\n#define GATES_H\n#define FAR(page, type, name, arguments) FAR_##name(type name arguments)\n"
           "#ifdef NES_CART\nextern void gate_enter(void);\n#endif\n");
    for (int i = 0; i < gate_count; ++i) {
        const gate_t *g = &gates[i];
        printf("#if defined(NES_CART) && !defined(PAGE_%s)\n"
               "#define FAR_%s(prototype) _Pragma(\"wrapped-call (push, gate_enter, %d)\") prototype; _Pragma(\"wrapped-call (pop)\")\n"
               "#else\n#define FAR_%s(prototype) prototype\n#endif\n",
               g->page, g->name, i, g->name);
    }
    printf("#endif\n");
}
