/** Facts of Huggan's thesis, corrected where it errs, and fractions that grow long. */
import { describe, expect, test } from 'vitest';
import type { GameGraph } from '../../../engine/graph/game-graph.ts';
import {
  compareRationals,
  parseRational,
  printedRational,
  printRational,
  subtractRationals,
} from '../../../engine/numbers/rationals.ts';
import type { Convention, Rules } from '../../../engine/outcome/rules.ts';
import { drain } from '../../../engine/rounds.ts';
import { valueOfRoundsSum } from '../../../engine/simultaneous/sum-value.ts';
import type { RoundSum } from '../../../engine/simultaneous/sums.ts';
import { jointGraph } from '../../../engine/theories/simultaneous/solve.ts';
import { textOf } from '../../../engine/values/words.ts';
import { drawnAtOnce, expectedValuesOf } from '../../fixtures/joint-games.ts';
import { graphOfComponents, graphOfHandBoard } from '../../fixtures/simultaneous-graphs.ts';

const texts = (graph: GameGraph, convention: Rules['convention'] = 'normal'): readonly string[] =>
  expectedValuesOf(graph, convention).map((value) => (value ? textOf(value) : 'none'));
const textAt = (ruleset: string, position: string, convention: Rules['convention'] = 'normal'): string =>
  texts(graphOfHandBoard(ruleset, position), convention)[0];

describe('facts of the thesis', () => {
  test('squares, where Left takes one and Right two', () => {
    const found = Array.from({ length: 12 }, (_, n) => textAt('subtraction-squares', `{1}|{2} ${n}`));
    expect(found.join(' ')).toBe('0 1 0 1/2 1/2 1/4 1/2 3/8 3/8 7/16 3/8 13/32');
  });
  test('the same where Left may not move at two', () => {
    const found = Array.from({ length: 8 }, (_, n) => textAt('subtraction-squares', `{1}|{2} ${n} -L2`));
    expect(found.join(' ')).toBe('0 1 -1 1/2 0 -1/4 1/4 -1/8');
  });
  test('the two trees of four edges that refute Conjecture 7.1.11', () => {
    expect(textAt('simultaneous-hackenbush', '0-1:b 1-2:b 2-3:r 1-4:r')).toBe('0');
    expect(textAt('simultaneous-hackenbush', '0-1:b 1-2:r 0-3:b 3-4:r')).toBe('1/2');
  });
  test('Clobber rows with the fractions of Fibonacci', () => {
    const rows = ['OXO', 'OOXO', 'OOOXO', 'OOOOXO', 'OOOOOXO'];
    const found = rows.map((row) => textAt('simultaneous-clobber', row, 'scoring'));
    expect(found.join(' ')).toBe('1/2 3/5 8/13 21/34 55/89');
  });
  test('what a lone player’s moves are worth where they open some for the other: {{10|5}|} is worth 5', () => {
    const run = (from: string, count: number): string =>
      Array.from({ length: count }, (_, i) => `${from}${count - i} ->L ${from}${count - i - 1}`).join('\n');
    const { graph, at } = drawnAtOnce(`v ->L a\na ->L x10\na ->R y5\n${run('x', 10)}\n${run('y', 5)}`);
    expect(expectedValuesOf(graph, 'scoring')[at('v')]?.low).toBe('5');
  });
});

/** The sum of boards of one ruleset, from their starts. */
function sumOf(
  ruleset: string,
  positions: readonly string[],
  kind: RoundSum,
  convention: Convention,
): string {
  const components = positions.map((position) => ({ ruleset, position }));
  const { graph, starts } = graphOfComponents(components, graphOfHandBoard);
  const found = drain(valueOfRoundsSum(jointGraph(graph), starts, kind, convention));
  return 'kind' in found ? found.kind : printRational(found.value.low);
}

