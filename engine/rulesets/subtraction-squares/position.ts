/**
 * Positions of the subtraction game on squares, and their notation: Left's numbers, Right's, and how many squares the strip has, `{1,4}|{2} 9`;
 * `-L2` behind it says that Left may not move where two squares are left. Of a strip that is shorter than that already it says nothing, and is
 * left out; it is refused where no longer strip could have become this one in one round.
 */
import type { Problem } from '../../result.ts';
import type { Draft } from '../draft.ts';

export type SquaresPosition = {
  /** Each number once, in ascending order. */
  readonly left: readonly number[];
  readonly right: readonly number[];
  readonly squares: number;
  /** At which numbers of squares Left may not move, in ascending order, none larger than the strip. */
  readonly never: readonly number[];
};

/** A longer strip would be none that anybody sees. */
export const longestStrip = 400;
export const largestTaken = 99;
const mostNumbers = 12;
const example = '{1,4}|{2} 9';

/** What squares and numbers are called, on the board and in problems. */
export const squareName = (square: number): string => `square ${square}`;
export const endNames = { l: 'the left end', r: 'the right end' } as const;
export const ownerNames = { left: 'Left', right: 'Right' } as const;

export const printSquares = ({ left, right, squares, never }: SquaresPosition): string =>
  [`{${left.join()}}|{${right.join()}} ${squares}`, ...never.map((at) => `-L${at}`)].join(' ');

const ascending = (numbers: readonly number[]): readonly number[] =>
  [...new Set(numbers)].toSorted((a, b) => a - b);

/** Reads a position; what is wrong with a number is said of whose it is, and what is wrong with a ban of its square. */
export function readSquares(text: string): Draft<SquaresPosition> {
  const problems: Problem[] = [];
  const found = /^\s*\{([^{}]*)\}\s*\|\s*\{([^{}]*)\}(.*)$/su.exec(text);
  if (!found) {
    const says =
      text.trim() === ''
        ? `is empty; write Left’s numbers, Right’s and how many squares there are, like ${example}`
        : `has no numbers in two pairs of braces; write what Left may take, what Right may take, and how many squares there are, like ${example}`;
    const position = { left: [], right: [], squares: 0, never: [] };
    return { position, problems: [{ place: 'position', says }] };
  }
  const left = numbersIn(found[1], ownerNames.left, problems);
  const right = numbersIn(found[2], ownerNames.right, problems);
  const [counted = '', ...rest] = found[3].trim().split(/\s+/);
  const isStrip = /^\d{1,4}$/.test(counted) && Number(counted) <= longestStrip;
  if (!isStrip) {
    const says = counted === '' ? 'has no strip' : `has "${counted}" for the strip`;
    problems.push({
      place: 'position',
      says: `${says}; write how many squares there are after the braces, ${longestStrip} at most, like ${example}`,
    });
  }
  const squares = isStrip ? Number(counted) : 0;
  // What play leaves of a longer strip may be shorter than its bans by what one round takes.
  const farthest = squares + Math.max(0, ...left) + Math.max(0, ...right);
  const never = ascending(rest.flatMap((word) => bansIn(word, { squares, farthest }, problems)));
  return { position: { left, right, squares, never: never.filter((at) => at <= squares) }, problems };
}

function numbersIn(written: string, owner: string, problems: Problem[]): readonly number[] {
  const words = written.split(/[\s,;]+/).filter((word) => word !== '');
  const isNumber = (word: string): boolean => /^[1-9]\d?$/.test(word) && Number(word) <= largestTaken;
  for (const word of words.filter((each) => !isNumber(each)))
    problems.push({
      place: owner,
      says: `has "${word}" among the numbers; write whole numbers from 1 to ${largestTaken}, like ${example}`,
    });
  const numbers = ascending(words.filter(isNumber).map(Number));
  if (numbers.length > mostNumbers)
    problems.push({
      place: owner,
      says: `has ${numbers.length} different numbers; write ${mostNumbers} at most`,
    });
  return numbers;
}

function bansIn(
  word: string,
  { squares, farthest }: { readonly squares: number; readonly farthest: number },
  problems: Problem[],
): readonly number[] {
  const [, at, more] = /^[-−–][Ll](\d{1,4})(.*)$/su.exec(word) ?? [undefined, undefined, ''];
  if (at === undefined) {
    const says = `has "${word}" after the strip; write -L2 if Left may not move at 2 squares`;
    problems.push({ place: 'position', says });
    return [];
  }
  if (Number(at) === 0 || Number(at) > farthest) {
    const [place, where] =
      Number(at) === 0
        ? [endNames.l, 'which is before the first square']
        : [endNames.r, `which the play of a strip of ${squares} squares cannot reach`];
    problems.push({ place, says: `has -L${Number(at)}, ${where}; remove it` });
    return [];
  }
  if (more !== '') {
    const place = Number(at) > squares ? endNames.r : squareName(Number(at));
    problems.push({ place, says: `has "${more}" after -L${at}; remove it` });
  }
  return [Number(at)];
}
