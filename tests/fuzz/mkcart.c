/* The lists that make a ROM: games, pages, gates; the first byte chooses what is made of them. */
#include "tests/fuzz/fuzz_tool.h"
#include "tools/mkcart.c"

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size) {
    char *cfg[] = {"mkcart", "cfg", "boardcart", "512", "games", "pages", NULL};
    char *games[] = {"mkcart", "games", "boardcart", "games", NULL};
    char *gates[] = {"mkcart", "gates", "connect4", "games", "games/connect4/ai.h", "cart/save.h", NULL};
    char *header[] = {"mkcart", "header", "cart/save.h", NULL};
    char **const verbs[] = {cfg, games, gates, header};
    static const int counts[] = {6, 4, 6, 3};
    unsigned verb;
    if (size == 0) {
        return 0;
    }
    verb = data[0] & 3;
    page_count = 0; /* the tool runs once in its life */
    fuzz_tool(tool_main, counts[verb], verbs[verb], data + 1, size - 1);
    return 0;
}
