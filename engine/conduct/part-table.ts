/**
 * A table of parts: what each is worth, found from what is left of it by each move, and kept for the next
 * position. The search goes depth first on a stack of its own, so that long games need no deep calls; it is
 * cut in slices. Cost: the options of each part that was not met before, each with a key for every part of
 * it, and a value of a theory from those of its options.
 */
import { known, type OverBudget } from '../result.ts';
import { countedAsPositions } from '../rulesets/generate.ts';
import { type KeyedParts, NEGATIVE_PART, type PartKey, type PartOptionRecorder } from '../rulesets/parts.ts';
import type { ValuesByOptions } from '../theories/theory.ts';

/** What occurs in a position or after it, and decides which theories cover it. */
export const ONE_SIDED = 1;
export const ENTAILS = 2;
/** Beside these, of a part that is open. */
const IS_OPEN = 4;

/** The handle of the value, and what occurs in the position or after it. */
export type FoundByParts = { readonly handle: number; readonly features: number };

/** The parts that were met, with what they are worth. */
export type KnownParts = {
  /** How many parts were met. */
  met(): number;
  /**
   * What the sum of these parts is worth; yields from time to time how many parts were met in all. Refused
   * when there are more than `most` of them.
   */
  sumOf(parts: readonly PartKey[], most: number): Generator<number, FoundByParts | OverBudget, void>;
};

/** The number of options recorded between two yields: some milliseconds of work. */
const SLICE = 1 << 10;

const UNSOLVED = -1;
/** Who has a move; EITHER is both. */
const [LEFT, RIGHT, EITHER] = [1, 2, 3];
const AGAIN = 4;
const sideOf = { left: LEFT, right: RIGHT, either: EITHER } as const;

