// One save through all the ROMs: the collection takes over a save of 1.0.0, then every single ROM boots with it and continues its
// game, then the collection again. No ROM touches what belongs to another game.
import fs from "node:fs";
import { Console } from "../../jsnes/console.mjs";
import { ok } from "../../tap.mjs";

const SAVE = "tests/golden/cart/save-1.0.0.sav", START = 0x6000, PLAY = 0x41;
const offsets = Object.fromEntries(fs.readFileSync("build/tests/mame/offsets.txt", "utf8").trim().split("\n").map((line) => line.split(" ")));
const games = fs.readFileSync("games/games.txt", "utf8").split("\n").filter((line) => /^\w/.test(line)).map((line) => line.split("|")[0].trim());

// Everything that belongs to a game: its record and its unfinished game, as text.
function belongings(ram, id) {
  return [id.toUpperCase(), `${id.toUpperCase()}_GAME`].map((slot) => {
    const [at, size, copies] = ["at", "size", "copies"].map((part) => Number(offsets[`save.${slot}.${part}`]));
    return ram.slice(at, at + copies * (size + 6)).join(" ");
  }).join(" | ");
}

// The payload of an unfinished game. A later version adds fields behind those of an older one; they are 0 if the game is the
// same.
function game(ram, id) {
  const at = Number(offsets[`save.${id.toUpperCase()}_GAME.at`]), length = ram[at + 2] + 256 * ram[at + 3];
  return [...ram.slice(at + 6, at + 6 + length)].join(" ").replace(/( 0)+$/, "");
}

function boot(rom, ram) {
  const nes = new Console(`build/${rom}.nes`);
  nes.nes.cpu.mem.set(ram, START);
  nes.run(100);
  return nes;
}
const ramOf = (nes) => nes.nes.cpu.mem.slice(START, 0x8000);

let nes = boot("boardcart", fs.readFileSync(SAVE)), ram = ramOf(nes);
ok(nes.ram("save_state") === 0, "the collection takes over a save of 1.0.0");
const first = Object.fromEntries(games.map((id) => [id, belongings(ram, id)]));
ok(games.every((id) => Number(ram[Number(offsets[`save.${id.toUpperCase()}_GAME.at`]) + 2]) > 0), "with an unfinished game of every kind");
for (const rom of [...games, "boardcart"]) {
  nes = boot(rom, ram);
  ram = ramOf(nes);
  ok(nes.ram("save_state") === 0 && games.every((id) => belongings(ram, id) === first[id]), `${rom}.nes finds it whole and leaves it so`);
  if (rom === "boardcart") continue;
  nes.press("start"); // continues the last game
  nes.run(120);
  const after = ramOf(nes); // a new game would have been saved at once; the old one may be saved again in this version's format
  ok(nes.ram("screen_id") === PLAY && game(after, rom) === game(ram, rom) && after[Number(offsets[`save.${rom.toUpperCase()}_GAME.at`]) + 2] > 0,
    `${rom}.nes goes on with its game`);
  ok(games.every((id) => id === rom || belongings(after, id) === first[id]), "and touches no other game's save");
}
