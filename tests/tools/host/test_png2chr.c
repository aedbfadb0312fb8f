/* png2chr, run as the build runs it: exact output for small pictures, a round trip of whole screens, every
 * error. */
int png2chr_main(int argc, char **argv);
#define main png2chr_main
#include "tools/png2chr.c"
#undef main

#include "tests/tap.h"
#include "tools/lib/artpal.h"

#include <png.h>
#include <stdint.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>
#include <unistd.h>

#define DIR "build/tests/png2chr"
#define HEX(nes) (nes_rgb[nes])
enum { CLEAR = 0x1000000, W_MAX = 256, H_MAX = 264 };

static uint32_t px[H_MAX][W_MAX];
static char said[200000], text[200000];

static void write_text(const char *name, const char *content) {
    char path[100];
    FILE *f;
    snprintf(path, sizeof path, DIR "/%s", name);
    f = fopen(path, "w");
    fputs(content, f);
    fclose(f);
}

static void write_png(const char *name, unsigned w, unsigned h) {
    static uint8_t rgba[W_MAX * H_MAX * 4];
    char path[100];
    png_image png;
    uint8_t *o = rgba;
    for (unsigned y = 0; y < h; ++y) {
        for (unsigned x = 0; x < w; ++x, o += 4) {
            o[0] = (uint8_t)(px[y][x] >> 16);
            o[1] = (uint8_t)(px[y][x] >> 8);
            o[2] = (uint8_t)px[y][x];
            o[3] = px[y][x] == CLEAR ? 0 : 255;
        }
    }
    memset(&png, 0, sizeof png);
    png.version = PNG_IMAGE_VERSION;
    png.width = w;
    png.height = h;
    png.format = PNG_FORMAT_RGBA;
    snprintf(path, sizeof path, DIR "/%s", name);
    png_image_write_to_file(&png, path, 0, rgba, 0, NULL);
}

static void fill(unsigned x, unsigned y, unsigned w, unsigned h, uint32_t rgb) {
    for (unsigned j = y; j < y + h; ++j) {
        for (unsigned i = x; i < x + w; ++i) {
            px[j][i] = rgb;
        }
    }
}

static const char *read_text(const char *name) {
    char path[100];
    FILE *f;
    size_t n = 0;
    snprintf(path, sizeof path, DIR "/%s", name);
    f = fopen(path, "r");
    if (f != NULL) {
        n = fread(text, 1, sizeof text - 1, f);
        fclose(f);
    }
    text[n] = '\0';
    return text;
}

/* Runs the tool on art.txt; its messages are in said[]. Returns the exit status. */
static int run(const char *art) {
    static char tool[] = "png2chr", palettes[] = DIR "/palettes.txt", list[] = DIR "/art.txt", dir[] = DIR;
    char *args[] = {tool, palettes, list, dir, NULL};
    int keep, status;
    FILE *f;
    write_text("art.txt", art);
    fflush(stderr);
    keep = dup(STDERR_FILENO);
    f = freopen(DIR "/said.txt", "w", stderr);
    status = f == NULL ? -1 : png2chr_main(4, args);
    fflush(stderr);
    dup2(keep, STDERR_FILENO);
    close(keep);
    strcpy(said, read_text("said.txt"));
    return status;
}

static void same(const char *name, const char *want, const char *promise) {
    if (!tap_ok(strcmp(read_text(name), want) == 0, promise)) {
        printf("# got:\n%s\n# want:\n%s\n", text, want);
    }
}

static void fails(const char *art, const char *message, const char *promise) {
    int status = run(art);
    if (!tap_ok(status == 1 && strcmp(said, message) == 0, promise)) {
        printf("# status %d, said: %s# want: %s", status, said, message);
    }
}

static int header_has(const char *line) {
    return strstr(read_text("art.h"), line) != NULL && strstr(text, "#endif") != NULL;
}

/* The bytes after "_label:" in a .s file. */
static size_t bytes_of(const char *file, const char *label, uint8_t *out) {
    char find[64];
    const char *c;
    size_t n = 0;
    snprintf(find, sizeof find, "\n_%s:\n", label);
    c = strstr(read_text(file), find);
    if (c == NULL) {
        return 0;
    }
    c += strlen(find);
    while (strncmp(c, "        .byte ", 14) == 0) {
        for (c += 14; *c == '$' || *c == ','; c += 3) {
            c += *c == ',';
            out[n++] = (uint8_t)strtoul(c + 1, NULL, 16);
        }
        ++c;
    }
    return n;
}

