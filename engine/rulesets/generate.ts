/**
 * The game graph of a position: everything that can follow it by moves of either player in any order, since
 * any order can happen in a sum. The search is breadth first, so that vertex 0 is the start and the options
 * of a vertex have nearby numbers; equal positions are one vertex, regardless of who is to move. Cost:
 * O(positions + moves) expected; some 24 bytes a position and 4 a move, and for a moment 4 more for each move
 * of one player.
 */
import type { Arcs, GameGraph } from '../graph/game-graph.ts';
import type { Scores } from '../graph/scores.ts';
import { addRationals, type Rational, rational } from '../numbers/rationals.ts';
import { mostCells } from '../simultaneous/rounds.ts';
import { type CodeTable, codeTable, emptied, numberOf } from './code-table.ts';
import { type OptionRoom, optionRoom, writeCodedOptions } from './coded-options.ts';
import { generateRounds } from './generate-rounds.ts';
import { addRow, clearRows, type GrowingRows, growingRows, joinedRows, setAside } from './growing-rows.ts';
import type { Coder, EndScores } from './ruleset.ts';

/**
 * Collects the scores of a game graph while its positions are found, vertex by vertex: a table with each
 * score once, and per vertex and player its index there, or −1 where that player can move. O(1) expected for
 * a vertex; 8 bytes each.
 */
type ScoreTable = {
  /** Adds the scores of the next vertex, with the number of each player's options. */
  add(code: number, lefts: number, rights: number): void;
  finished(order: number): Scores;
};

const FIRST_ROOM = 1 << 13;

function scoreTable(ends: EndScores): ScoreTable {
  const table: Rational[] = [];
  const places = new Map<number, number>();
  let [left, right] = [new Int32Array(FIRST_ROOM), new Int32Array(FIRST_ROOM)];
  let count = 0;
  const placeOf = (more: number): number => {
    const known = places.get(more);
    if (known !== undefined) return known;
    const place = table.push(addRationals(ends.from, rational(BigInt(more)))) - 1;
    places.set(more, place);
    return place;
  };
  return {
    add(code, lefts, rights) {
      if (count === left.length) [left, right] = [doubled(left), doubled(right)];
      left[count] = lefts > 0 ? -1 : placeOf(ends.left(code));
      right[count] = rights > 0 ? -1 : placeOf(ends.right(code));
      count++;
    },
    finished: (order) => ({ table, left: left.slice(0, order), right: right.slice(0, order) }),
  };
}

function doubled(numbers: Int32Array): Int32Array<ArrayBuffer> {
  const larger = new Int32Array(2 * numbers.length);
  larger.set(numbers);
  return larger;
}

export type GeneratedGame =
  | {
      readonly kind: 'generated';
      readonly graph: GameGraph;
      /** Per vertex the code of its position; vertex 0 is the start. */
      readonly codes: Float64Array;
    }
  | { readonly kind: 'over-budget'; readonly says: string };

export type GenerateOptions = {
  /** The most positions; if there are more, no graph is returned. */
  readonly positions?: number;
  /**
   * The most moves between positions, which have their room too; if there are more, no graph is returned.
   * `mostArcsGenerated` if undefined.
   */
  readonly arcs?: number;
  /**
   * Where both players move at once: whether solo moves are followed too, as for a drawing. Values need none.
   */
  readonly solo?: true;
  /** Where both players move at once: the most cells of a matrix that is written out. */
  readonly cells?: number;
};

/** The most positions, where nothing else is asked for. */
export const mostGenerated = 2_000_000;

/**
 * A position with at most this many cells, or a key with at most this many letters, counts as one in a budget
 * of positions; larger ones count as several.
 */
const usualCells = 64;

/**
 * The number of positions as which a position with this number of stored cells counts. A large position takes
 * more room and has more moves, and each move takes longer to make, so that the count grows faster than the
 * cells: 4,000 count as 495, and a budget is used up in seconds and not in minutes.
 */
export const countedAsPositions = (cells: number): number =>
  cells <= usualCells ? 1 : Math.ceil((cells / usualCells) ** 1.5);

/** How many positions with this number of cells fit into the memory of `positions` usual ones. */
export const positionsWithin = (positions: number, cells = 0): number =>
  Math.max(Math.min(1, positions), Math.floor(positions / countedAsPositions(cells)));

/**
 * The default limit for the moves between this number of positions: fifty for each, which is more than boards
 * have, and as many as small graphs need in which every position leads to every later one.
 */
export const mostArcsGenerated = (positions: number): number => Math.max(10_000_000, 50 * positions);

/**
 * Positions expanded between two yields, and moves found: some milliseconds of work, more where moves are
 * dear.
 */
const SLICE = 1 << 14;
const SLICE_OF_ARCS = 1 << 18;

