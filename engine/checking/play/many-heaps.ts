/**
 * Nim values of very many heaps of an octal game, for the check of a summary. The first heaps and a sample of
 * the others are found by the definition, from all of their options. The others are found as Guy and Smith
 * did (The G-values of various games, 1956): by the parity of their binary digits under a mask values are
 * even or odd, and the sum of two heaps is odd only where one of them is even. Few heaps are even, so the
 * least odd value that is no option is sure after these, and every even value below it is looked for among
 * the options until it is met. A mask only says where to look first, and the values are right under any.
 */

export type ManyHeaps = {
  readonly values: Uint16Array;
  /** How many heaps were found by the definition alone, and the last of those before the sample. */
  readonly byDefinition: number;
  readonly plainTo: number;
};

/** Fewer heaps are all found by the definition. */
const plainTo = 5_000;

/** How many options all heaps of the sample have, about. */
const optionsOfSample = 1e9;

/** Options between two reports. */
const pause = 1e6;

const isEven = (value: number): boolean => {
  let odd = false;
  for (let rest = value; rest > 0; rest &= rest - 1) odd = !odd;
  return !odd;
};

/**
 * The values of the heaps 0 to `most`; reports how many are found. The digits say what may be left after 0,
 * 1, 2, … counters are taken, at most two heaps; after those of `unequal` they must differ.
 */
export function* manyHeaps(
  digits: readonly number[],
  unequal: readonly number[],
  most: number,
): Generator<number, ManyHeaps, void> {
  const values = new Uint16Array(most + 1);
  const met = new Uint32Array(1 << 16);
  const splitting = digits.flatMap((digit, taken) => (digit >= 4 ? [taken] : []));
  const step = Math.max(1, Math.ceil((most * most * splitting.length) / 4 / optionsOfSample));
  let evenHeaps = new Uint32Array(0);
  let evens = 0;
  let isEvenValue = new Uint8Array(0);
  let byDefinition = 0;
  let [looked, reported] = [0, 0];

  const meetHeap = (n: number): void => {
    for (const [taken, digit] of digits.entries()) {
      const rest = n - taken;
      if (rest === 0 && digit % 2 === 1) met[0] = n;
      if (rest > 0 && digit % 4 >= 2) met[values[rest]] = n;
    }
  };
  const meetPairs = (n: number): void => {
    for (const taken of splitting) meetRow(values, met, n, n - taken, unequal.includes(taken));
    looked += (n * splitting.length) / 2;
    byDefinition++;
  };
  const leastUnmet = (n: number): number => {
    let value = 0;
    while (met[value] === n) value++;
    return value;
  };
  const bySparseness = (n: number): number => {
    for (const taken of splitting)
      meetEven(values, met, n, n - taken, evenHeaps, evens, unequal.includes(taken));
    looked += splitting.length * evens;
    let bound = 0;
    let wanted = 0;
    for (; isEvenValue[bound] === 1 || met[bound] === n; bound++)
      if (isEvenValue[bound] === 1 && met[bound] !== n) wanted++;
    let value = 0;
    for (let one = 1; wanted > 0 && 2 * one < n; one++)
      for (const taken of splitting) {
        const rest = n - taken - one;
        if (rest < one || (rest === one && unequal.includes(taken))) continue;
        value = values[one] ^ values[rest];
        looked++;
        if (value >= bound || met[value] === n) continue;
        met[value] = n;
        if (isEvenValue[value] === 1) wanted--;
      }
    return leastUnmet(n);
  };
  const chooseMask = (known: number): void => {
    const counts = new Float64Array(1 << 12);
    let greatest = 1;
    for (let n = 1; n < known; n++) {
      counts[values[n]]++;
      greatest = Math.max(greatest, values[n]);
    }
    let [mask, fewest] = [0, Number.POSITIVE_INFINITY];
    for (let tried = 1; tried < 2 ** Math.ceil(Math.log2(greatest + 1)); tried++) {
      let even = 0;
      for (let value = 0; value <= greatest; value++) if (isEven(value & tried)) even += counts[value];
      if (even < fewest) [mask, fewest] = [tried, even];
    }
    isEvenValue = Uint8Array.from({ length: 1 << 16 }, (_, value) => Number(isEven(value & mask)));
    const all = new Uint32Array(most + 1);
    evens = 0;
    for (let n = 1; n < known; n++) if (isEvenValue[values[n]] === 1) all[evens++] = n;
    evenHeaps = all;
  };

  for (let n = 1, nextChoice = plainTo + 1; n <= most; n++) {
    meetHeap(n);
    const isPlain = n <= plainTo || n % step === 0;
    if (!isPlain && n >= nextChoice) {
      chooseMask(n);
      nextChoice = 2 * n;
    }
    if (isPlain) meetPairs(n);
    values[n] = isPlain ? leastUnmet(n) : bySparseness(n);
    if (evenHeaps.length > 0 && isEvenValue[values[n]] === 1) evenHeaps[evens++] = n;
    if (looked - reported > pause) {
      reported = looked;
      yield n;
    }
  }
  return { values, byDefinition, plainTo: Math.min(plainTo, most) };
}

