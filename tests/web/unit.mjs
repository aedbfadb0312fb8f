// The parts of the page that need no page: clock, sound ring, pads, touch, gamepads, save files, palette, when to save.
import fs from "node:fs";
import { Clock } from "../../tools/web/src/clock.js";
import { CART, LABKIT } from "../../tools/web/src/consoles.js";
import { bitsOf } from "../../tools/web/src/gamepads.js";
import { FRAME_MS } from "../../tools/web/src/machine.js";
import { bit, Pads } from "../../tools/web/src/pads.js";
import { RGB } from "../../tools/web/src/palette.js";
import { Ring } from "../../tools/web/src/ring.js";
import { countRecords, problemOf } from "../../tools/web/src/savefile.js";
import { pixelSize } from "../../tools/web/src/screen.js";
import { directions } from "../../tools/web/src/touch.js";
import { Player } from "./expected.mjs";
import { ok, randomFrom } from "../tap.mjs";

// ---- clock: a monitor of any rate, with jitter
function watch(hz, seconds, jitterMs, costMs = 0, speed = 1, frameMs = FRAME_MS) {
  const random = randomFrom(hz), ticks = [];
  let next = null, frames = 0, spent = 0;
  globalThis.requestAnimationFrame = (act) => { next = act; return 1; };
  globalThis.cancelAnimationFrame = () => {};
  globalThis.performance = { now: () => spent };
  const clock = new Clock(frameMs, () => { frames++; spent += costMs; }, () => {});
  clock.speed = speed;
  clock.start();
  for (let n = 0; n < hz * seconds; n++) {
    const before = frames;
    next((n * 1000) / hz + (random(2001) / 1000 - 1) * jitterMs);
    ticks.push(frames - before);
  }
  return { frames, ticks };
}
for (const [hz, jitter] of [[60, 2], [59.94, 2], [60.0988, 3], [75, 1], [120, 1], [144, 1], [240, 0.5], [30, 2]]) {
  const { frames } = watch(hz, 60, jitter), wanted = 60000 / FRAME_MS;
  ok(Math.abs(frames - wanted) <= 2, `${hz} Hz monitor, jitter ${jitter} ms: ${frames} frames in a minute, ${wanted.toFixed(1)} wanted`);
}
const { frames: xga } = watch(60, 60, 2, 0, 1, LABKIT.frameMs);
ok(LABKIT.frameMs > FRAME_MS && Math.abs(xga - 60 * 60.0038) <= 2, `labkit on a 60 Hz monitor: ${xga} frames in a minute`);
const calm = watch(60, 60, 2).ticks.slice(1);
ok(calm.every((n) => n === 1 || n === 2) && calm.filter((n) => n === 2).length <= 8, "on a 60 Hz monitor no tick is without a frame, and few have two");
const fast = watch(60, 10, 1, 0, 3);
ok(Math.abs(fast.frames - 30000 / FRAME_MS) <= 3, `three times as fast: ${fast.frames} frames in ten seconds`);
const slow = watch(60, 10, 0, 30).ticks;
ok(Math.max(...slow) <= 2, "a machine too slow for it slows the game down, it does not freeze the page");

// ---- sound: two clocks that differ
function listen(ppm, outRate) {
  const ring = new Ring(48000 / outRate, 2880), out = new Float32Array(128), chunk = new Float32Array(800).fill(0.5);
  let pushed = 0, low = Infinity, high = 0;
  for (let time = 0; time < 120; time += 128 / outRate) {
    while (pushed < time * 48000 * (1 + ppm * 1e-6) + 3200) {
      ring.push(chunk);
      pushed += chunk.length;
    }
    ring.pull(out);
    if (time > 10) {
      low = Math.min(low, ring.fill);
      high = Math.max(high, ring.fill);
    }
  }
  return { dry: ring.dry, low, high };
}
for (const [ppm, rate] of [[0, 48000], [2000, 48000], [-2000, 44100], [1650, 44100], [0, 96000]]) {
  const { dry, low, high } = listen(ppm, rate);
  ok(dry === 0 && low > 500 && high < 2880 * 3, `sound, ${ppm} ppm apart, out at ${rate}: never dry in two minutes, ${Math.round(low)} to ${Math.round(high)} samples wait`);
}
const starved = new Ring(1, 100), out = new Float32Array(4096);
starved.push(new Float32Array(200).fill(0.8));
starved.pull(out);
const steps = out.slice(1).map((v, n) => Math.abs(v - out[n]));
ok(starved.dry === 1 && Math.max(...steps) < 0.01 && Math.abs(out[4095]) < 0.001, "run dry, the sound dies away without a click");

// ---- pads
const sent = [], pads = new Pads({ hold: (...what) => sent.push(what.join(" ")) });
pads.set("keyboard", 1, bit("a"));
pads.set("keyboard", 1, 0);
pads.apply();
pads.apply();
ok(sent.join(", ") === "1 0 true, 1 0 false", "a press shorter than a frame is held for one");
sent.length = 0;
pads.set("keyboard", 2, bit("up"));
pads.set("gamepad", 2, bit("up"));
pads.apply();
pads.set("keyboard", 2, 0);
pads.apply();
ok(sent.join(", ") === "2 4 true", "a button stays down while anyone holds it");