/* The decoder the console has, from the description in chr/README.md. */
static size_t unpack(const uint8_t *in, uint8_t *out) {
    uint8_t *o = out;
    while (*in != 0) {
        uint8_t code = *in++, n = code & 0x7F;
        for (; n != 0; --n) {
            *o++ = *in;
            in += code < 0x80;
        }
        in += code >= 0x80;
    }
    return (size_t)(o - out);
}

/* ---- what it writes -------------------------------------------------------------------------------------
 */

static void test_tiles_exact(void) {
    fill(0, 0, 16, 8, HEX(0x0F));
    fill(0, 0, 4, 1, HEX(0x16)); /* entry 2: high plane */
    fill(8, 7, 8, 1, HEX(0x11)); /* entry 1: low plane */
    px[3][15] = HEX(0x28);       /* entry 3: both */
    write_png("a.png", 16, 8);
    tap_eq(run("tiles t a.png game seg=B_X base=0x80\nid ONE 0\nid TWO 1\n"), 0, "a good sheet is taken");
    same("art_t.s",
         "; made by png2chr from a.png\n        .segment \"B_X\"\n\n; tiles, 16 bytes each\n        .export "
         "_t_chr\n"
         "_t_chr:\n"
         "        .byte $00,$00,$00,$00,$00,$00,$00,$00,$F0,$00,$00,$00,$00,$00,$00,$00\n"
         "        .byte $00,$00,$00,$01,$00,$00,$00,$FF,$00,$00,$00,$01,$00,$00,$00,$00\n"
         "\n        .pushseg\n        .segment \"RODATA\"\n        .export _t_chr_far\n_t_chr_far:\n"
         "        .addr _t_chr\n        .word 32\n        .byte <.bank(_t_chr)\n        .popseg\n"
         "\n; colour numbers, 4 a palette\n        .export _t_pal\n_t_pal:\n        .byte $0F,$11,$16,$28\n",
         "tiles are written plane by plane, leftmost pixel in bit 7");
    same("art.inc",
         "; made by png2chr\n.ifndef ART_INC\nART_INC = 1\n\n"
         ".define PAL_GAME $0F, $11, $16, $28\n.define PAL_WARM $0F, $07, $27, $37\n"
         ".define PAL_SPR $0F, $0F, $16, $28\n.define PAL_SKY $11, $0F, $16, $28\n"
         "\n; a.png, segment B_X\nT_BASE = 128\nT_TILES = 2\n.global _t_chr\n.global _t_pal\nT_ONE = "
         "128\nT_TWO = 129\n"
         "\n.endif\n",
         "art.inc has palettes, labels, counts and ids");
    same("art.h",
         "/* made by png2chr */\n#ifndef ART_H\n#define ART_H\n"
         "#ifdef __CC65__\n#include \"cart/far.h\"\n#else\ntypedef struct far_data far_data_t;\n#endif\n\n"
         "#define PAL_GAME 0x0F, 0x11, 0x16, 0x28\n#define PAL_WARM 0x0F, 0x07, 0x27, 0x37\n"
         "#define PAL_SPR 0x0F, 0x0F, 0x16, 0x28\n#define PAL_SKY 0x11, 0x0F, 0x16, 0x28\n"
         "\n/* a.png, segment B_X */\n#define T_BASE 128\n#define T_TILES 2\n"
         "extern const unsigned char t_chr[];\nextern const far_data_t t_chr_far;\n"
         "extern const unsigned char t_pal[];\n#define T_ONE 128\n#define T_TWO 129\n\n#endif\n",
         "art.h has the same");
}

static void test_tiles_options(void) {
    uint8_t b[64];
    fill(0, 0, 16, 8, HEX(0x0F));
    fill(0, 2, 4, 3, HEX(0x16));
    fill(8, 0, 8, 8, HEX(0x11));
    write_png("a.png", 16, 8);
    run("tiles t a.png game seg=B_X chr=packed\n");
    tap_ok(bytes_of("art_t.s", "t_chr", b) == 7 && memcmp(b, "\xFF\xDB\xF0\x00\x7F\xFF\xFF", 7) == 0,
           "chr=packed: a bit for each row that is as the one above, then the others");
    tap_ok(strstr(read_text("art_t.s"), ".word 2\n        .byte <.bank(_t_chr) | $80\n") != NULL, "and their length is in tiles");
    fill(0, 0, 32, 16, HEX(0x0F));
    fill(16, 0, 16, 16, HEX(0x27));
    write_png("b.png", 32, 16);
    run("tiles t b.png game warm seg=B_X dedup=yes\ntiles u b.png warm seg=B_X base=after:t count=3\n");
    tap_ok(header_has("#define T_TILES 2\n"), "dedup=yes stores equal tiles once");
    tap_ok(header_has("#define U_BASE 2\n") && header_has("#define U_TILES 3\n"), "base=after:, count= and dedup=no");
    run("tiles t b.png game warm cell=2x2 seg=B_X dedup=yes base=16\nid FILL 1\n");
    tap_ok(bytes_of("art_t.s", "t_cells", b) == 8 && memcmp(b, "\20\20\20\20\21\21\21\21", 8) == 0,
           "cell= exports tile ids cell by cell");
    tap_ok(bytes_of("art_t.s", "t_cell_pal", b) == 2 && b[0] == 0 && b[1] == 1, "and the palette of each cell");
    tap_ok(header_has("#define T_FILL 1\n") && header_has("#define T_CELL_TILES 4\n"), "ids are then cell numbers");
}

