// The cart's music as an NSF file: what is in it, and a cartridge that plays one track of it, so that the page's console can.
const HEADER = 0x80, PROGRAM_AT = 0x8000, PLAYER_AT = 0xe000, VECTORS_AT = 0xfffa, PRG_BYTES = 0x8000, INES_BYTES = 16;
const text = new TextDecoder();
const word = (address) => [address & 0xff, address >> 8];

// Tracks with title, length in ms and whether it is an effect.
export function readNsf(file) {
  const view = new DataView(file.buffer, file.byteOffset, file.byteLength);
  if (text.decode(file.subarray(0, 5)) !== "NESM\x1a" || file[5] !== 2) throw new Error("That is no NSF2 file.");
  const size = view.getUint32(0x7c, true) >> 8, chunks = new Map();
  for (let at = HEADER + size; at + 8 <= file.length;) {
    const length = view.getUint32(at, true);
    chunks.set(text.decode(file.subarray(at + 4, at + 8)), file.subarray(at + 8, at + 8 + length));
    at += 8 + length;
  }
  const times = chunks.get("time"), effects = new Set(chunks.get("psfx"));
  const tracks = text.decode(chunks.get("tlbl")).split("\0").slice(0, file[6]).map((title, n) => ({
    title, effect: effects.has(n), ms: new DataView(times.buffer, times.byteOffset).getInt32(4 * n, true),
  }));
  return { tracks, program: file.subarray(HEADER, HEADER + size), init: view.getUint16(10, true), play: view.getUint16(12, true) };
}

// A cartridge without a mapper: the file's program, and a player that calls it once a frame.
export function romOf(nsf, track) {
  const rom = new Uint8Array(INES_BYTES + PRG_BYTES), reset = [
    0x78, 0xd8, 0xa2, 0xff, 0x9a, 0xe8, //                            sei, cld, a stack
    0x8e, 0x00, 0x20, 0x8e, 0x01, 0x20, //                            no NMI, no picture
    0x2c, 0x02, 0x20, 0x10, 0xfb, 0x2c, 0x02, 0x20, 0x10, 0xfb, //    two frames to warm up
    0xa9, track, 0xa2, 0x00, 0x20, ...word(nsf.init), //              init: track, NTSC
    0xa9, 0x80, 0x8d, 0x00, 0x20, //                                  from now on the NMI plays
  ], nmi = PLAYER_AT + reset.length + 3;
  const player = [...reset, 0x4c, ...word(nmi - 3), 0x20, ...word(nsf.play), 0x40];
  rom.set([0x4e, 0x45, 0x53, 0x1a, PRG_BYTES / 0x4000, 0]);
  rom.set(nsf.program, INES_BYTES);
  rom.set(player, INES_BYTES + PLAYER_AT - PROGRAM_AT);
  rom.set([...word(nmi), ...word(PLAYER_AT), ...word(nmi + 3)], INES_BYTES + VECTORS_AT - PROGRAM_AT);
  return rom;
}
