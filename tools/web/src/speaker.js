// Runs on the browser's audio thread: samples come by message, the ring evens them out. Bundled to a text of its own, which sound.js
// hands over inside its address, because a page opened as a file may not load a second script there.
import { Ring } from "./ring.js";

class Speaker extends AudioWorkletProcessor {
  constructor({ processorOptions: { rate, target } }) {
    super();
    this.ring = new Ring(rate / sampleRate, target);
    this.port.onmessage = ({ data }) => this.ring.push(data);
  }

  process(inputs, [[out]]) {
    this.ring.pull(out);
    return true;
  }
}
registerProcessor("speaker", Speaker);
