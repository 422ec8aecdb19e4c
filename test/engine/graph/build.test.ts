/** Rows of arcs: built in the given order, reversed, and the union of both players’ rows. */
import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { buildArcs, reverseArcs, unionOfArcs } from '../../../engine/graph/build.ts';
import { arbitraryPairs, optionsOf, rowsOf } from './rows.ts';

const ascending = (a: number, b: number) => a - b;

test('rows hold the arcs in the given order, parallel ones too', () => {
  const arcs = buildArcs(4, [2, 0, 2, 2, 0], [1, 3, 0, 1, 0]);
  expect([...arcs.starts]).toEqual([0, 2, 2, 5, 5]);
  expect([...arcs.targets]).toEqual([3, 0, 1, 0, 1]);
});

test('a graph may have no vertices, or vertices without arcs', () => {
  expect([...buildArcs(0, [], []).starts]).toEqual([0]);
  expect([...reverseArcs(buildArcs(3, [], [])).starts]).toEqual([0, 0, 0, 0]);
});

test('reversing twice sorts each row and loses nothing', () => {
  void fc.assert(
    fc.property(arbitraryPairs(12), (drawn) => {
      const arcs = rowsOf(drawn);
      const back = reverseArcs(arcs);
      for (let v = 0; v < drawn.order; v++) {
        const entering = drawn.pairs.filter(([, t]) => t === v).map(([s]) => s);
        expect(optionsOf(back, v)).toEqual(entering.sort((a, b) => a - b));
        expect(optionsOf(reverseArcs(back), v)).toEqual(optionsOf(arcs, v).sort((a, b) => a - b));
      }
    }),
  );
});

test('the union has every option of either player once', () => {
  void fc.assert(
    fc.property(arbitraryPairs(8), arbitraryPairs(8), (one, other) => {
      const order = Math.max(one.order, other.order);
      const [left, right] = [rowsOf({ ...one, order }), rowsOf({ ...other, order })];
      const union = unionOfArcs(left, right);
      for (let v = 0; v < order; v++) {
        const both = new Set([...optionsOf(left, v), ...optionsOf(right, v)]);
        expect(optionsOf(union, v).sort(ascending)).toEqual([...both].sort(ascending));
      }
    }),
  );
});
