// Two windows of one browser, linked: each has both consoles and runs them in lockstep. Only what the hands hold goes from one to the
// other, a few pictures before it counts, so both windows compute the same. A window that is alone runs its own console alone, with the
// cable hanging loose, and looks for another; then both give each other the whole state of their consoles and go on from there.
import { goOn, together } from "./handheld.js";

const DELAY = 3; // pictures between a hand and both consoles
const PLUG_OUT = 1 << 15; // sent with the buttons: this window's plug is out
const HELLO_MS = 300, OFFER_MS = 1500, LOST_MS = 2500, SEAT_MS = 500;
const CHECK = 64; // pictures between two comparisons of memory
const ALONE = "alone", OFFERED = "offered", JOINED = "joined";

export class Lockstep {
  // channel: a BroadcastChannel. id: a text that no other window has. now(): milliseconds.
  // onChange(): joined has changed. onSeatLost(): another window has the same seat and the older right to it.
  constructor(channel, id, { now = () => performance.now(), onChange = () => {}, onSeatLost = () => {} } = {}) {
    Object.assign(this, { channel, id, now, onChange, onSeatLost });
    this.seat = 0; // 1 or 2, once it has one
    this.wish = 0;
    this.seats = new Map(); // of others, while this one has none
    this.state = ALONE;
    this.bits = 0; // what the hands hold
    this.plugOut = false;
    this.frames = 0; // pictures run together, of all sessions
    this.parted = 0; // sessions that ended because the two differed
    channel.onmessage = ({ data }) => { if (data.from !== id && (data.to ?? id) === id) this.hear(data); };
  }

  get joined() { return this.state === JOINED; }

  say(kind, rest = {}) { this.channel.postMessage({ kind, from: this.id, ...rest }); }

  // Takes the seat that is wished for or the other, when it is free. Resolves to 0 when both are taken.
  async sitDown(wish, wait = (ms) => new Promise((resolve) => { setTimeout(resolve, ms); })) {
    this.wish = wish; // asking
    this.seats.clear();
    this.say("ask", { seat: wish });
    await wait(SEAT_MS);
    const taken = new Set(this.seats.values());
    this.wish = 0;
    this.seat = [wish, 3 - wish].find((seat) => !taken.has(seat)) ?? 0;
    return this.seat;
  }

  // own: this window's console. other: one to play the other window's in.
  begin(own, other) {
    Object.assign(this, { own, other });
    this.helloAt = -Infinity;
  }

  hear(message) {
    const { kind, from } = message;
    if (kind === "ask") {
      if (this.seat) this.say("seated", { to: from, seat: this.seat });
      else if (from < this.id) this.seats.set(from, message.seat); // two ask at once: the smaller name goes first
      else if (this.wish) this.say("ask", { to: from, seat: this.wish });
    } else if (kind === "seated") {
      this.seats.set(from, message.seat);
    } else if (this.own) {
      this.hearSeated(message);
    }
  }

  hearSeated(message) {
    const { kind, from, session } = message, mine = session === this.session && from === this.partner;
    if (kind === "hello") this.meet(message);
    else if (kind === "taken") this.onSeatLost();
    else if (kind === "offer" && this.state !== JOINED) {
      this.own.frame(); // to the end of a picture
      this.say("accept", { to: from, session, state: this.own.state() });
      this.join(from, session, message.state);
    } else if (kind === "accept" && mine && this.state === OFFERED) this.join(from, session, message.state);
    else if (kind === "pads" && mine && this.joined) this.take(message);
    else if (kind === "bye" && from === this.partner) this.part();
  }

  meet({ from, seat }) {
    if (seat === this.seat) {
      if (from < this.id) this.onSeatLost();
      else this.say("taken", { to: from });
      return;
    }
    if (this.joined && from === this.partner) this.part(); // it has started over
    if (this.state !== ALONE || this.id > from) return; // one of the two offers
    this.own.frame();
    this.state = OFFERED;
    this.partner = from;
    this.session = `${this.id} ${Math.random()}`;
    this.until = this.now() + OFFER_MS;
    this.say("offer", { to: from, session: this.session, state: this.own.state() });
  }

  join(partner, session, state) {
    Object.assign(this, { partner, session, state: JOINED, heard: this.now(), n: 0 });
    this.other.take(state);
    [this.first, this.second] = this.seat === 1 ? [this.own, this.other] : [this.other, this.own];
    together(this.first, this.second);
    const before = Array(DELAY).fill(0);
    this.mine = [...before];
    this.theirs = [...before];
    this.checks = [new Map(), new Map()]; // memory at a picture: here, there
    this.onChange();
  }

  part() {
    const was = this.state;
    this.state = ALONE;
    this.partner = null;
    this.session = null;
    this.own.end.remote = null;
    this.helloAt = -Infinity;
    if (was === JOINED) this.onChange();
  }

  // The other window's hands. Their pictures come in order.
  take({ bits, check }) {
    this.heard = this.now();
    this.theirs.push(bits);
    if (check) this.compare(1, check);
  }

  compare(side, [n, hash]) {
    const other = this.checks[1 - side].get(n);
    if (other === undefined) this.checks[side].set(n, hash);
    else if (other === hash) this.checks[1 - side].delete(n);
    else {
      this.parted++; // they find each other again, with whole states
      this.say("bye", { to: this.partner });
      this.part();
    }
  }

  // Before a picture is run. The one that is not heard of is gone.
  look() {
    const now = this.now();
    if (this.state === OFFERED && now > this.until) this.part();
    if (this.joined && now - this.heard > LOST_MS) this.part();
    if (this.state === ALONE && now - this.helloAt >= HELLO_MS) {
      this.helloAt = now;
      this.say("hello", { seat: this.seat });
    }
  }

  // May the next picture be run? Hands are asked only then, or a short press would be forgotten while it waits.
  due() {
    this.look();
    return this.state === ALONE || (this.joined && this.theirs.length > 0);
  }

  // Runs a picture if it may. False: it must wait.
  frame() {
    if (!this.due()) return false;
    if (this.state === ALONE) {
      this.own.press(this.bits);
      this.own.frame();
      return true;
    }
    const mine = this.mine.shift(), theirs = this.theirs.shift();
    this.own.press(mine);
    this.other.press(theirs);
    goOn(this.first, this.second, !((mine | theirs) & PLUG_OUT));
    this.frames++;
    this.n++;
    this.send();
    return true;
  }

  send() {
    const bits = this.bits | (this.plugOut ? PLUG_OUT : 0), check = this.n % CHECK === 0 ? [this.n, this.first.hash ^ this.second.hash] : null;
    this.mine.push(bits);
    this.say("pads", { to: this.partner, session: this.session, bits, check });
    if (check) this.compare(0, check);
  }

  // The console was switched off and on: the other window must take its new state.
  restarted() {
    if (!this.joined) return;
    this.say("bye", { to: this.partner });
    this.part();
  }

  leave() { this.say("bye"); }
}
