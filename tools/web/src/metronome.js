// Ticks for a page that goes on while it is hidden. Browsers slow a hidden page's own timers down to one a second, those of a worker they
// leave alone. The worker is a data: address, because a page opened as a file may load no other.
const MS = 8;

export class Metronome {
  constructor() {
    this.acts = new Map();
    this.next = 1;
    this.worker = new Worker(`data:text/javascript,setInterval(()=>postMessage(0),${MS})`);
    this.worker.onmessage = () => {
      const acts = [...this.acts.values()];
      this.acts.clear();
      for (const act of acts) act(performance.now());
    };
  }

  // As requestAnimationFrame and cancelAnimationFrame.
  request(act) {
    this.acts.set(this.next, act);
    return this.next++;
  }

  cancel(id) { this.acts.delete(id); }
}
