// A short word to the player at the edge of the screen, read out by screen readers.
const SHOWN_MS = 4500;

export class Notice {
  constructor(element) {
    this.element = element;
    this.timer = 0;
  }

  say(words) {
    clearTimeout(this.timer);
    this.element.textContent = words;
    this.element.classList.add("shown");
    this.timer = setTimeout(() => this.element.classList.remove("shown"), SHOWN_MS);
  }
}
