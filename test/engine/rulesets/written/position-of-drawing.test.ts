/**
 * A drawing as the board of written rules: what its nodes carry, which way its arcs lead, where its nodes
 * are.
 */
import { expect, test } from 'vitest';
import { emptyDocument, type GameDocument } from '../../../../engine/document/index.ts';
import { classics } from '../../../../engine/rulesets/written/classics.ts';
import { rulesetOfText } from '../../../../engine/rulesets/written/index.ts';
import { positionOfDrawing } from '../../../../engine/rulesets/written/position-of-drawing.ts';
import { positionOf } from '../../../fixtures/boards.ts';

const drawn = (
  nodes: readonly (readonly [id: string, x: number, y: number, name?: string])[],
  arcs: readonly (readonly [from: string, to: string])[],
  pieces: readonly string[] = [],
): GameDocument => ({
  ...emptyDocument,
  nodes: nodes.map(([id, x, y, name = '']) => ({ id, x, y, name, gray: false })),
  edges: arcs.map(([from, to]) => ({ from, to, player: 'either' as const })),
  pieces,
});

const triangle = drawn(
  [
    ['a', 20, 40],
    ['b', 100, 40, 'L'],
    ['c', 20, 120, 'the last'],
  ],
  [
    ['b', 'a'],
    ['b', 'c'],
    ['c', 'a'],
    ['a', 'c'],
  ],
);

const textOf = (id: string): string => classics.find((each) => each.id === id)?.text ?? '';

test.each([
  ['col-on-graphs', triangle, undefined, '0-1,1-2,0-2:.L.:0,0 1,0 0,1'],
  ['node-kayles-on-graphs', triangle, undefined, '0-1,1-2,0-2:...:0,0 1,0 0,1'],
  // Without a piece, one is put on the node where play is to begin, or on the first.
  ['geography', triangle, undefined, '1>0,1>2,2>0,0>2:o..:0,0 1,0 0,1'],
  ['geography', triangle, 'c', '1>0,1>2,2>0,0>2:..o:0,0 1,0 0,1'],
  ['geography', { ...triangle, pieces: ['b'] }, 'c', '1>0,1>2,2>0,0>2:.o.:0,0 1,0 0,1'],
  // Where only lamps that are on can be pressed, and none is named so, all are on.
  [
    'lights',
    drawn(
      [
        ['a', 0, 0],
        ['b', 80, 0],
      ],
      [['a', 'b']],
    ),
    undefined,
    '0-1:LL:0,0 1,0',
  ],
  ['lights', triangle, undefined, '0-1,1-2,0-2:.L.:0,0 1,0 0,1'],
] as const)('by %s the drawing is the position that is expected', (id, document, begin, position) => {
  expect(positionOfDrawing(document, textOf(id), begin)).toEqual({ ok: true, value: position });
  const ruleset = rulesetOfText(textOf(id));
  if (!ruleset.ok) throw new Error(id);
  const parsed = ruleset.value.parse(position);
  expect(parsed.ok && ruleset.value.print(parsed.value)).toBe(position);
});

test('arcs between which no rule distinguishes are one arc of the board, with one move', () => {
  const both = {
    ...triangle,
    edges: [
      { from: 'a', to: 'b', player: 'left' as const },
      { from: 'a', to: 'b', player: 'right' as const },
      { from: 'b', to: 'a', player: 'right' as const },
      { from: 'b', to: 'b', player: 'left' as const },
      { from: 'b', to: 'b', player: 'right' as const },
    ],
  };
  const movesOn = (id: string, position: string): number => {
    const found = positionOfDrawing(both, textOf(id));
    const ruleset = rulesetOfText(textOf(id));
    if (!found.ok || !ruleset.ok) throw new Error(id);
    expect(found.value.split(':').slice(0, 2).join(':')).toBe(position);
    return ruleset.value.moves(positionOf(ruleset.value, found.value)).length;
  };
  // One move takes the edge with both of its ends, and one the loop with its node.
  expect(movesOn('arc-kayles', '0-1,1-1:...')).toBe(2);
  // Along arcs the direction matters, and whose arc it is does not.
  expect(movesOn('edge-geography', '0>1,1>0,1>1:o..')).toBe(1);
});

test('nodes that lie on one another have no places, and those that are near have room for stones', () => {
  const text = textOf('node-kayles-on-graphs');
  expect(
    positionOfDrawing(
      drawn(
        [
          ['a', 5, 5],
          ['b', 5, 5],
        ],
        [],
      ),
      text,
    ),
  ).toEqual({ ok: true, value: ':..' });
  const near = drawn(
    [
      ['a', 0, 0],
      ['b', 10, 0],
      ['c', 200, 0],
      ['d', 400, 0],
    ],
    [],
  );
  expect(positionOfDrawing(near, text)).toEqual({ ok: true, value: ':....:0,0 0.6,0 12,0 24,0' });
});

test('what cannot be a board is refused with what to do', () => {
  const says = (document: GameDocument, text: string): string | undefined => {
    const found = positionOfDrawing(document, text);
    return found.ok ? undefined : found.problems[0].says;
  };
  expect(says(emptyDocument, textOf('geography'))).toBe('has no node; draw one first');
  expect(says(triangle, textOf('cram'))).toBe('is not the board of these rules; write board: drawing');
  const many = drawn(
    Array.from({ length: 101 }, (_, i) => [`n${i}`, 80 * i, 0] as const),
    [],
  );
  expect(says(many, textOf('geography'))).toBe('has 101 nodes; a board has at most 100');
});
