// Random buttons on both pads in jsnes, several seeds: every instruction is official, nothing breaks. MASH_SECONDS of console
// time for each seed. At the end a fault of each kind is planted where possible, and must be counted.
import { BUTTONS, Console, officialCount } from "../../jsnes/console.mjs";
import { ok, randomFrom } from "../../tap.mjs";

const SEEDS = [11, 12, 13, 14, 15]; // each begins in another game of the menu
const SECONDS = Number(process.env.MASH_SECONDS ?? 45);
const ROM = "build/boardcart.nes";
const MENU_COLUMNS = 4; // pictures in a row, see cart/shell/menu.c

// Mostly play; now and then a menu button. The main menu is the last line of the pause menu, which random presses hardly ever
// reach: when the game is paused, some presses aim for it.
const OFTEN = ["a", "a", "up", "down", "left", "right", "left", "right", "b", "a"];
const letGo = (nes) => { for (const pad of [1, 2]) for (const b of BUTTONS) nes.hold(b, false, pad); };
function leave(nes) {
  letGo(nes);
  nes.run(30);
  nes.press("up"); // the list wraps around
  nes.press("a");
}
function mash(nes, random, frames) {
  for (let n = 0; n < frames; n++) {
    if (nes.ram("game_paused") && random(120) === 0) leave(nes);
    for (const pad of [1, 2]) {
      if (random(6) === 0) {
        const button = random(12) < 10 ? OFTEN[random(10)] : BUTTONS[random(8)];
        nes.hold(button, random(3) > 0, pad);
      }
    }
    if (random(40) === 0) letGo(nes);
    nes.frame();
  }
}

ok(officialCount === 151, "151 opcodes are official");
function enterGame(nes, n) {
  nes.run(90);
  nes.press("start");
  nes.run(60);
  if (n >= MENU_COLUMNS) nes.press("down"); // a right after the upper row is the cup
  for (n %= MENU_COLUMNS; n > 0; n--) nes.press("right");
  nes.press("a");
  nes.run(60);
  nes.press("a");
  nes.run(60);
}

for (const [n, seed] of SEEDS.entries()) {
  const nes = new Console(ROM), screens = new Set(), random = randomFrom(seed);
  enterGame(nes, n);
  ok(nes.ram("screen_id") > 0x40 && nes.ram("game_index") === n, `seed ${seed} begins in game ${n + 1}`);
  for (let s = 0; s < SECONDS; s++) {
    mash(nes, random, 60);
    screens.add(`${nes.ram("game_index")}:${nes.ram("screen_id").toString(16)}`);
  }
  for (const [kind, count] of Object.entries(nes.faults)) {
    if (!ok(count === 0, `seed ${seed}, ${SECONDS} s: ${kind} faults`)) console.log(`# ${count}, first: ${nes.where[kind]}`);
  }
  ok(screens.size >= 3, `seed ${seed}: ${screens.size} screens were seen, the stack kept ${nes.lowest - nes.stackLow} bytes`);
}

// Planted faults.
function planted(kind, plant) {
  const nes = new Console(ROM);
  nes.run(90);
  const before = nes.faults[kind];
  plant(nes);
  try { nes.run(10); } catch (e) { /* jsnes stops at an opcode it does not know */ }
  ok(before === 0 && nes.faults[kind] > 0, `a planted ${kind} fault is counted`);
}
planted("opcode", (nes) => nes.poke(nes.labels.pad_tick, 0x1a)); // an unofficial NOP
planted("place", (nes) => { nes.nes.cpu.REG_PC = 0x03ff; });
planted("nmi", (nes) => nes.poke(nes.labels.nmi, 0x40)); // the interrupt returns at once
planted("brk", (nes) => { nes.poke(nes.labels.pad_tick, 0); });
planted("stack", (nes) => { nes.nes.cpu.REG_SP = 0x108; });
planted("sound", (nes) => nes.poke(nes.labels.nmi_call_sound, 0x2c)); // BIT instead of JSR
