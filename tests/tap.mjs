// Shared by tests in node. TAP comes from node's own test runner, which treats each promise as a test; tests/run selects its TAP
// reporter.
import test from "node:test";

// A test that throws has failed and ends; the browser that it left open would keep node waiting forever.
process.on("uncaughtExceptionMonitor", (error) => {
  console.error(error);
  setTimeout(() => process.exit(1), 500);
});

export function ok(truth, promise, ...remarks) {
  const why = new Error(remarks.join("; ").replaceAll("\n", " ") || promise);
  why.stack = ""; // prove reads one line of why, but no more
  test(promise, () => { if (!truth) throw why; });
  return truth;
}

// For a test that cannot run here; before its first promise.
export function skipAll(why) {
  console.log(`1..0 # SKIP ${why}`);
  process.exit(0);
}

export function randomFrom(seed) {
  let state = Math.floor(seed);
  return (n) => {
    state = (Math.imul(state, 1103515245) + 12345) & 0x7fffffff;
    return (state >> 16) % n;
  };
}
