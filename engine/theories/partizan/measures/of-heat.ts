/**
 * How hot or cold partizan values are: for loopfree ones their stops, mean, temperature and reduced canonical
 * form. Each position of their forms is handled once, however many values have it.
 */
import { printDouble } from '../../../numbers/dyadics.ts';
import type { CanonicalForm } from '../../../values/form.ts';
import type { Value } from '../../../values/value.ts';
import { dataOfMeasurement, type Measurement, textOfMeasurement } from '../../measure.ts';
import { birthdayOf } from '../algebra/birthday.ts';
import { formOfOptions } from '../store/form.ts';
import type { Store } from '../store/store.ts';
import { confusedWithStops, exactStops } from '../temperature/heat.ts';
import { type LoopyStops, loopyStopsOf, sizeOfPseudonumber } from '../temperature/loopy-stops.ts';
import { idOfNumber } from '../temperature/numbers-in-store.ts';
import { reducedForm } from '../temperature/reduced.ts';
import { confusionInterval, heatInWords } from '../temperature/sentences.ts';
import type { Stops } from '../temperature/stops.ts';
import { type Thermograph, thermographsOf } from '../temperature/thermograph.ts';
import { thermographData, wallsInText } from '../temperature/thermograph-data.ts';
import { type GameMeasured, none, notExact, type WayOfMeasuring } from './way.ts';

const asValue = (canonical: CanonicalForm): Value => ({ kind: 'stopper', canonical });

const number = (x: number): Measurement => ({ kind: 'number', x });

const count = (n: number): Measurement => ({ kind: 'words', text: String(n), rank: [n], data: n });

const byStops =
  (find: (stops: Stops, game: GameMeasured) => Measurement) =>
  (game: GameMeasured): Measurement => {
    const stops = exactStops(game.store, game.id);
    return stops ? find(stops, game) : notExact;
  };

const byWalls =
  (find: (thermograph: Thermograph) => Measurement) =>
  ({ store, id }: GameMeasured): Measurement => {
    const thermograph = exactStops(store, id) && thermographsOf(store, id)?.get(id);
    return thermograph ? find(thermograph) : notExact;
  };

/** A pseudonumber as a measurement: a number, or on, off, x over or x under. */
function pseudonumber(store: Store, id: number): Measurement {
  const size = sizeOfPseudonumber(store, id) as { readonly x: number; readonly beside: number };
  if (size.beside === 0 && Number.isFinite(size.x)) return number(size.x);
  return { kind: 'value', value: asValue(formOfOptions(store, id)), rank: [size.x, size.beside] };
}

const byLoopyStops =
  (find: (stops: LoopyStops, store: Store) => Measurement) =>
  ({ store, id }: GameMeasured): Measurement =>
    find(loopyStopsOf(store, id), store);

const heat: WayOfMeasuring = {
  id: 'heat',
  title: 'Heat',
  says: 'Whether it is a number, an infinitesimal, a number plus an infinitesimal, or hot: then both players want to move in it.',
  words: ['number', 'infinitesimal', 'hot', 'x plus an infinitesimal'],
  ofNumber: ({ x }) => ({ kind: 'words', text: 'number', rank: [0, x] }),
  ofGame: byStops((stops) => {
    const { left, right } = stops;
    const rank = left > right ? [3] : left === 0 ? [1] : [2, left];
    return { kind: 'words', text: heatInWords({ isNumber: false, stops }), rank };
  }),
};

const leftStop: WayOfMeasuring = {
  id: 'left-stop',
  title: 'Left stop',
  says: 'The number at which play in it alone stops if Left begins. The players take turns. A loopy value can also stop at on, off, or at over or under with a number.',
  ofNumber: ({ x }) => number(x),
  ofGame: byStops(({ left }) => number(left)),
  ofLoopy: byLoopyStops(({ left }, store) => pseudonumber(store, left)),
};

const rightStop: WayOfMeasuring = {
  id: 'right-stop',
  title: 'Right stop',
  says: 'The number at which play in it alone stops if Right begins. The players take turns. A loopy value can also stop at on, off, or at over or under with a number.',
  ofNumber: ({ x }) => number(x),
  ofGame: byStops(({ right }) => number(right)),
  ofLoopy: byLoopyStops(({ right }, store) => pseudonumber(store, right)),
};

