-- systems: nes
-- Each kind of fault that the mashing test counts is planted once, and must be counted.
local T = dofile(os.getenv("STORY_LIB"))
local F = dofile(os.getenv("STORY_DIR") .. "/faults.lua")
local function run(n) for _ = 1, n do F.frame() T.frames(1) end end
T.story(function()
  F.watch()
  run(90)
  for _, button in ipairs({ "start", "a", "a" }) do T.hold(button, true) run(3) T.hold(button, false) run(60) end
  for _, k in ipairs(F.kinds) do T.eq(F[k], 0, "no " .. k .. " fault before one is planted") end
  for _, kind in ipairs({ "rules", "sprites", "flash", "sound", "vram", "stack", "nmi", "queue", "brk", "reset" }) do
    local before = F[kind]
    F.plant(kind)
    run(45)
    T.ok(F[kind] > before, "a planted " .. kind .. " fault is counted")
    F.mute, F.strobe = false, false
  end
end)
