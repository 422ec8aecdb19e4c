/** Drawings as answers: the first node is solved and compared with the value that was asked for. */
import { expect, test } from 'vitest';
import { readDocument } from '../../../engine/document/read.ts';
import type { DrawnAnswer } from '../../../engine/marking/index.ts';
import { markDrawn } from '../../../engine/marking/mark-drawn.ts';
import { drain } from '../../../engine/rounds.ts';
import { drawingOf, markedAs, preparedFor, problemsWith } from '../../fixtures/marking.ts';

const worth = (text: string, drawing = drawingOf('a ->L b')) =>
  preparedFor(drawing, { answer: { by: 'drawing', worth: text } });

const places = (count: number): DrawnAnswer['nodes'] =>
  Array.from({ length: count }, (_, i) => [(37 * i) % 100, (61 * i) % 100] as const);

const drawn = (count: number, ...arcs: DrawnAnswer['arcs']) => ({ drawing: { nodes: places(count), arcs } });

const up = drawn(3, [0, 1, 'left'], [0, 2, 'right'], [2, 1, 'both']);

test('a drawing of the value is right however it is drawn, and equal ones are one answer', () => {
  const prepared = worth('↑');
  expect(prepared.way).toEqual({ by: 'drawing', about: 'a position worth ↑', partizan: true });
  const other = drawn(4, [0, 3, 'left'], [0, 1, 'right'], [1, 2, 'left'], [1, 3, 'right']);
  const [one, two] = [up, other].map((answer) => markedAs(prepared, answer));
  expect([one.verdict, two.verdict]).toEqual(['right', 'right']);
  expect(two.key).toBe(one.key);
  expect(one.text).toBe('↑');
});

test('another drawing is wrong, or right in its outcome, and says what it is worth', () => {
  const prepared = worth('↑');
  const one = markedAs(prepared, drawn(2, [0, 1, 'left']));
  expect(one).toMatchObject({ verdict: 'outcome', text: '1', says: 'a is worth 1, not ↑.' });
  const star = markedAs(prepared, drawn(2, [0, 1, 'both']));
  expect(star.verdict).toBe('wrong');
  expect(star.key).not.toBe(one.key);
});

test('the picture, its worth and its file come back, and the file is the drawing', () => {
  const { drawing } = markedAs(worth('↑'), up);
  expect(drawing?.worth).toBe('↑');
  expect(drawing?.svg).toMatch(/^<svg /);
  const read = readDocument(drawing?.document ?? '');
  expect(read.ok && read.value.document.nodes.map(({ id }) => id)).toEqual(['a', 'b', 'c']);
  expect(read.ok && read.value.document.edges).toHaveLength(3);
});

test('a drawing is as large as its nearest nodes need, so that the values of a sparse one can be read', () => {
  const widthOf = (nodes: DrawnAnswer['nodes']): number => {
    const { drawing } = markedAs(worth('↑'), { drawing: { nodes, arcs: [] } });
    const read = readDocument(drawing?.document ?? '');
    const xs = read.ok ? read.value.document.nodes.map(({ x }) => x) : [];
    return Math.max(...xs) - Math.min(...xs);
  };
  const sparse = [
    [10, 50],
    [50, 50],
    [90, 50],
  ] as const;
  expect(widthOf(sparse)).toBe(240);
  expect(widthOf([...sparse, [20, 50]])).toBe(640);
  expect(widthOf([...sparse, [10, 50]])).toBe(640);
});

test('impartial values and loopy ones are asked for and found', () => {
  const star2 = worth('*2', drawingOf('a -> b'));
  expect(star2.way).toMatchObject({ partizan: false });
  const heap = drawn(3, [0, 1, 'both'], [0, 2, 'both'], [1, 2, 'both']);
  expect(markedAs(star2, heap).verdict).toBe('right');
  const round = worth('∞_0', drawingOf('a -> b'));
  expect(markedAs(round, drawn(2, [0, 0, 'both'], [0, 1, 'both'])).verdict).toBe('right');
  expect(markedAs(worth('over'), drawn(2, [0, 1, 'left'], [0, 0, 'right'])).verdict).toBe('right');
  expect(markedAs(worth('dud'), drawn(1, [0, 0, 'both'])).verdict).toBe('right');
  expect(markedAs(worth('dud'), drawn(1, [0, 0, 'left'], [0, 0, 'right'])).verdict).toBe('right');
});

test('an impartial drawing where a partizan value was asked for is wrong, and no error', () => {
  expect(markedAs(worth('↑'), drawn(2, [0, 1, 'both'], [1, 0, 'both'])).verdict).toBe('wrong');
  expect(markedAs(worth('{1|0}'), drawn(2, [0, 1, 'both'])).verdict).toBe('wrong');
});

test('nonsense is not understood, with a sentence', () => {
  const prepared = worth('↑');
  const nonsense = [
    drawn(0),
    drawn(201),
    drawn(2, [0, 2, 'left']),
    drawn(2, [0, -1, 'left']),
    drawn(2, [0, 0.5, 'left']),
    { drawing: { nodes: [[Number.NaN, 0] as const], arcs: [] } },
    { drawing: { nodes: places(2), arcs: Array.from({ length: 401 }, () => [0, 1, 'left'] as const) } },
    { choice: 0 },
    { text: '↑' },
  ];
  for (const answer of nonsense) {
    const { verdict, says } = markedAs(prepared, answer);
    expect(verdict, JSON.stringify(answer).slice(0, 80)).toBe('not-understood');
    expect(says, JSON.stringify(answer).slice(0, 80)).not.toBe('');
  }
});

test('a drawing of two hundred nodes and four hundred arcs is marked within the budget', () => {
  const arcs = Array.from(
    { length: 400 },
    (_, i) => [(i * 7) % 200, (i * i + 3 * i + 1) % 200, i % 3 === 0 ? 'left' : 'right'] as const,
  );
  const answer = drawn(200, ...arcs);
  expect(markedAs(worth('↑'), answer).verdict).not.toBe('not-understood');
  const beyond = drain(markDrawn(worth('↑'), answer.drawing, 2));
  expect(beyond).toMatchObject({
    verdict: 'not-understood',
    says: 'This drawing takes too long to solve; draw a smaller one.',
  });
  expect(beyond.drawing?.svg).toMatch(/^<svg /);
});

test('a value that cannot be read is refused before any class is asked', () => {
  expect(problemsWith(drawingOf('a -> b'), { answer: { by: 'drawing', worth: '{0|' } })[0].place).toBe(
    'answer.worth',
  );
});
