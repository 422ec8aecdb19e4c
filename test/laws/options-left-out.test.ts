/**
 * What an explanation says of dominated and reversible options, also where play can go round while the
 * players take turns: without the one, and with what comes in place of the other, the vertex keeps its value.
 */
import * as fc from 'fast-check';
import { test } from 'vitest';
import { openMemory } from '../../engine/conduct/memory.ts';
import type { GameGraph } from '../../engine/graph/game-graph.ts';
import type { InfinitePlay } from '../../engine/outcome/outcome.ts';
import { drain } from '../../engine/rounds.ts';
import { explainVertex } from '../../engine/theories/explaining.ts';
import { valueAt } from '../../engine/theories/labelling.ts';
import { partizan as theory } from '../../engine/theories/partizan/index.ts';
import type { Value } from '../../engine/values/value.ts';
import { textOf } from '../../engine/values/words.ts';
import { arbitraryWhite, writtenPartizan } from '../arbitrary/partizan.ts';
import { ruledGame } from '../fixtures/games.ts';
import { pairsOf, partizan } from '../fixtures/partizan.ts';
import { expect } from '../fixtures/quick-expect.ts';
import { oftenEnough } from '../fixtures/share.ts';
import { tryLaw } from './seeds.ts';

/** What a vertex is worth, on the sides that matter. */
function worth(value: Value | undefined, infinitePlay: InfinitePlay): string {
  if (value?.kind !== 'sided' || infinitePlay === 'draw') return value ? textOf(value) : '?';
  return textOf({ kind: 'stopper', canonical: infinitePlay === 'left' ? value.onside : value.offside });
}

/** With other options of one player at one vertex. */
function withOptions(
  graph: GameGraph,
  { vertex, by }: { readonly vertex: number; readonly by: 'left' | 'right' },
  change: (options: readonly number[]) => readonly number[],
): GameGraph {
  const pairs = pairsOf(graph[by]);
  const own = pairs.filter(([from]) => from === vertex).map(([, to]) => to);
  const changed = [
    ...pairs.filter(([from]) => from !== vertex),
    ...[...new Set(change(own))].map((to) => [vertex, to] as const),
  ];
  const [left, right] = by === 'left' ? [changed, pairsOf(graph.right)] : [pairsOf(graph.left), changed];
  return partizan(graph.order, left, right);
}

const drawings = fc.tuple(arbitraryWhite(6, 10), fc.constantFrom<InfinitePlay>('draw', 'left', 'right'));

test('options are left out, and replaced, without another value', () => {
  const met = { dominated: 0, reversible: 0, guarded: 0 };
  tryLaw(drawings, 50, ([graph, infinitePlay]) => {
    const evidence = openMemory().recall(ruledGame(graph, { theory: theory.id, infinitePlay }));
    const labelling = drain(theory.solve(graph));
    for (let vertex = 0; vertex < graph.order; vertex++) {
      const before = worth(valueAt(labelling, vertex), infinitePlay);
      if (before === '?') continue;
      const { reasons } = drain(explainVertex(evidence, { vertex })).explanation;
      if (!reasons.some(({ kind }) => kind === 'alternates')) continue;
      for (const reason of reasons) {
        if (reason.kind === 'guarded') met.guarded++;
        if (reason.kind !== 'dominated' && reason.kind !== 'reversible') continue;
        met[reason.kind]++;
        const { option } = reason;
        const instead = reason.kind === 'reversible' ? reason.instead : [];
        const without = withOptions(graph, reason, (options) => [
          ...options.filter((each) => each !== option),
          ...instead,
        ]);
        const after = worth(valueAt(drain(theory.solve(without)), vertex), infinitePlay);
        const about = `${writtenPartizan(graph)}, ${infinitePlay}\n${JSON.stringify(reason)}`;
        if (after !== '?') expect(after, about).toBe(before);
      }
    }
  });
  expect(met.dominated).toBeGreaterThan(oftenEnough(10));
  expect(met.reversible).toBeGreaterThan(oftenEnough(10));
  expect(met.guarded).toBeGreaterThan(oftenEnough(3));
});
