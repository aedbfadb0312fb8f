// Connect 4 between two consoles on a link cable, played through the pads: full games over skews, clock errors and PAL against NTSC
// timing, the cable pulled in each. LINK_GAMES: how many.
import { AIM, OVER, c4, link, choose, pause, press, until } from "./linked.mjs";
import { Wired, plug, unplug, run } from "./pair.mjs";
import { ok, randomFrom } from "../../tap.mjs";

const ROM = "build/connect4.nes";
const GAMES = Number(process.env.LINK_GAMES ?? 2);
const FIRST = Number(process.env.LINK_FIRST ?? 0); // of the list of cases
const PAL_RATE = 1789773 / 1662607; // a PAL console's cycle is this much longer
const GAME_FRAMES = 60 * 240;
const moves = (nes) => Array.from({ length: c4(nes, "count") }, (_, i) => c4(nes, "moves", i)).join("");
const cells = (nes) => Array.from({ length: 42 }, (_, i) => c4(nes, "cell", i)).join("");
const alive = (nes) => link(nes, "alive");

function* play(nes, wait, random) {
  yield* choose(nes, wait);
  for (;;) {
    yield;
    if (c4(nes, "state") === OVER) {
      yield* pause(100);
      yield* press(nes, "a");
      yield* until(() => c4(nes, "state") !== OVER);
    } else if (c4(nes, "state") === AIM) {
      const column = random(7);
      if (c4(nes, "height", column) === 6) continue;
      while (c4(nes, "state") === AIM && c4(nes, "cursor") !== column) {
        yield* press(nes, c4(nes, "cursor") < column ? "right" : "left", 2, 2);
      }
      if (c4(nes, "state") === AIM) yield* press(nes, "a", 2, 2);
    }
  }
}

// One pair of consoles, one game; the cable is unplugged for a while in the middle of it.
function game(seed, how) {
  const random = randomFrom(seed), a = new Wired(ROM, "A"), b = new Wired(ROM, "B", how.rate);
  const first = random(2);
  a.script = play(a, first ? 30 : 0, random);
  b.script = play(b, first ? 0 : 30, random);
  plug(a, b);
  let differ = 0, wasUnequal = false, red = 0, green = 0, out = 0, back = 0;
  const pull = 4 + random(10), name = `seed ${seed}, ${how.name}`;
  const finished = run(a, b, GAME_FRAMES, how.skew, () => {
    if (how.pal && b.frames > 60) b.poke("tv_system", 1);
    if (!c4(a, "linked") || !c4(b, "linked")) return false;
    const level = c4(a, "count") === c4(b, "count");
    // B may be looked at in the middle of playing a move (the cell is written before the count): a difference may last for two frames
    const unequal = level && (moves(a) !== moves(b) || cells(a) !== cells(b) || c4(a, "starter") !== c4(b, "starter"));
    if (unequal && wasUnequal) differ++;
    wasUnequal = unequal;
    if (!out && c4(a, "count") >= pull) {
      unplug(a, b);
      out = a.frames;
    } else if (out && !back && a.frames > out + 200) {
      red = !alive(a) && !alive(b);
      plug(a, b);
      back = a.frames;
    } else if (back && !green && a.frames > back + 90) {
      green = alive(a) && alive(b) ? 1 : -1;
    }
    return c4(a, "over") !== 0 && c4(b, "over") !== 0 && (back || !out);
  });
  const count = c4(a, "count");
  ok(finished && differ === 0 && moves(a) === moves(b) && cells(a) === cells(b), `${name}: a game of ${count} moves, boards equal`);
  if (out) ok(red && green === 1, `${name}: red when the cable was pulled at move ${pull}, green by itself after`);
  const second = run(a, b, 60 * 20, how.skew, () => c4(a, "over") === 0 && c4(b, "over") === 0 && c4(a, "count") + c4(b, "count") > 0);
  ok(second && c4(a, "starter") === 1 && c4(b, "starter") === 1, `${name}: both pressed, the other player began the next game`);
  console.log(`# moves ${moves(a)}; exchanges good/bad: ${a.ram16("link_driver_good")}/${a.ram16("link_driver_bad")}, ${b.ram16("link_driver_good")}/${b.ram16("link_driver_bad")}; ${a.frames} frames`);
  if (!finished) console.log(`# states ${c4(a, "state")} ${c4(b, "state")} counts ${c4(a, "count")} ${c4(b, "count")} frames ${a.frames} ${b.frames}`);
}

const HOW = [
  { name: "together", skew: 0, rate: 1 },
  { name: "NTSC and PAL clocks", skew: 7000, rate: PAL_RATE, pal: true },
  { name: "skew 15,000, +2,000 ppm", skew: 15000, rate: 1.002 },
  { name: "skew 3,000, -2,000 ppm", skew: 3000, rate: 0.998 },
  { name: "skew 11,000, +100 ppm", skew: 11000, rate: 1.0001 },
];
for (let n = FIRST; n < FIRST + GAMES; n++) {
  const how = { ...HOW[n % HOW.length] };
  if (n >= HOW.length && !how.pal) {
    how.skew = (n * 2741) % 15001;
    how.rate = 1 + ((n * 577) % 4001 - 2000) * 1e-6;
    how.name = `skew ${how.skew}, ${Math.round((how.rate - 1) * 1e6)} ppm`;
  }
  game(1000 + n, how);
}
