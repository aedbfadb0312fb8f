/* Checks of whole pieces, and the outputs: ca65 data, ids for C and assembly. */
#include "mml.h"

#include <stdlib.h>
#include <string.h>

static const double steps_a_second = 60.0988; /* NTSC frames; at 50 Hz the engine makes as many steps (engine.s) */

void mml_item(mml_code_t *code, int kind, int value) {
    if (code->used == code->size) {
        code->size = code->size ? 2 * code->size : 64;
        code->item = realloc(code->item, code->size * sizeof *code->item);
        if (!code->item) {
            fputs("mml2snd: out of memory\n", stderr);
            exit(2);
        }
    }
    code->item[code->used].kind = kind;
    code->item[code->used++].value = value;
}

static int by_kind_and_priority(const void *a, const void *b) {
    const mml_piece_t *p = a, *q = b;

    if (p->kind != q->kind) {
        return p->kind == MML_EFFECT ? 1 : -1;
    }
    if (p->priority != q->priority) {
        return p->priority > q->priority ? 1 : -1;
    }
    return p->kind == MML_SONG ? p->order - q->order : strcmp(p->name, q->name);
}

const mml_piece_t *mml_owner(const mml_piece_t *p, int channel) {
    while (p && !p->track[channel].used) {
        p = p->base;
    }
    return p;
}

/* A piece that is like another must come after it. */
static void find_bases(mml_t *m) {
    for (int i = 0; i < m->pieces; ++i) {
        mml_piece_t *p = &m->piece[i];
        for (int k = 0; k < i && p->like[0]; ++k) {
            if (m->piece[k].kind == MML_SONG && !strcmp(m->piece[k].name, p->like)) {
                p->base = &m->piece[k];
            }
        }
        if (p->like[0] && !p->base) {
            mml_error(m, p->file, 1, "there is no song %s before this one to be like", p->like);
        }
    }
}

/* All channels of a song must end or loop together, or they drift apart the second time round. */
static void check_lengths(mml_t *m, const mml_piece_t *p) {
    static const char letter[] = "ABTN";
    int first = -1;

    for (int c = 0; c < MML_CHANNELS; ++c) {
        const mml_piece_t *owner = mml_owner(p, c);
        if (!owner) {
            continue;
        }
        if (first < 0) {
            first = c;
        }
        if (p->kind == MML_SONG &&
            (p->code[c].ticks != p->code[first].ticks || p->code[c].loop_ticks != p->code[first].loop_ticks)) {
            mml_error(m, owner->file, owner->track[c].line[owner->track[c].used - 1],
                      "channel %c lasts %ld ticks and loops from %ld, channel %c %ld and %ld", letter[c], p->code[c].ticks,
                      p->code[c].loop_ticks, letter[first], p->code[first].ticks, p->code[first].loop_ticks);
        }
    }
    if (first < 0) {
        mml_error(m, p->file, 1, "no channel has any notes");
    }
}

bool mml_finish(mml_t *m) {
    find_bases(m);
    for (int i = 0; i < m->pieces; ++i) {
        mml_piece_t *p = &m->piece[i];
        for (int k = 0; k < i; ++k) {
            if (!strcmp(m->piece[k].name, p->name) && m->piece[k].kind == p->kind) {
                mml_error(m, p->file, 1, "a piece of that name is already there: %s", m->piece[k].file);
            }
        }
        for (int c = 0; c < MML_CHANNELS; ++c) {
            mml_compile_track(m, i, c);
            if (p->base && !p->track[c].used) {
                p->code[c] = p->base->code[c];
            }
        }
        for (int k = 0; k < p->phrases; ++k) {
            if (!p->phrase[k].variants) {
                mml_error(m, p->file, p->phrase[k].line, "phrase (%s) is never played", p->phrase[k].name);
            }
        }
        check_lengths(m, p);
    }
    if (m->ins_ids > 255 || m->drum_ids > MML_NOTES) {
        mml_error(m, m->piece[0].file, 1, "too many instruments or drums in all pieces together");
    }
    if (m->pieces) {
        qsort(m->piece, (size_t)m->pieces, sizeof *m->piece, by_kind_and_priority);
        find_bases(m); /* the events have moved by that */
    }
    return m->errors == 0;
}

