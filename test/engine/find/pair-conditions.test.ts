/** Conditions on pairs are read as they are printed, and every problem has its place and a remedy. */
import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { type GameCondition, printGameCondition } from '../../../engine/find/condition.ts';
import { printGameSum, readGameSum } from '../../../engine/find/game-sum.ts';
import { readGameCondition, readPairCondition } from '../../../engine/find/read-condition.ts';
import { tryLaw } from '../../laws/seeds.ts';

function conditionOf(text: string): GameCondition {
  const read = readPairCondition(text);
  if (!read.ok) throw new Error(read.problems.map(({ place, says }) => `${place}: ${says}`).join('; '));
  return read.value;
}

const problemsOf = (text: string): readonly string[] => {
  const read = readPairCondition(text);
  return read.ok ? [] : read.problems.map(({ place, says }) => `${place}: ${says}`);
};

describe('conditions on pairs', () => {
  test.each([
    ['value(G + H) = 0 and G != -H', 'G + H = 0 and G != -H'],
    ['value(G) > value(H)', 'G > H'],
    ['g || h', 'G || H'],
    ['G − (H − G) ≥ ↑', 'G - H + G >= ↑'],
    ['nodes(G) < 3', 'nodes(G) < 3'],
    ['Mean( G+H ) <= temperature(-H)', 'mean(G + H) <= temperature(-H)'],
    ['outcome(G + H) != outcome(G)', 'not outcome(G + H) = outcome(G)'],
    ['outcome(-G) = N^', 'outcome(-G) = N^'],
    ['G is not a number or H has no cycle', 'not G is number or not H has cycle'],
    ['(G + H) is hot and ((G) = 0 or form(-H) = drawing)', 'G + H is hot and (G = 0 or form(-H) = drawing)'],
    ['left-stop(G) = right-stop(H)', 'left-stop(G) = right-stop(H)'],
    ['form-nodes(G - H) < form-nodes(G)', 'form-nodes(G - H) < form-nodes(G)'],
  ])('%s', (text, printed) => {
    expect(printGameCondition(conditionOf(text))).toBe(printed);
    expect(conditionOf(printed)).toEqual(conditionOf(text));
  });

  test.each([
    ['value = 0', 'character 1: of which game? Write value(G) or value(H), or of a sum value(G + H)'],
    ['G = 0 and nodes < 3', 'character 11: of which game? Write nodes(G) or nodes(H)'],
    ['is hot', 'character 1: of which game? Write G is hot or H is hot'],
    ['outcome = N', 'character 1: of which game? Write outcome(G) or outcome(H), or of a sum outcome(G + H)'],
    [
      'G = H and mean(G) = temperature',
      'character 21: of which game? Write temperature(G) or temperature(H), or of a sum temperature(G + H)',
    ],
    [
      'value(K) = 0',
      'character 1: "K" is no sum of up to 6 games; write G, H, or a sum of them, as G + H or G - H',
    ],
    [
      'G+G+G+G+G+G+G = 0',
      'character 1: "G+G+G+G+G+G+G" is no sum of up to 6 games; write G, H, or a sum of them, as G + H or G - H',
    ],
    ['nodes(G + H) = 3', 'character 1: a sum has no drawing of its own; write nodes(G) or nodes(H)'],
    ['G + H has cycle', 'character 1: G + H has no drawing of its own; write G has cycle or H has cycle'],
    ['0 < G', 'character 1: the name comes first; write G > 0'],
    ['outcome(G) = X', 'character 14: there is no outcome "X"; give L, P^, P, N^, D, Pv, N, Nv, R'],
    [
      'outcome(G) = outcome',
      'character 14: of which game? Write outcome(G) or outcome(H), or of a sum outcome(G + H)',
    ],
    ['G', 'character 1: a sign is missing after G, such as = or <; write one, as G > H or G is number'],
    ['', 'character 1: a condition is missing here; write one, as G > H or G is number'],
    ['banana = 3', 'character 1: there is no "banana" here; write G, H, or a word of them, as mean(G)'],
  ])('%s is refused by its place', (text, says) => {
    expect(problemsOf(text)).toEqual([says]);
  });

  test.each([
    ['G > H', 1],
    ['value = 0 and value = G', 23],
    ['is number or G is hot', 14],
    ['mean(H) > 0', 1],
    ['has cycle and outcome(G + H) = N', 15],
  ])('%s is no condition on one game', (text, at) => {
    const read = readGameCondition(text);
    expect(read.ok ? [] : read.problems).toEqual([
      {
        place: `character ${at}`,
        says: 'G and H are the games of a pair, which grundy find drawings --pairs searches; of one game write value, outcome or is',
      },
    ]);
  });

  test('sums are read as they are printed', () => {
    const summand = fc.record({
      game: fc.constantFrom('G' as const, 'H' as const),
      isNegative: fc.boolean(),
    });
    tryLaw(fc.array(summand, { minLength: 1, maxLength: 6 }), 100, (sum) => {
      expect(readGameSum(printGameSum(sum))).toEqual(sum);
      const turned = sum.map((each) => ({ ...each, isNegative: !each.isNegative }));
      expect(readGameSum(`-(${printGameSum(sum)})`)).toEqual(turned);
    });
    for (const wrong of ['', 'G H', 'G +', '+ G', '--G', '(G', 'G)', '()', 'G+()', 'GH', '2G'])
      expect(readGameSum(wrong)).toBeUndefined();
  });

  test('no text makes the reader throw', () => {
    const pieces = [
      'G',
      'H',
      '-',
      '+',
      'value',
      'nodes',
      'outcome',
      '=',
      '||',
      '(',
      ')',
      'and',
      'not',
      'is',
      'has',
      'number',
      'cycle',
    ];
    const texts = fc
      .array(fc.oneof(fc.constantFrom(...pieces, ' ', '1', '*'), fc.string({ maxLength: 3 })))
      .map((parts) => parts.join(' '));
    tryLaw(texts, 300, (text) => {
      const read = readPairCondition(text);
      const places = read.ok
        ? []
        : read.problems.map(({ place }) => Number(/^character (\d+)$/.exec(place)?.[1]));
      expect(read.ok || places.length > 0).toBe(true);
      expect(places.filter((at) => !(at >= 1 && at <= text.length + 1))).toEqual([]);
    });
  });
});
