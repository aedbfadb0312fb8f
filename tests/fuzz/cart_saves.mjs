#!/usr/bin/env node
// The cart in jsnes, every instruction watched, with battery RAM full of noise but with correct checksums: options, statistics
// and unfinished games of any length and content. It boots, every choice on a setup screen has one of its values, games are
// continued and played at random, and no fault is counted.
import fs from "node:fs";
import { BUTTONS, Console } from "../jsnes/console.mjs";
import { copy, fuzz, must, randomFrom } from "./report.mjs";

const GAMES = 5, HEAD = 6, MASH_FRAMES = 300, ATTRACT_FRAMES = 2400;
const lines = fs.readFileSync("build/tests/mame/offsets.txt", "utf8").trim().split("\n");
const offsets = Object.fromEntries(lines.map((line) => line.split(" ")).map(([name, n]) => [name, Number(n)]));
const slots = Object.keys(offsets).filter((k) => /^save\..*\.at$/.test(k)).map((k) => k.slice(5, -3));
const golden = goldenSaves();
const edges = new Uint8Array(1 << 22); // a bit of memory for each pair of instructions that followed one another

// The saves of earlier releases, as this cart takes them over at power-on.
function goldenSaves() {
  return fs.readdirSync("tests/golden/cart").filter((f) => f.endsWith(".sav")).map((f) => {
    const nes = new Console("build/boardcart.nes");
    nes.nes.cpu.mem.set(fs.readFileSync(`tests/golden/cart/${f}`), 0x6000);
    nes.run(100);
    return Uint8Array.from(nes.nes.cpu.mem.slice(0x6000, 0x8000));
  });
}

// A slot holds nothing, noise, a single value throughout, or real data with a few bytes changed.
function payload(slot, random) {
  const size = offsets[`save.${slot}.size`], kind = random(8);
  if (kind === 0) return [];
  if (kind < 4) {
    const save = golden[random(golden.length)], at = offsets[`save.${slot}.at`], length = save[at + 2] | (save[at + 3] << 8);
    const bytes = [...save.subarray(at + HEAD, at + HEAD + length)];
    for (let n = random(4); n > 0 && length; n--) bytes[random(length)] = random(256);
    return bytes;
  }
  const value = [0, 1, 0x80, 0xff][random(4)], length = random(2) ? size : random(size + 1);
  return Array.from({ length }, () => (kind < 6 ? random(256) : value));
}

const layout = (slot) => Object.fromEntries(["at", "size", "copies"].map((part) => [part, offsets[`save.${slot}.${part}`]]));

function fill(nes, random) {
  for (const slot of slots) {
    const made = copy(payload(slot, random)), { at, size, copies } = layout(slot);
    for (let n = 0; n < copies; n++) nes.nes.cpu.mem.set(made, 0x6000 + at + n * (size + HEAD));
  }
}

function watch(nes) {
  const { cpu } = nes.nes, emulate = cpu.emulate.bind(cpu), enter = nes.labels.setup_enter;
  let last = 0;
  cpu.emulate = () => {
    const pc = (cpu.REG_PC + 1) & 0xffff;
    if (pc - last > 3 || pc < last) edges[(Math.imul(last, 40503) ^ pc ^ (nes.ram("page_now") << 16)) & (edges.length - 1)] = 1;
    last = pc;
    if (pc === enter) nes.setup = readSetup(nes, cpu.REG_ACC | (cpu.REG_X << 8)); // while its page is there
    return emulate();
  };
}

// The choices of a setup_t (cart/setup.h): which, and how many values.
function readSetup(nes, at) {
  const field = (name) => nes.ram(at + offsets[`setup.${name}`]), choices = [];
  let item = field("items") | (nes.ram(at + offsets["setup.items"] + 1) << 8);
  for (let n = field("count"); n > 0; n--, item += offsets["setup_item.bytes"]) {
    const [choice, values] = ["choice", "values"].map((name) => nes.ram(item + offsets[`setup_item.${name}`]));
    if (nes.ram(item) >= offsets["setup.choice_kind"]) choices.push({ choice, values });
  }
  return choices;
}

function mash(nes, random) {
  for (let n = 0; n < MASH_FRAMES; n++) {
    if (random(5) === 0) nes.hold(BUTTONS[random(8)], random(3) > 0, 1 + random(2));
    nes.frame();
  }
}

function play(nes, random) {
  nes.press("start");
  nes.run(50);
  for (let n = random(GAMES); n > 0; n--) nes.press("down");
  nes.press("select");
  nes.run(60);
  must(nes.setup, "a setup screen comes");
  for (const { choice, values } of nes.setup) {
    must(nes.ram("game_choice", choice) < values, `choice ${choice} has one of its ${values} values`);
  }
  nes.press("a"); // continues a game, or begins one
  nes.run(60);
  mash(nes, random);
}

fuzz("cart_saves", (seed) => {
  const nes = new Console("build/boardcart.nes"), random = randomFrom(Math.imul(seed, 2654435761));
  fill(nes, random);
  watch(nes);
  nes.run(100);
  must(nes.ram("save_state") === 0, "the save is whole");
  must(nes.ram("options", offsets["options.music"]) < 2, "a switch is on or off");
  if (random(8) === 0) nes.run(ATTRACT_FRAMES); // a demo, which does not go through a setup screen
  else play(nes, random);
  const faults = Object.keys(nes.faults).filter((kind) => nes.faults[kind]);
  must(faults.length === 0, `no fault: ${faults.map((kind) => `${kind} ${nes.where[kind]}`)}`);
}, () => edges.reduce((a, b) => a + b));
