// Dialogs over the page. While one is open the console stands still and hears no keys. The browser's own <dialog> keeps the focus
// inside, closes on Escape and gives the focus back.
const outside = (box, { clientX: x, clientY: y }) => x < box.left || x > box.right || y < box.top || y > box.bottom;

export class Dialogs {
  constructor(onOpen, onClose) {
    this.onOpen = onOpen;
    this.onClose = onClose;
    this.asking = Promise.resolve(); // the last question
    for (const dialog of document.querySelectorAll("dialog")) {
      dialog.addEventListener("close", () => { if (!this.anyOpen) this.onClose(); });
      dialog.addEventListener("pointerdown", (event) => {
        if (event.target === dialog && outside(dialog.getBoundingClientRect(), event)) dialog.close("cancel");
      });
    }
    for (const button of document.querySelectorAll("[data-opens]")) {
      button.addEventListener("click", () => this.open(button.dataset.opens));
    }
  }

  get anyOpen() { return document.querySelector("dialog[open]") !== null; }

  open(id) {
    this.onOpen();
    const dialog = document.getElementById(id);
    dialog.returnValue = "";
    dialog.showModal();
    return dialog;
  }

  // Asks; resolves to true for yes. Without `no` it only informs. One question at a time: an answer must never count for another one.
  ask(title, text, yes, no = null) {
    this.asking = this.asking.then(() => this.askNow(title, text, yes, no));
    return this.asking;
  }

  askNow(title, text, yes, no) {
    const dialog = this.open("question");
    dialog.querySelector("h2").textContent = title;
    dialog.querySelector("p").textContent = text;
    const [refuse, agree] = dialog.querySelectorAll("button");
    agree.textContent = yes;
    refuse.hidden = no === null;
    refuse.textContent = no ?? "";
    (no === null ? agree : refuse).focus(); // the harmless answer is the near one
    return new Promise((resolve) => {
      dialog.addEventListener("close", () => resolve(dialog.returnValue === "yes"), { once: true });
    });
  }
}
