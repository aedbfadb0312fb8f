// The console with the cart in it. It knows nothing of the page: it is given the emulator's class, the ROM and where picture, sound
// and battery RAM go, so the tests run the very same machine in node.
import { usePalette } from "./palette.js";

export const WIDTH = 256, HEIGHT = 240;
export const BUTTONS = ["a", "b", "select", "start", "up", "down", "left", "right"]; // in the order of the pad's shift register
export const SAMPLE_RATE = 48000;
export const BATTERY_BYTES = 0x2000;
export const CPU_HZ = 1789773, FRAME_CYCLES = 29780.5; // NTSC: 60.0988 pictures a second
const BATTERY_AT = 0x6000;
const SAVES_END = 0x6d00; // above lies work RAM of the running game, which nobody needs after power-off
const MIDDLE = [128, 128, 128, 128, 128]; // the console is mono

export class Machine {
  // onPicture(pixels): 256x240 words 0x00BBGGRR. onSample(value): -1..1, SAMPLE_RATE a second. onSave(): a saved byte was written,
  // by someone who plays: what the cart writes at power-on (it counts them) is told with the first button. So a page that is only opened
  // stores nothing, and two of them do not call each other out.
  constructor(NES, rom, { onPicture = () => {}, onSample = null, onSave = () => {} } = {}) {
    this.rom = rom;
    this.onSave = onSave;
    this.nes = new NES({
      sampleRate: SAMPLE_RATE,
      emulateSound: onSample !== null,
      onFrame: onPicture,
      onAudioSample: onSample && ((left) => onSample(left)),
      onBatteryRamWrite: (address) => { if (address < SAVES_END) this.wrote(); },
    });
    this.frames = 0;
    this.played = false; // a button was pressed since power-on
    this.unsaved = false; // a byte was written before that
  }

  wrote() {
    if (this.played) this.onSave();
    else this.unsaved = true;
  }

  // Switches the power on, with what the battery kept (or a new cart's empty RAM).
  power(battery = null) {
    this.nes.loadROM(this.rom);
    if (battery) this.nes.cpu.mem.set(battery, BATTERY_AT);
    this.nes.ppu.clipToTvSize = false; // the games keep to the safe area themselves; the frame around it is theirs, too
    usePalette(this.nes.ppu);
    this.nes.papu.setPanning(MIDDLE);
    this.frames = 0;
    this.played = false;
    this.unsaved = false;
  }

  frame() {
    this.nes.frame();
    this.frames++;
  }

  // player 1 or 2; button: its place in BUTTONS.
  hold(player, button, on) {
    if (on) this.nes.buttonDown(player, button);
    else this.nes.buttonUp(player, button);
    if (!on || this.played) return;
    this.played = true;
    if (this.unsaved) this.onSave();
  }

  battery() {
    return this.nes.cpu.mem.slice(BATTERY_AT, BATTERY_AT + BATTERY_BYTES);
  }
}