static void test_screen_small(void) {
    uint8_t b[64];
    fill(0, 0, 48, 40, HEX(0x0F));
    fill(16, 0, 8, 8, HEX(0x37));
    fill(0, 32, 8, 8, HEX(0x16));
    fill(32, 16, 8, 8, HEX(0x37));
    write_png("c.png", 48, 40);
    run("tiles t c.png warm count=3 seg=B_X base=7\nscreen s c.png game warm use=t base=0x80 seg=B_X\n");
    tap_eq((long)bytes_of("art_s.s", "s_attr", b), 4, "a small screen has its attributes apart");
    tap_ok(memcmp(b, "\x04\x10\x00\x00", 4) == 0, "each 16x16 block gets the first palette that fits");
    bytes_of("art_s.s", "s_map", b);
    tap_ok(memcmp(b, "\x03\x07\x07\x09\x8D\x07\x01\x09\x87\x07\x01\x80\x85\x07\x00", 15) == 0,
           "use= borrows resident tiles; the map is packed exactly so");
    tap_ok(header_has("#define S_TILES 1\n") && header_has("#define S_WIDTH 6\n"), "only new tiles are stored");
}

static void test_screen_plain(void) {
    uint8_t b[64];
    fill(0, 0, 16, 16, HEX(0x0F));
    fill(8, 0, 8, 8, HEX(0x16));
    write_png("m.png", 16, 16);
    run("screen r m.png game seg=B_X base=4\nscreen s m.png game use=r pack=no seg=B_X\n");
    tap_ok(bytes_of("art_s.s", "s_map", b) == 4 && memcmp(b, "\4\5\4\4", 4) == 0, "pack=no leaves the map as it is");
    tap_ok(header_has("#define S_TILES 0\n") && !header_has("s_chr"), "a screen of borrowed tiles has none of its own");
}

/* A random full screen: the unpacked map, tiles, attributes and palettes must show the picture again. */
static int screen_shows(unsigned seed) {
    static uint8_t packed[2048], vram[1100], chr[4096], pal[16];
    uint32_t kinds[3] = {HEX(0x11), HEX(0x37), HEX(0x27)};
    srand(seed);
    for (unsigned i = 0; i < 30 * 32; ++i) {
        unsigned x = i % 32 * 8, y = i / 32 * 8, warm = (x / 16 * 7 + y / 16 * 3 + seed) % 3 == 0;
        fill(x, y, 8, 8, rand() % 3 == 0 ? kinds[warm + (warm && rand() % 2)] : HEX(0x0F));
        px[y + 1 + rand() % 2][x + rand() % 4] = warm ? HEX(0x07) : HEX(0x28);
    }
    write_png("d.png", 256, 240);
    if (run("screen s d.png game warm seg=B_X\n") != 0) {
        printf("# %s", said);
        return 0;
    }
    bytes_of("art_s.s", "s_map", packed);
    bytes_of("art_s.s", "s_chr", chr);
    bytes_of("art_s.s", "s_pal", pal);
    if (unpack(packed, vram) != 1024) {
        return 0;
    }
    for (unsigned y = 0; y < 240; ++y) {
        for (unsigned x = 0; x < 256; ++x) {
            const uint8_t *t = chr + vram[y / 8 * 32 + x / 8] * 16 + y % 8;
            unsigned bits = (t[0] >> (7 - x % 8) & 1) | (t[8] >> (7 - x % 8) & 1) << 1;
            unsigned p = vram[960 + y / 32 * 8 + x / 32] >> ((y / 16 % 2) * 4 + (x / 16 % 2) * 2) & 3;
            if (nes_rgb[pal[p * 4 + bits]] != px[y][x]) {
                printf("# differs at %u,%u\n", x, y);
                return 0;
            }
        }
    }
    return 1;
}

