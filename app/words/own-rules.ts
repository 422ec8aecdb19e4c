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
  title: 'New ruleset',
  ownName: (name: string) => `${name} (my own)`,
  fromNothing: 'From nothing',
  fromNothingSays: 'Begin with a board and one rule.',
  begins: { grid: 'On a grid', row: 'On a row', heaps: 'With heaps', drawing: 'On a drawing' } as const,
  onThisDrawing: 'On this drawing',
  playOnDrawing: 'Play on this drawing…',
  playOnDrawingTitle: 'Play on this drawing',
  playOnDrawingSays:
    'The drawing becomes a board with its nodes and arcs at their places. A node whose name is the sign of a piece has that piece.',
  drawingIs: (says: string) => `The drawing ${says}.`,
  newOnDrawing: 'Write rules for this drawing',
  onlyOnDrawing: 'A board is open. Open a drawing to play on it.',
  fromRuleset: 'From a ruleset',
  fromRulesetSays: 'Begin with its rules and change them.',
  classics: 'Games of the literature',
  classicsSay: 'Open one and play it, or change its rules.',
  makeOwnOf: (name: string) => `Make your own from this: ${name}`,
  makeOwn: 'Make your own from this',
  makeOwnSays: (name: string) => `Open the rules of ${name} as a text that you can change`,
  yourOwn: 'Your own',
  leftOut: (wrong: readonly number[]) =>
    `The board is played without ${lines(wrong)}, and its values are those of the other lines.`,
  notPlayed: 'No rule can be read yet: correct the rules first.',
  move: ({ player, moves: count, rules, lines: from }: ArrowToTry, places: string) =>
    `${players[player]}: ${places}${count > 1 ? `, the beginning of ${many(count, 'move', 'moves')}` : ''}${rules.length > 0 ? `, by ${numbered('rule', rules)} in ${lines(from)}` : ''}`,
} as const;
