// TAP for the scripts of this folder.
let tests = 0, failed = 0;

export function ok(truth, promise, remark = "") {
  console.log(`${truth ? "ok" : "not ok"} ${++tests} - ${promise}`);
  if (!truth) {
    failed++;
    if (remark) console.log(`# ${remark}`);
  }
  return truth;
}

export function done() {
  console.log(`1..${tests}`);
  process.exit(failed ? 1 : 0);
}

export function randomFrom(seed) {
  let state = Math.floor(seed);
  return (n) => {
    state = (Math.imul(state, 1103515245) + 12345) & 0x7fffffff;
    return (state >> 16) % n;
  };
}
