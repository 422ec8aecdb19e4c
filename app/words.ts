/** Every sentence the interface says that is not a command's own name: one table, so that a language is a file. */
import {
  type Ending,
  type InfinitePlay,
  type Kind,
  type Outcome,
  outcomesSpoken,
  type Player,
} from '../engine/index.ts';

const many = (count: number, one: string, more: string): string =>
  `${count.toLocaleString('en')} ${count === 1 ? one : more}`;

export const words = {
  untitled: 'Untitled',
  nodes: (count: number) => many(count, 'node', 'nodes'),
  arcs: (count: number) => many(count, 'arc', 'arcs'),
  pieces: (count: number) => many(count, 'piece', 'pieces'),
  components: (count: number) => many(count, 'component', 'components'),
  took: (ms: number) =>
    ms < 1 ? '<1 ms' : ms < 9_950 ? `${ms.toFixed(ms < 10 ? 1 : 0)} ms` : `${(ms / 1000).toFixed(1)} s`,
  player: { left: 'Left', right: 'Right', either: 'Either' } satisfies Record<Player, string>,
  arcSwitch: 'Player of the arcs drawn next',
  /** One, and several, as the status line prints them. */
  kinds: {
    nimber: ['nimber', 'nimbers'],
    cyclic: ['∞', '∞'],
    nymphet: ['nymphet', 'nymphets'],
    moon: ['☾', '☾'],
    loony: ['loony', 'loony'],
    'full-moon': ['○', '○'],
    'new-moon': ['●', '●'],
    covered: ['covered set', 'covered sets'],
    undetermined: ['undetermined', 'undetermined'],
    stopper: ['stopper', 'stoppers'],
    sided: ['stopper-sided', 'stopper-sided'],
    unsided: ['not stopper-sided', 'not stopper-sided'],
  } satisfies Record<Kind, readonly [string, string]>,
  kindsSpoken: {
    nimber: 'nimbers',
    cyclic: 'infinite',
    nymphet: 'nymphets',
    moon: 'moons',
    loony: 'loony',
    'full-moon': 'full moons',
    'new-moon': 'new moons',
    covered: 'covered sets',
    undetermined: 'undetermined',
    stopper: 'stoppers',
    sided: 'stopper-sided',
    unsided: 'not stopper-sided',
  } satisfies Record<Kind, string>,
  outcome: {
    N: 'the Next player wins',
    P: 'the Previous player wins',
    D: 'a Draw with best play',
    L: 'Left wins',
    R: 'Right wins',
    'N^': 'Left wins moving first; Right draws moving first',
    Nv: 'Right wins moving first; Left draws moving first',
    'P^': 'Left wins moving second; Right draws moving second',
    Pv: 'Right wins moving second; Left draws moving second',
  } satisfies Record<Outcome, string>,
  /** What comes of a start. */
  ending: { left: 'Left wins', draw: 'a draw', right: 'Right wins' } satisfies Record<Ending, string>,
  outcomeTable: 'Who wins when Left moves first, and when Right does',
  leftFirst: 'Left first:',
  rightFirst: 'Right first:',
  infinitePlay: 'Infinite play is',
  infinitePlayIs: { draw: 'a draw', left: 'won by Left', right: 'won by Right' } satisfies Record<
    InfinitePlay,
    string
  >,
  outcomesJoined: (counts: readonly (readonly [Outcome, number])[]) =>
    `Outcomes: ${counts.map(([outcome, count]) => `${count.toLocaleString('en')} ${outcomesSpoken[outcome]}`).join(', ')}`,
  noTheory: 'No theory known',
  working: 'Working…',
  progress: (done: number, total: number) =>
    `${done.toLocaleString('en')} of ${total.toLocaleString('en')} nodes`,
  stopped: 'Stopped. The next edit starts again.',
  saved: 'Saved in this browser',
  saving: 'Saving…',
  valueOf: (name: string, value: string) => `${name}: ${value}. `,
  joined: (values: number, infinite: number) =>
    `${many(values, 'value', 'values')}${infinite > 0 ? `, ${infinite} infinite` : ''}`,
  nothingToSay: 'Nothing is selected.',
  notText: 'That text is not a drawing: nothing was pasted.',
  notPasted: (place: string, says: string) => `Nothing was pasted. At ${place}: ${says}.`,
  copiedHereOnly: 'Copied within Grundy only: the browser does not let this page write to the clipboard.',
  pasteByKey: 'The browser does not let this page read the clipboard. Press Ctrl+V instead.',
  nothingOpened: 'Nothing was opened',
  openedElsewhere: 'This drawing is open in another tab. Here is a copy of it.',
  copied: (what: string) => `Copied ${what}`,
  ownNegative: 'None of these arcs is Left’s or Right’s alone: they are their own negative.',
  noNegative: 'The other player has each of these arcs already.',
  bothGray: 'Both are gray: only one piece at a time can be on a gray node.',
  sumTooLarge: (most: number) =>
    `This sum has more than ${most.toLocaleString('en')} positions: it was not drawn.`,
  sumDrawn: (name: string, count: number) => `${name}: ${many(count, 'position', 'positions')}`,
  allPinned: 'Every node is pinned, so nothing was moved.',
  boards: {
    title: 'Open a board',
    openBoard: 'Open a board…',
    ruleset: 'Ruleset',
    most: 'Positions at most',
    starts: 'Positions to begin with',
    position: 'Position',
    problems: 'What is wrong with the position',
    moreProblems: (count: number) => `and ${many(count, 'problem', 'problems')} more`,
    picture: (ranks: number, squares: number) =>
      `The board: ${many(ranks, 'rank', 'ranks')} of ${many(squares, 'square', 'squares')}`,
    tooLarge: 'This board is too large for a picture.',
    belongs: (letter: string, player: string) => `${letter} is ${player}’s`,
    working: 'Solving the board',
    progress: (done: number, total: number) =>
      total === 0
        ? `${many(done, 'position', 'positions')} found`
        : `${done.toLocaleString('en')} of ${many(total, 'position', 'positions')} have their value`,
    stop: 'Stop',
    stopped: 'Stopped.',
    again: 'Start again',
    positions: (count: number) => many(count, 'position', 'positions'),
    start: 'start:',
    noValue: 'no value',
    took: (ms: number) => (ms < 1000 ? `${Math.max(1, Math.round(ms))} ms` : `${(ms / 1000).toFixed(1)} s`),
    frequent: 'The most frequent values',
    value: 'Value',
    count: 'Positions',
    others: (values: number, without: number) =>
      [
        values > 0 ? `and ${many(values, 'other value', 'other values')}` : '',
        without > 0 ? `${many(without, 'position', 'positions')} without a value` : '',
      ]
        .filter(Boolean)
        .join('; '),
    open: 'Open as a drawing',
    arranging: 'Finding places…',
    notDrawn: 'Too many positions for a drawing: 5,000 at most.',
    allow: (count: number) => `Allow ${count.toLocaleString('en')}`,
  },
} as const;
