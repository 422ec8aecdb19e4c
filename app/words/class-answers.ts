/** The texts about how a class answers a view of a lesson, and about the check before class. */
import { many, someOf } from './counting.ts';
import { forHand } from './tapping.ts';

export const classAnswers = {
  answeredBy: 'Answered by',
  ways: {
    unset: 'nothing set',
    value: 'a value',
    outcome: 'who wins',
    number: 'a number',
    node: 'a node',
    arc: 'an arc',
    move: 'a move',
    row: 'a row of the matrix',
    column: 'a column of the matrix',
    drawing: 'a drawing',
    words: 'words',
  },
  // What phones ask where nothing is chosen.
  asksFor: (name: string) => `Phones ask for the value of ${name}, which is hidden.`,
  asksWho: (name: string) => `Phones ask who wins at ${name}, where the value is hidden.`,
  asksPosition: 'Phones ask for the value of the position, which is hidden.',
  asksPositionWho: 'Phones ask who wins in the position, whose value is hidden.',
  asksWords: 'No value is hidden, so phones ask for words.',
  wordsUnmarked: 'You read what is written; nothing is marked.',
  about: 'About',
  aboutHidden: (name: string | undefined) =>
    name === undefined ? 'what is shown' : `${name}, which is hidden`,
  aboutPosition: 'the position of the view',
  takeNode: 'Take the selected node',
  takePosition: 'Take the position that is shown',
  takeNodes: 'Take the selected nodes',
  takeArcs: 'Take the selected arcs',
  selectNode: 'Select one node on the drawing first, with Shift where its value is hidden',
  selectNodes: 'Select nodes on the drawing first, with Shift where values are hidden',
  selectArcs: 'Select arcs on the drawing first',
  get elsewhere() {
    return forHand('Click the view first, so that its drawing is shown');
  },
  clearAbout: 'Ask about what is hidden',
  clearRight: 'Leave out what is right',
  right: 'Right',
  leadsTo: 'Right if it leads to',
  unmarked: 'nothing is marked',
  bestMoves: 'the best moves',
  arc: (from: string, to: string) => `${from} → ${to}`,
  named: (names: readonly string[]) => someOf(names),
  rightNumber: 'Right number',
  worth: 'Value that the drawing should have',
  notKept: (why: string) => `Not kept yet: ${why}.`,
  player: 'Whose move',
  players: { left: 'Left’s', right: 'Right’s' },
  rounds: 'Rounds against the computer',
  beforeClass: 'Before class',
  found: (count: number) => many(count, 'thing', 'things'),
  ofView: (number: number, title: string) => (title === '' ? `View ${number}` : `${number} · ${title}`),
  ofLesson: 'The lesson',
  nothingEarly:
    'Nothing was found that tells an answer too early. Sentences are judged by their words alone.',
  looking: 'The drawings are being read.',
} as const;
