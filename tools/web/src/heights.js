// Digit keys in Skyscrapers: the height appears at the cursor, 0 takes the tower away. The presses are those of a hand on the second pad: A
// opens the game's own pad, directions walk to the key, A takes it; a pad that stays open, as it does for pencil marks, is closed again. Where
// the console is, it says itself in the state block (tools/testkit/TESTING.md).
import { BUTTONS } from "./console.js";

const SCREEN = 0x405, PHASE = 0x406, PAUSED = 0x407, GAME = 0x408, STATE = 0x409, SIDE = 0x40a, SIZE = 0x410;
const BOARDS = [0x41, 0x43], SKYSCRAPERS = "S".charCodeAt(0), PERSON = 1; // boards: to play, and to type a puzzle in
const HAND = 2, COLUMNS = 3, PRESS_FRAMES = 2, PATIENCE = 20; // frames
const LONGEST = 4; // digits that wait: more would come when nobody thinks of them any more

export class Heights {
  // read(address): a byte of the console's memory. hold(player, button, on).
  constructor(read, hold) {
    this.read = read;
    this.hold = hold;
    this.digits = [];
    this.down = null;
  }

  // The hand lets go.
  stop() {
    if (this.down) this.turn(this.down, false);
    this.digits = [];
    this.hands = null;
  }

  turn(name, on) {
    this.down = on ? name : null;
    this.hold(HAND, BUTTONS.indexOf(name), on);
  }

  get wanted() {
    const { read } = this;
    return read(GAME) === SKYSCRAPERS && BOARDS.includes(read(SCREEN)) && read(PHASE) === 0 && read(PAUSED) === 0 && read(STATE) === PERSON;
  }

  get open() { return this.read(SIDE) === 1; }

  // True when there is a use for a digit now.
  type(digit) {
    if (!/^\d$/.test(digit) || !this.wanted) return false;
    if (this.digits.length < LONGEST) this.digits.push(Number(digit));
    return true;
  }

  // Before each frame.
  frame() {
    if (!this.wanted) this.stop(); // paused, or solved
    if (!this.hands && this.digits.length) this.hands = this.enter(this.digits.shift());
    if (this.hands?.next().done) this.hands = null;
  }

  * press(name) {
    for (const on of [true, false]) {
      this.turn(name, on);
      for (let n = 0; n < PRESS_FRAMES; n++) yield;
    }
  }

  * until(open) { for (let n = 0; n < PATIENCE && this.open !== open; n++) yield; }

  * close() {
    if (!this.open) return;
    yield* this.press("b");
    yield* this.until(false);
  }

  * enter(digit) {
    const size = this.read(SIZE), key = (digit || size + 1) - 1; // the key that clears is behind the last height
    yield* this.close(); // the hand on an open pad may be anywhere
    if (digit > size) return;
    yield* this.press("a");
    yield* this.until(true);
    if (!this.open) return; // the puzzle gives this tower
    const first = size === 4 ? 1 : 4, across = (key % COLUMNS) - (first % COLUMNS), down = Math.floor(key / COLUMNS) - Math.floor(first / COLUMNS);
    for (let n = 0; n < Math.abs(across); n++) yield* this.press(across < 0 ? "left" : "right");
    for (let n = 0; n < Math.abs(down); n++) yield* this.press(down < 0 ? "up" : "down");
    yield* this.press("a");
    yield* this.close();
  }
}
