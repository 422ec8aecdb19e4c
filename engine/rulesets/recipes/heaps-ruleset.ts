/**
 * Makes the record of a ruleset on heaps that shrink, split and merge, whose order does not matter: from its
 * notation and from moves that are recorded as the heaps after them. Positions get their numbers as they are
 * first met, by their heaps in ascending order.
 */
import type { Mover } from '../../graph/game-graph.ts';
import type { Board, BoardMove, BoardSide, Growth, ResizedBoard } from '../board.ts';
import { type Draft, soundPosition } from '../draft.ts';
import { counterName, heapName, heapsBoard, manyCounters } from '../furniture/heaps.ts';
import type { HeapParts, KeyedParts, SteppedHeaps } from '../parts.ts';
import type { Coder, Ruleset } from '../ruleset.ts';
import type { RulesetWords } from './cells-ruleset.ts';
import { resizedList } from './resizing.ts';

/** How many counters are in each heap. */
export type HeapSizes = readonly number[];

export type HeapsPosition = { readonly heaps: HeapSizes };

/** A counter of a heap, counted from 1 at the bottom, or 0 for the number below it; heaps count from 0. */
export type HeapClick = readonly [heap: number, counter: number];

/**
 * Records a move: the heaps after it, empty ones or none, what a person clicks for it, and whose it is, of
 * either player if undefined.
 */
export type HeapMoveRecorder = (
  after: HeapSizes,
  by: readonly HeapClick[],
  player?: BoardMove['player'],
) => void;

export type HeapsRuleset<Position extends HeapsPosition> = Omit<RulesetWords, 'players'> & {
  /** Impartial if undefined. */
  readonly players?: RulesetWords['players'];
  read(text: string): Draft<Position>;
  print(position: Position): string;
  /** Records every move of the positions that can follow this one. */
  movesFor(position: Position): (heaps: HeapSizes, record: HeapMoveRecorder) => void;
  /** Where a theorem proves periods of single heaps. */
  readonly periodicity?: NonNullable<Ruleset<Position>['periodicity']>;
  /** The number of heaps, with the empty ones, where it is the same for every board. */
  readonly heapCount?: number;
  /**
   * Where a move changes one heap: the game that is played with a position's heaps, and what a move leaves of
   * one, as `HeapParts` describes it. Where a move takes steps from several heaps: these steps, as
   * `SteppedHeaps` describes them. Otherwise parts that have keys, or none.
   */
  readonly apart?:
    | Omit<HeapParts<Position>, 'heapsOf'>
    | Omit<SteppedHeaps<Position>, 'heapsOf'>
    | KeyedParts<Position>;
  /** What the board shows besides its heaps. */
  furnish?(board: Board<Position>, position: Position): Board<Position>;
};

export function heapsRuleset<Position extends HeapsPosition>(
  asked: HeapsRuleset<Position>,
): Ruleset<Position> {
  const { read, print, movesFor, heapCount, apart, furnish, players = 'impartial', ...words } = asked;
  return {
    ...words,
    players,
    read,
    parse: (text) => soundPosition(read(text)),
    print,
    coder: (start) => coderOfSortedHeaps(start, movesFor(start), print, players),
    ...(apart && {
      openParts: () => (apart.kind === 'keys' ? apart : { ...apart, heapsOf: ({ heaps }) => heaps }),
    }),
    board(position) {
      const board = heapsBoard<Position>({
        heaps: position.heaps,
        isWhole: heapCount !== undefined,
        read: (changed) =>
          heapCount === undefined || changed.length === heapCount
            ? { ...position, heaps: changed.length > 0 ? changed : [0] }
            : undefined,
      });
      return furnish ? furnish(board, position) : board;
    },
    ...(heapCount === undefined && {
      resize: (position, side, way) =>
        resizedHeaps(position.heaps, side, way, (heaps) => ({ ...position, heaps })),
    }),
    moves(position) {
      const found: BoardMove<Position>[] = [];
      movesFor(position)(position.heaps, (after, by, player = 'either') => {
        const places = by.map(([heap, counter]) =>
          counter === 0 ? heapName(heap) : counterName(heap, counter),
        );
        found.push({
          player,
          by: places,
          to: { ...position, heaps: heapCount === undefined ? inOrder(after) : after },
        });
      });
      return found;
    },
  };
}

/** One heap more, of one counter, or one heap less. */
export const resizedHeaps = <Position>(
  heaps: HeapSizes,
  side: BoardSide,
  way: Growth,
  to: (heaps: HeapSizes) => Position,
): ResizedBoard<Position> | undefined =>
  resizedList(heaps, {
    side,
    way,
    one: 'heap',
    fresh: 1,
    lost: (count, heap) => (count === 0 ? [] : [`${heapName(heap)} with ${manyCounters(count)}`]),
    to,
  });

/** Ascending, without the empty ones; one of these if nothing else is left. */
function inOrder(heaps: HeapSizes): HeapSizes {
  // Sorted while they are put in: for two heaps or three a sweep asks a million times.
  const left: number[] = [];
  for (const count of heaps) {
    if (count === 0) continue;
    let at = left.push(count) - 1;
    for (; at > 0 && left[at - 1] > count; at--) left[at] = left[at - 1];
    left[at] = count;
  }
  return left.length > 0 ? left : [0];
}

/** Costs O(heaps) for each option, and a text of as many numbers for each position. */
function coderOfSortedHeaps<Position extends HeapsPosition>(
  start: Position,
  recordMoves: (heaps: HeapSizes, record: HeapMoveRecorder) => void,
  print: (position: Position) => string,
  players: RulesetWords['players'],
): Coder<Position> {
  const met: HeapSizes[] = [];
  const numbers = new Map<string, number>();
  const numberOf = (heaps: HeapSizes): number => {
    const sorted = inOrder(heaps);
    const key = sorted.join();
    const known = numbers.get(key);
    if (known !== undefined) return known;
    numbers.set(key, met.length);
    return met.push(sorted) - 1;
  };
  const optionsOf =
    (mover: Mover) =>
    (code: number, out: Float64Array): number => {
      const found = new Set<number>();
      recordMoves(met[code], (after, _, player = 'either') => {
        if (player === 'either' || player === mover) found.add(numberOf(after));
      });
      let count = 0;
      for (const option of found) out[count++] = option;
      return count;
    };
  const left = optionsOf('left');
  return {
    start: numberOf(start.heaps),
    left,
    right: players === 'impartial' ? left : optionsOf('right'),
    print: (code) => print({ ...start, heaps: met[code] }),
    code: (position) =>
      print({ ...position, heaps: [] }) === print({ ...start, heaps: [] })
        ? numbers.get(inOrder(position.heaps).join())
        : undefined,
  };
}
