// The page in windows of many shapes: everything is inside, nothing overlaps, pixels are whole, and the page can be used without
// a mouse and with a screen reader.
import { DESKTOP, FIREFOX, PHONE, Visitor, openBrowser, serve } from "./browser.mjs";
import { ok } from "../tap.mjs";

const site = await serve(), browser = await openBrowser();

// Boxes of what is to be seen, by name.
const boxes = (page) => page.evaluate(() => {
  const list = [];
  for (const element of document.querySelectorAll("#screen, #screen2, #plug, #cable a, .whose b, header button, header a, .cross, #pad [data-button], footer kbd, .logo")) {
    const box = element.getBoundingClientRect();
    const name = element.id || element.title || element.dataset.button || element.dataset.key || element.className || element.textContent;
    if (box.width > 0) list.push({ name, pad: element.closest("#pad, #plug, header") !== null, left: box.left, top: box.top, right: box.right, bottom: box.bottom });
  }
  return list;
});
// Words of the footer that are above or below their keys.
const tornRows = () => [...document.querySelectorAll("footer tr")].filter((row) => {
  const word = row.querySelector("th").getBoundingClientRect(), keys = [...row.querySelectorAll("kbd")].map((key) => key.getBoundingClientRect());
  return word.width > 0 && keys.some((key) => key.top > word.bottom || key.bottom < word.top);
}).map((row) => row.querySelector("th").textContent);
const overlap = (a, b) => Math.min(a.right, b.right) - Math.max(a.left, b.left) > 0.5 && Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top) > 0.5;

async function look(visitor, width, height, touch, whose = "", least = 0.55) {
  await visitor.page.setViewportSize({ width, height });
  await visitor.frames(4);
  const list = await boxes(visitor.page), screen = list.find(({ name }) => name === "screen"), bad = [];
  for (const box of list) {
    if (box.left < -0.5 || box.top < -0.5 || box.right > width + 0.5 || box.bottom > height + 0.5) bad.push(`${box.name} is outside`);
    if (box.pad && (box.right - box.left < 40 || box.bottom - box.top < 24)) bad.push(`${box.name} is too small for a finger`);
    for (const other of list) if (box.name < other.name && overlap(box, other)) bad.push(`${box.name} covers ${other.name}`);
  }
  if (await visitor.page.evaluate(() => document.documentElement.scrollWidth > innerWidth || document.documentElement.scrollHeight > innerHeight)) bad.push("it scrolls");
  const picture = await visitor.page.evaluate(() => window.boardcart.screen.picture);
  const share = (screen.right - screen.left) / Math.min(width, (height * picture.width) / picture.height);
  if (share < least) bad.push(`the picture takes ${Math.round(share * 100)} % only`);
  for (const row of await visitor.page.evaluate(tornRows)) bad.push(`${row} and its key are on two lines`);
  if (list.some(({ name }) => name === "cross") !== touch) bad.push(touch ? "no pad" : "a pad");
  ok(bad.length === 0, `${whose}${width}x${height}${touch ? ", touch" : ""}: all inside, nothing covered, the picture at ${Math.round(share * 100)} %`, bad.join("; "));
}

// ---- shapes
const desk = await Visitor.open(browser, DESKTOP);
await desk.goto(site);
for (const [width, height] of [[1280, 800], [1920, 1080], [1440, 900], [1024, 768], [1366, 650], [800, 600], [640, 900], [500, 800], [450, 800]]) await look(desk, width, height, false);
await desk.page.setViewportSize(DESKTOP.viewport);
await desk.frames(4);
const sharp = await desk.page.evaluate(() => {
  const canvas = document.querySelector("#screen"), box = canvas.getBoundingClientRect();
  return { times: canvas.width / 256, css: box.width / 256, rows: canvas.height / 240 };
});
ok(sharp.times === 3 && sharp.css === 3 && sharp.rows === 3, "1280x800: each pixel of the console is 3x3 of the monitor");
await desk.page.click("[data-opens=controls]");
await desk.page.check("[data-setting=tv]");
await desk.page.keyboard.press("Escape");
await desk.frames(4);
const shape = await desk.page.evaluate(() => { const box = document.querySelector("#screen").getBoundingClientRect(); return box.width / box.height; });
ok(Math.abs(shape - (256 * 8) / 7 / 240) < 0.01, "as wide as on a television: 8:7");

