/** Facts of Huggan's thesis, corrected where it errs, and fractions that grow long. */
import { describe, expect, test } from 'vitest';
import { compile } from '../../../engine/document/compile.ts';
import { emptyDocument } from '../../../engine/document/document.ts';
import { parseEdgeList } from '../../../engine/document/edge-list/parse.ts';
import type { GameGraph } from '../../../engine/graph/game-graph.ts';
import {
  compareRationals,
  parseRational,
  printedRational,
  subtractRationals,
} from '../../../engine/numbers/rationals.ts';
import { type Rules, ruledBy } from '../../../engine/outcome/rules.ts';
import { drain } from '../../../engine/rounds.ts';
import { simultaneous } from '../../../engine/theories/simultaneous/index.ts';
import { textOf } from '../../../engine/values/words.ts';
import { graphOfHandBoard } from '../../oracle/simultaneous-graphs.ts';

function valuesOf(graph: GameGraph, convention: Rules['convention'] = 'normal') {
  const { table, codes } = drain(simultaneous.solve(graph, { rules: ruledBy({ convention }) }));
  return Array.from(codes, (code) => {
    const value = code < 0 ? undefined : table[code];
    if (value && value.kind !== 'expected') throw new Error(`a value of the kind ${value.kind}`);
    return value;
  });
}
const texts = (graph: GameGraph, convention: Rules['convention'] = 'normal'): readonly string[] =>
  valuesOf(graph, convention).map((value) => (value ? textOf(value) : 'none'));
const textAt = (ruleset: string, position: string, convention: Rules['convention'] = 'normal'): string =>
  texts(graphOfHandBoard(ruleset, position), convention)[0];

/** An edge list as a game in which both players move at once. */
function drawn(text: string): { readonly graph: GameGraph; at(name: string): number } {
  const list = parseEdgeList(text);
  if (!list.ok) throw new Error(list.problems[0].says);
  const nodes = list.value.nodes.map(({ word }) => ({ id: word, x: 0, y: 0, gray: false, name: '' }));
  const rules = ruledBy({ play: 'simultaneous' });
  const view = { ...emptyDocument.view, rules };
  const { graph, index } = compile({ ...emptyDocument, nodes, edges: list.value.arcs, view });
  return { graph, at: (name) => index.get(name) ?? -1 };
}

describe('facts of the thesis', () => {
  test('squares of which Left takes one and Right two', () => {
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
    const { graph, at } = drawn(`v ->L a\na ->L x10\na ->R y5\n${run('x', 10)}\n${run('y', 5)}`);
    expect(valuesOf(graph, 'scoring')[at('v')]?.low).toBe('5');
  });
});

describe('long fractions', () => {
  const bits = (x: bigint): number => x.toString(2).length;

  test('are exact up to 4,096 bits, and certain figures past them', () => {
    const found = valuesOf(graphOfHandBoard('subtraction-squares', '{1,3}|{2,5} 150'));
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
