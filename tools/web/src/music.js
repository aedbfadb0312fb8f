// The music room: a dialog with every song and effect of the cart, played from its NSF by a second console through the page's own sound.
import { Clock } from "./clock.js";
import { FRAME_MS, Machine } from "./machine.js";
import { readNsf, romOf } from "./nsf.js";

const minutes = (ms) => `${Math.floor(ms / 60000)}:${String(Math.floor(ms / 1000) % 60).padStart(2, "0")}`;

export class MusicRoom {
  constructor(dialog, NES, file, sound) {
    this.NES = NES;
    this.nsf = readNsf(file);
    this.sound = sound;
    this.dialog = dialog;
    this.status = dialog.querySelector(".status");
    this.track = null;
    this.clock = new Clock(FRAME_MS, () => this.machine.frame(), () => this.show());
    this.buttons = this.nsf.tracks.map((track, n) => {
      const button = document.createElement("button");
      button.type = "button";
      button.textContent = track.title;
      button.setAttribute("aria-pressed", "false");
      button.addEventListener("click", () => (n === this.track && !track.effect ? this.stop() : this.play(n)));
      dialog.querySelector(track.effect ? ".effects" : ".songs").append(button);
      return button;
    });
    dialog.addEventListener("close", () => this.stop());
  }

  play(track) {
    this.stop();
    this.track = track;
    this.machine = new Machine(this.NES, romOf(this.nsf, track), { onSample: (left, right) => this.sound.sample(left, right) });
    this.machine.power();
    this.sound.wake();
    this.clock.start();
    this.buttons[track].setAttribute("aria-pressed", "true");
    this.show();
  }

  stop() {
    this.clock.stop();
    this.sound.flush(false);
    this.status.textContent = "Choose a song or an effect.";
    if (this.track !== null) this.buttons[this.track].setAttribute("aria-pressed", "false");
    this.track = null;
  }

  show() {
    this.sound.flush();
    if (this.track === null) return;
    const { title, effect } = this.nsf.tracks[this.track];
    this.status.textContent = effect ? title : `${title}, ${minutes(this.machine.frames * FRAME_MS)}`;
  }
}
