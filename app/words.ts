/**
 * The sentences that several files of the interface say; what one file says is in that file, except for
 * sentences that share a helper with those here. Larger subjects have files of their own.
 */
import { scoreForms, type Whose } from '../engine/document/index.ts';
import type { Ending, InfinitePlay } from '../engine/outcome/index.ts';
import { boards } from './words/boards.ts';
import { counted, many } from './words/counting.ts';
import { exporting } from './words/export.ts';
import { figures } from './words/figures.ts';
import { drawingHints } from './words/hints.ts';
import { keeping, untitled } from './words/keeping.ts';
import { matrixWords } from './words/matrix.ts';
import { ownRules } from './words/own-rules.ts';
import { pasting } from './words/pasting.ts';
import { playing } from './words/playing.ts';
import { quiz } from './words/quiz.ts';
import { rounds } from './words/rounds.ts';
import { ruleCards } from './words/rule-cards.ts';
import { forHand } from './words/tapping.ts';
import { theoriesAtWork } from './words/theories-at-work.ts';

export { counted };

export const words = {
  ruleCards,
  matrix: matrixWords,
  following: {
    setUp: 'Set it up',
  },
  sweeps: {
    table: 'Table',
    stop: 'Stop',
    search: 'Find',
    wrong: 'What is wrong with the request',
    hidden: 'Values are hidden, and so is what would reveal them: their order, their counts and the plot.',
    saveCsv: 'Save CSV',
    plot: 'Plot',
  },
  tables: {
    columns: 'Columns',
    columnsLong: 'Choose what is measured of the values and shown as columns',
    heads: { name: 'Node', colour: 'Colour', value: 'Value', outcome: 'Outcome', round: 'Round' },
    /** In a cell that has nothing to show. */
    emptySign: '–',
    copyCsv: 'Copy CSV',
    copyLatex: 'Copy LaTeX',
    asCsv: 'the table as CSV',
    asLatex: 'the table as LaTeX',
    /** A minus sign before figures, which texts have as a hyphen. */
    onScreen: (text: string) => text.replace(/-(?=\d)/g, '−'),
  },
  temperatures: {
    title: 'Mean and temperature',
    atMost: 'at most',
    none: (why: string) => `No chart of temperature: ${why}`,
    hottest: 'hottest',
    /** Before the word, on the drawing and in the list. */
    sign: '▴',
  },
  scores: {
    unread: (typed: string) => `“${typed}” is not a score. Write ${scoreForms}.`,
    title: 'Score',
    stopsOnNodes: 'Stops of scoring games on the nodes',
  },
  rounds,
  jointPlay: {
    hasChosen: (who: string) => `${who} has chosen`,
    choices: (who: string) => `Choices of ${who}`,
    gains: (points: string) => `Left gains ${points}. `,
    seed: 'Seed',
    mistake: (points: string) => `gave away ${points}`,
    handsOf: (count: number) => many(count, 'hand', 'hands'),
  },
  drawingCards: {
    effects: { remove: 'remove', put: 'put', exchange: 'exchange' },
  },
  heapCards: {
    before: 'The letters of the heaps',
    after: 'What is left of each heap',
  },
  ownRules,
  pasting,
  walls: {
    title: 'Thermograph',
    taxField: 'Cooled by t =',
  },
  why: {
    copyLatex: 'Copy as LaTeX',
  },
  untitled,
  nothingDrawn: 'There is nothing drawn yet.',
  nodes: (count: number) => many(count, 'node', 'nodes'),
  arcs: (count: number) => many(count, 'arc', 'arcs'),
  positions: (count: number) => many(count, 'position', 'positions'),
  pieces: (count: number) => many(count, 'piece', 'pieces'),
  problemsMore: (count: number) => `and ${many(count, 'problem', 'problems')} more`,
  took: (ms: number) =>
    ms < 1 ? '<1 ms' : ms < 9_950 ? `${ms.toFixed(ms < 10 ? 1 : 0)} ms` : `${(ms / 1000).toFixed(1)} s`,
  player: { left: 'Left', right: 'Right', either: 'Either', both: 'Both at once' } satisfies Record<
    Whose,
    string
  >,
  jointArcs: 'Joint arcs: both players move at once',
  /** What the switch of the next arc says: short, since the bar is full. */
  arcSwitchFor: { left: 'Left', right: 'Right', either: 'Either', both: 'Joint' },
  /** The result of a start. */
  ending: { left: 'Left wins', draw: 'a draw', right: 'Right wins' } satisfies Record<Ending, string>,
  infinitePlay: 'Infinite play is',
  infinitePlayIs: { draw: 'a draw', left: 'won by Left', right: 'won by Right' } satisfies Record<
    InfinitePlay,
    string
  >,
  letters: 'Letters at nodes without names',
  valueUnseen: 'hidden value',
  hiddenSign: '▢',
  palette: 'Command palette',
  theme: { system: 'Same as the system', light: 'Light', dark: 'Dark' },
  hints: drawingHints,
  help: {
    /** The name of a `?` beside a sign, which is given as it is read aloud. */
    whatIs: (spoken: string) => `What is ${spoken}?`,
    /** The name of a `?` in the head of a card, which is described by the head. */
    card: 'What does this show?',
    documentation: 'Documentation',
    /** The headings of the texts about a ruleset. */
    ruleset: {
      moves: 'How the players move',
      get clicks() {
        return forHand('What you click');
      },
      ends: 'Who wins',
      notation: 'How a position is typed',
      example: 'The example',
      source: 'Source',
    },
  },
  atWork: theoriesAtWork,
  working: 'Working…',
  stopped: 'Stopped. The next edit solves the drawing again.',
  theLink: 'The link',
  link: 'Link',
  characters: (count: number) => many(count, 'character', 'characters'),
  /** How far a link of such a length gets. */
  reach: {
    paper: 'Works everywhere, also as a QR code.',
    everywhere: 'Works everywhere.',
    mail: 'Works in mail and most chats.',
    browsers: 'Works in browsers; mail and chats may cut it short.',
    nowhere: 'This drawing is too large for a link, which can have at most 32,000 characters.',
  },
  qrCode: 'QR code of the link',
  nothingOpened: 'Nothing was opened',
  keeping,
  opening: {
    theText: 'the text',
    tooLarge: 'is larger than 256 MB, the most that Grundy opens',
    reading: (name: string) => `Reading ${name}`,
    placing: (name: string) => `Finding places for the nodes of ${name}`,
    drawing: (name: string) => `Putting ${name} on the canvas`,
    broken: (says: string) => `The files were not opened: ${says}`,
    readAs: {
      graph: 'Read as a graph',
      'matrix game': 'Read as a matrix game',
      'with colours': 'With all colours',
      'without colours': 'Without colours',
    },
  },
  copied: (what: string) => `Copied ${what}`,
  copiedLatex: (value: string) => `${value} as LaTeX`,
  light: 'Highlight',
  drawValue: 'Draw a value',
  canonicalForm: 'Canonical form',
  openAsDrawing: 'Open as a drawing',
  formOf: (name: string) => `${name}: canonical form`,
  /** Between the names of two games. */
  relation: {
    '=': 'equals',
    '>': 'is greater than',
    '<': 'is less than',
    '||': 'is confused with',
    '!=': 'differs from',
  },
  notAtLeast: 'is not at least',
  onsides: 'onsides',
  offsides: 'offsides',
  toMove: (person: string) => `${person} to move`,
  noMove: (person: string, winner: string) => `${person} has no move: ${winner} wins.`,
  bothGray: 'Two of these nodes are gray: only one piece at a time can be on a gray node.',
  simplify: 'Simplify step by step',
  simplifyLost: (says: string) => `The reductions were not found: ${says}`,
  savedAs: (name: string) => `Saved as ${name}`,
  walk: {
    steps: 'Steps',
    round: (number: number) => `Round ${number}`,
    inNoRound: 'In no round',
    sheet: 'Contact sheet',
  },
  play: playing,
  presenting: {
    present: 'Present',
    blank: 'Blank screen',
    closeAudience: 'Close audience window',
    audienceTitle: 'Audience · Grundy',
  },
  quiz,
  lesson: {
    lesson: 'Lesson',
    lessons: 'Lessons',
    views: (count: number) => many(count, 'view', 'views'),
    close: 'Close the lesson',
    save: 'Save the lesson to a file',
    printHandout: 'Print a handout of the lesson…',
    undo: 'Undo in the lesson',
    redo: 'Redo in the lesson',
    untitledView: (number: number) => `View ${number}`,
    drawingGone: (title: string) => `The drawing of the view “${title}” is no longer in this browser.`,
    early: (says: string, remedy: string) => `${says} ${remedy}`,
  },
  boards,
  boardGraph: {
    graph: 'Graph',
    gray: 'must be answered immediately',
  },
  export: exporting,
  figures,
} as const;
