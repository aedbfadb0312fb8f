// The page of the link cable, played: a whole linked game on one page with the plug pulled and put back, then two windows, one of which is
// hidden, closed and opened again. What is on the consoles is read from their memory, by the labels of the ROM.
import { DESKTOP, FIREFOX, SMALL, SMALL_PHONE, Visitor, asFile, openBrowser, serve } from "./browser.mjs";
import { clean, guarded } from "./checks.mjs";
import { readLabels } from "../jsnes/console.mjs";
import { AIM, MENU, OVER, PLAY, SETUP, offset } from "../connect4/jsnes/linked.mjs";
import { ok } from "../tap.mjs";

const labels = readLabels("build/boardcart.lbl"), site = await serve(), browser = await openBrowser();
const HANDS = [
  { up: "ArrowUp", down: "ArrowDown", left: "ArrowLeft", right: "ArrowRight", a: "KeyX", start: "Enter", select: "Space" },
  { up: "KeyI", down: "KeyK", left: "KeyJ", right: "KeyL", a: "KeyO", start: "KeyP", select: "KeyY" },
];
const PATIENCE = 1500; // pictures
const found = (promise) => promise.then(() => true, () => false);

// A person at one console: of a page with two of them, or of a window.
class Hands {
  constructor(page, n, keys = HANDS[n - 1]) { Object.assign(this, { page, n, keys }); }

  look(what, ...rest) {
    return this.page.evaluate(([n, kind, ...more]) => {
      const machine = window.boardcart.handhelds[n - 1], { cpu, ppu } = machine.nes;
      if (kind === "ram") return cpu.mem[more[0]];
      if (kind === "frames") return machine.frames;
      const rows = Array.from({ length: 30 }, (_, y) => String.fromCharCode(...ppu.vramMem.slice(0x2000 + 32 * y, 0x2020 + 32 * y).map((tile) => (tile < 0x5f ? tile + 0x20 : 0x23))));
      return rows.some((row) => row.includes(more[0]));
    }, [this.n, what, ...rest]);
  }

  shows(words) { return this.look("words", words); }

  c4(field, n = 0) { return this.look("ram", labels.c4_state + offset(`c4_state.${field}`) + n); }

  // Until something is so, in pictures of this console.
  async until(what) {
    const end = await this.look("frames") + PATIENCE;
    while (!await what()) {
      if (await this.look("frames") > end) return false;
      await this.page.waitForTimeout(30);
    }
    return true;
  }

  sees(words) { return this.until(() => this.shows(words)); }

  async pause(frames) {
    const end = await this.look("frames") + frames;
    return this.until(async () => await this.look("frames") >= end);
  }

  async press(button) {
    await this.page.keyboard.press(this.keys[button]); // the page holds it for a picture at least
    await this.pause(8);
  }

  screen(id) { return this.until(async () => await this.look("ram", labels.screen_id) === id); }

  // From power-on to the link.
  async choose() {
    await this.pause(150);
    await this.press("start");
    await this.screen(MENU);
    await this.pause(40);
    await this.press("select");
    await this.screen(SETUP);
    await this.pause(40);
    for (const way of ["down", "down"]) await this.press(way);
    for (let tries = 0; tries < 12 && !await this.shows("LINK CABLE"); tries++) await this.press("right");
    for (const way of ["up", "up"]) await this.press(way);
    await this.press("a");
    return this.screen(PLAY);
  }

  async drop(column) {
    await this.until(async () => await this.c4("state") === AIM);
    for (let tries = 0; tries < 12 && await this.c4("cursor") !== column; tries++) await this.press(await this.c4("cursor") < column ? "right" : "left");
    const count = await this.c4("count");
    for (let tries = 0; tries < 5 && await this.c4("count") === count; tries++) await this.press("a");
  }
}
const kept = (page, name) => page.evaluate((key) => localStorage.getItem(`boardcart.${key}`), name);

// ---- two handhelds on one page, from a file
async function onePage() {
  const visitor = await Visitor.open(browser, DESKTOP), url = asFile.replace("index.html", "link.html");
  await visitor.goto(url);
  await visitor.page.evaluate(() => { window.boardcart.clock.speed = 2; });
  const { page } = visitor, [one, two] = [1, 2].map((n) => new Hands(page, n));
  ok((await page.$$eval(".whose b", (list) => list.map((b) => b.textContent))).join() === "Console 1,Console 2", "a label says which console is whose");
  ok(await one.choose() && await one.sees("SEARCHING") && !await one.shows("YOU ARE"), "console 1 chooses LINK CABLE: it searches");
  ok(await two.choose() && await one.sees("YOU ARE RED") && await two.sees("YOU ARE GOLD"), "console 2 does: they have found each other");
  ok(await one.sees("YOUR TURN") && await two.sees("OTHER PLAYER'S TURN"), "and each says whose turn it is");
  for (const column of [0, 1]) {
    await one.drop(column);
    await two.drop(6);
  }
  await page.click("#plug");
  ok(await one.sees("LOST") && await two.sees("LOST"), "the plug is pulled in the middle of the game: LOST on both");
  ok(/is out/.test(await page.textContent("#cable [role=status]")) && await page.getAttribute("#plug", "aria-pressed") === "false", "and the page shows it");
  await page.keyboard.press("KeyQ");
  ok(await one.sees("CONNECTED") && await two.sees("CONNECTED"), "put back by its key: CONNECTED");
  await one.drop(2);
  await two.drop(5);
  await one.drop(3);
  ok(await one.sees("YOU WIN!") && await two.sees("YOU LOSE") && await one.c4("state") === OVER, "the game is played to its end: one wins, the other loses");
  const saves = await Promise.all(["link.1", "link.2", "save"].map((name) => kept(page, name)));
  ok(saves[0] && saves[1] && saves[0] !== saves[1] && saves[2] === null, "each console keeps a save of its own, the cart's page keeps another");
  clean(visitor, "two handhelds");
  await guarded(visitor, "two handhelds");
  await visitor.close();
}

