/**
 * The values of positions of several heaps, from which a move takes a step once or more often. A box has a
 * place for each position up to some sizes, and the values in it are found from the empty heaps up, each
 * once. The results of a step lie on a line of places, so that no option is made. Cost: the options of every
 * position in the box, of each one number read.
 */
import { known } from '../result.ts';
import type { SteppedHeaps } from '../rulesets/parts.ts';
import type { ValuesByOptions } from '../theories/theory.ts';

export type StepTable = {
  /** How many positions have a value by now. */
  met(): number;
  /** How many have one when this position has. */
  positionsWith(heaps: readonly number[]): number;
  /**
   * The handle of the value of a position; yields from time to time how many positions have one.
   * Precondition: it has as many heaps as a step has numbers.
   */
  valueOf(heaps: readonly number[]): Generator<number, number, void>;
};

/** Options that are looked at between two yields: some milliseconds of work. */
const SLICE = 1 << 19;

const product = (numbers: readonly number[]): number => numbers.reduce((a, b) => a * b, 1);

/** How many positions have no more counters than this one in any heap. */
export const positionsUpTo = (heaps: readonly number[]): number => product(heaps.map((heap) => heap + 1));

/**
 * A place for each position with fewer counters than the widths say; one more counter in a heap is a fixed
 * number of places further on.
 */
type Box = {
  readonly widths: readonly number[];
  readonly strides: readonly number[];
  readonly handles: Int32Array;
};

function boxOf(widths: readonly number[]): Box {
  const strides = widths.map((_, heap) => product(widths.slice(heap + 1)));
  return { widths, strides, handles: new Int32Array(product(widths)) };
}

const placeIn = ({ strides }: Box, heaps: readonly number[]): number =>
  heaps.reduce((place, heap, i) => place + heap * strides[i], 0);

export function openStepTable(steps: SteppedHeaps['steps'], values: ValuesByOptions): StepTable {
  // The empty heaps are there from the beginning.
  const one = steps[0].map(() => 1);
  /** Every position with fewer counters than this in each heap has its value. */
  let solved: readonly number[] = one;
  let box = boxOf(one);
  box.handles[0] = values.zero;
  let found = new Int32Array(256);
  const none: readonly number[] = [];

  /**
   * A box in which all these heaps have their places; at least twice as wide where it was too narrow, so that
   * it is seldom made.
   */
  const makeRoom = (widths: readonly number[]): void => {
    if (widths.every((width, i) => width <= box.widths[i])) return;
    const wider = boxOf(
      widths.map((width, i) => (width <= box.widths[i] ? box.widths[i] : Math.max(width, 2 * box.widths[i]))),
    );
    for (const heaps of positionsIn(
      solved.map(() => 0),
      solved,
    ))
      wider.handles[placeIn(wider, heaps)] = box.handles[placeIn(box, heaps)];
    box = wider;
  };

  const isSwapped = areAlikeSwapped(steps);

  /**
   * Gives a position its value, and says how many options were looked at. The positions up to the bounds are
   * solved in order, so that the one with its two heaps swapped has its value where the first of them is the
   * larger one.
   */
  const solve = (heaps: readonly number[], below: readonly number[]): number => {
    const { handles } = box;
    const place = placeIn(box, heaps);
    if (isSwapped && heaps[1] < heaps[0] && heaps[0] < below[1]) {
      handles[place] = handles[placeIn(box, [heaps[1], heaps[0]])];
      return 0;
    }
    let count = 0;
    for (const step of steps) {
      const back = placeIn(box, step);
      const times = howOften(step, heaps);
      if (count + times > found.length) {
        const more = new Int32Array(2 * (count + times));
        more.set(found);
        found = more;
      }
      const into = found;
      for (let after = place - back * times; after < place; after += back) into[count++] = handles[after];
    }
    const options = found.subarray(0, count);
    handles[place] = values.of(options, options, none);
    return count;
  };

  return {
    met: () => product(solved),
    positionsWith: (heaps) => product(heaps.map((heap, i) => Math.max(heap + 1, solved[i]))),
    *valueOf(heaps) {
      known(heaps.length === one.length, 'a position has as many heaps as a step has numbers');
      makeRoom(heaps.map((heap) => heap + 1));
      let [looked, many] = [0, product(solved)];
      // The box is filled in one direction after the other: everything before a position is in it already.
      for (let direction = 0; direction < heaps.length; direction++) {
        const from = heaps.map((_, i) => (i === direction ? solved[i] : 0));
        const to = solved.with(direction, Math.max(solved[direction], heaps[direction] + 1));
        for (const each of positionsIn(from, to)) {
          looked += solve(each, to) + 1;
          many++;
          if (looked < SLICE) continue;
          looked = 0;
          yield many;
        }
        solved = to;
      }
      return box.handles[placeIn(box, heaps)];
    },
  };
}

/** Whether two heaps may change places: each step has another, or is one, in which they have. */
const areAlikeSwapped = (steps: SteppedHeaps['steps']): boolean =>
  steps.every(
    (step) => step.length === 2 && steps.some(([first, second]) => first === step[1] && second === step[0]),
  );

/** How often a step can be taken. */
function howOften(step: readonly number[], heaps: readonly number[]): number {
  let times = Number.POSITIVE_INFINITY;
  for (let i = 0; i < step.length; i++)
    if (step[i] > 0) times = Math.min(times, Math.floor(heaps[i] / step[i]));
  return times;
}

/**
 * All heaps from the first sizes up to below the second, fewer counters before more; always the same array.
 */
function* positionsIn(
  from: readonly number[],
  below: readonly number[],
): Generator<readonly number[], void, void> {
  if (from.some((least, i) => least >= below[i])) return;
  const heaps = [...from];
  for (;;) {
    yield heaps;
    let heap = heaps.length - 1;
    for (; heap >= 0 && heaps[heap] + 1 === below[heap]; heap--) heaps[heap] = from[heap];
    if (heap < 0) return;
    heaps[heap]++;
  }
}