// ---- without a mouse
const names = await desk.page.evaluate(() => [...document.querySelectorAll("button, a, input, select, canvas, dialog, img")].filter((element) => {
  const label = element.closest("label")?.textContent ?? "", by = document.getElementById(element.getAttribute("aria-labelledby"));
  return by === null && !(element.getAttribute("aria-label") || element.textContent.trim() || element.getAttribute("alt") || label.trim()) && !element.closest("#question");
}).map((element) => element.outerHTML.slice(0, 80)));
ok(names.length === 0, "everything has a name for screen readers", names.join(" "));
await desk.page.focus("#full");
const walk = [];
for (let n = 0; n < 6; n++) {
  walk.push(await desk.page.evaluate(() => document.activeElement.textContent));
  await desk.page.keyboard.press("Tab");
}
ok(walk.join() === "Full screen,Sound,Reset,Saves,Controls,Manual", "Tab walks through the tools");
await desk.page.focus("[data-opens=manual]");
await desk.page.keyboard.press("Enter");
ok(await desk.page.evaluate(() => document.activeElement.closest("dialog")?.id === "manual"), "Enter opens the manual, the focus goes in");
const shown = await desk.page.evaluate(() => { const style = getComputedStyle(document.activeElement); return style.outlineStyle !== "none" && parseFloat(style.outlineWidth) >= 2; });
ok(shown, "where the focus is, is seen");
const links = await desk.page.$$eval("#manual nav a", (list) => list.map((link) => document.querySelector(link.getAttribute("href"))?.textContent === link.textContent));
ok(links.length >= 7 && links.every(Boolean), `the manual's ${links.length} links lead to its parts`);
const pictures = await desk.page.$$eval("#manual img", async (list) => {
  for (const image of list) image.loading = "eager";
  await Promise.all(list.map((image) => image.decode().catch(() => {})));
  return list.map((image) => image.naturalWidth);
});
ok(pictures.length >= 7 && pictures.every((width) => width === 256), `and its ${pictures.length} pictures are there`);
await desk.page.keyboard.press("Escape");
ok(await desk.page.evaluate(() => document.activeElement.dataset.opens === "manual"), "Escape closes it, the focus comes back");
ok(desk.complaints.length === 0 && desk.strangers.length === 0, "no error, nothing from elsewhere", desk.complaints.join("\n# "));
await desk.close();

// ---- the same for labkit
const wide = await Visitor.open(browser, DESKTOP);
await wide.goto(`${site}labkit.html`);
for (const [width, height] of [[1280, 800], [1920, 1080], [1024, 768], [1366, 650], [640, 900], [450, 800]]) await look(wide, width, height, false, "labkit, ");
await wide.page.setViewportSize({ width: 1920, height: 1080 });
await wide.frames(4);
const size = await wide.page.evaluate(() => { const canvas = document.querySelector("#screen"), box = canvas.getBoundingClientRect(); return [canvas.width, canvas.height, box.width, box.height].join(); });
ok(size === "1024,768,1024,768", "1920x1080: each pixel of the board is one of the monitor", size);
ok((await wide.page.$$("kbd[data-key]:empty")).length === 0, "every key on the page has a name");
ok(wide.complaints.length === 0 && wide.strangers.length === 0, "no error, nothing from elsewhere", wide.complaints.join("\n# "));
await wide.close();

// ---- and for two consoles on a cable
const HALF = 0.36; // two of them, with their cable
const pair = await Visitor.open(browser, DESKTOP);
for (const [query, whose, least] of [["", "two handhelds, ", HALF], ["?windows", "a window each, ", 0.5]]) {
  await pair.goto(`${site}link.html${query}`);
  await pair.page.waitForFunction(() => window.boardcart.clock.running);
  for (const [width, height] of [[1280, 800], [1920, 1080], [1366, 650], [1024, 768], [800, 600], [640, 900], [450, 800]]) await look(pair, width, height, false, whose, least);
}
ok(pair.complaints.length === 0 && pair.strangers.length === 0, "no error, nothing from elsewhere", pair.complaints.join("\n# "));
await pair.close();

// ---- fingers, which the driver of Firefox does not have
async function fingers() {
  const phone = await Visitor.open(browser, PHONE);
  await phone.goto(site);
  for (const [width, height] of [[390, 844], [360, 640], [320, 568], [844, 390], [667, 375], [820, 1180], [1180, 820]]) await look(phone, width, height, true);
  await phone.page.emulateMedia({ reducedMotion: "reduce" });
  ok(await phone.page.evaluate(() => getComputedStyle(document.querySelector("#notice")).transitionDuration === "0s"), "who wants no motion gets none");
  ok(phone.complaints.length === 0, "no error", phone.complaints.join("\n# "));
  await phone.goto(`${site}labkit.html`);
  for (const [width, height] of [[390, 844], [320, 568], [844, 390], [667, 375], [1180, 820]]) await look(phone, width, height, true, "labkit, ");
  for (const [query, whose] of [["", "two handhelds, "], ["?windows", "a window each, "]]) {
    await phone.goto(`${site}link.html${query}`);
    await phone.page.waitForFunction(() => window.boardcart.clock.running);
    for (const [width, height] of [[390, 844], [320, 568], [844, 390], [667, 375], [820, 1180], [1180, 820]]) await look(phone, width, height, true, whose, 0.29); // the pad takes its share
  }
  ok(phone.complaints.length === 0, "no error", phone.complaints.join("\n# "));
  await phone.close();
}
if (!FIREFOX) await fingers();
await browser.close();
