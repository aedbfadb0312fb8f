// What the browser keeps. A browser may refuse (private windows, blocked cookies): then a stand-in lasts as long as the page, and the
// player is told. Full is not refused: what was kept can still be read.
const PREFIX = "boardcart.";

export class Storage {
  constructor() {
    this.lasting = true;
    this.memory = new Map();
    try {
      window.localStorage.getItem(PREFIX);
    } catch {
      this.lasting = false;
    }
  }

  read(name) {
    return this.lasting ? window.localStorage.getItem(PREFIX + name) : this.memory.get(name) ?? null;
  }

  // False when there was no room.
  write(name, text) {
    if (!this.lasting) {
      this.memory.set(name, text);
      return true;
    }
    try {
      window.localStorage.setItem(PREFIX + name, text);
      return true;
    } catch {
      return false;
    }
  }

  erase(name) {
    if (this.lasting) window.localStorage.removeItem(PREFIX + name);
    else this.memory.delete(name);
  }

  // When another tab has written it.
  onForeign(name, act) {
    window.addEventListener("storage", (event) => { if (event.key === PREFIX + name) act(); });
  }
}
