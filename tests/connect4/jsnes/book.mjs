// The book as the console reads it: every page of the file, wherever in the ROM it is, read by the routine itself.
import fs from "node:fs";
import { Console } from "../../jsnes/console.mjs";
import { ok } from "../../tap.mjs";

const RETURN = 0xbffb; // where the routine returns to: nothing is run there
const c4 = new Console("build/connect4.nes"), { cpu } = c4.nes, { labels } = c4;
const book = fs.readFileSync("games/connect4/book.bin");

function peek(page, offset) {
  const stack = labels.c_sp ?? labels.sp, at = cpu.mem[stack] + cpu.mem[stack + 1] * 256 - 2;
  cpu.mem[stack] = at & 255;
  cpu.mem[stack + 1] = at >> 8;
  cpu.mem[at] = page & 255;
  cpu.mem[at + 1] = page >> 8;
  const sp = cpu.REG_SP;
  cpu.mem[0x100 + (sp & 255)] = (RETURN - 1) >> 8;
  cpu.mem[0x100 + ((sp - 1) & 255)] = (RETURN - 1) & 255;
  cpu.REG_SP = sp - 2;
  cpu.REG_ACC = offset;
  cpu.REG_PC = labels.c4_book_peek - 1;
  for (let i = 0; cpu.REG_PC + 1 !== RETURN && i < 5000; i++) cpu.emulate();
  return cpu.REG_SP === sp ? cpu.REG_ACC : -1;
}

c4.run(60);
let wrong = 0, asked = 0;
for (let page = 0; page < book.length / 256; page++) {
  for (const offset of [0, 1, 127, 255]) {
    asked++;
    if (peek(page, offset) !== book[page * 256 + offset]) wrong++;
  }
}
ok(asked === 756 && wrong === 0, "every page of the book is where the console looks for it", `${wrong} of ${asked} bytes differ`);
