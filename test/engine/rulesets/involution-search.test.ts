/**
 * The search for a strictly matched involution gives up where it would take long, and several searches give
 * up together.
 */
import { expect, test } from 'vitest';
import { matchedInvolution, stepsOfSearch } from '../../../engine/rulesets/orthogonal-colouring/index.ts';
import { readColouring } from '../../../engine/rulesets/orthogonal-colouring/position.ts';

test('searches for an involution that share their steps are given up together', () => {
  const { graph } = readColouring('3x4 m=1').position;
  const left = stepsOfSearch();
  expect(matchedInvolution(graph, undefined, left)).toBeDefined();
  const few = { steps: stepsOfSearch().steps - left.steps };
  expect(matchedInvolution(graph, undefined, few)).toBeDefined();
  expect(few.steps).toBe(0);
  expect(matchedInvolution(graph, undefined, few)).toBeUndefined();
});
