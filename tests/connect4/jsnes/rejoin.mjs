// A linked game is over; one console is switched off and on and rejoins at the end of that game. Its save must not count the game
// twice.
import { AIM, OVER, c4, link, choose, offset, press } from "./linked.mjs";
import { Wired, plug, run } from "./pair.mjs";
import { ok } from "../../tap.mjs";

const ROM = "build/connect4.nes", WRAM = 0x6000, WRAM_END = 0x8000, HEAD = 6, CHOICES = 8, SKEW = 500;

function stats(nes) {
  const at = WRAM + offset("save.CONNECT4.at"), words = (nes.ram16(at + 2) - CHOICES) / 2;
  return Array.from({ length: words }, (_, i) => nes.ram16(at + HEAD + CHOICES + 2 * i)).join(" ");
}

// Each drops into the column with its number: the first has four in a line after seven chips.
function* play(nes, wait) {
  yield* choose(nes, wait);
  for (;;) {
    yield;
    if (c4(nes, "state") !== AIM) continue;
    const column = link(nes, "me");
    while (c4(nes, "state") === AIM && c4(nes, "cursor") !== column) yield* press(nes, c4(nes, "cursor") < column ? "right" : "left", 2, 2);
    if (c4(nes, "state") === AIM) yield* press(nes, "a", 2, 2);
  }
}

const over = (nes) => c4(nes, "state") === OVER && c4(nes, "clock") > 30;
const a = new Wired(ROM, "A"), b = new Wired(ROM, "B");
a.script = play(a, 0);
b.script = play(b, 30);
plug(a, b);
ok(run(a, b, 3000, SKEW, () => over(a) && over(b)), "a linked game is played to its end");
const once = stats(b);
ok(once === "1 1 0 0 1" && stats(a) === once, `both count it: games, won by each, ties, matches: ${once}`);

const again = new Wired(ROM, "B"), off = a.time(), own = again.time.bind(again);
again.nes.cpu.mem.set(b.nes.cpu.mem.slice(WRAM, WRAM_END), WRAM);
again.time = () => own() + off;
again.script = choose(again, 0);
plug(a, again);
ok(run(a, again, 1500, 0, () => over(again)) && c4(again, "count") === 7, "B goes off and on, and joins the game that is over");
ok(stats(again) === once && stats(a) === once, `nobody counts it again: ${stats(again)}`);
