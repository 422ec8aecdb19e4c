/**
 * What a misère quotient is made of: products of generators, idempotents with their groups, the Cayley
 * digraph, and the picture.
 */
import { expect, test } from 'vitest';
import { heapsOfGame, quotientOfHeaps, rulesetById } from '../../../../engine/answers/index.ts';
import { drawAnswers } from '../../../../engine/conduct/answer-figure.ts';
import { ask } from '../../../../engine/conduct/ask.ts';
import { styles } from '../../../../engine/figure/style.ts';
import { textOfMark } from '../../../../engine/figure/typeset.ts';
import { drain } from '../../../../engine/rounds.ts';
import { cayleyDrawing } from '../../../../engine/theories/misere/quotient/cayley.ts';
import {
  archimedeanComponents,
  coversOfIdempotents,
  inProducts,
} from '../../../../engine/theories/misere/quotient/monoid.ts';
import { arbitraryDigraph } from '../../../arbitrary/digraphs.ts';
import { inMisere } from '../../../arbitrary/spaces.ts';
import { digraph } from '../../../fixtures/digraphs.ts';
import { ruledGame } from '../../../fixtures/games.ts';
import { tryLaw } from '../../../laws/seeds.ts';

/** Nim with heaps of 0, 1, 2 and 3 in one drawing. */
const nim = ruledGame(
  inMisere(
    digraph(4, [
      [1, 0],
      [2, 0],
      [2, 1],
      [3, 0],
      [3, 1],
      [3, 2],
    ]),
  ),
);

function quotientOfNim() {
  const found = drain(ask('misere-quotient', { vertices: [3] }, nim));
  return found.kind === 'misere-quotient' ? found : expect.fail(JSON.stringify(found));
}

test('heaps of 1 and 2 generate the quotient of nim, with two groups', () => {
  const found = quotientOfNim();
  const { generators, texts } = inProducts(found);
  expect(texts.toSorted()).toEqual(['1', 'a', 'ab', 'ab²', 'b', 'b²']);
  expect(generators.map(({ letter, vertex }) => [letter, vertex])).toEqual([
    ['a', 1],
    ['b', 2],
  ]);
  const named = (elements: readonly number[]) => elements.map((element) => texts[element]);
  const components = archimedeanComponents(found);
  expect(components.map(({ group, others }) => [named(group), named(others)])).toEqual([
    [['1', 'a'], []],
    [['b²', 'b', 'ab', 'ab²'], []],
  ]);
  expect(coversOfIdempotents(found, components)).toEqual([[1, 0]]);
});

test('letters of generators are no names of nodes that the answer speaks of', () => {
  const found = quotientOfNim();
  const called = (vertex: number): string => ['z', 'a', 'b', 'd'][vertex];
  const { generators, texts } = inProducts(found, called);
  expect(generators.map(({ letter, vertex }) => [letter, called(vertex)])).toEqual([
    ['c', 'a'],
    ['e', 'b'],
  ]);
  expect(texts.toSorted()).toEqual(['1', 'c', 'ce', 'ce²', 'e', 'e²']);
});

test('where there are more generators than letters, factors are in the order of their numbers', () => {
  // Every sum of two generators is 29, which absorbs all, but for that of the second and the tenth.
  const [second, tenth, both, all] = [2, 10, 28, 29];
  const sumOf = (a: number, b: number): number => {
    if (a === 0 || b === 0) return a + b;
    return Math.min(a, b) === second && Math.max(a, b) === tenth ? both : all;
  };
  const elements = Array.from({ length: 30 }, (_, element) => element);
  const table = elements.map((a) => elements.map((b) => sumOf(a, b)));
  const sums = elements.map((a) => (a === 0 ? [] : a === both ? [second, tenth] : a === all ? [1, 1] : [a]));
  const { generators, texts } = inProducts({ table, sums });
  expect(generators).toHaveLength(27);
  expect([texts[both], texts[all], texts[tenth]]).toEqual(['g₂g₁₀', 'g₁²', 'g₁₀']);
});

