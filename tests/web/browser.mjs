// The page in headless Chromium, or with WEB_BROWSER=firefox in Firefox: opened as a file or from our own web server; everything
// that it should not do is recorded.
import fs from "node:fs";
import http from "node:http";
import os from "node:os";
import path from "node:path";
import { pathToFileURL } from "node:url";
import { skipAll } from "../tap.mjs";

const home = path.resolve("build/tests/web/node_modules/playwright-core/index.mjs");
const { chromium, firefox } = await import(pathToFileURL(home).href);
const FOLDER = path.resolve("build/web");
const DOWNLOADS = path.resolve("build/tests/web/downloads");
const TYPES = { ".html": "text/html", ".js": "text/javascript", ".css": "text/css", ".png": "image/png", ".txt": "text/plain", ".webmanifest": "application/manifest+json", ".nes": "application/octet-stream" };
const PATIENCE_MS = 60000; // the machine may be busy with other tests
const SETTLE_FRAMES = 24; // a picture is only known when its fade is over; the key that was held must be let go

export const DESKTOP = { viewport: { width: 1280, height: 800 } };
export const SMALL = { viewport: { width: 900, height: 640 } }; // less to paint, for tests that do not look at the layout
export const SMALL_PHONE = { viewport: { width: 390, height: 844 }, isMobile: true, hasTouch: true };
export const PHONE = { viewport: { width: 390, height: 844 }, deviceScaleFactor: 3, isMobile: true, hasTouch: true };
export const PHONE_LYING = { viewport: { width: 844, height: 390 }, deviceScaleFactor: 3, isMobile: true, hasTouch: true };

export async function serve() {
  const server = http.createServer((request, response) => {
    const name = decodeURIComponent(new URL(request.url, "http://x").pathname), file = path.join(FOLDER, name.endsWith("/") ? `${name}index.html` : name);
    if (!file.startsWith(FOLDER) || !fs.existsSync(file)) {
      response.writeHead(404).end();
      return;
    }
    response.writeHead(200, { "content-type": TYPES[path.extname(file)] ?? "application/octet-stream" }).end(fs.readFileSync(file));
  });
  await new Promise((resolve) => { server.listen(0, "127.0.0.1", resolve); });
  server.unref(); // the test ends with its browser
  return `http://127.0.0.1:${server.address().port}/`;
}

export const asFile = pathToFileURL(path.join(FOLDER, "index.html")).href;

export const FIREFOX = process.env.WEB_BROWSER === "firefox";

// A browser of Debian, of a snap, or one that npm's playwright or puppeteer has fetched. CHROMIUM and FIREFOX name another.
function findBrowser() {
  if (FIREFOX) return [process.env.FIREFOX, "/usr/bin/firefox-esr", "/usr/bin/firefox"].find((file) => file && fs.existsSync(file));
  const cache = path.join(os.homedir(), ".cache"), fetched = ["ms-playwright/chromium-*/chrome-linux*/chrome", "puppeteer/chrome/*/chrome-linux*/chrome"];
  const places = [process.env.CHROMIUM, "/usr/bin/chromium", "/snap/bin/chromium", ...fetched.flatMap((pattern) => glob(cache, pattern.split("/")))];
  return places.find((file) => file && fs.existsSync(file));
}

// The files below a folder whose names fit a list of patterns with *.
function glob(folder, [first, ...rest]) {
  if (first === undefined) return [folder];
  const fits = new RegExp(`^${first.replaceAll("*", ".*")}$`), names = fs.existsSync(folder) ? fs.readdirSync(folder) : [];
  return names.filter((name) => fits.test(name)).flatMap((name) => glob(path.join(folder, name), rest));
}

export async function openBrowser() {
  const executablePath = findBrowser();
  if (!executablePath) {
    const why = `no ${FIREFOX ? "Firefox" : "Chromium"} here: looked for Debian's, a snap's and npm's; CHROMIUM=/path/of/one names another`;
    if (process.env.CI) throw new Error(why);
    skipAll(why);
  }
  if (FIREFOX) return firefox.launch({ executablePath, channel: "moz-firefox", downloadsPath: DOWNLOADS }); // as Debian has it, by WebDriver BiDi
  return chromium.launch({ executablePath, args: ["--no-sandbox", "--disable-dev-shm-usage", "--autoplay-policy=user-gesture-required"] });
}

// One player's browser window, with a context of its own, so that windows share no storage. `prepare`: code to run before the
// page's own.
export class Visitor {
  static async open(browser, options, prepare = null) {
    const visitor = new Visitor();
    visitor.context = await browser.newContext({ ...options, acceptDownloads: true });
    if (prepare) await visitor.context.addInitScript({ content: `if (/^(http|file):/.test(location.href)) (${prepare})();` });
    visitor.complaints = [];
    visitor.strangers = [];
    await visitor.newTab();
    return visitor;
  }

