/**
 * Nim values of heaps by their definition, the least number that is the nim value of no option: octal games
 * heap by heap (Guy and Smith, The G-values of various games), and two heaps from which one may take equally.
 */

export type HeapValues = {
  /** The nim value of a heap of n; computed up to n when first asked. O(n · digits · n) altogether. */
  valueOf(n: number): number;
};

/** The digits of a code d₀.d₁d₂d₃…, as numbers; undefined where it is not such a code. */
export function digitsOfGame(code: string): readonly number[] | undefined {
  const [, none, digits] = /^([048c])\.([0-9a-f]*)$/.exec(code) ?? [];
  return digits === undefined ? undefined : [...none, ...digits].map((digit) => Number.parseInt(digit, 16));
}

/**
 * Digit i of the code, counted from 0, allows to take i counters and leave no heap (1), one (2), two (4) or
 * three (8); after those of `unequal` two heaps must differ. O(n²) for a heap where three are left.
 */
export function heapsByCode(digits: readonly number[], unequal: readonly number[] = []): HeapValues {
  let values = new Uint16Array(1024);
  let known = 1;
  const met = new Uint32Array(1 << 16);
  const reckon = (n: number): number => {
    for (const [taken, digit] of digits.entries()) {
      const rest = n - taken;
      if (rest < 0) break;
      if (rest === 0 && digit & 1) met[0] = n;
      if (rest > 0 && digit & 2) met[values[rest]] = n;
      const half = unequal.includes(taken) ? (rest - 1) / 2 : rest / 2;
      if (digit & 4) for (let a = 1; a <= half; a++) met[values[a] ^ values[rest - a]] = n;
      if (digit & 8)
        for (let a = 1; 3 * a <= rest; a++)
          for (let b = a; a + 2 * b <= rest; b++) met[values[a] ^ values[b] ^ values[rest - a - b]] = n;
    }
    let least = 0;
    while (met[least] === n) least++;
    return least;
  };
  return {
    valueOf(n) {
      if (n >= values.length) {
        const longer = new Uint16Array(Math.max(2 * values.length, n + 1));
        longer.set(values);
        values = longer;
      }
      for (; known <= n; known++) values[known] = reckon(known);
      return values[n];
    },
  };
}

/**
 * Wythoff's game: counters from one heap, or equally many from both. O((a + b) · what is asked for first) for
 * a whole square.
 */
function wythoffHeaps(): { valueOf(a: number, b: number): number } {
  const rows: number[][] = [];
  const at = (a: number, b: number): number => {
    const [least, most] = a < b ? [a, b] : [b, a];
    return rows[most]?.[least];
  };
  const reckon = (a: number, b: number): number => {
    const met = new Set<number>();
    for (let i = 0; i < a; i++) met.add(at(i, b));
    for (let i = 0; i < b; i++) met.add(at(a, i));
    for (let i = 1; i <= Math.min(a, b); i++) met.add(at(a - i, b - i));
    let least = 0;
    while (met.has(least)) least++;
    return least;
  };
  return {
    valueOf(a, b) {
      for (let most = rows.length; most <= Math.max(a, b); most++) {
        rows.push([]);
        for (let least = 0; least <= most; least++) rows[most].push(reckon(least, most));
      }
      return at(a, b);
    },
  };
}

const longestHeap = 200_000;

/**
 * The nim sum of heaps, `3+5`, each by its own nim value; undefined where they are no heaps, or one is too
 * large.
 */
function nimSum(heaps: string, of: (n: number) => number): number | undefined {
  const counts = /^\d+(\+\d+)*$/.test(heaps) ? heaps.split('+').map(Number) : [];
  if (counts.length === 0 || counts.some((n) => n > longestHeap)) return undefined;
  return counts.reduce((sum, n) => sum ^ of(n), 0);
}

/**
 * For rulesets whose heaps are computed without being played out: a function that opens the nim values of
 * their positions, which are undefined for any other text.
 */
export const heapValuesOf: Readonly<Record<string, () => (position: string) => number | undefined>> = {
  nim: () => (position) => nimSum(position, (n) => n),
  octal() {
    const known = new Map<string, HeapValues>();
    return (position) => {
      const [code, heaps = ''] = position.split(' ');
      const digits = digitsOfGame(code);
      if (!digits) return undefined;
      const values = known.get(code) ?? heapsByCode(digits);
      known.set(code, values);
      return nimSum(heaps, values.valueOf);
    };
  },
  wythoff() {
    const heaps = wythoffHeaps();
    return (position) => {
      const [, a, b] = /^\((\d{1,3}),(\d{1,3})\)$/.exec(position) ?? [];
      return a === undefined ? undefined : heaps.valueOf(Number(a), Number(b));
    };
  },
};

/** The nim values of sums of heaps, from the heaps that each may become. */
export function valuesByMoves(
  heapMoves: (heap: number) => readonly (readonly number[])[],
): (position: string) => number | undefined {
  const values: number[] = [];
  const valueFound = (n: number): number => {
    for (let heap = values.length; heap <= n; heap++) {
      const met = new Set(heapMoves(heap).map((left) => left.reduce((sum, each) => sum ^ values[each], 0)));
      let least = 0;
      while (met.has(least)) least++;
      values.push(least);
    }
    return values[n];
  };
  return (position) => (/^\d{1,5}(?:\+\d{1,5})*$/.test(position) ? nimSum(position, valueFound) : undefined);
}

/** A heap that is alone, of a game in which every heap moves by itself as the digits of a code allow. */
export type SingleHeap = {
  /** What may be left after no counter is taken, one, two, … */
  readonly digits: readonly number[];
  readonly heap: number;
  /** After taking so many, two heaps must differ. */
  readonly unequal?: readonly number[];
};

/** By rulesets of such games: the single heap that a position is, undefined of any other. */
export const singleHeaps: Readonly<Record<string, (position: string) => SingleHeap | undefined>> = {
  octal(position) {
    const [, code, heap] = /^(\S+) (\d+)$/.exec(position) ?? [];
    const digits = code === undefined ? undefined : digitsOfGame(code);
    return digits && { digits, heap: Number(heap) };
  },
};
