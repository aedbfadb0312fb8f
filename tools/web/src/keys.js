// The keyboard: which key is which button, for two players. Keys are places on the keyboard (event.code), so that the default fits the
// hand on every layout; the label shown is the letter that the player's layout has there.
import { BUTTONS } from "./console.js";
import { bit } from "./pads.js";

const RESERVED = /^(Escape|Tab|F\d+|Meta.*|Control.*|Alt.*|OS.*|ContextMenu)$/; // the browser's own, or the way out
const NAMES = { // the same on every layout
  ArrowUp: "\u2191", ArrowDown: "\u2193", ArrowLeft: "\u2190", ArrowRight: "\u2192", ShiftLeft: "Left Shift", ShiftRight: "Right Shift",
  Space: "Space", Enter: "Enter", Backspace: "Backspace",
};
const SIGNS = { // on an English keyboard, when the browser does not say
  Backquote: "`", Minus: "-", Equal: "=", BracketLeft: "[", BracketRight: "]", Semicolon: ";", Quote: "'", Backslash: "\\", Comma: ",", Period: ".",
  Slash: "/",
};
const PRESSES_CONTROLS = ["Enter", "Space"]; // these belong to a link or button that has the focus

// A hexadecimal digit: the letters by what is written on the key, the numbers by its place, or a French keyboard would need Shift.
const digitOf = ({ code, key }) => /^(?:Digit|Numpad)(\d)$/.exec(code)?.[1] ?? /^[a-f]$/i.exec(key)?.[0];

export class Keys {
  // console: whose keys (consoles.js). onPress(action): a key of the page; onFast(on). onDigit(digit): true when the console wanted one.
  constructor(pads, settings, console, { onPress, onFast, onDigit }) {
    this.pads = pads;
    this.settings = settings;
    this.console = console;
    this.onDigit = onDigit;
    this.onPress = onPress;
    this.onFast = onFast;
    this.enabled = true; // false while a dialog is open
    this.down = new Set();
    this.layout = null;
    this.keys = { ...console.keys };
    const kept = settings.get(console.keysSetting) ?? {};
    for (const action of Object.keys(console.keys)) if (typeof kept[action] === "string") this.keys[action] = kept[action];
    this.ready = this.askLayout();
    window.addEventListener("keydown", (event) => this.press(event));
    window.addEventListener("keyup", (event) => this.lift(event));
    window.addEventListener("blur", () => this.release());
  }

  // Only some browsers say.
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
    const action = this.actionOf(event.code), digit = digitOf(event);
    if (!this.enabled || event.ctrlKey || event.altKey || event.metaKey || (digit && !event.repeat && this.onDigit(digit)) || !action) return;
    if (PRESSES_CONTROLS.includes(event.code) && event.target.closest?.("button, a, input, select, summary")) return;
    event.preventDefault(); // arrows and Space would scroll
    if (event.repeat) return;
    this.down.add(event.code);
    if (action === "fast") this.onFast(true);
    else if (!action.includes(" ")) this.onPress(action); // of the page, not of a pad
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
    this.settings.set(this.console.keysSetting, this.keys);
    this.release();
    return true;
  }

  asDelivered() {
    this.keys = { ...this.console.keys };
    this.settings.set(this.console.keysSetting, null);
    this.release();
  }
}
