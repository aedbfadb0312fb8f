/* png2chr: turns the pictures listed in chr/art.txt into ca65 data.
 *
 *     png2chr PALETTES.TXT ART.TXT OUTDIR
 *
 * Pictures are looked for beside ART.TXT. Writes OUTDIR/art_NAME.s for each line, OUTDIR/art.h and
 * OUTDIR/art.inc. Input lines are described at the top of art.txt, the data byte by byte in chr/README.md.
 * Ends with status 1 and a message that names file, tile and colour when a picture breaks a rule of the
 * console.
 */
#include "tools/lib/artjob.h"
#include "tools/lib/artout.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

enum {
    SCREEN_W = 32,
    SCREEN_H = 30,
    SCREEN_TILES = SCREEN_W * SCREEN_H,
    ATTR_BYTES = 64,
    SPRITE_PARTS_MAX = 64,
    SHEET_TILES_MAX = 4096
};

typedef struct {
    const char *dir; /* where to write */
    job_book_t *jobs;
    img_t img;         /* picture of the present job */
    FILE *s, *h, *inc; /* art_NAME.s, art.h, art.inc */
} tool_t;

/* ---- tiles ----------------------------------------------------------------------------------------------
 */

/* Puts a tile into the job's set; its id on the console, or -1 after a message. */
static int place(tool_t *t, job_t *job, const tile_t *tile, unsigned col, unsigned row, int flips, uint8_t *flip) {
    int i = -1;
    *flip = 0;
    if (job->dedup) {
        i = tileset_find(&job->set, tile, flips, flip);
    }
    if (i < 0) {
        i = tileset_add(&job->set, tile);
    }
    if (i < 0 || job->base + (unsigned)i >= TILES_MAX) {
        fprintf(stderr, "%s: tile (%u,%u): more than %u tiles from base %u\n", t->img.path, col, row,
                TILES_MAX - job->base, job->base);
        return -1;
    }
    return (int)(job->base + (unsigned)i);
}

/* A tile that an earlier set, resident together with this screen, already has; -1 if none. */
static int borrowed(const tool_t *t, const job_t *job, const tile_t *tile) {
    uint8_t flip;
    for (unsigned u = 0; u < job->use_count; ++u) {
        const job_t *other = &t->jobs->list[job->uses[u]];
        int i = tileset_find(&other->set, tile, 0, &flip);
        if (i >= 0) {
            return (int)(other->base + (unsigned)i);
        }
    }
    return -1;
}

/* Where the data is, for code that runs in another page (cart/far.h): address, length, page; in the fixed
 * bank, or where that code is. */
static void write_far(const tool_t *t, const char *segment, const char *name, size_t count, const char *flag) {
    fprintf(t->s,
            "\n        .pushseg\n        .segment \"%s\"\n        .export _%s_far\n_%s_far:\n"
            "        .addr _%s\n        .word %u\n        .byte <.bank(_%s)%s\n        .popseg\n",
            segment, name, name, name, (unsigned)count, name, flag);
    fprintf(t->h, "extern const far_data_t %s_far;\n", name);
}

static void write_chr(const tool_t *t, const job_t *job) {
    static uint8_t chr[TILES_MAX * TILE_BYTES], packed[TILES_MAX * (TILE_BYTES + 2)];
    size_t bytes = (size_t)job->set.count * TILE_BYTES;
    char name[JOB_NAME_LEN + 8];
    out_constant(t->h, t->inc, job->name, "BASE", job->base);
    out_constant(t->h, t->inc, job->name, "TILES", job->set.count);
    if (job->set.count == 0) {
        return; /* a screen made only of borrowed tiles */
    }
    for (unsigned i = 0; i < job->set.count; ++i) {
        tile_encode(&job->set.list[i], chr + i * TILE_BYTES);
    }
    snprintf(name, sizeof name, "%s_chr", job->name);
    if (job->chr_segment[0]) {
        fprintf(t->s, "\n        .pushseg\n        .segment \"%s\"\n", job->chr_segment);
    }
    if (job->packed) {
        out_bytes(t->s, name, "packed tiles", packed, out_pack_tiles(chr, bytes, packed));
    } else {
        out_bytes(t->s, name, "tiles, 16 bytes each", chr, bytes);
    }
    if (job->chr_segment[0]) {
        fprintf(t->s, "        .popseg\n");
    }
    fprintf(t->h, "extern const unsigned char %s[];\n", name);
    fprintf(t->inc, ".global _%s\n", name);
    if (!job->near) {
        write_far(t, job->far_in_segment ? job->segment : "RODATA", name, job->packed ? job->set.count : bytes,
                  job->packed ? " | $80" : "");
    }
}

