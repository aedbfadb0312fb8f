// Plays the labkit page. Frame by frame, with the page's clock stopped, its canvas must show what the module shows in node.
import { FIREFOX, SMALL, SMALL_PHONE, Visitor, asFile, openBrowser, serve } from "./browser.mjs";
import { Board, withBestTime } from "./board.mjs";
import { clean, guarded, holdPad, plugIn } from "./checks.mjs";
import { ok } from "../tap.mjs";

const site = `${await serve()}labkit.html`, browser = await openBrowser();
const QUIET_MS = 1000; // four times what the page takes to store

const ram = (visitor, from, length) => visitor.page.evaluate(([at, count]) => [...window.boardcart.machine.area(2).slice(at, at + count)], [from, length]);
const place = async (visitor) => (await ram(visitor, 0, 6)).join();
const numberAt = async (visitor, at) => (await ram(visitor, at, 4)).reduce((sum, byte, n) => sum + byte * 256 ** n, 0);
const kept = (visitor) => visitor.page.evaluate(() => localStorage.getItem("boardcart.labkit.save"));
const becomes = (visitor, test, value) => visitor.page.waitForFunction(test, value).then(() => true, () => false);

async function open(options, prepare = null, url = site) {
  const visitor = await Visitor.open(browser, options, prepare);
  await visitor.goto(url);
  await becomes(visitor, () => window.boardcart?.machine.frames > 20);
  return visitor;
}

// This many frames of the page, while it stands still.
const step = (visitor, frames) => visitor.page.evaluate((count) => {
  const { clock } = window.boardcart;
  while (count-- > 0) clock.frame();
  clock.show();
}, frames);

// ---- a walk, by keys: forward, left, forward; the number of a maze; its minimap off, the other keys
const WALK = [["ArrowUp", "up", 50], ["ArrowLeft", "left", 40], ["KeyW", "up", 40], ["KeyN", "x", 1], ["ArrowDown", "down", 1], ["KeyX", "a", 1],
  ["Space", "select", 1], ["KeyD", "right", 30], ["KeyS", "down", 20], ["KeyT", "y", 2]];
const board = await Board.open(), expected = [];
board.run(10);
for (const [, button, frames] of WALK) {
  board.hold(button, frames);
  board.run(4);
  expected.push(board.hash);
}
ok(new Set(expected).size === WALK.length, `a walk of ${WALK.length} stages in node, all different pictures`);

for (const [where, url] of [["web server", site], ["file", asFile.replace("index.html", "labkit.html")]]) {
  const visitor = await open(SMALL, null, url), pictures = [];
  await visitor.page.evaluate(() => {
    const { clock, machine } = window.boardcart;
    clock.stop();
    machine.power(null);
  });
  await step(visitor, 10);
  for (const [key, , frames] of WALK) {
    await visitor.page.keyboard.down(key);
    await step(visitor, frames);
    await visitor.page.keyboard.up(key);
    await step(visitor, 4);
    pictures.push(await visitor.picture());
  }
  const wrong = WALK.filter((_, n) => pictures[n] !== expected[n]).map(([key]) => key);
  ok(wrong.length === 0, `${where}: the same walk on the page, every stage the same picture to the last pixel`, `not after ${wrong.join()}`);
  ok(await visitor.page.evaluate((deaf) => window.boardcart.sound.send && (deaf || window.boardcart.sound.context.state === "running"), FIREFOX), `${where}: sound plays`);
  clean(visitor, where);
  await guarded(visitor, where);
  await visitor.close();
}

// ---- by itself, in its own time
const desk = await open(SMALL), here = await place(desk);
const timeOf = () => desk.page.evaluate(() => [window.boardcart.machine.frames, performance.now()]), [frames, began] = await timeOf();
await desk.page.keyboard.down("ArrowUp");
await desk.frames(60);
await desk.page.keyboard.up("ArrowUp");
const [later, ended] = await timeOf(), rate = ((later - frames) * 1000) / (ended - began);
console.log(`# ${rate.toFixed(1)} pictures a second in the browser`);
ok(await place(desk) !== here && rate < 66, "the page runs by itself, not too fast; the arrow walks");
await desk.key("KeyN");
await desk.frames(4);
await desk.page.keyboard.type("00c0ffee");
await desk.frames(30);
await desk.key("KeyX");
await desk.frames(30);
ok(await numberAt(desk, 12) === 0xc0ffee, "the number of a maze is typed, with keys that otherwise walk or are the page's");
await desk.page.click("[data-opens=controls]");
const still = (await timeOf())[0];
await desk.page.selectOption("#options select[name=labkit_behaviour]", "built");
ok((await timeOf())[0] === still, "the board stands still under a dialog");
await desk.page.keyboard.press("Escape");
await desk.frames(4);
ok(await numberAt(desk, 28) === 0, "as built, by the dialog: no correction is left");
await desk.page.waitForTimeout(QUIET_MS);
const stored = await kept(desk);
await desk.page.reload();
await becomes(desk, () => window.boardcart?.machine.frames > 20);
ok(await numberAt(desk, 28) === 0 && await desk.page.inputValue("#options select[name=labkit_behaviour]") === "built", "it stays so after a reload");

