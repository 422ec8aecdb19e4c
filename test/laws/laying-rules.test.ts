/**
 * How much is laid of rules on a board, beside the bounds by which boards are refused before anything is
 * laid.
 */
import * as fc from 'fast-check';
import { expect as expectOnce, test } from 'vitest';
import { playedRules } from '../../engine/rulesets/written/played-rules.ts';
import { printRules } from '../../engine/rulesets/written/print-rules.ts';
import { stepsOfRules } from '../../engine/rulesets/written/steps-of-rules.ts';
import { type Amount, laidInAll, mostToLay } from '../../engine/rulesets/written/too-large-boards.ts';
import { signsOfRules } from '../../engine/rulesets/written/written-rules.ts';
import { arbitraryRules } from '../arbitrary/written-rules.ts';
import { expect } from '../fixtures/quick-expect.ts';
import { oftenEnough } from '../fixtures/share.ts';
import { tryLaw } from './seeds.ts';

const boards = fc
  .tuple(fc.integer({ min: 1, max: 5 }), fc.integer({ min: 1, max: 7 }))
  .map(([height, width]) => ({ width, height }));

const amounts: readonly (keyof Amount)[] = ['ways', 'cells', 'tried', 'tests'];

test('no more is laid of random rules than the bound says, and no more if the board has fewer signs', () => {
  const met = { laid: 0, near: 0 };
  tryLaw(fc.tuple(arbitraryRules, boards, fc.nat(6)), 250, ([rules, size, some]) => {
    const text = printRules(rules);
    const board = rules.board === 'row' ? { width: size.width * size.height, height: 1 } : size;
    const signs = signsOfRules(rules);
    const { groups } = stepsOfRules(rules, board, playedRules(rules));
    const most = mostToLay(groups, board);
    const laid = laidInAll(groups, board, signs);
    const fewer = [...signs].filter((_, i) => i === 0 || ((some >> (i - 1)) & 1) === 0).join('');
    const less = laidInAll(groups, board, fewer);
    for (const of of amounts) {
      const says = (): string => `${of} on ${board.width} × ${board.height}\n${text}`;
      expect(laid[of], says).toBeLessThanOrEqual(most[of] * laid.times);
      expect(less[of], says).toBeLessThanOrEqual(laid[of]);
      if (laid[of] > 0 && 4 * laid[of] >= most[of]) met.near++;
    }
    if (laid.ways > 0) met.laid++;
  });
  expectOnce(met.laid).toBeGreaterThan(oftenEnough(100));
  expectOnce(met.near).toBeGreaterThan(oftenEnough(100));
});
