/* Included by every C file of the core: in a ROM its variables lie in the game's work RAM, not in the console's own. */
#if defined(__CC65__) && !defined(SIM65)
#pragma bss-name("W_SKYSCRAPERS")
#endif
