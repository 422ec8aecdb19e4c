/**
 * Where play in a drawing may come round again, no wall is explained by an option from which it comes back.
 */
import { expect, test } from 'vitest';
import { ask } from '../../../../engine/conduct/ask.ts';
import { usualRules } from '../../../../engine/outcome/rules.ts';
import { drain } from '../../../../engine/rounds.ts';
import { thermographOfVertex } from '../../../../engine/theories/partizan/questions/thermograph.ts';
import { partizan } from '../../../fixtures/partizan.ts';

test('an option that attains the wall is left out where play may come back from it', () => {
  const [zero, star, up, start] = [0, 1, 2, 3];
  const left = [star, up, start].map((from) => [from, zero] as const);
  const right = [
    [star, zero],
    [up, star],
    [up, start],
    [start, zero],
  ] as const;
  // From * Left may go to ↑ as well as to 0, but Right may go back from there.
  const graph = partizan(4, [...left, [start, up]], right);
  const answer = drain(ask('thermograph', { vertex: start }, { graph, rules: usualRules }));
  if (answer.kind === 'over-budget') throw new Error(answer.says);
  expect(thermographOfVertex.sentences(answer, (v) => `n${v}`)[0]).toBe(
    'Up to t = 0, Left moves to n0 = 0. Left has paid t, so Left’s wall is at -t.',
  );
});
