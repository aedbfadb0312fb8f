// Sound. Browsers allow it only after the first key or touch; until then samples are thrown away.
import speakerSource from "speaker-source";
import { SAMPLE_RATE } from "./console.js";
import { Ring } from "./ring.js";

const TARGET = Math.round(SAMPLE_RATE * 0.06); // samples waiting: 60 ms survive a slow picture
const OLD_BLOCK = 1024;
const CHANNELS = ["left", "right"];

export class Sound {
  constructor() {
    this.context = null;
    this.batch = CHANNELS.map(() => new Float32Array(4096));
    this.count = 0;
    this.send = null; // takes samples of each channel, once there is a loudspeaker
    this.muted = false;
  }

  sample(left, right) {
    if (this.count === this.batch[0].length) return;
    this.batch[0][this.count] = left;
    this.batch[1][this.count++] = right;
  }

  // After each run of frames. When the console runs faster than in life, most samples are left out rather than piled up.
  flush(keep = true) {
    if (this.send && keep && this.context.state === "running") this.send(this.batch.map((samples) => samples.slice(0, this.count)));
    this.count = 0;
  }

  // In the handler of a key or touch. May be called again and again.
  async wake() {
    if (this.context) {
      if (this.context.state !== "running") await this.context.resume();
      return;
    }
    const Context = window.AudioContext ?? window.webkitAudioContext;
    if (!Context) return;
    this.context = new Context({ latencyHint: "interactive" });
    this.volume = this.context.createGain();
    this.volume.connect(this.context.destination);
    this.mute(this.muted);
    this.context.resume();
    if (this.context.audioWorklet) await this.openWorklet();
    else this.openProcessor(); // over plain http there are no worklets
  }

  async openWorklet() {
    try {
      await this.context.audioWorklet.addModule(`data:text/javascript,${encodeURIComponent(speakerSource)}`);
    } catch {
      this.openProcessor();
      return;
    }
    const node = new AudioWorkletNode(this.context, "speaker", {
      numberOfInputs: 0, outputChannelCount: [CHANNELS.length], processorOptions: { rate: SAMPLE_RATE, target: TARGET },
    });
    node.connect(this.volume);
    this.send = (samples) => node.port.postMessage(samples, samples.map(({ buffer }) => buffer));
  }

  openProcessor() {
    const rings = CHANNELS.map(() => new Ring(SAMPLE_RATE / this.context.sampleRate, TARGET + OLD_BLOCK));
    this.processor = this.context.createScriptProcessor(OLD_BLOCK, 0, CHANNELS.length); // kept, or it is collected while it plays
    this.processor.onaudioprocess = ({ outputBuffer }) => rings.forEach((ring, n) => ring.pull(outputBuffer.getChannelData(n)));
    this.processor.connect(this.volume);
    this.send = (samples) => rings.forEach((ring, n) => ring.push(samples[n]));
  }

  mute(on) {
    this.muted = on;
    if (this.context) this.volume.gain.setTargetAtTime(on ? 0 : 1, this.context.currentTime, 0.01);
  }

  // While the console stands still.
  rest() { this.context?.suspend(); }
}
