/**
 * Places for the nodes of a text beside those that are drawn: more neighbours than a call takes arguments do
 * no harm.
 */
import { expect, test } from 'vitest';
import { placesBeside } from '../../../engine/document/edge-list/merge.ts';

test('a node with hundreds of thousands of arcs and its neighbour get places of their own', () => {
  const arc = { from: 'a', to: 'b', player: 'either' } as const;
  const [a, b] = placesBeside([], ['a', 'b'], Array(300_000).fill(arc));
  expect(a).not.toEqual(b);
});
