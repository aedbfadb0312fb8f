// Samples on their way from the console to the loudspeaker. The two have clocks of their own, so the ring is read a little faster when it
// fills up and a little slower when it runs dry: by at most half a percent, which nobody hears.
const ROOM = 16384; // a power of two
const STEER = 0.005;

export class Ring {
  // step: samples to take for each one given out (the console's rate over the loudspeaker's). target: how many to keep waiting.
  constructor(step, target) {
    this.buffer = new Float32Array(ROOM);
    this.step = step;
    this.target = target;
    this.read = 0; // with a fraction
    this.write = 0;
    this.last = 0;
    this.playing = false;
    this.dry = 0; // how often it ran dry while playing
  }

  get fill() { return this.write - this.read; }

  push(samples) {
    for (let n = 0; n < samples.length; n++) this.buffer[this.write++ & (ROOM - 1)] = samples[n];
    if (this.fill > this.target * 3) this.read = this.write - this.target; // far behind: rather a cut than an echo
  }

  // Fills `out`. With nothing to give, the last value dies away, because a jump to silence would be a click.
  pull(out) {
    if (!this.playing && this.fill >= this.target) this.playing = true;
    const drift = Math.max(-1, Math.min(1, (this.fill - this.target) / this.target));
    const step = this.step * (1 + STEER * drift);
    for (let n = 0; n < out.length; n++) {
      if (this.playing && this.fill < 2) {
        this.playing = false;
        this.dry++;
      }
      if (this.playing) {
        const at = Math.floor(this.read), a = this.buffer[at & (ROOM - 1)], b = this.buffer[(at + 1) & (ROOM - 1)];
        this.last = a + (b - a) * (this.read - at);
        this.read += step;
      } else {
        this.last *= 0.995;
      }
      out[n] = this.last;
    }
  }
}
