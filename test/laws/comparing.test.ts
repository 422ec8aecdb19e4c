/**
 * Laws of comparing two vertices, against slow play of all pairs: the relations, by values and by play; and
 * every strategy is checked against the definition, sharing no code with what made it. A law fails if it met
 * no strategy of some kind, since it would then pass everything.
 */
import { describe, test } from 'vitest';
import type { Arcs, GameGraph } from '../../engine/graph/game-graph.ts';
import { drain } from '../../engine/rounds.ts';
import { compareVertices } from '../../engine/theories/partizan/comparing/compare.ts';
import { type Claim, proofsOf } from '../../engine/theories/partizan/comparing/proofs.ts';
import { compareWithTyped } from '../../engine/theories/partizan/comparing/typed-beside.ts';
import type { Relation, Relations } from '../../engine/theories/partizan/relations.ts';
import type { TypedGame } from '../../engine/values/notation/parse.ts';
import { arbitraryWhite, writtenPartizan } from '../arbitrary/partizan.ts';
import { expect } from '../fixtures/quick-expect.ts';
import { oftenEnough } from '../fixtures/share.ts';
import { minusOrder, plusOrder } from '../oracle/partizan-order.ts';
import { wrongInStrategy } from '../oracle/partizan-strategy.ts';
import { tryLaw } from './seeds.ts';

type Order = readonly (readonly boolean[])[];

const signs = { 'true,true': '=', 'true,false': '>', 'false,true': '<', 'false,false': '||' } as const;
const related = (order: (a: number, b: number) => boolean, a: number, b: number): Relation =>
  signs[`${order(a, b)},${order(b, a)}`];

const slowly = (plus: Order, minus: Order, a: number, b: number): Relations => ({
  whole: related((x, y) => plus[x][y] && minus[x][y], a, b),
  plus: related((x, y) => plus[x][y], a, b),
  minus: related((x, y) => minus[x][y], a, b),
});

function claimsOf(graph: GameGraph, a: number, b: number, relations: Relations): readonly Claim[] {
  const claims = drain(proofsOf(graph, a, b, relations));
  if ('kind' in claims) throw new Error(claims.says);
  return claims;
}

/** The part of a graph that follows b, as a game that a person could have typed. */
function asTyped({ order, left, right }: GameGraph, b: number): TypedGame {
  const moves = ({ starts, targets }: Arcs): readonly number[] =>
    Array.from({ length: order }, (_, v) =>
      [...targets.subarray(starts[v], starts[v + 1])].flatMap((to) => [v, to]),
    ).flat();
  return { count: order, left: moves(left), right: moves(right), start: b };
}

describe('comparing two vertices', () => {
  test('a vertex compares with a typed game, and with two typed sides, as slow play says', () => {
    const met: Partial<Record<string, number>> = {};
    tryLaw(arbitraryWhite(5, 8), 120, (graph) => {
      const [plus, minus] = [plusOrder(graph), minusOrder(graph)];
      for (let a = 0; a < graph.order; a++) {
        for (let b = 0; b < graph.order; b++) {
          const c = (a + b) % graph.order;
          const one = drain(compareWithTyped(graph, a, { kind: 'game', game: asTyped(graph, b) }));
          const sides = { kind: 'sides', onside: asTyped(graph, b), offside: asTyped(graph, c) } as const;
          const two = drain(compareWithTyped(graph, a, sides));
          if (one.kind === 'over-budget' || two.kind === 'over-budget') throw new Error('it was too large');
          const wanted = slowly(plus, minus, a, b);
          expect(one.relations, `${writtenPartizan(graph)}\n${a}, ${b}`).toEqual(wanted);
          expect(
            [two.relations.plus, two.relations.minus],
            `${writtenPartizan(graph)}\n${a}, ${b} & ${c}`,
          ).toEqual([wanted.plus, slowly(plus, minus, a, c).minus]);
          met[wanted.whole] = (met[wanted.whole] ?? 0) + 1;
        }
      }
    });
    for (const each of ['=', '<', '>', '||']) expect(met[each], each).toBeGreaterThan(oftenEnough(50));
  });

  test('the relations are those of slow play, by values and by play alone', () => {
    const met: Partial<Record<string, number>> = {};
    tryLaw(arbitraryWhite(6, 9), 250, (graph) => {
      const [plus, minus] = [plusOrder(graph), minusOrder(graph)];
      for (let a = 0; a < graph.order; a++) {
        for (let b = 0; b < graph.order; b++) {
          const wanted = slowly(plus, minus, a, b);
          for (const options of [{}, { pairs: 0 }]) {
            const found = drain(compareVertices(graph, a, b, options));
            if (found.kind !== 'compared') throw new Error(found.says);
            expect(found.relations, `${writtenPartizan(graph)}\n${a}, ${b}, by ${found.by}`).toEqual(wanted);
            met[found.by] = (met[found.by] ?? 0) + 1;
          }
          met[wanted.whole] = (met[wanted.whole] ?? 0) + 1;
          if (wanted.plus !== wanted.minus) met.apart = (met.apart ?? 0) + 1;
        }
      }
    });
    for (const each of ['values', 'play', '=', '<', '>', '||', 'apart'])
      expect(met[each], each).toBeGreaterThan(oftenEnough(100));
  });

  test('every strategy proves its claim', () => {
    const met: Partial<Record<string, number>> = {};
    tryLaw(arbitraryWhite(6, 9), 250, (graph) => {
      const [plus, minus] = [plusOrder(graph), minusOrder(graph)];
      for (let a = 0; a < graph.order; a++) {
        for (let b = 0; b < graph.order; b++) {
          for (const claim of claimsOf(graph, a, b, slowly(plus, minus, a, b))) {
            const about = `${writtenPartizan(graph)}\n${a}, ${b}, ${JSON.stringify(claim)}`;
            if (!claim.strategy) throw new Error(about);
            for (const sign of claim.sign === 'both' ? (['plus', 'minus'] as const) : [claim.sign]) {
              expect(wrongInStrategy(graph, a, b, { ...claim, sign }, claim.strategy), about).toBeUndefined();
            }
            const kind = `${claim.about} ${claim.holds} ${claim.sign}`;
            met[kind] = (met[kind] ?? 0) + 1;
          }
        }
      }
    });
    for (const about of ['at least', 'at most']) {
      for (const holds of [true, false]) {
        for (const sign of ['plus', 'minus', 'both']) {
          const kind = `${about} ${holds} ${sign}`;
          expect(met[kind], kind).toBeGreaterThan(oftenEnough(20));
        }
      }
    }
  });
});
