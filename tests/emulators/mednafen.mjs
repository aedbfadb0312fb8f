// Mednafen has no scripts, but it has network play: the server says which buttons are held in every frame, the emulator waits for
// that, and hands out its whole state when it is asked. So this is a server for a single client that only watches: the buttons
// are ours. The picture comes from the film that -qtrecord makes, a PNG for every frame.
//
// On the wire, after the login (a length and that many bytes; [33] ports, [48..] bytes of each port's buttons): a message to the
// emulator is the buttons of all ports and a command byte, 0 for "run this frame"; 0x81 asks for the state, which comes as 0x80, a length,
// the unpacked length and the packed state. In the state, a variable is its name's length, its name, its size, its bytes.
import { spawn } from "node:child_process";
import fs from "node:fs";
import net from "node:net";
import path from "node:path";
import zlib from "node:zlib";
import { PNG_HEAD, readPng } from "./picture.mjs";

const SECONDS = 900; // a process that still runs then has hung
const REQUEST_STATE = 0x81;

function variable(state, name, size) {
  const head = Buffer.alloc(name.length + 5);
  head[0] = name.length;
  head.write(name, 1, "latin1");
  head.writeUInt32LE(size, name.length + 1);
  const at = state.indexOf(head);
  if (at < 0) throw new Error(`no ${name} in Mednafen's state`);
  return state.subarray(at + head.length, at + head.length + size);
}

// The n-th pictures of a film, by ascending n.
function frames(film, numbers) {
  const found = [];
  let at = -1, n = -1;
  for (const number of numbers) {
    for (; n < number; n++) {
      at = film.indexOf(PNG_HEAD, at + 1);
      if (at < 0) throw new Error(`the film has no frame ${number}`);
    }
    found.push(readPng(film.subarray(at)));
  }
  return found;
}

class Mednafen {
  constructor(rom, folder, save, options) {
    Object.assign(this, { rom, folder, options, got: Buffer.alloc(0), wake: null, count: 0, moments: [] });
    this.home = path.resolve(folder);
    this.film = path.join(this.home, "film.mov");
    this.battery = path.join(this.home, "sav", `${path.basename(rom, ".nes")}.sav`);
    fs.mkdirSync(path.dirname(this.battery), { recursive: true });
    if (save) fs.writeFileSync(this.battery, save);
    this.ready = this.start();
  }

  async start() {
    const server = net.createServer();
    await new Promise((done) => server.listen(0, "127.0.0.1", done));
    const log = fs.openSync(path.join(this.home, "log.txt"), "w");
    const settings = {
      "netplay.host": "127.0.0.1", "netplay.port": server.address().port, sound: 0, "video.driver": "softfb", nothrottle: 1,
      "filesys.fname_sav": "%f.%x",
      qtrecord: this.film, "qtrecord.vcodec": "png", "qtrecord.w_double_threshold": 0, "qtrecord.h_double_threshold": 0,
      "nes.slstart": 0, "nes.slend": 239, "nes.slstartp": 0, "nes.slendp": 239, ...this.options,
    };
    const words = Object.entries(settings).flatMap(([name, value]) => [`-${name}`, String(value)]);
    const home = { MEDNAFEN_HOME: this.home, HOME: this.home, PATH: `${process.env.PATH}:/usr/games` };
    this.child = spawn("timeout", ["-k", "2", String(SECONDS), "mednafen", "-connect", ...words, this.rom], {
      env: { ...process.env, ...home, SDL_VIDEODRIVER: "dummy", SDL_AUDIODRIVER: "dummy" }, stdio: ["ignore", log, log],
    });
    this.ended = new Promise((done) => this.child.on("close", () => { this.dead = true; this.wake?.(); done(); }));
    this.socket = await Promise.race([new Promise((done) => server.once("connection", done)), this.ended]);
    server.close();
    if (!this.socket) throw new Error(`Mednafen did not connect (see ${this.home}/log.txt)`);
    this.socket.setNoDelay(true).on("data", (data) => { this.got = Buffer.concat([this.got, data]); this.wake?.(); }).on("error", () => {});
    const login = await this.take((await this.take(4)).readUInt32LE());
    this.sizes = [...login.subarray(48, 48 + login[33])];
    this.total = Math.max(4, this.sizes.reduce((a, b) => a + b));
  }

  async take(count) {
    while (this.got.length < count) {
      if (this.dead) throw new Error(`Mednafen went away (see ${this.home}/log.txt)`);
      await new Promise((wake) => { this.wake = wake; });
    }
    const bytes = this.got.subarray(0, count);
    this.got = this.got.subarray(count);
    return bytes;
  }

  send(command, one = 0, two = 0) {
    const message = Buffer.alloc(this.total + 1);
    message[0] = one;
    message[this.sizes[0]] = two;
    message[this.total] = command;
    this.socket.write(message);
  }

  async frame(one, two) {
    await this.ready;
    this.send(0, one, two);
    this.count++;
    this.send(REQUEST_STATE);
    const head = await this.take(5);
    this.state = zlib.inflateSync((await this.take(head.readUInt32LE(1))).subarray(4));
    this.ram = variable(this.state, "RAM", 0x800);
  }

  async tables() { return variable(this.state, "NTAR", 0x800); }
  async picture() { this.moments.push(this.count); } // it is looked up in the film when that is whole

  async off() {
    await this.ready.catch(() => {});
    this.child.kill("SIGTERM"); // it quits normally, with the battery file written and the film closed
    await this.ended;
    const pictures = this.moments.length ? frames(fs.readFileSync(this.film), this.moments) : [];
    fs.rmSync(this.film, { force: true });
    return { save: fs.existsSync(this.battery) ? fs.readFileSync(this.battery) : null, pictures };
  }
}

export const mednafen = (options = {}) => (rom, folder, save) => new Mednafen(rom, folder, save, options);
