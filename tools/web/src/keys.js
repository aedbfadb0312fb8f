// The keyboard: which key is which button, for two players. Keys are places on the keyboard (event.code), so that the default fits the
// hand on every layout; the label shown is the letter that the player's layout has there.
import { BUTTONS } from "./machine.js";
import { bit } from "./pads.js";

export const DEFAULT_KEYS = {
  "1 up": "ArrowUp", "1 down": "ArrowDown", "1 left": "ArrowLeft", "1 right": "ArrowRight",
  "1 a": "KeyX", "1 b": "KeyZ", "1 select": "Space", "1 start": "Enter",
  "2 up": "KeyI", "2 down": "KeyK", "2 left": "KeyJ", "2 right": "KeyL",
  "2 a": "KeyO", "2 b": "KeyU", "2 select": "KeyY", "2 start": "KeyP",
  fast: "KeyC", mute: "KeyM", full: "KeyF",
};
const RESERVED = /^(Escape|Tab|F\d+|Meta.*|Control.*|Alt.*|OS.*|ContextMenu)$/; // the browser's own, or the way out
const NAMES = { // the same on every layout
  ArrowUp: "\u2191", ArrowDown: "\u2193", ArrowLeft: "\u2190", ArrowRight: "\u2192", ShiftLeft: "Left Shift", ShiftRight: "Right Shift",
  Space: "Space", Enter: "Enter", Backspace: "Backspace",
};
const SIGNS = { // on an English keyboard, when the browser does not tell
  Backquote: "`", Minus: "-", Equal: "=", BracketLeft: "[", BracketRight: "]", Semicolon: ";", Quote: "'", Backslash: "\\", Comma: ",", Period: ".",
  Slash: "/",
};
const PRESSES_CONTROLS = ["Enter", "Space"]; // these belong to a link or button that has the focus

export class Keys {
  // onPress(action): mute, full; onFast(on).
  constructor(pads, settings, { onPress, onFast }) {
    this.pads = pads;
    this.settings = settings;
    this.onPress = onPress;
    this.onFast = onFast;
    this.enabled = true; // false while a dialog is open
    this.down = new Set();
    this.layout = null;
    this.keys = { ...DEFAULT_KEYS };
    const kept = settings.get("keys") ?? {};
    for (const action of Object.keys(DEFAULT_KEYS)) if (typeof kept[action] === "string") this.keys[action] = kept[action];
    this.ready = this.askLayout();
    window.addEventListener("keydown", (event) => this.press(event));
    window.addEventListener("keyup", (event) => this.lift(event));
    window.addEventListener("blur", () => this.release());
  }

  // Only some browsers tell.
  async askLayout() {
    try {
      this.layout = await navigator.keyboard.getLayoutMap();
    } catch { /* names of places must do */ }
  }

  label(action) {
    const code = this.keys[action];
    return NAMES[code] ?? (this.layout?.get(code) ?? SIGNS[code] ?? code.replace(/^Key|^Digit/, "").replace(/^Numpad/, "Num ")).toUpperCase();
  }

  actionOf(code) { return Object.keys(this.keys).find((action) => this.keys[action] === code); }

  press(event) {
    const action = this.actionOf(event.code);
    if (!this.enabled || !action || event.ctrlKey || event.altKey || event.metaKey) return;
    if (PRESSES_CONTROLS.includes(event.code) && event.target.closest?.("button, a, input, select, summary")) return;
    event.preventDefault(); // arrows and Space would scroll
    if (event.repeat) return;
    this.down.add(event.code);
    if (action === "fast") this.onFast(true);
    else if (action === "mute" || action === "full") this.onPress(action);
    this.tell();
  }

  lift(event) {
    if (!this.down.delete(event.code)) return;
    if (this.actionOf(event.code) === "fast") this.onFast(false);
    this.tell();
  }

  release() {
    this.down.clear();
    this.onFast(false);
    this.tell();
  }

  tell() {
    for (const player of [1, 2]) {
      let bits = 0;
      for (const name of BUTTONS) if (this.down.has(this.keys[`${player} ${name}`])) bits |= bit(name);
      this.pads.set("keyboard", player, bits);
    }
  }

  // Gives an action another key; whoever had that key gets the old one. False for keys that cannot be given.
  assign(action, code) {
    if (code === "" || RESERVED.test(code)) return false;
    const other = this.actionOf(code);
    if (other) this.keys[other] = this.keys[action];
    this.keys[action] = code;
    this.settings.set("keys", this.keys);
    this.release();
    return true;
  }

  asDelivered() {
    this.keys = { ...DEFAULT_KEYS };
    this.settings.set("keys", null);
    this.release();
  }
}
