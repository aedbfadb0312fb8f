// Pictures of consoles: 256 x 240 points, three bytes each; and what is needed to compare them between emulators that have different
// palettes. A point is compared by the PPU's colour number: the chart (chart.s) has shown how an emulator paints each of the 64 numbers.
import fs from "node:fs";
import zlib from "node:zlib";

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

// Which numbers are painted like this? Some numbers look alike (the blacks, at least, on every console), so a colour is a set.
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

  // Two words of bits a point: the numbers that it may be. A colour that is not on the chart is none of them.
  read(rgb) {
    const bits = new Int32Array(POINTS * 2);
    for (let i = 0; i < POINTS; i++) {
      const set = this.sets.get(keyAt(rgb, i));
      if (set) [bits[i * 2], bits[i * 2 + 1]] = set;
    }
    return bits;
  }
}

// The points where two pictures cannot be the same number; as [x, y].
export function differences(a, b) {
  const found = [];
  for (let i = 0; i < POINTS; i++) {
    if (!((a[i * 2] & b[i * 2]) | (a[i * 2 + 1] & b[i * 2 + 1]))) found.push([i % WIDTH, Math.floor(i / WIDTH)]);
  }
  return found;
}

// ---- PNG ----
export const PNG_HEAD = Buffer.from("\x89PNG\r\n\x1a\n", "latin1");
const CRC = new Uint32Array(256).map((_, n) => { for (let k = 0; k < 8; k++) n = n & 1 ? (n >>> 1) ^ 0xedb88320 : n >>> 1; return n; });
const crc32 = (bytes) => ~bytes.reduce((crc, byte) => CRC[(crc ^ byte) & 255] ^ (crc >>> 8), ~0) >>> 0;

function chunk(name, data) {
  const body = Buffer.concat([Buffer.from(name, "latin1"), data]), all = Buffer.alloc(body.length + 8);
  all.writeUInt32BE(data.length);
  body.copy(all, 4);
  all.writeUInt32BE(crc32(body), body.length + 4);
  return all;
}

export function writePng(path, rgb) {
  const head = Buffer.alloc(13), lines = Buffer.alloc(HEIGHT * (WIDTH * 3 + 1));
  head.writeUInt32BE(WIDTH);
  head.writeUInt32BE(HEIGHT, 4);
  head.set([8, 2], 8);
  for (let y = 0; y < HEIGHT; y++) rgb.copy(lines, y * (WIDTH * 3 + 1) + 1, y * WIDTH * 3, (y + 1) * WIDTH * 3);
  const parts = [chunk("IHDR", head), chunk("IDAT", zlib.deflateSync(lines)), chunk("IEND", Buffer.alloc(0))];
  fs.writeFileSync(path, Buffer.concat([PNG_HEAD, ...parts]));
}

function paeth(a, b, c) {
  const p = a + b - c, pa = Math.abs(p - a), pb = Math.abs(p - b), pc = Math.abs(p - c);
  return pa <= pb && pa <= pc ? a : pb <= pc ? b : c;
}

// 8-bit RGB as Mednafen writes it. `bytes` may go on behind the picture.
export function readPng(bytes) {
  const parts = [];
  let at = 8, size = 0;
  for (let name = ""; name !== "IEND"; at += 12 + size) {
    size = bytes.readUInt32BE(at);
    name = bytes.toString("latin1", at + 4, at + 8);
    const data = bytes.subarray(at + 8, at + 8 + size);
    if (name === "IDAT") parts.push(data);
    if (name === "IHDR" && (data.readUInt32BE(0) !== WIDTH || data.readUInt32BE(4) !== HEIGHT || data[8] !== 8 || data[9] !== 2)) {
      throw new Error("not a picture of 256 x 240 in RGB");
    }
  }
  const lines = zlib.inflateSync(Buffer.concat(parts)), rgb = Buffer.alloc(POINTS * 3), pitch = WIDTH * 3;
  for (let y = 0; y < HEIGHT; y++) {
    const filter = lines[y * (pitch + 1)];
    for (let x = 0; x < pitch; x++) {
      const left = x >= 3 ? rgb[y * pitch + x - 3] : 0, up = y ? rgb[(y - 1) * pitch + x] : 0;
      const corner = x >= 3 && y ? rgb[(y - 1) * pitch + x - 3] : 0;
      rgb[y * pitch + x] = lines[y * (pitch + 1) + 1 + x] + [0, left, up, (left + up) >> 1, paeth(left, up, corner)][filter];
    }
  }
  return rgb;
}