static void write_code(const mml_code_t *code, FILE *out) {
    int column = 0;

    fprintf(out, "M%d:", code->label);
    for (size_t i = 0; i < code->used; ++i) {
        const mml_item_t *it = &code->item[i];
        if (it->kind == IT_LABEL) {
            fprintf(out, "\nM%d:", it->value);
            column = 0;
        } else if (it->kind == IT_WORD) {
            fprintf(out, "\n        .word M%d", it->value);
            column = 0;
        } else {
            fprintf(out, "%s$%02X", column % 16 ? "," : "\n        .byte ", it->value);
            ++column;
        }
    }
    fputc('\n', out);
}

static void write_song_header(const mml_piece_t *p, FILE *out) {
    double ticks = p->tempo * (MML_WHOLE / 4) / 60.0;

    fprintf(out, "song_%s:\n        .word %ld\n        .word ", p->name, (long)(ticks / steps_a_second * 65536.0 + 0.5));
    for (int c = 0; c < MML_CHANNELS; ++c) {
        if (mml_owner(p, c)) {
            fprintf(out, "%sM%d", c ? ", " : "", p->code[c].label);
        } else {
            fprintf(out, "%s0", c ? ", " : "");
        }
    }
    fputc('\n', out);
}

static void write_effect_header(const mml_piece_t *p, FILE *out) {
    fprintf(out, "sfx_%s:\n        .byte %d\n", p->name, p->priority);
    for (int c = MML_CHANNELS - 1; c >= 0; --c) { /* they begin in this order: the click before the tone */
        if (p->track[c].used) {
            fprintf(out, "        .byte %d\n        .word M%d\n", c, p->code[c].label);
        }
    }
    fputs("        .byte $FF\n", out);
}

/* A pair of tables, low and high bytes of the addresses of all pieces of one kind. */
static void write_index(const mml_t *m, mml_kind_t kind, const char *prefix, FILE *out) {
    for (int high = 0; high < 2; ++high) {
        fprintf(out, "%s_%s:\n", prefix, high ? "hi" : "lo");
        for (int i = 0; i < m->pieces; ++i) {
            if (m->piece[i].kind == kind) {
                fprintf(out, "        .byte %c(%s_%s)\n", high ? '>' : '<', prefix, m->piece[i].name);
            }
        }
    }
}

static const mml_ins_t *ins_of(const mml_t *m, int id) {
    int i = 0;

    while (m->ins[i].id != id) {
        ++i;
    }
    return &m->ins[i];
}

static void write_instruments(const mml_t *m, FILE *out) {
    for (int high = 0; high < 2; ++high) {
        fprintf(out, "ins_%s:\n        .byte %c(ins_silence)\n", high ? "hi" : "lo", high ? '>' : '<');
        for (int id = 1; id < m->ins_ids; ++id) {
            fprintf(out, "        .byte %c(ins_%d)\n", high ? '>' : '<', id);
        }
    }
    fputs("ins_release:\n        .byte 0\n", out);
    for (int id = 1; id < m->ins_ids; ++id) {
        fprintf(out, "        .byte %d\n", ins_of(m, id)->release);
    }
    fprintf(out, "ins_silence:\n        .byte $%02X\n", STEP_HOLD);
    for (int id = 1; id < m->ins_ids; ++id) {
        const mml_ins_t *ins = ins_of(m, id);
        fprintf(out, "ins_%d: ; %s", id, ins->name);
        for (int k = 0; k < ins->used; ++k) {
            fprintf(out, "%s$%02X", k % 16 ? "," : "\n        .byte ", ins->stream[k]);
        }
        fputc('\n', out);
    }
}

static void write_drums(const mml_t *m, FILE *out) {
    static const char *const part[] = {"ins", "pitch", "thump", "tone"};

    for (int k = 0; k < 4; ++k) {
        fprintf(out, "drum_%s:\n", part[k]);
        for (int id = 0; id < m->drum_ids; ++id) {
            const mml_drum_t *d = m->drum;
            while (d->id != id) {
                ++d;
            }
            int value[] = {m->ins[d->ins].id, d->pitch, d->thump < 0 ? 0 : m->ins[d->thump].id, d->tone};
            fprintf(out, "        .byte %d\n", value[k]);
        }
    }
}

static size_t bytes_of(const mml_code_t *code) {
    size_t bytes = 0;

    for (size_t i = 0; i < code->used; ++i) {
        bytes += code->item[i].kind == IT_BYTE ? 1 : code->item[i].kind == IT_WORD ? 2 : 0;
    }
    return bytes;
}

