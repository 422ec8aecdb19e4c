/**
 * Stops of stoppers in which play may be infinite: checked answers, and what they say of the order with
 * numbers.
 */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { drain } from '../../engine/rounds.ts';
import { textOfMeasurement } from '../../engine/theories/measure.ts';
import { valueOfSides } from '../../engine/theories/partizan/labels.ts';
import { partizanMeasures } from '../../engine/theories/partizan/measures/index.ts';
import { atLeast } from '../../engine/theories/partizan/order/known.ts';
import { sidesOf } from '../../engine/theories/partizan/solve.ts';
import { loopyStopsOf, sizeOfPseudonumber } from '../../engine/theories/partizan/temperature/loopy-stops.ts';
import { idOfNumber } from '../../engine/theories/partizan/temperature/numbers-in-store.ts';
import { stopsOf } from '../../engine/theories/partizan/temperature/stops.ts';
import { arbitraryWhite } from '../arbitrary/partizan.ts';
import { graphOfPairs } from '../fixtures/partizan.ts';
import { oftenEnough } from '../fixtures/share.ts';
import { tryLaw } from './seeds.ts';

type Stopped = {
  readonly id: string;
  readonly document: {
    readonly compact: {
      readonly count: number;
      readonly left: readonly number[];
      readonly right: readonly number[];
    };
  };
  readonly start: number;
  readonly leftStop: string;
  readonly rightStop: string;
};

const { stops }: { readonly stops: readonly Stopped[] } = JSON.parse(
  readFileSync(join(import.meta.dirname, '../vectors/calculator.json'), 'utf8'),
);

describe('stops that were computed elsewhere', () => {
  const measuring = partizanMeasures.open();
  test.each(stops.map((each) => [each.id, each] as const))(
    '%s',
    (_, { document, start, leftStop, rightStop }) => {
      const { store, onsides, offsides } = drain(sidesOf(graphOfPairs(document.compact)));
      const value = valueOfSides(store, onsides[start], offsides[start]);
      const measured = ['left-stop', 'right-stop'].map((id) =>
        textOfMeasurement(measuring.measure(id, value)),
      );
      expect(measured).toEqual([leftStop, rightStop]);
    },
  );
});

test('a number below the Left stop is not at least the value, and one above it is; the stops of loopfree values are those of loopy ones', () => {
  let [loopy, loopfree] = [0, 0];
  tryLaw(arbitraryWhite(5, 6), 300, (graph) => {
    const { store, onsides, offsides } = drain(sidesOf(graph));
    for (let v = 0; v < graph.order; v++) {
      const id = onsides[v];
      if (id < 0 || id !== offsides[v]) continue;
      const { left, right } = loopyStopsOf(store, id);
      const [high, low] = [left, right].map((each) => sizeOfPseudonumber(store, each) ?? expect.fail());
      if (store.loopy[id] === 0) {
        loopfree++;
        expect({ left: high.x, right: low.x }).toEqual(stopsOf(store, id).get(id));
      } else loopy++;
      for (const x of [-3, -1, -0.5, 0, 0.5, 1, 2]) {
        const number = idOfNumber(store, x) ?? expect.fail();
        const compared = (size: typeof high): number => Math.sign(size.x - x) || size.beside;
        if (compared(high) > 0) expect(atLeast(store, number, id)).toBe(false);
        if (compared(high) < 0) expect(atLeast(store, number, id)).toBe(true);
        if (compared(low) < 0) expect(atLeast(store, id, number)).toBe(false);
        if (compared(low) > 0) expect(atLeast(store, id, number)).toBe(true);
      }
    }
  });
  expect(loopy).toBeGreaterThanOrEqual(oftenEnough(100));
  expect(loopfree).toBeGreaterThanOrEqual(oftenEnough(100));
});
