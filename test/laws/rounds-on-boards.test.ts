/** Laws for every ruleset in which both players move at once: matrices are those that play by hand finds, and what is asked of them. */
import { describe, test } from 'vitest';
import { drain } from '../../engine/rounds.ts';
import { generate } from '../../engine/rulesets/generate.ts';
import { type Ruleset, rulesOfRuleset } from '../../engine/rulesets/ruleset.ts';
import { rulesets } from '../../engine/run.ts';
import { handOf } from '../arbitrary/positions.ts';
import { positionOf } from '../fixtures/boards.ts';
import { expect } from '../fixtures/quick-expect.ts';
import { tryLaw } from './seeds.ts';

const simultaneousRulesets = rulesets.flatMap((ruleset) =>
  ruleset.rounds ? [[ruleset.id, ruleset, ruleset.rounds] as const] : [],
);

/** As the ruleset prints it; of several texts that are one position, one. */
function printed(ruleset: Ruleset, text: string): string {
  const { merged = (name) => name } = handOf(ruleset.id);
  return merged(ruleset.print(positionOf(ruleset, text)));
}

describe.each(simultaneousRulesets)('%s', (id, ruleset, rounds) => {
  test('the matrix of a position is that of play by hand, row by row, with what each round gains', () => {
    tryLaw(handOf(id).positions, 40, (text) => {
      const play = handOf(id).rounds;
      if (!play) throw new Error('there are no moves by hand');
      const byHand = play(text);
      const { left, right, joint } = rounds.at(positionOf(ruleset, text), 'disjunctive');
      const cells = left.map((_, i) =>
        right.map((__, j) => {
          const { to, gain } = joint(i, j);
          return [printed(ruleset, ruleset.print(to)), gain];
        }),
      );
      const hand = byHand.left.map((_, i) =>
        byHand.right.map((__, j) => {
          const { to, gain = 0 } = byHand.joint(i, j);
          return [printed(ruleset, to), gain];
        }),
      );
      expect([left.length, right.length], `the moves at ${text}`).toEqual([
        byHand.left.length,
        byHand.right.length,
      ]);
      expect(cells, `the joint results of ${text}`).toEqual(hand);
      for (const moves of [left, right])
        expect(new Set(moves.map(({ name }) => name)).size).toBe(moves.length);
    });
  });

  test('what is generated for values is what joint rounds come to, and with solo moves no value differs', () => {
    tryLaw(handOf(id).positions, 12, (text) => {
      const rules = rulesOfRuleset(ruleset);
      const position = positionOf(ruleset, text);
      const coder = ruleset.coder(position, rules);
      const short = drain(generate(coder, {}));
      const long = drain(generate(ruleset.coder(position, rules), { solo: true }));
      if (short.kind !== 'generated' || long.kind !== 'generated') throw new Error('it is small');
      expect(short.graph.order).toBeLessThanOrEqual(long.graph.order);
      const { joint } = short.graph;
      for (const player of ['left', 'right'] as const)
        expect(joint?.[player].targets.every((to) => to < 0)).toBe(true);
    });
  });
});
