// The battery in the browser: an unfinished game is still there after a reload; saves go to files and back; nothing is ever lost.
import fs from "node:fs";
import { problemOf } from "../../tools/web/src/savefile.js";
import { SMALL, Visitor, asFile, openBrowser, serve } from "./browser.mjs";
import { Player } from "./expected.mjs";
import { ok } from "../tap.mjs";

const title = new Player().pictures(600);
const menu = new Player().press("start").pictures();
const fresh = new Player().press("start").press("select").pictures(); // setup of Connect 4 on a new cart
const played = new Player().press("start").press("a").press("a");
const goOn = new Player(played.machine.battery()).press("start").press("select").pictures(); // with CONTINUE LAST GAME
ok([...goOn].every((picture) => !fresh.has(picture)), "with an unfinished game the setup looks different");

const site = await serve(), browser = await openBrowser(), folder = "build/tests/web";
let visitor;
const kept = () => visitor.page.evaluate(() => localStorage.getItem("boardcart.save"));

// From the title to the setup of Connect 4, where a game that can be gone on with shows.
async function setupIs(pictures) {
  return await visitor.sees(title) && (await visitor.key("Enter"), await visitor.sees(menu)) && (await visitor.key("Space"), await visitor.sees(pictures));
}
// Presses A until the page has stored something else: the first press enters the game, and the machine may be at its move.
async function playOn() {
  const before = await kept();
  for (let tries = 0; tries < 20 && await kept() === before; tries++) {
    await visitor.key("KeyX");
    await visitor.frames(90);
  }
  return await kept() !== before;
}
// Nothing more is stored for three seconds: the opponent has answered.
async function atRest() {
  for (let before = null; before !== await kept();) {
    before = await kept();
    await visitor.page.waitForTimeout(3000);
  }
}
const act = (name) => visitor.page.click(`#saves [data-act=${name}]`);
const answer = (value) => visitor.page.click(`#question button[value=${value}]`);
const QUIET_MS = 1000; // four times what the page takes to store
const shutSaves = () => visitor.page.click("#saves .close");

// ---- a reload, of the page as a file and from a server
for (const [where, url] of [["file", asFile], ["web server", site]]) {
  await visitor?.close();
  visitor = await Visitor.open(browser, SMALL);
  await visitor.goto(url);
  ok(await setupIs(fresh), `${where}: a new visitor has a new cart`);
  await visitor.key("KeyX");
  await visitor.frames(90);
  const before = await kept();
  await visitor.key("KeyX");
  await visitor.page.waitForFunction((text) => localStorage.getItem("boardcart.save") !== text, before);
  await visitor.frames(60);
  await visitor.page.reload();
  ok(await setupIs(goOn), `${where}: a chip dropped, the page reloaded: CONTINUE LAST GAME`);
}

// ---- out to a file
await visitor.page.click("[data-opens=saves]");
const [fileName, downloaded] = await visitor.download(() => act("export")), mine = new Uint8Array(downloaded);
fs.mkdirSync(folder, { recursive: true });
fs.writeFileSync(`${folder}/mine.sav`, mine);
ok(fileName === "boardcart.sav" && mine.length === 8192 && problemOf(mine) === null, "the file is a whole save of 8 KB");
const elsewhere = new Player(mine).press("start").press("select").pictures(20);
ok([...elsewhere].every((picture) => goOn.has(picture)), "in another console the game can be gone on with");

// ---- what is no save of ours changes nothing
const safe = await kept();
const foreign = { "noise.sav": Buffer.from(Uint8Array.from({ length: 8192 }, (_, n) => (n * 197) >> 3)), "short.sav": Buffer.alloc(100), "empty.sav": Buffer.alloc(0), "cart.nes": fs.readFileSync("build/boardcart.nes") };
for (const [name, buffer] of Object.entries(foreign)) {
  await visitor.page.setInputFiles("#saves input[type=file]", { name, mimeType: "application/octet-stream", buffer });
  await visitor.page.waitForSelector("#question[open]");
  const words = await visitor.page.textContent("#question");
  await answer("yes");
  ok(words.includes("cannot be loaded") && words.includes(name) && words.includes("Nothing was changed") && await kept() === safe, `${name}: a clear word, and nothing is lost`);
}

// ---- erase, and take it back
await act("erase");
await answer("no");
ok(await kept() === safe, "erase, asked: no");
await act("erase");
await answer("yes");
ok(await visitor.page.waitForFunction(() => /Erased/.test(document.querySelector("#saves .status").textContent)).then(() => true, () => false), "erase, asked: yes");
await shutSaves();
ok(await setupIs(fresh), "the cart is new");
await visitor.page.click("[data-opens=saves]");
await act("back");
await shutSaves();
ok(await setupIs(goOn), "what was there before is brought back");

// ---- in from a file
await visitor.page.click("[data-opens=saves]");
await act("erase");
await answer("yes");
await visitor.page.setInputFiles("#saves input[type=file]", `${folder}/mine.sav`);
await visitor.page.waitForSelector("#question[open]");
await answer("yes");
await shutSaves();
ok(await setupIs(goOn), "the file is loaded");
await visitor.page.reload();
ok(await setupIs(goOn), "and kept");

