/** A small number for each pair of small numbers, in typed arrays: quicker than a map, and larger than one may be. */

export type PairMemo = {
  /** 0 where nothing was told of the pair. */
  get(a: number, b: number): number;
  /** Adds bits to those of the pair, 8 at most. */
  add(a: number, b: number, bits: number): void;
};

const mostPairs = 24_000_000;

/** What is told is forgotten when it becomes too much. */
export function openPairMemo(): PairMemo {
  let size = 1 << 12;
  let firsts = new Int32Array(size).fill(-1);
  let seconds = new Int32Array(size);
  let bits = new Uint8Array(size);
  let count = 0;

  const place = (a: number, b: number): number => {
    let at = (Math.imul(a, 0x9e3779b1) ^ Math.imul(b, 0x85ebca6b)) >>> 0;
    at = (at ^ (at >>> 15)) & (size - 1);
    while (firsts[at] !== -1 && (firsts[at] !== a || seconds[at] !== b)) at = (at + 1) & (size - 1);
    return at;
  };
  const renew = (larger: number): void => {
    const [a, b, told] = [firsts, seconds, bits];
    size = larger;
    firsts = new Int32Array(size).fill(-1);
    seconds = new Int32Array(size);
    bits = new Uint8Array(size);
    if (count > mostPairs) {
      count = 0;
      return;
    }
    for (let i = 0; i < a.length; i++) {
      if (a[i] === -1) continue;
      const at = place(a[i], b[i]);
      firsts[at] = a[i];
      seconds[at] = b[i];
      bits[at] = told[i];
    }
  };

  return {
    get: (a, b) => bits[place(a, b)],
    add(a, b, more) {
      if (2 * count > size) renew(count > mostPairs ? 1 << 12 : 2 * size);
      const at = place(a, b);
      if (firsts[at] === -1) {
        firsts[at] = a;
        seconds[at] = b;
        count++;
      }
      bits[at] |= more;
    },
  };
}
