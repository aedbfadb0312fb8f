// The music room: every track of the NSF sounds in the page's console, and the page plays it through its own sound.
import fs from "node:fs";
import path from "node:path";
import { pathToFileURL } from "node:url";
import { Machine } from "../../tools/web/src/machine.js";
import { readNsf, romOf } from "../../tools/web/src/nsf.js";
import { SMALL, Visitor, openBrowser, serve } from "./browser.mjs";
import { clean } from "./checks.mjs";
import { ok } from "../tap.mjs";

const { NES } = await import(pathToFileURL(path.resolve("build/gen/web/node_modules/jsnes/src/index.js")).href);
const nsf = readNsf(new Uint8Array(fs.readFileSync("build/boardcart.nsf")));
const ids = fs.readFileSync("build/gen/sound_ids.inc", "utf8"), count = (kind) => Number(ids.match(`${kind}_COUNT = (\\d+)`)[1]);
ok(nsf.tracks.length === count("SONG") + count("SFX") && nsf.tracks.filter(({ effect }) => effect).length === count("SFX"), `the NSF has ${nsf.tracks.length} tracks, all songs and all effects`);
ok(nsf.tracks.every(({ title, ms }) => title !== "" && ms > 0) && nsf.tracks.some(({ title }) => title === "Boardcart!"), "with titles and lengths");

// Swing of the loudspeaker in the first half second of a track.
function swing(track) {
  let low = 1, high = -1;
  const machine = new Machine(NES, romOf(nsf, track), { onSample: (left) => { low = Math.min(low, left); high = Math.max(high, left); } });
  machine.power();
  for (let n = 0; n < 3; n++) machine.frame(); // it warms up
  low = 1, high = -1;
  for (let n = 0; n < 37; n++) machine.frame();
  return high - low;
}
const silent = nsf.tracks.filter((track, n) => swing(n) < 0.01).map(({ title }) => title);
ok(silent.length === 0, "every track sounds in the page's console", silent.join(", "));
let refused = "";
try { readNsf(new Uint8Array(200)); } catch (error) { refused = error.message; }
ok(/no NSF2/.test(refused), "what is no NSF is refused in words");

const browser = await openBrowser(), visitor = await Visitor.open(browser, SMALL);
await visitor.goto(await serve());
await visitor.frames(10);
await visitor.page.click("[data-opens=music]");
const songs = visitor.page.locator("#music .songs button");
ok(await songs.count() === count("SONG") && await visitor.page.locator("#music .effects button").count() === count("SFX"), "the music room lists them");
const still = await visitor.page.evaluate(() => window.boardcart.machine.frames);
await songs.filter({ hasText: "Five Boards" }).click();
ok(await visitor.loudness((level) => level > 0.01), "a song is heard");
ok(/^Five Boards, 0:0\d$/.test(await visitor.page.textContent("#music .status")), "and named");
ok(await visitor.page.evaluate((frames) => window.boardcart.machine.frames === frames, still), "the game waits meanwhile");
await songs.filter({ hasText: "Five Boards" }).click();
ok(await visitor.loudness((level) => level < 0.001), "a second click stops it");
await visitor.page.click("#music .effects button:last-child");
ok(await visitor.loudness((level) => level > 0.01), "an effect is heard");
await visitor.page.screenshot({ path: "build/tests/web/music.png" });
await visitor.page.keyboard.press("Escape");
await visitor.frames(10);
ok(await visitor.page.evaluate(() => window.boardcart.music.track === null), "closed, the room is silent and the game goes on");
clean(visitor, "music room");
await visitor.close();
await browser.close();
