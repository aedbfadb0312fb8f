// The page of the link cable: two consoles side by side with keys for two, or, at ?windows, one console in each of two windows.
import { NES } from "jsnes";
import { Battery } from "./battery.js";
import { Clock } from "./clock.js";
import { LINK, WINDOW } from "./consoles.js";
import { Handheld, goOn, together } from "./handheld.js";
import { Lockstep } from "./lockstep.js";
import { Metronome } from "./metronome.js";
import { Mixer } from "./mixer.js";
import { $, Page, bytesOf } from "./page.js";
import { problemOf } from "./savefile.js";
import { Screen } from "./screen.js";

const SEAT = "boardcart.seat"; // which console was this window's before a reload
const ASK_AGAIN_MS = 1000;
const windows = location.search === "?windows";
const here = windows ? WINDOW : LINK;
const rom = bytesOf(window.BOARDCART_ROM);
const page = new Page(here, { resting: !windows }), { storage, settings, sound, notice } = page;
const mixer = new Mixer((left, right) => sound.sample(left, right), windows ? "1" : settings.get("heard"));
const screens = ["#screen", "#screen2"].map((name) => new Screen($(name), $(name).closest(".place"), here.picture));
const lockstep = windows ? new Lockstep(new BroadcastChannel("boardcart.link"), `${Date.now()} ${Math.random()}`, { onChange: announce, onSeatLost: moveOver }) : null;
const handhelds = [1, 2].map((n) => new Handheld(NES, rom, {
  onPicture: (pixels) => screens[n - 1].keep(pixels),
  onSample: (value) => mixer.sample(n, value),
  onSave: () => batteries[n - 1].touched(),
}));
// The other window's console: a copy, which is neither seen nor heard nor saved.
const copy = windows ? new Handheld(NES, rom) : null;
const batteries = []; // of the consoles that are played here

function addBattery(machine, n) {
  batteries.push(new Battery(storage, `link.${n}`, { read: () => machine.battery(), problemOf, onFull: () => notice.say("The browser has no room for the saves.") }));
}

let own = 1; // in a window: its console
let plugOut = false;

const clock = new Clock(here.frameMs, frame, show, windows ? new Metronome() : null);
const hands = [0, 0];
const target = {
  hold(player, button, on) {
    hands[player - 1] = on ? hands[player - 1] | 1 << button : hands[player - 1] & ~(1 << button);
  },
};
page.play({ target, clock, screens: windows ? screens.slice(0, 1) : screens, onAction: (name) => name === "plug" && turnPlug(), onReset: reset, onChoice: choose, onHide: keep });

function frame() {
  if (windows && !lockstep.due()) return false;
  page.hands();
  try {
    if (!windows) {
      handhelds.forEach((machine, n) => machine.press(hands[n]));
      goOn(...handhelds, !plugOut);
      return true;
    }
    lockstep.bits = hands[0] | hands[1]; // one console: the keys of either hand
    return lockstep.frame();
  } catch (error) {
    page.stopped(error, powerOn);
    return false;
  }
}

function show() {
  if (!document.hidden) for (const screen of screens) screen.paint();
  sound.flush(clock.speed === 1);
}

function kept(n) { // a new console begins with what the player has on the cart's page
  return batteries[n].load() ?? cartBattery();
}

function cartBattery() {
  try {
    const bytes = Uint8Array.from(atob(storage.read("save") ?? ""), (c) => c.charCodeAt(0));
    return problemOf(bytes) === null ? bytes : null;
  } catch {
    return null;
  }
}

function powerOn() {
  if (windows) {
    handhelds[0].power(kept(0));
    lockstep.restarted();
    return;
  }
  handhelds.forEach((machine, n) => machine.power(kept(n)));
  together(...handhelds);
}

function reset() {
  keep();
  powerOn();
}

function keep() {
  for (const battery of batteries) battery.flush();
}

function choose(name) {
  if (name === "heard" && !windows) mixer.listen(settings.get("heard"));
}

function turnPlug() {
  plugOut = !plugOut;
  if (windows) lockstep.plugOut = plugOut;
  announce();
}

// The words beside the cable.
function announce() {
  const there = !windows || lockstep.joined;
  document.body.classList.toggle("unplugged", plugOut);
  document.body.classList.toggle("loose", !there);
  $("#plug").setAttribute("aria-pressed", String(!plugOut));
  $("#plug span").textContent = plugOut ? "Put the plug in" : "Pull the plug";
  $("#cable [role=status]").textContent = plugOut ? "The plug is out."
    : !windows ? "The cable is in."
      : there ? `The cable leads to console ${3 - own}, in the other window.` : `Console ${3 - own} is not there: open this page in a second window.`;
}

// Which console fingers play, where there are two.
function givePad(n) {
  page.touch.release();
  page.touch.player = n;
  document.querySelectorAll(".console").forEach((element, at) => element.classList.toggle("has-pad", at === n - 1));
}

async function takeSeat() {
  const wish = Number(sessionStorage.getItem(SEAT)) || 1;
  own = await lockstep.sitDown(wish);
  if (own === 0) {
    notice.say("Two windows have both consoles already. Close one of them.");
    await new Promise((resolve) => { setTimeout(resolve, ASK_AGAIN_MS); });
    return takeSeat();
  }
  sessionStorage.setItem(SEAT, own);
  return own;
}

// The other window has this console, but was too slow to say so: here goes on with the other.
function moveOver() {
  sessionStorage.setItem(SEAT, 3 - own);
  location.reload();
}

function bindWindows() {
  document.body.classList.add("windows");
  window.addEventListener("pagehide", () => lockstep.leave());
  window.addEventListener("pageshow", ({ persisted }) => { if (persisted) location.reload(); });
}

async function begin() {
  $("#plug").addEventListener("click", turnPlug);
  if (windows) {
    bindWindows();
    addBattery(handhelds[0], await takeSeat());
    $(".whose b").textContent = `Console ${own}: this window`;
    powerOn();
    copy.power();
    lockstep.begin(handhelds[0], copy);
  } else {
    handhelds.forEach((machine, n) => addBattery(machine, n + 1));
    powerOn();
    document.querySelectorAll(".console").forEach((element, at) => element.addEventListener("pointerdown", () => givePad(at + 1)));
    givePad(1);
  }
  if (document.body.classList.contains("with-pad")) notice.say("On both consoles: Start, Connect 4, Select, then PLAYER 2: LINK CABLE and NEW GAME."); // as the footer, where there is one
  if (!storage.lasting) notice.say("This browser keeps nothing when the page is closed.");
  announce();
  page.on = true;
  page.goOn();
}

// for the curious, and for the tests
window.boardcart = { machine: handhelds[0], handhelds, batteries, sound, clock, screen: screens[0], screens, lockstep };
begin();
