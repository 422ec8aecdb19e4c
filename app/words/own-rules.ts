/** The texts about rulesets that a person writes, and beside their rules. */
import type { ArrowToTry } from '../../engine/rulesets/index.ts';
import { many } from './counting.ts';

/** "line 3", "lines 1, 2 and 5". */
const numbered = (what: 'line' | 'rule', numbers: readonly number[]): string =>
  numbers.length === 1
    ? `${what} ${numbers[0]}`
    : `${what}s ${numbers.slice(0, -1).join(', ')} and ${numbers[numbers.length - 1]}`;

const lines = (numbers: readonly number[]): string => numbered('line', numbers);

const players = { left: 'Left', right: 'Right', either: 'Either player' } as const;

export const ownRules = {
  newRuleset: 'New ruleset…',
  classics: 'Games of the literature',
  makeOwn: 'Make your own from this',
  makeOwnSays: (name: string) => `Open the rules of ${name} as a text that you can change`,
  yourOwn: 'Your own',
  leftOut: (wrong: readonly number[]) =>
    `The board is played without ${lines(wrong)}, and its values are those of the other lines.`,
  move: ({ player, moves: count, rules, lines: from }: ArrowToTry, places: string) =>
    `${players[player]}: ${places}${count > 1 ? `, the beginning of ${many(count, 'move', 'moves')}` : ''}${rules.length > 0 ? `, by ${numbered('rule', rules)} in ${lines(from)}` : ''}`,
} as const;