// ---- saves
const best = withBestTime(new Uint8Array(Buffer.from(stored, "base64")), 7, 1234), entry = () => desk.page.evaluate(() => window.boardcart.machine.battery()[20]);
const choose = async (name, bytes) => {
  await desk.page.setInputFiles("#saves input[type=file]", { name, mimeType: "application/octet-stream", buffer: Buffer.from(bytes) });
  await desk.page.waitForSelector("#question[open]");
  const words = await desk.page.textContent("#question");
  await desk.page.click("#question button[value=yes]");
  return words;
};
await desk.page.click("[data-opens=saves]");
const [name, file] = await desk.download(() => desk.page.click("#saves [data-act=export]"));
ok(name === "labkit.srm" && file.length === 1028 && file.toString("latin1", 0, 6) === "LABKIT", "best times go out to a file");
ok(/8,192 bytes.*Nothing was changed/.test(await choose("cart.sav", new Uint8Array(8192))) && await kept(desk) === stored, "the cart's save is refused with a clear word");
await choose("best.srm", best);
await becomes(desk, () => /is loaded/.test(document.querySelector("#saves .status").textContent));
await desk.page.click("#saves .close");
await desk.frames(10);
ok(await entry() === (1234 & 255), "a file with a best time comes in");
await desk.key("ArrowLeft");
await desk.page.waitForTimeout(QUIET_MS);
await desk.page.reload();
await becomes(desk, () => window.boardcart?.machine.frames > 20);
ok(await entry() === (1234 & 255), "and is kept");
await desk.page.click("header a");
ok(await becomes(desk, () => document.title === "Boardcart" && window.boardcart?.machine.frames > 20), "a click leads to the cart");
ok(await desk.page.evaluate(() => localStorage.getItem("boardcart.save") === null), "whose save is another one");
await desk.page.click("header a[href*=labkit]");
ok(await becomes(desk, () => document.title.startsWith("Labkit") && window.boardcart?.machine.frames > 20), "and another one back");
clean(desk, "keyboard");
await desk.close();

// ---- fingers, which the driver of Firefox does not have
async function fingers() {
  const phone = await open(SMALL_PHONE), from = await place(phone), mazes = await numberAt(phone, 24);
  const box = await phone.page.locator(".cross").boundingBox();
  await phone.fingers("touchStart", [[box.x + box.width / 2, box.y + box.height * 0.1]]);
  await phone.frames(20);
  await phone.fingers("touchEnd", []);
  ok(await place(phone) !== from, "a thumb walks");
  const start = await phone.page.locator("[data-button=start]").boundingBox();
  await phone.page.touchscreen.tap(start.x + start.width / 2, start.y + start.height / 2);
  await phone.frames(30);
  ok(await numberAt(phone, 24) === mazes + 1, "a tap on New begins a new maze");
  clean(phone, "touch");
  await phone.close();
}
if (!FIREFOX) await fingers();

// ---- gamepads
const gamer = await open(SMALL, plugIn), from = await place(gamer);
await holdPad(gamer, 0, (n) => { window.testPads[n].axes[1] = -1; }, 20);
const walked = await place(gamer);
await holdPad(gamer, 0, (n) => { window.testPads[n].axes[2] = 1; }, 20);
const turned = await place(gamer);
ok(from !== walked && walked.split(",").slice(4).join() === from.split(",").slice(4).join(), "the left stick walks");
ok(turned.split(",").slice(0, 4).join() === walked.split(",").slice(0, 4).join() && turned !== walked, "the right stick turns");
await holdPad(gamer, 0, (n) => { window.testPads[n].buttons[2].pressed = true; }, 2);
await gamer.frames(2);
ok((await ram(gamer, 10, 1))[0] === 1, "its left button is X: which maze?");
clean(gamer, "gamepad");
await gamer.close();
await browser.close();
