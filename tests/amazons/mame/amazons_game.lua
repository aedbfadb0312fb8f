-- systems: nes nespal
-- Amazons from the menu to the winner screen: steps of a turn, refusals, undo, territory, hint, list of moves, autoplay, AIs,
-- power-off.
local T = dofile(os.getenv("STORY_LIB"))
local C = dofile(os.getenv("STORY_DIR") .. "/connect4.lua")
local G = dofile(os.getenv("STORY_DIR") .. "/games.lua")
local LIST, AUTO = 0x43, 0x44
local ST_PERSON, ST_THINK, ST_WALK, ST_FLY, ST_HINT, ST_OFFER = 0, 1, 2, 3, 4, 7
local CHOOSE, MOVE, SHOOT, OVER = 0, 1, 2, 3
local PERSON, EASY, TOP = 0, 2, 4

local square = dofile(os.getenv("STORY_DIR") .. "/amazons.lua").square
local function press_at(name) G.walk("ama_state.cursor", 8, square(name)) T.press("a", 1, 2, 4) end
local function turn(text)                               -- enters "a3-a5/c5" as a person would
  for name in text:gmatch("%a%d") do press_at(name) end
  T.wait("the arrow to land", 60, function() return G.get("ama_state.state") ~= ST_FLY end)
end
local function step() return G.get("ama.step") end
local function tiles(name)                              -- the picture of a square
  local at, s = 0x2000 + (3 + square(name) // 8 * 3) * 32 + 2 + square(name) % 8 * 3, {}
  for y = 0, 2 do for x = 0, 2 do s[#s + 1] = T.vram(at + y * 32 + x) end end
  return table.concat(s, " ")
end

local function says(words, promise) T.ok(T.shows(words), promise .. ": " .. words) end -- in the line below the board
local function empty_list()
  G.pause_item("MOVE LIST")
  C.wait_screen(LIST)
  T.ok(T.shows("NO MOVES YET"), "the list of moves says when there are none")
  T.press("b", 1, 2, 2)
  C.wait_screen(C.PLAY)
end

local function three_steps()
  local empty = tiles("a5")
  T.eq(step(), CHOOSE, "the first step is to choose")
  says("RED: PICK AN AMAZON", "and words say so")
  press_at("a4")
  T.eq(step(), CHOOSE, "an empty square is refused")
  says("NO AMAZON STANDS THERE", "and why")
  T.shot("refused")
  T.frames(100)
  says("RED: PICK AN AMAZON", "then the step again")
  press_at("f8")
  T.eq(step(), CHOOSE, "so is an amazon of the other side")
  press_at("a3")
  T.eq(step(), MOVE, "an amazon of one's own is taken")
  T.frames(10)
  says("RED: MOVE HER", "the words of a refusal go")
  T.ok(tiles("a5") ~= empty and tiles("d6") ~= empty, "legal squares are marked")
  T.shot("move")
  press_at("b5")
  T.eq(step(), MOVE, "a square it does not see is refused")
  press_at("a5")
  T.eq(step(), SHOOT, "it moves")
  T.frames(10)
  says("RED: SHOOT AN ARROW", "the third step")
  T.shot("shoot")
  T.press("b", 1, 2, 4)
  T.eq(step(), MOVE, "B takes back the move")
  T.press("b", 1, 2, 4)
  T.eq(step(), CHOOSE, "and the choice")
  turn("a3-a5/c5")
  T.ok(G.get("ama.turns") == 1 and G.get("ama.side") == 1, "a whole turn")
  T.frames(10)
  T.shot("arrow")
end

local function menu_lines()
  T.press("select", 1, 2, 2)
  local plain = tiles("e3")
  local clock = G.get16("ama_state.clock")
  T.frames(10)
  T.ok(G.get16("ama_state.clock") >= clock + 9, "the game goes on while the territory is worked out")
  T.frames(60)
  T.ok(G.get("ama_state.land") == 1 and tiles("e3") ~= plain, "Select shows the territory")
  T.shot("territory")
  T.press("select", 1, 2, 50)                          -- drawing all squares takes 40 frames, wherever it begins
  T.ok(G.get("ama_state.land") == 0 and tiles("e3") == plain, "and hides it")
  turn("f8-f4/c4")
  G.pause_item("MOVE LIST")
  C.wait_screen(LIST)
  T.ok(T.shows("a3-a5/c5") and T.shows("f8-f4/c4"), "the list of moves, in notation")
  T.shot("list")
  T.press("b", 1, 2, 2)
  C.wait_screen(C.PLAY)
  T.eq(G.get("ama.turns"), 2, "back to the same game")
  G.pause_item("UNDO")
  T.eq(G.get("ama.turns"), 1, "UNDO takes a turn back")
  T.frames(20)
  T.ok(tiles("c4") ~= tiles("c5"), "and its arrow")
  C.pause()
  local lines = 0
  for row = 6, 18 do
    if T.text(1, row):sub(12, 23):find("%u%u") then lines = lines + 1 end
  end
  T.eq(lines, 7, "the pause menu has seven lines")
  T.ok(T.shows("LAND     OFF", 1), "a switch says whether it is on")
  C.take("HINT")
  T.eq(G.get("ama_state.state"), ST_HINT, "HINT looks for a turn")
  T.frames(20)
  T.shot("hinting")
  G.wait("ama_state.state", ST_PERSON, 600)
  T.ok(G.get("ama_state.hint") ~= 0xFF and G.get("ama_state.cursor") == G.get("ama_state.hint"), "the cursor is on the amazon to choose")
  T.press("a", 1, 2, 4)
  T.eq(step(), MOVE, "it can be chosen")
  T.frames(10)
  T.shot("hint")
end

local function marked(before)                           -- how many squares look different from before
  local n = 0
  for i = 0, 63 do if before[i] ~= tiles(string.char(97 + i % 8) .. 8 - i // 8) then n = n + 1 end end
  return n
end

-- The machine's turn is shown like a person's; ORIGINAL's hand goes rows first, then columns, five squares a second.
local function watch_original()
  local plain = {}
  for i = 0, 63 do plain[i] = tiles(string.char(97 + i % 8) .. 8 - i // 8) end
  T.wait("its hand", 900, function() return G.get("ama_state.state") == ST_WALK end)
  local straight, frames, steps, most, last, last_step, columns = true, 0, 0, 0, G.get("ama_state.cursor"), step(), false
  local named = true
  while G.get("ama_state.state") == ST_WALK do
    T.frames(1)
    frames = frames + 1
    local now = G.get("ama_state.cursor")
    if now ~= last then
      local way = math.abs(now - last)
      if way == 1 then columns = true
      elseif way == 8 then straight = straight and not columns
      else straight = false end
      steps, last = steps + 1, now
    end
    if step() ~= last_step then last_step, columns, steps = step(), false, steps + 1 end
    if step() == MOVE and frames % 8 == 0 then
      most = math.max(most, marked(plain))
      if most > 3 then T.shot("machine-moves") end
      named = named and T.shows("BLUE IS TO MOVE")
    end
  end
  local per_square = frames / steps
  T.ok(straight, "ORIGINAL's hand walks rows first, then columns")
  T.ok(per_square >= 9 and per_square <= 13.5, string.format("five squares a second: %.1f frames a square", per_square))
  T.ok(most > 3, "on the machine's turn, too, the legal squares are marked: " .. most)
  T.ok(named, "and the panel names whose turn it is")
end

local function autoplay()
  G.pause_item("AUTOPLAY")
  C.wait_screen(AUTO)
  T.ok(T.shows("PIP") and T.shows("MR TOCK") and T.shows("BITSY"), "AUTOPLAY asks which level plays")
  T.frames(10)
  T.shot("autoplay-asks")
  C.take("BITSY")
  C.wait_screen(C.PLAY)
  T.ok(G.get("ama_state.autoplay") == 1 and step() == CHOOSE, "it plays instead of the person, from the start of the turn")
  T.frames(10)
  T.ok(T.shows("BIT") and not T.shows("P1"), "and the panel names it")
  says("BLUE IS TO MOVE", "and whose turn it is")
  T.shot("autoplay")
  watch_original()
  T.wait("a turn of the autoplay", 900, function() return G.get("ama.turns") == 2 end)
  T.wait("its hand in the middle of the next", 900, function() return G.get("ama_state.state") == ST_WALK and step() == MOVE end)
  G.pause_item("AUTOPLAY")
  T.ok(G.get("ama_state.state") == ST_PERSON and step() == CHOOSE and G.get("ama.turns") == 2, "it can be taken back at any time")
  T.eq(G.get("ama_state.autoplay"), 0, "and is off again")
  T.frames(20)
  T.ok(T.shows("P1") and T.shows("P2"), "with the names of before")
  G.pause_item("AUTOPLAY")
  C.wait_screen(AUTO)
  C.take("OLD MO")
  C.wait_screen(C.PLAY)
  T.wait("a turn of the other level", 3000, function() return G.get("ama.turns") == 3 end)
  T.frames(8)                                           -- a save takes longer than a frame
  G.power_cycle("AMAZONS")
  G.start("CONTINUE LAST GAME")
  T.eq(G.get("ama_state.autoplay"), EASY, "after power-off the same level plays on")
end

local function against_an_ai()
  G.back_to_setup()
  C.set("RED", "HUMAN")
  C.set("BLUE", "OLD MO")
  C.set("STYLE", "BASYS 3")
  C.set("AI SPEED", "FAST")
  T.shot("setup")
  G.start("NEW GAME")
  T.ok(T.shows("YOU") and T.text(0, 12):find("MO%s*##$"), "the players' names, whole, between the frame of the screen")
  T.shot("vga")
  turn("c1-c6/f6")
  T.eq(G.get("ama_state.state"), ST_THINK, "the AI thinks")
  G.wait("ama_state.state", ST_PERSON, 900)
  T.eq(G.get("ama.turns"), 2, "and makes its turn")
  T.frames(10)
  T.shot("vga-turn")
  local moves = G.bytes("ama.moves", 6)
  G.power_cycle("AMAZONS")
  T.ok(T.shows("CONTINUE LAST GAME") and T.shows("BASYS 3"), "after power-off the game and the choices are there")
  C.set("STYLE", "MEADOW")
  G.start("CONTINUE LAST GAME")
  T.ok(G.get("ama.turns") == 2 and G.bytes("ama.moves", 6) == moves, "every amazon and arrow is where it was")
  T.ok(G.get("ama_state.player", 0) == PERSON and G.get("ama_state.player", 1) == EASY, "and the players")
  T.frames(10)
  T.shot("resumed")
  T.press("b", 1, 2, 4)
  T.eq(G.get("ama.turns"), 0, "undo takes the AI's turn back, too")
end

-- A whole game of two AIs that the host played, up to the given number of turns before its end.
local function last_turns(left)
  local turns, record = {}, {}
  local host = io.popen("{ echo newgame; yes genmove | head -60; echo quit; } | build/host/amazons --level easy --seed 3")
  for line in host:lines() do turns[#turns + 1] = line:match("^move (.+)") end
  host:close()
  for i = 1, #turns - left do for name in turns[i]:gmatch("%a%d") do record[#record + 1] = square(name) end end
  return record, (#turns - left) % 2, turns, #turns
end
local function to_the_end()
  local record, side, turns, total = last_turns(1)
  G.back_to_setup()
  local players = { [0] = TOP, TOP }
  players[side] = PERSON                                -- a person has the winning turn, against Top
  G.keep(G.GAME.amazons, { players[0], players[1], 0, 9, 0, table.unpack(record) })
  T.press("b", 1, 2, 2)
  C.wait_screen(C.MENU)
  C.take("AMAZONS")
  C.wait_screen(C.SETUP)
  G.start("CONTINUE LAST GAME")
  T.shot("last-turn")
  G.pause_item("MOVE LIST")
  C.wait_screen(LIST)
  T.ok(T.shows(turns[total - 1]) and not T.shows(turns[1]), "the list of moves begins at the newest")
  for _ = 1, 3 do T.press("up", 1, 2, 60) C.wait_screen(LIST) end
  T.ok(T.shows(turns[1]) and not T.shows(turns[total - 1]), "and goes back to the first")
  T.shot("list-first")
  T.press("down", 1, 2, 60)
  C.wait_screen(LIST)
  T.ok(T.shows(turns[30]), "and forth again")
  T.press("b", 1, 2, 2)
  C.wait_screen(C.PLAY)
  T.wait("the offer to end it", 600, function() return G.get("ama_state.state") == ST_OFFER end)
  T.frames(40)
  T.press("b", 1, 2, 4)
  turn(turns[total])
  T.eq(step(), OVER, "who cannot move has lost")
  T.frames(8)                                           -- a save takes longer than a frame
  T.ok(G.stat(G.RECORD.amazons, 0) == 1 and G.stat(G.RECORD.amazons, 1 + side) == 1, "the game is counted, and its winner")
  T.eq(G.stat(G.RECORD.amazons, 6), 1, "and the win over Top")
  C.wait_screen(C.ENDING)
  T.ok(T.shows("MR TOCK"), "the ending says whom you have beaten")
  T.shot("result")
  T.press("select", 1, 2, 2)
  C.wait_screen(C.PLAY)
  T.press("b", 1, 2, 120)                               -- the list of moves opens
  T.ok(G.get("ama.turns") == total and step() == OVER and T.shows("CANNOT MOVE"), "Select looks at the board again")
  T.frames(10)
  T.shot("end")
  G.pause_item("UNDO")
  T.frames(30)
  T.ok(step() == CHOOSE and G.get("ama.turns") == total - 1, "the last turn can be taken back")
  turn(turns[total])
  C.wait_screen(C.ENDING)
  T.eq(G.stat(G.RECORD.amazons, 0), 1, "a game won twice counts once")
  T.press("a", 1, 2, 2)
  C.wait_screen(C.PLAY)
  T.eq(G.get("ama.turns"), 0, "A begins a new game")
  G.back_to_setup()
  C.take("STATISTICS")
  C.wait_screen(C.STATS)
  T.ok(T.shows("WINS VS") and T.shows("TOCK"), "the statistics are shown")
end

T.story(function()
  math.randomseed(6)
  G.to_setup("AMAZONS")
  T.ok(not T.shows("CONTINUE LAST GAME"), "at first there is no game to go on with")
  G.start("NEW GAME")
  T.shot("start")
  T.ok(T.shows("P1") and T.shows("P2"), "two persons are P1 and P2")
  empty_list()
  three_steps()
  menu_lines()
  autoplay()
  against_an_ai()
  to_the_end()
  T.eq(C.words_outside(), "", "no letter outside the safe area")
end)
