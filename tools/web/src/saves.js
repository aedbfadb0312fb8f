// The dialog of saves: to a file, from a file, erase, and take back the last of these.
import { problemOf } from "./savefile.js";

const FILE_NAME = "boardcart.sav";
const MOST_BYTES = 1 << 20; // nobody's save; not worth reading

// What is in a file, or what is wrong with it.
async function open(file) {
  if (file.size > MOST_BYTES) return [null, "It is far too large for a save."];
  try {
    const bytes = new Uint8Array(await file.arrayBuffer());
    return [bytes, problemOf(bytes)];
  } catch {
    return [null, "It cannot be read."];
  }
}

export class Saves {
  // power(bytes): switches the console off and on with these bytes in its battery RAM.
  constructor(dialog, battery, storage, dialogs, power) {
    Object.assign(this, { dialog, battery, storage, dialogs, power });
    this.file = dialog.querySelector("input[type=file]");
    this.status = dialog.querySelector(".status");
    this.back = dialog.querySelector("[data-act=back]");
    const on = (act, todo) => dialog.querySelector(`[data-act=${act}]`).addEventListener("click", todo);
    on("export", () => this.export());
    on("import", () => this.file.click());
    on("erase", () => this.erase());
    on("back", () => this.takeBack());
    this.file.addEventListener("change", () => this.import());
  }

  show() {
    const kept = this.battery.flush(), { when } = this.battery;
    this.status.textContent = !this.storage.lasting
      ? "This browser does not let the page keep anything. Save to a file before you close it."
      : !kept ? "The browser has no room for the save. Save to a file before you close the page."
      : when ? `Kept in this browser, last at ${when.toLocaleTimeString()}.` : "Kept in this browser, by itself, after every move.";
    this.back.hidden = !this.battery.hasBefore;
  }

  export() {
    const link = document.createElement("a"), url = URL.createObjectURL(new Blob([this.battery.read()], { type: "application/octet-stream" }));
    link.href = url;
    link.download = FILE_NAME;
    link.click();
    setTimeout(() => URL.revokeObjectURL(url), 10000);
    this.status.textContent = `Saved as ${FILE_NAME}. Emulators and flashcarts read it, too.`;
  }

  async import() {
    const [file] = this.file.files;
    this.file.value = ""; // the same file may be chosen again
    if (!file) return;
    const [bytes, problem] = await open(file);
    if (problem) {
      await this.dialogs.ask("This file cannot be loaded", `${file.name}: ${problem} Nothing was changed.`, "All right");
      return;
    }
    const words = `The games, options and statistics in this browser will be replaced by those in ${file.name}.`;
    if (!await this.dialogs.ask("Load this save?", words, "Load it", "Keep mine")) return;
    if (this.battery.replace(bytes)) this.restart(bytes, `${file.name} is loaded.`);
    else await this.refuse();
  }

  async erase() {
    const words = "All unfinished games, options and statistics in this browser will be gone, as on a new cart.";
    if (!await this.dialogs.ask("Erase everything?", words, "Erase", "Keep it")) return;
    if (this.battery.replace(null)) this.restart(null, "Erased: the cart is new.");
    else await this.refuse();
  }

  async takeBack() {
    const bytes = this.battery.takeBack();
    if (bytes) this.restart(bytes, "What was there before is back.");
    else await this.refuse();
  }

  refuse() {
    const words = "The browser has no room to put your save aside. Nothing was changed. Save to a file, make room for this site in the browser, then try again.";
    return this.dialogs.ask("No room", words, "All right");
  }

  restart(bytes, words) {
    this.power(bytes);
    this.show();
    this.status.textContent = words;
  }
}
