// Gamepads: the first plays for player 1, the second for player 2. They are asked before each frame; there are no events for buttons.
import { bit } from "./pads.js";

const STICK = 0.5; // of the way
// Places of the standard layout: 0 bottom, 1 right, 2 left, 3 top, 8 select, 9 start, 12..15 the D-pad.
const PLACES = { 8: "select", 9: "start", 12: "up", 13: "down", 14: "left", 15: "right" };
const FACE = ["a", "b", "b", "a"];
const SWAPPED = ["b", "a", "a", "b"]; // pads with A at the right, as Nintendo has it
const NINTENDO = /nintendo|057e|joy-con|pro controller|switch|\bs?nes\b/i;

// Bits held on a Gamepad object.
export function bitsOf(gamepad, swap) {
  const face = NINTENDO.test(gamepad.id) !== swap ? SWAPPED : FACE;
  let bits = 0;
  gamepad.buttons.forEach((button, n) => {
    const name = n < FACE.length ? face[n] : PLACES[n];
    if (name && (button.pressed || button.value > STICK)) bits |= bit(name);
  });
  const [x = 0, y = 0] = gamepad.axes;
  if (x < -STICK) bits |= bit("left");
  if (x > STICK) bits |= bit("right");
  if (y < -STICK) bits |= bit("up");
  if (y > STICK) bits |= bit("down");
  return bits;
}

export class Gamepads {
  constructor(pads, settings, onChange) {
    this.pads = pads;
    this.settings = settings;
    this.used = 0; // players that had a gamepad the last time
    for (const event of ["gamepadconnected", "gamepaddisconnected"]) {
      window.addEventListener(event, ({ gamepad }) => onChange(event === "gamepadconnected", gamepad));
    }
  }

  list() {
    return Array.from(navigator.getGamepads?.() ?? []).filter((gamepad) => gamepad?.connected);
  }

  // True when anything is held: the page takes it for a sign of life.
  poll() {
    const list = this.list().slice(0, 2), swap = this.settings.get("swap");
    let any = 0;
    for (let n = 0; n < Math.max(list.length, this.used); n++) {
      const bits = list[n] ? bitsOf(list[n], swap) : 0;
      this.pads.set("gamepad", n + 1, bits);
      any |= bits;
    }
    this.used = list.length;
    return any !== 0;
  }
}
