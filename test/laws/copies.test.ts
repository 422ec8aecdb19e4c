/**
 * Every valid drawing can be duplicated, pasted and written as an edge list: the copy is valid, and the same
 * game. In a simultaneous game an arc of either player and one of Left's may have one move between them.
 */
import { describe, test } from 'vitest';
import { compile } from '../../engine/document/compile.ts';
import { emptyUnder, type GameDocument } from '../../engine/document/document.ts';
import { mergeEdgeList } from '../../engine/document/edge-list/merge.ts';
import { printEdgeList } from '../../engine/document/edge-list/print.ts';
import { fragment, paste } from '../../engine/document/edits/copies.ts';
import { readDocument } from '../../engine/document/read.ts';
import { writeDocument } from '../../engine/document/write.ts';
import type { NamedMoves } from '../../engine/graph/joint-moves.ts';
import { ruledBy } from '../../engine/outcome/rules.ts';
import { arbitraryDocument } from '../arbitrary/documents.ts';
import { expect } from '../fixtures/quick-expect.ts';
import { tryLaw } from './seeds.ts';

/** The game behind the vertices from `first` on, whose moves may bear other names. */
function gameFrom(document: GameDocument, first: number): unknown {
  const { graph } = compile(document);
  const { order, joint } = graph;
  const shifted = (to: number): number => (to < 0 ? to : to - first);
  const row = ({ starts }: { readonly starts: Uint32Array }, v: number): readonly number[] =>
    Array.from({ length: starts[v + 1] - starts[v] }, (_, i) => starts[v] + i);
  const gain = (place: number): unknown =>
    joint && place >= 0 ? String(joint.numbers[place]?.numerator) : '';
  const moves = (named: NamedMoves, v: number): unknown =>
    row(named, v).map((i) => [shifted(named.targets[i]), gain(named.gains[i])]);
  return Array.from({ length: order - first }, (_, i) => {
    const v = first + i;
    const turns = [graph.left, graph.right].map((arcs) =>
      row(arcs, v)
        .map((e) => shifted(arcs.targets[e]))
        .sort(),
    );
    if (!joint) return [graph.gray[v], turns];
    const { pairs, left, right } = joint;
    const rounds = row(pairs, v).map((p) => [
      pairs.left[p] - left.starts[v],
      pairs.right[p] - right.starts[v],
      shifted(pairs.targets[p]),
      gain(pairs.gains[p]),
    ]);
    return [moves(left, v), moves(right, v), rounds];
  });
}

function expectCopied(document: GameDocument): void {
  const all = document.nodes.map(({ id }) => id);
  const { document: twice } = paste(document, fragment(document, all), { x: 40, y: 40 });
  expect(readDocument(writeDocument(twice)).ok, writeDocument(twice)).toBe(true);
  expect(gameFrom(twice, all.length)).toEqual(gameFrom(document, 0));
  const list = printEdgeList(document);
  const [anew, same] = [mergeEdgeList(emptyUnder(document.view.rules), list), mergeEdgeList(document, list)];
  expect(same.ok, list).toBe(true);
  expect(anew.ok, list).toBe(true);
}

describe('a copy is the same game', () => {
  test('of any drawing', () => tryLaw(arbitraryDocument, 250, expectCopied));

  test('of a drawing where one arc names a move as another arc of that player calls it, by the node', () => {
    const node = (id: string) => ({ id, x: 0, y: 0, gray: false, name: '' });
    expectCopied({
      ...emptyUnder(ruledBy({ play: 'simultaneous' })),
      nodes: [node('s'), node('t')],
      edges: [
        { from: 's', to: 't', player: 'left' },
        { from: 's', to: 't', player: 'either', moves: [{ name: 't' }] },
      ],
    });
  });

  const twoArcs = (nodes: readonly object[], pair: string): GameDocument => {
    const edges = [
      { from: 'A', to: 'B' },
      { from: 'A', to: 'B', player: 'left' },
      { from: 'A', to: 'B', player: 'both', moves: [[pair, pair]] },
    ];
    const read = readDocument(JSON.stringify({ format: 'grundy', version: 2, nodes, edges }));
    if (!read.ok) throw new Error(JSON.stringify(read.problems));
    return read.value.document;
  };
  test.each(['B', 'b', 'a', 'c', 'd', 'x'])(
    'where two arcs have one move and a pair speaks of %s',
    (pair) => {
      expectCopied(
        twoArcs(
          [
            { id: 'A', name: 'a' },
            { id: 'B', name: 'b' },
          ],
          pair,
        ),
      );
      expectCopied(twoArcs([{ id: 'A' }, { id: 'B' }], pair));
    },
  );
});
