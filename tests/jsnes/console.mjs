// A console in jsnes with every instruction watched, for tests in node. Faults are counted by kind:
//   opcode   an opcode that is not one of the 151 official ones       place   an instruction outside ROM (except cc65's jump vector)
//   vram     a write to PPUADDR or PPUDATA while the picture is drawn  nmi     a frame without its interrupt
//   brk      the CPU ran into filler                                   sound   a frame without a sound tick
//   stack    the hardware stack came within 16 bytes of its end
import fs from "node:fs";
import path from "node:path";
import { pathToFileURL } from "node:url";

const home = path.resolve("build/tests/jsnes/node_modules/jsnes/src/index.js");
const jsnes = await import(pathToFileURL(home).href);
export const BUTTONS = ["a", "b", "select", "start", "up", "down", "left", "right"];
const BOOT_FRAMES = 40; // the boot itself runs without interrupts
const STACK_ROOM = 16;

// Official opcodes: all of columns 1, 5, 6 (except for 89), ..., written out by row.
const OFFICIAL = new Uint8Array(256);
for (const row of [
  "00 01 05 06 08 09 0a 0d 0e", "10 11 15 16 18 19 1d 1e", "20 21 24 25 26 28 29 2a 2c 2d 2e", "30 31 35 36 38 39 3d 3e",
  "40 41 45 46 48 49 4a 4c 4d 4e", "50 51 55 56 58 59 5d 5e", "60 61 65 66 68 69 6a 6c 6d 6e", "70 71 75 76 78 79 7d 7e",
  "81 84 85 86 88 8a 8c 8d 8e", "90 91 94 95 96 98 99 9a 9d", "a0 a1 a2 a4 a5 a6 a8 a9 aa ac ad ae", "b0 b1 b4 b5 b6 b8 b9 ba bc bd be",
  "c0 c1 c4 c5 c6 c8 c9 ca cc cd ce", "d0 d1 d5 d6 d8 d9 dd de", "e0 e1 e4 e5 e6 e8 e9 ea ec ed ee", "f0 f1 f5 f6 f8 f9 fd fe",
]) {
  for (const code of row.split(" ")) OFFICIAL[parseInt(code, 16)] = 1;
}
export const officialCount = OFFICIAL.reduce((a, b) => a + b);

export function readLabels(file) {
  const labels = {};
  for (const line of fs.readFileSync(file, "utf8").split("\n")) {
    const m = /^al ([0-9A-F]+) \._?(.+)$/.exec(line);
    if (m) labels[m[2]] = parseInt(m[1], 16);
  }
  return labels;
}

export class Console {
  constructor(rom) {
    this.labels = readLabels(rom.replace(/\.nes$/, ".lbl"));
    this.stackLow = this.labels._STACKLOW_SIZE__ || 0; // below it the stack page holds variables
    this.nes = new jsnes.NES({ emulateSound: false });
    this.nes.loadROM(new Uint8Array(fs.readFileSync(rom)));
    this.faults = { opcode: 0, place: 0, vram: 0, nmi: 0, brk: 0, sound: 0, stack: 0 };
    this.where = {}; // the first fault of each kind
    this.frames = 0;
    this.booted = 0;
    this.lowest = 0xff; // of the hardware stack pointer
    this.watchInstructions();
    this.watchPicture();
  }

  fault(kind, text) {
    this.faults[kind]++;
    this.where[kind] ??= `frame ${this.frames}: ${text}`;
  }

  watchInstructions() {
    const { cpu } = this.nes, { reset, brk_found: filler, nmi_call_sound: call, sound_tick: tick, jmpvec } = this.labels;
    let calling = false; // sound_tick is in a page: it counts when the interrupt has just called it
    const emulate = cpu.emulate.bind(cpu);
    this.ticks = 0;
    cpu.emulate = () => {
      const pc = (cpu.REG_PC + 1) & 0xffff;
      if (!OFFICIAL[cpu.mem[pc]]) this.fault("opcode", `${cpu.mem[pc].toString(16)} at ${pc.toString(16)}`);
      if (pc < 0x8000 && (pc < jmpvec || pc > jmpvec + 2)) this.fault("place", pc.toString(16));
      if (calling && pc === tick) this.ticks++;
      calling = pc === call;
      if (pc === filler) this.fault("brk", "");
      else if (pc === reset) this.booted = this.frames;
      const sp = cpu.REG_SP & 0xff;
      if (sp < this.lowest) this.lowest = sp;
      return emulate();
    };
  }

  // The picture is being drawn from the line before the first to the last.
  watchPicture() {
    const { mmap, ppu } = this.nes, write = mmap.write.bind(mmap);
    mmap.write = (address, value) => {
      if ((address & 0xe007) === 0x2006 || (address & 0xe007) === 0x2007) {
        const drawn = ppu.scanline >= 20 && ppu.scanline <= 260;
        // the Labyrinth's splits write an address in the blank behind a line; of its first half nothing is seen
        const pc = this.nes.cpu.REG_PC, split = pc >= this.labels.lab_draw_irq && pc < this.labels.lab_draw_nmi;
        const inBlank = (address & 7) === 6 && split && (ppu.firstWrite || ppu.curX >= 258 && ppu.curX <= 320);
        if (drawn && !inBlank && (ppu.f_bgVisibility === 1 || ppu.f_spVisibility === 1)) this.fault("vram", `line ${ppu.scanline}`);
      }
      return write(address, value);
    };
  }

  ram(where, offset = 0) {
    return this.nes.cpu.mem[(typeof where === "string" ? this.labels[where] : where) + offset];
  }

  poke(address, value) { this.nes.cpu.mem[address] = value; }

  hold(button, on, pad = 1) {
    const id = BUTTONS.indexOf(button);
    if (on) this.nes.buttonDown(pad, id);
    else this.nes.buttonUp(pad, id);
  }

  frame() {
    const before = this.ram("frame_count");
    this.ticks = 0;
    try { this.nes.frame(); } finally { this.watchStack(); } // jsnes stops at an unknown opcode
    this.frames++;
    if (this.frames - this.booted > BOOT_FRAMES) {
      if (((this.ram("frame_count") - before) & 255) !== 1) this.fault("nmi", "");
      if (this.ticks !== 1) this.fault("sound", `${this.ticks} ticks`);
    }
  }

  watchStack() {
    if (this.lowest < this.stackLow + STACK_ROOM) {
      this.fault("stack", this.lowest.toString(16));
      this.lowest = 0xff;
    }
  }

  run(n) { while (n-- > 0) this.frame(); }

  press(button, pad = 1, down = 3, up = 3) {
    this.hold(button, true, pad);
    this.run(down);
    this.hold(button, false, pad);
    this.run(up);
  }

  // A row of a nametable, read through the font.
  text(row, table = 0) {
    let s = "";
    for (let x = 0; x < 32; x++) {
      const tile = this.nes.ppu.vramMem[0x2000 + table * 0x400 + row * 32 + x];
      s += tile < 0x5f ? String.fromCharCode(tile + 0x20) : "ABSTASEL+"[tile - 0x6e] ?? "#"; // drawn buttons
    }
    return s;
  }

  shows(words) {
    for (let row = 0; row < 30; row++) if (this.text(row).includes(words)) return true;
    return false;
  }
}
