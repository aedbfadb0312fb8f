// Plays a story (play.txt, resume.txt) on a console, one action in each line. Everything is done by buttons, as a person would;
// the player watches RAM, by the linker's labels, and the screen to know when to go on. So a story does not depend on how fast a
// console is.
//
//   picture NAME [CONDITION]...   takes a picture when the conditions have held, and the cursor has been lit, for some frames
//   until CONDITION...            waits
//   screen NAME                   waits for a screen at full light: title menu setup play
//   press BUTTON [PAD]            down and up
//   hold BUTTON[+BUTTON] FRAMES
//   take WORDS                    moves the hand to the line of a list that has these words, then A
//   set WORDS = VALUE             moves the hand to that line and turns it until it says so
//   go FIELD WIDTH CELL [PAD]     moves a cursor of row * WIDTH + column to a cell, a press a step
//   put FIELD WIDTH CELL [PAD]    the same, then A
//   type DIGITS                   on the screen that asks for a number, then A
//   turn ANGLE                    in the labyrinth, by the pad; full circle is 4096
//
// A condition is FIELD=N, FIELD&MASK=N, or "words on the screen". Fields are C variables or c4_state.clock and the like, of tests/mame/offsets.c.
import fs from "node:fs";

const BUTTONS = { a: 1, b: 2, select: 4, start: 8, up: 16, down: 32, left: 64, right: 128 };
const SCREENS = { title: 0, menu: 1, setup: 0x40, play: 0x41 };
const LIMIT = 1500;     // frames that anything may take; a puzzle takes the longest to make
const STILL = 4;        // frames for which a picture's conditions must have held: what a tick draws appears two frames later
const REST = 40;        // frames that a picture has to settle in before that
const HAND_BLINK = 16;  // bit of frame_count that changes hands and boxes, see cart/list.c and ui.c
const DIGITS_ROW = 13;  // see cart/digits.c

function readLabels(file) {
  const labels = {};
  for (const line of fs.readFileSync(file, "utf8").split("\n")) {
    const m = /^al ([0-9A-F]+) \.(_?)(.+)$/.exec(line);
    if (m && (m[2] || !(m[3] in labels))) labels[m[3]] = parseInt(m[1], 16); // a variable of C goes first
  }
  return labels;
}

function readOffsets(file) {
  const lines = fs.readFileSync(file, "utf8").trim().split("\n").map((line) => line.split(" "));
  return Object.fromEntries(lines.map(([name, offset]) => [name, Number(offset)]));
}

export class Player {
  constructor(nes, names) {
    this.nes = nes;
    this.names = names; // of the pictures, in order
    this.labels = readLabels("build/boardcart.lbl");
    this.offsets = readOffsets("build/tests/mame/offsets.txt");
  }

  // ---- what is seen ----
  field(name, n = 0) {
    const at = this.labels[/^\w+/.exec(name)[0]], offset = name.includes(".") ? this.offsets[name] : 0;
    if (at === undefined || offset === undefined) throw new Error(`no field ${name}`);
    if (at + offset >= this.nes.ram.length) throw new Error(`${name} is not in internal RAM`);
    return this.nes.ram[at + offset + n];
  }

  async text() { // the rows of the picture, read through the font
    const tables = await this.nes.tables(), rows = [];
    for (let row = 0; row < 30; row++) {
      const tiles = tables.slice(row * 32, row * 32 + 32);
      rows.push([...tiles].map((tile) => (tile < 0x5f ? String.fromCharCode(tile + 0x20) : "ABSTASEL+"[tile - 0x6e] ?? "#")).join(""));
    }
    return rows;
  }

  async rowOf(words) {
    const row = (await this.text()).findIndex((line) => line.includes(words));
    if (row < 0) throw new Error(`"${words}" is not on the screen`);
    return row;
  }

  handRow() { // the text row that the hand points at: it is the highest sprite
    let top = 0xef;
    for (let i = 0; i < 64; i++) top = Math.min(top, this.field("oam_buf", i * 4));
    return Math.floor(((top + 5 + this.field("scroll_y")) % 240) / 8);
  }

  async holds(condition) {
    if (condition.startsWith('"')) return (await this.text()).some((line) => line.includes(condition.slice(1, -1)));
    const m = /^([\w.]+)(?:&(\w+))?=(\w+)$/.exec(condition);
    if (!m) throw new Error(`no condition: ${condition}`);
    return (this.field(m[1]) & Number(m[2] ?? 255)) === Number(m[3]);
  }

  async all(conditions) {
    for (const condition of conditions) if (!(await this.holds(condition))) return false;
    return true;
  }

  // ---- time and buttons ----
  async frames(n, one = 0, two = 0) { while (n-- > 0) await this.nes.frame(one, two); }