static void write_array(const tool_t *t, const job_t *job, const char *suffix, const char *what, const uint8_t *bytes,
                        size_t count) {
    char name[JOB_NAME_LEN + 16];
    snprintf(name, sizeof name, "%s_%s", job->name, suffix);
    out_bytes(t->s, name, what, bytes, count);
    fprintf(t->h, "extern const unsigned char %s[];\n", name);
    fprintf(t->inc, ".global _%s\n", name);
    if (strcmp(suffix, "map") == 0 || strcmp(suffix, "attr") == 0) {
        write_far(t, "RODATA", name, count, "");
    }
}

static void write_palettes(const tool_t *t, const job_t *job) {
    uint8_t pal[JOB_PALS * PAL_COLOURS];
    for (unsigned i = 0; i < job->pal_count; ++i) {
        memcpy(pal + i * PAL_COLOURS, job->pals[i]->nes, PAL_COLOURS);
    }
    write_array(t, job, "pal", "colour numbers, 4 a palette", pal, job->pal_count * PAL_COLOURS);
}

/* Cells or frames of a sheet; -1 after a message if the picture is no whole number of them. */
static int sheet_cells(const tool_t *t, const job_t *job, unsigned *across, unsigned *count) {
    unsigned w = job->cell_w * TILE_PX, h = job->cell_h * TILE_PX;
    if (t->img.width % w != 0 || t->img.height % h != 0) {
        fprintf(stderr, "%s: %ux%u pixels, want multiples of %ux%u\n", t->img.path, t->img.width, t->img.height, w, h);
        return -1;
    }
    *across = t->img.width / w;
    *count = *across * (t->img.height / h);
    if (job->count > *count) {
        fprintf(stderr, "%s: count=%u but the sheet has %u\n", t->img.path, job->count, *count);
        return -1;
    }
    if (job->count != 0) {
        *count = job->count;
    }
    return 0;
}

/* The named constants: tile ids of a plain sheet, cell numbers with cell=, frame numbers of sprites. */
static int write_ids(const tool_t *t, const job_t *job, const uint8_t *ids, unsigned count) {
    for (unsigned i = 0; i < job->id_count; ++i) {
        unsigned index = job->ids[i].index;
        if (index >= count) {
            fprintf(stderr, "%s: id %s: there is no number %u\n", t->img.path, job->ids[i].name, index);
            return -1;
        }
        out_constant(t->h, t->inc, job->name, job->ids[i].name, ids == NULL ? index : ids[index]);
    }
    return 0;
}

/* One cell of a sheet: its tile ids to ids[], its palette to *pal. */
static int cut_cell(tool_t *t, job_t *job, const block_t *cell, uint8_t *ids, uint8_t *pal) {
    int p = tile_block_palette(&t->img, cell, job->pals, job->pal_count);
    uint8_t flip;
    if (p < 0) {
        return -1;
    }
    *pal = (uint8_t)p;
    for (unsigned i = 0; i < cell->w * cell->h; ++i) {
        unsigned col = cell->col + i % cell->w, row = cell->row + i / cell->w;
        tile_t tile;
        int id;
        if (tile_cut(&tile, &t->img, col, row, job->pals[p], 0) != 0) {
            return -1;
        }
        id = place(t, job, &tile, col, row, 0, &flip);
        if (id < 0) {
            return -1;
        }
        ids[i] = (uint8_t)id;
    }
    return 0;
}

