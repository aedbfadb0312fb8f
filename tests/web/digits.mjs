// Digit keys in Skyscrapers: a 4x4 puzzle solved in the page by digits and arrows alone, pencil marks, a tower taken away; and in node
// a 9x9.
import { execSync } from "node:child_process";
import { SMALL, Visitor, openBrowser, serve } from "./browser.mjs";
import { clean } from "./checks.mjs";
import { Player } from "./expected.mjs";
import { ok } from "../tap.mjs";

const SEED = 7; // without givens at 4x4
const SCREEN = 0x405, PHASE = 0x406, STATE = 0x409, SIDE = 0x40a, MOVES = 0x40b, RESULT = 0x40d, COLUMN = 0x40e, ROW = 0x40f, WANTED = 0x414, QUICK = 0x41b, SIZE = 0x410;
const TITLE = 0, MENU = 1, SETUP = 0x40, BOARD = 0x41, PERSON = 1, SKYSCRAPERS = 2, SIZE_LINE = 2, SIZE_9 = 5, AT_ONCE = 0x81;

const moves = (read) => read(MOVES) + 256 * read(MOVES + 1);

// The puzzle that the console makes of this seed: its rows when solved, and the places of the towers that it gives.
function puzzle(size) {
  const id = execSync(`build/host/skyscrapers make ${size} easy 1 ${SEED}`).toString();
  const rows = execSync("build/host/skyscrapers solve", { input: id }).toString().trim().split("/"), given = new Set();
  let at = 0;
  for (const [mark] of (id.split(",")[1] ?? "").matchAll(/[a-z]|\d/g)) {
    if (mark >= "a") at += mark.charCodeAt(0) - 96;
    else given.add(at++);
  }
  return { rows, given };
}

// ---- in node: a whole 9x9, each digit as soon as there is no other on its way
const player = new Player(), { machine } = player, mem = (address) => machine.nes.cpu.mem[address];
function go(until, most) {
  while (!until() && most-- > 0) machine.frame();
  return until();
}
const shown = (screen, most = 600) => go(() => mem(SCREEN) === screen && mem(PHASE) === 0, most);
function walk(button, times) { while (times-- > 0) player.press(button); }

shown(TITLE);
machine.nes.cpu.mem[QUICK] = AT_ONCE;
machine.nes.cpu.mem[WANTED] = SEED;
player.press("start");
ok(shown(MENU) && !machine.type("1"), "on the menu a digit is not taken");
walk("right", SKYSCRAPERS);
player.press("select");
shown(SETUP);
walk("down", SIZE_LINE);
walk("right", SIZE_9);
walk("up", SIZE_LINE);
player.press("a");
ok(shown(BOARD, 60 * 120) && go(() => mem(STATE) === PERSON, 60 * 120) && mem(SIZE) === 9, "a 9x9 puzzle is made");
player.run(60);
const large = puzzle(9);
let slowest = 0, built = 0;
for (let cell = 0; cell < 81; cell++) {
  const column = cell % 9, row = Math.floor(cell / 9);
  if (!large.given.has(cell)) {
    while (mem(ROW) !== row) player.tap(mem(ROW) < row ? "down" : "up");
    while (mem(COLUMN) !== column) player.tap(mem(COLUMN) < column ? "right" : "left");
    const before = moves(mem), from = machine.frames;
    machine.type(large.rows[row][column]);
    go(() => moves(mem) !== before || mem(STATE) !== PERSON, 120);
    slowest = Math.max(slowest, machine.frames - from);
    built++;
    player.run(8);
  }
}
ok(mem(RESULT) === 1 && slowest <= 40, `solved by ${built} digits; a tower is shown after ${slowest} pictures at most`);
const last = machine.frames;
ok(!machine.type("1") && go(() => machine.frames === last + 60, 60) && mem(RESULT) === 1, "then a digit is not taken");

// ---- in the page
const site = await serve(), browser = await openBrowser(), visitor = await Visitor.open(browser, SMALL), { page } = visitor;
await visitor.goto(site);
const byte = (address) => page.evaluate((at) => window.boardcart.machine.nes.cpu.mem[at], address);
const until = (address, value) => page.waitForFunction(([at, wanted]) => window.boardcart.machine.nes.cpu.mem[at] === wanted, [address, value]);
const made = async () => (await byte(MOVES)) + 256 * (await byte(MOVES + 1));
async function screen(id) {
  await until(SCREEN, id);
  await until(PHASE, 0);
  await visitor.frames(20);
}
async function digit(n) {
  const before = await made();
  await page.keyboard.press(`Digit${n}`);
  await page.waitForFunction(([at, old]) => window.boardcart.machine.nes.cpu.mem[at] !== old, [MOVES, before & 255]);
  await visitor.frames(20);
}
async function stand(column, row) {
  for (const [at, want, less, more] of [[ROW, row, "ArrowUp", "ArrowDown"], [COLUMN, column, "ArrowLeft", "ArrowRight"]]) {
    for (let now = await byte(at); now !== want; now = await byte(at)) {
      await visitor.key(now > want ? less : more);
      await visitor.frames(6);
    }
  }
}
await screen(TITLE);
await page.evaluate(([quick, at, wanted, seed]) => { Object.assign(window.boardcart.machine.nes.cpu.mem, { [quick]: at, [wanted]: seed }); }, [QUICK, AT_ONCE, WANTED, SEED]);
await visitor.key("Enter");
await screen(MENU);
for (let n = 0; n < SKYSCRAPERS; n++) {
  await visitor.key("ArrowRight");
  await visitor.frames(20);
}
await visitor.key("Space");
await screen(SETUP);
await visitor.key("KeyX");
await screen(BOARD);
await until(STATE, PERSON);
await visitor.frames(60);
const small = puzzle(4);
ok(small.given.size === 0 && (await byte(SIZE)) === 4, "4x4, without givens");
await digit(1);
await digit(0);
ok((await made()) === 2, "a digit builds a tower, 0 takes it away");
await page.keyboard.press("Digit7");
await visitor.frames(40);
ok((await made()) === 2 && (await byte(SIDE)) === 0, "a height above four does nothing");
await visitor.key("Space");
await visitor.frames(10);
await digit(2);
await digit(3);
await until(SIDE, 0);
ok((await made()) === 4, "pencil marks, and the pad is closed behind them");
await visitor.key("Space");
await visitor.frames(10);
for (let cell = 0; cell < 16; cell++) {
  await stand(cell % 4, Math.floor(cell / 4));
  if (cell < 15) await digit(small.rows[Math.floor(cell / 4)][cell % 4]);
  else await page.keyboard.press(`Numpad${small.rows[3][3]}`);
}
ok(await until(RESULT, 1).then(() => true, () => false), "solved by digits and arrows");
clean(visitor, "digits");
await visitor.close();
await browser.close();
