/* The words of a module: whatever text.txt holds, it is taken or refused with a message. */
#include "tests/fuzz/fuzz_tool.h"
#include "tools/mktext.c"

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size) {
    char *argv[] = {"mktext", "name", "SEGMENT", "text.txt", "out.s", "out.h", NULL};
    at_line = 0;
    fuzz_tool(tool_main, 6, argv, data, size);
    return 0;
}
