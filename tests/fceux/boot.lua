-- In FCEUX: the title, the menu, setup and board of the first game. Run by boot.t, which gives the addresses; TAP goes to RUN_OUT.
local function env(name) return tonumber(os.getenv(name)) end
local out = assert(io.open(os.getenv("RUN_OUT"), "w"))
local screen, blank, tests = env("SCREEN_ID"), env("PPU_BLANK"), 0
local function ok(truth, promise)
  tests = tests + 1
  out:write(truth and "ok " or "not ok ", tests, " - ", os.getenv("RUN_NAME"), ": ", promise, "\n")
end
local function run(n, buttons)
  for _ = 1, n do
    if buttons then joypad.set(1, buttons) end
    emu.frameadvance()
  end
end
emu.speedmode("maximum")
run(120)
ok(memory.readbyte(screen) == 0 and memory.readbyte(blank) == 0, "the title is shown after 120 frames")
ok(memory.readbyte(env("TV_SYSTEM")) == env("TV"), "the television is known")
run(3, { start = true })
run(90)
ok(memory.readbyte(screen) == 1, "the menu")
run(3, { A = true })
run(90)
ok(memory.readbyte(screen) == 0x40, "setup")
run(3, { A = true })
run(120)
ok(memory.readbyte(screen) == 0x41 and memory.readbyte(blank) == 0, "the board")
out:close()
os.exit(0)
