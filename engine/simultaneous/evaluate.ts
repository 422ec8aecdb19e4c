/**
 * The value of every position of a simultaneous game, from its ends upwards: the zero-sum matrix whose cells
 * are the values of the joint results and what is gained. Beside it rightSees, where Right answers Left's
 * move of the same joint round, and leftSees, mirrored (Cheating Robot; Huggan, chapter 8): rightSees ≤ value
 * ≤ leftSees always. Positions that play can come back to have none, nor what leads there, nor what needs a
 * hole. Cost: one linear program for each different matrix without a saddle; equal rows and columns are
 * solved once.
 */
import { reverseArcs } from '../graph/build.ts';
import { boundedPlus, boundedValue, exact, isExactBound, type ValueBounds } from '../matrices/bounded.ts';
import { addRationals, compareRationals, type Rational } from '../numbers/rationals.ts';
import type { EndWorths } from './ends.ts';
import { gainAt, HOLE, hasNoRoom, isTerminal, type RoundRows } from './rounds.ts';

export type RoundValue = {
  readonly value: ValueBounds;
  readonly rightSees: Rational;
  readonly leftSees: Rational;
};

/** The vertices that got their values since the last report, all in one round; `values` is live. */
export type RoundOfValues = {
  readonly round: number;
  readonly vertices: Uint32Array;
  readonly values: readonly (RoundValue | undefined)[];
};

/** Matrices solved, and vertices dealt with, between two yields. */
const [MATRICES, VERTICES] = [8, 1024];

/**
 * `wanted`: 1 for each vertex whose value is wanted, a set that no joint round leaves; all where it is
 * missing.
 */
export function* roundValues(
  game: RoundRows,
  ends: EndWorths,
  wanted?: Uint8Array,
): Generator<RoundOfValues, readonly (RoundValue | undefined)[], void> {
  const { order, starts, results } = game;
  const values: (RoundValue | undefined)[] = new Array(order);
  const cellsInto = reverseArcs({ starts: ownerStarts(game), targets: ownedResults(game) });
  const waiting = new Int32Array(order);
  let layer: number[] = [];
  for (let v = 0; v < order; v++) {
    if (wanted && wanted[v] === 0) continue;
    if (hasNoRoom(game, v)) waiting[v] = -1;
    else if (isTerminal(game, v)) layer.push(v);
    else waiting[v] = waitsFor(starts[v], starts[v + 1], results);
  }
  const solver = openSolver();
  for (let round = 0; layer.length > 0; round++) {
    const next: number[] = [];
    let told = 0;
    for (const [at, v] of layer.entries()) {
      const before = solver.count();
      const found = isTerminal(game, v) ? endValue(ends(v)) : solver.valueAt(game, v, values);
      if (found) {
        values[v] = found;
        for (let e = cellsInto.starts[v]; e < cellsInto.starts[v + 1]; e++) {
          const from = cellsInto.targets[e];
          if (waiting[from] > 0 && --waiting[from] === 0 && !(wanted && wanted[from] === 0)) next.push(from);
        }
      }
      const breathes = solver.count() > before && solver.count() % MATRICES === 0;
      if (at + 1 - told < VERTICES && !breathes && at + 1 < layer.length) continue;
      const vertices = Uint32Array.from(layer.slice(told, at + 1).filter((one) => values[one]));
      told = at + 1;
      yield { round, vertices, values };
    }
    layer = next;
  }
  return values;
}

/** How many cells' values a matrix needs; −1 where one of them is a hole. */
function waitsFor(from: number, end: number, results: Int32Array): number {
  for (let cell = from; cell < end; cell++) if (results[cell] === HOLE) return -1;
  return end - from;
}

const ownerStarts = ({ order, starts, results }: RoundRows): Uint32Array => {
  const now = new Uint32Array(order + 1);
  for (let v = 0; v < order; v++) {
    let count = 0;
    for (let cell = starts[v]; cell < starts[v + 1]; cell++) if (results[cell] !== HOLE) count++;
    now[v + 1] = now[v] + count;
  }
  return now;
};

