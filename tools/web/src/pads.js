// Who holds which button. Keyboard, touch and gamepads each say what they hold; a button is down while any of them holds it.
import { BUTTONS } from "./console.js";

export const bit = (name) => 1 << BUTTONS.indexOf(name);

export class Pads {
  constructor(machine) {
    this.machine = machine;
    this.sources = new Map(); // "source:player" -> bits held
    this.fresh = [0, 0]; // pressed since the last frame; perhaps let go again already
    this.shown = [0, 0]; // what the machine knows
  }

  set(source, player, bits) {
    const key = `${source}:${player}`;
    this.fresh[player - 1] |= bits & ~(this.sources.get(key) ?? 0);
    this.sources.set(key, bits);
  }

  release() {
    this.sources.clear();
    this.fresh.fill(0);
  }

  held(player) {
    let bits = 0;
    for (const [key, held] of this.sources) if (key.endsWith(`:${player}`)) bits |= held;
    return bits;
  }

  // Before each frame. A press shorter than a frame is held for one, so that none is lost.
  apply() {
    for (const player of [1, 2]) {
      const bits = this.held(player) | this.fresh[player - 1], changed = bits ^ this.shown[player - 1];
      for (let n = 0; n < BUTTONS.length; n++) if (changed & (1 << n)) this.machine.hold(player, n, (bits & (1 << n)) !== 0);
      this.shown[player - 1] = bits;
      this.fresh[player - 1] = 0;
    }
  }
}
