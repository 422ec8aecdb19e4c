/** ☾ with its phase (Abuku et al., section 2). */
import type { ValueKind } from './kind.ts';
import { latexSubscripted, parseSubscripted, spokenList, sub, subscripted } from './wording.ts';

/** ☾ with its phase: the nimbers to which the opponent can be forced. */
export type Moon = { readonly kind: 'moon'; readonly phase: readonly number[] };

export const moon: ValueKind<Moon> = {
  kind: 'moon',
  counted: { one: '☾', more: '☾', spoken: 'moons' },
  rank: 'finite',
  text: ({ phase }) => subscripted('☾', phase),
  latex: ({ phase }) => latexSubscripted('\\cgtmoon', phase),
  spoken: ({ phase }) => (phase.length === 0 ? 'moon' : `moon, phase ${spokenList(phase)}`),
  mark: ({ phase }) => [
    { shape: 'moon', script: 'base' },
    ...(phase.length === 0 ? [] : [sub(phase.join(','))]),
  ],
  legend: ({ phase }) =>
    phase.length === 0
      ? 'A moon: the player to move wins beside every nim-heap.'
      : 'A moon: the player to move wins beside every nim-heap. The small numbers are its phase, the nimbers to which the opponent can be forced.',
  parse(text) {
    const phase = parseSubscripted('☾', text);
    return phase && { kind: 'moon', phase };
  },
  besideHeap: () => 'N',
};
