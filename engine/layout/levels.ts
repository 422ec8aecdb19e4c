/**
 * Places of boxes whose levels are given, as in the diagram of an order: few lines cross, and boxes are near
 * those that they are joined with. A line over several levels has a place in each between its ends. Orders by
 * barycentres (K. Sugiyama, S. Tagawa and M. Toda, Methods for visual understanding of hierarchical system
 * structures); places by least squares with the order kept. Cost: a fixed number of sweeps over the lines and
 * the levels that they pass, and a comparison of every two lines between levels.
 */

/** Boxes of these widths; a line joins a box with one of a higher level. */
export type BoxesInLevels = {
  readonly widths: readonly number[];
  /** Of each box, from 0 on. */
  readonly levels: readonly number[];
  readonly lines: readonly (readonly [lower: number, upper: number])[];
  /** The least room between two boxes of one level, and between a box and a line that passes. */
  readonly gap: number;
};

export type LevelPlaces = {
  /** Of each box its middle. */
  readonly xs: readonly number[];
  /** Of each line where it passes the levels between its ends, from below. */
  readonly passes: readonly (readonly number[])[];
};

/** A box, or the place of a line on a level that it passes. */
type Item = { readonly width: number; readonly below: number[]; readonly above: number[] };

const [orderSweeps, placeSweeps] = [16, 30];
/** How much straighter lines are kept between levels that they pass than at their ends. */
const [atBoxes, halfway, passing] = [1, 2, 6];
/** A box without lines stays where it is, but gives way to all others. */
const still = 0.01;

export function levelPlaces({ widths, levels, lines, gap }: BoxesInLevels): LevelPlaces {
  const items: Item[] = widths.map((width) => ({ width, below: [], above: [] }));
  const rows: number[][] = Array.from({ length: Math.max(-1, ...levels) + 1 }, () => []);
  for (const [box, level] of levels.entries()) rows[level].push(box);
  const ways = lines.map(([lower, upper]) => {
    const way: number[] = [];
    let last = lower;
    const join = (next: number): void => {
      items[last].above.push(next);
      items[next].below.push(last);
      last = next;
    };
    for (let level = levels[lower] + 1; level < levels[upper]; level++) {
      const place = items.push({ width: 0, below: [], above: [] }) - 1;
      rows[level].push(place);
      way.push(place);
      join(place);
    }
    join(upper);
    return way;
  });
  const inOrder = fewestCrossings(items, rows);
  const isBox = (item: number): boolean => item < widths.length;
  const xs = placed(items, inOrder, isBox, gap);
  return { xs: xs.slice(0, widths.length), passes: ways.map((way) => way.map((item) => xs[item])) };
}

/** The rows in the best order of those that the sweeps give. */
function fewestCrossings(items: readonly Item[], given: readonly (readonly number[])[]): number[][] {
  const rows = given.map((row) => [...row]);
  let best = rows.map((row) => [...row]);
  let least = crossings(items, rows);
  const keep = (): void => {
    const now = crossings(items, rows);
    if (now < least) [best, least] = [rows.map((row) => [...row]), now];
  };
  for (let sweep = 0; sweep < orderSweeps && least > 0; sweep++) {
    const isUp = sweep % 2 === 0;
    const sorted = isUp ? rows.keys() : [...rows.keys()].reverse();
    for (const level of sorted) {
      const beside = rows[isUp ? level - 1 : level + 1];
      if (beside) sortByMeans(items, rows[level], beside, isUp ? 'below' : 'above', sweep % 4 > 1);
    }
    keep();
    exchange(items, rows);
    keep();
  }
  return best;
}

/**
 * In the order of the means of their places beside; a box without any keeps its place. `turned` puts equal
 * means the other way round.
 */
function sortByMeans(
  items: readonly Item[],
  row: number[],
  beside: readonly number[],
  side: 'below' | 'above',
  turned: boolean,
): void {
  const places = placesIn(beside);
  const means = new Map(
    row.map((item, at) => {
      const joined = items[item][side];
      const sum = joined.reduce((total, other) => total + (places.get(other) ?? 0), 0);
      return [
        item,
        joined.length > 0 ? (sum + 0.5) / joined.length : (at * beside.length) / row.length,
      ] as const;
    }),
  );
  if (turned) row.reverse();
  row.sort((a, b) => means.get(a)! - means.get(b)!);
}

