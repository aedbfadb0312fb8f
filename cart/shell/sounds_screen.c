/* The sound test: every song and every effect by name. It plays whatever the options say, and makes no other sounds. */
#include "cart/list.h"
#include "cart/oam.h"
#include "cart/options.h"
#include "cart/pad.h"
#include "cart/paper.h"
#include "cart/ppuq.h"
#include "cart/screen.h"
#include "cart/shell/screens.h"
#include "cart/sound/sound.h"
#include "cart/text.h"
#include "sound_ids.h"
#include "text_shell.h"

#define LINE_X 7
#define SONG_ROW 8
#define EFFECT_ROW 15
#define NAME_BELOW 64u /* two rows */
#define NUMBER_X 22
#define COUNT_X 25
#define LEFT_X 20
#define RIGHT_X 28
#define NAME_X 2
#define NAME_W 28
#define CJK_NAME_ROW 20          /* in Chinese one line shows the name of what the hand points at */
#define LOWER TEXT_CHOICE(0, 32) /* numbers are level with the lower row of a Chinese line */
#define NONE_DRAWN 0xFF

enum { LINE_SONG, LINE_EFFECT, LINES };

#define SONG_NAME(id) SHELL_T_SONG_##id,
#define SFX_NAME(id) SHELL_T_SFX_##id,
static const uint8_t song_names[] = {SONG_LIST};
static const uint8_t effect_names[] = {SFX_LIST};
static const uint8_t counts[LINES] = {SONG_COUNT, SFX_COUNT};
static const list_t hands[LINES] = {{LINE_X, SONG_ROW, 0, LINES, 0}, {LINE_X, EFFECT_ROW, 0, LINES, 0}};

static const text_area_t words = TEXT_AREA(0x80, NAME_W);
static uint8_t line, chosen[LINES]; /* the line of the hand; the song and the effect that are on the screen */
static uint8_t drawn_name;          /* the name in the Chinese line */
static uint8_t playing;             /* as the line of keys has it: B stops the song, or goes back */

static uint16_t line_addr(void) {
    return line == LINE_SONG ? NT_ADDR(0, 0, SONG_ROW) : NT_ADDR(0, 0, EFFECT_ROW);
}

static uint8_t name_of_line(void) {
    return line == LINE_SONG ? song_names[chosen[LINE_SONG]] : effect_names[chosen[LINE_EFFECT]];
}

static void show_line(void) {
    text_number(line_addr() + NUMBER_X + LOWER, chosen[line] + 1u, 2);
    if (text_language == TEXT_ENGLISH) {
        text_line(line_addr() + NAME_BELOW + NAME_X, NAME_W, shell_text[name_of_line()]);
    }
}

static void tell_name(void) {
    uint8_t name = name_of_line();
    if (text_language != TEXT_ENGLISH && drawn_name != name &&
        text_line(NT_ADDR(0, NAME_X, CJK_NAME_ROW), NAME_W, shell_text[name])) {
        drawn_name = name;
    }
}

static void show_keys(void) {
    const char *keys = shell_text[playing ? SHELL_T_PLAY_STOP : SHELL_T_PLAY_BACK];
    if (text_language == TEXT_ENGLISH) {
        text_line(NT_ADDR(0, NAME_X, PAPER_KEYS_ROW), NAME_W, keys);
    } else { /* both are as long */
        text_centre(NT_ADDR(0, 0, PAPER_KEYS_ROW), keys);
    }
}

void sounds_enter(void) {
    text_area(&words);
    paper_draw(shell_text[SHELL_T_SOUND_TEST]);
    text_load(shell_text[SHELL_T_PLAY_STOP]);
    drawn_name = NONE_DRAWN;
    for (line = LINES; line != 0;) {
        --line;
        text_put(line_addr() + LINE_X, shell_text[line == LINE_SONG ? SHELL_T_MUSIC : SHELL_T_EFFECTS]);
        text_number(line_addr() + COUNT_X + LOWER, counts[line], 2);
        ppuq_byte(line_addr() + COUNT_X - 1 + LOWER, TEXT_TILE('/'));
        ppuq_byte(line_addr() + LEFT_X + LOWER, TEXT_TILE('<'));
        ppuq_byte(line_addr() + RIGHT_X + LOWER, TEXT_TILE('>'));
        show_line();
    }
    line = LINE_SONG;
    playing = 0;
    tell_name();
    show_keys();
    sound_song(SOUND_SONG_NONE);
    sound_switch(SOUND_MUSIC_ON | SOUND_EFFECTS_ON);
}

static void turn(uint8_t moves) {
    if (moves & (PAD_UP | PAD_DOWN)) {
        line ^= LINE_SONG ^ LINE_EFFECT;
    } else if (moves & PAD_RIGHT) {
        ++chosen[line];
        if (chosen[line] == counts[line]) {
            chosen[line] = 0;
        }
        show_line();
    } else if (moves & PAD_LEFT) {
        if (chosen[line] == 0) {
            chosen[line] = counts[line];
        }
        --chosen[line];
        show_line();
    }
}

static void press(uint8_t presses) {
    if (presses & (PAD_A | PAD_START)) {
        if (line == LINE_SONG) {
            sound_once(chosen[LINE_SONG]);
        } else {
            sound_sfx(chosen[LINE_EFFECT]);
        }
    } else if ((presses & PAD_B) && playing) {
        sound_song(SOUND_SONG_NONE);
    } else if (presses & PAD_B) {
        options_apply_sound();
        sound_song(SONG_MENU);
        screen_go(SCREEN_OPTIONS);
    }
}

void sounds_tick(void) {
    if (screen_changing()) {
        return;
    }
    turn(pad_repeat[0] | pad_repeat[1]);
    press(pad_new[0] | pad_new[1]);
    tell_name();
    if ((snd_song != 0) != playing) {
        playing ^= 1;
        show_keys();
    }
    oam_begin();
    list_hand(&hands[line]);
    oam_end();
}
