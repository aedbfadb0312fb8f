/* The sound engine with its real songs, on a simulated 6502: every APU register write goes to apu_shadow. */
#include "tests/tap.h"
#include "cart/sound/sound.h"
#include "sound_ids.h"

#include <string.h>

enum { NTSC, PAL, DENDY };
enum { A5 = 126 };         /* its period, low byte */
enum { UNTOUCHED = 0xA7 }; /* no register is ever given this value: bits that the engine does not use */

uint8_t apu_shadow[0x18];
extern uint8_t snd_req_song, snd_flags;
extern uint8_t ch_ptr_hi[8];
void __fastcall__ engine_init(uint8_t tv);
void engine_tick(void);

static uint8_t volume(uint8_t reg) {
    return apu_shadow[reg] & 0x0F;
}

static void ticks(uint16_t n) {
    while (n != 0) {
        engine_tick();
        --n;
    }
}

static void start(uint8_t tv, uint8_t song) {
    engine_init(tv);
    sound_song(song);
    ticks(4); /* the request, the tick in two parts, the first notes */
}

/* The engine's RAM is one block of SND_BSS_MAX bytes at most, of which snd_req_song is the first. */
static void test_any_ram(void) {
    static uint8_t want[0x18];
    static const uint8_t fill[] = {0x00, 0xFF, 0x5A};
    uint8_t i, same;

    same = 0;
    for (i = 0; i < sizeof fill; ++i) {
        memset(&snd_req_song, fill[i], 140);
        memset(apu_shadow, fill[i], sizeof apu_shadow);
        engine_init(NTSC);
        ticks(50);
        start(NTSC, SONG_MENU);
        ticks(200);
        apu_shadow[0x09] = apu_shadow[0x0D] = 0; /* unused registers, and the channel that is never started */
        memset(apu_shadow + 0x10, 0, 5);
        apu_shadow[0x14] = apu_shadow[0x16] = 0;
        if (i == 0) {
            memcpy(want, apu_shadow, sizeof want);
        }
        same += memcmp(want, apu_shadow, sizeof want) == 0;
    }
    tap_eq(same, sizeof fill, "plays the same from RAM full of 00, FF and 5A");
}

static void test_silence_after_init(void) {
    memset(apu_shadow, 0, sizeof apu_shadow);
    engine_init(NTSC);
    tap_ok(apu_shadow[0x00] == 0x30 && apu_shadow[0x04] == 0x30 && apu_shadow[0x0C] == 0x30 && apu_shadow[0x08] == 0x80,
           "init silences all channels");
    tap_ok(apu_shadow[0x15] == 0x0F && apu_shadow[0x17] == 0x40, "init enables the channels, not the frame interrupt");
    ticks(10);
    tap_ok(apu_shadow[0x00] == 0x30 && snd_song == 0, "without a request it stays silent");
}

/* The first note of the menu is G4 on pulse 1: 392 Hz. */
static void test_period(void) {
    static const uint8_t want[] = {28, 8, 26};
    uint8_t tv, right;

    right = 0;
    for (tv = NTSC; tv <= DENDY; ++tv) {
        start(tv, SONG_MENU);
        right += apu_shadow[0x02] == want[tv] && apu_shadow[0x03] == 1 && volume(0x00) != 0;
    }
    tap_eq(right, 3, "G4 has the period of each console's clock");
}

static uint16_t ticks_in(uint8_t tv, uint16_t frames) {
    uint16_t before;

    start(tv, SONG_MENU);
    before = snd_ticks;
    ticks(frames);
    return snd_ticks - before;
}

/* 20 s: 1202 frames of 60.0988 Hz, 1000 of 50.007 Hz; 120 quarters a minute are 480 ticks. */
static void test_tempo(void) {
    static uint16_t t60, t50, td;

    t60 = ticks_in(NTSC, 1202);
    t50 = ticks_in(PAL, 1000);
    td = ticks_in(DENDY, 1000);
    printf("# ticks in 20 s: %u %u %u\n", t60, t50, td);
    tap_ok(t60 >= 479 && t60 <= 481, "NTSC keeps the tempo");
    tap_ok(t50 >= 478 && t50 <= 482, "PAL keeps the tempo");
    tap_ok(td >= 478 && td <= 482, "Dendy keeps the tempo");
}