static int do_tiles(tool_t *t, job_t *job) {
    static uint8_t ids[SHEET_TILES_MAX], pals[SHEET_TILES_MAX];
    unsigned across, cells, area = job->cell_w * job->cell_h;
    if (sheet_cells(t, job, &across, &cells) != 0) {
        return -1;
    }
    if (cells * area > SHEET_TILES_MAX) {
        fprintf(stderr, "%s: %u tiles, at most %d in a sheet\n", t->img.path, cells * area, SHEET_TILES_MAX);
        return -1;
    }
    for (unsigned i = 0; i < cells; ++i) {
        block_t cell = {i % across * job->cell_w, i / across * job->cell_h, job->cell_w, job->cell_h};
        if (cut_cell(t, job, &cell, ids + i * area, pals + i) != 0) {
            return -1;
        }
    }
    write_chr(t, job);
    write_palettes(t, job);
    if (job->cells) {
        out_constant(t->h, t->inc, job->name, "CELL_TILES", area);
        write_array(t, job, "cells", "tile ids cell by cell, each row by row", ids, (size_t)cells * area);
        write_array(t, job, "cell_pal", "palette of each cell, index into the palettes of its line", pals, cells);
    }
    return write_ids(t, job, job->cells ? NULL : ids, cells);
}

/* ---- screens --------------------------------------------------------------------------------------------
 */

/* Attribute bytes as the PPU has them, for the picture's corner on a multiple of 32 pixels. */
static int choose_attributes(const tool_t *t, const job_t *job, uint8_t *blocks, uint8_t *attr) {
    unsigned across = (job->width + 3) / 4;
    memset(attr, 0, ATTR_BYTES);
    for (unsigned row = 0; row < job->height; row += 2) {
        for (unsigned col = 0; col < job->width; col += 2) {
            block_t block = {col, row, 2, 2};
            int p = tile_block_palette(&t->img, &block, job->pals, job->pal_count);
            unsigned shift = (row & 2) * 2 + (col & 2);
            if (p < 0) {
                return -1;
            }
            blocks[row / 2 * (SCREEN_W / 2) + col / 2] = (uint8_t)p;
            attr[row / 4 * across + col / 4] |= (uint8_t)(p << shift);
        }
    }
    return 0;
}

static int build_map(tool_t *t, job_t *job, const uint8_t *blocks, uint8_t *map) {
    uint8_t flip;
    for (unsigned row = 0; row < job->height; ++row) {
        for (unsigned col = 0; col < job->width; ++col) {
            const pal_t *pal = job->pals[blocks[row / 2 * (SCREEN_W / 2) + col / 2]];
            tile_t tile;
            int id;
            if (tile_cut(&tile, &t->img, col, row, pal, 0) != 0) {
                return -1;
            }
            id = borrowed(t, job, &tile);
            if (id < 0) {
                id = place(t, job, &tile, col, row, 0, &flip);
            }
            if (id < 0) {
                return -1;
            }
            *map++ = (uint8_t)id;
        }
    }
    return 0;
}

static void write_map(const tool_t *t, const job_t *job, uint8_t *map, const uint8_t *attr) {
    static uint8_t packed[2 * (SCREEN_TILES + ATTR_BYTES)];
    size_t tiles = (size_t)job->width * job->height;
    if (tiles == SCREEN_TILES && !job->plain) {
        memcpy(map + SCREEN_TILES, attr, ATTR_BYTES);
        write_array(t, job, "map", "packed: 960 tile ids, then 64 attribute bytes", packed,
                    out_pack(map, SCREEN_TILES + ATTR_BYTES, packed));
        return;
    }
    if (job->plain) {
        write_array(t, job, "map", "tile ids row by row", map, tiles);
    } else {
        write_array(t, job, "map", "packed: tile ids row by row", packed, out_pack(map, tiles, packed));
    }
    write_array(t, job, "attr", "attribute bytes row by row, for a corner on multiples of 32 pixels", attr,
                (size_t)((job->width + 3) / 4) * ((job->height + 3) / 4));
}

