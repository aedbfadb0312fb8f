// The cable itself (games/connect4/link_bits.s): an independent decoder, written from the drawing there, reads the two lines
// between two consoles. It must read what one console sent and the other received, every bit in time, and no byte may take longer
// than stated.
import { D3, D4, Wired, plug, run } from "./pair.mjs";
import { choose } from "./linked.mjs";
import { ok } from "../../tap.mjs";

const ROM = "build/connect4.nes";
const PAL_RATE = 1789773 / 1662607; // a PAL console's cycle is this much longer
const BIT = 40;                     // NTSC cycles
const BYTE_CEILING = 570;           // cycles from one start edge to the next within a frame, for nine bytes of ten
const SILENT_CEILING = 480;         // cycles without the interrupt, nine times of ten
const INTERRUPT = 3328;             // how long an end waits for one that is in its interrupt
const EXCHANGES = 60;

// The levels of one console's OUT0 in common time, the contents of its buffers whenever it released the cable, and the time
// without interrupts.
class Probe {
  constructor(nes, offset) {
    this.nes = nes;
    this.edges = []; // [time, level]
    this.held = [];  // { time, out, in }
    this.silent = []; // cycles
    let level = 0, off = null;
    const now = () => (nes.nes.cpu._cpuCycleBase + nes.nes.cpu.instrBusCycles) * nes.rate + offset;
    const { mmap } = nes.nes, write = mmap.write.bind(mmap), step = nes.step.bind(nes);
    mmap.write = (a, v) => {
      if (a === 0x4016 && (v & 1) !== level) this.edges.push([now(), level = v & 1]);
      if (a === 0x2000 && v & 0x80) {
        if (off !== null) this.silent.push((now() - off) / nes.rate);
        off = null;
      } else if (a === 0x2000) off = nes.ram("link_busy") === 1 ? now() : null;
      return write(a, v);
    };
    let busy = 0;
    nes.step = () => {
      step();
      const is = nes.ram("link_busy");
      if (busy && !is) this.held.push({ time: now(), out: this.frame("link_bits_out"), in: this.frame("link_bits_in") });
      busy = is;
    };
  }
  frame(where) { return Array.from({ length: this.nes.ram(where) }, (_, i) => this.nes.ram(where, i)).join(" "); }
  level(time) { // the level at a time is that of the last edge before it
    let low = 0, high = this.edges.length;
    while (low < high) {
      const mid = (low + high) >> 1;
      if (this.edges[mid][0] <= time) low = mid + 1;
      else high = mid;
    }
    return low ? this.edges[low - 1][1] : 0;
  }
}

// Bytes from `from` to `to`: ACK rises while REQ is set; the sender's next fall is the start edge; eight bits from there; then ACK falls.
function bytes(from, to, bit) {
  const found = [];
  let s = 0, skew = 0;
  for (let i = 0; i + 1 < to.edges.length; i++) {
    const [up, level] = to.edges[i], [down] = to.edges[i + 1];
    if (!level || !from.level(up)) continue;
    while (s < from.edges.length && from.edges[s][0] <= up) s++;
    const start = from.edges[s]?.[0];
    if (start === undefined || start >= down || down - up < bit) continue; // a pulse of the pads
    let value = 0;
    for (let n = 0; n < 8; n++) value |= from.level(start + (n + 1.5) * bit) << n;
    for (let e = s; e < from.edges.length && from.edges[e][0] < start + 8.5 * bit; e++) {
      const off = (from.edges[e][0] - start) / bit;
      skew = Math.max(skew, Math.abs(off - Math.round(off)) * bit);
    }
    found.push({ start, down, value, early: down < start + 8.5 * bit, idle: from.level(start + 9.25 * bit) === 0 });
  }
  return { found, skew };
}

