/* Pictures to tiles: palettes.txt, art.txt and a PNG, split at form feeds (a PNG has its own), through the whole tool. The
 * picture is the same for every line of art.txt. */
#include "tests/fuzz/fuzz_tool.h"
#undef fopen
#undef fclose
#include "tools/lib/artimg.h"

/* The picture, by libpng from memory instead of from a file. */
#include <png.h>
static const uint8_t *picture;
static size_t picture_size;
static int from_memory(png_image *png, const char *path) {
    (void)path;
    return png_image_begin_read_from_memory(png, picture, picture_size);
}
#define png_image_begin_read_from_file from_memory
#include "tools/lib/artimg.c"
#define fopen fuzz_fopen
#define fclose fuzz_fclose
#define parse_line parse_palette
#include "tools/lib/artpal.c"
#undef parse_line
#include "tools/lib/artjob.c"
#include "tools/lib/artout.c"
#include "tools/png2chr.c"

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size) {
    char *argv[] = {"png2chr", "palettes.txt", "art.txt", "/dev/null/out", NULL};
    const uint8_t *p = data, *end = data + size;
    for (int parts = 0; parts < 2; ++parts) {
        p = memchr(p, '\f', (size_t)(end - p));
        if (!p) {
            return 0;
        }
        ++p;
    }
    picture = p;
    picture_size = (size_t)(end - p);
    fuzz_tool(tool_main, 4, argv, data, (size_t)(p - data));
    return 0;
}
