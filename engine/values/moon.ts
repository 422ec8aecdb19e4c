/** The words of ☾ with its phase (Abuku et al., section 2). */
import type { Moon } from './value.ts';
import { latexSubscripted, parseSubscripted, spokenList, sub, subscripted, type Wording } from './wording.ts';

export const moon: Wording<Moon> = {
  kind: 'moon',
  text: ({ phase }) => subscripted('☾', phase),
  latex: ({ phase }) => latexSubscripted('\\cgtmoon', phase),
  spoken: ({ phase }) => (phase.length === 0 ? 'moon' : `moon, phase ${spokenList(phase)}`),
  mark: ({ phase }) => [
    { shape: 'moon', script: 'base' },
    ...(phase.length === 0 ? [] : [sub(phase.join(','))]),
  ],
  legend: ({ phase }) =>
    phase.length === 0
      ? 'A moon: wins next to every nimber.'
      : 'A moon: wins next to every nimber; the small numbers are its phase, the nimbers the opponent can be forced to.',
  parse(text) {
    const phase = parseSubscripted('☾', text);
    return phase && { kind: 'moon', phase };
  },
};
