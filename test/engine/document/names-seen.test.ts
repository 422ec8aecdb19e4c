/**
 * A drawing whose names reveal hidden values: letters replace the names, in moves as well, and the game stays
 * the same.
 */
import { expect, test } from 'vitest';
import { handedOn, namesSeen, setName, setRules, setView } from '../../../engine/document/edits/index.ts';
import {
  calledNode,
  emptyDocument,
  type GameDocument,
  mergeEdgeList,
  playProblems,
  readDocument,
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
  expect(playProblems(document)).toEqual([]);
  const { document: told } = handedOn(document, (id) => id === 'over');
  expect(JSON.stringify(told)).not.toContain('over');
  expect(playProblems(told)).toEqual([]);
  expect(told.edges[1]).toMatchObject({ moves: [{ name: 'a' }, { name: 'b' }] });
});

test('an id says nothing either where the node has got another name since', () => {
  const { value } = mergeEdgeList(emptyDocument, 'over -> x\nx -> y') as { value: GameDocument };
  const renamed = setName(value, 'over', 'top');
  expect(namesSeen(renamed, () => true)).toBe(renamed);
  const { document, ids } = handedOn(renamed, () => true);
  expect(JSON.stringify(document)).not.toContain('over');
  expect(document.nodes.map(calledNode)).toEqual(['top', 'x', 'y']);
  expect([...ids]).toEqual([['over', document.nodes[0].id]]);
  const gone = setView(renamed, { hidden: { all: false, except: ['*7', 'x'] } });
  expect(handedOn(gone).document.view.hidden).toEqual({ all: false, except: ['x'] });
  // Nodes with the same name are distinguished by their ids.
  expect(namesSeen(setName(renamed, 'y', 'top'), () => true).nodes.map(calledNode)).toEqual([
    'a',
    'x',
    'top',
  ]);
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

test.each([
  ['3 ->J(l/r) 1\n1 ->L 0', 'simultaneous', 'normal', ['3', '1', '0']],
  // Nothing is above what a game can be worth, or scores count, or one of the names is not a number.
  ['1 ->L 0', 'simultaneous', 'normal', ['a', 'b']],
  ['3 ->J(l/r) 1\n1 ->L 0', 'simultaneous', 'scoring', ['a', 'b', 'c']],
  ['3 ->J(l/r) 1\n1 ->L 1/2', 'simultaneous', 'normal', ['a', 'b', 'c']],
  ['3 ->L 1\n1 ->L 0', 'turns', 'normal', ['a', 'b', 'c']],
] as const)(
  'numbers of positions stay where both move at once and no value is so large: %j, %s, %s',
  (list, play, convention, names) => {
    const { value } = mergeEdgeList(emptyDocument, list) as { value: GameDocument };
    const played = setRules(value, { play, convention });
    expect(namesSeen(played, () => true).nodes.map(calledNode)).toEqual(names);
  },
);