/**
 * The values of the heaps 0 to `most` where three heaps may be left: those of two are listed for each number
 * of counters, and a third is added. O(heaps² · values).
 */
export function* heapsInThree(
  digits: readonly number[],
  unequal: readonly number[],
  most: number,
): Generator<number, ManyHeaps, void> {
  const values = new Uint16Array(most + 1);
  const inTwo: Uint16Array[] = [new Uint16Array(0)];
  // Where n stands, the value is one of two heaps of n counters, or of an option of the heap n.
  const [ofTwo, met] = [new Uint32Array(1 << 16), new Uint32Array(1 << 16)];
  const sums = new Uint16Array(1 << 16);
  for (let n = 1; n <= most; n++) {
    let count = 0;
    for (let one = 1; 2 * one <= n; one++) {
      const sum = values[one] ^ values[n - one];
      if (ofTwo[sum] === n) continue;
      ofTwo[sum] = n;
      sums[count++] = sum;
    }
    inTwo.push(sums.slice(0, count));
    for (const [taken, digit] of digits.entries()) {
      const rest = n - taken;
      if (rest === 0 && taken > 0 && digit % 2 === 1) met[0] = n;
      if (rest > 0 && digit % 4 >= 2) met[values[rest]] = n;
      if (digit % 8 >= 4) meetRow(values, met, n, rest, unequal.includes(taken));
      if (digit >= 8)
        for (let one = 1; 3 * one <= rest; one++) meetBeside(met, n, values[one], inTwo[rest - one]);
    }
    while (met[values[n]] === n) values[n]++;
    yield n;
  }
  return { values, byDefinition: most, plainTo: most };
}

/** Meets the sums of a value and each of these. */
function meetBeside(met: Uint32Array, n: number, value: number, others: Uint16Array): void {
  for (let i = 0; i < others.length; i++) met[value ^ others[i]] = n;
}

/** Meets the sums of all two heaps that are left of n, `rest` counters together. */
function meetRow(values: Uint16Array, met: Uint32Array, n: number, rest: number, differ: boolean): void {
  const half = differ ? rest - 1 : rest;
  for (let one = 1; 2 * one <= half; one++) met[values[one] ^ values[rest - one]] = n;
}

/** Meets those of which one is among the first `evens` even heaps. */
function meetEven(
  values: Uint16Array,
  met: Uint32Array,
  n: number,
  rest: number,
  evenHeaps: Uint32Array,
  evens: number,
  differ: boolean,
): void {
  for (let i = 0; i < evens && evenHeaps[i] < rest; i++)
    if (!differ || 2 * evenHeaps[i] !== rest) met[values[evenHeaps[i]] ^ values[rest - evenHeaps[i]]] = n;
}
