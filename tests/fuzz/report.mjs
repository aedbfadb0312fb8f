// What the fuzzers in node share: noise from a seed, and a row in the table of `make fuzz`.
import fs from "node:fs";

export const SECONDS = Number(process.env.FUZZ_SECONDS ?? 60);
export const SEED = Number(process.env.FUZZ_SEED ?? Math.floor(Date.now() / 1000));

export function randomFrom(seed) {
  let state = seed >>> 0 || 1;
  return (n) => {
    state ^= state << 13;
    state ^= state >>> 17;
    state = (state ^ (state << 5)) >>> 0;
    return state % n;
  };
}

export function crc16(bytes) {
  let crc = 0xffff;
  for (const byte of bytes) {
    crc ^= byte << 8;
    for (let bit = 0; bit < 8; bit++) crc = (crc & 0x8000 ? (crc << 1) ^ 0x1021 : crc << 1) & 0xffff;
  }
  return crc;
}

// A copy of a slot of the save (cart/save.h) with a correct checksum.
export function copy(payload) {
  const head = [2, payload.length & 255, payload.length >> 8], crc = crc16([...head, ...payload]);
  return [0xb5, ...head, crc & 255, crc >> 8, ...payload];
}

// Runs once(n) until the time is up. An exception ends it, and the number n that repeats it is printed.
export function fuzz(name, once, edges) {
  const start = Date.now();
  let runs = 0, result = "clean";
  try {
    for (; Date.now() - start < SECONDS * 1000; runs++) once(SEED + runs);
  } catch (e) {
    result = "BROKEN";
    console.log(`${name}: FUZZ_SEED=${SEED + runs} breaks it: ${e.message}`);
  }
  const speed = (runs * 1000) / (Date.now() - start);
  console.log(`Done ${runs} runs`);
  fs.mkdirSync("build/fuzz", { recursive: true });
  fs.appendFileSync("build/fuzz/table.txt", `${name}|${speed.toFixed(speed < 10 ? 1 : 0)}|${edges()}|${runs}|${result}\n`);
  process.exit(result === "clean" ? 0 : 1);
}

export function must(truth, what) {
  if (!truth) throw new Error(`must hold: ${what}`);
}
