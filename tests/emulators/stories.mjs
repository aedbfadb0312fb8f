// The same two stories in every emulator, and the same pictures. For each console: the chart says how it paints the 64 colours;
// play.txt is played from the first power-on until the power goes off; resume.txt is played by a new process that finds the
// battery file. Every picture must be the one of the reference, in all of its 256 x 240 points, by colour number. Then saves are
// carried from one emulator to another. Arguments: names of consoles (the reference always runs). Without any, one for each
// emulator; "all" runs every one.
import fs from "node:fs";
import path from "node:path";
import { inside } from "./inside.mjs";
import { mednafen } from "./mednafen.mjs";
import { COLOURS, differences, Palette, WIDTH, writePng } from "./picture.mjs";
import { Player } from "./player.mjs";
import { fceux, mame, nestopia } from "./remote.mjs";
import { ok } from "../tap.mjs";

const OUT = "build/tests/emulators", ROM = "build/boardcart.nes", CHART = `${OUT}/chart.nes`, SHOWN = 0x10; // see chart.cfg
const CHART_FRAMES = 20; // more than a colour takes, see chart.s
const PLAY = "tests/emulators/play.txt", RESUME = "tests/emulators/resume.txt";
const SAVE_BYTES = 8192, AT_ONCE = 2;
const NTSC = 0, PAL = 1, DENDY = 2; // tv_system

// The first is the reference. `empty`: lines at the top that this emulator never draws.
const CONSOLES = [
  { name: "mame-nes", open: mame("nes"), tv: NTSC },
  { name: "mame-famicom", open: mame("famicom"), tv: NTSC },
  { name: "mame-nespal", open: mame("nespal"), tv: PAL },
  { name: "mame-dendy", open: mame("dendy"), tv: DENDY },
  { name: "mednafen", open: mednafen(), tv: NTSC },
  { name: "mednafen-pal", open: mednafen({ "nes.pal": 1 }), tv: PAL },
  { name: "fceux", open: fceux(NTSC), tv: NTSC },
  { name: "fceux-new-ppu", open: fceux(NTSC, "--newppu", "1"), tv: NTSC },
  { name: "fceux-pal", open: fceux(PAL), tv: PAL },
  { name: "fceux-dendy", open: fceux(DENDY), tv: DENDY },
  { name: "jsnes", open: inside(), tv: NTSC, empty: 1 },
  { name: "nestopia", open: nestopia("nestopia_ram_power_state=random"), tv: NTSC },
  { name: "nestopia-ram-00", open: nestopia("nestopia_ram_power_state=0x00"), tv: NTSC },
  { name: "nestopia-ram-ff", open: nestopia("nestopia_ram_power_state=0xFF"), tv: NTSC },
  { name: "nestopia-pal", open: nestopia("nestopia_favored_system=pal"), tv: PAL },
  { name: "nestopia-dendy", open: nestopia("nestopia_favored_system=dendy"), tv: DENDY },
];
// One of each emulator, on three televisions: what make test has time for.
const FEW = ["mame-nes", "fceux-dendy", "nestopia", "mednafen-pal", "jsnes"];
const named = (name) => CONSOLES.find((spec) => spec.name === name);
// Whose save goes on in which console.
const CARRIED = [["mame-nes", "fceux-dendy"], ["fceux-dendy", "nestopia"], ["nestopia", "mednafen-pal"], ["mednafen-pal", "jsnes"], ["jsnes", "mame-nespal"]];

// ---- running ----
function folder(...names) {
  const at = path.join(OUT, ...names);
  fs.rmSync(at, { recursive: true, force: true });
  fs.mkdirSync(at, { recursive: true });
  return at;
}

async function chart(spec) {
  const palette = new Palette(), nes = spec.open(CHART, folder(spec.name, "chart"), null);
  let off;
  try {
    for (let number = 0, n = 0; number < COLOURS && n < COLOURS * CHART_FRAMES; n++) {
      await nes.frame(0, 0);
      if (nes.ram[SHOWN] === number + 1) {
        await nes.picture();
        number++;
      }
    }
  } finally {
    off = await nes.off();
  }
  off.pictures.forEach((rgb, number) => palette.learn(number, rgb));
  return palette;
}

// Runs from power-on to power-off: { pictures: [[name, rgb]...], save, tv, why }, where why is what went wrong.
async function power(spec, story, save, where) {
  const names = [], nes = spec.open(ROM, folder(spec.name, where), save), player = new Player(nes, names), report = {};
  try {
    await nes.frame(0, 0);
    await player.tell(story);
    report.tv = player.field("tv_system");
  } catch (error) {
    report.why = error.message;
  }
  const off = await nes.off();
  return { ...report, save: off.save, pictures: off.pictures.map((rgb, i) => [names[i], rgb]) };
}

async function whole(spec) {
  const palette = await chart(spec), play = await power(spec, fs.readFileSync(PLAY, "utf8"), null, "play");
  return { palette, play, resume: await power(spec, fs.readFileSync(RESUME, "utf8"), play.save, "resume") };
}

// Runs several at once; gives a promise for each.
function inTurn(jobs) {
  let last = 0;
  const results = jobs.map(() => {
    const result = {};
    result.promise = new Promise((yes, no) => { result.settle = [yes, no]; });
    return result;
  });
  const worker = async () => {
    while (last < jobs.length) {
      const i = last++;
      await jobs[i]().then(...results[i].settle);
    }
  };
  for (let i = 0; i < AT_ONCE; i++) worker();
  return results.map((r) => r.promise.catch((error) => ({ error })));
}

