/** The disjoint union of the games of some nodes. */
import { describe, expect, test } from 'vitest';
import { edgeKey, emptyDocument, type GameDocument } from '../../../engine/document/document.ts';
import { mergeEdgeList } from '../../../engine/document/edge-list/merge.ts';
import { setBend } from '../../../engine/document/edits/arcs.ts';
import { unionOf } from '../../../engine/document/edits/union.ts';

const drawingOf = (text: string): GameDocument => {
  const read = mergeEdgeList(emptyDocument, text);
  if (!read.ok) throw new Error(read.problems[0].says);
  return { ...read.value, nodes: read.value.nodes.map((node) => ({ ...node, name: node.id })) };
};

describe('the disjoint union', () => {
  test('each game has a copy of its own, side by side, and what they share is there twice', () => {
    const document = drawingOf('a ->L c -> d\nb ->R c\ne -> a');
    const union = unionOf(document, ['a', 'b'], 10);
    if (union.kind !== 'drawn') throw new Error(union.kind);
    const { nodes, edges } = union.document;
    const nameOf = new Map(nodes.map(({ id, name }) => [id, name]));
    expect(nodes.map(({ name }) => name).toSorted()).toEqual(['a', 'b', 'c', 'c', 'd', 'd']);
    expect(
      edges.map(({ from, to, player }) => `${nameOf.get(from)}${player}${nameOf.get(to)}`).toSorted(),
    ).toEqual(['aleftc', 'brightc', 'ceitherd', 'ceitherd']);
    expect(union.starts.map((id) => nameOf.get(id))).toEqual(['a', 'b']);
    const xs = (start: string) => {
      const from = edges.filter((edge) => edge.from === start).map((edge) => edge.to);
      return nodes.filter(({ id }) => id === start || from.includes(id)).map(({ x }) => x);
    };
    expect(Math.max(...xs(union.starts[0]))).toBeLessThan(Math.min(...xs(union.starts[1])));
  });

  test('a curve set by hand is in every copy', () => {
    const arc = { from: 'c', to: 'd', player: 'either' } as const;
    const document = setBend(drawingOf('a -> c -> d\nb -> c'), edgeKey(arc), 30);
    const union = unionOf(document, ['a', 'b'], 10);
    if (union.kind !== 'drawn') throw new Error(union.kind);
    const { nodes, edges, view } = union.document;
    const named = (name: string) => nodes.filter((node) => node.name === name).map(({ id }) => id);
    const copies = named('c').map((from, i) => ({ from, to: named('d')[i], player: 'either' }));
    expect(view.bends).toEqual(copies.map((copy) => ({ ...copy, bend: 30 })));
    for (const copy of copies) expect(edges).toContainEqual(copy);
  });

  test('what no game contains costs once, not for every start', () => {
    let reads = 0;
    const counting = <T extends object>(list: readonly T[]): readonly T[] =>
      list.map(
        (item) =>
          new Proxy(item, {
            get(target, member, receiver) {
              reads++;
              return Reflect.get(target, member, receiver);
            },
          }),
      );
    const lines = Array.from({ length: 300 }, (_, i) => `x${i} -> y${i}`);
    const document = drawingOf(['a', ...lines].join('\n'));
    const watched = { ...document, nodes: counting(document.nodes), edges: counting(document.edges) };
    const readsFor = (starts: number): number => {
      reads = 0;
      expect(unionOf(watched, Array(starts).fill('a'), 1000).kind).toBe('drawn');
      return reads;
    };
    const once = readsFor(1);
    expect(readsFor(101) - once).toBeLessThan(100 * 30);
  });

  test('beyond the limit nothing is drawn', () => {
    const document = drawingOf('a -> c -> d\nb -> c');
    expect(unionOf(document, ['a', 'b'], 5).kind).toBe('too-large');
    expect(unionOf(document, ['a', 'b'], 6).kind).toBe('drawn');
  });
});
