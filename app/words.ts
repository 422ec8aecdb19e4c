/**
 * The sentences that several files of the interface say; what one file says is in that file. Larger subjects
 * have files of their own.
 */
import type { Whose } from '../engine/document/index.ts';
import type { Ending, InfinitePlay } from '../engine/outcome/index.ts';
import { boardGraph } from './words/board-graph.ts';
import { boards } from './words/boards.ts';
import { counted, many } from './words/counting.ts';
import { drawingCards } from './words/drawing-cards.ts';
import { exporting } from './words/export.ts';
import { figures } from './words/figures.ts';
import { following } from './words/following.ts';
import { heapCards } from './words/heap-cards.ts';
import { helping } from './words/helping.ts';
import { drawingHints } from './words/hints.ts';
import { jointPlaying } from './words/joint-playing.ts';
import { keeping, untitled } from './words/keeping.ts';
import { lessons } from './words/lessons.ts';
import { matrixWords } from './words/matrix.ts';
import { opening } from './words/opening.ts';
import { ownRules } from './words/own-rules.ts';
import { pasting } from './words/pasting.ts';
import { playing } from './words/playing.ts';
import { presenting } from './words/presenting.ts';
import { quiz } from './words/quiz.ts';
import { rounds } from './words/rounds.ts';
import { ruleCards } from './words/rule-cards.ts';
import { scores } from './words/scores.ts';
import { sharing } from './words/sharing.ts';
import { sweeps } from './words/sweeps.ts';
import { tables } from './words/tables.ts';
import { temperatures } from './words/temperature.ts';
import { theoriesAtWork } from './words/theories-at-work.ts';
import { walking } from './words/walking.ts';
import { walls } from './words/walls.ts';
import { why } from './words/why.ts';

export { counted };

export const words = {
  ruleCards,
  matrix: matrixWords,
  following,
  sweeps,
  tables,
  temperatures,
  scores,
  rounds,
  jointPlay: jointPlaying,
  drawingCards,
  heapCards,
  ownRules,
  pasting,
  walls,
  why,
  untitled,
  nothingDrawn: 'There is nothing drawn yet.',
  nodes: (count: number) => many(count, 'node', 'nodes'),
  arcs: (count: number) => many(count, 'arc', 'arcs'),
  positions: (count: number) => many(count, 'position', 'positions'),
  pieces: (count: number) => many(count, 'piece', 'pieces'),
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
  help: helping,
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
  sharing,
  nothingOpened: 'Nothing was opened',
  keeping,
  opening,
  copied: (what: string) => `Copied ${what}`,
  copiedLatex: (value: string) => `${value} as LaTeX`,
  light: 'Highlight',
  drawValue: 'Draw a value',
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
  walk: walking,
  play: playing,
  presenting,
  quiz,
  lesson: lessons,
  boards,
  boardGraph,
  export: exporting,
  figures,
} as const;
