/** A drawing whose hidden values are told by names: letters stand in their place, in moves as well, and the game stays the same. */
import { expect, test } from 'vitest';
import { lettersSeen, namesSeen, withNodeIds } from '../../../engine/document/edits/index.ts';
import {
  calledNode,
  emptyDocument,
  mergeEdgeList,
  readDocument,
  simultaneousProblems,
} from '../../../engine/document/index.ts';

test('moves that are called as a hidden node get its letter, and no letter is the name of another move', () => {
  const read = readDocument(
    JSON.stringify({
      format: 'grundy',
      version: 2,
      nodes: [{ id: 'over' }, { id: 'x' }],
      edges: [
        { from: 'x', to: 'over', player: 'left' },
        { from: 'x', to: 'x', player: 'right', moves: ['a', 'over'] },
        {
          from: 'x',
          to: 'over',
          player: 'both',
          moves: [
            ['over', 'a'],
            ['over', 'over'],
          ],
        },
      ],
    }),
  );
  if (!read.ok) throw new Error(JSON.stringify(read.problems));
  const { document } = read.value;
  expect(simultaneousProblems(document)).toEqual([]);
  const seen = namesSeen(document, (id) => id === 'over');
  const told = withNodeIds(seen, lettersSeen(document, seen));
  expect(JSON.stringify(told)).not.toContain('over');
  expect(simultaneousProblems(told)).toEqual([]);
  expect(told.edges[1]).toMatchObject({ moves: [{ name: 'a' }, { name: 'b' }] });
});

/** What the nodes of an edge list are called while all values are hidden. */
function calledHidden(text: string): readonly string[] {
  const read = mergeEdgeList(emptyDocument, text);
  if (!read.ok) throw new Error(read.problems[0].says);
  return namesSeen(read.value, () => true).nodes.map(calledNode);
}

const numbered: readonly (readonly [text: string, called: string, why: string])[] = [
  ['a -> 1 -> b -> 0', 'acbd', 'a number beside other names is a value'],
  ['x -> 1, 0.5, 0.0', 'xa0.50.0', 'where nobody has arcs of his own a decimal is a position'],
  ['x ->L 1, 0.5', 'xab', 'elsewhere it is a value'],
  ['2 -> 1, 0\n1 -> 0', 'abc', 'numbers are values in the drawing of a heap of Nim'],
  ['3 -> 1, 2\n2 -> 0, 1\n1 -> 0', '3120', 'elsewhere numbers that all nodes have are heaps'],
  ['3 -> 1, 2\n2 -> 1', '312', 'they are heaps where they do not begin with 0'],
  ['3 -> 1, 2\n2 -> 0, 1\n1 -> a', 'bcdea', 'not where a node has another name'],
];

test.each(numbered)('%j is called %s while it is hidden: %s', (text, called) => {
  expect(calledHidden(text).join('')).toBe(called);
});
