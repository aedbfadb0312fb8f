// Hands on the pads of a console of a linked pair: generators that yield once a frame. And what is in its memory.
import fs from "node:fs";

export const MENU = 1, SETUP = 0x40, PLAY = 0x41;

export function* press(nes, button, down = 3, up = 3) {
  nes.hold(button, true);
  for (let i = 0; i < down; i++) yield;
  nes.hold(button, false);
  for (let i = 0; i < up; i++) yield;
}
export function* until(condition) { while (!condition()) yield; }
export function* pause(frames) { while (frames-- > 0) yield; }

// From power-on to the link, as a person would. A ROM with one game has no menu: Select on its title opens the setup.
export function* choose(nes, wait) {
  yield* pause(90 + wait);
  if (nes.ram("game_count") > 1) {
    yield* press(nes, "start");
    yield* until(() => nes.ram("screen_id") === MENU);
    yield* pause(40);
  }
  yield* press(nes, "select");
  yield* until(() => nes.ram("screen_id") === SETUP);
  yield* pause(40);
  yield* press(nes, "down");
  yield* press(nes, "down");
  while (!nes.shows("LINK CABLE")) yield* press(nes, "right", 3, 6);
  yield* press(nes, "up");
  yield* press(nes, "up");
  yield* press(nes, "a");
  yield* until(() => nes.ram("screen_id") === PLAY);
}

export const AIM = 0, OVER = 3, SEARCH = 7, REFUSED = 9; // states of play.h
const offsets = Object.fromEntries(fs.readFileSync("build/tests/mame/offsets.txt", "utf8").trim().split("\n").map((l) => l.split(" ")));
export function offset(name) {
  if (!(name in offsets)) throw new Error(`no offset ${name}`);
  return Number(offsets[name]);
}
export const c4 = (nes, field, n = 0) => nes.ram("c4_state", offset(`c4_state.${field}`) + n);
export const link = (nes, field, n = 0) => nes.ram("link_end", offset(`link_end.${field}`) + n);