  async wait(conditions, still = 1) {
    for (let n = 0, held = 0; n < LIMIT; n++) {
      held = (await this.all(conditions)) ? held + 1 : 0;
      if (held === still) return;
      await this.frames(1);
    }
    throw new Error(`${conditions.join(" ")} does not come`);
  }

  async hold(buttons, frames, pad = 1) {
    const mask = buttons.split("+").reduce((m, name) => m | BUTTONS[name], 0);
    if (!mask) throw new Error(`no button ${buttons}`);
    await this.frames(frames, pad === 1 ? mask : 0, pad === 2 ? mask : 0);
  }

  async press(button, pad = 1) {
    await this.hold(button, 3, pad);
    await this.frames(4);
  }

  // Presses buttons as `which` names them, until it names none.
  async steer(what, which, step = (button) => this.press(button)) {
    for (let n = 0; n < 200; n++) {
      const button = await which();
      if (!button) return;
      await step(button);
    }
    throw new Error(`${what} is not reached`);
  }

  // ---- the acts ----
  async picture(name, ...conditions) {
    await this.frames(REST);
    await this.wait([`frame_count&${HAND_BLINK}=0`, ...conditions], STILL);
    await this.nes.picture();
    this.names.push(name);
  }

  async until(...conditions) { await this.wait(conditions); }

  async screen(name) {
    await this.wait([`screen_id=${SCREENS[name]}`, "ppu_blank=0"], 25); // it has faded in by then
  }

  async point(words) {
    if (this.field("screen_id") === SCREENS.menu) { // the title of the picture that the hand points at
      await this.frames(4);
      await this.steer(words, async () => ((await this.text())[21].includes(words) ? null : "right"));
      return 21;
    }
    const row = await this.rowOf(words);
    await this.steer(words, () => (this.handRow() === row ? null : "down"));
    return row;
  }

  async take(...words) {
    await this.point(words.join(" "));
    await this.press(this.field("screen_id") === SCREENS.menu ? "select" : "a"); // of a game on the menu, its setup
  }

  async set(...words) {
    const [line, value] = words.join(" ").split(" = "), row = await this.point(line);
    await this.steer(value, async () => ((await this.text())[row].includes(value) ? null : "right"));
  }

  async go(name, width, cell, pad = "1") {
    const w = Number(width), x = cell % w, y = Math.floor(cell / w);
    await this.steer(`cell ${cell}`, () => {
      const at = this.field(name), ax = at % w, ay = Math.floor(at / w);
      return ax < x ? "right" : ax > x ? "left" : ay < y ? "down" : ay > y ? "up" : null;
    }, (button) => this.press(button, Number(pad)));
  }

  async put(name, width, cell, pad = "1") {
    await this.go(name, width, cell, pad);
    await this.press("a", Number(pad));
  }

  async type(digits) {
    for (let i = 0; i < digits.length; i++) {
      if (i > 0) await this.press("right");
      await this.steer(digits, async () => ((await this.text())[DIGITS_ROW].match(/\d/g)?.[i] === digits[i] ? null : "up"));
    }
    await this.press("a");
  }

  // Holds the button while the angle is far, then taps it: for one tick, which turns by 12, if the rest is a multiple of that,
  // else for two, which turn by 26 (games/labyrinth/move.h). At 50 Hz every fifth frame has two ticks, so taps start every five
  // frames; after a tap that met the two ticks, the next one is shifted by a frame.
  async turn(angle) {
    const off = () => {
      const diff = (Number(angle) - this.field("lab_move_angle") - 256 * this.field("lab_move_angle", 1)) & 4095;
      return diff < 2048 ? diff : diff - 4096;
    };
    const far = () => Math.abs(off()) > 300, aside = () => !far() && off() % 12 !== 0;
    await this.steer(`angle ${angle}`, () => (off() === 0 ? null : aside() || off() > 0 ? "left" : "right"), async (button) => {
      const before = off(), frames = far() ? 8 : aside() ? 2 : 1;
      await this.hold(button, frames);
      await this.frames(frames === 8 ? 2 : 5 - frames);
      if (Math.abs(before - off()) !== { 1: 12, 2: 26, 8: 152 }[frames]) await this.frames(1);
    });
  }

  async tell(story) {
    for (const [n, line] of story.split("\n").entries()) {
      const words = line.replace(/#.*/, "").match(/"[^"]*"|\S+/g);
      if (!words) continue;
      try {
        await this.act(...words);
      } catch (error) {
        throw new Error(`line ${n + 1}: ${line.trim()}: ${error.message}`);
      }
    }
  }

  async act(verb, ...rest) {
    const acts = ["picture", "until", "screen", "take", "set", "go", "put", "type", "turn"];
    if (verb === "press") await this.press(rest[0], Number(rest[1] ?? 1));
    else if (verb === "hold") await this.hold(rest[0], Number(rest[1]));
    else if (acts.includes(verb)) await this[verb](...rest);
    else throw new Error("no such act");
  }
}