// ---- two tabs
const first = visitor.page;
await first.click("[data-opens=saves]");
const corner = await first.locator("#saves").boundingBox();
await first.mouse.click(corner.x + 6, corner.y + 6);
ok(await first.locator("#saves").isVisible(), "a click on the edge of a dialog does not close it");
await first.click("#saves [data-act=erase]");
await visitor.newTab();
await visitor.goto(site);
await visitor.frames(120);
await first.click("#question button[value=no]");
await first.waitForTimeout(QUIET_MS);
ok(!await first.locator("#question").isVisible(), "a second tab is opened, and nobody plays in it: the first has nothing to ask");
await first.click("#saves [data-act=erase]");
await setupIs(goOn);
ok(await playOn(), "a second tab plays on");
await atRest();
ok(/Erase everything/.test(await first.textContent("#question")), "and the question open in the first stays the same");
await first.click("#question button[value=no]");
await first.waitForFunction(() => /another tab/.test(document.querySelector("#question[open]")?.textContent));
ok(/another tab/.test(await first.textContent("#question")), "then the first says so, and stops");
await first.click("#question button[value=yes]");
await first.click("#saves .close");
await first.waitForFunction(() => window.boardcart.machine.frames > 120);
await first.waitForTimeout(QUIET_MS);
ok(!await visitor.page.locator("#question").isVisible(), "it goes on from there, and that does not call out the second");
ok(visitor.complaints.length === 0 && visitor.strangers.length === 0, "no error, nothing from elsewhere", visitor.complaints.join("\n# "));
await visitor.close();

// ---- no room
// Takes all there is in the browser's storage, down to the last few letters.
const fill = () => {
  for (let size = 1 << 20; size >= 1; size >>= 1) {
    for (let n = 0; ; n++) {
      try { localStorage.setItem(`filler ${size} ${n}`, "x".repeat(size)); } catch { break; }
    }
  }
};
const makeRoom = () => { for (const name of Object.keys(localStorage)) if (name.startsWith("filler")) localStorage.removeItem(name); };
const aside = () => visitor.page.evaluate(() => localStorage.getItem("boardcart.save.before"));
async function refused(promise) {
  await visitor.page.waitForFunction(() => /No room/.test(document.querySelector("#question[open]")?.textContent)).catch(() => {}); // it opens a moment after the answer
  const words = await visitor.page.textContent("#question");
  ok(/No room/.test(words) && /Nothing was changed/.test(words) && await kept() === safe && await aside() === null, promise, words);
  if (await visitor.page.locator("#question").isVisible()) await answer("yes");
}
visitor = await Visitor.open(browser, SMALL);
await visitor.goto(site);
await visitor.page.evaluate((text) => localStorage.setItem("boardcart.save", text), safe);
await visitor.page.evaluate(fill);
await visitor.page.reload();
ok(await visitor.sees(title) && await kept() === safe, "storage is full: the page comes up");
await visitor.page.click("[data-opens=saves]");
await visitor.page.setInputFiles("#saves input[type=file]", { name: "new.sav", mimeType: "application/octet-stream", buffer: Buffer.from(new Player().machine.battery()) });
await visitor.page.waitForSelector("#question[open]");
await answer("yes");
await refused("a file cannot be loaded, because the old save cannot be put aside: it says so, and the old one stays");
await act("erase");
await answer("yes");
await refused("nor can it be erased");
await shutSaves();
ok(await setupIs(goOn), "what was kept before can be gone on with");
await visitor.page.evaluate(makeRoom);
await visitor.page.click("[data-opens=saves]");
const mineNow = await kept();
await act("erase");
await answer("yes");
ok(await visitor.page.waitForFunction((text) => localStorage.getItem("boardcart.save.before") === text, mineNow).then(() => true, () => false), "with room again it is erased, and put aside");
ok(visitor.complaints.length === 0, "no error", visitor.complaints.join("\n# "));
await visitor.close();

// ---- a broken save, and no room to put it aside
visitor = await Visitor.open(browser, SMALL, `() => { localStorage.setItem("boardcart.save", "%%% not ours %%%"); (${fill})(); }`);
await visitor.goto(site);
const notice = (other, words) => other.page.waitForFunction((text) => document.querySelector("#notice").textContent.includes(text), words).then(() => true, () => false);
ok(await notice(visitor, "It stays"), "a broken save, and no room to put it aside: the page says that it stays");
ok(await setupIs(fresh) && await notice(visitor, "no room") && await kept() === "%%% not ours %%%", "and it stays, although the cart is played");
ok(visitor.complaints.length === 0, "no error", visitor.complaints.join("\n# "));
await visitor.close();

// ---- storage that is broken, refused or full
async function odd(promise, prepare, check) {
  const other = await Visitor.open(browser, SMALL, prepare);
  await other.goto(site);
  const plays = await other.sees(title) && (await other.key("Enter"), await other.sees(menu));
  ok(plays && await check(other) && other.complaints.length === 0, promise, other.complaints.join("\n# "));
  await other.close();
}
await odd("a broken save: the cart starts over, the broken one is put aside", () => {
  if (localStorage.getItem("boardcart.save") === null) localStorage.setItem("boardcart.save", "%%% not ours %%%");
}, async (other) => await notice(other, "put aside") && await other.page.evaluate(() => localStorage.getItem("boardcart.save.broken") === "%%% not ours %%%"));
await odd("storage refused: it plays, and says that nothing is kept", () => {
  Object.defineProperty(window, "localStorage", { get() { throw new DOMException("denied", "SecurityError"); } });
}, (other) => notice(other, "keeps nothing"));
await odd("storage full: it plays, and says so", fill, (other) => notice(other, "no room"));
await browser.close();
