/**
 * Which boards are guaranteed, over all boards of a size: Diskonnect's mostly, the others' always. The test
 * of a guarantee is made here once more, from its definition: a stuck side promises no less for its player
 * than any score that play can still reach.
 */
import { describe, expect, test } from 'vitest';
import type { GameGraph } from '../../../engine/graph/game-graph.ts';
import { drain } from '../../../engine/rounds.ts';
import { generate } from '../../../engine/rulesets/generate.ts';
import { rulesets } from '../../../engine/rulesets/register.ts';
import { isBrief } from '../../fixtures/share.ts';

function graphOf(id: string, text: string): GameGraph {
  const ruleset = rulesets.find((each) => each.id === id);
  const parsed = ruleset?.parse(text);
  if (!ruleset || !parsed?.ok) throw new Error(`no such position: ${id} ${text}`);
  const found = drain(generate(ruleset.coder(parsed.value)));
  if (found.kind !== 'generated') throw new Error(found.says);
  return found.graph;
}

type Atoms = { readonly least: number; readonly most: number; readonly isGuaranteed: boolean };

/** Whether the first position is guaranteed. Boards are small enough to be gone through by recursion. */
function isGuaranteed({ left, right, scores }: GameGraph): boolean {
  if (!scores) throw new Error('points count, and there are no scores');
  const known: (Atoms | undefined)[] = [];
  const score = (place: number): number => Number(scores.table[place].numerator);
  const atomsAt = (v: number): Atoms => {
    known[v] ??= found(v);
    return known[v];
  };
  const found = (v: number): Atoms => {
    const options = (['left', 'right'] as const).map((player) => {
      const { starts, targets } = { left, right }[player];
      return Array.from(targets.subarray(starts[v], starts[v + 1]), atomsAt);
    });
    const [lefts, rights] = options;
    const all = [...lefts, ...rights];
    const atLeft = scores.left[v] < 0 ? undefined : score(scores.left[v]);
    const atRight = scores.right[v] < 0 ? undefined : score(scores.right[v]);
    const leastOf = (some: readonly Atoms[]): number => Math.min(...some.map(({ least }) => least));
    const mostOf = (some: readonly Atoms[]): number => Math.max(...some.map(({ most }) => most));
    const own = [atLeft, atRight].filter((atom) => atom !== undefined);
    return {
      least: Math.min(leastOf(all), ...own),
      most: Math.max(mostOf(all), ...own),
      isGuaranteed:
        all.every((option) => option.isGuaranteed) &&
        (atLeft === undefined || atLeft <= (atRight === undefined ? leastOf(rights) : atRight)) &&
        (atRight === undefined || (atLeft === undefined ? mostOf(lefts) : atLeft) <= atRight),
    };
  };
  return atomsAt(0).isGuaranteed;
}

/** Every text of `length` signs. */
function* words(signs: string, length: number): Generator<string, void, void> {
  for (let number = 0; number < signs.length ** length; number++) {
    let text = '';
    for (let rest = number, i = 0; i < length; i++, rest = Math.floor(rest / signs.length)) {
      text += signs[rest % signs.length];
    }
    yield text;
  }
}

const inRows = (text: string, width: number): string =>
  text.replace(new RegExp(`.{${width}}(?=.)`, 'g'), '$&/');

function countUnguaranteed(id: string, signs: string, cells: number, width: number): number {
  let count = 0;
  for (const text of words(signs, cells)) if (!isGuaranteed(graphOf(id, inRows(text, width)))) count++;
  return count;
}

describe('Diskonnect', () => {
  const sizes = [
    [7, 7, 0],
    [8, 8, 8],
    [6, 3, 0],
    [8, 4, 0],
    [9, 3, 16],
  ] as const;
  test.each(isBrief ? sizes.slice(2, 3) : sizes)(
    'of %d cells, %d in a row: %d not guaranteed',
    (cells, width, count) => {
      expect(countUnguaranteed('diskonnect', 'lr.', cells, width)).toBe(count);
    },
  );

  test('the shortest row: Right is stuck at 1, and Left can come to 2', () => {
    expect(isGuaranteed(graphOf('diskonnect', 'lr.rrlrl'))).toBe(false);
  });
});

test.each([
  ['kobber', 'lr.', 6, 3],
  ['take-small', '012.', 5, 5],
  ['take-tall', '012.', 5, 5],
])('%s: every board of the signs %s is guaranteed', (id, signs, cells, width) => {
  expect(countUnguaranteed(id, signs, cells, width)).toBe(0);
});
