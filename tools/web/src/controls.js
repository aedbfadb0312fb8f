// The dialog of controls: what each button does, its key for each player (press one to change it), and the choices of the page.
const EXTRAS = [["fast", "Faster, while held"], ["mute", "Sound on or off"], ["full", "Full screen"], ["plug", "The plug: out, in"]];

function cell(row, content) {
  const td = row.insertCell();
  td.append(content);
  return td;
}

export class Controls {
  // onChange(name): a setting has changed; "keys" for the keys.
  constructor(dialog, keys, settings, console, onChange) {
    this.dialog = dialog;
    this.keys = keys;
    this.settings = settings;
    this.onChange = onChange;
    this.waiting = null; // the button whose key is to be pressed
    this.hint = dialog.querySelector(".hint");
    this.buildKeys(dialog.querySelector("tbody"), console);
    this.bindChoices();
    dialog.querySelector("[data-act=defaults]").addEventListener("click", () => {
      this.keys.asDelivered();
      this.changed("All keys are as delivered.");
    });
    dialog.addEventListener("keydown", (event) => this.listen(event), true);
    dialog.addEventListener("close", () => this.stopWaiting());
    keys.ready.then(() => this.relabel());
    this.relabel();
  }

  buildKeys(body, { rows, hands }) {
    for (const [name, words] of rows) {
      const row = body.insertRow(), head = document.createElement("th");
      head.scope = "row";
      head.textContent = words;
      row.append(head);
      hands.forEach((hand, n) => {
        const action = `${n + 1} ${name}`;
        cell(row, action in this.keys.keys ? this.keyButton(action, words + hand) : "");
      });
    }
    for (const [name, words] of EXTRAS.filter(([action]) => action in this.keys.keys)) {
      const row = body.insertRow(), head = document.createElement("th");
      head.scope = "row";
      head.textContent = words;
      row.append(head);
      cell(row, this.keyButton(name, words)).colSpan = 2;
    }
  }

  keyButton(action, words) {
    const button = document.createElement("button");
    button.type = "button";
    button.className = "key";
    button.dataset.action = action;
    button.dataset.words = words;
    button.addEventListener("click", () => this.wait(button));
    return button;
  }

  wait(button) {
    this.stopWaiting();
    this.waiting = button;
    button.classList.add("waiting");
    button.textContent = "press a key";
    this.hint.textContent = `Press the key for "${button.dataset.words}", or Escape to leave it.`;
  }

  stopWaiting() {
    this.waiting?.classList.remove("waiting");
    this.waiting = null;
    this.hint.textContent = "Choose a key to change it.";
    this.relabel();
  }

  listen(event) {
    if (!this.waiting) return;
    event.preventDefault();
    event.stopPropagation();
    if (event.code === "Escape") {
      this.stopWaiting();
      return;
    }
    const { action, words } = this.waiting.dataset;
    if (!this.keys.assign(action, event.code)) {
      this.hint.textContent = "The browser needs that key for itself. Press another, or Escape.";
      return;
    }
    this.stopWaiting();
    this.changed(`"${words}" is now ${this.keys.label(action)}.`);
  }

  changed(words) {
    this.relabel();
    this.hint.textContent = words;
    this.onChange("keys");
  }

  relabel() {
    for (const button of this.dialog.querySelectorAll("[data-action]")) {
      button.textContent = this.keys.label(button.dataset.action);
      button.setAttribute("aria-label", `${button.dataset.words}: ${button.textContent}. Change`);
    }
  }

  bindChoices() {
    for (const input of this.dialog.querySelectorAll("[data-setting]")) {
      const name = input.dataset.setting, box = input.type === "checkbox";
      if (box) input.checked = this.settings.get(name);
      else input.value = this.settings.get(name);
      input.addEventListener("change", () => {
        this.settings.set(name, box ? input.checked : input.value);
        this.onChange(name);
      });
    }
  }
}
