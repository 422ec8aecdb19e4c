/** The texts where the documentation is opened in place. */
import { forHand } from './tapping.ts';

export const helping = {
  sign: '?',
  /** The name of a `?` beside a sign, which is given as it is read aloud. */
  whatIs: (spoken: string) => `What is ${spoken}?`,
  /** The name of a `?` in the head of a card, which is described by the head. */
  card: 'What does this show?',
  outcome: 'What does this letter mean?',
  whole: 'The whole page',
  documentation: 'Documentation',
  close: 'Close the help',
  /** Where no address of the whole documentation is known, by the reason. */
  missing: {
    'no network': 'The pages that say more need a network.',
    'not made':
      'The pages that say more are not beside this editor. The command npm run docs, in the folder of Grundy’s sources, puts them there.',
  },
  example: 'Open an example',
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
} as const;
