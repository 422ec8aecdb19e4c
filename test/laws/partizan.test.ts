/**
 * Laws of sides against slow play of all pairs, which shares no code with the engine: what is found for a
 * vertex is a stopper equal to it in γ⁺ (the onside) or γ⁻ (the offside), different values have different
 * forms, and nothing depends on how the vertices are numbered. A law fails if no sides were found at all,
 * since it would then pass everything.
 */
import * as fc from 'fast-check';
import { describe, test } from 'vitest';
import type { GameGraph } from '../../engine/graph/game-graph.ts';
import { drain } from '../../engine/rounds.ts';
import { partizan as partizanTheory } from '../../engine/theories/partizan/index.ts';
import { sidesOf } from '../../engine/theories/partizan/solve.ts';
import { formOfOptions, graphOfForm } from '../../engine/theories/partizan/store/form.ts';
import { type CanonicalForm, type GraphForm, graphOf } from '../../engine/values/form.ts';
import { parseGame } from '../../engine/values/notation/parse.ts';
import type { SidedGame } from '../../engine/values/sided.ts';
import type { Stopper } from '../../engine/values/stopper.ts';
import type { Value } from '../../engine/values/value.ts';
import { textOf } from '../../engine/values/words.ts';
import { arbitraryWhite, writtenPartizan } from '../arbitrary/partizan.ts';
import { beside, downwards, graphOfPairs, pairsOf, partizan } from '../fixtures/partizan.ts';
import { expect } from '../fixtures/quick-expect.ts';
import { oftenEnough } from '../fixtures/share.ts';
import { minusOrder, plusOrder } from '../oracle/partizan-order.ts';
import { tryLaw } from './seeds.ts';

const formsOf = (graph: GameGraph) => {
  const { store, onsides, offsides } = drain(sidesOf(graph));
  const form = (id: number) => (id < 0 ? undefined : formOfOptions(store, id));
  return Array.from(onsides, (on, v) => ({ on: form(on), off: form(offsides[v]) }));
};

