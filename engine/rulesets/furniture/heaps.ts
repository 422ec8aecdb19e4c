/**
 * Heaps of counters side by side on the ground, each with its number below. Every counter is a place, and so
 * is the space above a heap, up to one more than the tallest heap or as many as are asked for: a click there
 * makes the heap that high. The number is a place too: a click on it removes the heap. Beside the last heap a
 * click starts another one. Linear in the counters, and in the heaps times the tallest.
 */
import type { FigureShape } from '../../figure/figure.ts';
import type { Board, BoardEdit, BoardPlace, BoardText } from '../board.ts';
import { box, side, stone, straight } from './shapes.ts';

export type HeapsBoard<Position> = {
  /** The number of counters in each heap, from the left. */
  readonly heaps: readonly number[];
  /** The position with these heaps; undefined if the ruleset does not allow it. */
  read(heaps: readonly number[]): Position | undefined;
  /** How many more counters than the tallest heap a heap may have; 1 if undefined. */
  readonly room?: number;
  /** True if no other heap can be begun. */
  readonly isWhole?: boolean;
};

/** The name of a heap in problems of the notation; its argument counts from 0. */
export const heapName = (heap: number): string => `heap ${heap + 1}`;

/**
 * What is written between the signs that part heaps, without the spaces about each. Spaces inside stay, so
 * that two numbers beside each other, `3 4`, are never read as one.
 */
export const countsIn = (text: string, parts: RegExp): readonly string[] =>
  text.split(parts).map((count) => count.trim());

/** The problem with a count that is not a number, to which a caller adds an example and a limit. */
export const wrongCount = (count: string): string =>
  count === ''
    ? 'is missing; write a number of counters'
    : /^\d+(\s+\d+)+$/.test(count)
      ? `is "${count}"; write a sign between heaps, and a number of counters for each`
      : `is "${count}"; write a number of counters`;

/** Counter number 1 is the lowest. */
export const counterName = (heap: number, counter: number): string => `${heapName(heap)}, counter ${counter}`;

const NOTHING = '.';
const COUNTER = 'o';
const counterRadius = 12;
const pitch = 26;
/** Counters of taller heaps are closer together, each overlapping the one below. */
const tallest = 20 * pitch;
const numberSize = 16;
const numberHeight = 26;

/** "1 counter", "2 counters". */
export const manyCounters = (count: number): string => `${count} counter${count === 1 ? '' : 's'}`;

/** A board of heaps. */
export function heapsBoard<Position>({
  heaps,
  read,
  room = 1,
  isWhole = false,
}: HeapsBoard<Position>): Board<Position> {
  const highest = heaps.reduce((most, count) => Math.max(most, count), 0) + room;
  const step = Math.min(pitch, tallest / highest);
  const shapes: FigureShape[] = [];
  const texts: BoardText[] = [];
  const places: BoardPlace<Position>[] = [];
  const edit = (sign: string, says: string, changed: readonly number[]): readonly BoardEdit<Position>[] => {
    const to = read(changed);
    return to === undefined ? [] : [{ sign, says, to }];
  };
  const width = heaps.length * side;
  for (let counter = highest; counter >= 1; counter--) {
    const y = -(counter - 0.5) * step - (pitch - step) / 2;
    for (const [heap, count] of heaps.entries()) {
      const isThere = counter <= count;
      places.push({
        name: counterName(heap, counter),
        area: box(heap * side, y - step / 2, side, step),
        holds: isThere ? 'a counter' : 'empty',
        edits: isThere
          ? edit(NOTHING, 'take it and those above', heaps.with(heap, counter - 1))
          : edit(COUNTER, `make the heap ${counter} high`, heaps.with(heap, counter)),
      });
    }
  }
  if (!isWhole)
    places.push({
      name: counterName(heaps.length, 1),
      area: box(width, -pitch, side, pitch),
      holds: 'empty',
      edits: edit(COUNTER, 'begin another heap', [...heaps, 1]),
    });
  for (const [heap, count] of heaps.entries()) {
    const x = (heap + 0.5) * side;
    // Drawn from the lowest up, since a counter may overlap the one below.
    for (let counter = 1; counter <= count; counter++) {
      const y = -(counter - 0.5) * step - (pitch - step) / 2;
      shapes.push(stone('neutral', { x, y }, counterRadius));
    }
    texts.push({ text: String(count), at: { x, y: numberHeight / 2 + 2 }, size: numberSize, ink: 'ink' });
    places.push({
      name: heapName(heap),
      area: box(heap * side, 0, side, numberHeight),
      holds: manyCounters(count),
      // The only heap is emptied, once.
      edits:
        heaps.length === 1 && count === 0
          ? []
          : edit(NOTHING, 'take the heap away', heaps.toSpliced(heap, 1)),
    });
  }
  shapes.unshift({ look: 'ground', form: straight({ x: 0, y: 0 }, { x: width, y: 0 }) });
  return {
    says: heaps.length === 1 ? `a heap of ${manyCounters(heaps[0])}` : `${heaps.length} heaps of counters`,
    shapes,
    texts,
    places,
    pieces: [],
  };
}
