// The Labyrinth's own board: the libretro core labkit as a WebAssembly module, with this as its front end. Numbers are those of libretro.h.
import { BUTTONS, Console } from "./console.js";

export const WIDTH = 1024, HEIGHT = 768;
export const FRAME_MS = (1000 * 1344 * 806) / 65e6; // XGA: 60.0038 pictures a second
const MESSAGE = 6, PIXEL_FORMAT = 10, VARIABLE = 15, VARIABLE_UPDATE = 17, LANGUAGE = 39, BITMASKS = 51 | 0x10000, OPTIONS_VERSION = 52, OPTIONS = 68;
const XRGB8888 = 1, CHINESE = 12;
const JOYPAD = 1, KEYBOARD = 3, ANALOG = 5, ALL_BUTTONS = 256;
const PAD = ["b", "y", "select", "start", "up", "down", "left", "right", "a", "x", "l", "r", "l2", "r2"];
const SAVE_RAM = 0, SYSTEM_RAM = 2;
const WINDOW_AT = 10, SEED_WINDOW = 1; // in system RAM (libretro/README.md)
const BOOTS_AT = 8; // in save RAM (libretro/scores.h): a valid one has been started with
const WORD = 4, OPTION_WORDS = 263, VALUES_AT = 6, PRESET_AT = 262, STICK = 32767;

export class Labkit extends Console {
  // module: bytes. onPicture, onSample as in machine.js. onMessage(words): the core has something to say. chosen: values of core options.
  constructor(module, { onPicture = () => {}, onSample = null, onSave = () => {}, onMessage = () => {}, chosen = {}, chinese = false } = {}) {
    super(onSave);
    Object.assign(this, { onPicture, onSample, onMessage, chosen, chinese });
    this.held = [0, 0];
    this.axes = [];
    this.typed = []; // keys waiting for a frame each
    this.key = 0;
    this.changed = false; // an option has
    this.ready = this.load(module);
  }

  async load(module) {
    const front = {
      environment: (command, at) => this.environment(command, at),
      picture: (at) => this.onPicture(new Uint32Array(this.memory.buffer, at, WIDTH * HEIGHT)),
      sound: (at, frames) => this.sound(at, frames),
      input: (port, device, index, id) => (port === 0 ? this.input(device, index, id) : 0),
    };
    const none = () => 8; // "bad file": C's library has them linked in, and the core uses no file
    const { instance } = await WebAssembly.instantiate(module, { front, wasi_snapshot_preview1: { fd_close: none, fd_seek: none, fd_write: none } });
    this.core = instance.exports;
    this.memory = this.core.memory;
    this.core._initialize();
    this.core.front_start();
  }

  // ---- the core's memory

  word(at) { return new DataView(this.memory.buffer).getUint32(at, true); }

  put(at, value) { new DataView(this.memory.buffer).setUint32(at, value, true); }

  text(at) {
    const bytes = new Uint8Array(this.memory.buffer);
    return at === 0 ? null : new TextDecoder().decode(bytes.slice(at, bytes.indexOf(0, at)));
  }

  area(id) { return new Uint8Array(this.memory.buffer, this.core.retro_get_memory_data(id), this.core.retro_get_memory_size(id)); }

  // ---- what the core asks

  environment(command, at) {
    switch (command) {
      case MESSAGE: this.onMessage(this.text(this.word(at))); return true;
      case PIXEL_FORMAT: return this.word(at) === XRGB8888;
      case VARIABLE: return this.answer(at);
      case VARIABLE_UPDATE: new Uint8Array(this.memory.buffer)[at] = this.changed; this.changed = false; return true;
      case LANGUAGE: this.put(at, this.chinese ? CHINESE : 0); return true;
      case BITMASKS: return true;
      case OPTIONS_VERSION: this.put(at, 2); return true;
      case OPTIONS: this.readOptions(this.word(at)); return true;
      default: return false;
    }
  }

