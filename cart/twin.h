/* What C and assembly share.
 *
 * Assembly and its twin in C: the ROM and the tests in sim65 are built with HOT_ASM: a routine's plain name is then the assembly's, and
 * the twin has another name, so that a test can compare the two. Without HOT_ASM, on the host, there is only the twin, and it has the
 * plain name. Variables are shared: the assembly places them, or else the twin. */
#ifndef TWIN_H
#define TWIN_H

/* TWIN: the name under which the twin is written. TWINS declares a routine that exists in both. */
#ifdef HOT_ASM
#define TWIN(name) name##_ref
#define TWINS(type, name, args) \
    type name args;             \
    type name##_ref args
#else
#define TWIN(name) name
#define TWINS(type, name, args) type name args
#endif

/* A variable of the zero page. */
#ifdef HOT_ASM
#define TWIN_PRAGMA(text) _Pragma(#text)
#define ZP(type, name) \
    extern type name;  \
    TWIN_PRAGMA(zpsym(#name))
#define ZP_ARRAY(type, name, size) \
    extern type name[size];        \
    TWIN_PRAGMA(zpsym(#name))
#else
#define ZP(type, name) extern type name
#define ZP_ARRAY(type, name, size) extern type name[size]
#endif

#endif