/* Writes a piece, or only measures it (`out` is NULL); returns its size. */
static size_t write_piece(const mml_piece_t *p, FILE *out) {
    size_t bytes = p->kind == MML_SONG ? 10 : 14; /* the largest header */

    if (out && p->kind == MML_SONG) {
        write_song_header(p, out);
    } else if (out) {
        write_effect_header(p, out);
    }
    for (int c = 0; c < MML_CHANNELS; ++c) {
        if (p->track[c].used) {
            bytes += bytes_of(&p->code[c]);
            if (out) {
                write_code(&p->code[c], out);
            }
        }
    }
    for (int k = 0; k < p->phrases; ++k) {
        for (int v = 0; v < p->phrase[k].variants; ++v) {
            bytes += bytes_of(&p->phrase[k].variant[v].code);
            if (out) {
                write_code(&p->phrase[k].variant[v].code, out);
            }
        }
    }
    return bytes;
}

void mml_write_data(const mml_t *m, FILE *out) {
    size_t room = MML_HALF_PAGE - 2 * (size_t)m->pieces; /* the index is there, too */

    fputs("; Made by mml2snd.\n        .segment \"B_SOUND\"\n"
          "        .export song_lo, song_hi, sfx_lo, sfx_hi, ins_lo, ins_hi, ins_release\n"
          "        .export drum_ins, drum_pitch, drum_thump, drum_tone\n",
          out);
    mml_write_tables(out);
    write_instruments(m, out);
    write_drums(m, out);
    fputs("        .segment \"B_SOUND_RO\"\n", out); /* the other half of the page */
    write_index(m, MML_SONG, "song", out);
    write_index(m, MML_EFFECT, "sfx", out);
    for (int i = 0; i < m->pieces; ++i) {
        size_t bytes = write_piece(&m->piece[i], NULL);
        bool fits = bytes <= room; /* what does not fit goes behind the engine, which is mapped together with it */
        room -= fits ? bytes : 0;
        fprintf(out, "        .segment \"%s\" ; %zu bytes\n", fits ? "B_SOUND_RO" : "B_SOUND", bytes);
        write_piece(&m->piece[i], out);
    }
}

void mml_write_tracks(const mml_t *m, FILE *out) {
    for (int i = 0; i < m->pieces; ++i) {
        const mml_piece_t *p = &m->piece[i];
        double ticks_a_second = p->kind == MML_SONG ? p->tempo * (MML_WHOLE / 4) / 60.0 : steps_a_second;
        long ticks = 0;
        bool loops = false;
        for (int c = 0; c < MML_CHANNELS; ++c) {
            ticks = mml_owner(p, c) && p->code[c].ticks > ticks ? p->code[c].ticks : ticks;
            loops = loops || (mml_owner(p, c) && p->code[c].loop_ticks >= 0);
        }
        fprintf(out, "%s %s %.0f %d %s\n", p->kind == MML_SONG ? "song" : "effect", p->name,
                (double)ticks / ticks_a_second * 1000.0, loops, p->title);
    }
}

/* The names in the order of their ids, each in a macro that the includer defines, so that a table made from the list cannot miss
 * one. */
static void write_list(const mml_t *m, FILE *out, mml_kind_t kind, const char *prefix) {
    fprintf(out, "#define %s_LIST", prefix);
    for (int i = 0; i < m->pieces; ++i) {
        if (m->piece[i].kind == kind) {
            fprintf(out, " %s_NAME(%s)", prefix, m->piece[i].name);
        }
    }
    fputs("\n", out);
}

void mml_write_ids(const mml_t *m, FILE *out, bool assembly) {
    const char *format = assembly ? "%s%s = %d\n" : "#define %s%s %du\n";
    int count[3] = {0, 0, 0};

    fputs(assembly ? "; Made by mml2snd.\n" : "/* Made by mml2snd. */\n#ifndef SOUND_IDS_H\n#define SOUND_IDS_H\n", out);
    for (int i = 0; i < m->pieces; ++i) {
        const mml_piece_t *p = &m->piece[i];
        fprintf(out, format, p->kind == MML_SONG ? "SONG_" : "SFX_", p->name, count[p->kind]++);
    }
    fprintf(out, format, "SONG_", "COUNT", count[MML_SONG]);
    fprintf(out, format, "SFX_", "COUNT", count[MML_EFFECT]);
    if (!assembly) {
        write_list(m, out, MML_SONG, "SONG");
        write_list(m, out, MML_EFFECT, "SFX");
        fputs("#endif\n", out);
    }
}
