// The dialog of saves: to a file, from a file, erase, and take back the last of these.
const MOST_BYTES = 1 << 20; // nobody's save; not worth reading

// What is in a file, or what is wrong with it.
async function open(file, problemOf) {
  if (file.size > MOST_BYTES) return [null, "It is far too large for a save."];
  try {
    const bytes = new Uint8Array(await file.arrayBuffer());
    return [bytes, problemOf(bytes)];
  } catch {
    return [null, "It cannot be read."];
  }
}

export class Saves {
  // save: how it is called (consoles.js). power(bytes): switches the console off and on with these bytes in its battery RAM.
  constructor(dialog, save, battery, storage, dialogs, power) {
    Object.assign(this, { dialog, save, battery, storage, dialogs, power });
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
      : when ? `Kept in this browser, last at ${when.toLocaleTimeString()}.` : "Kept in this browser, by itself.";
    this.back.hidden = !this.battery.hasBefore;
  }

  export() {
    const link = document.createElement("a"), url = URL.createObjectURL(new Blob([this.battery.read()], { type: "application/octet-stream" }));
    link.href = url;
    link.download = this.save.file;
    link.click();
    setTimeout(() => URL.revokeObjectURL(url), 10000);
    this.status.textContent = `Saved as ${this.save.file}. ${this.save.readers}`;
  }

  async import() {
    const [file] = this.file.files;
    this.file.value = ""; // the same file may be chosen again
    if (!file) return;
    const [bytes, problem] = await open(file, this.battery.problemOf);
    if (problem) {
      await this.dialogs.ask("This file cannot be loaded", `${file.name}: ${problem} Nothing was changed.`, "All right");
      return;
    }
    const words = `The ${this.save.what} in this browser will be replaced by those in ${file.name}.`;
    if (!await this.dialogs.ask("Load this save?", words, "Load it", "Keep mine")) return;
    if (this.battery.replace(bytes)) this.restart(bytes, `${file.name} is loaded.`);
    else await this.refuse();
  }

  async erase() {
    const words = `All ${this.save.what} in this browser will be gone, as when it was new.`;
    if (!await this.dialogs.ask("Erase everything?", words, "Erase", "Keep it")) return;
    if (this.battery.replace(null)) this.restart(null, "Erased.");
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
