-- MAME's Lua is 5.4, FCEUX's 5.1 (tests/emulators/fceux.lua).
std = "lua54"
max_line_length = false
read_globals = { "emu", "manager" }
globals = { "STORY", "PLAYER" } -- one of each for all files of a story
files["tests/emulators/fceux.lua"] = { std = "lua51", read_globals = { "joypad", "memory", "ppu", "gui" } }