/** Two neighbours change places wherever that makes fewer lines cross. */
function exchange(items: readonly Item[], rows: number[][]): void {
  for (const [level, row] of rows.entries()) {
    const below = placesIn(rows[level - 1] ?? []);
    const above = placesIn(rows[level + 1] ?? []);
    for (let at = 0; at + 1 < row.length; at++) {
      const [a, b] = [row[at], row[at + 1]];
      const won =
        crossed(items[a].below, items[b].below, below) +
        crossed(items[a].above, items[b].above, above) -
        crossed(items[b].below, items[a].below, below) -
        crossed(items[b].above, items[a].above, above);
      if (won > 0) [row[at], row[at + 1]] = [b, a];
    }
  }
}

const placesIn = (row: readonly number[]): ReadonlyMap<number, number> =>
  new Map(row.map((item, at) => [item, at]));

/** How many lines of the first item, which is on the left, cross one of the second. */
function crossed(
  first: readonly number[],
  second: readonly number[],
  places: ReadonlyMap<number, number>,
): number {
  let count = 0;
  for (const one of first) for (const other of second) if (places.get(one)! > places.get(other)!) count++;
  return count;
}

/** How many pairs of lines between levels cross. */
function crossings(items: readonly Item[], rows: readonly (readonly number[])[]): number {
  let count = 0;
  for (const [level, row] of rows.entries()) {
    const above = placesIn(rows[level + 1] ?? []);
    // From the left: `counts` says how many lines so far end at each place above.
    const counts = new Uint32Array(above.size);
    for (const item of row) {
      const ends = items[item].above.map((other) => above.get(other)!);
      for (const end of ends) for (let at = end + 1; at < counts.length; at++) count += counts[at];
      for (const end of ends) counts[end]++;
    }
  }
  return count;
}

/**
 * The middle of each item: every row in turn is put as near to what it is joined with as its order and its
 * widths allow.
 */
function placed(
  items: readonly Item[],
  rows: readonly (readonly number[])[],
  isBox: (item: number) => boolean,
  gap: number,
): number[] {
  const xs = items.map(() => 0);
  const offsets = rows.map((row) => {
    let [right, last] = [0, 0];
    return row.map((item, at) => {
      const { width } = items[item];
      if (at > 0) right += last / 2 + gap + width / 2;
      last = width;
      return right;
    });
  });
  for (const [level, row] of rows.entries())
    for (const [at, item] of row.entries()) xs[item] = offsets[level][at] - offsets[level].at(-1)! / 2;
  const pull = (a: number, b: number): number =>
    [passing, halfway, atBoxes][Number(isBox(a)) + Number(isBox(b))];
  for (let sweep = 0; sweep < placeSweeps; sweep++)
    for (const level of sweep % 2 === 0 ? rows.keys() : [...rows.keys()].reverse()) {
      const row = rows[level];
      const wanted = row.map((item, at) => {
        const joined = [...items[item].below, ...items[item].above];
        const weight = joined.reduce((sum, other) => sum + pull(item, other), 0);
        const sum = joined.reduce((total, other) => total + pull(item, other) * xs[other], 0);
        const x = weight > 0 ? sum / weight : xs[item];
        return { x: x - offsets[level][at], weight: Math.max(weight, still) };
      });
      for (const [at, x] of nondecreasing(wanted).entries()) xs[row[at]] = x + offsets[level][at];
    }
  return xs;
}

/**
 * The nondecreasing numbers that are nearest to these, by the sum of weighted squares: neighbours that are
 * out of order are pooled.
 */
function nondecreasing(
  wanted: readonly { readonly x: number; readonly weight: number }[],
): readonly number[] {
  const pools: { x: number; weight: number; count: number }[] = [];
  for (const { x, weight } of wanted) {
    let pool = { x, weight, count: 1 };
    for (let last = pools.at(-1); last && last.x > pool.x; last = pools.at(-1)) {
      pools.pop();
      const both = last.weight + pool.weight;
      pool = {
        x: (last.x * last.weight + pool.x * pool.weight) / both,
        weight: both,
        count: last.count + pool.count,
      };
    }
    pools.push(pool);
  }
  return pools.flatMap(({ x, count }) => Array.from({ length: count }, () => x));
}
