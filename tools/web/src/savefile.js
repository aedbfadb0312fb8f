// A .sav file: the 8 KB of battery RAM, plain, as every emulator writes it. What the cart keeps in it (cart/save.h) is in records:
//   +0 magic  +1 version 2  +2 length (2)  +4 CRC-16 of version, length and payload (2)  +6 payload
// and before release 1.1 (cart/save_old.c):
//   +0 magic  +1 version 1  +2 length (2)  +4 sequence (2)  +6 CRC-16 of all of it (2)  +8 payload
// Here it is only asked whether there are any: mending is the cart's own business at power-on.
import { BATTERY_BYTES } from "./machine.js";

const MAGIC = 0xb5;
const FORMS = { 1: { checked: 0, crc: 6, head: 8 }, 2: { checked: 1, crc: 4, head: 6 } };
const LONGEST = 1024; // bytes of a payload

function crc16(bytes, start, end, crc) {
  for (let n = start; n < end; n++) {
    crc ^= bytes[n] << 8;
    for (let bit = 0; bit < 8; bit++) crc = crc & 0x8000 ? ((crc << 1) ^ 0x1021) & 0xffff : crc << 1;
  }
  return crc;
}

function isRecord(bytes, at) {
  const form = FORMS[bytes[at + 1]], length = bytes[at + 2] | (bytes[at + 3] << 8);
  if (bytes[at] !== MAGIC || !form || length > LONGEST || at + form.head + length > bytes.length) return false;
  const head = crc16(bytes, at + form.checked, at + form.crc, 0xffff), crc = crc16(bytes, at + form.head, at + form.head + length, head);
  return (bytes[at + form.crc] | (bytes[at + form.crc + 1] << 8)) === crc;
}

export function countRecords(bytes) {
  let count = 0;
  for (let at = 0; at < bytes.length; at++) if (isRecord(bytes, at)) count++;
  return count;
}

// What is wrong with these bytes as a save, in words for the player; null when nothing is.
export function problemOf(bytes) {
  if (bytes.length !== BATTERY_BYTES) {
    return `It has ${bytes.length.toLocaleString("en")} bytes; a Boardcart save has ${BATTERY_BYTES.toLocaleString("en")}.`;
  }
  if (countRecords(bytes) === 0) return "It is not a Boardcart save, or it is damaged beyond mending.";
  return null;
}
