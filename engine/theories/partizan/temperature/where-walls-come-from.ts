/**
 * Where the walls of a thermograph come from. At a tax t Left's wall is where Right's wall of one of Left's
 * options is, less t; that option's wall comes in turn from one of Right's options there, plus t, and so on,
 * until neither player gains by another move at this tax, and the position counts as its mean (Conway, On
 * numbers and games, chapter 9; Siegel, Combinatorial game theory, section II.5). So every segment of a wall
 * has a line of play behind it, and is at the mean with which the line ends, moved by t if one player has
 * moved once more.
 */
import type { Mover } from '../../../graph/game-graph.ts';
import type { Thermograph } from './thermograph.ts';
import { leastTax, nextCorner, type Wall, wallAt } from './walls.ts';

/** One step of the reasoning behind a piece of a wall. */
export type WallStep<Place> =
  /** The mover goes to one of these options: each attains the wall, and the line continues with the first. */
  | { readonly kind: 'move'; readonly mover: Mover; readonly options: readonly [Place, ...Place[]] }
  /**
   * Moves there may lead back to where they began, and would explain nothing: the line continues in the
   * canonical form of this position.
   */
  | { readonly kind: 'form'; readonly of: Place };

/** A point of a wall. */
export type WallPoint = { readonly x: number; readonly t: number };

/** A straight piece of a wall between two taxes, below the mast. */
export type WallPiece<Place> = {
  readonly wall: Mover;
  readonly from: WallPoint;
  readonly to: WallPoint;
  readonly line: readonly WallStep<Place>[];
  /** Where the line ends, and the mean of that position. */
  readonly end: Place;
  readonly mean: number;
};

/** The positions in which lines are looked for. */
export type WallArena<Place> = {
  thermographAt(place: Place): Thermograph;
  optionsOf(place: Place, mover: Mover): readonly Place[];
  /** Whether play may come back from an option to the position before it. */
  mayReturn(place: Place, option: Place): boolean;
  /** The same value as a position in which play ends; undefined of one that is such a position. */
  formOf(place: Place): Place | undefined;
  /** Differs for different places. */
  keyOf(place: Place): string;
};

/**
 * Whether two walls are one, the first moved by sign · t, from a tax on, and up to which tax that is known.
 * O(log corners).
 */
function agreement(
  a: Wall,
  b: Wall,
  sign: 1 | -1,
  tax: number,
): { readonly agrees: boolean; readonly until: number } {
  const until = Math.min(nextCorner(a, tax), nextCorner(b, tax));
  const agreesAt = (t: number): boolean => wallAt(a, t) + sign * t === wallAt(b, t);
  // Between two corners both are straight, and so they are above all corners.
  return { agrees: agreesAt(tax) && agreesAt(Number.isFinite(until) ? until : tax + 1), until };
}

const other = { left: 'right', right: 'left' } as const satisfies Record<Mover, Mover>;

/** The tax that a mover pays on one move, as the wall has it. */
const paid = { left: -1, right: 1 } as const satisfies Record<Mover, 1 | -1>;

/**
 * The pieces of Left's wall and then those of Right's, each from below; the mast is not one of them.
 * Undefined where numbers are not exact. Cost: for each piece, and each position on its line, a look at the
 * walls of the options there.
 */
export function wallPieces<Place>(
  arena: WallArena<Place>,
  start: Place,
): readonly WallPiece<Place>[] | undefined {
  const found: WallPiece<Place>[] = [];
  const { temperature } = arena.thermographAt(start);
  for (const wall of ['left', 'right'] as const) {
    const stands = arena.thermographAt(start)[wall];
    for (let tax = leastTax; tax < temperature; ) {
      const followed = lineFrom(arena, start, wall, tax);
      if (!followed) return undefined;
      const { until, ...rest } = followed;
      const piece: WallPiece<Place> = {
        wall,
        from: { x: wallAt(stands, tax), t: tax },
        to: { x: wallAt(stands, until), t: until },
        ...rest,
      };
      const before = found.at(-1);
      if (before && isContinued(arena, before, piece)) found[found.length - 1] = { ...before, to: piece.to };
      else found.push(piece);
      tax = until;
    }
  }
  return found;
}

type Followed<Place> = Pick<WallPiece<Place>, 'line' | 'end' | 'mean'> & { readonly until: number };

/** The line behind a wall just above a tax below the temperature, and up to which tax it is the same line. */
function lineFrom<Place>(
  arena: WallArena<Place>,
  start: Place,
  wall: Mover,
  tax: number,
): Followed<Place> | undefined {
  const line: WallStep<Place>[] = [];
  let [at, mover] = [start, wall];
  let until = Number.POSITIVE_INFINITY;
  for (;;) {
    const { temperature, mean, ...walls } = arena.thermographAt(at);
    if (tax >= temperature) return { line, end: at, mean, until };
    until = Math.min(until, temperature);
    const attained: Place[] = [];
    for (const option of arena.optionsOf(at, mover)) {
      const compared = agreement(arena.thermographAt(option)[other[mover]], walls[mover], paid[mover], tax);
      until = Math.min(until, compared.until);
      if (!compared.agrees) continue;
      // Where neither player makes another move, play does not come back.
      if (tax >= arena.thermographAt(option).temperature || !arena.mayReturn(at, option))
        attained.push(option);
    }
    if (attained.length > 0) {
      // Among equally good options, one after which neither player moves makes the shortest line.
      const first = attained.find((option) => tax >= arena.thermographAt(option).temperature) ?? attained[0];
      line.push({ kind: 'move', mover, options: [first, ...attained.filter((option) => option !== first)] });
      at = first;
      mover = other[mover];
      continue;
    }
    const form = arena.formOf(at);
    if (!form) return undefined;
    line.push({ kind: 'form', of: at });
    at = form;
  }
}

/** Whether a piece goes straight on where another one ended, with the same line behind it. */
function isContinued<Place>(
  { keyOf }: WallArena<Place>,
  before: WallPiece<Place>,
  after: WallPiece<Place>,
): boolean {
  const written = ({ line, end }: WallPiece<Place>): string =>
    [...line.map((step) => writtenStep(step, keyOf)), keyOf(end)].join(';');
  const rise = ({ from, to }: WallPiece<Place>): number => Math.sign(to.x - from.x);
  return before.wall === after.wall && rise(before) === rise(after) && written(before) === written(after);
}

const writtenStep = <Place>(step: WallStep<Place>, keyOf: (place: Place) => string): string =>
  step.kind === 'move' ? step.options.map(keyOf).join() : `form ${keyOf(step.of)}`;