/* Plays every song for a minute and looks at each frame's writes. */
static void test_writes(void) {
    static uint16_t f, useless, restarts, wild, silent;
    static uint8_t song, last[2], p;

    useless = restarts = wild = silent = 0;
    for (song = 0; song < SONG_COUNT; ++song) {
        engine_init(NTSC);
        sound_song(song);
        last[0] = last[1] = UNTOUCHED;
        for (f = 0; f < 3600; ++f) {
            apu_shadow[0x03] = apu_shadow[0x07] = UNTOUCHED;
            engine_tick();
            for (p = 0; p < 2; ++p) {
                uint8_t hi = apu_shadow[p * 4 + 3];
                if (hi != UNTOUCHED) {
                    ++restarts;
                    useless += hi == last[p];
                    wild += hi > 7;
                    last[p] = hi;
                }
                wild += (apu_shadow[p * 4] & 0x30) != 0x30;
            }
            wild += apu_shadow[0x0B] > 7 || (apu_shadow[0x0C] & 0xF0) != 0x30 || (apu_shadow[0x0E] & 0x70) != 0;
            silent += f == 100 && volume(0x00) == 0 && volume(0x04) == 0 && apu_shadow[0x08] == 0x80;
        }
    }
    printf("# %u writes of a high period byte\n", restarts);
    tap_ok(restarts > 100, "high period bytes are written");
    tap_eq(useless, 0, "a pulse is never restarted for the same high byte");
    tap_eq(wild, 0, "no register gets a value out of range");
    tap_eq(silent, 0, "every song sounds");
}

static void test_song_requests(void) {
    static uint16_t before;

    start(NTSC, SONG_MENU);
    ticks(100);
    before = snd_ticks;
    sound_song(SONG_MENU);
    ticks(100);
    tap_ok(snd_song == SONG_MENU + 1 && snd_ticks - before > 30, "asking for the song that plays changes nothing");
    sound_song(SONG_CONNECT4);
    ticks(4);
    tap_eq(snd_song, SONG_CONNECT4 + 1, "another song takes over");
    sound_song(SOUND_SONG_NONE);
    ticks(2);
    before = snd_ticks;
    ticks(20);
    tap_ok(snd_song == 0 && volume(0x00) == 0 && volume(0x04) == 0 && apu_shadow[0x08] == 0x80 && snd_ticks == before,
           "stop is silence");
}

/* WIN is four bars at 150 quarters a minute: 6.4 s, 385 frames. */
static void test_jingle(void) {
    start(NTSC, SONG_WIN);
    ticks(370);
    tap_ok(snd_song == SONG_WIN + 1, "a jingle plays to its end");
    ticks(30);
    tap_ok(snd_song == 0 && volume(0x00) == 0 && volume(0x04) == 0 && apu_shadow[0x08] == 0x80, "and is over then");
    sound_song(SONG_WIN);
    ticks(4);
    tap_ok(snd_song == SONG_WIN + 1 && volume(0x00) != 0, "it can be played again");
}

/* Four hundred frames as the shell makes them: its tick, then the NMI. */
static void shell_ticks(void) {
    uint16_t n;
    for (n = 0; n < 400; ++n) {
        sound_go_on();
        engine_tick();
    }
}

static void test_theme_comes_back(void) {
    start(NTSC, SONG_MENU);
    sound_once(SONG_WIN);
    sound_go_on();
    ticks(4);
    tap_eq(snd_song, SONG_WIN + 1, "a jingle takes the theme's place");
    shell_ticks();
    tap_eq(snd_song, SONG_MENU + 1, "which comes back after it");
    sound_once(SONG_WIN);
    sound_once(SONG_WIN);
    shell_ticks();
    tap_eq(snd_song, SONG_MENU + 1, "also when two were asked for");
    sound_song(SOUND_SONG_NONE);
    sound_once(SONG_WIN);
    shell_ticks();
    tap_ok(snd_song == 0 && snd_req_song == 0, "but not when the theme was stopped");
}

