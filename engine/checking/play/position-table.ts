/**
 * Positions played by hand: each text once, with its options, and the result of play from it where play ends.
 * What one row of a table finds, the next one finds again.
 */
import type { HandRules } from '../moves/hand-rules.ts';

export type PositionTable = {
  readonly texts: readonly string[];
  /** Options by their numbers; of positions that were met. */
  readonly left: readonly (readonly number[])[];
  readonly right: readonly (readonly number[])[];
  readonly isEntailing: readonly boolean[];
  /** True where all play from it ends; only of settled positions. */
  readonly isEnding: readonly boolean[];
  /** Whether both players have the same moves there. */
  readonly isShared: readonly boolean[];
  /** Whether both have the same moves wherever play leads; of settled positions from which play ends. */
  readonly isImpartial: readonly boolean[];
  /** Whether an entailing position follows, or it is one; of settled positions from which play ends. */
  readonly isEntailed: readonly boolean[];
  /** For each position at which play ends: whether Left wins if she begins, and if Right does. */
  readonly leftWinsFirst: readonly boolean[];
  readonly leftWinsSecond: readonly boolean[];
  /**
   * The nim value of a finite impartial position without entailing ones, as the least number that no option
   * has.
   */
  readonly nimbers: readonly number[];
  /**
   * The number of a position, after all that can follow it has been met; undefined where more than `most` new
   * positions were met. Yields their number as it works.
   */
  settle(text: string, most: number): Generator<number, number | undefined, void>;
  /** Everything that can follow a settled position, itself first. */
  followers(position: number): readonly number[];
};

const slice = 2000;

export function openPlayedPositions({ moves, isEntailing: entails }: HandRules): PositionTable {
  const numbers = new Map<string, number>();
  const texts: string[] = [];
  const left: (readonly number[])[] = [];
  const right: (readonly number[])[] = [];
  const isEntailing: boolean[] = [];
  const isEnding: boolean[] = [];
  const isShared: boolean[] = [];
  const isImpartial: boolean[] = [];
  const isEntailed: boolean[] = [];
  const leftWinsFirst: boolean[] = [];
  const leftWinsSecond: boolean[] = [];
  const nimbers: number[] = [];
  /** 0 met, 1 on the way, 2 settled. */
  const state: number[] = [];

  const numberOf = (text: string): number => {
    const found = numbers.get(text);
    if (found !== undefined) return found;
    numbers.set(text, texts.length);
    texts.push(text);
    left.push([]);
    right.push([]);
    state.push(0);
    return texts.length - 1;
  };
  const expand = (at: number): void => {
    const options = moves(texts[at]);
    const coded = (side: readonly string[]): readonly number[] => [...new Set(side.map(numberOf))];
    left[at] = coded(options.left);
    right[at] = options.right === options.left ? left[at] : coded(options.right);
    isEntailing[at] = entails?.(texts[at]) ?? false;
    state[at] = 1;
  };
  const sameMoves = (at: number): boolean => {
    if (left[at] === right[at]) return true;
    const ours = new Set(left[at]);
    return ours.size === right[at].length && right[at].every((each) => ours.has(each));
  };
  const finish = (at: number): void => {
    const options = left[at] === right[at] ? left[at] : [...left[at], ...right[at]];
    state[at] = 2;
    isEnding[at] = options.every((each) => state[each] === 2 && isEnding[each] && each !== at);
    isShared[at] = sameMoves(at);
    if (!isEnding[at]) return;
    isImpartial[at] = isShared[at] && options.every((each) => isImpartial[each]);
    isEntailed[at] = isEntailing[at] || options.some((each) => isEntailed[each]);
    leftWinsFirst[at] = left[at].some((each) => leftWinsSecond[each]);
    leftWinsSecond[at] = right[at].every((each) => leftWinsFirst[each]);
    if (!isImpartial[at] || isEntailed[at]) return;
    const values = new Set(left[at].map((each) => nimbers[each]));
    let least = 0;
    while (values.has(least)) least++;
    nimbers[at] = least;
  };

  return {
    texts,
    left,
    right,
    isEntailing,
    isEnding,
    isShared,
    isImpartial,
    isEntailed,
    leftWinsFirst,
    leftWinsSecond,
    nimbers,
    *settle(text, most) {
      const start = numberOf(text);
      if (state[start] === 2) return start;
      let met = 0;
      const path: number[] = [];
      const nextOf: number[] = [];
      const begin = (at: number): void => {
        expand(at);
        met++;
        path.push(at);
        nextOf.push(0);
      };
      begin(start);
      while (path.length > 0) {
        const at = path[path.length - 1];
        const i = nextOf[nextOf.length - 1]++;
        const lefts = left[at].length;
        const option = i < lefts ? left[at][i] : left[at] === right[at] ? undefined : right[at][i - lefts];
        if (option === undefined) {
          finish(at);
          path.pop();
          nextOf.pop();
        } else if (state[option] === 0) {
          if (met >= most) {
            for (const each of path) state[each] = 0;
            return undefined;
          }
          begin(option);
          if (met % slice === 0) yield met;
        }
      }
      return start;
    },
    followers(position) {
      const found = new Set([position]);
      for (const at of found) {
        for (const option of left[at]) found.add(option);
        if (left[at] !== right[at]) for (const option of right[at]) found.add(option);
      }
      return [...found];
    },
  };
}
