/**
 * Records properties of a value when it enters the store: whether play may be infinite, the number it is, and
 * a hash of its form that depends on the form alone.
 */
import type { Store } from './store.ts';

/** The longest exponent of a number that is recorded: those are exact in doubles. */
const LONGEST = 50;
const LARGEST = Number.MAX_SAFE_INTEGER;

/** For a value that lies on no cycle except possibly a pass. */
export function note(store: Store, id: number): void {
  const { starts, options, loopy, hashes } = store;
  let infinite = 0;
  for (let e = starts[2 * id]; e < starts[2 * id + 2]; e++) {
    if (options[e] === id || loopy[options[e]] === 1) infinite = 1;
  }
  loopy[id] = infinite;
  noteNumber(store, id);
  // A pass enters with the hash 0, which the value has until now.
  hashes[2 * id] = 0;
  hashes[2 * id + 1] = 0;
  const [a, b] = hashFromOptions(store, id, hashes);
  hashes[2 * id] = a;
  hashes[2 * id + 1] = b;
}

/**
 * Integers are {n − 1|}, {|n + 1} and {|}; any other number in canonical form is {a|b} with a < b, and every
 * canonical form of that shape is the number half-way between a and b.
 */
function noteNumber(store: Store, id: number): void {
  const { starts, options, numerators, exponents } = store;
  const first = starts[2 * id];
  const middle = starts[2 * id + 1];
  const lefts = middle - first;
  const rights = starts[2 * id + 2] - middle;
  exponents[id] = -1;
  if (store.loopy[id] === 1 || lefts > 1 || rights > 1) return;
  const l = options[first];
  const r = options[middle];
  if (lefts + rights === 0) {
    setNumber(store, id, 0, 0);
  } else if (rights === 0) {
    if (exponents[l] === 0) setNumber(store, id, numerators[l] + 1, 0);
  } else if (lefts === 0) {
    if (exponents[r] === 0) setNumber(store, id, numerators[r] - 1, 0);
  } else if (exponents[l] >= 0 && exponents[r] >= 0) {
    const exponent = Math.max(exponents[l], exponents[r]);
    const a = numerators[l] * 2 ** (exponent - exponents[l]);
    const b = numerators[r] * 2 ** (exponent - exponents[r]);
    if (a >= b) return;
    let sum = a + b;
    let places = exponent + 1;
    while (places > 0 && sum % 2 === 0) {
      sum /= 2;
      places--;
    }
    setNumber(store, id, sum, places);
  }
}

function setNumber({ numerators, exponents }: Store, id: number, numerator: number, exponent: number): void {
  if (exponent > LONGEST || Math.abs(numerator) > LARGEST) return;
  numerators[id] = numerator;
  exponents[id] = exponent;
}

/** Combines the options by sums and products, so that their order does not matter. */
function hashFromOptions({ starts, options }: Store, id: number, hashes: Int32Array): [number, number] {
  let a = 0x243f6a88;
  let b = 0x13198a2e;
  for (let e = starts[2 * id], middle = starts[2 * id + 1]; e < starts[2 * id + 2]; e++) {
    const side = e < middle ? 0x9e3779b1 : 0x7feb352d;
    const h = mixed(hashes[2 * options[e]] ^ side, hashes[2 * options[e] + 1]);
    const g = mixed(hashes[2 * options[e] + 1] + side, hashes[2 * options[e]] ^ 0x2545f491);
    a = (a + h) | 0;
    b = (b + g) | 0;
  }
  return [mixed(a, b), mixed(b ^ 0x68e31da4, a)];
}

/** A hash of two numbers in 32 bits. */
export function mixed(a: number, b: number): number {
  let h = Math.imul(a ^ (a >>> 16), 0x85ebca6b) + Math.imul(b ^ (b >>> 13), 0xc2b2ae35);
  h = Math.imul(h ^ (h >>> 15), 0x27d4eb2f);
  return h ^ (h >>> 14);
}
