/* The sound engine with its real songs, on a simulated 6502: logs what it writes to the APU, frame by frame, for
 * tests/sound/notes.c. Each song is started after each other one; one of these runs covers the whole song and the beginning of
 * its second round, on every TV system. A run is a head (TV system, song, the song before, frames), then a record a frame. */
#include "cart/sound/sound.h"
#include "sound_ids.h"

#include <stdint.h>
#include <unistd.h>

enum { NTSC, PAL, DENDY };
enum { HEAD = 5, RECORD = 13, BUFFERED = 64 };
enum { HEARD_BEFORE = 131, LOOKED_AT = 300 }; /* frames */

uint8_t apu_shadow[0x18];
extern uint8_t snd_req_song;
void __fastcall__ engine_init(uint8_t tv);
void engine_tick(void);

static uint8_t buffer[BUFFERED * RECORD];
static uint16_t used;

static void flush(void) {
    write(1, buffer, used);
    used = 0;
}

static void head(uint8_t tv, uint8_t song, uint8_t before, uint16_t frames) {
    static uint8_t bytes[HEAD];

    bytes[0] = tv;
    bytes[1] = song;
    bytes[2] = before;
    bytes[3] = (uint8_t)frames;
    bytes[4] = (uint8_t)(frames >> 8);
    write(1, bytes, HEAD);
}

static void record(void) {
    static const uint8_t reg[] = {0x00, 0x02, 0x03, 0x04, 0x06, 0x07, 0x08, 0x0A, 0x0B, 0x0C, 0x0E};
    static uint8_t i;

    for (i = 0; i < sizeof reg; ++i) {
        buffer[used] = apu_shadow[reg[i]];
        ++used;
    }
    buffer[used] = (uint8_t)snd_ticks;
    ++used;
    buffer[used] = (uint8_t)(snd_ticks >> 8);
    ++used;
    if (used == sizeof buffer) {
        flush();
    }
}

static void play(uint8_t tv, uint8_t song, uint8_t before, uint16_t frames) {
    static uint16_t f;

    engine_init(tv);
    sound_song(before);
    for (f = 0; f < HEARD_BEFORE; ++f) {
        engine_tick();
    }
    head(tv, song, before, frames);
    sound_song(song);
    for (f = 0; f < frames; ++f) {
        engine_tick();
        record();
    }
    flush();
}

int main(void) {
    static uint8_t tv, song, before;

    for (song = 0; song < SONG_COUNT; ++song) {
        for (before = 0; before < SONG_COUNT; ++before) {
            if (before != song) {
                play(NTSC, song, before, LOOKED_AT);
            }
        }
        for (tv = NTSC; tv <= DENDY; ++tv) {
            play(tv, song, song == 0 ? 1 : song - 1, tv == NTSC ? 4800 : 4000);
        }
    }
    return 0;
}