describe('sides', () => {
  const met = { stoppers: 0, sided: 0, unsided: 0 };

  test('onside and offside equal the game in both signed orders', () => {
    tryLaw(arbitraryWhite(6, 9), 600, (graph) => {
      for (const [v, { on, off }] of formsOf(graph).entries()) {
        if (on && off) met[JSON.stringify(on) === JSON.stringify(off) ? 'stoppers' : 'sided']++;
        else met.unsided++;
        for (const [form, order] of [
          [on, plusOrder],
          [off, minusOrder],
        ] as const) {
          if (!form) continue;
          const both = order(beside(graph, graphOfForm(graphOf(form))));
          const about = `${writtenPartizan(graph)}\nvertex ${v}: ${JSON.stringify(form)}`;
          expect(both[v][graph.order] && both[graph.order][v], about).toBe(true);
        }
      }
    });
    expect(met.stoppers).toBeGreaterThan(oftenEnough(500));
    expect(met.sided).toBeGreaterThan(oftenEnough(50));
  });

  test.each([[[0, 1, 2, 3, 4]], [[2, 4, 3, 0, 1]], [[4, 3, 2, 1, 0]]])(
    'no vertex is fused where two odd paths would make an alternating cycle: numbered %j',
    (n) => {
      const renamed = (pairs: readonly (readonly [number, number])[]) =>
        pairs.map(([u, v]) => [n[u], n[v]] as const);
      const left = renamed([[1, 2], [2, 1], [3, 1], [4, 3]]); // biome-ignore format: pairs
      const right = renamed([[1, 0], [2, 4], [3, 1]]); // biome-ignore format: pairs
      const { table, codes } = drain(partizanTheory.solve(partizan(5, left, right)));
      const texts = n.map((v) => textOf(table[codes[v]]));
      expect(texts).toEqual(['0', '* & under', '0 & under', '0 & under', 'tis']);
    },
  );

  test('equal values have the same form and different ones do not', () => {
    tryLaw(arbitraryWhite(7, 11), 400, (graph) => {
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
            expect(
              JSON.stringify(p) === JSON.stringify(q),
              `${writtenPartizan(graph)}\n${a}, ${b}, ${side}`,
            ).toBe(order[a][b] && order[b][a]);
          }
        }
      }
    });
  });

  test('a canonical form is its own canonical form', () => {
    tryLaw(arbitraryWhite(7, 12), 300, (graph) => {
      for (const { on } of formsOf(graph)) {
        if (!on) continue;
        const [again] = formsOf(graphOfForm(graphOf(on)));
        expect(again.on, writtenPartizan(graph)).toEqual(on);
        expect(again.off, writtenPartizan(graph)).toEqual(on);
      }
    });
  });

  test('renumbering the vertices changes nothing', () => {
    const withNumbering = arbitraryWhite(8, 14).chain((graph) =>
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
        if (on && forms[v].on) expect(on, writtenPartizan(graph)).toEqual(forms[v].on);
        if (off && forms[v].off) expect(off, writtenPartizan(graph)).toEqual(forms[v].off);
      }
    });
  });

  test('a name is read back as the same value', () => {
    let told = 0;
    tryLaw(arbitraryWhite(8, 14), 300, (graph) => {
      for (const value of drain(partizanTheory.solve(graph)).table) {
        const text = textOf(value);
        if (value.kind === 'unsided' || text.includes('…')) continue;
        const typed = parseGame(text);
        if (!typed.ok) throw new Error(`${text}: ${typed.problems[0].place}: ${typed.problems[0].says}`);
        if (typed.value.kind === 'game') {
          const again = drain(partizanTheory.solve(graphOfPairs(typed.value.game)));
          expect(again.table[again.codes[typed.value.game.start]], text).toEqual(value);
        } else if (value.kind === 'sided') {
          const [on, off] = [typed.value.onside, typed.value.offside].map(
            (game) => formsOf(graphOfPairs(game))[game.start],
          );
          expect([on.on, off.off], text).toEqual([value.onside, value.offside]);
        } else {
          throw new Error(`${text} was read as two sides`);
        }
        told++;
      }
    });
    expect(told).toBeGreaterThan(oftenEnough(400));
  });

  test('a + 0 is a, and a − a is 0 exactly if a equals a game without infinite play', () => {
    const zero: Value = { kind: 'stopper', canonical: { numerator: 0, exponent: 0 } };
    const met = { loopfree: 0, loopy: 0 };
    // A quarter of them without infinite play.
    const graphs = fc
      .tuple(arbitraryWhite(6, 9), fc.nat(3))
      .map(([graph, kind]) => (kind === 0 ? downwards(graph) : graph));
    tryLaw(graphs, 170, (graph) => {
      for (const value of drain(partizanTheory.solve(graph)).table) {
        if (value.kind !== 'stopper' && value.kind !== 'sided') continue;
        expect(partizanTheory.sums?.add(value, zero), textOf(value)).toEqual(value);
        const less = partizanTheory.sums?.add(value, negativeOf(value));
        if (!less) continue;
        const loopfree = value.kind === 'stopper' && isLoopfree(graphOf(value.canonical));
        met[loopfree ? 'loopfree' : 'loopy']++;
        expect(textOf(less) === '0', textOf(value)).toBe(loopfree);
      }
    });
    expect(met.loopfree).toBeGreaterThan(oftenEnough(70));
    expect(met.loopy).toBeGreaterThan(oftenEnough(70));
  });
});

function negativeOf(value: Stopper | SidedGame): Value {
  if (value.kind === 'stopper') return { kind: 'stopper', canonical: negated(value.canonical) };
  return { kind: 'sided', onside: negated(value.offside), offside: negated(value.onside) };
}

/** The negative; its form need not be in canonical order. */
function negated(form: CanonicalForm): CanonicalForm {
  const { count, left, right } = graphOf(form);
  return { count, left: right, right: left };
}

/** Removes vertices without remaining options until nothing changes: slow and obvious. */
function isLoopfree({ count, left, right }: GraphForm): boolean {
  const gone = new Set<number>();
  const leads = (v: number): boolean =>
    [left, right].some((pairs) =>
      pairs.some((from, i) => i % 2 === 0 && from === v && !gone.has(pairs[i + 1])),
    );
  for (let before = -1; gone.size > before; ) {
    before = gone.size;
    for (let v = 0; v < count; v++) if (!leads(v)) gone.add(v);
  }
  return gone.size === count;
}