// ---- judging ----
class Judge {
  constructor(reference) {
    this.palette = reference.palette;
    this.first = new Map(); // by name
    for (const [name, rgb] of [...reference.play.pictures, ...reference.resume.pictures]) {
      if (!this.first.has(name)) this.first.set(name, rgb);
    }
    const at = folder("reference");
    for (const [name, rgb] of this.first) writePng(path.join(at, `${name}.png`), rgb);
  }

  points(name, rgb, palette) { return differences(this.palette.read(this.first.get(name)), palette.read(rgb)); }

  // Every picture equals the reference's. Lines declared empty must be empty; they are not compared.
  pictures(who, report, palette, empty = 0) {
    const plain = (rgb) => palette.read(rgb).subarray(0, empty * WIDTH * 2).every((bits, i, all) => bits === all[i & 1]);
    if (empty) ok(report.pictures.every(([, rgb]) => plain(rgb)), `${who}: what it does not draw is empty`, "it is drawn: compare it");
    for (const [name, rgb] of report.pictures) {
      const found = this.first.has(name) ? this.points(name, rgb, palette).filter(([, y]) => y >= empty) : [["no", "reference"]];
      if (found.length) this.show(who, name, rgb);
      ok(found.length === 0, `${who}: picture ${name}`,
        `${found.length} points differ, the first at ${found[0]}, the last at ${found.at(-1)}`,
        `see ${OUT}/differ/${who}-${name}.png and ${OUT}/reference/${name}.png`);
    }
  }

  show(who, name, rgb) {
    fs.mkdirSync(`${OUT}/differ`, { recursive: true });
    writePng(`${OUT}/differ/${who}-${name}.png`, rgb);
  }
}

function report(who, spec, part, of) {
  ok(!part.why, `${who}: ${of} is played to its end`, part.why);
  ok(part.tv === spec.tv || part.why, `${who}: the television is known`, `${part.tv}, want ${spec.tv}`);
  ok(part.save?.length === SAVE_BYTES, `${who}: a battery file of ${SAVE_BYTES} bytes`, `${part.save?.length}`);
}

// Proves that the comparison can fail: with one point of another colour, and with one chip in another column.
async function planted(judge, reference) {
  const [name, rgb] = reference.play.pictures[0], other = Buffer.from(rgb);
  const at = rgb.findIndex((_, i) => i % 3 === 0 && rgb.compare(rgb, 0, 3, i, i + 3) !== 0); // a point unlike the first
  rgb.copy(other, at, 0, 3);
  ok(judge.points(name, other, reference.palette).length === 1, "a planted point of another colour is seen");
  const spec = named("nestopia"), lines = fs.readFileSync(PLAY, "utf8").split("\n");
  const story = lines.slice(0, lines.findIndex((line) => line.startsWith("picture connect4 ")) + 1).join("\n");
  const twin = story.replace("put c4_state.cursor 7 2 2", "put c4_state.cursor 7 1 2");
  const palette = await chart(spec), wrong = await power(spec, twin, null, "planted");
  const found = wrong.pictures.map(([picture, points]) => judge.points(picture, points, palette).length);
  const alone = found.at(-1) > 100 && found.slice(0, -1).every((n) => n === 0);
  ok(twin !== story && !wrong.why && alone, "a chip planted in another column is seen, and nothing else",
    wrong.why ?? `points that differ, by picture: ${found}`);
}

async function main() {
  const given = process.argv.slice(2), wanted = given.length ? given : FEW;
  const specs = CONSOLES.filter((c, i) => i === 0 || wanted.includes("all") || wanted.includes(c.name));
  fs.rmSync(`${OUT}/differ`, { recursive: true, force: true });
  const runs = inTurn(specs.map((spec) => () => whole(spec))), done = new Map();
  let judge;
  for (const [i, spec] of specs.entries()) {
    const run = await runs[i];
    if (run.error) { ok(false, `${spec.name}: runs`, run.error.stack); continue; }
    done.set(spec.name, run);
    judge ??= new Judge(run);
    ok(run.palette.whole, `${spec.name}: the chart shows every colour`);
    console.log(`# ${spec.name}: ${run.palette.size} of the ${COLOURS} colours look different`);
    report(spec.name, spec, run.play, "the first story");
    judge.pictures(spec.name, run.play, run.palette, spec.empty);
    report(spec.name, spec, run.resume, "the story after the power was off");
    judge.pictures(spec.name, run.resume, run.palette, spec.empty);
  }
  const ways = CARRIED.filter((way) => way.every((name) => done.has(name)));
  const resume = fs.readFileSync(RESUME, "utf8");
  const carried = inTurn(ways.map(([from, to]) => () => power(named(to), resume, done.get(from).play.save, `from-${from}`)));
  for (const [i, [from, to]] of ways.entries()) {
    const part = await carried[i], who = `${from} to ${to}`;
    if (part.error) { ok(false, `${who}: runs`, part.error.stack); continue; }
    ok(!part.why, `${who}: the save is carried, and every game goes on`, part.why);
    judge.pictures(who.replaceAll(" ", "-"), part, done.get(to).palette, named(to).empty);
  }
  if (judge && done.has(CONSOLES[0].name)) await planted(judge, done.get(CONSOLES[0].name));
}

await main();
