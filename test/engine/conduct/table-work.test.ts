/**
 * The cost of a value by a table and by a graph is estimated, and the cheaper way is taken: counted in moves,
 * beside the graph itself.
 */
import { expect, test } from 'vitest';
import { generateBoard } from '../../../engine/conduct/board-game.ts';
import { leastArcsOf } from '../../../engine/conduct/table-work.ts';
import { mostArcsForValue, solveByParts } from '../../../engine/conduct/worth-by-parts.ts';
import { drain } from '../../../engine/rounds.ts';
import { wythoff } from '../../../engine/rulesets/wythoff/index.ts';
import { textOf } from '../../../engine/values/words.ts';

const partsOf = wythoff.openParts?.();

test.each(['(0,0)', '(0,1)', '(1,1)', '(3,5)', '(9,9)', '(0,30)', '(30,2)', '(40,39)'])(
  'the graph of %s has no fewer moves than are foreseen',
  (position) => {
    const board = drain(generateBoard({ ruleset: 'wythoff', position }));
    const read = wythoff.parse(position);
    if ('kind' in board || !read.ok) throw new Error(position);
    const least = leastArcsOf(partsOf, read.value);
    expect(board.graph.left.targets.length).toBeGreaterThanOrEqual(least);
    expect(least > 0).toBe(position !== '(0,0)');
  },
);

test('steps that pass by positions say nothing of how many there are', () => {
  const steps = [
    [2, 0],
    [0, 1],
  ];
  expect(leastArcsOf({ kind: 'steps', steps, heapsOf: () => [9, 9] }, undefined)).toBe(0);
  expect(leastArcsOf({ ...partsOf, kind: 'keys' } as never, undefined)).toBe(0);
});

test('a graph of hundreds of millions of moves is refused before a position of it is made', () => {
  const first = generateBoard({ ruleset: 'wythoff', position: '(999,998)' }).next();
  expect(first).toEqual({
    done: true,
    value: { kind: 'over-budget', says: 'has more than 100,000,000 moves between its positions' },
  });
});

test.each([
  ['wythoff', '(2,3)', 250_000],
  ['wythoff', '(999,998)', Math.ceil((999_000 * 2995) / 256)],
  ['nim', '500+400+300', 250_000],
  ['octal', '0.77 10000', 390_625],
  ['domineering', '.../...', undefined],
  ['fox-and-geese', '.G/F.', undefined],
  ['simultaneous-clobber', 'LR', undefined],
])('%s %s: a graph of so many moves is worth its while', (ruleset, position, arcs) => {
  expect(mostArcsForValue({ ruleset, position })).toBe(arcs);
});

test('heaps whose table would take hours are refused by how much is to be read', () => {
  const found = drain(solveByParts({ ruleset: 'nim', position: '1500000' }));
  expect(found).toMatchObject({ says: 'has more than 20,000,000,000 moves of its heaps' });
  const less = drain(solveByParts({ ruleset: 'nim', position: '1500+7' }));
  if (!less || 'kind' in less) throw new Error('Nim is solved heap by heap');
  expect(textOf(less.value)).toBe('*1499');
});