// ---- touch and gamepads
const names = (bits) => ["up", "down", "left", "right", "a", "b", "select", "start", "x", "y", "l", "r2"].filter((name) => bits & bit(name)).join("+");
const thumb = (x, y) => names(directions(x, y, 100));
ok(thumb(5, -10) === "" && thumb(90, 20) === "right" && thumb(-30, 80) === "down" && thumb(-60, -70) === "up+left" && thumb(300, 0) === "right",
  "a thumb on the D-pad: rest, straight, slanting, and beyond its edge");
const gamepad = (id, pressed, axes = [0, 0]) => ({ id, axes, buttons: Array.from({ length: 16 }, (_, n) => ({ pressed: pressed.includes(n), value: 0 })) });
const held = (id, pressed, axes) => names(bitsOf(gamepad(id, pressed, axes), false, CART.faces, true));
ok(held("Xbox", [0, 9]) === "a+start" && held("Xbox", [1, 8]) === "b+select", "gamepad: lower button A, right one B");
ok(held("Nintendo Switch Pro Controller", [1]) === "a" && names(bitsOf(gamepad("Xbox", [1]), true, CART.faces, true)) === "a", "as Nintendo has it, and changed over");
ok(held("x", [], [-0.9, 0.8]) === "down+left" && held("x", [], [0.3, -0.3]) === "", "stick, with a calm middle");
const onBoard = (id, pressed) => names(bitsOf(gamepad(id, pressed, [1, 1]), false, LABKIT.faces, false));
ok(onBoard("Xbox", [2, 3]) === "x+y" && onBoard("Nintendo", [2]) === "y" && onBoard("Xbox", [4, 7]) === "l+r2", "labkit: X and Y as they are printed, shoulders; the stick is no D-pad");

// ---- picture size
ok(pixelSize(1000, 800, CART.picture, {}).join() === "3,3" && pixelSize(700, 500, CART.picture, {}).join() === "2,2", "pixels are whole where it matters");
ok(Math.abs(pixelSize(4000, 800, CART.picture, { tv: true })[0] / pixelSize(4000, 800, CART.picture, { tv: true })[1] - 8 / 7) < 1e-9, "television pixels are 8:7");
ok(pixelSize(390, 300, CART.picture, {})[0] * 256 <= 390 && pixelSize(1170, 2000, CART.picture, {})[0] * 256 <= 1170, "never wider than its place");

ok(pixelSize(1360, 1000, LABKIT.picture, {}).join() === "1,1" && pixelSize(768, 600, LABKIT.picture, {})[0] === 0.75, "labkit's pixels are the monitor's where they fit, smaller where they do not");

// ---- palette, as the pictures were painted
const table = /nes_rgb\[64\] = \{(.*?)\}/s.exec(fs.readFileSync("tools/lib/artpal.c", "utf8"))[1].match(/0x[0-9A-F]{6}/g).map(Number);
ok(table.length === 64 && table.every((rgb, n) => rgb === RGB[n]), "the palette is that of tools/lib/artpal.c");

// ---- save files
const RECORDS = 3 * 2 + 1 + 5 * (2 + 1); // options, the club and the road twice, the ghost once; of every game its record twice and its unfinished game once
const save = new Player().machine.battery(), slots = countRecords(save);
ok(slots === RECORDS && problemOf(save) === null, `a new cart's save has ${slots} whole records`);
const bent = save.slice();
bent[bent.findIndex((byte, n) => byte === 0xb5 && bent[n + 1] === 2) + 4] ^= 1; // the first copy's check
ok(countRecords(bent) === slots - 1 && problemOf(bent) === null, "one damaged copy is the cart's business");
ok(/8,000 bytes/.test(problemOf(save.slice(0, 8000))) && /8,193/.test(problemOf(new Uint8Array(8193))), "a wrong size is refused, and named");
ok(problemOf(new Uint8Array(8192)) && problemOf(new Uint8Array(8192).fill(255)) && problemOf(Uint8Array.from({ length: 8192 }, (_, n) => n * 7)), "another game's save is refused");
const random = randomFrom(5);
let taken = 0;
for (let n = 0; n < 200; n++) taken += problemOf(Uint8Array.from({ length: 8192 }, () => random(256))) === null;
ok(taken === 0, "200 files of noise are refused");

// ---- when to save
let saves = 0;
const idle = new Player(null, () => saves++);
ok(countRecords(idle.machine.battery()) === RECORDS && saves === 0, "the cart has written its battery RAM at power-on, but nobody has played: nothing to save");
idle.press("start");
ok(saves > 0, "with the first button there is");
saves = 0;
idle.machine.power(idle.machine.battery());
idle.run(600);
ok(saves === 0, "switched off and on, then left alone: nothing again");
