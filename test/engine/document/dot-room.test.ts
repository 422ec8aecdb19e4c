/** DOT that asks for more arcs than there is room for. */
import { expect, test } from 'vitest';
import { readDot } from '../../../engine/document/dot/read.ts';
import { editorRoom } from '../../../engine/document/index.ts';

test('arcs for which there is no room are refused before anything is made of them', () => {
  const group = (letter: string) => Array.from({ length: 320 }, (_, i) => letter + i).join(' ');
  const text = `digraph { {${group('a')}} -> {${group('b')}} }`;
  expect(readDot(text, editorRoom)).toMatchObject({
    ok: false,
    problems: [{ place: 'file', says: expect.stringContaining('more than 100,000 arcs') }],
  });
  // An arc that is written again needs no more room.
  expect(readDot(`digraph { ${'a -> b; '.repeat(100_001)} }`, editorRoom).ok).toBe(true);
});
