/**
 * Laws for every ruleset in which both players move at once: matrices are those that play by hand finds, and
 * so are the answers about them.
 */
import * as fc from 'fast-check';
import { describe, test } from 'vitest';
import { outcomeOfVertex } from '../../engine/answers/index.ts';
import { openMemory } from '../../engine/conduct/memory.ts';
import { openPartSolver } from '../../engine/conduct/worth-by-parts.ts';
import { type GameGraph, withoutEnds } from '../../engine/graph/game-graph.ts';
import { ruledBy } from '../../engine/outcome/rules.ts';
import { type Ruleset, rulesOfRuleset } from '../../engine/rulesets/ruleset.ts';
import { drain, rulesets, solveBoard } from '../../engine/run.ts';
import { valueAt } from '../../engine/theories/labelling.ts';
import { handOf } from '../arbitrary/positions.ts';
import { positionOf } from '../fixtures/boards.ts';
import { boardAtOnce } from '../fixtures/boards-at-once.ts';
import { expectedValuesOf } from '../fixtures/joint-games.ts';
import { expect } from '../fixtures/quick-expect.ts';
import { tryLaw } from './seeds.ts';

const simultaneousRulesets = rulesets.flatMap((ruleset) =>
  ruleset.rounds ? [[ruleset.id, ruleset, ruleset.rounds] as const] : [],
);

/** As the ruleset prints it; one of several texts that are one position. */
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

  test('no position that joint rounds come to has another value where solo moves are followed too, nor where the worth of ends is found by them', () => {
    const instances = fc.tuple(handOf(id).positions, fc.constantFrom('normal', 'scoring'));
    tryLaw(instances, 12, ([text, convention]) => {
      const short = boardAtOnce(id, text, convention);
      const long = boardAtOnce(id, text, convention, true);
      const { joint } = short.graph;
      for (const player of ['left', 'right'] as const)
        expect(joint?.[player].targets.every((to) => to < 0)).toBe(true);
      const valuesOf = ({ texts }: typeof long, graph: GameGraph) => {
        const values = expectedValuesOf(graph, convention);
        return new Map(texts().map((name, v) => [name, values[v]]));
      };
      const found = [...valuesOf(short, short.graph)];
      const withSolo = valuesOf(long, long.graph);
      expect(found.length).toBe(short.graph.order);
      expect(found, `${text}, ${convention}`).toEqual(found.map(([name]) => [name, withSolo.get(name)]));
      // Scores of components are added up; the lone player's moves in all of them together could make another
      // integer.
      if (convention === 'scoring' && text.includes(' + ')) return;
      const byTheory = valuesOf(long, withoutEnds(long.graph));
      expect([...byTheory], `${text}, ${convention}`).toEqual([...withSolo]);
    });
  });

  test('by scores and by majority a continued sum is worth by its components what its product is worth', () => {
    const { positions } = handOf(id);
    const instances = fc.tuple(positions, positions, fc.constantFrom('scoring', 'majority'));
    let compared = 0;
    let all = 0;
    tryLaw(instances, 16, ([a, b, convention]) => {
      const rules = ruledBy({ sum: 'continued', convention }, rulesOfRuleset(ruleset));
      const position = ruleset.print(positionOf(ruleset, `${a} + ${b}`));
      const byComponents = openPartSolver(ruleset, rules, 1e6);
      const added = byComponents && drain(byComponents.worthOf(positionOf(ruleset, position)));
      if (!added || 'kind' in added) throw new Error(`the components of ${position} do not add up`);
      all++;
      const whole = drain(solveBoard({ ruleset: id, position, rules, positions: 20_000 }, openMemory()));
      if ('kind' in whole) return;
      const value = valueAt(whole.solved.labelling, 0);
      if (!value) return;
      compared++;
      expect([added.value, added.outcome], `${position}, ${convention}`).toEqual([
        value,
        outcomeOfVertex(whole.solved, 0),
      ]);
    });
    expect(2 * compared, 'most products are small enough').toBeGreaterThan(all);
  });
});
