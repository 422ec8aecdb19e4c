/** The difficulty of an exercise: what it is made of, counted by hand, and that every degree occurs. */
import { describe, expect, test } from 'vitest';
import { type DrawingKind, plainKind } from '../../../engine/find/drawing-kind.ts';
import { edgeListOfGame } from '../../../engine/find/drawn-document.ts';
import { searchDrawings } from '../../../engine/find/search.ts';

function difficulties(most: number, some: Partial<DrawingKind>): ReadonlyMap<string, number> {
  const found = new Map<string, number>();
  const asked = { least: 1, most, kind: { ...plainKind, ...some } };
  for (const advance of searchDrawings(asked, () => true))
    if (advance.kind === 'found') found.set(edgeListOfGame(advance.game), advance.game.shape.difficulty());
  return found;
}

describe('the difficulty of an exercise', () => {
  const partizan = difficulties(3, { partizan: true });
  const impartial = difficulties(4, {});

  test.each([
    // Steps, positions of the form, and twice the kinds of values besides the first.
    ['a', 1 + 1 + 0, 1],
    ['a ->L b', 2 + 2 + 0, 1],
    ['a -> b', 2 + 2 + 2, 2],
    ['a ->L b; a ->R c; c -> b', 3 + 3 + 4, 4],
    ['a ->L b; b ->L c', 3 + 3 + 0, 2],
  ])('%s has %i points and is of difficulty %i', (drawing, _, difficulty) => {
    expect(partizan.get(drawing)).toBe(difficulty);
  });

  test.each([
    // Each node on a cycle is a step; ∞ has no form.
    ['a -> b; b -> a', 2 + 2 + 0, 1],
    ['a -> b, c; b -> a', 1 + 2 + 2 + 2, 2],
  ])('%s has %i points and is of difficulty %i', (drawing, _, difficulty) => {
    expect(impartial.get(drawing)).toBe(difficulty);
  });

  test('is from 1 to 5, and each occurs', () => {
    const all = [...difficulties(4, { partizan: true, acyclic: true }).values()];
    expect(new Set(all)).toEqual(new Set([1, 2, 3, 4, 5]));
  });
});
