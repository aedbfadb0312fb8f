// Pictures of consoles, 256 x 240 points of three bytes, and functions to compare them between emulators with different palettes.
// Points are compared by the PPU's colour number: the chart (chart.s) has shown how an emulator paints each of the 64 numbers.
import fs from "node:fs";
import path from "node:path";
import { pathToFileURL } from "node:url";

const home = path.resolve("build/tests/jsnes/node_modules/pngjs/lib/png.js");
const { PNG } = (await import(pathToFileURL(home).href)).default;
export const WIDTH = 256, HEIGHT = 240;
const POINTS = WIDTH * HEIGHT;
export const COLOURS = 64;

// From four bytes a point; `at` says where red, green and blue are.
export function fromFour(bytes, at) {
  if (bytes.length !== POINTS * 4) throw new Error(`a picture of ${bytes.length} bytes, want ${POINTS * 4}`);
  const rgb = Buffer.alloc(POINTS * 3);
  for (let i = 0; i < POINTS; i++) for (let c = 0; c < 3; c++) rgb[i * 3 + c] = bytes[i * 4 + at[c]];
  return rgb;
}

export function fromPpm(bytes) {
  const head = `P6\n${WIDTH} ${HEIGHT}\n255\n`;
  if (bytes.subarray(0, head.length).toString("latin1") !== head) throw new Error("not a picture of 256 x 240");
  return bytes.subarray(head.length);
}

// ---- colours ----
const keyAt = (rgb, i) => (rgb[i * 3] << 16) | (rgb[i * 3 + 1] << 8) | rgb[i * 3 + 2];

// Which numbers are painted in this colour? Some numbers look alike (at least the blacks, on every console), so the answer is a
// set.
export class Palette {
  constructor() {
    this.sets = new Map();
    this.learned = 0;
  }

  learn(number, rgb) {
    this.learned++;
    const key = keyAt(rgb, (HEIGHT / 2) * WIDTH + WIDTH / 2);
    const set = this.sets.get(key) ?? [0, 0];
    set[number >> 5] |= 1 << (number & 31);
    this.sets.set(key, set);
  }

  get size() { return this.sets.size; } // colours that look different
  get whole() { return this.learned === COLOURS; }

  // Two words of bits for each point: the numbers that it may be. A colour that is not on the chart has none.
  read(rgb) {
    const bits = new Int32Array(POINTS * 2);
    for (let i = 0; i < POINTS; i++) {
      const set = this.sets.get(keyAt(rgb, i));
      if (set) [bits[i * 2], bits[i * 2 + 1]] = set;
    }
    return bits;
  }
}

// The points, as [x, y], that cannot have the same number in both pictures.
export function differences(a, b) {
  const found = [];
  for (let i = 0; i < POINTS; i++) {
    if (!((a[i * 2] & b[i * 2]) | (a[i * 2 + 1] & b[i * 2 + 1]))) found.push([i % WIDTH, Math.floor(i / WIDTH)]);
  }
  return found;
}

// ---- PNG ----
export const PNG_HEAD = Buffer.from("\x89PNG\r\n\x1a\n", "latin1");
const PNG_TAIL = Buffer.from("\0\0\0\0IEND\xae\x42\x60\x82", "latin1");
const RGB = { colorType: 2, inputColorType: 2, inputHasAlpha: false };

export function writePng(file, rgb) {
  fs.writeFileSync(file, PNG.sync.write({ width: WIDTH, height: HEIGHT, data: rgb }, RGB));
}

// `bytes` may be longer than the picture.
export function readPng(bytes) {
  const { width, height, data } = PNG.sync.read(bytes.subarray(0, bytes.indexOf(PNG_TAIL) + PNG_TAIL.length));
  if (width !== WIDTH || height !== HEIGHT) throw new Error("not a picture of 256 x 240");
  return fromFour(data, [0, 1, 2]);
}
