// The cart's battery, in the browser's storage: as base64, because storage holds text. What is replaced (by a file, or erased) is
// kept aside once, so that it can be taken back; where there is no room for that, nothing is replaced. The cart's format survives a cut
// at any byte, so any moment will do to store.
import { problemOf } from "./savefile.js";

const NAME = "save", BEFORE = "save.before", BROKEN = "save.broken";
const SOON_MS = 250;

const encode = (bytes) => btoa(Array.from(bytes, (b) => String.fromCharCode(b)).join(""));
const decode = (text) => Uint8Array.from(atob(text), (c) => c.charCodeAt(0));

export class Battery {
  // read(): the battery RAM as it is now.
  constructor(storage, read, { onFull = () => {} } = {}) {
    this.storage = storage;
    this.read = read;
    this.onFull = onFull;
    this.timer = 0;
    this.dirty = false;
    this.kept = null; // text last stored or loaded
    this.broken = false; // what was stored could not be read
    this.unreadable = null; // its text, until it is put aside
    this.when = null; // Date of the last change that was stored
  }

  // What was kept, or null for a new cart. Something unreadable is put aside, not thrown away; `broken` then says so.
  load() {
    const text = this.storage.read(NAME);
    this.broken = false;
    this.unreadable = null;
    if (text === null) return null;
    try {
      const bytes = decode(text);
      if (problemOf(bytes) === null) {
        this.kept = text;
        return bytes;
      }
    } catch { /* not even base64 */ }
    this.broken = true;
    this.unreadable = text;
    this.putAside();
    return null;
  }

  // False while something unreadable is still in the place of the save, because there is no room for it elsewhere.
  putAside() {
    if (this.unreadable !== null && this.storage.write(BROKEN, this.unreadable)) {
      this.unreadable = null;
      this.storage.erase(NAME);
    }
    return this.unreadable === null;
  }

  // A byte was written.
  touched() {
    this.dirty = true;
    if (!this.timer) this.timer = setTimeout(() => this.flush(), SOON_MS);
  }

  // False when there is something new, and no room for it.
  flush() {
    clearTimeout(this.timer);
    this.timer = 0;
    if (this.dirty) this.dirty = !this.put(encode(this.read()));
    return !this.dirty;
  }

  put(text) {
    if (text === this.kept) return true;
    if (!this.putAside() || !this.storage.write(NAME, text)) {
      this.onFull();
      return false;
    }
    this.kept = text;
    this.when = new Date();
    return true;
  }

  // Puts other bytes in the place of those here, or none. The console must be switched off and on afterwards. False when there is no
  // room to keep both: then nothing has changed.
  replace(bytes) {
    if (!this.flush() || !this.putAside()) return false;
    const stored = this.storage.read(NAME), before = this.storage.read(BEFORE); // perhaps another tab's
    if (stored !== null && !this.storage.write(BEFORE, stored)) return false;
    this.forget();
    if (bytes === null) this.storage.erase(NAME);
    else if (!this.put(encode(bytes))) return this.undo(before);
    return true;
  }

  // What was aside is there again; the save itself was not touched.
  undo(before) {
    if (before === null) this.storage.erase(BEFORE);
    else this.storage.write(BEFORE, before);
    return false;
  }

  get hasBefore() { return this.storage.read(BEFORE) !== null; }

  // Takes the last replacement back: the two change places. Null when there is no room for both.
  takeBack() {
    const before = decode(this.storage.read(BEFORE));
    return this.replace(before) ? before : null;
  }

  // Bytes written up to now no longer matter.
  forget() {
    clearTimeout(this.timer);
    this.timer = 0;
    this.dirty = false;
    this.kept = null;
  }
}