// ---- two windows
async function twoWindows(where, url) {
  const visitor = await Visitor.open(browser, SMALL);
  await visitor.goto(url);
  const first = visitor.page, one = new Hands(first, 1);
  await first.waitForFunction(() => window.boardcart.lockstep.own);
  ok(/Console 1: this window/.test(await first.textContent(".whose")) && /not there/.test(await first.textContent("#cable [role=status]")), `${where}: the first window has console 1, and says that the other is not there`);
  await visitor.newTab();
  await visitor.goto(url);
  let second = visitor.page, two = new Hands(second, 1, HANDS[0]);
  const together = (page) => found(page.waitForFunction(() => window.boardcart.lockstep.joined));
  ok(await together(first) && await together(second) && /Console 2: this window/.test(await second.textContent(".whose")), `${where}: the second has console 2, and they are linked`);
  const hide = (page, hidden) => page.evaluate((value) => {
    Object.defineProperty(document, "hidden", { value, configurable: true });
    document.dispatchEvent(new Event("visibilitychange"));
  }, hidden);
  await hide(first, true);
  await first.evaluate(() => { window.requestAnimationFrame = () => 0; }); // no more pictures for a hidden window
  ok(await two.choose(), `${where}: with the first window hidden the second plays`);
  await hide(first, false);
  ok(await one.choose() && await two.sees("YOU ARE RED") && await one.sees("YOU ARE GOLD"), `${where}: both choose LINK CABLE and find each other`);
  await two.drop(0);
  ok(await found(first.waitForFunction(([at]) => window.boardcart.handhelds[0].nes.cpu.mem[at] === 1, [labels.c4_state + offset("c4_state.count")])), `${where}: a chip dropped in one window falls in the other`);
  await first.click("#plug");
  ok(await one.sees("LOST") && await two.sees("LOST"), `${where}: one window pulls the plug: LOST in both`);
  await first.click("#plug");
  ok(await one.sees("CONNECTED") && await two.sees("CONNECTED"), `${where}: and puts it back`);
  const saves = await Promise.all(["link.1", "link.2", "save"].map((name) => kept(first, name)));
  const own = await Promise.all([first, second].map((page) => page.evaluate(() => {
    window.boardcart.batteries[0].flush();
    return [window.boardcart.batteries[0].name, btoa(String.fromCharCode(...window.boardcart.machine.battery().slice(0, 0xd00)))];
  })));
  ok(saves[2] === null && own.every(([name], n) => name === `link.${n + 1}`) && own.every(([, text], n) => saves[n]?.startsWith(text.slice(0, -4))), `${where}: each window keeps its own console's save`);
  await second.close();
  ok(await one.sees("LOST") && /not there/.test(await first.textContent("#cable [role=status]")), `${where}: a window is closed: the other goes on, unplugged`);
  second = await visitor.newTab();
  await visitor.goto(url);
  two = new Hands(second, 1, HANDS[0]);
  ok(await together(second) && /Console 2/.test(await second.textContent(".whose")) && await kept(second, "link.2") === saves[1], `${where}: opened again it is console 2, with its save`);
  ok(await two.choose() && await two.sees("YOU ARE RED") && await two.c4("count") === 1, `${where}: which searches, and is back in the game`);
  await one.drop(3);
  ok(await two.until(async () => await two.c4("count") === 2), `${where}: that goes on`);
  ok(await first.evaluate(() => window.boardcart.lockstep.parted) === 0, `${where}: both windows had the same two consoles all the time`);
  clean(visitor, where);
  await visitor.close();
}

// ---- fingers: who taps a console has the pad
async function fingers() {
  const phone = await Visitor.open(browser, SMALL_PHONE);
  await phone.goto(`${site}link.html`);
  const two = new Hands(phone.page, 2);
  await two.pause(150);
  await phone.page.touchscreen.tap(...await phone.page.locator("#screen2").boundingBox().then(({ x, y, width, height }) => [x + width / 2, y + height / 2]));
  await phone.page.touchscreen.tap(...await phone.page.locator("[data-button=start]").boundingBox().then(({ x, y, width, height }) => [x + width / 2, y + height / 2]));
  ok(await two.screen(MENU) && await phone.page.getAttribute(".console.has-pad .whose b", "class") === null, "a tap on console 2 gives it the pad");
  ok((await phone.page.textContent(".has-pad b")) === "Console 2", "which its label says");
  clean(phone, "fingers");
  await phone.close();
}

await onePage();
await twoWindows("web server", `${site}link.html?windows`);
if (!FIREFOX) {
  const visitor = await Visitor.open(browser, SMALL), url = asFile.replace("index.html", "link.html?windows"); // as files only that they find each other
  await visitor.goto(url);
  await visitor.newTab();
  await visitor.goto(url);
  ok(await found(visitor.page.waitForFunction(() => window.boardcart.lockstep.joined)), "file: two windows find each other");
  await visitor.close();
  await fingers();
}
await browser.close();
