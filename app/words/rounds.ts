/** What is said of simultaneous play: how a drawing is played, and the matrix of a position. */
import type { Rules, SimultaneousOutcome } from '../../engine/outcome/index.ts';

export const rounds = {
  way: 'The players move',
  wayIs: {
    turns: 'one after the other',
    simultaneous: 'at once: both choose, then both moves happen',
  } satisfies Record<Rules['play'], string>,
  jointArcs: 'Joint arcs are moves of both players at once.',
  convention: 'At the end',
  conventionIs: {
    normal: 'who alone can move wins (normal)',
    scoring: 'what is left counts (scoring)',
    majority: 'each component is won or lost (majority)',
  } satisfies Record<Rules['convention'], string>,
  hole: '?',
  noValue: '–',
  noValueSaid: 'no value',
  completed: (pairs: number) =>
    `Pairs of moves that are completed, as they commute: ${pairs.toLocaleString('en')}`,
  completedExplained:
    'No joint arc is drawn for them, and the two moves can come to one node only, whichever is made first.',
  showCompleted: 'Show the completed pairs',
  noneCompleted: 'No pair of moves is completed here: every result is drawn.',
  show: 'Show',
  holes: (pairs: number) => `Pairs of moves without a result (?): ${pairs.toLocaleString('en')}`,
  selectHoles: 'Select the nodes with a pair that has no result',
  select: 'Select',
  untold: 'is not told apart from',
  classes: 'The six classes, by what is sure where one player sees the other’s move',
  classIs: {
    LR: 'nobody is safe',
    LD: 'Left is safe',
    DR: 'Right is safe',
    L: 'Left wins',
    D: 'a draw',
    R: 'Right wins',
  } satisfies Record<SimultaneousOutcome, string>,
  seen: { right: 'Right sees', value: 'value', left: 'Left sees' },
  seenSaid: {
    right: 'What Left gets where Right sees her move of each round before he chooses.',
    left: 'What Left gets where she sees his move of each round before she chooses.',
  },
  zeroIsNoDraw: 'The value is 0, and yet it is no draw: neither player can be sure not to lose.',
  wins: { left: 'Left wins, at least', right: 'Right wins, at least' },
  winsSaid: {
    left: 'The probability of winning that Left can be sure of, if she plays for that alone.',
    right: 'The probability of winning that Right can be sure of, if he plays for that alone.',
  },
  lottery: 'Lottery',
  lotterySaid:
    'Who chooses uniformly settles it: the probabilities that Left wins and that Right wins are these, whatever the other player does.',
  sums: 'Three sums by three conventions',
  sumsCaption: 'What they are worth together: a row for each sum, a column for each convention',
  sumTitle: 'Sum',
  conventionCalled: {
    normal: 'normal',
    scoring: 'scoring',
    majority: 'majority',
  } satisfies Record<Rules['convention'], string>,
  choose: (sum: string, convention: string) => `Play the ${sum} sum, ${convention} convention`,
} as const;