  // The core's own list: categories (with their options inside), and options that are in none.
  readOptions(menu) {
    const categories = new Map([[null, { title: null, options: [] }]]);
    for (let at = this.word(menu); this.word(at); at += 3 * WORD) {
      categories.set(this.text(this.word(at)), { title: this.text(this.word(at + WORD)), info: this.text(this.word(at + 2 * WORD)), options: [] });
    }
    this.options = new Map();
    for (let at = this.word(menu + WORD); this.word(at); at += OPTION_WORDS * WORD) {
      const option = this.readOption(at);
      this.options.set(option.key, option);
      categories.get(option.category).options.push(option);
    }
    this.categories = [...categories.values()];
  }

  readOption(start) {
    const text = (n) => this.text(this.word(start + n * WORD)), values = new Map();
    for (let n = VALUES_AT; this.word(start + n * WORD); n += 2) values.set(text(n), { label: text(n + 1) ?? text(n), at: this.word(start + n * WORD) });
    return { key: text(0), title: text(1), info: text(3), category: text(5), values, preset: text(PRESET_AT) };
  }

  value({ key, values, preset }) { return values.has(this.chosen[key]) ? this.chosen[key] : preset; }

  answer(at) {
    const option = this.options.get(this.text(this.word(at)));
    if (!option) return false;
    this.put(at + WORD, option.values.get(this.value(option)).at);
    return true;
  }

  choose(key, value) {
    this.chosen = { ...this.chosen, [key]: value };
    this.changed = true;
  }

  input(device, index, id) {
    if (device === JOYPAD && id === ALL_BUTTONS) return this.held[0] | this.held[1];
    if (device === KEYBOARD) return Number(id === this.key);
    if (device === ANALOG) return Math.round((this.axes[2 * index + id] ?? 0) * STICK);
    return 0;
  }

  sound(at, frames) {
    const samples = new Int16Array(this.memory.buffer, at, 2 * frames);
    if (this.onSample) for (let n = 0; n < samples.length; n += 2) this.onSample(samples[n] / 32768, samples[n + 1] / 32768);
    return frames;
  }

  // ---- as machine.js

  power(battery = null) {
    this.core.retro_load_game(0);
    if (battery) this.area(SAVE_RAM).set(battery);
    this.seal = 0;
    this.typed = [];
    this.begin();
  }

  frame() {
    this.key = this.typed.shift() ?? 0;
    this.core.retro_run();
    this.frames++;
    const ram = this.area(SAVE_RAM), seal = this.word(ram.byteOffset + ram.length - WORD); // the checksum of the rest
    if (seal !== this.seal) this.wrote();
    this.seal = seal;
  }

  // One player has two hands, and may plug in two gamepads.
  hold(player, button, on) {
    const bit = 1 << PAD.indexOf(BUTTONS[button]);
    this.held[player - 1] = on ? this.held[player - 1] | bit : this.held[player - 1] & ~bit;
    if (on) this.pressed();
  }

  // Sticks of a gamepad, left x and y, right x and y, -1..1.
  stick(axes) {
    this.axes = axes;
    if (axes.some((value) => Math.abs(value) > 0.5)) this.pressed();
  }

  // True when the number of a maze is asked for: then a digit is a digit, whatever else its key does.
  get typing() { return this.area(SYSTEM_RAM)[WINDOW_AT] === SEED_WINDOW; }

  // A hexadecimal digit; true when one is wanted. The core wants to see the key let go before the next one.
  type(digit) {
    if (this.typing) this.typed.push(digit.toLowerCase().charCodeAt(0), 0);
    return this.typing;
  }

  battery() { return this.area(SAVE_RAM).slice(); }

  // What is wrong with these bytes as a save; null when nothing is. The core makes an empty one of what it cannot read.
  problemOf(bytes) {
    const ram = this.area(SAVE_RAM), now = ram.slice();
    if (bytes.length > ram.length) return `It has ${bytes.length.toLocaleString("en")} bytes; a labkit save has ${ram.length.toLocaleString("en")} at most.`;
    ram.fill(0);
    ram.set(bytes);
    this.core.labkit_scores_check(ram.byteOffset);
    const valid = this.word(ram.byteOffset + BOOTS_AT) !== 0;
    ram.set(now);
    return valid ? null : "It is not a labkit save, or it is damaged.";
  }
}
