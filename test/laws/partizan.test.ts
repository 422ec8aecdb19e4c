/**
 * Laws of sides against slow play of all pairs, which shares no code with the engine: what was found for a vertex is a
 * stopper equal to it in γ⁺ (the onside) or γ⁻ (the offside), its form is that of no other value, and nothing depends on how
 * the vertices are numbered. A law fails when no sides were found at all, since that would pass everything.
 */
import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { GameGraph } from '../../engine/graph/game-graph.ts';
import { drain } from '../../engine/rounds.ts';
import { sidesOf } from '../../engine/theories/partizan/solve.ts';
import { formOf, graphOfForm } from '../../engine/theories/partizan/store/form.ts';
import { graphOf } from '../../engine/values/form.ts';
import { beside, pairsOf, partizan } from '../fixtures/partizan.ts';
import { minusOrder, plusOrder } from '../oracle/partizan-order.ts';
import { tryLaw } from './seeds.ts';

/** Two arcs in three lead to a smaller vertex; loops and long cycles come often enough. */
const arbitraryGraph = (largest: number, most: number): fc.Arbitrary<GameGraph> =>
  fc.integer({ min: 1, max: largest }).chain((order) => {
    const arc = fc.tuple(fc.nat(order - 1), fc.nat(3 * order - 1)).map(([from, drawn]) => {
      const to = Math.floor(drawn / 3);
      return [from, drawn % 3 === 0 || from === 0 ? to : to % from] as const;
    });
    const arcs = fc.uniqueArray(arc, { maxLength: most, selector: ([from, to]) => from * order + to });
    return fc.tuple(arcs, arcs).map(([left, right]) => partizan(order, left, right));
  });

const written = ({ order, left, right }: GameGraph): string =>
  `${order} vertices, left ${JSON.stringify(pairsOf(left))}, right ${JSON.stringify(pairsOf(right))}`;

const formsOf = (graph: GameGraph) => {
  const { store, onsides, offsides } = drain(sidesOf(graph));
  const form = (id: number) => (id < 0 ? undefined : formOf(store, id));
  return Array.from(onsides, (on, v) => ({ on: form(on), off: form(offsides[v]) }));
};

describe('sides', () => {
  const met = { stoppers: 0, sided: 0, unsided: 0 };

  test('onside and offside equal the game in both signed orders', () => {
    tryLaw(arbitraryGraph(6, 9), 600, (graph) => {
      for (const [v, { on, off }] of formsOf(graph).entries()) {
        if (on && off) met[JSON.stringify(on) === JSON.stringify(off) ? 'stoppers' : 'sided']++;
        else met.unsided++;
        for (const [form, order] of [
          [on, plusOrder],
          [off, minusOrder],
        ] as const) {
          if (!form) continue;
          const both = order(beside(graph, graphOfForm(graphOf(form))));
          const about = `${written(graph)}\nvertex ${v}: ${JSON.stringify(form)}`;
          expect(both[v][graph.order] && both[graph.order][v], about).toBe(true);
        }
      }
    });
    expect(met.stoppers).toBeGreaterThan(500);
    expect(met.sided).toBeGreaterThan(50);
  });

  test('equal values have the same form and different ones do not', () => {
    tryLaw(arbitraryGraph(7, 11), 400, (graph) => {
      const [plus, minus] = [plusOrder(graph), minusOrder(graph)];
      const forms = formsOf(graph);
      for (let a = 0; a < graph.order; a++) {
        for (let b = 0; b < a; b++) {
          for (const [side, order] of [
            ['on', plus],
            ['off', minus],
          ] as const) {
            const [p, q] = [forms[a][side], forms[b][side]];
            if (!p || !q) continue;
            expect(JSON.stringify(p) === JSON.stringify(q), `${written(graph)}\n${a}, ${b}, ${side}`).toBe(
              order[a][b] && order[b][a],
            );
          }
        }
      }
    });
  });

  test('a canonical form is its own canonical form', () => {
    tryLaw(arbitraryGraph(7, 12), 300, (graph) => {
      for (const { on } of formsOf(graph)) {
        if (!on) continue;
        const [again] = formsOf(graphOfForm(graphOf(on)));
        expect(again.on, written(graph)).toEqual(on);
        expect(again.off, written(graph)).toEqual(on);
      }
    });
  });

  test('numbering the vertices otherwise changes nothing', () => {
    const withNumbering = arbitraryGraph(8, 14).chain((graph) =>
      fc.tuple(
        fc.constant(graph),
        fc.shuffledSubarray([...Array(graph.order).keys()], { minLength: graph.order }),
      ),
    );
    tryLaw(withNumbering, 300, ([graph, numbering]) => {
      const renamed = (pairs: readonly (readonly [number, number])[]) =>
        pairs.map(([u, v]) => [numbering[u], numbering[v]] as const);
      const other = partizan(graph.order, renamed(pairsOf(graph.left)), renamed(pairsOf(graph.right)));
      const [forms, others] = [formsOf(graph), formsOf(other)];
      for (let v = 0; v < graph.order; v++) {
        const { on, off } = others[numbering[v]];
        if (on && forms[v].on) expect(on, written(graph)).toEqual(forms[v].on);
        if (off && forms[v].off) expect(off, written(graph)).toEqual(forms[v].off);
      }
    });
  });
});