  async newTab() {
    const page = await this.context.newPage();
    page.setDefaultTimeout(PATIENCE_MS);
    page.on("console", (message) => { if (["error", "warning"].includes(message.type())) this.complaints.push(message.text()); });
    page.on("pageerror", (error) => this.complaints.push(error.stack));
    page.on("request", (request) => { if (!/^(data:|blob:)/.test(request.url()) && !request.url().startsWith(this.home ?? "")) this.strangers.push(request.url()); });
    page.on("requestfailed", (request) => this.complaints.push(`failed: ${request.url()}`));
    page.on("response", (response) => { if (response.status() >= 400) this.complaints.push(`${response.status()}: ${response.url()}`); });
    this.page = page;
    return page;
  }

  async goto(url) {
    this.home = url.replace(/[^/]*$/, "");
    await this.page.goto(url);
  }

  // Hash of what is on the canvas, scaled back to the console's pixels: each is a whole block there.
  picture() {
    return this.page.evaluate(() => {
      const { width, height } = window.boardcart.screen.picture;
      const small = new OffscreenCanvas(width, height), context = small.getContext("2d", { willReadFrequently: true });
      context.imageSmoothingEnabled = false;
      context.drawImage(document.querySelector("#screen"), 0, 0, width, height);
      let hash = 0x811c9dc5;
      for (const pixel of new Uint32Array(context.getImageData(0, 0, width, height).data.buffer)) hash = Math.imul(hash ^ (pixel & 0xffffff), 0x01000193) >>> 0;
      return hash;
    });
  }

  // Waits until the canvas shows one of these pictures, then until the screen has settled.
  async sees(pictures, patience = PATIENCE_MS) {
    const end = Date.now() + patience;
    while (!pictures.has(await this.picture())) {
      if (Date.now() > end) return false;
      await this.page.waitForTimeout(50);
    }
    await this.frames(SETTLE_FRAMES);
    return true;
  }

  // Repeats an action until the canvas shows one of these pictures: on a busy machine a press may last long enough to repeat, so
  // that the hand goes a line too far; but the list wraps around.
  async until(pictures, act) {
    for (let tries = 0; tries < 20; tries++) {
      await act();
      if (await this.sees(pictures, 2000)) return true;
    }
    return false;
  }

  async frames(count) {
    const from = await this.page.evaluate(() => window.boardcart.machine.frames);
    await this.page.waitForFunction((end) => window.boardcart.machine.frames >= end, from + count);
  }

  async key(code) {
    await this.page.keyboard.press(FIREFOX && code === "Enter" ? "KeyP" : code); // the page holds it for a frame at least
  }

  // Waits until the loudest sample of what goes to the loudspeaker is as wanted. Firefox needs a loudspeaker for that, Chromium does not.
  async loudness(wanted) {
    if (FIREFOX) return true;
    for (const end = Date.now() + 30000; Date.now() < end;) {
      const level = await this.page.evaluate(() => {
        const { context, volume } = window.boardcart.sound, samples = new Float32Array(2048);
        window.ear ??= volume.connect(new AnalyserNode(context, { fftSize: 2048 }));
        window.ear.getFloatTimeDomainData(samples);
        return Math.max(...samples.map(Math.abs));
      });
      if (wanted(level)) return true;
      await this.page.waitForTimeout(100);
    }
    return false;
  }

  // Name and bytes of the file that an action downloads.
  async download(act) {
    if (!FIREFOX) {
      const [download] = await Promise.all([this.page.waitForEvent("download"), act()]);
      return [download.suggestedFilename(), fs.readFileSync(await download.path())];
    }
    fs.rmSync(DOWNLOADS, { recursive: true, force: true }); // its driver does not say: look
    fs.mkdirSync(DOWNLOADS);
    await act();
    for (let waited = 0; waited < PATIENCE_MS; waited += 100) {
      const [name] = fs.readdirSync(DOWNLOADS);
      if (name && fs.statSync(path.join(DOWNLOADS, name)).size > 0) return [name, fs.readFileSync(path.join(DOWNLOADS, name))];
      await this.page.waitForTimeout(100);
    }
    throw new Error("no file was downloaded");
  }

  // Fingers, by the protocol itself: playwright only knows taps.
  async fingers(type, points) {
    this.protocol ??= await this.context.newCDPSession(this.page);
    await this.protocol.send("Input.dispatchTouchEvent", { type, touchPoints: points.map(([x, y], id) => ({ x, y, id })) });
  }

  async close() { await this.context.close(); }
}