static void test_sprite(void) {
    uint8_t b[64];
    fill(0, 0, 32, 16, CLEAR);
    fill(0, 0, 2, 1, HEX(0x0F));  /* top left, black outline: entry 1 */
    fill(14, 0, 2, 1, HEX(0x0F)); /* top right: the same mirrored */
    fill(14, 15, 2, 1, HEX(0x0F));
    fill(16, 0, 1, 1, HEX(0x28));
    write_png("e.png", 32, 16);
    tap_eq(run("sprite s e.png spr 16 16 attr=2 base=0x20 seg=B_X\nid GO 1\n"), 0, "a sprite sheet is taken");
    tap_eq((long)bytes_of("art_s.s", "s_f0", b), 13, "blank parts are left out");
    tap_ok(memcmp(b, "\x03\x00\x20\x02\x00\x00\x20\x42\x08\x08\x20\xC2\x08", 13) == 0,
           "a frame is a count, then dy, tile, attributes, dx; mirrored tiles are found");
    tap_ok(bytes_of("art_s.s", "s_f1", b) == 5 && b[2] == 0x21, "the next frame");
    bytes_of("art_s.s", "s_chr", b);
    tap_ok(b[0] == 0xC0 && b[8] == 0, "opaque black is entry 1, clear is entry 0");
    tap_ok(strstr(read_text("art_s.s"), "_s_frames:\n        .addr _s_f0\n        .addr _s_f1\n") != NULL,
           "a table has the address of each frame");
    tap_ok(header_has("#define S_FRAMES 2\n") && header_has("#define S_GO 1\n"), "ids are frame numbers");
}

/* ---- what it refuses ------------------------------------------------------------------------------------
 */

static void test_colour_errors(void) {
    fill(0, 0, 32, 32, HEX(0x0F));
    px[9][17] = 0x123456;
    write_png("f.png", 32, 32);
    fails("tiles t f.png game seg=B_X\n", DIR "/f.png: tile (2,1): colour #123456 is in none of the palettes\n",
          "a colour outside the palette is named with its tile");
    fails("sprite t f.png spr 8 8 seg=B_X\n", DIR "/f.png: tile (2,1): colour #123456 is not in palette 'spr'\n",
          "in a sprite sheet too");
    fails("screen t f.png game warm seg=B_X\n", DIR "/f.png: tile (2,1): colour #123456 is in none of the palettes\n",
          "in a screen too");
}

static void test_too_many_colours(void) {
    fill(0, 0, 32, 32, HEX(0x0F));
    for (unsigned i = 0; i < 4; ++i) {
        static const uint8_t extra[4] = {0x11, 0x16, 0x28, 0x37};
        px[31][4 + i] = HEX(extra[i]);
    }
    write_png("g.png", 32, 32);
    fails("tiles t g.png game warm seg=B_X\n", DIR "/g.png: tile (0,3): 5 colours, 4 allowed; the fifth is #E4C490\n",
          "five colours in a tile: the fifth is named");
    fails("screen t g.png game warm seg=B_X\n", DIR "/g.png: tile (0,3): 5 colours, 4 allowed; the fifth is #E4C490\n",
          "in a screen too");
    fails("sprite t g.png spr 16 16 seg=B_X\n", DIR "/g.png: tile (0,3): 5 colours, 4 allowed; the fifth is #E4C490\n",
          "in a sprite too");
    fill(0, 24, 32, 8, HEX(0x0F));
    px[16][16] = HEX(0x11);
    px[24][24] = HEX(0x37);
    write_png("h.png", 32, 32);
    fails("screen t h.png game warm seg=B_X\n",
          DIR "/h.png: tile (2,2): no palette has all colours of this 16x16 block: 'game' lacks #E4C490 of (3,3), "
              "'warm' lacks #084CC4 of (2,2)\n",
          "a 16x16 block that no palette fits: what each lacks, and where");
}

static void test_size_errors(void) {
    fill(0, 0, 256, 264, HEX(0x0F));
    write_png("i.png", 20, 16);
    fails("tiles t i.png game seg=B_X\n", DIR "/i.png: 20x16 pixels, want multiples of 8x8\n", "sheet of wrong size");
    fails("tiles t i.png game cell=2x2 seg=B_X\n", DIR "/i.png: 20x16 pixels, want multiples of 16x16\n", "cells of wrong size");
    fails("sprite t i.png spr 16 8 seg=B_X\n", DIR "/i.png: 20x16 pixels, want multiples of 16x8\n", "sprites of wrong size");
    fails("screen t i.png game seg=B_X\n", DIR "/i.png: 20x16 pixels, want multiples of 8 up to 256x240\n",
          "screen of wrong size");
    write_png("j.png", 256, 248);
    fails("screen t j.png game seg=B_X\n", DIR "/j.png: 256x248 pixels, want multiples of 8 up to 256x240\n", "screen too tall");
}

