// A seed set in the state block makes a game the same in every emulator, whenever its buttons are pressed: the weakest machine's
// answers in Connect 4 are compared, move by move, between MAME, FCEUX, Nestopia and jsnes. Without the seed they must differ.
import fs from "node:fs";
import { inside } from "./inside.mjs";
import { Player } from "./player.mjs";
import { fceux, mame, nestopia } from "./remote.mjs";
import { ok } from "../tap.mjs";

const OUT = "build/tests/emulators/seed", ROM = "build/boardcart.nes";
const { fields, values } = JSON.parse(fs.readFileSync("build/state.json", "utf8"));
const at = (name) => parseInt(fields.find((field) => field.name === name).address, 16);
const [WANTED, STATE, MOVES] = ["wanted", "state", "moves"].map(at);
const PLIES = 10, LIMIT = 3000;

async function game(name, open, seed, late) {
  const folder = `${OUT}/${name}-${seed}`;
  fs.rmSync(folder, { recursive: true, force: true });
  fs.mkdirSync(folder, { recursive: true });
  const nes = open(ROM, folder, null), player = new Player(nes, []);
  try {
    await player.frames(late + 1);
    await player.tell("screen title\npress start\nscreen menu\ntake CONNECT 4\nscreen setup\nset PLAYER 1 = HUMAN\nset PLAYER 2 = PIP");
    await nes.poke(WANTED, seed);
    await nes.poke(WANTED + 1, 0);
    await player.tell("take NEW GAME\nscreen play");
    for (let frames = 0; nes.ram[MOVES] < PLIES && frames < LIMIT; frames++) {
      if (nes.ram[STATE] === values.PERSON) await player.tell("press right\npress a");
      await player.frames(1);
    }
    const moves = [];
    for (let i = 0; i < PLIES; i++) moves.push(player.field("c4_state.moves", i));
    return moves.join(" ");
  } finally {
    await nes.off();
  }
}

const first = await game("mame", mame("nes"), 7, 0);
ok(first.split(" ").some((square) => square !== "0"), `MAME plays ${first}`);
for (const [name, open, late] of [["mame-later", mame("nespal"), 33], ["fceux", fceux(0), 12], ["nestopia", nestopia(), 21], ["jsnes", inside(), 5]]) {
  const moves = await game(name, open, 7, late);
  ok(moves === first, `${name}: the same seed gives the same game`, moves);
}
const chance = [await game("jsnes", inside(), 0, 3), await game("jsnes", inside(), 0, 50), await game("jsnes", inside(), 0, 101)];
ok(chance.some((moves) => moves !== chance[0]), "without a seed it is chance", chance[0]);
