// labkit's module in node, with the same front end as in the page.
import fs from "node:fs";
import { BUTTONS } from "../../tools/web/src/console.js";
import { Labkit } from "../../tools/web/src/labkit.js";
import { hashOf } from "./expected.mjs";

const module = fs.readFileSync("build/gen/web/labkit.wasm");

export class Board {
  static async open(battery = null, chosen = {}) {
    const board = new Board();
    board.samples = [];
    board.saves = 0;
    board.machine = new Labkit(module, {
      onPicture: (pixels) => { board.pixels = pixels; },
      onSample: (...pair) => board.samples.push(...pair.map((value) => value * 32768)),
      onSave: () => board.saves++,
      chosen,
    });
    await board.machine.ready;
    board.machine.power(battery);
    return board;
  }

  run(frames) { while (frames-- > 0) this.machine.frame(); }

  hold(button, frames) {
    this.machine.hold(1, BUTTONS.indexOf(button), true);
    this.run(frames);
    this.machine.hold(1, BUTTONS.indexOf(button), false);
  }

  get hash() { return hashOf(this.pixels); }

  get rgb() { return Uint8Array.from({ length: 3 * this.pixels.length }, (_, n) => this.pixels[Math.trunc(n / 3)] >> (8 * (n % 3))); }

  // System RAM (libretro/README.md).
  get ram() { return this.machine.area(2); }

  get place() { return { x: this.ram[0] * 64 + this.ram[2], y: this.ram[1] * 64 + this.ram[3], angle: this.ram[4] | (this.ram[5] << 8) }; }

  get seed() { return this.machine.word(this.ram.byteOffset + 12); }

  get corrections() { return this.machine.word(this.ram.byteOffset + 28); }
}

// Save RAM with a best time in it, as libretro/scores.h has it; of 1.0 with its name.
export function withBestTime(battery, seed, centiseconds, name = "LABKIT02") {
  const bytes = battery.slice(), view = new DataView(bytes.buffer), end = bytes.length - 4;
  bytes.set(Buffer.from(name));
  [seed, centiseconds, 100, 3].forEach((value, n) => view.setUint32(16 + 4 * n, value, true));
  view.setUint32(end, bytes.subarray(0, end).reduce((hash, byte) => Math.imul(hash ^ byte, 16777619), 2166136261) >>> 0, true);
  return bytes;
}
