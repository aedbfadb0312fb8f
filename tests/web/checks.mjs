// The promises that both pages share, and gamepads for their tests.
import { ok } from "../tap.mjs";

const STOPPED = "connect-src,frame-src,img-src,media-src,object-src,script-src-elem,style-src-elem";

export function clean(visitor, where) {
  ok(visitor.complaints.length === 0, `${where}: no error, no warning`, visitor.complaints.join("\n# "));
  ok(visitor.strangers.length === 0, `${where}: nothing is asked for from elsewhere`, visitor.strangers.join(" "));
}

// What the page's policy blocks when someone gets a tag into the page, and by which rule.
export async function guarded(visitor, where) {
  const stopped = await visitor.page.evaluate(async () => {
    const rules = new Set();
    document.addEventListener("securitypolicyviolation", (event) => rules.add(event.effectiveDirective));
    const add = (tag, attributes, text = "") => document.body.append(Object.assign(document.createElement(tag), attributes, { textContent: text }));
    add("script", {}, "window.wasRun = true");
    add("script", { src: "https://example.org/x.js" });
    add("style", {}, "body { display: none }");
    add("img", { src: "https://example.org/x.png" });
    add("audio", { src: "https://example.org/x.ogg" });
    add("iframe", { src: "https://example.org/" });
    add("object", { data: "https://example.org/" });
    await fetch("https://example.org/").catch(() => {});
    await new Promise((resolve) => { setTimeout(resolve, 500); });
    let evaluated = false;
    try { evaluated = new Function("return true")(); } catch { /* as it must be */ }
    rules.delete("script-src"); // the function above
    return [...rules].sort().join() + (window.wasRun ? ", and an inline script was run" : "") + (evaluated ? ", and text became a program" : "");
  });
  ok(stopped === STOPPED, `${where}: the page's policy stops scripts, styles, pictures, sounds, frames, objects and calls that are not its own`, stopped);
}

// Chromium has no way to plug a gamepad in, so the browser's list of them is replaced: to be run before the page.
export function plugIn() {
  const pad = (index) => ({ id: `Test pad ${index}`, index, connected: true, mapping: "standard", axes: [0, 0, 0, 0], buttons: Array.from({ length: 17 }, () => ({ pressed: false, value: 0 })) });
  window.testPads = [pad(0), null, pad(2)];
  navigator.getGamepads = () => window.testPads;
}

// Does something to a pad, for some frames.
export async function holdPad(visitor, pad, change, frames = 1) {
  await visitor.page.evaluate(change, pad);
  await visitor.frames(frames);
  await visitor.page.evaluate((n) => {
    window.testPads[n].axes.fill(0);
    for (const button of window.testPads[n].buttons) button.pressed = false;
  }, pad);
}
