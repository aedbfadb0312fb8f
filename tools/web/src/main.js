// Puts the parts together: the console, what goes into it (keys, touch, gamepads) and what comes out (picture, sound, saves).
import { NES } from "jsnes";
import { Battery } from "./battery.js";
import { Clock } from "./clock.js";
import { CART, LABKIT } from "./consoles.js";
import { Controls } from "./controls.js";
import { Dialogs } from "./dialogs.js";
import { FullScreen } from "./fullscreen.js";
import { Gamepads } from "./gamepads.js";
import { Keys } from "./keys.js";
import { Labkit } from "./labkit.js";
import { Machine } from "./machine.js";
import { MusicRoom } from "./music.js";
import { Notice } from "./notice.js";
import { showOptions } from "./options.js";
import { Pads } from "./pads.js";
import { Saves } from "./saves.js";
import { Screen } from "./screen.js";
import { Settings } from "./settings.js";
import { Sound } from "./sound.js";
import { Storage } from "./storage.js";
import { Touch } from "./touch.js";

const FAST = 3;
let on = false, touched = false, byPointer = false, toldOfSound = false, toldElsewhere = false;
const $ = (selector) => document.querySelector(selector);

// The page has one of two scripts, which say what is played: the cart, or labkit.
const here = window.LABKIT_WASM ? LABKIT : CART;
const bytesOf = (base64) => Uint8Array.from(atob(base64), (c) => c.charCodeAt(0));
const program = bytesOf(window.LABKIT_WASM ?? window.BOARDCART_ROM);
const storage = new Storage(), settings = new Settings(storage), notice = new Notice($("#notice"));
const screen = new Screen($("#screen"), $("#place"), here.picture), sound = new Sound();
const hooks = {
  onPicture: (pixels) => screen.keep(pixels),
  onSample: (left, right) => sound.sample(left, right),
  onSave: () => battery.touched(),
  onMessage: (words) => notice.say(words),
  chosen: settings.get("options") ?? {},
  chinese: navigator.language.startsWith("zh"),
};
const machine = here === LABKIT ? new Labkit(program, hooks) : new Machine(NES, program, hooks);
const battery = new Battery(storage, here.save.name, {
  read: () => machine.battery(),
  problemOf: (bytes) => here.save.problemOf(machine, bytes),
  onFull: () => notice.say("The browser has no room for the save. Save it to a file."),
});
const pads = new Pads(machine);
const clock = new Clock(here.frameMs, frame, show);
const full = new FullScreen($("#stage"), (whole) => document.body.classList.toggle("full", whole));
const dialogs = new Dialogs(pause, goOn);
const keys = new Keys(pads, settings, here, {
  onPress: (action) => (action === "mute" ? toggleMute() : full.toggle()),
  onFast: (fast) => { clock.speed = fast ? FAST : 1; },
  onDigit: (digit) => on && machine.typing && (machine.type(digit), true),
});
const gamepads = new Gamepads(pads, settings, here.faces, machine.stick && ((axes) => machine.stick(axes)), (there, gamepad) => {
  notice.say(there ? `Gamepad for player ${Math.min(gamepads.list().length, 2)}: ${gamepad.id.replace(/ *\(.*/, "")}` : "Gamepad gone.");
});
const touch = new Touch($("#pad"), pads, wake);
const saves = new Saves($("#saves"), here.save, battery, storage, dialogs, (bytes) => machine.power(bytes));
const music = here === CART ? new MusicRoom($("#music"), NES, bytesOf(window.BOARDCART_NSF), sound) : null;
new Controls($("#controls"), keys, settings, here, applySetting);

function frame() {
  if (gamepads.poll() && !sound.context && !toldOfSound) { // browsers do not count a gamepad as a sign of consent
    toldOfSound = true;
    notice.say("For sound, press any key or click once.");
  }
  pads.apply();
  try {
    machine.frame();
  } catch (error) {
    stopped(error);
  }
}

function show() {
  screen.paint();
  sound.flush(clock.speed === 1);
}

// The emulator met something it does not know. Saves are safe: they are written whole.
async function stopped(error) {
  clock.stop();
  battery.flush();
  console.warn(error);
  await dialogs.ask("The console has stopped", `${error.message} Your saves are kept.`, "Switch it on again");
  machine.power(battery.load());
  goOn();
}

