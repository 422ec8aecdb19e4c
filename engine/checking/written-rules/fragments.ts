/**
 * Fragments of positions, written a second time from the description of the language: what a fragment is, and
 * every way in which it can be laid on a board, found by holding it to every cell in every direction with
 * runs of every length. Nothing is prepared and nothing is left out, so that it is slow and obvious.
 */

/** One sign of a fragment. */
export type Item =
  /**
   * One of these signs, or any where undefined; after a move the first is put, and where there are several or
   * any the cell stays as it is.
   */
  | { readonly kind: 'cell'; readonly signs: string | undefined; readonly isSign: boolean }
  /** Beyond the edge. */
  | { readonly kind: 'edge' }
  /** None or more of these signs, or of any. */
  | { readonly kind: 'run'; readonly signs: string | undefined };

/** Its rows. */
export type FragmentByHand = readonly (readonly Item[])[];

type Vector = readonly [down: number, across: number];

/** Where the next sign of a row lies, and where the next row does. */
export type WayByHand = { readonly next: Vector; readonly row: Vector };

export type BoardByHand = readonly (readonly string[])[];

export const boardByHand = (text: string): BoardByHand => text.split('/').map((row) => [...row]);
export const textOfBoard = (board: BoardByHand): string => board.map((row) => row.join('')).join('/');

/** Conditions on what lies about the cells that a step changes. */
export type ConditionByHand = {
  readonly signs: string;
  /** Whether there must be one, or none. */
  readonly isThere: boolean;
  /** Four neighbours or eight. */
  readonly neighbours: 4 | 8;
};

export type FragmentStep = {
  readonly before: FragmentByHand;
  readonly after: FragmentByHand;
  readonly ways: readonly WayByHand[];
  readonly conditions: readonly ConditionByHand[];
  /** Whether it may be made again from where it ended: in the same direction, or in any. */
  readonly again?: 'straight on' | 'any';
};

export type PlaceByHand = readonly [row: number, column: number];

/** What a step leads to. */
type Landed = { readonly board: BoardByHand; readonly way: WayByHand; readonly end: PlaceByHand };

const isIn = (board: BoardByHand, [row, column]: PlaceByHand): boolean => board[row]?.[column] !== undefined;

/**
 * The signs of a fragment with runs of these lengths: each with its run and its place there, if it is of one.
 */
type Plain = Exclude<Item, { kind: 'run' }> & { readonly run?: number; readonly at?: number };

function withRuns(row: readonly Item[], lengths: readonly number[]): readonly Plain[] {
  let run = -1;
  return row.flatMap((item): readonly Plain[] => {
    if (item.kind !== 'run') return [item];
    run++;
    const [is, signs] = [run, item.signs];
    return Array.from({ length: lengths[run] }, (_, at) => ({
      kind: 'cell' as const,
      ...{ signs, isSign: false, run: is, at },
    }));
  });
}

/** All ways to give `count` runs lengths up to the longest. */
function lengthsOfRuns(count: number, longest: number): readonly (readonly number[])[] {
  let all: readonly (readonly number[])[] = [[]];
  for (let run = 0; run < count; run++)
    all = all.flatMap((before) => Array.from({ length: longest + 1 }, (_, length) => [...before, length]));
  return all;
}

const runsIn = (fragment: FragmentByHand): number =>
  fragment.flat().filter(({ kind }) => kind === 'run').length;

const longestLine = (board: BoardByHand): number => Math.max(board.length, ...board.map((row) => row.length));

const fits = (board: BoardByHand, place: PlaceByHand, item: Plain): boolean => {
  if (item.kind === 'edge') return !isIn(board, place);
  const sign = board[place[0]]?.[place[1]];
  return sign !== undefined && (item.signs === undefined || item.signs.includes(sign));
};

/** Every place where the fragment may begin: one that lies beyond the edge begins outside. */
function placesAround(board: BoardByHand): readonly PlaceByHand[] {
  const wide = longestLine(board) + 1;
  return Array.from({ length: board.length + 2 }, (_, y) =>
    Array.from({ length: wide + 1 }, (_, x): PlaceByHand => [y - 1, x - 1]),
  ).flat();
}

const neighboursOf = (board: BoardByHand, [row, column]: PlaceByHand, count: 4 | 8): readonly PlaceByHand[] =>
  [-1, 0, 1]
    .flatMap((down) => [-1, 0, 1].map((across) => [down, across] as const))
    .filter(([down, across]) =>
      count === 4 ? down * down + across * across === 1 : down !== 0 || across !== 0,
    )
    .map(([down, across]): PlaceByHand => [row + down, column + across])
    .filter((place) => isIn(board, place));

const isSame = (a: PlaceByHand, b: PlaceByHand): boolean => a[0] === b[0] && a[1] === b[1];

