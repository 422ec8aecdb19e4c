/**
 * Guaranteed scoring games by their definitions (Larsson, Neto, Nowakowski, Santos, Guaranteed scoring
 * games): a side is a score, or options. Each game is kept once. The order is that of their Theorem 44.
 * Scores are settled, as `scores.ts` has them.
 */

import { readExactScore } from './scores.ts';

export type ScoringSide = number | readonly number[];

export type PassingStops = {
  readonly lsUnder: number;
  readonly rsUnder: number;
  readonly lsOver: number;
  readonly rsOver: number;
};

export type ScoringStore = {
  readonly left: ScoringSide[];
  readonly right: ScoringSide[];
  /** The least and the greatest score anywhere in the game. */
  readonly least: number[];
  readonly greatest: number[];
  readonly isGuaranteed: boolean[];
  /** Options are numbers of games. */
  game(left: ScoringSide, right: ScoringSide): number;
  /** The scores that play reaches when Left begins, and when Right does. */
  leftStop(game: number): number;
  rightStop(game: number): number;
  /** The same where Right (under) or Left (over) may pass. */
  passingStops(game: number): PassingStops;
  /** G ≽ H; precondition: both are guaranteed. */
  atLeast(g: number, h: number): boolean;
};

const isScore = (side: ScoringSide): side is number => typeof side === 'number';

