/* Sound for C programs. Each call only writes a request into a mailbox that the engine reads in the next frame, so
 * it is quick, needs no bank and never races the NMI. Song and effect names (SONG_MENU, SFX_PLACE ...) are in
 * the generated sound_ids.h. */
#ifndef SOUND_H
#define SOUND_H

#include <stdint.h>

#define SOUND_SONG_NONE 0xFFu

#define SOUND_MUSIC_ON 1u
#define SOUND_EFFECTS_ON 2u

/* Plays a theme from its start, or stops (SOUND_SONG_NONE). If it is already playing, it just continues. */
void sound_song(uint8_t song);

/* Plays a song that ends by itself; then the theme that was asked for last comes back. */
void sound_once(uint8_t song);

/* Brings that theme back when nothing plays: the shell calls it in every tick. */
void sound_go_on(void);

/* Plays a song from the next bar line of the one that plays, or at once if none does: for two songs that belong together. May be
 * asked again and again. */
void sound_song_at_bar(uint8_t song);

/* Plays an effect. Two effects a frame are heard; of more, the ones with the highest ids: ids rise with
 * importance. */
void sound_sfx(uint8_t effect);

/* Switches music (SOUND_MUSIC_ON) and effects (SOUND_EFFECTS_ON) on or off. Music that is off keeps its
 * place. */
void sound_switch(uint8_t on);

/* Nonzero lowers the music to about a third, zero brings it back. */
void sound_pause(uint8_t paused);

/* Song id + 1 of what plays, 0 when nothing does: a jingle that has ended reads 0. */
extern uint8_t snd_song;

/* Music ticks since power-on; twelve to a quarter note. */
extern uint16_t snd_ticks;

#endif
