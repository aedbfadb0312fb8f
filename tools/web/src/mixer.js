// The sound of two consoles: one of them in both ears, or each in its own ear.
const LONGEST = 4800; // samples that wait for the other console: a tenth of a second

export class Mixer {
  // put(left, right). heard: "1", "2" or "both".
  constructor(put, heard) {
    this.put = put;
    this.listen(heard);
  }

  listen(heard) {
    this.heard = heard;
    this.waiting = [[], []];
  }

  sample(console, value) {
    if (this.heard !== "both") {
      if (this.heard === String(console)) this.put(value, value);
      return;
    }
    const [left, right] = this.waiting;
    this.waiting[console - 1].push(value);
    if (this.waiting[console - 1].length > LONGEST) this.waiting[console - 1].shift();
    while (left.length && right.length) this.put(left.shift(), right.shift());
  }
}
