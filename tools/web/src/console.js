// What the page's two consoles have in common: the cart (machine.js) and labkit (labkit.js). They know nothing of the page: the tests run
// the very same ones in node.
export const SAMPLE_RATE = 48000;
// All buttons there are. The first eight are in the order of the cart's pad; the cart has no others.
export const BUTTONS = ["a", "b", "select", "start", "up", "down", "left", "right", "x", "y", "l", "r", "r2"];

export class Console {
  // onSave(): a saved byte was written, by someone who plays: what is written at power-on (starts are counted) is reported with the first
  // button. So a page that is only opened stores nothing, and two of them do not call each other out.
  constructor(onSave) {
    this.onSave = onSave;
    this.ready = Promise.resolve(); // to be waited for before the first power-on
    this.begin();
  }

  begin() {
    this.frames = 0;
    this.played = false; // a button was pressed since power-on
    this.unsaved = false; // a byte was written before that
  }

  wrote() {
    if (this.played) this.onSave();
    else this.unsaved = true;
  }

  pressed() {
    if (this.played) return;
    this.played = true;
    if (this.unsaved) this.onSave();
  }
}
