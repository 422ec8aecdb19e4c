/**
 * The joint moves of a game graph: both players choose a move, then both moves happen, and the result of this
 * joint round is drawn for each pair. The rows of the graph beside them are solo moves, which a player makes
 * while the other moves in another component. A graph without joint moves is played by turns.
 */
import type { Rational } from '../numbers/rationals.ts';

/**
 * One player's moves by name: those of v are starts[v] … starts[v + 1] − 1. `starts` has order + 1 entries.
 */
export type NamedMoves = {
  readonly starts: Uint32Array;
  /**
   * Per move the place of its name in the table of names; no two moves of one player at one vertex have the
   * same.
   */
  readonly names: Uint32Array;
  /** Per move its solo result; −1 where none is drawn, since the name occurs in pairs only. */
  readonly targets: Int32Array;
  /** Per move the place in the table of numbers of what it gains by itself; −1 for nothing. */
  readonly gains: Int32Array;
};

/**
 * What is drawn of joint rounds: the pairs of v are starts[v] … starts[v + 1] − 1. A pair that is not here is
 * not drawn.
 */
export type PairRows = {
  readonly starts: Uint32Array;
  /** Per pair the places of its two moves among Left's and Right's named moves. */
  readonly left: Uint32Array;
  readonly right: Uint32Array;
  /** Per pair its joint result. */
  readonly targets: Uint32Array;
  /** Per pair the place in the table of numbers of what the joint round gains; −1 for nothing. */
  readonly gains: Int32Array;
};

export type JointMoves = {
  /** Each name once. */
  readonly names: readonly string[];
  /** Each gain and each score once. All are Left's. */
  readonly numbers: readonly Rational[];
  readonly left: NamedMoves;
  readonly right: NamedMoves;
  readonly pairs: PairRows;
  /**
   * Per vertex at which one player at least cannot move: the place of the score that is written on it; else
   * −1.
   */
  readonly scores: Int32Array;
  /**
   * Where it was found beforehand, as of a board: per terminal vertex the place of what it is worth under
   * every convention; −1 elsewhere.
   */
  readonly ends?: Int32Array;
};

const sides = ['left', 'right'] as const;

/** The joint moves of some vertices at their new numbers, all below `order`. O(order + moves + pairs). */
export function jointMovesOf(
  joint: JointMoves,
  vertices: Uint32Array,
  placeOf: Uint32Array,
  order: number,
): JointMoves {
  const [left, right] = sides.map((side) => namedMovesOf(joint[side], vertices, placeOf, order));
  const { pairs } = joint;
  const kept = rowsOf(pairs.starts, vertices, placeOf, order);
  const at = (column: Uint32Array, places: Uint32Array): Uint32Array =>
    kept.entries.map((entry) => places[column[entry]]);
  const atVertices = (column: Int32Array): Int32Array => {
    const found = new Int32Array(order).fill(-1);
    for (const v of vertices) found[placeOf[v]] = column[v];
    return found;
  };
  return {
    ...joint,
    left: left.moves,
    right: right.moves,
    pairs: {
      starts: kept.starts,
      left: at(pairs.left, left.placeOf),
      right: at(pairs.right, right.placeOf),
      targets: kept.entries.map((entry) => placeOf[pairs.targets[entry]]),
      gains: Int32Array.from(kept.entries, (entry) => pairs.gains[entry]),
    },
    scores: atVertices(joint.scores),
    ...(joint.ends && { ends: atVertices(joint.ends) }),
  };
}

function namedMovesOf(moves: NamedMoves, vertices: Uint32Array, placeOf: Uint32Array, order: number) {
  const { starts, entries } = rowsOf(moves.starts, vertices, placeOf, order);
  const places = new Uint32Array(moves.names.length);
  for (const [place, entry] of entries.entries()) places[entry] = place;
  const kept: NamedMoves = {
    starts,
    names: entries.map((entry) => moves.names[entry]),
    targets: Int32Array.from(entries, (entry) =>
      moves.targets[entry] < 0 ? -1 : placeOf[moves.targets[entry]],
    ),
    gains: Int32Array.from(entries, (entry) => moves.gains[entry]),
  };
  return { moves: kept, placeOf: places };
}

/** Which entries of rows are kept, row by row in the order of the vertices' new numbers. */
function rowsOf(starts: Uint32Array, vertices: Uint32Array, placeOf: Uint32Array, order: number) {
  const now = new Uint32Array(order + 1);
  for (const v of vertices) now[placeOf[v] + 1] = starts[v + 1] - starts[v];
  for (let v = 0; v < order; v++) now[v + 1] += now[v];
  const entries = new Uint32Array(now[order]);
  for (const v of vertices) {
    for (let e = starts[v], place = now[placeOf[v]]; e < starts[v + 1]; e++, place++) entries[place] = e;
  }
  return { starts: now, entries };
}

/**
 * Whether two graphs have the same joint moves with the same names, gains and scores. O(order + moves +
 * pairs).
 */
export function sameJointMoves(a: JointMoves | undefined, b: JointMoves | undefined): boolean {
  if (a === b) return true;
  if (!a || !b) return false;
  return (
    sameColumn(a.names, b.names) &&
    sameColumn(textsOf(a.numbers), textsOf(b.numbers)) &&
    sameColumn(a.scores, b.scores) &&
    (a.ends === b.ends || (a.ends !== undefined && b.ends !== undefined && sameColumn(a.ends, b.ends))) &&
    sides.every((side) => sameColumns(a[side], b[side])) &&
    sameColumns(a.pairs, b.pairs)
  );
}

const textsOf = (numbers: readonly Rational[]): readonly string[] =>
  numbers.map(({ numerator, denominator }) => `${numerator}/${denominator}`);

type Column = ArrayLike<number | string>;

const sameColumns = <T extends Readonly<Record<keyof T, Column>>>(a: T, b: T): boolean =>
  (Object.keys(a) as (keyof T)[]).every((member) => sameColumn(a[member], b[member]));

function sameColumn(a: Column, b: Column): boolean {
  if (a.length !== b.length) return false;
  for (let i = 0; i < a.length; i++) if (a[i] !== b[i]) return false;
  return true;
}
