/**
 * What is made of a scoring game is a scoring game with the same scores, also where none of its nodes had one
 * written.
 */
import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { partAsked } from '../../app/export/request.ts';
import { ask } from '../../engine/conduct/ask.ts';
import { compile } from '../../engine/document/compile.ts';
import {
  emptyDocument,
  type GameDocument,
  type GameEdge,
  type Player,
} from '../../engine/document/document.ts';
import { drawnSum } from '../../engine/document/edits/drawn-sum.ts';
import { unionOf } from '../../engine/document/edits/union.ts';
import { isScored } from '../../engine/document/stuck.ts';
import { drain } from '../../engine/rounds.ts';
import { textOf } from '../../engine/values/words.ts';
import { tryLaw } from './seeds.ts';

const order = 4;

/** Arcs lead down, so that play ends; the score may be on a node that nothing leads to. */
const drawings = fc.record({
  arcs: fc.array(
    fc.tuple(fc.nat(order - 1), fc.nat(order - 2), fc.constantFrom<Player>('left', 'right', 'either')),
    { maxLength: 5 },
  ),
  scores: fc.array(fc.option(fc.integer({ min: -2, max: 2 }), { nil: undefined, freq: 2 }), {
    minLength: order,
    maxLength: order,
  }),
  places: fc.array(fc.nat(order - 1), { minLength: 1, maxLength: 2 }),
});

type Drawn = typeof drawings extends fc.Arbitrary<infer T> ? T : never;

function documentOf({ arcs, scores }: Drawn): GameDocument {
  const edges = new Map<string, GameEdge>();
  for (const [from, to, player] of arcs)
    if (to < from) edges.set(`${from} ${to} ${player}`, { from: `${from}`, to: `${to}`, player });
  const nodes = scores.map((score, v) => ({
    ...{ id: `${v}`, x: 0, y: 0, gray: false, name: '' },
    ...(score !== undefined && { score: { left: score, right: score } }),
  }));
  const apart = { id: 'apart', x: 0, y: 0, gray: false, name: '', score: { left: 5, right: 5 } };
  return { ...emptyDocument, nodes: [...nodes, apart], edges: [...edges.values()] };
}

/** The sum of the pieces on these nodes, as far as there is one. */
function sumOf(document: GameDocument, ids: readonly string[]): string {
  const { graph, index } = compile(document);
  const pieces = Uint32Array.from(ids, (id) => index.get(id) ?? 0);
  const found = drain(ask('sum', { pieces }, { graph, rules: document.view.rules }));
  if (found.kind === 'over-budget') return 'none';
  return `${found.kind} ${found.value ? textOf(found.value) : ''} ${found.outcome}`;
}

test('the sum as a drawing, separate copies, and an exported part are worth what they were worth in the drawing', () => {
  let bare = 0;
  tryLaw(drawings, 150, (drawn) => {
    const document = documentOf(drawn);
    const ids = drawn.places.map(String);
    const worth = sumOf(document, ids);
    const sum = drawnSum(document, ids, 1000);
    if (sum.kind !== 'drawn') throw new Error(sum.kind);
    expect(isScored(sum.document)).toBe(true);
    expect(sumOf(sum.document, [sum.document.nodes[0].id])).toBe(worth);
    const union = unionOf(document, ids, 100);
    if (union.kind !== 'drawn') throw new Error(union.kind);
    expect(sumOf(union.document, union.starts)).toBe(worth);
    const only = document.nodes.map(({ id }) => id).filter((id) => id !== 'apart');
    const part = partAsked({ document, only });
    expect(sumOf(part, ids)).toBe(worth);
    if (drawn.scores.every((score) => score === undefined)) bare++;
  });
  expect(bare).toBeGreaterThan(0);
});
