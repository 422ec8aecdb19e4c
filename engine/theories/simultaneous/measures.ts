/** The measures of expected values: what best play comes to where one player sees the other's move. */
import { numberNear, printedRational } from '../../numbers/rationals.ts';
import type { ExpectedValue } from '../../values/expected.ts';
import type { Measurement, MeasuresOfValues, ValueMeasure } from '../measure.ts';

type Way = ValueMeasure & { find(value: ExpectedValue): Measurement };

const exactly = (text: string): Measurement => ({
  kind: 'words',
  text,
  rank: [numberNear(printedRational(text))],
});

const ways: readonly Way[] = [
  {
    id: 'right-sees',
    title: 'Right sees',
    says: 'What Left is sure of if Right sees her move of every joint round before he chooses.',
    find: ({ rightSees }) => exactly(rightSees),
  },
  {
    id: 'left-sees',
    title: 'Left sees',
    says: 'What Left is sure of if she sees Right’s move of every joint round before she chooses.',
    find: ({ leftSees }) => exactly(leftSees),
  },
];

const none: Measurement = { kind: 'none', says: 'no expected value' };

export const simultaneousMeasures: MeasuresOfValues = {
  list: ways.map(({ find: _, ...measure }) => measure),
  kinds: ['expected'],
  open: () => ({
    measure(id, value) {
      const way = ways.find((each) => each.id === id);
      return way && value.kind === 'expected' ? way.find(value) : none;
    },
  }),
};
