// Plays the page with keys, fingers and gamepads, from a web server and as a file. The expected pictures are made in node.
import { FIREFOX, SMALL, SMALL_PHONE, Visitor, asFile, openBrowser, serve } from "./browser.mjs";
import { clean, guarded, holdPad, plugIn } from "./checks.mjs";
import { Player } from "./expected.mjs";
import { ok } from "../tap.mjs";

const title = new Player().pictures(600);
const menu = new Player().press("start").pictures();
const second = new Player().press("start").press("down").pictures();
const setup = new Player().press("start").press("select").pictures();
const board = new Player().press("start").press("a").pictures();
const distinct = new Set([...menu, ...second, ...setup, ...board]);
ok(distinct.size === menu.size + second.size + setup.size + board.size, `menu, its second line, a setup and a board are different pictures (${distinct.size} in all)`);

const site = await serve(), browser = await openBrowser();

// ---- keys
for (const [where, url] of [["web server", site], ["file", asFile]]) {
  const visitor = await Visitor.open(browser, SMALL);
  await visitor.goto(url);
  ok(await visitor.sees(title), `${where}: the title appears`);
  await visitor.key("Enter");
  ok(await visitor.sees(menu), `${where}: Enter is Start, the menu appears`);
  await visitor.key("Space");
  ok(await visitor.sees(setup), `${where}: the space bar is Select, the setup of Connect 4`);
  await visitor.key("KeyX");
  ok(await visitor.sees(board), `${where}: X is A, the game has begun`);
  ok(await visitor.page.evaluate((deaf) => window.boardcart.sound.send && !window.boardcart.sound.processor && (deaf || window.boardcart.sound.context.state === "running"), FIREFOX), `${where}: with the first key, sound plays on the audio thread`);
  clean(visitor, where);
  await guarded(visitor, where);
  await visitor.close();
}

// ---- more of the keyboard
const desk = await Visitor.open(browser, SMALL);
await desk.goto(site);
await desk.sees(title);
await desk.key("KeyP");
ok(await desk.sees(menu), "P is player 2's Start");
ok(await desk.until(second, () => desk.key("KeyK")), "K is player 2's down");
ok(await desk.loudness((level) => level > 0.01), "the menu's music is heard");
await desk.key("KeyM");
ok(await desk.page.getAttribute("#sound", "aria-pressed") === "false", "M mutes");
ok(await desk.loudness((level) => level < 0.001), "then nothing is heard");
await desk.page.click("#sound");
ok(await desk.page.getAttribute("#sound", "aria-pressed") === "true", "a click brings the sound back");
ok(await desk.until(menu, () => desk.key("ArrowUp")), "and the keys still belong to the game");
await desk.page.click("[data-opens=controls]");
const still = await desk.page.evaluate(() => window.boardcart.machine.frames);
await desk.page.click("[data-action='1 down']");
await desk.page.keyboard.press("KeyG");
await desk.page.click("[data-action='1 a']");
await desk.page.keyboard.press("F5");
ok(/needs that key/.test(await desk.page.textContent("#controls .hint")), "a key of the browser's own cannot be given away");
await desk.page.keyboard.press("Escape");
ok(await desk.page.evaluate((frames) => window.boardcart.machine.frames === frames, still), "the console stands still under a dialog");
await desk.page.keyboard.press("Escape");
ok(await desk.until(second, () => desk.key("KeyG")), "down was given the key G");
await desk.page.reload();
await desk.sees(title);
ok(await desk.page.textContent("kbd[data-key='1 down']") === "G", "the page shows it, after a reload, too");
await desk.page.evaluate(() => {
  Object.defineProperty(document, "hidden", { configurable: true, get: () => true });
  document.dispatchEvent(new Event("visibilitychange"));
});
const hidden = await desk.page.evaluate(() => window.boardcart.machine.frames);
await desk.page.waitForTimeout(500);
ok(await desk.page.evaluate((frames) => window.boardcart.machine.frames === frames, hidden), "in a hidden tab the console rests");
await desk.page.evaluate(() => {
  delete document.hidden;
  document.dispatchEvent(new Event("visibilitychange"));
});
ok(await desk.frames(10).then(() => true, () => false), "and goes on when it is seen again");
await desk.key("KeyF");
ok(await desk.page.waitForFunction(() => document.fullscreenElement?.id === "stage").then(() => true, () => false), "F is full screen");
await desk.key("KeyF");
ok(await desk.page.waitForFunction(() => !document.fullscreenElement).then(() => true, () => false), "and F leaves it");
clean(desk, "keyboard");
await desk.close();

// ---- fingers, which the driver of Firefox does not have
async function fingers() {
  const phone = await Visitor.open(browser, SMALL_PHONE);
  await phone.goto(site);
  await phone.sees(title);
  const middleOf = async (selector) => {
    const box = await phone.page.locator(selector).boundingBox();
    return [box.x + box.width / 2, box.y + box.height / 2, box.width];
  };
  await phone.page.touchscreen.tap(...(await middleOf("[data-button=start]")).slice(0, 2));
  ok(await phone.sees(menu), "a tap on Start");
  const [x, y, width] = await middleOf(".cross");
  await phone.fingers("touchStart", [[x, y]]);
  await phone.frames(30);
  ok(menu.has(await phone.picture()), "a thumb resting on the D-pad does nothing");
  ok(await phone.until(second, async () => {
    await phone.fingers("touchMove", [[x, y + width * 0.35]]);
    await phone.fingers("touchMove", [[x, y]]);
  }), "it slides down: the second line");
  await phone.fingers("touchEnd", []);
  ok(await phone.until(menu, async () => {
    await phone.fingers("touchStart", [[x + width * 0.35, y]]);
    await phone.fingers("touchMove", [[x + width * 0.1, y - width * 0.9]]);
    await phone.fingers("touchEnd", []);
  }), "and from right to up, beyond the edge: the first again");
  const [ax, ay] = await middleOf("[data-button=a]");
  await phone.fingers("touchStart", [[ax, ay]]);
  ok(await phone.page.getAttribute("[data-button=a]", "class") === "down", "A lights up");
  await phone.frames(6);
  await phone.fingers("touchEnd", []);
  ok(await phone.sees(board), "A on the screen: the game");
  clean(phone, "touch");
  await phone.close();
}
if (!FIREFOX) await fingers();

// ---- gamepads
const gamer = await Visitor.open(browser, SMALL, plugIn), hold = (pad, change) => holdPad(gamer, pad, change);
await gamer.goto(site);
await gamer.sees(title);
await hold(0, (n) => { window.testPads[n].buttons[9].pressed = true; });
ok(await gamer.sees(menu), "Start on the first gamepad");
ok(/For sound/.test(await gamer.page.textContent("#notice")), "a player with only a gamepad is told how to get sound");
ok(await gamer.until(second, () => hold(0, (n) => { window.testPads[n].axes[1] = 1; })), "its stick: down");
ok(await gamer.until(menu, () => hold(2, (n) => { window.testPads[n].buttons[12].pressed = true; })), "up on the D-pad of the second");
await hold(0, (n) => { window.testPads[n].buttons[0].pressed = true; });
ok(await gamer.sees(board), "its lower button is A");
clean(gamer, "gamepad");
await gamer.close();
await browser.close();
