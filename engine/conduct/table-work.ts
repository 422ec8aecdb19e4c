/**
 * The cost of finding the value of heaps, estimated before any of the work is done: by a table, which reads a
 * number for each option, and by the graph of all that can follow, which makes every option a position first.
 * Parts that are known by keys are not covered here, since their number cannot be foreseen. Cost: the options
 * of one heap.
 */
import type { HeapParts, PartsOfPositions, SteppedHeaps } from '../rulesets/parts.ts';
import { positionsUpTo } from './step-table.ts';

/** About how many options a table reads; undefined where there is no table whose work can be estimated. */
function optionsInTable(parts: PartsOfPositions, position: unknown): number | undefined {
  if (parts.kind === 'heaps') return optionsOfHeaps(parts, position);
  if (parts.kind === 'steps') return optionsOfSteps(parts, position);
  return undefined;
}

/** As many for every heap as the largest has: a larger one has seldom fewer. */
export function optionsOfHeaps(parts: HeapParts, position: unknown): number {
  const largest = parts.heapsOf(position).reduce((most, heap) => Math.max(most, heap), 0);
  let count = 0;
  parts.optionsIn(parts.gameOf(position))(largest, (_, least, most) => {
    count += most - least + 1;
  });
  return largest * count;
}

/** As many for every position in the box as the last one has, which has the most. */
function optionsOfSteps({ steps, heapsOf }: SteppedHeaps, position: unknown): number {
  const heaps = heapsOf(position);
  return positionsUpTo(heaps) * steps.reduce((sum, step) => sum + timesOf(step, heaps), 0);
}

/** The most numbers that a table reads for this many heaps: beyond that it would take minutes or longer. */
export const mostReadOf = (heaps: number): number => Math.max(mostRead, 10_000 * heaps);

/** A table that has more to read is not begun in place of a graph. */
const mostRead = 2 ** 32;

/** How often a step can be taken. */
const timesOf = (step: readonly number[], heaps: readonly number[]): number =>
  step.reduce(
    (times, taken, i) => (taken > 0 ? Math.min(times, Math.floor(heaps[i] / taken)) : times),
    Number.POSITIVE_INFINITY,
  );

/**
 * A lower bound for the number of moves in the graph of all that can follow; 0 where none is known. Where a
 * counter or more may be taken from each single heap, no heaps up to these are out of reach, and each
 * position has a move for each of its counters: half as many on average as the last one. With n heaps at most
 * n! orders count as one position, and at most n! of its moves as one.
 */
export function leastArcsOf(parts: PartsOfPositions | undefined, position: unknown): number {
  if (parts?.kind !== 'steps') return 0;
  const heaps = parts.heapsOf(position);
  const isFromEach = heaps.every((_, heap) =>
    parts.steps.some((step) => step.every((taken, i) => taken === (i === heap ? 1 : 0))),
  );
  if (!isFromEach) return 0;
  const counters = heaps.reduce((sum, heap) => sum + heap, 0);
  const orders = heaps.reduce((product, _, i) => product * (i + 1), 1);
  return (positionsUpTo(heaps) * counters) / 2 / orders ** 2;
}

/**
 * Options that a table reads while a graph finds a move of a position: a table adds up numbers, a graph looks
 * each position up.
 */
const READS_PER_ARC = 256;

/** A graph with no more moves is there at once, and tells more than a value. */
const atOnce = 250_000;

/**
 * The most moves of a graph that is made for the value of one position where a table can find it: with more
 * of them the table is cheaper. Undefined where no table is sure to be.
 */
export function arcsBeforeTable(parts: PartsOfPositions | undefined, position: unknown): number | undefined {
  const read = parts && optionsInTable(parts, position);
  return read === undefined || read > mostRead
    ? undefined
    : Math.max(atOnce, Math.ceil(read / READS_PER_ARC));
}
