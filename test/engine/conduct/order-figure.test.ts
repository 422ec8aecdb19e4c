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
import { nameOfTyped } from '../../../engine/questions/order-of-values.ts';
import { drain } from '../../../engine/rounds.ts';
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

const drawn = (about: ReturnType<typeof listed>) =>
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
  const misere = {
    values: [...listed(['a', '0']).values, { name: 'm', value: { kind: 'moon', phase: [] } }],
  };
  expect(drawn(misere as unknown as ReturnType<typeof listed>).missing[0].says).toContain('no order');
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
