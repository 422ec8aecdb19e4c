/** A drawing whose hidden values are told by names: letters stand in their place, in moves as well, and the game stays the same. */
import { expect, test } from 'vitest';
import {
  lettersSeen,
  namesSeen,
  readDocument,
  simultaneousProblems,
  withNodeIds,
} from '../../../engine/index.ts';

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
