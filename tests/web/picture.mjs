// picture.mjs OUT.png: the page with a game of Connect 4 on it, for README.md. `make shots KEEP=1` runs it.
import { Visitor, openBrowser, serve } from "./browser.mjs";

const DROPPED_FRAMES = 90; // a chip falls, bounces and comes to rest
const site = await serve(), browser = await openBrowser();
const visitor = await Visitor.open(browser, { viewport: { width: 1024, height: 640 } });
const press = async (key, frames) => { await visitor.key(key); await visitor.frames(frames); };

await visitor.goto(site);
await visitor.frames(200); // the title has faded in
await press("Enter", 60); // Start: the menu
await press("KeyO", 90); // A of the second player: Connect 4 for two
// the keys of both players in turn: aim, then drop
for (const keys of ["KeyX", "KeyL KeyO", "ArrowRight KeyX", "KeyJ KeyJ KeyO", "KeyX", "KeyO", "KeyX"]) {
  for (const key of keys.split(" ")) await press(key, 20);
  await visitor.frames(DROPPED_FRAMES);
}
await visitor.page.screenshot({ path: process.argv[2] });
await browser.close();
process.exit(0);
