/** The texts about simultaneous play: how a drawing is played, and the matrix of a position. */
import type { Rules, SimultaneousOutcome } from '../../engine/outcome/index.ts';

export const rounds = {
  way: 'The players move',
  wayIs: {
    turns: 'one after the other',
    simultaneous: 'at once: both choose, then both moves happen',
    misere: 'one after the other, and the player who cannot move wins (misère)',
  } satisfies Record<Rules['play'], string>,
  /** Whose move a joint arc is, in a sentence. */
  bothSaid: 'both at once',
  jointArcs: 'Joint arcs are moves of both players at once.',
  whoCannotMove: 'Who cannot move',
  whoCannotMoveIs: { turns: 'loses', misere: 'wins (misère)' },
  convention: 'At the end',
  conventionIs: {
    normal: 'the only player who can move wins (normal)',
    scoring: 'what is left is worth points (scoring)',
    majority: 'each component is won or lost (majority)',
  } satisfies Record<Rules['convention'], string>,
  hole: '?',
  /** For a node, what is in its way. */
  hereIs: (says: string) => `${says[0].toUpperCase()}${says.slice(1)}.`,
  noValue: '–',
  noValueSaid: 'no value',
  completed: (pairs: number) =>
    `Pairs of moves that are completed because they commute: ${pairs.toLocaleString('en')}`,
  completedExplained:
    'No joint arc is drawn for these pairs. Made one after the other, in either order, the two moves can lead to one node only, so the pair leads there.',
  showCompleted: 'Show the completed pairs',
  noneCompleted: 'No pair of moves is completed here: every result is drawn.',
  show: 'Show',
  holes: (pairs: number) => `Pairs of moves without a result (?): ${pairs.toLocaleString('en')}`,
  selectHoles: 'Select the nodes with a pair that has no result',
  select: 'Select',
  bothWays: {
    title: 'Both ways of play',
    node: 'Node',
    turns: 'By turns',
    once: 'At once',
    key: 'At each node: by turns : at once',
    withoutJoint: 'By turns, joint arcs are left out. The drawing itself stays as it is.',
    completed:
      'At once, a pair of moves has a result where the two moves commute. Other pairs have no result (?). The drawing itself stays as it is.',
    end: 'Show one way only',
    more: (nodes: number) => `and ${nodes.toLocaleString('en')} more; select a node to see its own`,
  },
  oneWay: {
    board: 'A board is played in the way of its ruleset.',
    nothing: 'There is nothing drawn yet.',
    impartial: 'Every arc is either player’s: give Left and Right arcs of their own first (L, R).',
    gray: 'Simultaneous play has no gray nodes: make them white first.',
  },
  untold: 'is not distinguished from',
  classes: 'The six classes, by what the players can be sure of when one sees the other’s move',
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
    right: 'What Left gets if Right sees her move of every joint round before he chooses.',
    left: 'What Left gets if she sees his move of every joint round before she chooses.',
  },
  zeroIsNoDraw: 'The value is 0, but the game is not a draw: neither player can be sure not to lose.',
  wins: { left: 'Left wins, at least', right: 'Right wins, at least' },
  winsSaid: {
    left: 'The probability of winning that Left can be sure of, if she tries only to win.',
    right: 'The probability of winning that Right can be sure of, if he tries only to win.',
  },
  lottery: 'Lottery',
  lotterySaid:
    'If either player chooses every move with the same probability, Left and Right win with these probabilities, whatever the other player does.',
  sums: 'Three sums by three conventions',
  sumsCaption: 'What they are worth together: a row for each sum, a column for each convention',
  sumTitle: 'Sum',
  conventionCalled: {
    normal: 'normal',
    scoring: 'scoring',
    majority: 'majority',
  } satisfies Record<Rules['convention'], string>,
  inMisere: ', misère play',
  byConvention: (convention: string) => `, ${convention} convention`,
  choose: (sum: string, convention: string) => `Play the ${sum} sum, ${convention} convention`,
} as const;
