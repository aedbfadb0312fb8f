#include "cart/dates.h"
#include "cart/oam.h"
#include "cart/pad.h"
#include "cart/paper.h"
#include "cart/ppuq.h"
#include "cart/screen.h"
#include "cart/sound/sound.h"
#include "cart/text.h"
#include "cart/ui.h"
#include "sound_ids.h"

_Pragma("static-locals (off)") /* locals on the C stack: the shell's memory is full, and this is neither deep nor hot */

#define DATE_ROW 13
#define DATE_X 11
#define FIRST_YEAR 26 /* since 2000: what is offered before a date was typed */
#define LAST_YEAR 99
#define NUMBER_STEP 40503u /* odd, near 65536 divided by the golden section: neighbours are far apart */

static uint8_t *date;
static uint8_t field; /* under the cursor */

uint16_t dates_number(const uint8_t *of) {
    uint16_t number = of[DATES_YEAR];
    number = number * 12;
    number += of[DATES_MONTH];
    number = number * 31;
    number += of[DATES_DAY];
    return number * NUMBER_STEP;
}

static uint8_t least(uint8_t which) {
    return which == DATES_YEAR ? FIRST_YEAR : 1;
}

static uint8_t most(uint8_t which) {
    uint8_t month = date[DATES_MONTH];
    if (which == DATES_YEAR) {
        return LAST_YEAR;
    }
    if (which == DATES_MONTH) {
        return 12;
    }
    if (month == 2) {
        return date[DATES_YEAR] & 3 ? 28 : 29;
    }
    return month == 4 || month == 6 || month == 9 || month == 11 ? 30 : 31;
}

/* The saved date may be invalid, and a day may not exist in another month. */
static void mend(void) {
    uint8_t i;
    for (i = 0; i < DATES_FIELDS; ++i) {
        if (date[i] < least(i)) {
            date[i] = least(i);
        } else if (date[i] > most(i)) {
            date[i] = most(i);
        }
    }
}

static void put_two(uint8_t x, uint8_t value) {
    uint8_t digits[2];
    digits[0] = TEXT_TILE('0') + value / 10;
    digits[1] = TEXT_TILE('0') + value % 10;
    ppuq_row(NT_ADDR(0, x, DATE_ROW), digits, 2);
}

static void show(void) {
    put_two(DATE_X, 20);
    put_two(DATE_X + 2, date[DATES_YEAR]);
    ppuq_byte(NT_ADDR(0, DATE_X + 4, DATE_ROW), TEXT_TILE('-'));
    put_two(DATE_X + 5, date[DATES_MONTH]);
    ppuq_byte(NT_ADDR(0, DATE_X + 7, DATE_ROW), TEXT_TILE('-'));
    put_two(DATE_X + 8, date[DATES_DAY]);
}

void dates_enter(uint8_t *of, const char *title, const char *ask, const char *keys) {
    date = of;
    paper_draw(title);
    text_centre(NT_ADDR(0, 0, 9), ask);
    text_centre(NT_ADDR(0, 0, PAPER_KEYS_ROW), keys);
    mend();
    show();
    field = DATES_DAY;
}

static void turn(uint8_t up) {
    uint8_t value = date[field];
    if (up) {
        value = value == most(field) ? least(field) : (uint8_t)(value + 1);
    } else {
        value = value == least(field) ? most(field) : (uint8_t)(value - 1);
    }
    date[field] = value;
    mend();
    sound_sfx(SFX_MOVE);
    show();
}

static void step(uint8_t moves) {
    if (moves & (PAD_UP | PAD_DOWN)) {
        turn(moves & PAD_UP);
    } else if ((moves & PAD_LEFT) && field != DATES_YEAR) {
        --field;
        sound_sfx(SFX_MOVE);
    } else if ((moves & PAD_RIGHT) && field != DATES_DAY) {
        ++field;
        sound_sfx(SFX_MOVE);
    }
}

uint8_t dates_tick(void) {
    uint8_t presses = pad_new[0] | pad_new[1];
    if (screen_changing()) {
        return DATES_WAIT;
    }
    if (presses & PAD_A) {
        sound_sfx(SFX_SELECT);
        return DATES_TAKEN;
    }
    if (presses & PAD_B) {
        sound_sfx(SFX_BACK);
        return DATES_LEFT;
    }
    step(pad_repeat[0] | pad_repeat[1]);
    oam_begin();
    ui_box((uint8_t)((DATE_X + 2) * 8 + (uint8_t)(field * 24)), DATE_ROW * 8 - 4, 16, 0);
    oam_end();
    return DATES_WAIT;
}