const stopsTold = ({ left, right }: Stops): Measurement => {
  const data = [printDouble(left), printDouble(right)];
  return { kind: 'words', text: data.join(', '), rank: [left, right], data };
};

const bothStops: WayOfMeasuring = {
  id: 'stops',
  title: 'Stops',
  says: 'The Left stop and the Right stop.',
  isLong: true,
  ofNumber: ({ x }) => stopsTold({ left: x, right: x }),
  ofGame: byStops(stopsTold),
  ofLoopy: byLoopyStops(({ left, right }, store) => {
    const both = [pseudonumber(store, left), pseudonumber(store, right)];
    return {
      kind: 'words',
      text: both.map(textOfMeasurement).join(', '),
      rank: both.flatMap((each) =>
        each.kind === 'number' ? [each.x, 0] : each.kind === 'value' ? each.rank : [],
      ),
      data: both.map(dataOfMeasurement),
    };
  }),
};

const confused: WayOfMeasuring = {
  id: 'confused',
  title: 'Confused with',
  says: 'The numbers that are neither at most nor at least it. A bracket includes the end, a parenthesis does not.',
  ofNumber: () => none('a number is confused with no number'),
  ofGame: byStops((stops, { store, id }) => {
    const confusedWith = confusedWithStops(store, id, stops);
    const text = confusionInterval({ isNumber: false, stops, confusedWith });
    if (text === undefined) return none('it is confused with no number');
    return { kind: 'words', text, rank: [stops.right, stops.left] };
  }),
};

const mean: WayOfMeasuring = {
  id: 'mean',
  title: 'Mean',
  says: 'What a copy of it is worth on average, in a sum of many copies.',
  ofNumber: ({ x }) => number(x),
  ofGame: byWalls((thermograph) => number(thermograph.mean)),
};

const temperature: WayOfMeasuring = {
  id: 'temperature',
  title: 'Temperature',
  says: 'How urgent a move in it is: the tax on moves at which nobody wants to move any more.',
  ofNumber: ({ exponent }) => number(exponent === 0 ? -1 : -(2 ** -exponent)),
  ofGame: byWalls((thermograph) => number(thermograph.temperature)),
};

const reduced: WayOfMeasuring = {
  id: 'reduced',
  title: 'Reduced',
  says: 'Its reduced canonical form: the simplest value that differs from it only by an infinitesimal. It need not have the same outcome.',
  ofNumber: ({ x, exponent }) => ({
    kind: 'value',
    value: asValue({ numerator: x * 2 ** exponent, exponent }),
    rank: [x, x],
  }),
  ofGame: byStops(({ left, right }, { store, id }) => {
    const found = reducedForm(store, id);
    if (found === undefined) return notExact;
    return { kind: 'value', value: asValue(formOfOptions(store, found)), rank: [left, right] };
  }),
};

const birthday: WayOfMeasuring = {
  id: 'birthday',
  title: 'Birthday',
  says: '0 is born on day 0. Every other value is born one day after the last-born of its options.',
  // The integers from 0 to the number, and the fractions between, are born one a day.
  ofNumber: ({ x, exponent }) => count(Math.ceil(Math.abs(x)) + exponent),
  ofGame: ({ store, id }) => count(birthdayOf(store, id) as number),
  ofNimber: count,
};

const thermographTold = (found: Thermograph): Measurement => ({
  kind: 'words',
  text: wallsInText(found),
  rank: [found.temperature, found.mean],
  data: thermographData(found),
});

const thermograph: WayOfMeasuring = {
  id: 'thermograph',
  title: 'Thermograph',
  says: 'Both walls by their corners (x, t), upward from t = -1.',
  isLong: true,
  ofNumber({ x }, store) {
    const id = idOfNumber(store, x);
    return id === undefined ? notExact : thermograph.ofGame({ store, id });
  },
  ofGame: byWalls(thermographTold),
};

export const waysOfHeat: readonly WayOfMeasuring[] = [
  heat,
  leftStop,
  rightStop,
  mean,
  temperature,
  reduced,
  confused,
  birthday,
  bothStops,
  thermograph,
];
