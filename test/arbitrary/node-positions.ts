/**
 * Random positions of rulesets that put stones on the nodes of graphs, and what they take for one position.
 */
import * as fc from 'fast-check';
import { fallen, hasLiberties, joinedBy, nodeRules } from '../../engine/checking/moves/node-stones.ts';
import type { ByHand } from './by-hand.ts';

/** Letters on a path, a grid, a cycle or any graph, small enough to be played out. */
const lettersOn = (letters: readonly string[]): fc.Arbitrary<string> => {
  const row = (least: number, most: number): fc.Arbitrary<string> =>
    fc.string({ unit: fc.constantFrom(...letters), minLength: least, maxLength: most });
  return fc.oneof(
    row(1, 5),
    fc
      .constantFrom(1, 2, 2, 3)
      .chain((width) => fc.tuple(row(width, width), row(width, width)).map((rows) => rows.join('/'))),
    row(3, 5).map((ring) => `@${ring}`),
    row(1, 4).chain((signs) => {
      const pairs = [...signs].flatMap((_, a) => [...signs].slice(a + 1).map((__, i) => `${a}-${a + 1 + i}`));
      return fc.subarray(pairs).map((edges) => `${edges.join(',')}:${signs}`);
    }),
  );
};

/** Groups without a liberty are taken off a board that has free nodes. */
function withLiberties(text: string): string {
  const { letters, pairs, withLetters } = joinedBy(text);
  if (!letters.includes('.') || hasLiberties(letters, pairs)) return text;
  const kept = [...letters].map((letter, i) => {
    const alone = [...letters].map((other, j) =>
      j === i || other === '.' || other === letter ? other : '-',
    );
    return letter !== '.' && hasLiberties(alone.join(''), pairs) ? letter : '.';
  });
  return withLetters(kept.join(''));
}

export const nodesByHand: Readonly<Record<string, ByHand>> = {
  'go-cut': {
    ...nodeRules['go-cut'],
    positions: fc.oneof(
      lettersOn(['.', '.', 'B', 'R']).map(withLiberties),
      lettersOn(['B', 'R', '-']),
      lettersOn(['B', 'R']).map((text) => {
        const { letters, pairs, withLetters } = joinedBy(text);
        return withLetters(fallen(letters, pairs));
      }),
    ),
  },
  'sno-go': { ...nodeRules['sno-go'], positions: lettersOn(['.', '.', 'B', 'R']) },
};
