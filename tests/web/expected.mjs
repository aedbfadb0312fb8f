// The pictures that the cart shows, made here in node by the same machine as in the page. A screen moves a little (a hand, a blinking
// stone), so each is the set of all pictures of its next seconds, as hashes.
import fs from "node:fs";
import path from "node:path";
import { pathToFileURL } from "node:url";
import { BUTTONS } from "../../tools/web/src/console.js";
import { Machine } from "../../tools/web/src/machine.js";

const { NES } = await import(pathToFileURL(path.resolve("build/gen/web/node_modules/jsnes/src/index.js")).href);
const rom = new Uint8Array(fs.readFileSync("build/boardcart.nes"));

// FNV-1a over the 24 bits of each pixel; browser.mjs has the same for the canvas.
export function hashOf(pixels) {
  let hash = 0x811c9dc5;
  for (const pixel of pixels) hash = Math.imul(hash ^ (pixel & 0xffffff), 0x01000193) >>> 0;
  return hash;
}

export class Player {
  constructor(battery = null, onSave = () => {}) {
    this.machine = new Machine(NES, rom, { onPicture: (pixels) => { this.pixels = pixels; }, onSave });
    this.machine.power(battery);
    this.run(120);
  }

  run(frames) { while (frames-- > 0) this.machine.frame(); }

  press(button, player = 1) {
    this.machine.hold(player, BUTTONS.indexOf(button), true);
    this.run(6);
    this.machine.hold(player, BUTTONS.indexOf(button), false);
    this.run(90);
    return this;
  }

  tap(button) {
    for (const on of [true, false]) {
      this.machine.hold(1, BUTTONS.indexOf(button), on);
      this.run(3);
    }
  }

  // All pictures of the next this many frames.
  pictures(frames = 200) {
    const set = new Set();
    while (frames-- > 0) {
      this.machine.frame();
      set.add(hashOf(this.pixels));
    }
    return set;
  }
}
