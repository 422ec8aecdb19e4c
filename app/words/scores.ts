/** What the interface says of scores. */
import { scoreForms } from '../../engine/document/index.ts';

export const scores = {
  unread: (typed: string) => `“${typed}” is not a score. Write ${scoreForms}.`,
  title: 'Score',
  of: { left: 'Left score', right: 'Right score' },
  unused: {
    left: 'Left can move here: this score does not count.',
    right: 'Right can move here: this score does not count.',
  },
  stopsOnNodes: 'Stops of scoring games on the nodes',
  apart: 'Different for Left and Right',
  none: 'none',
} as const;