/** Yields from time to time the number of positions met so far. */
export function* generate(
  coder: Coder,
  {
    positions: asked = mostGenerated,
    arcs = mostArcsGenerated(asked),
    solo = undefined,
    cells = mostCells,
  }: GenerateOptions = {},
): Generator<number, GeneratedGame, void> {
  const positions = positionsWithin(asked, coder.cells);
  if (coder.rounds) {
    const wanted = { positions, cells, solo: solo === true };
    const found = yield* generateRounds(coder, coder.rounds, wanted);
    return found ? { kind: 'generated', ...found } : tooManyGenerated(positions, coder.cells);
  }
  const space = spare ?? openSpace();
  spare = undefined;
  const { table, left, room } = space;
  const right = coder.right === coder.left ? left : space.right;
  const scores = coder.ends && scoreTable(coder.ends);
  const growing: Growing = { table, left, right, scores, room };
  numberOf(table, coder.start);
  const isWithin = (): boolean => table.count <= positions && arcsOf(growing) <= arcs;
  for (let v = 0; v < table.count && isWithin(); ) {
    if (v > 0) yield table.count;
    v = expand(coder, growing, v, isWithin);
  }
  if (table.count > positions) return tooManyGenerated(positions, coder.cells);
  if (!isWithin()) return tooManyArcsGenerated(arcs);
  const order = table.count;
  const gray = new Uint8Array(order);
  for (let v = 0; coder.gray && v < order; v += SLICE) {
    yield order;
    markGray(coder.gray, table, gray.subarray(v, v + SLICE), v);
  }
  const leftArcs = joinedRows(left, order);
  yield order;
  const own = right === left ? leftArcs : joinedRows(right, order);
  // Where every move happens to be available to both players, the graph is impartial, even if the ruleset is
  // not.
  const rightArcs = areSameArcs(leftArcs, own) ? leftArcs : own;
  const codes = table.codes.slice(0, order);
  if (order <= mostSpared && emptied(table)) {
    clearRows(left);
    clearRows(space.right);
    spare = space;
  }
  return {
    kind: 'generated',
    graph: {
      order,
      gray,
      left: leftArcs,
      right: rightArcs,
      ...(scores && { scores: scores.finished(order) }),
    },
    codes,
  };
}

/**
 * Where graphs are made. A sweep makes thousands of small ones: the space of the last one serves the next.
 */
type Space = {
  readonly table: CodeTable;
  readonly left: GrowingRows;
  readonly right: GrowingRows;
  readonly room: OptionRoom;
};

const openSpace = (): Space => ({
  table: codeTable(),
  left: growingRows(),
  right: growingRows(),
  room: optionRoom(),
});

/** Taken while a graph is made in it, and back when it is empty. */
let spare: Space | undefined;
/** The space of a larger graph is given back to the machine. */
const mostSpared = 1 << 14;

export const tooManyGenerated = (
  positions: number,
  cells = 0,
): Extract<GeneratedGame, { readonly kind: 'over-budget' }> => ({
  kind: 'over-budget',
  says: `has more than ${positions.toLocaleString('en')} positions${ofCells(cells)}`,
});

/** Fewer large positions are made, which a refusal says. */
const ofCells = (cells: number): string =>
  countedAsPositions(cells) > 1
    ? ` of ${cells.toLocaleString('en')} cells, of which each counts as ${countedAsPositions(cells)}`
    : '';

export const tooManyArcsGenerated = (
  arcs: number,
): Extract<GeneratedGame, { readonly kind: 'over-budget' }> => ({
  kind: 'over-budget',
  says: `has more than ${arcs.toLocaleString('en')} moves between its positions`,
});

/** Marks the entailing positions among those from vertex `first` on. */
function markGray(
  isGray: (code: number) => boolean,
  { codes }: CodeTable,
  gray: Uint8Array,
  first: number,
): void {
  for (let i = 0; i < gray.length; i++) if (isGray(codes[first + i])) gray[i] = 1;
}

/** A graph under construction. */
type Growing = {
  readonly table: CodeTable;
  readonly left: GrowingRows;
  /** The same object as `left` for an impartial ruleset. */
  readonly right: GrowingRows;
  readonly scores: ScoreTable | undefined;
  readonly room: OptionRoom;
};

/** How many arcs there are by now; those of an impartial ruleset once. */
const arcsOf = ({ left, right }: Growing): number => (left === right ? left.arcs : left.arcs + right.arcs);

/**
 * Finds the options of the vertices from this one on, a slice of them; stops when there are too many. Returns
 * the next vertex.
 */
function expand(coder: Coder, growing: Growing, first: number, isWithin: () => boolean): number {
  const { table, left, right } = growing;
  const already = arcsOf(growing);
  let v = first;
  for (; v < first + SLICE && v < table.count && isWithin(); ) {
    expandVertex(coder, growing, v++);
    if (arcsOf(growing) - already > SLICE_OF_ARCS) break;
  }
  setAside(left);
  if (right !== left) setAside(right);
  return v;
}

function expandVertex(coder: Coder, growing: Growing, v: number): void {
  const { table, left, right, scores, room } = growing;
  const code = table.codes[v];
  const lefts = writeCodedOptions(coder, 'left', code, room);
  addRow(left, table, room.out, lefts);
  if (right === left) {
    scores?.add(code, lefts, lefts);
    return;
  }
  const rights = writeCodedOptions(coder, 'right', code, room);
  addRow(right, table, room.out, rights);
  scores?.add(code, lefts, rights);
}

const areSameArcs = (a: Arcs, b: Arcs): boolean =>
  a === b ||
  (a.targets.length === b.targets.length &&
    a.targets.every((target, e) => target === b.targets[e]) &&
    a.starts.every((start, v) => start === b.starts[v]));
