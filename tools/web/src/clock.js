// Keeps the console at its own number of pictures a second on a monitor of any rate: real time is saved up, and spent in whole frames.
const LONGEST_MS = 100; // a longer gap (a busy machine) is lost time: the game waits rather than races
const BUDGET_MS = 24; // frames of one tick may take so long: a slow machine slows the game down, not the whole page
const EARLIEST = 0.25; // of a frame

// How many frames to run when `saved` frames of time are there. On a 60 Hz monitor the sum creeps upwards by a 600th a tick; were whole
// frames counted, a little jitter near the edge would give 0, 2, 0, 2 ... So one frame may be up to 3/4 early, a second one only
// when it is half over: between the two edges jitter changes nothing.
export function framesDue(saved) {
  return saved > EARLIEST ? Math.max(1, Math.floor(saved + 0.5)) : 0;
}

export class Clock {
  // frameMs: how long a picture lasts. frame() runs one, false when it may not yet; show() comes after the last of a tick. pulse: what
  // ticks, the monitor when none is given.
  constructor(frameMs, frame, show, pulse = null) {
    this.pulse = pulse ?? { request: (act) => requestAnimationFrame(act), cancel: (id) => cancelAnimationFrame(id) };
    this.frameMs = frameMs;
    this.frame = frame;
    this.show = show;
    this.saved = 0;
    this.last = null;
    this.request = 0;
    this.speed = 1;
  }

  get running() { return this.request !== 0; }

  start() {
    if (this.running) return;
    this.last = null;
    this.request = this.pulse.request((now) => this.tick(now));
  }

  stop() {
    this.pulse.cancel(this.request);
    this.request = 0;
  }

  tick(now) {
    this.request = this.pulse.request((later) => this.tick(later));
    const gap = this.last === null ? this.frameMs : Math.min(now - this.last, LONGEST_MS);
    this.last = now;
    this.saved += (gap * this.speed) / this.frameMs;
    const due = framesDue(this.saved), began = performance.now();
    this.saved -= due;
    for (let n = 0; n < due; n++) {
      if (n > 0 && performance.now() - began > BUDGET_MS) break;
      if (this.frame() === false) break;
      if (!this.running) return; // a frame that failed has stopped the clock
    }
    if (due > 0) this.show();
  }
}