static void test_count_errors(void) {
    for (unsigned i = 0; i < 33 * 32; ++i) { /* every tile its own number in binary */
        for (unsigned bit = 0; bit < 11; ++bit) {
            px[i / 32 * 8 + bit / 8][i % 32 * 8 + bit % 8] = i >> bit & 1 ? HEX(0x11) : HEX(0x0F);
        }
    }
    write_png("k.png", 256, 64);
    tap_eq(run("tiles t k.png game seg=B_X\n"), 0, "256 tiles are taken");
    fails("tiles t k.png game seg=B_X base=1\n", DIR "/k.png: tile (31,7): more than 255 tiles from base 1\n",
          "one beyond the table of 256 is refused, with its place");
    write_png("l.png", 256, 72);
    fails("screen t l.png game seg=B_X\n", DIR "/l.png: tile (0,8): more than 256 tiles from base 0\n",
          "a screen of 257 different tiles is refused");
    fails("tiles t k.png game count=257 seg=B_X\n",
          DIR "/art.txt:1: option count=257 is not known here or out of range\n", "count= beyond 256");
    fails("tiles t k.png game cell=16x8 count=3 seg=B_X\n", DIR "/k.png: count=3 but the sheet has 2\n",
          "count= beyond the sheet");
    fails("tiles t k.png game cell=16x8 seg=B_X\nid X 2\n", DIR "/k.png: id X: there is no number 2\n", "an id beyond the sheet");
}

static void test_list_errors(void) {
    fails("tiles t a.png gone seg=B_X\n", DIR "/art.txt:1: a.png: unknown palette 'gone'\n", "unknown palette");
    fails("# x\nscreen t a.png game sky seg=B_X\n",
          DIR "/art.txt:2: a.png: palettes 'game' and 'sky' differ in colour 0, the one backdrop\n",
          "palettes of a screen share the backdrop");
    fails("tiles t a.png game\n", DIR "/art.txt:1: a.png: a palette and seg= are needed\n", "no segment");
    fails("tiles t a.png game colour=1 seg=B_X\n",
          DIR "/art.txt:1: option colour=1 is not known here or out of range\n", "unknown option");
    fails("picture t a.png game\n", DIR "/art.txt:1: 'picture': want tiles, screen, sprite or id\n", "unknown kind");
    fails("sprite t a.png spr 12 8 seg=B_X\n", DIR "/art.txt:1: frame size '12 8': want two multiples of 8 up to 128\n",
          "odd frame size");
    fails("screen t a.png game use=v seg=B_X\n",
          DIR "/art.txt:1: use=v: want a tiles or screen line above this screen (at most 4)\n", "use= of nothing");
    fails("tiles t a.png game seg=B_X\ntiles t a.png game seg=B_X\n",
          DIR "/art.txt:2: want a new name and a file, each under 32 letters\n", "a name used twice");
    fails("tiles t a.png game seg=B_X\nid TILES 0\n",
          DIR "/art.txt:2: want 'id NAME index' with a free name below a tiles or sprite line\n", "a reserved id");
    tap_ok(run("tiles t none.png game seg=B_X\n") == 1 && strstr(said, DIR "/none.png: ") == said, "a missing picture is named");
    write_text("palettes.txt", "game $0F $11 $40 $28\n");
    fails("", DIR "/palettes.txt:1: palette 'game': colour 2 is '$40', want $00-$3F\n", "a colour number beyond $3F");
    write_text("palettes.txt", "game $0F $11 $30\n");
    fails("", DIR "/palettes.txt:1: palette 'game': colour 3 is '', want $00-$3F\n", "a palette of three");
}

int main(void) {
    mkdir("build/tests", 0777);
    mkdir(DIR, 0777);
    write_text("palettes.txt", "# test\ngame $0F $11 $16 $28\nwarm $0F $07 $27 $37\nspr $0F $0F $16 $28\n"
                               "sky $11 $0F $16 $28\n");
    test_tiles_exact();
    test_tiles_options();
    test_screen_small();
    test_screen_plain();
    for (unsigned seed = 1; seed <= 5; ++seed) {
        tap_ok(screen_shows(seed), "a random screen, unpacked, shows its picture");
    }
    test_sprite();
    test_colour_errors();
    test_too_many_colours();
    test_size_errors();
    test_count_errors();
    test_list_errors();
    return tap_done();
}
