/**
 * Order diagrams as figures: each value is in one box with its names, and every line goes up from a value to
 * one just above it.
 */
import { expect, test } from 'vitest';
import { drawAnswers } from '../../../engine/conduct/answer-figure.ts';
import { ask } from '../../../engine/conduct/ask.ts';
import { compile } from '../../../engine/document/compile.ts';
import { readDrawn } from '../../../engine/document/game-text.ts';
import { styles } from '../../../engine/figure/style.ts';
import { textOfMark } from '../../../engine/figure/typeset.ts';
import { orderDrawing } from '../../../engine/questions/order-drawing.ts';
import { listedOrder, nameOfTyped } from '../../../engine/questions/order-of-values.ts';
import { drain } from '../../../engine/rounds.ts';
import type { About } from '../../../engine/theories/question.ts';
import type { Value } from '../../../engine/values/value.ts';

function valueTyped(text: string): Value {
  const read = readDrawn(text);
  const { document } = read.ok ? read.value : expect.fail(`${text} is no game`);
  const game = { graph: compile(document).graph, rules: document.view.rules };
  const found = drain(ask('game-value', { vertex: 0 }, game));
  return ('value' in found && found.value) || expect.fail(`${text} has no value`);
}

const listed = (...games: readonly (readonly [name: string, text: string])[]) => ({
  values: games.map(([name, text]) => ({ name, value: valueTyped(text) })),
});

const drawn = (about: About['values']) =>
  drain(
    drawAnswers({
      question: 'order-of-values',
      subjects: [{ name: 'these', about }],
      title: 'Order',
      style: styles.paper,
    }),
  );

test('equal values share a box with all their names, and greater values are higher', () => {
  const about = listed(['a', '^'], ['b', '{0|*}'], ['c', '0'], ['d', '*'], ['e', '1']);
  const { figure, missing } = drawn(about);
  expect(missing).toEqual([]);
  const { shapes, words } = figure ?? expect.fail('no figure');
  const boxes = shapes.filter(({ form }) => form.kind === 'polygon');
  expect(boxes).toHaveLength(4);
  const written = new Map(words.map((each) => [textOfMark(each.mark), each.at]));
  expect([...written.keys()]).toEqual(expect.arrayContaining(['↑', 'a, b', '0', 'c', '∗', 'd', '1', 'e']));
  const at = (text: string) => written.get(text) ?? expect.fail(`${text} is not written`);
  expect(at('a, b').x).toBeCloseTo(at('↑').x);
  // 1 > ↑ > 0, and ↑ is confused with ∗, which is less than 1.
  expect(at('1').y).toBeLessThan(at('↑').y);
  expect(at('↑').y).toBeLessThan(at('0').y);
  expect(at('∗').y).toBeCloseTo(at('0').y);
  const lines = shapes.flatMap(({ form }) => (form.kind === 'curve' ? [form.line] : []));
  expect(lines).toHaveLength(3);
  for (const line of lines) expect(line[1]).toBeGreaterThan(line.at(-1) ?? 0);
});

test('the legend says what a line is, and what one box is where values are equal', () => {
  expect(drawn(listed(['', '0'], ['', '1'])).figure?.legend).toBe('Line: the upper value is greater.');
  expect(drawn(listed(['a', '0'], ['b', '0'], ['c', '*'])).figure?.legend).toBe('One box: equal values.');
});

test('one value, and values of two kinds, have no diagram', () => {
  expect(drawn(listed(['a', '0'])).missing[0].says).toContain('two values or more');
  const moon = { name: 'm', value: { kind: 'moon', phase: [] } as unknown as Value };
  expect(drawn({ values: [...listed(['a', '0']).values, moon] }).missing[0].says).toContain('no order');
});

test('different nimbers are confused with each other, and compare with other games as the games that they are', () => {
  const nimbers = [3, 0, 3, 1].map((n, i) => ({ name: 'abcd'[i], value: { kind: 'nimber', n } as const }));
  const found = drain(ask('order-of-values', { values: nimbers }));
  if (found.kind === 'over-budget') return expect.fail(found.says);
  expect([found.classes, found.covers, found.leftOut]).toEqual([[[0, 2], [1], [3]], [], []]);
  const said = 'None of them is less than another: any two of different value are confused.';
  expect(listedOrder.sentences(found, String)).toEqual(['Layer 1: a = c = *3; b = 0; d = *1.', said]);
  expect(drawn({ values: nimbers }).figure?.description).toBe(`Layer 1: *3 (a, c); 0 (b); *1 (d). ${said}`);
  const games = ['^', '1', '0', '{1|-1}', '^+*', '{*2|0}', '*2', '-1', '^+^', 'over', 'off'];
  const orderWith = (listOf: (n: number) => Value) => {
    const values = [
      ...[0, 1, 2, 5].map((n) => ({ name: `*${n}`, value: listOf(n) })),
      ...listed(...games.map((text) => [text, text] as const)).values,
    ];
    const order = drain(ask('order-of-values', { values }));
    return 'classes' in order ? [order.classes, order.covers, order.leftOut] : expect.fail(order.says);
  };
  const asGames = orderWith((n) => valueTyped(n === 0 ? '0' : `*${n}`));
  expect(asGames[2]).toEqual([]);
  expect(asGames[1].length).toBeGreaterThan(8);
  expect(orderWith((n) => ({ kind: 'nimber', n }))).toEqual(asGames);
});