export function openScoringGames(): ScoringStore {
  const left: ScoringSide[] = [];
  const right: ScoringSide[] = [];
  const least: number[] = [];
  const greatest: number[] = [];
  const isGuaranteed: boolean[] = [];
  const known = new Map<string, number>();
  /**
   * Left's and Right's stops, and those of Left and Right where Right or Left may pass: found when a game is
   * made.
   */
  const stops: (PassingStops & { readonly ls: number; readonly rs: number })[] = [];
  const order = new Map<number, boolean>();

  const optionsOf = (side: ScoringSide): readonly number[] => (isScore(side) ? [] : side);
  const atomsOf = (side: ScoringSide): readonly [number, number] =>
    isScore(side)
      ? [side, side]
      : [Math.min(...side.map((each) => least[each])), Math.max(...side.map((each) => greatest[each]))];

  function stopsOf(ahead: ScoringSide, behind: ScoringSide) {
    const best = (side: ScoringSide, of: 'rs' | 'rsUnder' | 'rsOver'): number =>
      isScore(side) ? side : Math.max(...side.map((each) => stops[each][of]));
    const worst = (side: ScoringSide, of: 'ls' | 'lsUnder' | 'lsOver'): number =>
      isScore(side) ? side : Math.min(...side.map((each) => stops[each][of]));
    const lsUnder = best(ahead, 'rsUnder');
    const rsOver = worst(behind, 'lsOver');
    return {
      ls: best(ahead, 'rs'),
      rs: worst(behind, 'ls'),
      lsUnder,
      rsUnder: isScore(behind) ? lsUnder : Math.min(lsUnder, worst(behind, 'lsUnder')),
      rsOver,
      lsOver: isScore(ahead) ? rsOver : Math.max(rsOver, best(ahead, 'rsOver')),
    };
  }

  const store: ScoringStore = {
    left,
    right,
    least,
    greatest,
    isGuaranteed,
    game(lefts, rights) {
      const tidy = (side: ScoringSide): ScoringSide =>
        isScore(side) ? side + 0 : [...new Set(side)].toSorted((a, b) => a - b);
      const [ahead, behind] = [tidy(lefts), tidy(rights)];
      const keyOf = (side: ScoringSide): string => (isScore(side) ? `^${side}` : side.join());
      const key = `${keyOf(ahead)}|${keyOf(behind)}`;
      const found = known.get(key);
      if (found !== undefined) return found;
      const [ours, theirs] = [atomsOf(ahead), atomsOf(behind)];
      left.push(ahead);
      right.push(behind);
      least.push(Math.min(ours[0], theirs[0]));
      greatest.push(Math.max(ours[1], theirs[1]));
      stops.push(stopsOf(ahead, behind));
      const options = [...optionsOf(ahead), ...optionsOf(behind)];
      const holds = (!isScore(ahead) || ahead <= theirs[0]) && (!isScore(behind) || ours[1] <= behind);
      isGuaranteed.push(holds && options.every((each) => isGuaranteed[each]));
      known.set(key, left.length - 1);
      return left.length - 1;
    },
    leftStop: (game) => stops[game].ls,
    rightStop: (game) => stops[game].rs,
    passingStops: (game) => stops[game],
    atLeast: (g, h) => compared(g, h),
  };

  const isKnown = (g: number, h: number): boolean | undefined =>
    g === h ? true : order.get(g * 2 ** 26 + h);

  /** What Theorem 44 asks of a pair, as far as it is known; else the pair that has to be known first. */
  function attempt(g: number, h: number): boolean | readonly [number, number] {
    if (stops[g].lsUnder < stops[h].lsUnder || stops[g].rsOver < stops[h].rsOver) return false;
    const some = (pairs: Iterable<readonly [number, number]>): boolean | readonly [number, number] => {
      let waits: readonly [number, number] | undefined;
      for (const pair of pairs) {
        const holds = isKnown(...pair);
        if (holds) return true;
        if (holds === undefined) waits ??= pair;
      }
      return waits ?? false;
    };
    for (const option of optionsOf(left[h])) {
      const holds = some([
        ...optionsOf(left[g]).map((each) => [each, option] as const),
        ...optionsOf(right[option]).map((each) => [g, each] as const),
      ]);
      if (holds !== true) return holds;
    }
    for (const option of optionsOf(right[g])) {
      const holds = some([
        ...optionsOf(right[h]).map((each) => [option, each] as const),
        ...optionsOf(left[option]).map((each) => [each, h] as const),
      ]);
      if (holds !== true) return holds;
    }
    return true;
  }

  /** Every pair that has to be known first is shorter play, so it ends. */
  function compared(g: number, h: number): boolean {
    const waiting: (readonly [number, number])[] = [[g, h]];
    while (waiting.length > 0) {
      const [x, y] = waiting[waiting.length - 1];
      const found = isKnown(x, y) ?? attempt(x, y);
      if (typeof found === 'boolean') {
        order.set(x * 2 ** 26 + y, found);
        waiting.pop();
      } else waiting.push(found);
    }
    return isKnown(g, h) ?? false;
  }

  return store;
}

const deepest = 300;

/**
 * <^1|2,<3|^4>>: ^1 is a score at that side's end, a number alone the game that has ended with it. Undefined
 * for other text.
 */
export function readScoringText(store: ScoringStore, text: string): number | undefined {
  let at = 0;
  const score = (): number | undefined => {
    const found = /^-?[\d./]+/.exec(text.slice(at, at + 40));
    at += found?.[0].length ?? 0;
    return found ? readExactScore(found[0]) : undefined;
  };
  const side = (depth: number): ScoringSide | undefined => {
    if (text[at] === '^') {
      at++;
      return score();
    }
    const options: number[] = [];
    do {
      if (text[at] === ',') at++;
      const option = game(depth);
      if (option === undefined) return undefined;
      options.push(option);
    } while (text[at] === ',');
    return options;
  };
  const game = (depth: number): number | undefined => {
    if (depth > deepest) return undefined;
    if (text[at] !== '<') {
      const number = score();
      return number === undefined ? undefined : store.game(number, number);
    }
    at++;
    const left = side(depth + 1);
    if (left === undefined || text[at++] !== '|') return undefined;
    const right = side(depth + 1);
    return right === undefined || text[at++] !== '>' ? undefined : store.game(left, right);
  };
  const read = game(0);
  return at === text.length ? read : undefined;
}
