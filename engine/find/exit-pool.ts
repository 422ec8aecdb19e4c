/**
 * The loopfree games to which the cycle of a unicycle may be left, its exits: how they are read, and their
 * positions in one graph, where equal ones are one.
 */
import { accepted, type Problem, type Result, refused } from '../result.ts';
import { graphOf, isDyadic } from '../values/form.ts';
import type { Stopper } from '../values/stopper.ts';
import type { Value } from '../values/value.ts';
import { textOf } from '../values/words.ts';
import { readValueWritten } from './read-term.ts';

/** A game that may be chosen as an exit: its text, and its number among the positions of the pool. */
export type ExitChoice = { readonly text: string; readonly position: number };

/** All positions of the choices in canonical form, each once. Options have smaller numbers. */
export type ExitPool = {
  readonly choices: readonly ExitChoice[];
  readonly left: readonly (readonly number[])[];
  readonly right: readonly (readonly number[])[];
};

/** What an arc with an open end goes to if nothing is said. */
export const usualChoices = '0,*,*2';

/** Every pattern of up to twelve letters that can have a unicycle has one with these exits. */
export const usualExits = '0,*,*2,*3,1,-1';

/** The most positions that all choices may have together. */
export const mostExitPositions = 100;

/** The text at the commas that no bracket encloses. O(text). */
export function splitAtCommas(text: string): readonly string[] {
  const parts: string[] = [''];
  let depth = 0;
  for (const sign of text) {
    if ('({['.includes(sign)) depth++;
    if (')}]'.includes(sign)) depth--;
    if (sign === ',' && depth <= 0) parts.push('');
    else parts[parts.length - 1] += sign;
  }
  return parts.map((part) => part.trim());
}

/**
 * Reads the choices, as `0,*,*2,{1|0}`, with every problem by the choice that has it. The order is kept. A
 * choice is refused if it is not a value, has a cycle, or is equal to one before it. O(text + positions) and
 * the time in which the values are reckoned.
 */
export function readExitChoices(text: string): Result<ExitPool> {
  const problems: Problem[] = [];
  const wrong = (written: string, says: string): void => {
    problems.push({ place: written === '' ? '--choices' : `--choices, ${written}`, says });
  };
  const pool = openPool();
  const choices: ExitChoice[] = [];
  for (const written of splitAtCommas(text)) {
    if (written === '') {
      wrong('', 'a game is missing beside a comma; write them as in 0,*,*2');
      continue;
    }
    const read = readValueWritten(written);
    if (!read.ok) {
      for (const { place, says } of read.problems) wrong(written, place === '' ? says : `${place}: ${says}`);
      continue;
    }
    const position = positionOf(read.value, pool);
    if (position === 'loopy') wrong(written, 'it must be a game without cycles, and this is none');
    else if (position === 'large')
      wrong(written, `the choices may have ${mostExitPositions} positions together, and these are more`);
    else {
      const before = choices.find((choice) => choice.position === position);
      const name = textOf(read.value);
      if (before) wrong(written, `this is ${name}, which is given before; leave one of the two out`);
      else choices.push({ text: name, position });
    }
  }
  if (problems.length > 0) return refused(problems);
  return accepted({ choices, left: pool.left, right: pool.right });
}

type OpenPool = {
  readonly left: number[][];
  readonly right: number[][];
  readonly numbers: Map<string, number>;
};

const openPool = (): OpenPool => ({ left: [], right: [], numbers: new Map() });

function positionOf(value: Value, pool: OpenPool): number | 'loopy' | 'large' {
  if (value.kind !== 'stopper') return 'loopy';
  if (isBeyondPool(value)) return 'large';
  const { count, left, right } = graphOf(value.canonical);
  if (count > mostExitPositions) return isLoopfree(count, [left, right]) ? 'large' : 'loopy';
  const placed = new Map<number, number>();
  const optionsOf = (pairs: readonly number[], v: number): number[] =>
    pairs.filter((_, k) => k % 2 === 1 && pairs[k - 1] === v);
  for (let before = -1; before !== placed.size; ) {
    before = placed.size;
    for (let v = 0; v < count; v++) {
      if (placed.has(v)) continue;
      const sides = [left, right].map((pairs) => optionsOf(pairs, v));
      if (!sides.flat().every((w) => placed.has(w))) continue;
      const [lefts, rights] = sides.map((side) => side.map((w) => placed.get(w) as number).sort(byNumber));
      placed.set(v, numbered(lefts, rights, pool));
    }
  }
  const start = placed.get(0);
  if (start === undefined) return 'loopy';
  return pool.left.length > mostExitPositions ? 'large' : start;
}

const byNumber = (a: number, b: number): number => a - b;

/** The number of the position with these options, which becomes the next one if it is new. */
function numbered(left: number[], right: number[], { numbers, ...pool }: OpenPool): number {
  const key = `${left}|${right}`;
  const known = numbers.get(key);
  if (known !== undefined) return known;
  pool.left.push(left);
  pool.right.push(right);
  numbers.set(key, numbers.size);
  return numbers.size - 1;
}

/** An integer n has |n| + 1 positions: a large one is not built. */
const isBeyondPool = ({ canonical }: Stopper): boolean =>
  isDyadic(canonical) && Math.abs(canonical.numerator / 2 ** canonical.exponent) > mostExitPositions;

/** Whether positions without options can be removed until none are left. O(arcs) */
function isLoopfree(count: number, sides: readonly (readonly number[])[]): boolean {
  const options = new Int32Array(count);
  const parents: number[][] = Array.from({ length: count }, () => []);
  for (const pairs of sides) {
    for (let k = 0; k < pairs.length; k += 2) {
      options[pairs[k]]++;
      parents[pairs[k + 1]].push(pairs[k]);
    }
  }
  const ends = Array.from({ length: count }, (_, v) => v).filter((v) => options[v] === 0);
  for (const end of ends) for (const v of parents[end]) if (--options[v] === 0) ends.push(v);
  return ends.length === count;
}
