// Sound. Browsers allow it only after the first key or touch; until then samples are thrown away.
import speakerSource from "speaker-source";
import { SAMPLE_RATE } from "./machine.js";
import { Ring } from "./ring.js";

const TARGET = Math.round(SAMPLE_RATE * 0.06); // samples waiting: 60 ms survive a slow picture
const OLD_BLOCK = 1024;

export class Sound {
  constructor() {
    this.context = null;
    this.batch = new Float32Array(4096);
    this.count = 0;
    this.send = null; // takes samples, once there is a loudspeaker
    this.muted = false;
  }

  sample(value) {
    if (this.count < this.batch.length) this.batch[this.count++] = value;
  }

  // After each run of frames. When the console runs faster than in life, most samples are left out rather than piled up.
  flush(keep = true) {
    if (this.send && keep && this.context.state === "running") this.send(this.batch.slice(0, this.count));
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
      numberOfInputs: 0, outputChannelCount: [1], processorOptions: { rate: SAMPLE_RATE, target: TARGET },
    });
    node.connect(this.volume);
    this.send = (samples) => node.port.postMessage(samples, [samples.buffer]);
  }

  openProcessor() {
    const ring = new Ring(SAMPLE_RATE / this.context.sampleRate, TARGET + OLD_BLOCK);
    this.processor = this.context.createScriptProcessor(OLD_BLOCK, 0, 1); // kept, or it is collected while it plays
    this.processor.onaudioprocess = ({ outputBuffer }) => ring.pull(outputBuffer.getChannelData(0));
    this.processor.connect(this.volume);
    this.send = (samples) => ring.push(samples);
  }

  mute(on) {
    this.muted = on;
    if (this.context) this.volume.gain.setTargetAtTime(on ? 0 : 1, this.context.currentTime, 0.01);
  }

  // While the console stands still.
  rest() { this.context?.suspend(); }
}