static int do_screen(tool_t *t, job_t *job) {
    static uint8_t map[SCREEN_TILES + ATTR_BYTES], blocks[SCREEN_W / 2 * SCREEN_H / 2], attr[ATTR_BYTES];
    job->width = t->img.width / TILE_PX;
    job->height = t->img.height / TILE_PX;
    if (t->img.width % TILE_PX != 0 || t->img.height % TILE_PX != 0 || job->width > SCREEN_W || job->height > SCREEN_H) {
        fprintf(stderr, "%s: %ux%u pixels, want multiples of 8 up to 256x240\n", t->img.path, t->img.width, t->img.height);
        return -1;
    }
    if (choose_attributes(t, job, blocks, attr) != 0 || build_map(t, job, blocks, map) != 0) {
        return -1;
    }
    write_chr(t, job);
    write_palettes(t, job);
    out_constant(t->h, t->inc, job->name, "WIDTH", job->width);
    out_constant(t->h, t->inc, job->name, "HEIGHT", job->height);
    write_map(t, job, map, attr);
    return 0;
}

/* ---- sprites --------------------------------------------------------------------------------------------
 */

/* One frame: count, then dy, tile, attributes, dx of each part that is not blank. */
static int write_frame(tool_t *t, job_t *job, unsigned frame, unsigned across) {
    uint8_t parts[SPRITE_PARTS_MAX * 4 + 1], *out = parts + 1;
    char suffix[16];
    for (unsigned i = 0; i < job->cell_w * job->cell_h; ++i) {
        unsigned dx = i % job->cell_w, dy = i / job->cell_w;
        unsigned col = frame % across * job->cell_w + dx, row = frame / across * job->cell_h + dy;
        uint8_t flip;
        tile_t tile;
        int id;
        if (tile_cut(&tile, &t->img, col, row, job->pals[0], 1) != 0) {
            return -1;
        }
        if (tile_is_blank(&tile)) {
            continue;
        }
        id = place(t, job, &tile, col, row, 1, &flip);
        if (id < 0 || out == parts + sizeof parts) {
            fprintf(stderr, "%s: tile (%u,%u): frame %u does not fit\n", t->img.path, col, row, frame);
            return -1;
        }
        *out++ = (uint8_t)(dy * TILE_PX);
        *out++ = (uint8_t)id;
        *out++ = (uint8_t)(flip | job->attr);
        *out++ = (uint8_t)(dx * TILE_PX);
    }
    parts[0] = (uint8_t)((out - parts) / 4);
    snprintf(suffix, sizeof suffix, "f%u", frame);
    write_array(t, job, suffix, "parts; dy, tile, attributes, dx of each", parts, (size_t)(out - parts));
    return 0;
}

static int do_sprite(tool_t *t, job_t *job) {
    unsigned across, frames;
    if (sheet_cells(t, job, &across, &frames) != 0) {
        return -1;
    }
    for (unsigned i = 0; i < frames; ++i) {
        if (write_frame(t, job, i, across) != 0) {
            return -1;
        }
    }
    fprintf(t->s, "\n; addresses of the frames\n        .export _%s_frames\n_%s_frames:\n", job->name, job->name);
    for (unsigned i = 0; i < frames; ++i) {
        fprintf(t->s, "        .addr _%s_f%u\n", job->name, i);
    }
    fprintf(t->h, "extern const unsigned char *const %s_frames[];\n", job->name);
    fprintf(t->inc, ".global _%s_frames\n", job->name);
    write_chr(t, job);
    write_palettes(t, job);
    out_constant(t->h, t->inc, job->name, "FRAMES", frames);
    return write_ids(t, job, NULL, frames);
}

/* ---- the run --------------------------------------------------------------------------------------------
 */

