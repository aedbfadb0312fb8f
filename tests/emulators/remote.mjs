// Emulators under remote control: a process that takes commands on stdin and answers on stdout after an @. The commands are
//   frame A B      runs a frame with these buttons held on the pads (bits: A B Select Start Up Down Left Right); answers the 2 KB of RAM
//   poke ADDRESS VALUE   writes a byte of RAM
//   tables         answers the two name tables
//   picture FILE   writes the picture to a file
//   off            quits as the emulator itself does, writing its battery file
// MAME and FCEUX do this in their Lua, a libretro core in libretro.c.
import { spawn, spawnSync } from "node:child_process";
import fs from "node:fs";
import path from "node:path";
import readline from "node:readline";
import { fromFour, fromPpm } from "./picture.mjs";

const SECONDS = 900; // a process that still runs then has hung; FCEUX does after an error in its script
const LEAVING = 60;  // seconds that quitting may take
const quiet = { ...process.env, PATH: `${process.env.PATH}:/usr/games`, XDG_RUNTIME_DIR: process.env.XDG_RUNTIME_DIR ?? "/tmp" };

class Remote {
  // `battery` is the emulator's own file for the save; `decode` converts what the command `picture` wrote to RGB.
  constructor({ command, env = {}, folder, battery, decode }) {
    Object.assign(this, { folder, battery, decode, pictures: [], answers: [], waiting: null });
    this.log = path.join(folder, "stderr.txt");
    const stdio = ["pipe", "pipe", fs.openSync(this.log, "w")];
    this.child = spawn("timeout", ["-k", "2", String(SECONDS), ...command], { env: { ...quiet, ...env }, stdio });
    this.child.stdin.on("error", () => {});
    this.ended = new Promise((done) => this.child.on("close", () => { this.dead = true; this.tell(null); done(); }));
    readline.createInterface({ input: this.child.stdout }).on("line", (line) => {
      const at = line.indexOf("@");
      if (at >= 0) this.tell(Buffer.from(line.slice(at + 1), "hex"));
    });
  }

  tell(answer) {
    if (this.waiting) { this.waiting(answer); this.waiting = null; } else this.answers.push(answer);
  }

  async ask(order) {
    if (!this.dead) this.child.stdin.write(order + "\n");
    const answer = this.answers.length ? this.answers.shift() : await new Promise((take) => { this.waiting = take; });
    if (!answer) throw new Error(`the emulator went away (see ${this.log})`);
    return answer;
  }

  async frame(one, two) { this.ram = await this.ask(`frame ${one} ${two}`); }
  async poke(address, value) { await this.ask(`poke ${address} ${value}`); }
  async tables() { return this.ask("tables"); }
  async picture() {
    const file = path.resolve(this.folder, "picture.raw"); // FCEUX has another working folder
    await this.ask(`picture ${file}`);
    this.pictures.push(this.decode(fs.readFileSync(file)));
  }

  async off() {
    if (!this.dead) this.child.stdin.end("off\n");
    const late = setTimeout(() => this.child.kill(), LEAVING * 1000);
    await this.ended;
    clearTimeout(late);
    return { save: fs.existsSync(this.battery) ? fs.readFileSync(this.battery) : null, pictures: this.pictures };
  }
}

// The battery file, as it was when the power went off.
function insert(file, save) {
  fs.mkdirSync(path.dirname(file), { recursive: true });
  if (save) fs.writeFileSync(file, save);
}
const stem = (rom) => path.basename(rom, ".nes");

export const mame = (system) => (rom, folder, save) => {
  const battery = path.join(folder, "nvram", system, `${stem(rom)}.nv`);
  insert(battery, save);
  const fixed = spawnSync("setarch", ["-R", "true"]).status === 0 ? ["setarch", "-R"] : []; // MAME 0.251 may crash at exit otherwise
  const at = (name) => path.join(folder, name);
  return new Remote({
    folder, battery, decode: (bytes) => fromFour(bytes, [2, 1, 0]),
    command: [...fixed, "mame", system, "-cart", rom, "-video", "none", "-sound", "none", "-nothrottle", "-skip_gameinfo",
      "-autoboot_delay", "0", "-autoboot_script", "tests/emulators/mame.lua", "-cfg_directory", at("cfg"), "-nvram_directory", at("nvram"),
      "-state_directory", at("sta"), "-snapshot_directory", folder],
  });
};

// `region` is the cart's number for the television, and FCEUX's, too.
export const fceux = (region, ...options) => (rom, folder, save) => {
  const battery = path.join(folder, ".fceux", "sav", `${stem(rom)}.sav`);
  insert(battery, save);
  const settings = [
    "VideoDriver = 1", // a picture without OpenGL
    "ScanLineStartNTSC = 0", "ScanLineEndNTSC = 239", "ScanLineStartPAL = 0", "ScanLineEndPAL = 239", // all lines of it
    "ShowGuiMessages = 0", // no words of FCEUX's own on it
    "AutoDetectPAL = 0", `PAL = ${region}`, // otherwise a ROM for all televisions runs as NTSC
    "RamInitMethod = 3", // noise at power-on
  ];
  fs.writeFileSync(path.join(folder, ".fceux", "fceux.cfg"), settings.map((s) => `SDL.${s}\n`).join(""));
  return new Remote({
    folder, battery, env: { HOME: path.resolve(folder), QT_QPA_PLATFORM: "offscreen" },
    decode: (bytes) => fromFour(bytes.subarray(11), [1, 2, 3]), // the head of a gd file, then a point in four bytes
    command: ["fceux", "--sound", "0", ...options, "--loadlua", "tests/emulators/fceux.lua", rom],
  });
};

const WHOLE_PICTURE = ["nestopia_overscan_v=disabled", "nestopia_overscan_v_top=0", "nestopia_overscan_v_bottom=0"]; // in versions old and new
const cores = ["/usr/lib", ...fs.readdirSync("/usr/lib").map((d) => `/usr/lib/${d}`)].map((d) => `${d}/libretro/nestopia_libretro.so`);
export const nestopia = (...options) => (rom, folder, save) => {
  const battery = path.join(folder, `${stem(rom)}.srm`), core = cores.find((file) => fs.existsSync(file));
  insert(battery, save);
  return new Remote({
    folder, battery, decode: fromPpm,
    command: ["build/tests/emulators/libretro", core ?? cores[0], rom, battery, ...WHOLE_PICTURE, ...options],
  });
};
