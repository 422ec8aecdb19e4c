/** The texts where the documentation is opened in place. */
import { forHand } from './tapping.ts';

export const helping = {
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
} as const;
