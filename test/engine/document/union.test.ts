/** The disjoint union of the games of some nodes. */
import { describe, expect, test } from 'vitest';
import { emptyDocument, type GameDocument } from '../../../engine/document/document.ts';
import { mergeEdgeList } from '../../../engine/document/edge-list/merge.ts';
import { unionOf } from '../../../engine/document/edits/union.ts';

const drawingOf = (text: string): GameDocument => {
  const read = mergeEdgeList(emptyDocument, text);
  if (!read.ok) throw new Error(read.problems[0].says);
  return { ...read.value, nodes: read.value.nodes.map((node) => ({ ...node, name: node.id })) };
};

describe('the disjoint union', () => {
  test('each game has a copy of its own, side by side, what they share twice', () => {
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

  test('past the limit nothing is drawn', () => {
    const document = drawingOf('a -> c -> d\nb -> c');
    expect(unionOf(document, ['a', 'b'], 5).kind).toBe('too-large');
    expect(unionOf(document, ['a', 'b'], 6).kind).toBe('drawn');
  });
});
