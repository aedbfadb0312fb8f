// What the pages have in common: tools, keys, touch, gamepads, sound, full screen, dialogs, and the player's choices.
import { Controls } from "./controls.js";
import { Dialogs } from "./dialogs.js";
import { FullScreen } from "./fullscreen.js";
import { Gamepads } from "./gamepads.js";
import { Keys } from "./keys.js";
import { Notice } from "./notice.js";
import { Pads } from "./pads.js";
import { Settings } from "./settings.js";
import { Sound } from "./sound.js";
import { Storage } from "./storage.js";
import { Touch } from "./touch.js";

const FAST = 3;
export const $ = (selector) => document.querySelector(selector);
export const bytesOf = (base64) => Uint8Array.from(atob(base64), (c) => c.charCodeAt(0));

export class Page {
  // here: whose page (consoles.js). resting: the console rests while a dialog is open or the page is hidden.
  constructor(here, { resting = true } = {}) {
    this.here = here;
    this.resting = resting;
    this.on = false; // the console is
    this.touched = false;
    this.byPointer = false;
    this.toldOfSound = false;
    this.storage = new Storage();
    this.settings = new Settings(this.storage);
    this.notice = new Notice($("#notice"));
    this.sound = new Sound();
  }

  // What the page plays. target: hold(player, button, on), and perhaps stick(axes) and type(digit), true when it is taken. screens: to be reshaped.
  // onAction(name): a key of the page other than mute and full. onReset(): the player wants it. onChoice(name): a setting has changed.
  play({ target, clock, screens, onAction = () => {}, onReset, onChoice = () => {}, onHide = () => {} }) {
    Object.assign(this, { target, clock, screens, onAction, onReset, onChoice, onHide });
    const { here, settings } = this;
    this.pads = new Pads(target);
    this.full = new FullScreen($("#stage"), (whole) => document.body.classList.toggle("full", whole));
    this.dialogs = new Dialogs(() => this.pause(), () => this.goOn());
    this.keys = new Keys(this.pads, settings, here, {
      onPress: (action) => this.act(action),
      onFast: (fast) => { clock.speed = fast && this.resting ? FAST : 1; },
      onDigit: (digit) => this.on && target.type?.(digit),
    });
    this.gamepads = new Gamepads(this.pads, settings, here.faces, target.stick && ((axes) => target.stick(axes)), (there, gamepad) => {
      this.notice.say(there ? `Gamepad for player ${Math.min(this.gamepads.list().length, 2)}: ${gamepad.id.replace(/ *\(.*/, "")}` : "Gamepad gone.");
    });
    this.touch = new Touch($("#pad"), this.pads, () => this.sound.wake());
    new Controls($("#controls"), this.keys, settings, here, (name) => this.apply(name));
    for (const name of ["muted", "tv", "pad", "keys"]) this.apply(name);
    this.keys.ready.then(() => this.apply("keys"));
    this.bind();
    for (const screen of screens) screen.fit();
  }

  act(action) {
    if (action === "mute") this.toggleMute();
    else if (action === "full") this.full.toggle();
    else this.onAction(action);
  }

  // Before each picture: who holds what.
  hands() {
    if (this.gamepads.poll() && !this.sound.context && !this.toldOfSound) { // browsers do not count a gamepad as a sign of consent
      this.toldOfSound = true;
      this.notice.say("For sound, press any key or click once.");
    }
    this.pads.apply();
  }

  release() {
    this.pads.release();
    this.touch.release();
    this.keys.release();
  }

  pause() {
    if (this.resting) {
      this.clock.stop();
      this.sound.rest();
    }
    this.release();
    this.keys.enabled = false;
  }

  goOn() {
    if (!this.on || this.dialogs.anyOpen || (this.resting && document.hidden)) return;
    this.keys.enabled = true;
    if (this.sound.context) this.sound.wake();
    this.clock.start();
    if (this.byPointer || document.activeElement === document.body) this.focusScreen();
  }

  focusScreen() { this.screens[0].canvas.focus({ preventScroll: true }); }

  toggleMute() {
    this.settings.set("muted", !this.settings.get("muted"));
    this.apply("muted");
  }

  apply(name) {
    const { settings } = this;
    if (name === "muted") {
      const muted = settings.get("muted");
      this.sound.mute(muted);
      $("#sound").setAttribute("aria-pressed", String(!muted));
      $("#sound").title = muted ? "Sound is off" : "Sound is on";
    } else if (name === "tv" || name === "fill") {
      for (const screen of this.screens) screen.reshape({ tv: settings.get("tv") && this.here.tv, fill: settings.get("fill") });
    } else if (name === "pad") {
      this.showPad();
    } else if (name === "keys") {
      for (const cap of document.querySelectorAll("kbd[data-key]")) cap.textContent = this.keys.label(cap.dataset.key);
    } else {
      this.onChoice(name);
    }
  }

  // Where there is a touch screen and no mouse, or once a finger has touched the page.
  showPad() {
    const wanted = this.settings.get("pad"), fingers = window.matchMedia("(pointer: coarse)").matches || this.touched;
    document.body.classList.toggle("with-pad", wanted === "always" || (wanted === "auto" && fingers));
  }

  async reset() {
    if (await this.dialogs.ask("Reset?", this.here.reset, "Reset", "Go on playing")) this.onReset();
  }

  bind() {
    $("#full").addEventListener("click", () => this.full.toggle());
    $("#leave").addEventListener("click", () => this.full.toggle());
    $("#sound").addEventListener("click", () => this.toggleMute());
    $("#reset").addEventListener("click", () => this.reset());
    // A button pressed by mouse or finger must not keep the focus, nor get it back from a dialog, or Enter would press it again instead of
    // Start. Who came to it by the keyboard stays there.
    for (const button of document.querySelectorAll("header button, #stage button")) {
      button.addEventListener("click", (event) => {
        this.byPointer = event.detail > 0;
        if (this.byPointer) this.focusScreen();
      });
    }
    for (const sign of ["pointerdown", "keydown", "touchend"]) window.addEventListener(sign, () => this.sound.wake(), { passive: true });
    window.addEventListener("touchstart", () => { this.touched = true; this.showPad(); }, { once: true, passive: true });
    document.addEventListener("visibilitychange", () => {
      this.onHide();
      if (document.hidden) {
        if (this.resting) this.pause();
        else this.release();
      } else this.goOn();
    });
    window.addEventListener("pagehide", () => this.onHide());
  }

  // The emulator met something it does not know. Saves are safe: they are written whole.
  async stopped(error, restart) {
    this.clock.stop();
    this.onHide();
    console.warn(error);
    await this.dialogs.ask("The console has stopped", `${error.message} Your saves are kept.`, "Switch it on again");
    restart();
    this.goOn();
  }
}
