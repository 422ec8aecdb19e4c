/** What the interface says of scores. */
import { scoreForms } from '../../engine/document/index.ts';

export const scores = {
  selectFirst: 'Select a node first.',
  bothMove: 'Both players can move from there: a score counts only for a player who cannot.',
  noneYet: 'No node has a score yet. Select a node without moves and type a number.',
  noneHere: 'No selected node has a score.',
  isNormal: 'Every stuck player has a score already.',
  loops: 'A scoring game has to end: remove the cycles first.',
  grays: 'Scoring games have no entailing moves: make the gray nodes white first.',
  empty: 'There is nothing drawn yet.',
  /** For a text that is not a score. */
  writeOn: 'Continue writing',
  unread: (typed: string) => `“${typed}” is not a score. Write ${scoreForms}.`,
  fieldFor: (count: number, name: string) => (count === 1 ? `Score of ${name}` : `Score of ${count} nodes`),
  title: 'Score',
  of: { left: 'Left score', right: 'Right score' },
  unused: {
    left: 'Left can move here: this score does not count.',
    right: 'Right can move here: this score does not count.',
  },
  /** Said beside the field, while the drawing has no score. */
  wouldBegin:
    'Enter makes this drawing a scoring game: then scores decide, not who moves last. Esc leaves it as it is.',
  begun: 'This drawing is a scoring game now: scores decide, not who moves last.',
  stopsOnNodes: 'Stops of scoring games on the nodes',
  stopsSaid: { true: 'Stops on the nodes of scoring games', false: 'Canonical forms where they are short' },
  apart: 'Different for Left and Right',
  none: 'none',
} as const;
