// The on-screen pad, for player 1 unless it is given to the other. A thumb may slide from one direction to the next, and from B over both to A, without letting go.
import { BUTTONS } from "./console.js";
import { bit } from "./pads.js";

const DEAD = 0.2; // of the D-pad's radius: the thumb rests there
const DIAGONAL = 0.6; // shorter over longer side: below it, straight; board games are mostly straight moves
const REACH = 1.3; // of a button's radius, so that a thumb between two holds both

// Directions for a thumb at (x, y) from the middle of a D-pad of this radius.
export function directions(x, y, radius) {
  const across = Math.abs(x), down = Math.abs(y), long = Math.max(across, down);
  if (long < DEAD * radius) return 0;
  let bits = 0;
  if (across === long || across > DIAGONAL * long) bits |= bit(x < 0 ? "left" : "right");
  if (down === long || down > DIAGONAL * long) bits |= bit(y < 0 ? "up" : "down");
  return bits;
}

export class Touch {
  constructor(element, pads, onTouch) {
    this.element = element;
    this.pads = pads;
    this.player = 1;
    this.fingers = new Map(); // pointer -> { cross: began on the D-pad, x, y }
    this.cross = element.querySelector(".cross");
    this.faces = [...element.querySelectorAll("[data-button]")];
    element.addEventListener("pointerdown", (event) => { onTouch(); this.begin(event); });
    element.addEventListener("pointermove", (event) => this.move(event));
    for (const end of ["pointerup", "pointercancel"]) element.addEventListener(end, (event) => this.end(event));
    element.addEventListener("contextmenu", (event) => event.preventDefault());
  }

  begin(event) {
    event.preventDefault();
    this.element.setPointerCapture(event.pointerId);
    this.fingers.set(event.pointerId, { cross: this.near(this.cross, event), x: event.clientX, y: event.clientY });
    this.tell();
  }

  move(event) {
    const finger = this.fingers.get(event.pointerId);
    if (!finger) return;
    finger.x = event.clientX;
    finger.y = event.clientY;
    this.tell();
  }

  end(event) {
    if (this.fingers.delete(event.pointerId)) this.tell();
  }

  release() {
    this.fingers.clear();
    this.tell();
  }

  near(element, { clientX, clientY }) {
    const box = element.getBoundingClientRect();
    const x = (clientX - box.left - box.width / 2) / (box.width / 2), y = (clientY - box.top - box.height / 2) / (box.height / 2);
    return Math.max(Math.abs(x), Math.abs(y)) < REACH;
  }

  bitsUnder(finger) {
    if (finger.cross) {
      const box = this.cross.getBoundingClientRect();
      return directions(finger.x - box.left - box.width / 2, finger.y - box.top - box.height / 2, box.width / 2);
    }
    let bits = 0;
    for (const face of this.faces) {
      if (this.near(face, { clientX: finger.x, clientY: finger.y })) bits |= bit(face.dataset.button);
    }
    return bits;
  }

  tell() {
    let bits = 0;
    for (const finger of this.fingers.values()) bits |= this.bitsUnder(finger);
    this.pads.set("touch", this.player, bits);
    for (const face of this.faces) face.classList.toggle("down", (bits & bit(face.dataset.button)) !== 0);
    this.cross.dataset.held = BUTTONS.filter((name) => name.length > 1 && bits & bit(name)).join(" ");
  }
}
