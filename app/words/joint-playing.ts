/** What a game says in which both players move at once. */
import { many } from './counting.ts';

export const jointPlaying = {
  hasChosen: (who: string) => `${who} has chosen`,
  choices: (who: string) => `Choices of ${who}`,
  gains: (points: string) => `Left gains ${points}. `,
  seed: 'Seed',
  mistake: (points: string) => `gave away ${points}`,
  handsOf: (count: number) => many(count, 'hand', 'hands'),
} as const;