static FILE *create(const char *dir, const char *name, const char *suffix) {
    char path[300];
    FILE *f;
    snprintf(path, sizeof path, "%s/%s%s", dir, name, suffix);
    f = fopen(path, "w");
    if (f == NULL) {
        perror(path);
    }
    return f;
}

static int do_job(tool_t *t, job_t *job) {
    char path[300], name[JOB_NAME_LEN + 8];
    const char *slash = strrchr(t->jobs->path, '/');
    int bad;
    snprintf(path, sizeof path, "%.*s%s", slash == NULL ? 0 : (int)(slash + 1 - t->jobs->path), t->jobs->path, job->file);
    snprintf(name, sizeof name, "art_%s", job->name);
    if (img_load(&t->img, path) != 0) {
        return -1;
    }
    if (job->after >= 0) {
        job->base = t->jobs->list[job->after].base + t->jobs->list[job->after].set.count;
    }
    t->s = create(t->dir, name, ".s");
    if (t->s == NULL) {
        return -1;
    }
    fprintf(t->s, "; made by png2chr from %s\n        .segment \"%s\"\n", job->file, job->segment);
    fprintf(t->h, "\n/* %s, segment %s */\n", job->file, job->segment);
    fprintf(t->inc, "\n; %s, segment %s\n", job->file, job->segment);
    bad = job->kind == JOB_TILES ? do_tiles(t, job) : job->kind == JOB_SCREEN ? do_screen(t, job) : do_sprite(t, job);
    fclose(t->s);
    img_free(&t->img);
    return bad;
}

/* Each palette as an initialiser: static const uint8_t p[] = { PAL_TEXT, ... }; and .byte PAL_TEXT by macro.
 */
static void write_palette_macros(const tool_t *t, const pal_book_t *book) {
    char name[PAL_NAME_LEN];
    for (unsigned i = 0; i < book->count; ++i) {
        const uint8_t *c = book->list[i].nes;
        char *o = name;
        for (const char *in = book->list[i].name; *in != '\0'; ++in) {
            *o++ = (char)(*in >= 'a' && *in <= 'z' ? *in - 'a' + 'A' : *in);
        }
        *o = '\0';
        fprintf(t->h, "#define PAL_%s 0x%02X, 0x%02X, 0x%02X, 0x%02X\n", name, c[0], c[1], c[2], c[3]);
        fprintf(t->inc, ".define PAL_%s $%02X, $%02X, $%02X, $%02X\n", name, c[0], c[1], c[2], c[3]);
    }
}

int main(int argc, char **argv) {
    static pal_book_t pals;
    static job_book_t jobs;
    static tool_t t;
    int bad = 0;
    if (argc != 4) {
        fprintf(stderr, "usage: png2chr PALETTES.TXT ART.TXT OUTDIR\n");
        return 2;
    }
    t.dir = argv[3];
    t.jobs = &jobs;
    if (pal_load(&pals, argv[1]) != 0 || job_load(&jobs, &pals, argv[2]) != 0) {
        return 1;
    }
    t.h = create(t.dir, "art", ".h");
    t.inc = create(t.dir, "art", ".inc");
    if (t.h == NULL || t.inc == NULL) {
        return 1;
    }
    fprintf(t.h, "/* made by png2chr */\n#ifndef ART_H\n#define ART_H\n"
                 "#ifdef __CC65__\n#include \"cart/far.h\"\n#else\ntypedef struct far_data far_data_t;\n#endif\n\n");
    fprintf(t.inc, "; made by png2chr\n.ifndef ART_INC\nART_INC = 1\n\n");
    write_palette_macros(&t, &pals);
    for (unsigned i = 0; i < jobs.count && !bad; ++i) {
        bad = do_job(&t, &jobs.list[i]);
    }
    fprintf(t.h, "\n#endif\n");
    fprintf(t.inc, "\n.endif\n");
    fclose(t.h);
    fclose(t.inc);
    return bad != 0;
}
