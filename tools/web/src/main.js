// The page of one console, the cart or labkit: puts its parts together.
import { NES } from "jsnes";
import { Battery } from "./battery.js";
import { Clock } from "./clock.js";
import { CART, LABKIT } from "./consoles.js";
import { Labkit } from "./labkit.js";
import { Machine } from "./machine.js";
import { MusicRoom } from "./music.js";
import { showOptions } from "./options.js";
import { $, Page, bytesOf } from "./page.js";
import { Saves } from "./saves.js";
import { Screen } from "./screen.js";

let toldElsewhere = false;

// The page has one of two scripts, which say what is played: the cart, or labkit.
const here = window.LABKIT_WASM ? LABKIT : CART;
const program = bytesOf(window.LABKIT_WASM ?? window.BOARDCART_ROM);
const page = new Page(here), { sound, storage, settings, notice } = page;
const screen = new Screen($("#screen"), $("#place"), here.picture);
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
const clock = new Clock(here.frameMs, frame, show);
page.play({ target: machine, clock, screens: [screen], onReset: reset, onHide: () => battery.flush() });
const saves = new Saves($("#saves"), here.save, battery, storage, page.dialogs, (bytes) => machine.power(bytes));
$("[data-opens=saves]").addEventListener("click", () => saves.show());
storage.onForeign(here.save.name, playedElsewhere);
const music = here === CART ? new MusicRoom($("#music"), NES, bytesOf(window.BOARDCART_NSF), sound) : null;

function frame() {
  page.hands();
  try {
    machine.frame();
  } catch (error) {
    page.stopped(error, () => machine.power(battery.load()));
  }
}

function show() {
  screen.paint();
  sound.flush(clock.speed === 1);
}

function reset() {
  battery.flush();
  machine.power(machine.battery());
}

// Two tabs with one battery: the one that was left behind must not write its old state over the newer one.
async function playedElsewhere() {
  battery.forget();
  if (toldElsewhere) return; // it goes on there, move by move
  toldElsewhere = true;
  await page.dialogs.ask("Played in another tab", "The game has gone on in another tab or window. This one goes on from what was kept there.", "All right");
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
  try {
    await machine.ready;
  } catch (error) { // a browser without what the module needs
    console.warn(error);
    page.dialogs.ask("This browser cannot run it", error.message, "All right");
    return;
  }
  machine.power(battery.load());
  if (machine.categories) showOptions($("#options"), machine, chooseOption);
  tellOfStorage();
  page.on = true;
  page.goOn();
}

window.boardcart = { machine, battery, sound, clock, screen, music }; // for the curious, and for the tests
begin();