/** The conditions on the cells beside those that change, without these themselves. */
function holds(
  board: BoardByHand,
  changed: readonly PlaceByHand[],
  { signs, isThere, neighbours }: ConditionByHand,
): boolean {
  const beside = changed
    .flatMap((place) => neighboursOf(board, place, neighbours))
    .filter((place) => !changed.some((each) => isSame(each, place)));
  return beside.some(([row, column]) => signs.includes(board[row][column])) === isThere;
}

/** Where a fragment lies. */
export function liesByHand(
  board: BoardByHand,
  fragment: FragmentByHand,
  ways: readonly WayByHand[],
): boolean {
  return lyingOn(board, fragment, ways).length > 0;
}

type Lying = {
  readonly way: WayByHand;
  readonly lengths: readonly number[];
  readonly items: readonly Plain[];
  readonly places: readonly PlaceByHand[];
};

function lyingOn(board: BoardByHand, fragment: FragmentByHand, ways: readonly WayByHand[]): readonly Lying[] {
  const found: Lying[] = [];
  const starts = placesAround(board);
  for (const lengths of lengthsOfRuns(runsIn(fragment), longestLine(board))) {
    const rows = fragment.map((row) => withRuns(row, lengths));
    const items = rows.flat();
    for (const start of starts.filter((place) => fits(board, place, items[0])))
      for (const way of ways) {
        const places = placesUnder(board, rows, start, way);
        if (places?.some((place) => isIn(board, place))) found.push({ way, lengths, items, places });
      }
  }
  return found;
}

/** The places under a fragment whose first sign is here; undefined where it does not fit. */
function placesUnder(
  board: BoardByHand,
  rows: readonly (readonly Plain[])[],
  [row, column]: PlaceByHand,
  { next, row: below }: WayByHand,
): readonly PlaceByHand[] | undefined {
  const places: PlaceByHand[] = [];
  for (const [y, items] of rows.entries())
    for (const [x, item] of items.entries()) {
      const place: PlaceByHand = [row + x * next[0] + y * below[0], column + x * next[1] + y * below[1]];
      if (!fits(board, place, item)) return undefined;
      places.push(place);
    }
  return places;
}

/** Where a step begins and ends, as numbers of the signs of its pictures with their runs written out. */
type Course = { readonly begin: number; readonly end: number };

const signOf = (item: Plain | undefined): string | undefined =>
  item?.kind === 'cell' && item.isSign ? item.signs : undefined;

/**
 * A step begins where the piece is that it moves, and ends where that goes: its sign is put on a cell, and on
 * another it is no longer. In a step that moves none, the beginning is the first cell, and the end the last
 * one on which something is put, a piece if there is one.
 */
function courseOf(before: readonly Plain[], after: readonly Plain[]): Course {
  const numbers = after.map((_, i) => i);
  const news = numbers.filter(
    (i) => signOf(after[i]) !== undefined && signOf(after[i]) !== signOf(before[i]),
  );
  const pieces = news.filter((i) => signOf(after[i]) !== '.');
  const leaves = (sign: string | undefined): number =>
    before.findIndex((item, i) => signOf(item) === sign && signOf(after[i]) !== sign);
  const moved = pieces.findLast((i) => leaves(signOf(after[i])) >= 0);
  if (moved !== undefined) return { begin: leaves(signOf(after[moved])), end: moved };
  const cells = numbers.filter((i) => before[i].kind !== 'edge');
  return { begin: cells[0], end: pieces.at(-1) ?? news.at(-1) ?? cells[cells.length - 1] };
}

/** Everything that a step leads to; `from` is the cell on which it must begin, if it must. */
export function landings(
  board: BoardByHand,
  { before, after, ways, conditions }: FragmentStep,
  from?: PlaceByHand,
): readonly Landed[] {
  return lyingOn(board, before, ways).flatMap(({ way, lengths, items, places }) => {
    const puts = after.flatMap((row) => withRuns(row, lengths));
    const { begin, end } = courseOf(items, puts);
    if (from && !isSame(places[begin], from)) return [];
    const now = board.map((row) => [...row]);
    const changed: PlaceByHand[] = [];
    for (const [i, put] of puts.entries()) {
      const [row, column] = places[i];
      if (put.kind === 'edge') continue;
      if (put.run !== undefined) {
        const old = items.findIndex(({ run, at }) => run === put.run && at === put.at);
        now[row][column] = board[places[old][0]][places[old][1]];
        if (old !== i) changed.push(places[i]);
      } else if (signOf(put) !== undefined) {
        now[row][column] = signOf(put) ?? '';
        // What the picture has before and after is not changed; what may have been another sign is.
        if (signOf(put) !== signOf(items[i])) changed.push(places[i]);
      }
    }
    return conditions.every((condition) => holds(board, changed, condition))
      ? [{ board: now, way, end: places[end] }]
      : [];
  });
}
