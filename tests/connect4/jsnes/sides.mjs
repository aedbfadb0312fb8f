// A linked game as each player sees it: who sits here, whose turn it is, the hand, and the word beside the light.
import { AIM, OVER, SEARCH, c4, choose, press } from "./linked.mjs";
import { Wired, plug, unplug, run } from "./pair.mjs";
import { ok as check } from "../../tap.mjs";

// On failure it also prints the two screens.
function ok(truth, promise) {
  if (!truth) for (const nes of [a, b]) for (let row = 2; row < 5; row++) console.log(`# ${nes.name} ${row}: ${nes.text(row)}`);
  check(truth, promise);
}
const a = new Wired("build/connect4.nes", "A"), b = new Wired("build/connect4.nes", "B");
plug(a, b);
const go = (frames, done = () => false) => run(a, b, frames, 3000, done);
function hands(nes, script, frames = 1200) { // on the pad of one console, until they rest
  nes.script = script;
  go(frames, () => nes.script === null);
}
function hovers(nes) { // a chip above the board
  const { spriteMem } = nes.nes.ppu;
  for (let i = 0; i < 256; i += 4) {
    if (spriteMem[i] >= 20 && spriteMem[i] <= 50 && spriteMem[i + 3] >= 16 && spriteMem[i + 3] < 184) return true;
  }
  return false;
}
function covers(nes) { // the words that say which player this is, or what the light means
  const { spriteMem } = nes.nes.ppu, row = Array.from({ length: 30 }, (_, n) => n).find((n) => nes.text(n).includes("YOU ARE")), words = nes.text(row);
  for (let i = 0; i < 256; i += 4) {
    const y = spriteMem[i] + 1 - 8 * row, x = spriteMem[i + 3];
    if (y > -8 && y < 8 && (words[x >> 3] + words[(x + 7) >> 3]).trim() !== "") return true;
  }
  return false;
}
function* drop(nes, column) {
  while (c4(nes, "cursor") !== column) yield* press(nes, c4(nes, "cursor") < column ? "right" : "left", 2, 2);
  yield* press(nes, "a");
}
function turn(nes, other, column) { // its move, until the other may move
  hands(nes, drop(nes, column));
  go(240, () => c4(other, "state") === AIM || c4(other, "state") === OVER);
  go(20);
}
function* pauseItem(nes, ...pages) { // lines down on each page
  yield* press(nes, "start", 3, 40);
  for (let downs of pages) {
    while (downs-- > 0) yield* press(nes, "down");
    yield* press(nes, "a", 3, 60);
  }
}

hands(a, choose(a, 0));
go(30);
ok(c4(a, "state") === SEARCH && a.shows("SEARCHING") && a.shows("WAITING FOR PLAYER 2"), "before a partner is found it says SEARCHING");
ok(!a.shows("YOU ARE") && !hovers(a), "no colour is shown as one's own, and no hand");
hands(b, choose(b, 0));
go(240, () => c4(a, "state") === AIM);
go(30);
ok(a.shows("YOU ARE RED") && b.shows("YOU ARE GOLD"), "then each console says which player it has");
ok(a.shows("CONNECTED") && b.shows("CONNECTED") && !a.shows("SEARCHING"), "and both say CONNECTED");
ok(!covers(a) && !covers(b), "the light covers none of these words");
ok(a.shows("YOUR TURN") && b.shows("OTHER PLAYER'S TURN"), "whose turn it is, from each side");
ok(hovers(a) && !hovers(b), "only the player to move sees a hand");

hands(b, press(b, "a", 3, 20));
ok(b.shows("NOT YOUR TURN YET") && c4(b, "count") === 0, "a press out of turn gets a message");
go(100);
ok(b.shows("OTHER PLAYER'S TURN"), "which goes again");

turn(a, b, 0);
ok(c4(b, "cursor") === 3 && b.shows("YOUR TURN") && hovers(b), "the other's move leaves one's own hand where it was");
ok(a.shows("OTHER PLAYER'S TURN") && !hovers(a), "and the hand is now there alone");

hands(b, press(b, "start", 3, 20));
ok(b.ram("game_paused") === 1 && a.shows("PAUSED"), "the pause menu of one is PAUSED on the other at once");
go(200);
ok(a.shows("PAUSED"), "for as long as it is open");
hands(b, press(b, "b", 3, 60));
ok(a.shows("CONNECTED") && b.shows("CONNECTED"), "then CONNECTED again");

unplug(a, b);
go(150);
ok(a.shows("LOST") && b.shows("LOST") && a.shows("YOU ARE RED"), "the cable pulled: LOST on both, and everything stays");
plug(a, b);
go(90);
ok(a.shows("CONNECTED") && b.shows("CONNECTED"), "and CONNECTED when it is back");

hands(b, pauseItem(b, 5, 0)); // MORE, CHANGE STYLE
go(60);
ok(b.shows("YOU ARE GREEN") && b.shows("CONNECTED") && b.shows("YOUR TURN"), "with the look of the handheld the second player is green");
turn(b, a, 6);
for (const column of [6, 5]) {
  turn(a, b, 0);
  turn(b, a, column);
}
turn(a, b, 0);
go(60);
ok(c4(a, "state") === OVER && a.shows("YOU WIN!") && b.shows("YOU LOSE"), "the end: one has won, the other has lost");
go(120, () => a.shows("NEXT GAME: BOTH A") && b.shows("NEXT GAME: BOTH A"));
ok(a.shows("NEXT GAME: BOTH A") && b.shows("NEXT GAME: BOTH A") && a.shows("CONNECTED"), "both are asked for the next game, and nothing covers the words");
hands(a, press(a, "a", 3, 3));
go(120, () => a.shows("WAITING FOR PLAYER 2"));
ok(a.shows("WAITING FOR PLAYER 2") && !b.shows("WAITING FOR PLAYER 2"), "whoever has pressed sees that the other has not");
hands(b, press(b, "a", 3, 3));
go(120, () => c4(b, "state") === AIM);
go(30);
ok(b.shows("YOUR TURN") && b.shows("YOU ARE GREEN") && a.shows("OTHER PLAYER'S TURN"), "the next game is begun by the other player, colours stay");