/* Frames from asking for an effect to its sound; the music's level on pulse 2 is looked at on the way. */
static uint8_t latency(uint8_t effect, uint8_t *hole) {
    static uint8_t f, was;

    *hole = 0;
    was = volume(0x04);
    sound_sfx(effect);
    for (f = 1; f < 9; ++f) {
        engine_tick();
        if (apu_shadow[0x06] == A5) {
            return f;
        }
        *hole |= was != 0 && volume(0x04) == 0;
    }
    return f;
}

/* At many places of a song whose pulse 2 never rests: the effect is heard in the frame in which it takes the channel. */
static void test_no_hole(void) {
    static uint8_t hole, holes, late, i, f;

    holes = late = 0;
    start(NTSC, SONG_NEAR);
    for (i = 0; i < 60; ++i) {
        ticks(37);
        f = latency(SFX_MOVE, &hole);
        late = f > late ? f : late;
        holes += hole;
    }
    printf("# an effect sounds %u frames after it was asked for, at most\n", late);
    tap_ok(late <= 3, "an effect sounds within three frames");
    tap_eq(holes, 0, "and leaves no hole in the music before it");
}

/* SFX_MOVE plays A5 on pulse 2 for four steps. */
static void test_effect_over_music(void) {
    static uint16_t before;
    static uint8_t lo, heard, i;

    start(NTSC, SONG_MENU);
    before = snd_ticks;
    sound_sfx(SFX_MOVE);
    heard = 0;
    for (i = 0; i < 6; ++i) {
        engine_tick();
        heard |= apu_shadow[0x06] == A5 && volume(0x04) != 0;
    }
    tap_ok(heard, "an effect is heard within six frames, over the music");
    ticks(10);
    lo = apu_shadow[0x06];
    tap_ok(lo != A5 && ch_ptr_hi[5] == 0, "the channel goes back to the music");
    ticks(60);
    tap_ok(snd_ticks - before > 25, "the music did not wait");
}

static void test_priorities(void) {
    static uint8_t i;

    start(NTSC, SONG_MENU);
    sound_sfx(SFX_WIN);
    ticks(10);
    sound_sfx(SFX_SELECT); /* pulse 2, too */
    ticks(3);
    tap_ok(ch_ptr_hi[4] && ch_ptr_hi[5] && apu_shadow[0x06] != 213, "a lesser effect does not break a greater one");
    engine_init(NTSC);
    sound_sfx(SFX_MOVE);
    sound_sfx(SFX_TICK);
    ticks(2);
    tap_ok(ch_ptr_hi[5] && ch_ptr_hi[7], "two effects asked in one frame both start");
    engine_init(NTSC);
    sound_sfx(SFX_MOVE);
    sound_sfx(SFX_SELECT);
    sound_sfx(SFX_BACK);
    ticks(4);
    tap_eq(apu_shadow[0x06], 213, "of three on one channel the most important is heard"); /* SELECT: C5 */
    for (i = 0; i < 200 && (ch_ptr_hi[4] | ch_ptr_hi[5] | ch_ptr_hi[6] | ch_ptr_hi[7]); ++i) {
        engine_tick();
    }
    tap_ok(i < 200, "effects end");
}

static void test_all_effects_end(void) {
    static uint8_t id, f, ended, sounded, heard;

    ended = sounded = 0;
    for (id = 0; id < SFX_COUNT; ++id) {
        engine_init(PAL);
        sound_sfx(id);
        heard = 0;
        for (f = 0; f < 180; ++f) {
            engine_tick();
            heard |= volume(0x00) | volume(0x04) | volume(0x0C) | (apu_shadow[0x08] == 0xFF);
        }
        sounded += heard != 0;
        ended += (ch_ptr_hi[4] | ch_ptr_hi[5] | ch_ptr_hi[6] | ch_ptr_hi[7]) == 0 && volume(0x00) == 0 && volume(0x04) == 0;
    }
    tap_eq(sounded, SFX_COUNT, "every effect sounds");
    tap_eq(ended, SFX_COUNT, "every effect ends within three seconds and leaves silence");
}