function pause() {
  clock.stop();
  sound.rest();
  pads.release();
  touch.release();
  keys.release();
  keys.enabled = false;
}

function goOn() {
  if (!on || dialogs.anyOpen || document.hidden) return;
  keys.enabled = true;
  if (sound.context) sound.wake();
  clock.start();
  if (byPointer || document.activeElement === document.body) focusScreen();
}

function focusScreen() { $("#screen").focus({ preventScroll: true }); }

function wake() { sound.wake(); }

function toggleMute() {
  settings.set("muted", !settings.get("muted"));
  applySetting("muted");
}

function applySetting(name) {
  if (name === "muted") {
    const muted = settings.get("muted");
    sound.mute(muted);
    $("#sound").setAttribute("aria-pressed", String(!muted));
    $("#sound").title = muted ? "Sound is off" : "Sound is on";
  } else if (name === "tv" || name === "fill") {
    screen.reshape({ tv: settings.get("tv") && here === CART, fill: settings.get("fill") });
  } else if (name === "pad") {
    showPad();
  } else if (name === "keys") {
    for (const cap of document.querySelectorAll("kbd[data-key]")) cap.textContent = keys.label(cap.dataset.key);
  }
}

// Where there is a touch screen and no mouse, or once a finger has touched the page.
function showPad() {
  const wanted = settings.get("pad"), fingers = window.matchMedia("(pointer: coarse)").matches || touched;
  document.body.classList.toggle("with-pad", wanted === "always" || (wanted === "auto" && fingers));
}

async function reset() {
  if (await dialogs.ask("Reset?", here.reset, "Reset", "Go on playing")) {
    battery.flush();
    machine.power(machine.battery());
  }
}

function bindPage() {
  $("#full").addEventListener("click", () => full.toggle());
  $("#leave").addEventListener("click", () => full.toggle());
  $("#sound").addEventListener("click", toggleMute);
  $("#reset").addEventListener("click", reset);
  $("[data-opens=saves]").addEventListener("click", () => saves.show());
  // A button pressed by mouse or finger must not keep the focus, nor get it back from a dialog, or Enter would press it again instead of
  // Start. Who came to it by the keyboard stays there.
  for (const button of document.querySelectorAll("header button")) {
    button.addEventListener("click", (event) => {
      byPointer = event.detail > 0;
      if (byPointer) focusScreen();
    });
  }
  for (const sign of ["pointerdown", "keydown", "touchend"]) window.addEventListener(sign, wake, { passive: true });
  window.addEventListener("touchstart", () => { touched = true; showPad(); }, { once: true, passive: true });
  document.addEventListener("visibilitychange", () => {
    battery.flush();
    if (document.hidden) pause();
    else goOn();
  });
  window.addEventListener("pagehide", () => battery.flush());
  storage.onForeign(here.save.name, playedElsewhere);
}

// Two tabs with one battery: the one that was left behind must not write its old state over the newer one.
async function playedElsewhere() {
  battery.forget();
  if (toldElsewhere) return; // it goes on there, move by move
  toldElsewhere = true;
  await dialogs.ask("Played in another tab", "The game has gone on in another tab or window. This one goes on from what was kept there.", "All right");
  toldElsewhere = false;
  machine.power(battery.load());
}

function chooseOption(key, value) {
  machine.choose(key, value);
  settings.set("options", machine.chosen);
}

function tellOfStorage() {
  if (battery.unreadable !== null) notice.say("The save in this browser could not be read. It stays: there is no room to put it aside. A new one begins; save it to a file.");
  else if (battery.broken) notice.say("The save in this browser could not be read. It was put aside, and a new one begins.");
  else if (!storage.lasting) notice.say("This browser keeps nothing: save to a file before you close the page.");
}

async function begin() {
  for (const name of ["muted", "tv", "pad", "keys"]) applySetting(name);
  keys.ready.then(() => applySetting("keys"));
  bindPage();
  screen.fit();
  try {
    await machine.ready;
  } catch (error) { // a browser without what the module needs
    console.warn(error);
    dialogs.ask("This browser cannot run it", error.message, "All right");
    return;
  }
  machine.power(battery.load());
  if (machine.categories) showOptions($("#options"), machine, chooseOption);
  tellOfStorage();
  on = true;
  goOn();
}

window.boardcart = { machine, battery, sound, clock, screen, music }; // for the curious, and for the tests
begin();
