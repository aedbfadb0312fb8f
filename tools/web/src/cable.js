// The link cable between two consoles in jsnes: what one writes to OUT0 the other reads, inverted, at D3 or D4 of its port 2. It knows
// nothing of the page: the tests of the link run the same cable in node.
export const D3 = 0x08, D4 = 0x10; // of port 2
const DMA_CYCLES = 8; // of a DMA are done at a time

// One end: a console that is run by single instructions. rate: its cycles are this much longer than nominal.
export class End {
  constructor(nes, rate = 1) {
    this.nes = nes;
    this.rate = rate;
    this.remote = null; // at the other end of the cable, or nobody
    this.pins = D4; // that the cable is soldered to here; one without a wire reads 0
    this.out0 = 0;
    this.began = 0; // time() when the clock was last set
    this.attach();
  }

  // jsnes makes a new mapper at each power-on, and when a state is taken back.
  attach() {
    const { mmap } = this.nes, write = mmap.write.bind(mmap), load = mmap.load.bind(mmap), lines = ~(D3 | D4);
    mmap.write = (address, value) => {
      if (address === 0x4016) this.out0 = value & 1;
      return write(address, value);
    };
    mmap.load = (address) => {
      const value = load(address);
      if (address !== 0x4017) return value;
      return this.remote && !this.remote.out0 ? value & lines | this.pins : value & lines;
    };
    this.nes.ppu.startFrame();
  }

  get cycles() { return this.nes.cpu._cpuCycleBase; }

  time() { return (this.cycles - this.began) * this.rate; }

  setClock(time) { this.began = this.cycles - time / this.rate; }

  // One instruction, or a few cycles of DMA. True when that ended a picture.
  step() {
    const { cpu, ppu, papu } = this.nes;
    if (cpu.cyclesToHalt === 0) {
      const cycles = cpu.emulate();
      papu.clockFrameCounter(cycles, cpu.apuCatchupCycles);
      cpu.apuCatchupCycles = 0;
    } else {
      const cycles = Math.min(cpu.cyclesToHalt, DMA_CYCLES);
      for (let n = 0; n < cycles; n++) ppu.advanceDots(3);
      papu.clockFrameCounter(cycles);
      cpu.cyclesToHalt -= cycles;
      cpu._cpuCycleBase += cycles;
    }
    if (!ppu.frameEnded) return false;
    ppu.frameEnded = false;
    ppu.startFrame();
    return true;
  }
}

export function plug(a, b) {
  a.remote = b;
  b.remote = a;
}

export function unplug(a, b) {
  a.remote = null;
  b.remote = null;
}

// Runs both, always the one that is behind, until the first has ended a picture. The second is never more than an instruction off.
export function runPicture(a, b) {
  for (;;) {
    if (a.time() <= b.time()) {
      if (a.step()) return;
    } else b.step();
  }
}
