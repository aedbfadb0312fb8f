// Hands on the pads of a console of a linked pair: generators that yield once a frame.
const MENU = 1, SETUP = 0x40, PLAY = 0x41;

export function* press(nes, button, down = 3, up = 3) {
  nes.hold(button, true);
  for (let i = 0; i < down; i++) yield;
  nes.hold(button, false);
  for (let i = 0; i < up; i++) yield;
}
export function* until(condition) { while (!condition()) yield; }
export function* pause(frames) { while (frames-- > 0) yield; }

// From power-on to the link, as a person would.
export function* choose(nes, wait) {
  yield* pause(90 + wait);
  yield* press(nes, "start");
  yield* until(() => nes.ram("screen_id") === MENU);
  yield* pause(40);
  yield* press(nes, "a");
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
