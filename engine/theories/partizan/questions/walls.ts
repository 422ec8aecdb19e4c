/**
 * The question about the walls of a loopfree value, which are drawn as its thermograph. Its cost is that of
 * the walls of all positions of the value.
 */
import { printDouble } from '../../../numbers/dyadics.ts';
import type { Value } from '../../../values/value.ts';
import type { About, Question } from '../../question.ts';
import { thermographOf } from '../temperature/of-value.ts';
import type { Thermograph } from '../temperature/thermograph.ts';
import { wallsInText } from '../temperature/thermograph-data.ts';
import { drawnSideBySide } from '../temperature/thermograph-figure.ts';
import { linesOfThermograph, mostOverlaid } from '../temperature/thermograph-lines.ts';

export type WallsFound = { readonly kind: 'walls'; readonly thermograph: Thermograph };

/** Loopy values are refused by their answer, which says so. */
const isGame = ({ kind }: Value): boolean => kind === 'stopper' || kind === 'sided' || kind === 'nimber';

export const thermographOfValue: Question<'walls', 'value', About['value'], WallsFound> = {
  id: 'walls',
  needs: 'value',
  title: 'Thermograph',
  says: 'the walls of a loopfree value, which meet at its mean and temperature',
  readsValues: false,
  applies: (_, { value }) =>
    isGame(value)
      ? { applies: true, reason: 'the value of a partizan game' }
      : { applies: false, reason: 'it is the value of no partizan game' },
  // biome-ignore lint/correctness/useYield: it is one slice
  *ask(_, { value }) {
    const found = thermographOf(value);
    return found.ok
      ? { kind: 'walls', thermograph: found.value }
      : { kind: 'over-budget', says: found.problems[0].says };
  },
  sentences: ({ thermograph: { mean, temperature, ...walls } }) => [
    `Its mean is ${printDouble(mean)} and its temperature ${printDouble(temperature)}.`,
    `Its walls: ${wallsInText({ mean, temperature, ...walls })}.`,
  ],
  figure: {
    id: 'thermograph',
    one: 'thermograph',
    several: 'thermographs',
    together: mostOverlaid,
    mayBeginAtZero: true,
    draw: (pictures, style) =>
      drawnSideBySide(
        pictures.map((named) => named.map(({ name, answer }) => ({ name, thermograph: answer.thermograph }))),
        style,
      ).map((picture) => ({
        ...picture,
        legend: style.fromZero
          ? linesOfThermograph.filter((says) => !says.startsWith('fine'))
          : linesOfThermograph,
      })),
  },
};
