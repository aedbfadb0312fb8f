/* The title of a ROM with one game: its own name and scene, with all words in the picture, one for each language. */
#include "cart/club/screens.h"
#include "cart/far.h"
#include "cart/fade.h"
#include "cart/text.h"

typedef struct {
    const far_data_t *chr, *map, *palettes;
} own_title_t;
extern const own_title_t own_title[]; /* by language; mkcart. The first is 0 if there are none */

uint8_t club_own_title(void) {
    const own_title_t *title = own_title;
    if (title->chr == 0) {
        return 0;
    }
    title += text_language;
    vram_at(0);
    vram_load(title->chr);
    vram_at(0x2000);
    vram_unpack(title->map);
    pal_set(0, 0); /* so that the copy is sent */
    far_dst = pal_now;
    far_copy(title->palettes);
    return 1;
}