test('the picture has every element, with 𝒫 at those that the previous player wins, and explains the letters', () => {
  const names = ['nothing', 'one', 'two', 'three'];
  const { figure } = drain(
    drawAnswers({
      question: 'misere-quotient',
      subjects: [{ name: 'three', about: { vertices: [3] } }],
      game: nim,
      names,
      title: 'Nim',
      style: styles.paper,
    }),
  );
  const { words, legend, description } = figure ?? expect.fail('no figure');
  const texts = words.filter(({ kind }) => kind === 'value').map(({ mark }) => textOfMark(mark));
  expect(texts.toSorted()).toEqual(['1', 'a', 'ab', 'ab^2', 'b', 'b^2']);
  expect(words.filter(({ kind, mark }) => kind === 'letter' && textOfMark(mark) === '𝒫')).toHaveLength(2);
  expect(legend).toContain('a: one; b: two');
  expect(description).toContain('Idempotent b²: group b² in 𝒫, b, ab, ab².');
});

test('the Cayley digraph has an arc from each element to its sums with generators', () => {
  const found = quotientOfNim();
  const { nodes, edges } = cayleyDrawing(found);
  expect(nodes.map(({ name }) => name).toSorted()).toEqual(['1', 'a 𝒫', 'ab', 'ab²', 'b', 'b² 𝒫']);
  expect(edges).toHaveLength(12);
});

type QuotientFound = ReturnType<typeof quotientOfNim>;

/**
 * The products are those of the elements, and each element is in one component; the answer is how many are in
 * no group.
 */
function outsideGroups(found: QuotientFound): number {
  const { table, order } = found;
  const { generators: named, products } = inProducts(found);
  const generators = new Map(named.map(({ letter, element }) => [letter, element]));
  for (const [element, factors] of products.entries()) {
    const powers = factors.flatMap(({ letter, power }) =>
      Array.from({ length: power }, () => generators.get(letter) ?? -1),
    );
    expect(powers.reduce((product, generator) => table[product][generator], 0)).toBe(element);
  }
  const components = archimedeanComponents(found);
  const all = components.flatMap(({ group, others }) => [...group, ...others]);
  expect(all.toSorted((a, b) => a - b)).toEqual(Array.from({ length: order }, (_, i) => i));
  for (const { idempotent, group, others } of components) {
    for (const element of group) {
      expect(table[idempotent][element]).toBe(element);
      expect(group.some((other) => table[element][other] === idempotent)).toBe(true);
    }
    for (const element of others) {
      // Its multiples come to the idempotent, and never to the element again.
      const multiples = new Set<number>();
      for (let at = table[element][element]; !multiples.has(at); at = table[at][element]) multiples.add(at);
      expect(multiples).toContain(idempotent);
      expect(multiples).not.toContain(element);
    }
  }
  return components.reduce((count, { others }) => count + others.length, 0);
}

test('every element is the product that is written, and belongs to one component with a group', () => {
  let met = 0;
  tryLaw(arbitraryDigraph('white acyclic', 7), 60, (graph) => {
    const vertices = Array.from({ length: graph.order }, (_, v) => v);
    const found = drain(ask('misere-quotient', { vertices }, ruledGame(inMisere(graph))));
    if (found.kind !== 'misere-quotient') return;
    met++;
    outsideGroups(found);
  });
  expect(met).toBeGreaterThan(0);
});

test.each([
  ['0.337', 8, 2],
  ['0.123', 8, 4],
  ['0.377', 6, 8],
])('so it is where elements are in no group: %s with heaps up to %i', (code, most, outside) => {
  const octal = rulesetById('octal');
  const heaps = octal.ok ? heapsOfGame(octal.value, `${code} 1`) : octal;
  if (!heaps.ok) return expect.fail(JSON.stringify(heaps));
  const found = drain(quotientOfHeaps(heaps.value, most));
  expect(found.kind === 'misere-quotient' ? outsideGroups(found) : found).toBe(outside);
});
