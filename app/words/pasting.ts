/** The texts for a drawing that is put into one with other rules. */

import type { MeaningChange } from '../../engine/document/index.ts';
import { sumCalled } from '../../engine/sums/index.ts';

const endless = { draw: 'a draw', left: 'won by Left', right: 'won by Right' } as const;

const decided = {
  atOnce: { true: 'both players move at once', false: 'the players take turns' },
  scored: { true: 'scores decide', false: 'the last move decides' },
} as const;

function saidOfChange(change: MeaningChange): string {
  switch (change.member) {
    case 'infinitePlay':
      return `infinite play is ${endless[change.now]} here, and was ${endless[change.before]} there`;
    case 'convention':
      return `the convention is “${change.now}” here, and was “${change.before}” there`;
    case 'misere':
      return change.now
        ? 'a player who cannot move wins here, in misère play, and loses there'
        : 'a player who cannot move loses here, and wins there, in misère play';
    case 'sum':
      return `the sum is ${sumCalled(change.now).name} here, and was ${sumCalled(change.before).name} there`;
    case 'atOnce':
    case 'scored':
      return `${decided[change.member][`${change.now}`]} ${change.whole ? 'in the whole drawing now' : 'here'}`;
  }
}

export const pasting = {
  otherRules: (changes: readonly MeaningChange[]) =>
    `This changes the rules: ${changes.map(saidOfChange).join('; ')}.`,
} as const;
