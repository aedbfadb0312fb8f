// One of two linked consoles: the cart's machine with an end of the cable, run by single instructions.
import { End, runPicture } from "./cable.js";
import { Machine } from "./machine.js";

const SKEW = 7001; // cycles the second is off: two consoles that do the same at the same cycle would call each other at once for ever
const RAM = [[0, 0x800], [0x6000, 0x8000]];

export class Handheld extends Machine {
  power(battery = null) {
    super.power(battery);
    if (this.end) this.end.attach();
    else this.end = new End(this.nes);
  }

  time() { return this.end.time(); }

  // True when that ended a picture.
  step() {
    const ended = this.end.step();
    if (ended) this.frames++;
    return ended;
  }

  frame() { while (!this.step()); }

  // Bits of its first pad, as BUTTONS counts them.
  press(bits) {
    for (let n = 0; n < 8; n++) this.hold(1, n, (bits & (1 << n)) !== 0);
  }

  // All there is of it between two pictures, for another window. The copy then does what this one does, to the cycle.
  state() {
    const { frames, played, unsaved } = this;
    return { nes: this.nes.toJSON(), out0: this.end.out0, frames, played, unsaved };
  }

  take({ nes, out0, ...rest }) {
    this.nes.fromJSON(nes);
    this.settle();
    this.end.attach();
    this.end.out0 = out0;
    Object.assign(this, rest);
  }

  // A number that differs when its memory does.
  get hash() {
    const { mem } = this.nes.cpu;
    let hash = 0x811c9dc5;
    for (const [from, to] of RAM) for (let at = from; at < to; at++) hash = Math.imul(hash ^ mem[at], 0x01000193);
    return hash >>> 0;
  }
}

// Two of them begin together.
export function together(first, second) {
  first.end.setClock(0);
  second.end.setClock(SKEW);
}

// Both advance by one picture of the first, with the cable in or out.
export function goOn(first, second, plugged) {
  first.end.remote = plugged ? second.end : null;
  second.end.remote = plugged ? first.end : null;
  runPicture(first, second);
}
