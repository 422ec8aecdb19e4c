/** The measures of scoring values: their stops, whether they are hot, and the birthday of their canonical form. */
import { type Scoring, scoreNear } from '../../values/scoring.ts';
import { fromBelow, type ScoreText, type ScoringForm } from '../../values/scoring-form.ts';
import type { Measurement, MeasuresOfValues, ValueMeasure } from '../measure.ts';

type Way = ValueMeasure & { find(value: Scoring): Measurement };

const none = (says: string): Measurement => ({ kind: 'none', says });
const count = (n: number): Measurement => ({ kind: 'words', text: String(n), rank: [n], data: n });
const unguaranteed = none('the game is not guaranteed');

/** Scores are exact fractions, in thirds too, so they are words that are sorted as the numbers that they are. */
const scored = (score: ScoreText): Measurement => ({ kind: 'words', text: score, rank: [scoreNear(score)] });

/** In the order in which they are sorted. */
const byHeat = ['number', 'zugzwang', 'tepid', 'hot'] as const;

const ways: readonly Way[] = [
  {
    id: 'heat',
    title: 'Heat',
    says: 'Hot: moving first is better. Zugzwang: moving first is worse. Tepid: neither, and not a number.',
    find: ({ scoreKind }) =>
      scoreKind ? { kind: 'words', text: scoreKind, rank: [byHeat.indexOf(scoreKind)] } : unguaranteed,
  },
  {
    id: 'left-stop',
    title: 'Left stop',
    says: 'The score that best play comes to when Left moves first.',
    find: ({ ls }) => scored(ls),
  },
  {
    id: 'right-stop',
    title: 'Right stop',
    says: 'The score that best play comes to when Right moves first.',
    find: ({ rs }) => scored(rs),
  },
  {
    id: 'birthday',
    title: 'Birthday',
    says: 'The length of the longest play in its canonical form; no equal game has a smaller one.',
    find({ canonical, large }) {
      if (canonical) return count(heightOf(canonical));
      return large ? count(large.birthday) : unguaranteed;
    },
  },
  {
    id: 'stops',
    title: 'Stops',
    says: 'The Left stop and the Right stop.',
    isLong: true,
    find: ({ ls, rs }) => ({
      kind: 'words',
      text: `${ls}, ${rs}`,
      rank: [scoreNear(ls), scoreNear(rs)],
      data: [ls, rs],
    }),
  },
];

/** The length of the longest play. O(the form). */
function heightOf(form: ScoringForm): number {
  const options = Array.from({ length: form.count }, (): number[] => []);
  for (const pairs of [form.left, form.right])
    for (let i = 0; i < pairs.length; i += 2) options[pairs[i]].push(pairs[i + 1]);
  const heights = new Int32Array(form.count);
  for (const at of fromBelow(form))
    for (const option of options[at]) heights[at] = Math.max(heights[at], heights[option] + 1);
  return heights[0];
}

export const scoringMeasures: MeasuresOfValues = {
  list: ways.map(({ find: _, ...measure }) => measure),
  kinds: ['scoring'],
  open: () => ({
    measure(id, value) {
      const way = ways.find((each) => each.id === id);
      return way && value.kind === 'scoring' ? way.find(value) : unguaranteed;
    },
  }),
};
