// The cart's battery, in the browser's storage: as base64, because storage holds text. What is replaced (by a file, or erased) is
// kept aside once, so that it can be taken back. The cart's format survives a cut at any byte, so any moment will do to store.
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
    this.when = null; // Date of the last change that was stored
  }

  // What was kept, or null for a new cart. Something unreadable is put aside, not thrown away; `broken` then says so.
  load() {
    const text = this.storage.read(NAME);
    this.broken = false;
    if (text === null) return null;
    try {
      const bytes = decode(text);
      if (problemOf(bytes) === null) {
        this.kept = text;
        return bytes;
      }
    } catch { /* not even base64 */ }
    this.storage.write(BROKEN, text);
    this.broken = true;
    return null;
  }

  // A byte was written.
  touched() {
    this.dirty = true;
    if (!this.timer) this.timer = setTimeout(() => this.flush(), SOON_MS);
  }

  flush() {
    clearTimeout(this.timer);
    this.timer = 0;
    if (!this.dirty) return;
    this.dirty = false;
    this.put(encode(this.read()));
  }

  put(text) {
    if (text === this.kept) return;
    if (this.storage.write(NAME, text)) {
      this.kept = text;
      this.when = new Date();
    } else {
      this.onFull();
    }
  }

  // Puts other bytes in the place of those here, or none. The console must be switched off and on afterwards.
  replace(bytes) {
    this.flush();
    const stored = this.storage.read(NAME); // perhaps another tab's
    if (stored !== null) this.storage.write(BEFORE, stored);
    this.forget();
    if (bytes) this.put(encode(bytes));
    else this.storage.erase(NAME);
  }

  get hasBefore() { return this.storage.read(BEFORE) !== null; }

  // Takes the last replacement back: the two change places.
  takeBack() {
    const before = decode(this.storage.read(BEFORE));
    this.replace(before);
    return before;
  }

  // Bytes written up to now no longer matter.
  forget() {
    clearTimeout(this.timer);
    this.timer = 0;
    this.dirty = false;
    this.kept = null;
  }
}
