// tv_detect (cart/tv.s) as it is in the ROM, run by the CPU of jsnes against a PPU that consists only of the vertical blank flag
// and its race: a reading one dot before the flag is set finds it clear, and it is not set in that frame. The first blank begins
// at every tick of the master clock in turn, over more than one round of each loop of the code: all phases that there are.
//     tv.mjs [ROM]
import { Console } from "../../jsnes/console.mjs";
import { ok } from "../../tap.mjs";

const ROM = process.argv[2] ?? "build/boardcart.nes";
const ROUND = 24; // CPU cycles: two turns of the counting loop, three of the other
const ENOUGH = 1000000; // CPU cycles: more than it may ever take
const BACK = 0x0700; // where the routine returns to
// Ticks of the master clock to a CPU cycle and to a dot; lines of a frame, and of it those with the flag set.
const TELEVISIONS = [
  { name: "NTSC", cycle: 12, dot: 4, lines: 262, blank: 20 },
  { name: "PAL", cycle: 16, dot: 5, lines: 312, blank: 70 },
  { name: "Dendy", cycle: 15, dot: 5, lines: 312, blank: 20 },
  { name: "PAL", cycle: 16, dot: 5, lines: 312, blank: 70, early: 2 }, // dots in which a reading hides the flag
  { name: "Dendy", cycle: 15, dot: 5, lines: 312, blank: 20, early: 2 },
  // An emulator that adds lines to the blank: any answer will do, but the start must not hang.
  { name: "stretched", cycle: 12, dot: 4, lines: 524, blank: 282, step: 12, any: true },
];

const { nes, labels } = new Console(ROM);
const { cpu, ppu } = nes;
const emulate = Object.getPrototypeOf(cpu).emulate.bind(cpu);
nes.frame(); // the boot sets the mapper's banks
ppu.advanceDots = () => {};

// The flag as a reading at a tick finds it; `first` is the tick at which it is set for the first time.
function flagOf(tv, first) {
  const frame = tv.lines * 341 * tv.dot, blank = tv.blank * 341 * tv.dot, early = (tv.early ?? 1) * tv.dot;
  let spent = -1; // the last frame whose flag was read or hidden
  return {
    hidden: 0,
    read(tick) {
      const ago = tick - first, n = Math.floor(ago / frame), after = ago - n * frame;
      if (after >= frame - early) {
        if (n + 1 > spent) this.hidden++;
        spent = n + 1;
        return 0;
      }
      if (n < 0 || n <= spent || after >= blank) return 0;
      spent = n;
      return 0x80;
    },
  };
}

function detect(tv, first) {
  const flag = flagOf(tv, first);
  cpu._cpuCycleBase = 0;
  ppu.readStatusRegister = () => flag.read((cpu._cpuCycleBase + cpu.instrBusCycles) * tv.cycle);
  cpu.REG_SP = 0xfd;
  cpu.mem[0x1fe] = (BACK - 1) & 255;
  cpu.mem[0x1ff] = (BACK - 1) >> 8;
  cpu.REG_PC = labels.tv_detect - 1; // jsnes keeps it one less
  cpu.mem[labels.tv_system] = 0xff;
  while (((cpu.REG_PC + 1) & 0xffff) !== BACK && cpu._cpuCycleBase < ENOUGH) emulate();
  return { answer: cpu.mem[labels.tv_system], hidden: flag.hidden, cycles: cpu._cpuCycleBase };
}

for (const tv of TELEVISIONS) {
  const want = TELEVISIONS.indexOf(TELEVISIONS.find((t) => t.name === tv.name));
  let wrong = 0, missed = 0, longest = 0, phases = 0;
  for (let first = 0; first < ROUND * tv.cycle; first += tv.step ?? 1, phases++) {
    const run = detect(tv, first);
    if (tv.any ? run.answer > 2 : run.answer !== want) wrong++;
    if (run.hidden > 0) missed++;
    longest = Math.max(longest, run.cycles);
  }
  const frames = (longest * tv.cycle / (tv.lines * 341 * tv.dot)).toFixed(1);
  ok(wrong === 0, `${tv.name}${tv.early ? ", flag hidden for " + tv.early + " dots" : ""}: known in all ${phases} phases, `
    + `${missed} of them with a blank missed, after ${frames} frames at most`);
  if (wrong) console.log(`# wrong in ${wrong}`);
  if (tv.name === "PAL" || tv.name === "Dendy") ok(missed > 0, `${tv.name}: the race was met`);
}
