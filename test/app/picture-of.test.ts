/** What a card keeps of a drawing. */
import { expect, test } from 'vitest';
import { mostPictured, pictureOf } from '../../app/files/picture-of.ts';
import { addEdge, addNode, setBend, setName } from '../../engine/document/edits/index.ts';
import { emptyDocument, type GameDocument } from '../../engine/document/index.ts';

const row = (count: number): GameDocument => ({
  ...emptyDocument,
  title: 'Row',
  nodes: Array.from({ length: count }, (_, v) => ({
    id: `${v}`,
    x: v + 0.4,
    y: 0,
    gray: false,
    name: 'name',
  })),
  edges: Array.from({ length: count - 1 }, (_, v) => ({
    from: `${v}`,
    to: `${v + 1}`,
    player: 'left' as const,
  })),
});

test('a small drawing is kept whole, with curves, colours and scores but without its words', () => {
  const a = addNode(emptyDocument, { x: 0, y: 0 }).document;
  const both = setName(addNode(a, { x: 80, y: 0 }).document, 'a', 'start');
  const scored = { ...both, nodes: both.nodes.map((node) => ({ ...node, score: { left: '1/2' } })) };
  const bent = setBend(addEdge(scored, { from: 'a', to: 'b', player: 'right' }), 'a\u001fb\u001fright', 12);
  const picture = pictureOf({ ...bent, title: 'T', pieces: ['a'] });
  expect(picture.nodes.map(({ id, name }) => [id, name])).toEqual([
    ['a', ''],
    ['b', ''],
  ]);
  expect(picture.nodes.map(({ score }) => score)).toEqual([{ left: '1/2' }, { left: '1/2' }]);
  expect(picture.edges).toEqual([{ from: 'a', to: 'b', player: 'right' }]);
  expect(picture.view.bends).toHaveLength(1);
  expect([picture.title, picture.pieces]).toEqual(['', []]);
});

test('of a large drawing nodes from all over it are kept, never more than a card shows', () => {
  for (const count of [mostPictured, mostPictured + 1, 1_000, 100_000]) {
    const { nodes, edges } = pictureOf(row(count));
    expect(nodes.length).toBeLessThanOrEqual(mostPictured);
    expect(nodes.length).toBeGreaterThanOrEqual(mostPictured / 2);
    expect(nodes[nodes.length - 1].x).toBeGreaterThan(count * 0.95);
    expect(edges.length).toBe(count === mostPictured ? count - 1 : 0);
  }
});
