// labkit as a WebAssembly module is the same machine as the native core, and its front end does what the page needs.
import { execFileSync } from "node:child_process";
import fs from "node:fs";
import { Board, withBestTime } from "./board.mjs";
import { ok } from "../tap.mjs";

const equal = (a, b) => Buffer.compare(Buffer.from(a), Buffer.from(b)) === 0;

// ---- the native core, with the same hands at it
const folder = "build/tests/web/native";
fs.mkdirSync(folder, { recursive: true });
const WALK = [["up", 50], ["left", 40], ["up", 60], ["x", 1], ["down", 3], ["a", 1], ["r2", 1], ["right", 25], ["a", 30], ["start", 2], ["b", 20]], PAUSE = 4;

function native(behaviour) {
  const lines = [], file = (name) => `${folder}/${name}`;
  let frame = PAUSE;
  for (const [button, frames] of WALK) {
    lines.push("-I", `${frame}:${button}:1:${frames}`);
    frame += frames + PAUSE;
  }
  execFileSync("build/tests/libretro/front", ["build/labkit_libretro.so", "-n", frame, "-o", `labkit_behaviour=${behaviour}`, ...lines,
    "-p", file("picture.ppm"), "-a", file("sound.raw"), "-m", `sys:${file("ram")}`, "-m", `save:${file("save")}`], { stdio: "pipe" });
  const [picture, sound, ram, save] = ["picture.ppm", "sound.raw", "ram", "save"].map((name) => fs.readFileSync(file(name)));
  return { picture: picture.subarray(-3 * 1024 * 768), sound, ram, save };
}

const seen = new Set();
for (const behaviour of ["extended", "meant", "built"]) {
  const wanted = native(behaviour), board = await Board.open(null, { labkit_behaviour: behaviour });
  const began = performance.now();
  board.run(PAUSE);
  for (const [button, frames] of WALK) {
    board.hold(button, frames);
    board.run(PAUSE);
  }
  console.log(`# ${behaviour}: ${Math.round(board.machine.frames / (performance.now() - began) * 1000)} pictures a second here`);
  const differs = Object.entries({ picture: board.rgb, sound: Int16Array.from(board.samples).buffer, ram: board.ram, save: board.machine.battery() })
    .filter(([name, bytes]) => !equal(bytes, wanted[name])).map(([name]) => name);
  ok(differs.length === 0, `${behaviour}: after ${board.machine.frames} frames of walking picture, sound and memory are those of the native core`, differs.join());
  ok(board.samples.some((sample) => sample > 1000) === (behaviour === "extended"), `${behaviour}: ${behaviour === "extended" ? "it is heard" : "it is silent"}`);
  seen.add(board.hash);
}
ok(seen.size === 3, "the three behaviours end in three pictures");

// ---- options
const board = await Board.open();
const behaviours = board.machine.options.get("labkit_behaviour");
ok([...behaviours.values.keys()].sort().join() === "built,extended,meant" && [...behaviours.values.values()].every(({ label }) => label.length > 3), "the core's options come with their words");
ok(board.machine.categories.length === 4 && board.machine.categories.every(({ options }) => options.length > 0), "in their categories");
board.run(5);
const before = board.corrections;
board.machine.choose("labkit_behaviour", "built");
board.run(1);
ok(before !== 0 && board.corrections === 0, "another behaviour is taken over while it runs");
board.machine.choose("labkit_behaviour", "no such thing");
board.run(1);
ok(board.corrections === before, "a value that there is not is the preset one");

// ---- hands
async function walked(hands) {
  const other = await Board.open();
  other.run(10);
  const { x, y } = other.place;
  hands(other.machine);
  other.run(30);
  return Math.hypot(other.place.x - x, other.place.y - y);
}
const [button, whole, half] = [await walked((m) => m.hold(2, 4, true)), await walked((m) => m.stick([0, -1])), await walked((m) => m.stick([0, -0.55, 0, 0]))];
ok(button > 60 && whole === button && half > 10 && half < 0.8 * whole, `the other keys and the stick walk as far (${button} points), half-way less far (${half})`);
ok(!board.machine.typing, "in the maze no number is asked for");
board.hold("x", 1);
ok(board.machine.typing, "X asks for one");
for (const digit of "00C0FFEE") board.machine.type(digit);
board.run(16);
board.hold("a", 1);
board.run(20);
ok(!board.machine.typing && board.seed === 0xc0ffee, "eight digits are typed, A goes there");

// ---- saves
const fresh = await Board.open();
fresh.run(60);
ok(fresh.saves === 0, "nobody has played: nothing to save");
fresh.hold("left", 1);
ok(fresh.saves === 1, "with the first button there is");
fresh.run(60);
ok(fresh.saves === 1, "and then nothing new");
const save = fresh.machine.battery(), { machine } = fresh;
ok(save.length === 1028 && machine.problemOf(save) === null, "its save is one");
const bent = save.slice();
bent[20] ^= 1;
ok(machine.problemOf(bent) && machine.problemOf(new Uint8Array(1028)) && machine.problemOf(new Uint8Array(0)), "a bent or empty one is not");
ok(/8,192 bytes/.test(machine.problemOf(new Uint8Array(8192))), "nor is the cart's");
ok(equal(machine.battery(), save), "asking has changed nothing");
const again = await Board.open(withBestTime(save, 7, 1234)), score = () => new DataView(again.machine.battery().buffer).getUint32(20, true);
again.run(10);
ok(score() === 1234 && again.machine.battery()[8] === 2, "a best time is there after the next power-on, the second");
const old = withBestTime(save.slice(0, 180), 7, 4321, "LABKIT01");
ok(machine.problemOf(old) === null, "a save of 1.0 is one, too");
again.machine.power(old);
again.run(10);
ok(score() === 4321 && again.machine.battery().length === 1028, "and its time is there");
