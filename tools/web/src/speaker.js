// Runs on the browser's audio thread: samples come by message, the ring evens them out. Bundled to a text of its own, which sound.js
// hands over inside its address, because a page opened as a file may not load a second script there.
import { Ring } from "./ring.js";

class Speaker extends AudioWorkletProcessor {
  constructor({ processorOptions: { rate, target } }) {
    super();
    this.rings = [new Ring(rate / sampleRate, target), new Ring(rate / sampleRate, target)]; // left, right
    this.port.onmessage = ({ data }) => this.rings.forEach((ring, n) => ring.push(data[n]));
  }

  process(inputs, [outs]) {
    this.rings.forEach((ring, n) => ring.pull(outs[n]));
    return true;
  }
}
registerProcessor("speaker", Speaker);
