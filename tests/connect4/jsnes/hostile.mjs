// A console that cheats on the link cable: B's record in memory is replaced by an impossible one with the right digest, so that
// its frames pass every check except the rules. A must accept nothing of it, say so, and offer a way out.
import { SEARCH, c4, link, choose, offset, press, until } from "./linked.mjs";
import { Wired, plug, run } from "./pair.mjs";
import { ok } from "../../tap.mjs";

const ROM = "build/connect4.nes";
const SKEW = 500, PLAY = 2, CELLS = 42;
const BEST_OF = 1; // what the setup begins with
const a = new Wired(ROM, "A"), b = new Wired(ROM, "B");
const go = (frames, done) => run(a, b, frames, SKEW, done);

function crc16(bytes) {
  let crc = 0xffff;
  for (const byte of bytes) {
    crc ^= byte << 8;
    for (let i = 0; i < 8; i++) crc = (crc & 0x8000 ? crc << 1 ^ 0x1021 : crc << 1) & 0xffff;
  }
  return crc;
}

// What B will say from now on.
function cheat(record) {
  const put = (field, ...bytes) => bytes.forEach((v, i) => { b.nes.cpu.mem[b.labels.link_end + offset(`link_end.${field}`) + i] = v; });
  const { moves = [], best_of = BEST_OF, wins = [0, 0], starter = 0 } = record;
  put("best_of", best_of);
  put("wins", ...wins);
  put("starter", starter);
  put("count", moves.length);
  put("moves", ...moves);
  const digest = crc16([link(b, "session"), link(b, "session", 1), link(b, "game"), best_of, starter, ...moves]);
  put("digest", digest >> 8, digest & 255);
  b.poke("link_driver_stale", 1);
}

const board = (nes) => Array.from({ length: CELLS }, (_, i) => c4(nes, "cell", i)).join("");
const EMPTY = "0".repeat(CELLS);

function refused(name) {
  const said = go(240, () => a.shows("PLAYER 2 BROKE A RULE"));
  ok(said, `${name}: refused, in words`);
  ok(board(a) === EMPTY && c4(a, "count") === 0 && link(a, "count") === 0 && c4(a, "best_of") === BEST_OF && link(a, "alive") === 0,
    `${name}: and nothing of it taken`);
}
function* search_again() {
  yield* until(() => a.shows("PRESS A: LINK ANEW"));
  yield* press(a, "a");
}
function linkAnew() {
  a.script = search_again();
  go(240, () => c4(a, "state") === SEARCH);
}

a.script = choose(a, 30);
b.script = choose(b, 0);
plug(a, b);
ok(go(1200, () => link(a, "state") === PLAY && link(b, "state") === PLAY && link(a, "alive") && link(b, "alive")) && link(b, "me") === 0,
  "two consoles meet, and B begins");
cheat({ moves: [15] });
refused("a move into column 15");
const JOIN = { // whom A finds when it searches again
  "a list with columns that are not there": { moves: [15, 15, 15, 15] },
  "a list with a full column": { moves: Array(10).fill(3) },
  "a list that goes on after the end": { moves: [0, 1, 0, 1, 0, 1, 0, 6, 6] },
  "the best of 200, with 255 games won": { moves: [3, 4], best_of: 200, wins: [255, 254] },
  "the first game begun by the second player": { moves: [3], starter: 1 },
};
for (const [name, record] of Object.entries(JOIN)) {
  cheat(record);
  linkAnew();
  refused(name);
}
cheat({});
linkAnew();
ok(go(240, () => link(a, "state") === PLAY && link(a, "alive")), "with a match that can be they play");
b.script = press(b, "a");
ok(go(240, () => c4(a, "count") === 1), "and the first chip falls on both");
