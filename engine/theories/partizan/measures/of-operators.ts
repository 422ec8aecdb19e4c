/** What operators find of partizan values, as measures: atomic weights, incentives, uptimals. */
import type { Value } from '../../../values/value.ts';
import { textOf, valueData } from '../../../values/words.ts';
import type { Measurement } from '../../measure.ts';
import { valueOfSides } from '../labels.ts';
import { atomicWeightOf } from '../operators/atomic-weight.ts';
import { type Incentives, incentivesOf } from '../operators/incentives.ts';
import { type Uptimal, uptimalData, uptimalOf, uptimalText } from '../operators/uptimal.ts';
import { idOfNimber } from '../store/nimbers.ts';
import type { Store } from '../store/store.ts';
import { exactStops } from '../temperature/heat.ts';
import { idOfNumber } from '../temperature/numbers-in-store.ts';
import { type GameMeasured, none, notExact, type WayOfMeasuring } from './way.ts';

/**
 * The slices of work that one value is given: a table has many values, and a person can ask about one of them
 * alone.
 */
const mostSlices = 4000;

const tooLong = none('it is too large for a table; ask about it alone, or reckon it');

/** Carries the work out to its end, or says that it is too long. */
function measuredBy<T>(
  work: Generator<void, T | undefined, void>,
  says: (found: T) => Measurement,
): Measurement {
  for (let slices = 0; slices < mostSlices; slices++) {
    const slice = work.next();
    if (slice.done) return slice.value === undefined ? notExact : says(slice.value);
  }
  return tooLong;
}

const valueIn = (store: Store, id: number): Value => valueOfSides(store, id, id);

const weightTold = (store: Store, id: number): Measurement => {
  const stops = exactStops(store, id);
  return stops ? { kind: 'value', value: valueIn(store, id), rank: [stops.left, stops.right] } : notExact;
};

const atomicWeight: WayOfMeasuring = {
  id: 'atomic-weight',
  title: 'Atomic weight',
  says: 'How many ↑ an infinitesimal is worth beside a remote star, which is a nimber larger than all that follow in it.',
  onRequest: true,
  ofNumber: ({ x }, store) =>
    x === 0
      ? weightTold(store, idOfNimber(store, 0))
      : none('only infinitesimals have an atomic weight, and a number other than 0 is none'),
  ofGame: ({ store, id }) =>
    measuredBy(atomicWeightOf(store, id), (found) =>
      found.kind === 'no-weight' ? none(found.says) : weightTold(store, found.weight),
    ),
};

const gamesTold = (values: readonly Value[]): Measurement =>
  values.length === 0
    ? none('there is no move')
    : {
        kind: 'words',
        text: values.map(textOf).join(', '),
        rank: [values.length],
        data: values.map(valueData),
      };

/** More of them are not listed. */
const mostListed = 100;

/** A move in *n to *k gains *k − *n, the nim sum of the two, and no two nimbers can be compared. */
const incentivesOfNimber = (n: number): Measurement => {
  if (n > mostListed) return none(`there are more than ${mostListed}`);
  const gained = Array.from({ length: n }, (_, k) => (k ^ n) >>> 0).sort((a, b) => a - b);
  return gamesTold(gained.map((k) => ({ kind: 'nimber', n: k })));
};

const incentives = (id: string, title: string, whose: keyof Incentives, says: string): WayOfMeasuring => {
  const ofGame = ({ store, id: value }: GameMeasured): Measurement =>
    measuredBy(incentivesOf(store, value), (all) =>
      gamesTold(all[whose].map((each) => valueIn(store, each))),
    );
  return {
    id,
    title,
    says,
    onRequest: true,
    ofNumber({ x }, store) {
      const value = idOfNumber(store, x);
      return value === undefined ? notExact : ofGame({ store, id: value });
    },
    ofGame,
    ofNimber: incentivesOfNimber,
  };
};

const uptimalTold = (found: Uptimal): Measurement => ({
  kind: 'words',
  text: uptimalText(found),
  rank: [found.number, ...found.digits],
  data: uptimalData(found),
});

const uptimal: WayOfMeasuring = {
  id: 'uptimal',
  title: 'Uptimal',
  says: 'A number, a nimber and multiples of ↑, ↑², ↑³, …, whose sum it is: *.12- is * + ↑ − 2·↑².',
  onRequest: true,
  ofNumber: ({ x }) => uptimalTold({ kind: 'uptimal', number: x, nimber: 0, digits: [] }),
  ofGame: ({ store, id }) =>
    measuredBy(uptimalOf(store, id), (found) =>
      found.kind === 'uptimal' ? uptimalTold(found) : none(found.says),
    ),
  ofNimber: (n) => uptimalTold({ kind: 'uptimal', number: 0, nimber: n, digits: [] }),
};

export const waysOfOperators: readonly WayOfMeasuring[] = [
  atomicWeight,
  incentives(
    'incentives',
    'Incentives',
    'both',
    'What a move can gain for either player, Gᴸ − G and G − Gᴿ: the maximal ones.',
  ),
  incentives(
    'left-incentives',
    'Left incentives',
    'left',
    'What a move of Left’s can gain, Gᴸ − G: the maximal ones.',
  ),
  incentives(
    'right-incentives',
    'Right incentives',
    'right',
    'What a move of Right’s can gain, G − Gᴿ: the maximal ones.',
  ),
  uptimal,
];
