// Gamepads: the first plays for player 1, the second for player 2. They are asked before each frame; there are no events for buttons.
import { bit } from "./pads.js";

const STICK = 0.5; // of the way
// Places of the standard layout: 0 bottom, 1 right, 2 left, 3 top (see consoles.js), shoulders, select, start, 12..15 the D-pad.
const FACES = 4;
const PLACES = { 4: "l", 5: "r", 7: "r2", 8: "select", 9: "start", 12: "up", 13: "down", 14: "left", 15: "right" };
const NINTENDO = /nintendo|057e|joy-con|pro controller|switch|\bs?nes\b/i;

// Bits held on a Gamepad object.
export function bitsOf(gamepad, swap, [usual, swapped], withStick) {
  const face = NINTENDO.test(gamepad.id) !== swap ? swapped : usual;
  let bits = 0;
  gamepad.buttons.forEach((button, n) => {
    const name = n < FACES ? face[n] : PLACES[n];
    if (name && (button.pressed || button.value > STICK)) bits |= bit(name);
  });
  if (!withStick) return bits;
  const [x = 0, y = 0] = gamepad.axes;
  if (x < -STICK) bits |= bit("left");
  if (x > STICK) bits |= bit("right");
  if (y < -STICK) bits |= bit("up");
  if (y > STICK) bits |= bit("down");
  return bits;
}

export class Gamepads {
  // onStick(axes): for a console that knows how far a stick is pushed; for one without, it is a D-pad.
  constructor(pads, settings, faces, onStick, onChange) {
    this.pads = pads;
    this.faces = faces;
    this.onStick = onStick;
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
      const bits = list[n] ? bitsOf(list[n], swap, this.faces, !this.onStick) : 0;
      this.pads.set("gamepad", n + 1, bits);
      any |= bits;
    }
    if (list.length > 0 || this.used > 0) this.onStick?.([...list[0]?.axes ?? []]);
    this.used = list.length;
    return any !== 0;
  }
}