/** An empty table for parts of one ruleset and the values of one theory. */
export function openKnownParts(parts: KeyedParts, values: ValuesByOptions): KnownParts {
  /**
   * Parts are numbered as they are met. A number with its sign is twice the number, and one more for the
   * negative.
   */
  const numbers = new Map<PartKey, number>();
  /** How many parts that is, if a large one counts as several. */
  let kept = 0;
  let handles = new Int32Array(256).fill(UNSOLVED);
  let features = new Uint8Array(256);
  const numberOf = (key: PartKey): number => {
    const found = numbers.get(key);
    if (found !== undefined) return found;
    const number = numbers.size;
    numbers.set(key, number);
    kept += countedAsPositions(key.length);
    if (number === handles.length) {
      const more = new Int32Array(2 * number).fill(UNSOLVED);
      more.set(handles);
      handles = more;
      const longer = new Uint8Array(2 * number);
      longer.set(features);
      features = longer;
    }
    return number;
  };
  const signedValue = (signed: number): number => {
    const handle = handles[signed >> 1];
    return signed % 2 === 0 ? handle : values.negative(handle);
  };

  /** The keys of parts that are not solved yet, by their numbers. */
  const waiting = new Map<number, PartKey>();
  /**
   * The parts that are open, each an option of the one before. `at` is the place in `recorded` of the option
   * to examine next.
   */
  const open: { readonly number: number; readonly from: number; at: number }[] = [];
  /** The options of all open parts: of each what it is, of how many parts, and these, signed. */
  const recorded: number[] = [];
  const signedNumber = (key: PartKey): number => {
    const isNegative = key.startsWith(NEGATIVE_PART);
    const plain = isNegative ? key.slice(NEGATIVE_PART.length) : key;
    const number = numberOf(plain);
    if (handles[number] === UNSOLVED) waiting.set(number, plain);
    return 2 * number + (isNegative ? 1 : 0);
  };
  const record: PartOptionRecorder = (player, left, again) => {
    recorded.push(sideOf[player] + (again ? AGAIN : 0), left.length);
    for (const key of left) recorded.push(signedNumber(key));
  };
  const openPart = (number: number): void => {
    const key = waiting.get(number);
    known(key !== undefined && (features[number] & IS_OPEN) === 0, 'play ends in what has parts');
    waiting.delete(number);
    features[number] = IS_OPEN;
    const from = recorded.length;
    parts.options(key, record);
    open.push({ number, from, at: from });
  };
  /**
   * The first part that is not solved among the options of an open one, from where it was left; none when all
   * are.
   */
  const nextUnsolved = (part: { at: number }): number => {
    while (part.at < recorded.length) {
      const end = part.at + 2 + recorded[part.at + 1];
      for (let i = part.at + 2; i < end; i++)
        if (handles[recorded[i] >> 1] === UNSOLVED) return recorded[i] >> 1;
      part.at = end;
    }
    return UNSOLVED;
  };

  const lefts: number[] = [];
  const rights: number[] = [];
  const agains: number[] = [];
  /** Closes the last part that is asked for, whose options are all solved. False if a sum is too large. */
  const close = (number: number, from: number): boolean => {
    lefts.length = 0;
    rights.length = 0;
    agains.length = 0;
    let met = 0;
    for (let at = from; at < recorded.length; ) {
      const what = recorded[at++];
      const end = at + 1 + recorded[at++];
      let sum: number | undefined = values.zero;
      for (; at < end; at++) {
        met |= features[recorded[at] >> 1];
        sum = values.add(sum, signedValue(recorded[at]));
        if (sum === undefined) return false;
      }
      if ((what & EITHER) !== EITHER) met |= ONE_SIDED;
      if (what >= AGAIN) {
        met |= ENTAILS;
        agains.push(sum);
        continue;
      }
      if ((what & LEFT) > 0) lefts.push(sum);
      if ((what & RIGHT) > 0) rights.push(sum);
    }
    handles[number] = values.of(lefts, rights, agains);
    features[number] = met;
    recorded.length = from;
    return true;
  };

  /** Continues until this many more options are recorded, or all is solved; false if a sum is too large. */
  const goOn = (options: number): boolean => {
    for (let rest = options; open.length > 0 && rest > 0; rest--) {
      const last = open[open.length - 1];
      const next = nextUnsolved(last);
      if (next !== UNSOLVED) {
        openPart(next);
        rest -= recorded.length - open[open.length - 1].from;
        continue;
      }
      if (!close(last.number, last.from)) return false;
      open.pop();
    }
    return true;
  };

  const reset = (): void => {
    for (const { number } of open) features[number] = 0;
    open.length = 0;
    recorded.length = 0;
  };

  return {
    met: () => numbers.size,
    *sumOf(keys, most) {
      reset();
      const signed = keys.map(signedNumber);
      let isMade = true;
      for (const part of signed) {
        if (!isMade || handles[part >> 1] !== UNSOLVED) continue;
        openPart(part >> 1);
        isMade = goOn(SLICE);
        while (isMade && open.length > 0) {
          if (kept > most) {
            reset();
            return tooManyParts(kept > numbers.size, most);
          }
          yield numbers.size;
          isMade = goOn(SLICE);
        }
      }
      let sum: number | undefined = isMade ? values.zero : undefined;
      let met = 0;
      // A position with too many parts is refused, regardless of the order in which positions come.
      if (isMade && kept > most) return tooManyParts(kept > numbers.size, most);
      for (const part of signed) {
        if (sum === undefined) break;
        met |= features[part >> 1];
        sum = values.add(sum, signedValue(part));
      }
      if (sum === undefined) {
        reset();
        return { kind: 'over-budget', says: 'has values too large to be added' };
      }
      return { handle: sum, features: met };
    },
  };
}

const tooManyParts = (isLarge: boolean, positions: number): OverBudget => ({
  kind: 'over-budget',
  says: isLarge
    ? `has large parts, which count as more than ${positions.toLocaleString('en')} usual ones`
    : `has more than ${positions.toLocaleString('en')} parts`,
  positions,
});
