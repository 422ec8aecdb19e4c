/** The comparing job as a worker runs it: relations and claims that survive the wire, and what is said where there are none. */
import { describe, expect, test } from 'vitest';
import { compareJob } from '../../workers/jobs/compare.ts';
import type { Comparison } from '../../workers/protocol.ts';
import type { OverBudget } from '../../workers/pump.ts';
import { partizan } from '../fixtures/partizan.ts';

/** 1, 0, and dud, in which either player may pass. */
const graph = partizan(
  3,
  [
    [0, 1],
    [2, 2],
  ],
  [[2, 2]],
);

function answered(a: number, b: number, infinitePlay: 'draw' | 'left' = 'draw'): Comparison | OverBudget {
  const slices = compareJob({ kind: 'compare', graph, a, b, infinitePlay });
  for (;;) {
    const slice = slices.next();
    if (slice.done) return structuredClone(slice.value);
    expect(slice.value()?.kind).toBe('progress');
  }
}

describe('comparing', () => {
  test('1 and 0: one strategy each way', () => {
    expect(answered(0, 1)).toEqual({
      kind: 'compare',
      relations: { whole: '>', plus: '>', minus: '>' },
      by: 'values',
      unproved: undefined,
      claims: [
        {
          about: 'at least',
          holds: true,
          sign: 'both',
          strategy: { player: 'left', opening: undefined, positions: [{ x: 0, y: 1, replies: [] }] },
        },
        {
          about: 'at most',
          holds: false,
          sign: 'both',
          strategy: {
            player: 'left',
            opening: { in: 'a', to: 1 },
            positions: [{ x: 1, y: 1, replies: [] }],
          },
        },
      ],
    });
  });

  test('who wins infinite play decides which order is proved', () => {
    const found = answered(2, 1, 'left');
    if (found.kind !== 'compare') throw new Error(found.says);
    expect(found.claims.map(({ about, holds, sign }) => [about, holds, sign])).toEqual([
      ['at least', true, 'plus'],
      ['at most', false, 'plus'],
    ]);
  });

  test('a gray node in reach', () => {
    const gray = { ...graph, gray: Uint8Array.of(0, 1, 0) };
    const slices = compareJob({ kind: 'compare', graph: gray, a: 0, b: 2 });
    expect(slices.next()).toMatchObject({ done: true, value: { kind: 'over-budget' } });
  });
});
