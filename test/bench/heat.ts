/**
 * Loopfree values as the bench measures them: walls of many positions, reduced forms of a sum of hot games
 * and of all stalks.
 */
import { codedOptions } from '../../engine/rulesets/coded-options.ts';
import { thinningThickets } from '../../engine/rulesets/thinning-thickets/index.ts';
import { sumOfForms } from '../../engine/theories/partizan/algebra/sum-of-forms.ts';
import { simplestForm } from '../../engine/theories/partizan/component/single.ts';
import { followersOfForm } from '../../engine/theories/partizan/store/followers.ts';
import { emptyStore, type Store } from '../../engine/theories/partizan/store/store.ts';
import { idOfNumber } from '../../engine/theories/partizan/temperature/numbers-in-store.ts';
import { reducedForm } from '../../engine/theories/partizan/temperature/reduced.ts';
import { thermographsOf } from '../../engine/theories/partizan/temperature/thermograph.ts';

export type HeatTask = {
  readonly what: string;
  readonly budgetMs: number;
  /** Makes the values anew, in a store without thermographs; what it returns is timed. */
  ready(): () => void;
};

const number = (store: Store, x: number): number => {
  const id = idOfNumber(store, x);
  if (id === undefined) throw new Error(`${x} is too large`);
  return id;
};

/** A number, or Left's options and Right's. */
type Written = number | readonly [left: Written, right: Written];

const game = (store: Store, written: Written): number =>
  typeof written === 'number'
    ? number(store, written)
    : simplestForm(store, [game(store, written[0])], [game(store, written[1])]);

const four: readonly Written[] = [
  [4, [2, -3]],
  [
    [7, 3],
    [1, -6],
  ],
  [6, [2, -1]],
  [
    [5, 4],
    [1, -2],
  ],
];

/** The sum of these has a thousand positions. */
const five: readonly Written[] = [
  ...four,
  [
    [14, [7.5, 4.25]],
    [
      [1.25, -2],
      [-9, [-10, -13.5]],
    ],
  ],
];

/** The sum in a store that knows nothing of its temperature. */
function summed(games: readonly Written[], positions: number): [Store, number] {
  const store = emptyStore();
  const [first, ...others] = games.map((each) => game(store, each));
  const id = others.reduce((before, each) => sumOfForms(store, before, each)?.onside ?? -1, first);
  const is = followersOfForm(store, [id]).length;
  if (is !== positions) throw new Error(`the sum has ${is} positions, not ${positions}`);
  return [store, id];
}

/** All red and blue stalks of this height and less, the lower ones first. */
function stalksUpTo(height: number): readonly string[] {
  const words: string[] = ['b', 'r'];
  for (const word of words) if (word.length < height) words.push(`b${word}`, `r${word}`);
  return words;
}

/**
 * The number of different reduced forms of these stalks, each found with its value and its walls from the
 * moves of the ruleset.
 */
function reducedStalks(words: readonly string[]): number {
  const store = emptyStore();
  const ids = new Map([['0', number(store, 0)]]);
  const reduced = new Set<number>();
  for (const word of words) {
    const coder = thinningThickets.coder(thinningThickets.read(word).position);
    const options = (player: 'left' | 'right'): readonly number[] =>
      codedOptions(coder, player, coder.start).map((code) => ids.get(coder.print(code)) ?? -1);
    const id = simplestForm(store, options('left'), options('right'));
    ids.set(word, id);
    if (!thermographsOf(store, id)) throw new Error('its numbers are exact');
    reduced.add(reducedForm(store, id) ?? -1);
  }
  return reduced.size;
}

export const heatTasks: readonly HeatTask[] = [
  {
    what: 'walls of a sum of five hot games, 1,084 positions',
    budgetMs: 50,
    ready() {
      const [store, id] = summed(five, 1084);
      return () => {
        if (!thermographsOf(store, id)) throw new Error('its numbers are exact');
      };
    },
  },
  {
    what: 'reduced form of a sum of four hot games, 196 positions',
    budgetMs: 20,
    ready() {
      const [store, id] = summed(four, 196);
      return () => {
        const of = followersOfForm(store, [reducedForm(store, id) ?? -1]).length;
        if (of !== 150) throw new Error(`its reduced form has ${of} positions, not 150`);
      };
    },
  },
  {
    what: '2,046 stalks of Thinning Thickets, reduced forms and walls',
    budgetMs: 100,
    ready() {
      const words = stalksUpTo(10);
      return () => {
        const found = reducedStalks(words);
        if (words.length !== 2046 || found !== 8)
          throw new Error(`${words.length} stalks have ${found} reduced forms, not 8`);
      };
    },
  },
];