// Whole frames among these bytes: the length comes first.
function frames(list) {
  const found = [], costs = [];
  for (let i = 0; i < list.length;) {
    const part = list.slice(i, i + list[i].value);
    const near = part.every((b, n) => n === 0 || b.start - part[n - 1].start < 10000);
    if (part.length < 8 || part.length !== list[i].value || !near) {
      i++;
      continue;
    }
    for (let n = 1; n < part.length; n++) costs.push(part[n].start - part[n - 1].start);
    found.push({ time: part.at(-1).down, text: part.map((b) => b.value).join(" ") });
    i += part.length;
  }
  return { found, costs };
}

const rank = (list, share) => list.sort((x, y) => x - y)[Math.floor((list.length - 1) * share)] ?? Infinity;
const afterIn = (probe, time) => probe.held.find((h) => h.time >= time - 1);

function exchange(name, skew, rate, pal) {
  const a = new Wired(ROM, "A"), b = new Wired(ROM, "B", rate), pa = new Probe(a, 0), pb = new Probe(b, skew);
  a.script = choose(a, 0);
  b.script = choose(b, 30);
  plug(a, b);
  run(a, b, 60 * 40, skew, () => {
    if (pal && b.frames > 60) b.poke("tv_system", 1);
    return a.ram16("link_driver_good") + b.ram16("link_driver_good") >= 2 * EXCHANGES;
  });
  let sent = 0, taken = 0, seen = 0;
  for (const [from, to, bit] of [[pa, pb, BIT], [pb, pa, pal ? 37 * rate : BIT * rate]]) {
    const wire = bytes(from, to, bit), { found, costs } = frames(wire.found);
    for (const f of found) {
      seen++;
      sent += afterIn(from, f.time)?.out === f.text;
      taken += afterIn(to, f.time)?.in === f.text;
    }
    const who = `${name}, ${from.nes.name} to ${to.nes.name}`;
    ok(wire.found.length > 8 * EXCHANGES / 2 && wire.found.every((b) => b.idle && !b.early), `${who}: ${wire.found.length} bytes, each acknowledged after its last bit`);
    ok(wire.skew < 3, `${who}: edges within ${wire.skew.toFixed(1)} cycles of their place`);
    ok(rank(costs, 0.9) <= BYTE_CEILING && rank(costs, 1) < BYTE_CEILING + INTERRUPT,
      `${who}: ${rank(costs, 0.5).toFixed(0)} to ${rank(costs, 0.9).toFixed(0)} cycles from byte to byte, ${rank(costs, 1).toFixed(0)} with an interrupt in between`);
    ok(rank(from.silent, 0.9) <= SILENT_CEILING && rank(from.silent, 1) < SILENT_CEILING + INTERRUPT,
      `${who}: ${rank(from.silent, 0.9).toFixed(0)} cycles without the interrupt, at worst ${rank(from.silent, 1).toFixed(0)}`);
  }
  ok(seen >= EXCHANGES && sent === seen, `${name}: the lines carried what was to be sent, ${sent} of ${seen} frames`);
  ok(taken === seen, `${name}: and that was taken at the other end, ${taken} of ${seen}`);
}

// The plug has two input pins, and the cable may use either: D3 (pin 6) or D4 (pin 5).
function pins(name, here, there) {
  const a = new Wired(ROM, "A"), b = new Wired(ROM, "B");
  a.pins = here;
  b.pins = there;
  a.script = choose(a, 0);
  b.script = choose(b, 30);
  plug(a, b);
  const good = () => Math.min(a.ram16("link_driver_good"), b.ram16("link_driver_good"));
  run(a, b, 60 * 20, 5000, () => good() >= 10);
  ok(good() >= 10, `the cable at ${name}: ${good()} exchanges at each end within ${a.frames} frames`);
}

pins("D3 of both", D3, D3);
pins("D4 of both", D4, D4);
pins("D3 of one and D4 of the other", D3, D4);
exchange("NTSC", 7000, 1.0005, false);
exchange("NTSC and PAL", 3000, PAL_RATE, true);
