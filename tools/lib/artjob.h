/* A parsed line of chr/art.txt: what to convert, from which picture, with which palettes, to which place. */
#ifndef ARTJOB_H
#define ARTJOB_H

#include "tools/lib/arttile.h"

enum { JOB_NAME_LEN = 32, JOB_PALS = 4, JOB_IDS_MAX = 160, JOBS_MAX = 192, JOB_USES = 4 };

typedef enum { JOB_TILES, JOB_SCREEN, JOB_SPRITE } job_kind_t;

typedef struct {
    char name[JOB_NAME_LEN];
    unsigned index; /* of a tile, cell or frame */
} job_id_t;

typedef struct {
    job_kind_t kind;
    char name[JOB_NAME_LEN], file[JOB_NAME_LEN], segment[JOB_NAME_LEN];
    int far_in_segment; /* 1: the table that says where the tiles are is in `segment`, not in the fixed bank */
    char chr_segment[JOB_NAME_LEN]; /* segment of the tiles if it is not that of the tables; else empty */
    const pal_t *pals[JOB_PALS];
    unsigned pal_count;
    unsigned cell_w, cell_h;            /* tiles of a cell (tiles) or frame (sprite); 1x1 if not given */
    unsigned cells;                     /* option cell= was given */
    unsigned count;                     /* cells or frames to take; 0: the whole sheet */
    int after;                          /* option base=after:NAME: that job, or -1 */
    unsigned base;                      /* id of the first tile */
    unsigned attr;                      /* sprite: palette number 0-3 */
    unsigned packed;                    /* the tiles are */
    unsigned near;                      /* the tiles are for code of their own page only */
    unsigned plain;                     /* screen: the map is not packed */
    unsigned dedup;                     /* equal tiles are stored once */
    unsigned uses[JOB_USES], use_count; /* screen: earlier tiles and screen jobs whose tiles its map may use */
    job_id_t ids[JOB_IDS_MAX];
    unsigned id_count;
    unsigned line; /* of art.txt */

    /* results */
    tileset_t set;
    unsigned width, height; /* tiles */
} job_t;

typedef struct {
    char path[256];
    job_t list[JOBS_MAX];
    unsigned count;
} job_book_t;

/* Reads art.txt. Returns 0, or -1 after a message on stderr that names file and line. */
int job_load(job_book_t *book, const pal_book_t *pals, const char *path);

#endif
