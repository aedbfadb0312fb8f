// Two consoles in jsnes on a link cable: always the one that is behind makes the next step. Each has its own clock (rate: its cycles are
// so much longer than nominal) and its own script, a generator that is resumed after each of its frames.
import fs from "node:fs";
import path from "node:path";
import { pathToFileURL } from "node:url";
import { BUTTONS, readLabels } from "../../jsnes/console.mjs";

const home = path.resolve("build/tests/jsnes/node_modules/jsnes/src/index.js");
const jsnes = await import(pathToFileURL(home).href);
export const D3 = 0x08, D4 = 0x10; // of port 2

export class Wired {
  constructor(rom, name, rate = 1) {
    this.name = name;
    this.rate = rate;
    this.labels = readLabels(rom.replace(/\.nes$/, ".lbl"));
    this.nes = new jsnes.NES({ emulateSound: false });
    this.nes.loadROM(new Uint8Array(fs.readFileSync(rom)));
    this.frames = 0;
    this.out0 = 0;
    this.remote = null; // at the other end of the cable, or nobody
    this.pins = D4;     // that the cable is soldered to here; one without a wire reads 0
    this.script = null;
    const { mmap } = this.nes, write = mmap.write.bind(mmap), load = mmap.load.bind(mmap);
    mmap.write = (a, v) => { if (a === 0x4016) this.out0 = v & 1; return write(a, v); };
    mmap.load = (a) => {
      const v = load(a);
      if (a !== 0x4017) return v;
      return this.remote && !this.remote.out0 ? v & ~(D3 | D4) | this.pins : v & ~(D3 | D4);
    };
    for (const draw of ["renderFramePartially", "renderSpritesPartially", "renderBgScanline"]) this.nes.ppu[draw] = () => {}; // nobody looks
    this.nes.ppu.startFrame();
  }

  ram(where, offset = 0) {
    const at = typeof where === "string" ? this.labels[where] : where;
    if (at === undefined) throw new Error(`no label ${where}`);
    return this.nes.cpu.mem[at + offset];
  }
  ram16(where) { return this.ram(where) | this.ram(where, 1) << 8; }
  poke(where, value) { this.nes.cpu.mem[this.labels[where]] = value; }
  time() { return this.nes.cpu._cpuCycleBase * this.rate; }
  hold(button, on) {
    const id = BUTTONS.indexOf(button);
    if (on) this.nes.buttonDown(1, id);
    else this.nes.buttonUp(1, id);
  }
  text(row) {
    let s = "";
    for (let x = 0; x < 32; x++) {
      const tile = this.nes.ppu.vramMem[0x2000 + row * 32 + x];
      s += tile < 0x5f ? String.fromCharCode(tile + 0x20) : "#";
    }
    return s;
  }
  shows(words) {
    for (let row = 0; row < 30; row++) if (this.text(row).includes(words)) return true;
    return false;
  }

  step() { // one instruction, or eight cycles of DMA
    const { cpu, ppu, papu } = this.nes;
    if (cpu.cyclesToHalt === 0) {
      const n = cpu.emulate();
      papu.clockFrameCounter(n, cpu.apuCatchupCycles);
      cpu.apuCatchupCycles = 0;
    } else {
      const n = Math.min(cpu.cyclesToHalt, 8);
      for (let i = 0; i < n; i++) ppu.advanceDots(3);
      papu.clockFrameCounter(n);
      cpu.cyclesToHalt -= n;
      cpu._cpuCycleBase += n;
    }
    if (ppu.frameEnded) {
      ppu.frameEnded = false;
      ppu.startFrame();
      this.frames++;
      if (this.script?.next().done) this.script = null;
    }
  }
}

export function plug(a, b) { a.remote = b; b.remote = a; }
export function unplug(a, b) { a.remote = null; b.remote = null; }

// Until `done` says so after a frame of A, or A has run for so many frames; skew: cycles by which B starts later.
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
