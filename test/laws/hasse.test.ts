/**
 * Order diagrams: checked answers, and on random drawings the order that comparing two nodes at a time gives.
 */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { ask } from '../../engine/conduct/ask.ts';
import { openMemory } from '../../engine/conduct/memory.ts';
import { compile } from '../../engine/document/compile.ts';
import { readDrawn } from '../../engine/document/game-text.ts';
import { usualRules } from '../../engine/outcome/rules.ts';
import { type HasseFound, hasse } from '../../engine/questions/hasse.ts';
import { drain } from '../../engine/rounds.ts';
import { arbitraryWhite } from '../arbitrary/partizan.ts';
import { digraph } from '../fixtures/digraphs.ts';
import { ruledGame } from '../fixtures/games.ts';
import { tryLaw } from './seeds.ts';

type Vector = {
  readonly id: string;
  readonly texts: readonly string[];
  readonly classes: readonly number[];
  readonly covers: readonly (readonly [number, number])[];
};

const { hasse: vectors }: { readonly hasse: readonly Vector[] } = JSON.parse(
  readFileSync(join(import.meta.dirname, '../vectors/calculator.json'), 'utf8'),
);

/** The answer about games that are typed, each with a name of its own: node i of the answer is game i. */
function orderOf(texts: readonly string[]): HasseFound {
  // An arc of Left's alone makes the drawing one of Left and Right.
  const lines = [...texts.map((text, i) => `g${i} := ${text}`), 'more := 1'];
  const read = readDrawn(lines.join('\n'), false);
  const { document } = read.ok ? read.value : expect.fail(JSON.stringify(read));
  const { graph, index } = compile(document);
  const ids = new Map(document.nodes.map(({ id, name }) => [name, id]));
  const vertices = texts.map(
    (_, i) => index.get(ids.get(`g${i}`) ?? '') ?? expect.fail(`g${i} is not drawn`),
  );
  const answer = drain(ask('hasse', { vertices }, { graph, rules: usualRules }));
  if (answer.kind !== 'hasse') return expect.fail(answer.says);
  const numbers = new Map(vertices.map((vertex, i) => [vertex, i]));
  const own = (all: readonly number[]) => all.map((vertex) => numbers.get(vertex) ?? -1);
  return { ...answer, classes: answer.classes.map(own), leftOut: own(answer.leftOut) };
}

test.each(vectors.map((each) => [each.id, each] as const))('%s', (_, { texts, classes, covers }) => {
  const found = orderOf(texts);
  for (const [i, first] of classes.entries())
    expect(found.classes.find((each) => each.includes(i))?.[0]).toBe(first);
  const pairs = found.covers.map(([a, b]) => [found.classes[a][0], found.classes[b][0]] as const);
  expect(pairs.toSorted((p, q) => p[0] - q[0] || p[1] - q[1])).toEqual(covers);
});

test('loopy values, equal ones, and those with two sides', () => {
  const found = orderOf(['over', '1', '0', '{0|pass}', 'tis', 'on', 'under']);
  expect(found.classes).toEqual([[0, 3], [1], [2], [4], [5], [6]]);
  expect(found.covers.map(([a, b]) => [a, b])).toEqual(
    expect.arrayContaining([
      [2, 0],
      [0, 1],
      [5, 2],
    ]),
  );
  expect(found.layers[5]).toBe(0);
  expect(found.leftOut).toEqual([]);
  expect(hasse.sentences(found, (v) => `n${v}`).at(-1)).toContain('n2 < n0');
});

test('in an impartial drawing different nimbers are confused, and what has no nim value is left out', () => {
  const asked = (order: number, arcs: readonly (readonly [number, number])[]) => {
    const vertices = Array.from({ length: order }, (_, v) => v);
    const answer = drain(ask('hasse', { vertices }, ruledGame(digraph(order, arcs))));
    return answer.kind === 'hasse' ? hasse.sentences(answer, (v) => 'abcd'[v]) : answer.says;
  };
  const said = 'None of them is less than another: any two of different value are confused.';
  const heaps = [
    [1, 0],
    [2, 0],
    [2, 1],
    [3, 0],
  ] as const;
  expect(asked(4, heaps)).toEqual(['Layer 1: a = 0; b = d = *1; c = *2.', said]);
  const leftOut = 'Left out, because its order is not known: c.';
  expect(
    asked(3, [
      [1, 0],
      [2, 2],
      [2, 1],
    ]),
  ).toEqual(['Layer 1: a = 0; b = *1.', said, leftOut]);
  expect(
    asked(2, [
      [0, 1],
      [1, 0],
    ]),
  ).toBe('The order of these nodes is not known.');
});

test('the diagram has the order of every two nodes, and no line that others make', () => {
  tryLaw(arbitraryWhite(6, 7), 80, (graph) => {
    const game = { graph, rules: usualRules };
    const memory = openMemory();
    const vertices = Array.from({ length: graph.order }, (_, v) => v);
    // With fewer nodes, and where all arcs are of both players, there is no such order.
    if (graph.order < 2) return;
    let found: ReturnType<typeof orderOf>;
    try {
      const answer = drain(ask('hasse', { vertices }, game, memory));
      if (answer.kind !== 'hasse') return;
      found = answer;
    } catch (thrown) {
      expect(String(thrown)).toContain('order');
      return;
    }
    const above = (from: number): ReadonlySet<number> => {
      const reached = new Set<number>();
      for (const waiting = [from]; waiting.length > 0; ) {
        const at = waiting.pop();
        for (const [a, b] of found.covers)
          if (a === at && !reached.has(b)) {
            waiting.push(b);
            reached.add(b);
          }
      }
      return reached;
    };
    const classOf = (v: number): number => found.classes.findIndex((each) => each.includes(v));
    for (const a of vertices)
      for (const b of vertices) {
        const [p, q] = [classOf(a), classOf(b)];
        if (p < 0 || q < 0 || a === b) continue;
        const compared = drain(ask('compare', { a, b, withoutProofs: true }, game, memory));
        if (compared.kind !== 'compare') continue;
        const sign = p === q ? '=' : above(p).has(q) ? '<' : above(q).has(p) ? '>' : '||';
        expect(sign).toBe(compared.relations.whole);
      }
    for (const [a, b] of found.covers)
      expect([...above(a)].some((between) => between !== b && above(between).has(b))).toBe(false);
  });
});