const ownedResults = ({ results }: RoundRows): Uint32Array =>
  Uint32Array.from(results.filter((to) => to !== HOLE));

const endValue = (worth: Rational | undefined): RoundValue | undefined =>
  worth && { value: exact(worth), rightSees: worth, leftSees: worth };

type Solver = {
  /** How many linear programs have been solved. */
  count(): number;
  /** Precondition: all joint results have their values. */
  valueAt(game: RoundRows, v: number, values: readonly (RoundValue | undefined)[]): RoundValue;
};

/** Matrices that are remembered; each is solved once. */
const mostRemembered = 100_000;

function openSolver(): Solver {
  let count = 0;
  const remembered = new Map<string, ValueBounds>();
  const places = new Map<string, number>();
  const known = new WeakMap<ValueBounds, number>();

  /** Equal values have equal places. */
  const placeOf = (value: ValueBounds): number => {
    const before = known.get(value);
    if (before !== undefined) return before;
    const key = keyOfBounds(value);
    const place = places.get(key) ?? places.size;
    places.set(key, place);
    known.set(value, place);
    return place;
  };

  const solvedOnce = (cells: readonly (readonly ValueBounds[])[]): ValueBounds => {
    const slim = withoutEqualLines(cells, placeOf);
    const key = slim.map((row) => row.map(placeOf).join()).join(';');
    const before = remembered.get(key);
    if (before) return before;
    count++;
    const found = boundedValue(slim);
    if (remembered.size < mostRemembered) remembered.set(key, found);
    return found;
  };

  return {
    count: () => count,
    valueAt(game, v, values) {
      const { rows, columns, starts, results } = game;
      const cells: ValueBounds[][] = [];
      let rightSees: Rational | undefined;
      const worst: Rational[] = [];
      for (let i = 0, cell = starts[v]; i < rows[v]; i++) {
        const row: ValueBounds[] = [];
        let least: Rational | undefined;
        for (let j = 0; j < columns[v]; j++, cell++) {
          const result = values[results[cell]]!;
          const gain = gainAt(game, cell);
          const plus = (x: Rational): Rational => (gain ? addRationals(x, gain) : x);
          row.push(gain ? boundedPlus(result.value, gain) : result.value);
          const [low, high] = [plus(result.rightSees), plus(result.leftSees)];
          if (!least || compareRationals(low, least) < 0) least = low;
          if (i === 0 || compareRationals(high, worst[j]) > 0) worst[j] = high;
        }
        cells.push(row);
        if (!rightSees || compareRationals(least!, rightSees) > 0) rightSees = least!;
      }
      const leftSees = worst.reduce((least, each) => (compareRationals(each, least) < 0 ? each : least));
      // The value lies between the two.
      const value = compareRationals(rightSees!, leftSees) === 0 ? exact(leftSees) : solvedOnce(cells);
      return { value, rightSees: rightSees!, leftSees };
    },
  };
}

const keyOfBounds = (value: ValueBounds): string =>
  isExactBound(value) ? keyOf(value.low) : `${keyOf(value.low)} ${keyOf(value.high)}`;

/** Numbers are written to a power of two, which takes time in their length alone. */
const keyOf = ({ numerator, denominator }: Rational): string =>
  `${numerator.toString(32)}/${denominator.toString(32)}`;

/** Keeps the first of equal rows, and of equal columns. */
function withoutEqualLines(
  cells: readonly (readonly ValueBounds[])[],
  placeOf: (value: ValueBounds) => number,
): readonly (readonly ValueBounds[])[] {
  const places = cells.map((row) => row.map(placeOf));
  const isFirst = (lines: readonly (readonly number[])[]): readonly boolean[] => {
    const met = new Set<string>();
    return lines.map((line) => {
      const key = line.join();
      const fresh = !met.has(key);
      met.add(key);
      return fresh;
    });
  };
  const rows = isFirst(places);
  const columns = isFirst(places[0].map((_, j) => places.map((row) => row[j])));
  if (rows.every(Boolean) && columns.every(Boolean)) return cells;
  return cells.filter((_, i) => rows[i]).map((row) => row.filter((_, j) => columns[j]));
}