/* A song that is asked for on a bar line begins after whole bars of the other one, and at once when none plays. */
static void test_at_bar(void) {
    engine_init(NTSC);
    sound_song(SONG_LABYRINTH);
    ticks(154);
    sound_song_at_bar(SONG_LABYRINTH);
    ticks(2);
    tap_ok(snd_req_song == 0 && snd_song == SONG_LABYRINTH + 1,
           "asking for the song that plays changes nothing on a bar line either");
    sound_song_at_bar(SONG_NEAR);
    ticks(10);
    tap_eq(snd_song, SONG_LABYRINTH + 1, "a song waits for the bar line");
    while (snd_song != SONG_NEAR + 1) {
        engine_tick();
    }
    tap_eq(snd_ticks % 48, 1, "and begins on it, in place of its first tick");
    engine_init(NTSC);
    sound_song_at_bar(SONG_NEAR);
    ticks(2);
    tap_eq(snd_song, SONG_NEAR + 1, "or at once, when nothing plays");
}

/* Drums also strike the triangle, even with the effects switched off, but not with the music off. */
static uint16_t thumps(uint8_t on) {
    static uint16_t f, n;

    engine_init(NTSC);
    sound_switch(on);
    sound_song(SONG_TITLE);
    n = 0;
    for (f = 0; f < 300; ++f) {
        engine_tick();
        n += ch_ptr_hi[6] != 0 && apu_shadow[0x08] == 0xFF;
    }
    return n;
}

static void test_thump(void) {
    static uint16_t with, without;

    with = thumps(SOUND_MUSIC_ON | SOUND_EFFECTS_ON);
    without = thumps(SOUND_MUSIC_ON);
    printf("# %u frames of the triangle belong to drums, %u without effects\n", with, without);
    tap_ok(with > 20 && with == without, "the triangle plays its part of the drums, whatever the effects are");
    tap_eq(thumps(SOUND_EFFECTS_ON), 0, "but not with the music off");
}

static void test_switches(void) {
    static uint8_t full;

    start(NTSC, SONG_MENU);
    sound_switch(SOUND_EFFECTS_ON);
    ticks(3);
    tap_ok(volume(0x00) == 0 && volume(0x04) == 0 && apu_shadow[0x08] == 0x80, "music off is silent");
    sound_sfx(SFX_SELECT);
    ticks(4);
    tap_ok(volume(0x04) != 0, "effects sound without music");
    sound_switch(SOUND_MUSIC_ON);
    ticks(2);
    tap_ok(ch_ptr_hi[5] == 0, "switching effects off ends them");
    sound_sfx(SFX_WIN);
    ticks(5);
    tap_ok(ch_ptr_hi[4] == 0, "an effect that is switched off does not start");
    start(NTSC, SONG_MENU);
    full = volume(0x00);
    engine_init(NTSC);
    sound_pause(1);
    sound_song(SONG_MENU);
    ticks(4);
    printf("# volume %u, ducked %u\n", full, volume(0x00));
    tap_ok(volume(0x00) * 3 <= full + 2 && volume(0x00) != 0 && apu_shadow[0x08] == 0x80, "pause lowers the music to a third");
    sound_pause(0);
    ticks(2);
    tap_ok(volume(0x00) + 4 >= full && snd_flags == 3, "and back");
}

int main(void) {
    test_silence_after_init();
    test_any_ram();
    test_period();
    test_tempo();
    test_writes();
    test_song_requests();
    test_jingle();
    test_theme_comes_back();
    test_effect_over_music();
    test_no_hole();
    test_at_bar();
    test_thump();
    test_priorities();
    test_all_effects_end();
    test_switches();
    return tap_done();
}
