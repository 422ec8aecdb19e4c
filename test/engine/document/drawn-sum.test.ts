/**
 * The sum of several nodes as a drawing: every placing of the pieces, gray nodes, scores, what is hidden, and
 * how large it may be.
 */
import { expect, test } from 'vitest';
import { emptyDocument, type GameDocument } from '../../../engine/document/document.ts';
import { mergeEdgeList } from '../../../engine/document/edge-list/merge.ts';
import { drawnDifference } from '../../../engine/document/edits/drawn-difference.ts';
import { drawnSum } from '../../../engine/document/edits/drawn-sum.ts';
import { unionOf } from '../../../engine/document/edits/union.ts';

const drawingOf = (text: string): GameDocument => {
  const read = mergeEdgeList(emptyDocument, text);
  if (!read.ok) throw new Error(read.problems[0].says);
  return read.value;
};
const drawn = (text: string, ...starts: readonly string[]): GameDocument => {
  const sum = drawnSum(drawingOf(text), starts, 100);
  if (sum.kind !== 'drawn') throw new Error(sum.kind);
  return sum.document;
};
const named = ({ nodes, edges }: GameDocument) => {
  const names = new Map(nodes.map(({ id, name }) => [id, name]));
  return edges.map(({ from, to, player }) => `${names.get(from)} ${player[0]} ${names.get(to)}`);
};

test('the sum has every pair of positions, and a move is a move in one of them', () => {
  const sum = drawn('a ->L b\nx ->R y\nq -> a', 'a', 'x');
  expect(sum.nodes.map(({ name }) => name)).toEqual(['a + x', 'b + x', 'a + y', 'b + y']);
  expect(named(sum)).toEqual(['a + x l b + x', 'a + x r a + y', 'b + x r b + y', 'a + y l b + y']);
  expect(new Set(sum.nodes.map(({ x, y }) => `${x} ${y}`)).size).toBe(4);
});

test('two passes of one player are one arc, and two games may share positions', () => {
  expect(named(drawn('a ->L a\nx ->L x', 'a', 'x'))).toEqual(['a + x l a + x']);
  expect(drawn('a -> b -> c', 'a', 'b').nodes).toHaveLength(6);
});

test('beside a piece on gray no other piece moves, and two pieces are never on gray', () => {
  const sum = drawn('a -> (g) -> z\nx -> (h) -> y', 'a', 'x');
  expect(sum.nodes.filter(({ gray }) => gray).map(({ name }) => name)).toEqual([
    'g + x',
    'a + h',
    'z + h',
    'g + y',
  ]);
  expect(named(sum).filter((each) => each.startsWith('g + x'))).toEqual(['g + x e z + x']);
  expect(drawnSum(drawingOf('(g) -> z\n(h) -> z'), ['g', 'h'], 100).kind).toBe('both-gray');
});

test('the scores of scoring nodes are added', () => {
  const plain = drawingOf('a -> b\nx');
  const nodes = plain.nodes.map((node) =>
    node.id === 'b' ? { ...node, score: { left: 2, right: -1 } } : node,
  );
  const sum = drawnSum({ ...plain, nodes }, ['a', 'x'], 100);
  expect(sum.kind === 'drawn' && sum.document.nodes.map(({ score }) => score)).toEqual([
    undefined,
    { left: 2, right: -1 },
  ]);
});

test('three games have every triple of positions, at places of their own', () => {
  const sum = drawn('a ->L b\nx ->R y -> z\n', 'a', 'x', 'a');
  expect(sum.nodes).toHaveLength(12);
  expect(sum.nodes[0].name).toBe('a + x + a');
  expect(named(sum)).toContain('b + y + a e b + z + a');
  expect(new Set(sum.nodes.map(({ x, y }) => `${x} ${y}`)).size).toBe(12);
});

test('beside a gray piece two others wait, and of three only one may be gray', () => {
  const text = 'a -> (g) -> z\nx -> y';
  expect(named(drawn(text, 'g', 'x', 'a'))[0]).toBe('g + x + a e z + x + a');
  expect(drawnSum(drawingOf(text), ['x', 'g', 'g'], 100).kind).toBe('both-gray');
});

test('a sum beyond the limit is not started, and says how many positions it has', () => {
  const document = drawingOf('a -> b -> c\nx -> y -> z');
  expect(drawnSum(document, ['a', 'x'], 9).kind).toBe('drawn');
  expect(drawnSum(document, ['a', 'x'], 8)).toEqual({ kind: 'too-large', positions: 9, exactly: true });
  expect(drawnSum(document, ['a', 'b', 'x'], 17)).toMatchObject({ positions: 18 });
  // Where a gray node is on the way, pieces beside it do not move, and some placings are never reached.
  const gray = drawingOf('a -> (g) -> z\nx -> (h) -> y');
  expect(drawnSum(gray, ['a', 'x'], 7)).toEqual({ kind: 'too-large', positions: 9, exactly: false });
  expect(drawnSum(gray, ['a', 'x'], 8).kind).toBe('drawn');
});

test.each([
  { all: false, except: ['b'] },
  { all: true, except: ['a', 'c', 'y'] },
])('a position with a hidden part is hidden, in sums, differences and unions: %j', (hidden) => {
  const plain = drawingOf('a ->L b -> c\nx -> y');
  const document = { ...plain, view: { ...plain.view, hidden } };
  const isHidden = (id: string): boolean => hidden.all !== hidden.except.includes(id);
  const made = [
    drawnSum(document, ['a', 'x'], 100),
    drawnDifference(document, ['a', 'x'], 100),
    unionOf(document, ['a', 'x'], 100),
  ];
  for (const drawing of made) {
    if (drawing.kind !== 'drawn') throw new Error(drawing.kind);
    const { nodes, view } = drawing.document;
    const secret = nodes.filter(({ name }) => name.split(/ [+−] /).some(isHidden));
    expect(secret.length).toBeGreaterThan(0);
    expect(view.hidden).toEqual({ all: false, except: secret.map(({ id }) => id) });
  }
  expect(drawnSum(plain, ['a', 'x'], 100)).toMatchObject({ document: { view: {} } });
});
