// jsnes, the emulator of the web page, in this very process. It has no battery file: the page keeps the bytes, and so does this.
import fs from "node:fs";
import path from "node:path";
import { pathToFileURL } from "node:url";
import { fromFour } from "./picture.mjs";

const home = path.resolve("build/tests/jsnes/node_modules/jsnes/src/index.js");
const jsnes = await import(pathToFileURL(home).href);
const WRAM = 0x6000, WRAM_END = 0x8000;

class Inside {
  constructor(rom, folder, save) {
    this.pictures = [];
    this.nes = new jsnes.NES({ emulateSound: false, onFrame: (points) => { this.points = points; } });
    this.nes.loadROM(new Uint8Array(fs.readFileSync(rom)));
    this.nes.ppu.clipToTvSize = false; // the page hides a border of 8 points
    this.battery = path.join(folder, "battery");
    if (save) for (let i = 0; i < save.length; i++) this.nes.cpu.mem[WRAM + i] = save[i];
  }

  async frame(...pads) {
    pads.forEach((mask, pad) => {
      for (let bit = 0; bit < 8; bit++) {
        if ((mask >> bit) & 1) this.nes.buttonDown(pad + 1, bit);
        else this.nes.buttonUp(pad + 1, bit);
      }
    });
    this.nes.frame();
    this.ram = this.nes.cpu.mem.slice(0, 0x800);
  }

  async poke(address, value) { this.nes.cpu.mem[address] = value; }
  async tables() { return this.nes.ppu.vramMem.slice(0x2000, 0x2800); }
  async picture() { this.pictures.push(fromFour(Buffer.from(Uint32Array.from(this.points).buffer), [0, 1, 2])); }
  async off() {
    const save = Buffer.from(this.nes.cpu.mem.slice(WRAM, WRAM_END));
    fs.writeFileSync(this.battery, save);
    return { save, pictures: this.pictures };
  }
}

export const inside = () => (rom, folder, save) => new Inside(rom, folder, save);
