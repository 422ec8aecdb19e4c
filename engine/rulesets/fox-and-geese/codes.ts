/**
 * Codes for sets of geese: the combinatorial number system. Geese on the dark squares s₀ < s₁ < … have the rank C(s₀,
 * 1) + C(s₁, 2) + …, which numbers the sets of that many squares 0, 1, 2, … without a gap. A position's code is that
 * rank times the number of dark squares, plus the fox's square. Codes without gaps are small, so that large boards
 * have safe codes too. Squares are numbered among the dark ones here, by rows from the top.
 */

/**
 * Whether C(dark, geese) · dark, the number of codes, is a safe integer; with a margin, since the computation rounds.
 */
export function canBeCoded(dark: number, geese: number): boolean {
  const most = Number.MAX_SAFE_INTEGER / 2 / dark;
  let sets = 1;
  // C(dark − geese + i, i): larger with every i.
  for (let i = 1; i <= geese && sets <= most; i++) sets = (sets * (dark - geese + i)) / i;
  return sets <= most;
}

/**
 * What goose number i adds to the rank from square s, stored at i · dark + s: C(s, i + 1). Entries that no set of
 * geese uses may be rounded or infinite.
 */
export function placeValues(dark: number, geese: number): Float64Array {
  const values = new Float64Array(geese * dark);
  for (let i = 0; i < geese; i++) {
    // Pascal's rule, from C(s − 1, i + 1) and C(s − 1, i).
    for (let s = 1; s < dark; s++) {
      const before = i === 0 ? 1 : values[(i - 1) * dark + s - 1];
      values[i * dark + s] = values[i * dark + s - 1] + before;
    }
  }
  return values;
}

/** The rank of a set of squares, given in ascending order. */
export function rankOfChoice(squares: ArrayLike<number>, values: Float64Array, dark: number): number {
  let rank = 0;
  for (let i = 0; i < squares.length; i++) rank += values[i * dark + squares[i]];
  return rank;
}

/**
 * Writes the squares of the set with this rank. Each is found by bisection, so that wide boards are no slower:
 * O(geese · log dark).
 */
export function unrank(rank: number, squares: Int32Array, values: Float64Array, dark: number): void {
  let rest = rank;
  let above = dark;
  for (let i = squares.length - 1; i >= 0; i--) {
    // The largest square whose value is at most the remaining rank; it lies below the last one found.
    const row = i * dark;
    let low = i;
    while (above - low > 1) {
      const middle = (low + above) >>> 1;
      if (values[row + middle] <= rest) low = middle;
      else above = middle;
    }
    squares[i] = low;
    rest -= values[row + low];
    above = low;
  }
}
