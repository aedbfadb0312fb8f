// Puts the parts together: the console, what goes into it (keys, touch, gamepads) and what comes out (picture, sound, saves).
import { NES } from "jsnes";
import { Battery } from "./battery.js";
import { Clock } from "./clock.js";
import { Controls } from "./controls.js";
import { Dialogs } from "./dialogs.js";
import { FullScreen } from "./fullscreen.js";
import { Gamepads } from "./gamepads.js";
import { Keys } from "./keys.js";
import { Machine } from "./machine.js";
import { Notice } from "./notice.js";
import { Pads } from "./pads.js";
import { Saves } from "./saves.js";
import { Screen } from "./screen.js";
import { Settings } from "./settings.js";
import { Sound } from "./sound.js";
import { Storage } from "./storage.js";
import { Touch } from "./touch.js";

const FAST = 3;
let touched = false, byPointer = false, toldOfSound = false, toldElsewhere = false;
const $ = (selector) => document.querySelector(selector);

const rom = Uint8Array.from(atob(window.BOARDCART_ROM), (c) => c.charCodeAt(0));
const storage = new Storage(), settings = new Settings(storage), notice = new Notice($("#notice"));
const screen = new Screen($("#screen"), $("#place")), sound = new Sound();
const machine = new Machine(NES, rom, {
  onPicture: (pixels) => screen.keep(pixels),
  onSample: (value) => sound.sample(value),
  onSave: () => battery.touched(),
});
const battery = new Battery(storage, () => machine.battery(), {
  onFull: () => notice.say("The browser has no room for the save. Save it to a file."),
});
const pads = new Pads(machine);
const clock = new Clock(frame, show);
const full = new FullScreen($("#stage"), (on) => document.body.classList.toggle("full", on));
const dialogs = new Dialogs(pause, goOn);
const keys = new Keys(pads, settings, {
  onPress: (action) => (action === "mute" ? toggleMute() : full.toggle()),
  onFast: (on) => { clock.speed = on ? FAST : 1; },
});
const gamepads = new Gamepads(pads, settings, (there, gamepad) => {
  notice.say(there ? `Gamepad for player ${Math.min(gamepads.list().length, 2)}: ${gamepad.id.replace(/ *\(.*/, "")}` : "Gamepad gone.");
});
const touch = new Touch($("#pad"), pads, wake);
const saves = new Saves($("#saves"), battery, storage, dialogs, (bytes) => machine.power(bytes));
new Controls($("#controls"), keys, settings, applySetting);

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

// The emulator met something it does not know. Saves are safe: the cart writes them whole.
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
  if (dialogs.anyOpen || document.hidden) return;
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
    screen.reshape({ tv: settings.get("tv"), fill: settings.get("fill") });
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
  const words = "The console is switched off and on. Unfinished games and everything else in the save are kept.";
  if (await dialogs.ask("Reset?", words, "Reset", "Go on playing")) {
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
  storage.onForeign("save", playedElsewhere);
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

machine.power(battery.load());
for (const name of ["muted", "tv", "pad", "keys"]) applySetting(name);
keys.ready.then(() => applySetting("keys"));
bindPage();
if (battery.unreadable !== null) notice.say("The save in this browser could not be read. It stays: there is no room to put it aside. The cart begins anew; save it to a file.");
else if (battery.broken) notice.say("The save in this browser could not be read. It was put aside, and the cart begins anew.");
else if (!storage.lasting) notice.say("This browser keeps nothing: save to a file before you close the page.");
screen.fit();
goOn();
window.boardcart = { machine, battery, sound }; // for the curious, and for the tests
