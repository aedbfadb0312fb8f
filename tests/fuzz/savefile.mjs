#!/usr/bin/env node
// How the page reads a .sav file: any number of bytes, and files with valid records anywhere, some of them damaged. It never
// throws, finds every undamaged record, and refuses a file without one with an explanation.
import inspector from "node:inspector";
import { countRecords, problemOf } from "../../tools/web/src/savefile.js";
import { fuzz, must, randomFrom, copy } from "./report.mjs";

const BYTES = 8192, LONGEST = 1024;
const session = new inspector.Session();
session.connect();
session.post("Profiler.enable");
session.post("Profiler.startPreciseCoverage", { callCount: true, detailed: true });

// Blocks of savefile.js that have run.
function blocks() {
  let count = 0;
  session.post("Profiler.takePreciseCoverage", (error, answer) => {
    for (const script of answer.result.filter((s) => s.url.endsWith("/savefile.js"))) {
      for (const f of script.functions) count += f.ranges.filter((r) => r.count > 0).length;
    }
  });
  return count;
}

// Records one after the other, with gaps; some get a bit turned. The number of those that are whole.
function fill(bytes, random) {
  let whole = 0;
  for (let at = random(200); ; at += random(300)) {
    const made = copy(Array.from({ length: random(4) ? random(60) : random(LONGEST + 1) }, () => random(256)));
    if (at + made.length > bytes.length) return whole;
    const damaged = random(3) === 0;
    if (damaged) made[random(made.length)] ^= 1 << random(8);
    bytes.set(made, at);
    at += made.length;
    whole += damaged ? 0 : 1;
  }
}

fuzz("savefile", (seed) => {
  const random = randomFrom(Math.imul(seed, 2654435761)), kind = random(4);
  const bytes = new Uint8Array(kind === 0 ? random(3 * BYTES) : BYTES);
  if (kind === 1) for (let n = 0; n < bytes.length; n++) bytes[n] = random(8) ? random(256) : 0xb5;
  const whole = kind > 1 ? fill(bytes, random) : 0, problem = problemOf(bytes);
  must(problem === null || (typeof problem === "string" && problem.length > 20), "the answer is null or words");
  must(countRecords(bytes) >= whole, `${whole} whole records are found`);
  if (bytes.length !== BYTES) must(problem.includes(bytes.length.toLocaleString("en")), "a wrong length is named");
  else must((problem === null) === (countRecords(bytes) > 0), "a save is taken for its records");
}, blocks);
