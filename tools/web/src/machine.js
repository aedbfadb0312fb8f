// The console with the cart in it: given the emulator's class, the ROM and where picture, sound and battery RAM go.
import { Console, SAMPLE_RATE } from "./console.js";
import { Heights } from "./heights.js";
import { usePalette } from "./palette.js";

export const WIDTH = 256, HEIGHT = 240;
export const BATTERY_BYTES = 0x2000;
const CPU_HZ = 1789773, FRAME_CYCLES = 29780.5; // NTSC: 60.0988 pictures a second
export const FRAME_MS = (1000 * FRAME_CYCLES) / CPU_HZ;
const PAD_BUTTONS = 8;
const BATTERY_AT = 0x6000;
const SAVES_END = 0x6d00; // above it is work RAM of the running game, which nobody needs after power-off
const MIDDLE = [128, 128, 128, 128, 128]; // the console is mono

export class Machine extends Console {
  // onPicture(pixels): 256x240 words 0x00BBGGRR. onSample(left, right): -1..1, SAMPLE_RATE a second.
  constructor(NES, rom, { onPicture = () => {}, onSample = null, onSave = () => {} } = {}) {
    super(onSave);
    this.rom = rom;
    this.nes = new NES({
      sampleRate: SAMPLE_RATE,
      emulateSound: onSample !== null,
      onFrame: onPicture,
      onAudioSample: onSample,
      onBatteryRamWrite: (address) => { if (address < SAVES_END) this.wrote(); },
    });
    this.heights = new Heights((address) => this.nes.cpu.mem[address], (player, button, on) => this.hold(player, button, on));
  }

  // Switches the power on, with what the battery kept (or a new cart's empty RAM).
  power(battery = null) {
    this.nes.loadROM(this.rom);
    if (battery) this.nes.cpu.mem.set(battery, BATTERY_AT);
    this.settle();
    this.heights.stop();
    this.begin();
  }

  // What jsnes forgets with each power-on.
  settle() {
    this.nes.ppu.clipToTvSize = false; // the games keep to the safe area themselves; the frame around it is theirs, too
    usePalette(this.nes.ppu);
    this.nes.papu.setPanning(MIDDLE);
  }

  frame() {
    this.heights.frame();
    this.nes.frame();
    this.frames++;
  }

  // player 1 or 2; button: its place in BUTTONS.
  hold(player, button, on) {
    if (button >= PAD_BUTTONS) return;
    if (on) this.nes.buttonDown(player, button);
    else this.nes.buttonUp(player, button);
    if (on) this.pressed();
  }

  // A digit key. True when the game has a use for it.
  type(digit) { return this.heights.type(digit); }

  battery() {
    return this.nes.cpu.mem.slice(BATTERY_AT, BATTERY_AT + BATTERY_BYTES);
  }
}
