// Two consoles in jsnes on a link cable, the one of the page (tools/web/src/cable.js): always the one that is behind makes the next step.
// Each has its own clock (rate: its cycles are this much longer than nominal) and its own script, a generator that is resumed after each of
// its frames.
import fs from "node:fs";
import path from "node:path";
import { pathToFileURL } from "node:url";
import { End } from "../../../tools/web/src/cable.js";
import { BUTTONS, readLabels } from "../../jsnes/console.mjs";

export { D3, D4, plug, unplug } from "../../../tools/web/src/cable.js";
const home = path.resolve("build/tests/jsnes/node_modules/jsnes/src/index.js");
const jsnes = await import(pathToFileURL(home).href);

function powered(rom) {
  const nes = new jsnes.NES({ emulateSound: false });
  nes.loadROM(new Uint8Array(fs.readFileSync(rom)));
  for (const draw of ["renderFramePartially", "renderSpritesPartially", "renderBgScanline"]) nes.ppu[draw] = () => {}; // nobody looks
  return nes;
}

export class Wired extends End {
  constructor(rom, name, rate = 1) {
    super(powered(rom), rate);
    this.name = name;
    this.labels = readLabels(rom.replace(/\.nes$/, ".lbl"));
    this.frames = 0;
    this.script = null;
  }

  ram(where, offset = 0) {
    const at = typeof where === "string" ? this.labels[where] : where;
    if (at === undefined) throw new Error(`no label ${where}`);
    return this.nes.cpu.mem[at + offset];
  }
  ram16(where) { return this.ram(where) | this.ram(where, 1) << 8; }
  poke(where, value) { this.nes.cpu.mem[this.labels[where]] = value; }
  hold(button, on) {
    const id = BUTTONS.indexOf(button);
    if (on) this.nes.buttonDown(1, id);
    else this.nes.buttonUp(1, id);
  }
  text(row) {
    let s = "";
    for (let x = 0; x < 32; x++) {
      const tile = this.nes.ppu.vramMem[0x2000 + row * 32 + x];
      s += tile < 0x5f ? String.fromCharCode(tile + 0x20) : "ABSTASEL+"[tile - 0x6e] ?? "#"; // drawn buttons
    }
    return s;
  }
  shows(words) {
    for (let row = 0; row < 30; row++) if (this.text(row).includes(words)) return true;
    return false;
  }

  step() {
    const ended = super.step();
    if (ended) {
      this.frames++;
      if (this.script?.next().done) this.script = null;
    }
    return ended;
  }
}

// Until `done` says so after a frame of A, or A has run for this many frames; skew: cycles by which B starts later.
export function run(a, b, frames, skew, done) {
  const end = a.frames + frames;
  b.skew ??= skew;
  let seen = a.frames;
  while (a.frames < end) {
    if (a.time() <= b.time() + b.skew) a.step();
    else b.step();
    if (a.frames !== seen) {
      seen = a.frames;
      if (done()) return true;
    }
  }
  return false;
}
