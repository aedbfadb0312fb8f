// Two windows in lockstep, without a browser: real consoles, a channel with delays, and everything that may happen to a window.
import fs from "node:fs";
import path from "node:path";
import { pathToFileURL } from "node:url";
import { Handheld } from "../../tools/web/src/handheld.js";
import { Lockstep } from "../../tools/web/src/lockstep.js";
import { Mixer } from "../../tools/web/src/mixer.js";
import { ok, randomFrom } from "../tap.mjs";

const { NES } = await import(pathToFileURL(path.resolve("build/gen/web/node_modules/jsnes/src/index.js")).href);
const rom = new Uint8Array(fs.readFileSync("build/connect4.nes"));
const MS = 1000 / 60;
let clock = 0;

// A BroadcastChannel for all windows, up to three pictures late. Messages keep their order.
const ends = new Set(), post = [], late = randomFrom(3);
class Channel {
  constructor() { ends.add(this); }

  postMessage(data) {
    const due = Math.max(clock + late(4) * MS, post.at(-1)?.due ?? 0);
    for (const end of ends) if (end !== this) post.push({ due, end, data: structuredClone(data) });
  }
}
function deliver() {
  while (post.length > 0 && post[0].due <= clock) {
    const { end, data } = post.shift();
    if (ends.has(end)) end.onmessage?.({ data });
  }
}

class Window {
  constructor(name) {
    this.channel = new Channel();
    this.lockstep = new Lockstep(this.channel, name, { now: () => clock, onSeatLost: () => { this.seatLost = true; } });
    this.own = new Handheld(NES, rom, { onSave: () => { this.saves = (this.saves ?? 0) + 1; } });
    this.copy = new Handheld(NES, rom);
    this.hashes = new Map();
  }

  async sit(wish, steps = 60) {
    let done = null;
    const seat = this.lockstep.sitDown(wish, () => new Promise((resolve) => { done = resolve; }));
    pass(steps);
    done();
    return seat;
  }

  powerOn() {
    this.own.power();
    this.copy.power();
    this.lockstep.begin(this.own, this.copy);
    return this;
  }

  step() {
    this.lockstep.bits = this.hands?.() ?? 0;
    if (!this.lockstep.frame() || !this.lockstep.joined) return;
    const { n, first, second, session } = this.lockstep;
    this.hashes.set(`${session} ${n}`, `${first.hash} ${second.hash}`);
  }

  close() {
    this.lockstep.leave();
    ends.delete(this.channel);
    this.closed = true;
  }
}
const windows = [];
function pass(steps) { // pictures of all windows
  while (steps-- > 0) {
    clock += MS;
    deliver();
    for (const window of windows) if (!window.closed && !window.frozen) window.step();
  }
}
const joined = (...list) => list.every(({ lockstep }) => lockstep.joined);
function same(a, b, least) {
  const common = [...a.hashes.keys()].filter((key) => b.hashes.has(key));
  const differ = common.filter((key) => a.hashes.get(key) !== b.hashes.get(key));
  return common.length >= least && differ.length === 0;
}
function fumble(seed) { // now one button, now another
  const random = randomFrom(seed);
  let bits = 0;
  return () => { if (random(6) === 0) bits = random(3) ? 1 << random(8) : 0; return bits; };
}

// ---- seats
const a = new Window("a"), b = new Window("b"), c = new Window("c");
let rush;
const both = [a.lockstep.sitDown(1, () => new Promise((resolve) => { rush = resolve; })), b.sit(1)];
pass(10);
rush();
ok((await both[0]) === 1 && (await both[1]) === 2, "two windows open at once: one takes console 1, the other console 2");
ok((await c.sit(2)) === 0, "a third one finds no console");

// ---- together
a.powerOn().hands = fumble(1);
windows.push(a);
pass(200);
ok(!joined(a) && a.own.frames > 190 && a.lockstep.frames === 0, "a window that is alone runs its console alone");
b.powerOn().hands = fumble(2);
windows.push(b);
pass(900);
ok(joined(a, b) && a.lockstep.frames > 800, `they find each other and go on together: ${a.lockstep.frames} pictures in 900`);
ok(same(a, b, 800) && a.lockstep.parted === 0, "both windows have the same two consoles in every picture, whatever the hands do");
ok(a.saves > 0 && b.saves > 0, "each hears about its own console's saves only");

// ---- the plug
a.lockstep.plugOut = true;
pass(20);
ok(joined(a, b) && [a, b].every(({ own, copy }) => own.end.remote === null && copy.end.remote === null), "one pulls the plug: it is out in both windows");
a.lockstep.plugOut = false;
pass(20);
ok([a, b].every(({ own, copy }) => own.end.remote === copy.end), "and in again");

// ---- what may happen to a window
b.frozen = true;
pass(60);
const before = a.lockstep.frames;
b.frozen = false;
pass(60);
ok(joined(a, b) && a.lockstep.frames > before + 30, "a window that stood still for a second is waited for");
b.frozen = true;
pass(400);
ok(!joined(a) && a.own.end.remote === null, "for longer it is not: the other goes on alone, unplugged");
b.frozen = false;
pass(300);
ok(joined(a, b) && same(a, b, 800), "and finds it again when it is back");
b.copy.nes.cpu.mem[0x6cf8] ^= 1; // of the save, unused
pass(400);
ok(joined(a, b) && a.lockstep.parted + b.lockstep.parted >= 1, "should the two ever differ, they notice, and one takes the other's state");
a.hashes.clear();
pass(300);
ok(same(a, b, 200), "and are the same again");
b.close();
pass(30);
ok(!joined(a), "a window that is closed says so");
const d = new Window("d");
ok((await d.sit(1)) === 2, "whoever opens a new one has the free console, not that of the other");
windows.push(d.powerOn());
pass(300);
ok(joined(a, d) && same(a, d, 200), "and it is on the cable");
const e = new Window("e");
e.lockstep.seat = 2;
windows.push(e.powerOn());
pass(60);
ok(e.seatLost && !d.seatLost, "of two windows with the same console the newer one gives way");
e.close();

// ---- what is heard
const heard = (choice) => {
  const out = [], mixer = new Mixer((left, right) => out.push(`${left}${right}`), choice);
  for (const [console, value] of [[1, "a"], [1, "b"], [2, "x"], [1, "c"], [2, "y"]]) mixer.sample(console, value);
  return out.join(" ");
};
ok(heard("1") === "aa bb cc" && heard("2") === "xx yy" && heard("both") === "ax by", "console 1, console 2, or one in each ear");
