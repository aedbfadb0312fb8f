// What the page must know of each console apart from the machine itself: its picture, keys, gamepad and saves. One of them is on a page.
import * as cart from "./machine.js";
import * as labkit from "./labkit.js";
import { problemOf } from "./savefile.js";

const PAGE_KEYS = { fast: "KeyC", mute: "KeyM", full: "KeyF" };
const ARROWS = { "1 up": "ArrowUp", "1 down": "ArrowDown", "1 left": "ArrowLeft", "1 right": "ArrowRight" };

export const CART = {
  picture: { width: cart.WIDTH, height: cart.HEIGHT, whole: 2 }, // whole: from this many monitor pixels on, only whole ones
  tv: true, // its pixels may be shown as wide as on a television
  frameMs: cart.FRAME_MS,
  keysSetting: "keys",
  keys: {
    ...ARROWS, "1 a": "KeyX", "1 b": "KeyZ", "1 select": "Space", "1 start": "Enter",
    "2 up": "KeyI", "2 down": "KeyK", "2 left": "KeyJ", "2 right": "KeyL",
    "2 a": "KeyO", "2 b": "KeyU", "2 select": "KeyY", "2 start": "KeyP",
    ...PAGE_KEYS,
  },
  hands: [", player 1", ", player 2"],
  rows: [
    ["up", "Up"], ["down", "Down"], ["left", "Left"], ["right", "Right"],
    ["a", "A: yes, place"], ["b", "B: no, take back"], ["start", "Start: pause menu"], ["select", "Select: hint, map ..."],
  ],
  // Bottom, right, left and top button of a gamepad: as most have A, and with A at the right, as Nintendo has it.
  faces: [["a", "b", "b", "a"], ["b", "a", "a", "b"]],
  save: {
    name: "save", file: "boardcart.sav", problemOf: (machine, bytes) => problemOf(bytes),
    what: "unfinished games, options and statistics", readers: "Emulators and flashcarts read it, too.",
  },
  reset: "The console is switched off and on. Unfinished games and everything else in the save are kept.",
};

export const LABKIT = {
  picture: { width: labkit.WIDTH, height: labkit.HEIGHT, whole: 1 },
  frameMs: labkit.FRAME_MS,
  keysSetting: "labkitKeys",
  keys: {
    ...ARROWS, "1 a": "KeyX", "1 b": "KeyZ", "1 select": "Space", "1 start": "Enter", "1 x": "KeyN", "1 y": "KeyT", "1 r2": "KeyH",
    "2 up": "KeyW", "2 down": "KeyS", "2 left": "KeyA", "2 right": "KeyD",
    ...PAGE_KEYS,
  },
  hands: ["", ", second key"],
  rows: [
    ["up", "Forward"], ["down", "Back"], ["left", "Turn left"], ["right", "Turn right"], ["a", "A: yes, forward"], ["b", "B: no, back"],
    ["start", "Start: new maze"], ["select", "Select: minimap"], ["x", "X: choose a maze"], ["y", "Y: best times"], ["r2", "R2: cheat mode"],
  ],
  faces: [["a", "b", "x", "y"], ["b", "a", "y", "x"]],
  save: {
    name: "labkit.save", file: "labkit.srm", problemOf: (machine, bytes) => machine.problemOf(bytes),
    what: "best times", readers: "RetroArch keeps the same bytes in its .srm file.",
  },
  reset: "The board is switched off and on, and begins with a new maze. Best times are kept.",
};

// The cart twice, on a link cable: on one page, or a window each. Its saves are in linkpage.js.
export const LINK = {
  ...CART,
  keysSetting: "linkKeys",
  keys: { ...CART.keys, plug: "KeyQ" },
  hands: [", console 1", ", console 2"],
  reset: "Both consoles are switched off and on. Everything in their saves is kept.",
};

export const WINDOW = {
  ...LINK,
  hands: ["", ", second key"],
  reset: "This window's console is switched off and on. Everything in its save is kept; a linked game goes on when it searches again.",
};