describe('sums of the thesis', () => {
  test.each([
    [['{1}|{2} 2 -L2', '{1}|{2} 3 -L2'], 'conjunctive', '-1'],
    [['{1}|{2} 2 -L2', '{1}|{2} 4 -L2'], 'conjunctive', '-1'],
    [['{1}|{2} 3 -L2', '{1}|{2} 3 -L2'], 'conjunctive', '1/4'],
    [['{1}|{2} 3 -L2', '{1}|{2} 4 -L2'], 'conjunctive', '1/4'],
    [['{1}|{2} 5 -L2', '{1}|{2} 6 -L2'], 'conjunctive', '-3/8'],
    [['{1}|{2} 1', '{1}|{2} 2'], 'conjunctive', '1'],
    [['{1}|{2} 1', '{1}|{2} 2'], 'continued', '0'],
    [['{1}|{2} 4', '{1}|{2} 3'], 'disjunctive', '3/4'],
    [['{1}|{2} 4', '{1}|{2} 3'], 'conjunctive', '1/2'],
    [['{1}|{2} 4', '{1}|{2} 3'], 'continued', '1/4'],
    // 2 is a draw for certain, and 2 + 2 is not: values decide nothing there.
    [['{1}|{2} 2', '{1}|{2} 2'], 'disjunctive', '1/2'],
  ] as const)('%j, %s: %s', (positions, kind, value) => {
    expect(sumOf('subtraction-squares', positions, kind, 'normal')).toBe(value);
  });

  test('A that Left can move to −5 alone and B that Right can move to 7 alone score 0 each, and 2 together', () => {
    const run = (from: string, mover: 'L' | 'R', count: number): string =>
      Array.from({ length: count }, (_, i) => `${from}${count - i} ->${mover} ${from}${count - i - 1}`).join(
        '\n',
      );
    const { graph, at } = drawnAtOnce(`a ->L r5\nb ->R l7\n${run('r', 'R', 5)}\n${run('l', 'L', 7)}`);
    const values = expectedValuesOf(graph, 'scoring');
    expect([values[at('a')]?.low, values[at('b')]?.low]).toEqual(['0', '0']);
    const sum = drain(valueOfRoundsSum(jointGraph(graph), [at('a'), at('b')], 'disjunctive', 'scoring'));
    expect('kind' in sum ? sum.kind : printRational(sum.value.low)).toBe('2');
  });

  test('pennies beside an identity of a win and a draw are worth 1/4, although pennies are worth 0', () => {
    const { graph, at } = drawnAtOnce(
      'p ->J(a/a, b/b) r\np ->J(a/b, b/a) w\ni ->J(a/a, b/b) w\ni ->J(a/b, b/a) 0\nw ->L 0\nr ->R 0',
    );
    const sum = drain(valueOfRoundsSum(jointGraph(graph), [at('p'), at('i')], 'continued', 'normal'));
    expect('kind' in sum ? sum.kind : printRational(sum.value.low)).toBe('1/4');
  });
});

describe('long fractions', () => {
  const bits = (x: bigint): number => x.toString(2).length;

  test('are exact up to 4,096 bits, and certain figures past them', () => {
    const found = expectedValuesOf(graphOfHandBoard('subtraction-squares', '{1,3}|{2,5} 150'));
    // The strip loses a square with each vertex that is met first by taking one from the left.
    const exact = found.flatMap((value) => (value && value.low === value.high ? [value.low] : []));
    const longest = Math.max(...exact.map((text) => bits(printedRational(text).denominator)));
    expect(longest).toBeGreaterThan(1317);
    expect(longest).toBeLessThanOrEqual(4097);
    const [first] = found;
    const [low, high] = [first?.low, first?.high].map((text) => printedRational(text ?? ''));
    expect(compareRationals(low, high)).toBeLessThan(0);
    const gap = subtractRationals(high, low);
    expect(compareRationals(gap, parseRational(`1/${2n ** 110n}`)!)).toBeLessThan(0);
    expect(first && textOf(first)).toMatch(/^≈0\.\d{25,30}$/);
  });

  test.each([
    [60, 52],
    [110, 1317],
  ])('of %s squares it has %s bits', (squares, length) => {
    const text = textAt('subtraction-squares', `{1,3}|{2,5} ${squares}`);
    expect(bits(printedRational(text).denominator)).toBe(length);
  });
});
