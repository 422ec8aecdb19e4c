/** What the interface says of scores. */
import { scoreForms } from '../../engine/document/index.ts';

export const scores = {
  unread: (typed: string) => `“${typed}” is not a score. Write ${scoreForms}.`,
  title: 'Score',
  stopsOnNodes: 'Stops of scoring games on the nodes',
} as const;