test('what has no place in the order is named in the sentences and beside the figure, and hides no other value', () => {
  const of = listed(['a', '0'], ['b', '1']).values;
  const moon = { name: 'm', value: { kind: 'moon', phase: [1] } as unknown as Value };
  const loopy = { name: 'l', value: { kind: 'cyclic', exits: [] } as const };
  const values = [loopy, moon, of[0], { name: 'none', value: undefined }, of[1]];
  const found = drain(ask('order-of-values', { values }));
  if (found.kind === 'over-budget') return expect.fail(found.says);
  expect([found.classes, found.covers, found.leftOut]).toEqual([[[2], [4]], [[0, 1]], [0, 1, 3]]);
  const says = 'because their order is not known: l, m, none';
  expect(listedOrder.sentences(found, String).at(-1)).toBe(`Left out, ${says}.`);
  const { legend = '', description } = drawn({ values }).figure ?? {};
  expect(legend).toContain(`left out, ${says}`);
  expect(description).toContain(`Left out, ${says}.`);
  // A value without sides is in no order even with itself.
  const unsided = { name: 'u', value: { kind: 'unsided' } as unknown as Value };
  const beside = drain(ask('order-of-values', { values: [unsided, ...of] }));
  expect('classes' in beside && [beside.classes, beside.leftOut]).toEqual([[[1], [2]], [0]]);
  const many = Array.from({ length: 20 }, (_, i) => ({ name: `u${i}`, value: undefined }));
  expect(drawn({ values: [...of, ...many] }).figure?.legend).toContain('u10, u11 and 8 more');
  expect(drawn({ values: [...of, many[0]] }).figure?.legend).toContain('its order is not known: u0');
  expect(drawn({ values: [unsided, unsided] }).missing[0].says).toContain('not known');
});

test('names that are equal are said once, and what is just below what is said by values where names are equal', () => {
  const found = drain(ask('order-of-values', listed(['x', '0'], ['x', '0'], ['x', '1'], ['', '2'])));
  if (found.kind === 'over-budget') return expect.fail(found.says);
  expect(listedOrder.sentences(found, String)).toEqual([
    'Layer 3: 2.',
    'Layer 2: x = 1.',
    'Layer 1: x = 0.',
    'Just below each other: 0 < 1, 1 < 2.',
  ]);
});

test('sixty different values are drawn, and one more is too many', () => {
  const some = (count: number) =>
    listed(...Array.from({ length: count }, (_, i) => [`v${i}`, String(i)] as const));
  const { figure } = drawn(some(60));
  expect(figure?.shapes).toHaveLength(60 + 59);
  expect(drawn(some(61)).missing[0].says).toContain('at most 60');
});

test('as a drawing it has an arc from each value to those just below it', () => {
  const found = drain(ask('order-of-values', listed(['a', '1'], ['b', '^'], ['c', '{0|*}'], ['d', '*'])));
  if (found.kind === 'over-budget') return expect.fail(found.says);
  const { nodes, edges } = orderDrawing(found, (i) => found.names[i]);
  const names = new Map(nodes.map(({ id, name }) => [id, name]));
  expect([...names.values()]).toEqual(['a = 1', 'b = c = ↑', 'd = *']);
  expect(edges.map(({ from, to }) => [names.get(from), names.get(to)])).toEqual([
    ['a = 1', 'b = c = ↑'],
    ['a = 1', 'd = *'],
  ]);
  const heights = new Map(nodes.map(({ id, y }) => [id, y]));
  for (const { from, to } of edges) expect(heights.get(from)).toBeLessThan(heights.get(to) ?? 0);
});

test('a plain name of a value says the value itself, and a form stays as it was typed', () => {
  const up = valueTyped('^');
  expect(nameOfTyped('^', up)).toBe('↑');
  expect(nameOfTyped('{0|*}', up)).toBe('{0|*}');
  expect(nameOfTyped('^+0', up)).toBe('↑+0');
});
