/**
 * Means and temperatures that are determined by a number, so that they reveal the number if they are shown.
 */
import type { GivenAway, SumHeat } from '../../engine/sums/index.ts';

export const heatAs = (n: number): SumHeat => ({
  kind: 'heat',
  mean: n,
  temperature: n,
  isBound: false,
  pieces: [{ at: 0, mean: n, temperature: n }],
  hottest: [0],
});

export const givenHeat = (n: number): Required<Pick<GivenAway, 'heat'>> => ({
  heat: { kind: 'move-heat', before: heatAs(n), after: heatAs(n), gained: n, tempo: n, short: n },
});
