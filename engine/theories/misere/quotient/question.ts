/**
 * The misère quotient of some vertices and all that follow them: which sums of theirs can take one another's
 * place in every such sum. Vertices with equal forms are one generator, and a form that is the sum of two
 * others is none.
 */
import { followersOf } from '../../../graph/closed-part.ts';
import { stronglyConnectedComponents } from '../../../graph/components.ts';
import type { Arcs } from '../../../graph/game-graph.ts';
import type { About, Question, VertexNaming } from '../../question.ts';
import { type MisereStore, openMisereStore } from '../store.ts';
import { inProducts } from './monoid.ts';
import { drawnMonoid } from './monoid-figure.ts';
import { type MisereQuotient, misereQuotientOf } from './quotient.ts';
import type { SumOf } from './sums-played.ts';

/** Elements are numbers from 0 on, and 0 is the sum of nothing. */
type QuotientFound = Pick<MisereQuotient, 'table' | 'idempotents' | 'isProved' | 'pairs'> & {
  readonly kind: 'misere-quotient';
  readonly order: number;
  /** The elements with which the player who moved last wins. */
  readonly lost: readonly number[];
  /** The element of each vertex that was asked about. */
  readonly elements: readonly { readonly vertex: number; readonly element: number }[];
  /** For each element the vertices of a sum that it is. */
  readonly sums: readonly (readonly number[])[];
};

/**
 * The most positions of two forms whose sum is compared with others, and the most such sums: a form that is
 * not tried is a generator.
 */
const mostPairs = 2000;
const mostAdded = 20_000;
/** With more generators no quotient is looked for. */
const mostGenerators = 500;
/** Vertices between two yields. */
const SLICE = 1 << 12;

/** The forms of some vertices as sums of generators, which have a vertex each. */
type AsSums = {
  readonly generators: readonly (readonly SumOf[])[];
  readonly vertices: readonly number[];
  /** By form. */
  readonly sums: ReadonlyMap<number, SumOf>;
  readonly formOf: (vertex: number) => number;
};

/**
 * Precondition: no cycle. A form is compared with the sums of those before it as soon as it is met, so that
 * the search ends with the first generator too many: undefined then. Yields from time to time how much has
 * been handled.
 */
function* asSums(arcs: Arcs, inside: Uint8Array): Generator<number, AsSums | undefined, void> {
  const { starts, targets } = arcs;
  // Without a cycle each vertex is a component of its own, and its options have smaller numbers.
  const { of } = stronglyConnectedComponents(arcs);
  const endsFirst = [...inside.keys()].filter((v) => inside[v] === 1).sort((a, b) => of[a] - of[b]);
  const store = openMisereStore();
  const forms = new Int32Array(inside.length).fill(-1);
  const vertices: number[] = [];
  const sums = new Map<number, SumOf>([[0, []]]);
  const primes: number[] = [];
  const joined = openJoinedForms(store, primes, sums);
  for (const [place, v] of endsFirst.entries()) {
    if (place % SLICE === SLICE - 1) yield place;
    const form = store.formOf(Array.from(targets.subarray(starts[v], starts[v + 1]), (to) => forms[to]));
    forms[v] = form;
    if (sums.has(form)) continue;
    const sum = joined.sumOf(form) ?? [primes.push(form) - 1];
    if (primes.length > mostGenerators) return undefined;
    if (vertices.length < primes.length) vertices.push(v);
    sums.set(form, sum);
    yield* joined.join(form);
  }
  const sumAt = (form: number): SumOf => sums.get(form) ?? [];
  return {
    generators: primes.map((form) => store.options(form).map(sumAt)),
    vertices,
    sums,
    formOf: (v) => forms[v],
  };
}

/** The forms that a generator and another form are together. */
function openJoinedForms(
  store: MisereStore,
  primes: readonly number[],
  sums: ReadonlyMap<number, SumOf>,
): { sumOf(form: number): SumOf | undefined; join(form: number): Generator<number, void, void> } {
  const found = new Map<number, SumOf>();
  let added = 0;
  function* put(place: number, other: number): Generator<number, void, void> {
    if (other === 0 || added >= mostAdded) return;
    if (++added % 64 === 0) yield added;
    const form = store.add(primes[place], other, mostPairs);
    const sum = sums.get(other) ?? [];
    if (form !== undefined && !found.has(form))
      found.set(
        form,
        [...sum, place].sort((a, b) => a - b),
      );
  }
  return {
    sumOf: (form) => found.get(form),
    *join(form) {
      const last = primes.length - 1;
      if (primes[last] === form) for (const other of [...sums.keys()]) yield* put(last, other);
      else for (const place of primes.keys()) yield* put(place, form);
    },
  };
}

export const misereQuotient: Question<'misere-quotient', 'vertices', About['vertices'], QuotientFound> = {
  id: 'misere-quotient',
  needs: 'vertices',
  title: 'Misère quotient',
  says: 'which sums of some nodes, or of all, can take each other’s place in misère play: the monoid, its table, and the proof',
  readsValues: false,
  space: 'misere',
  applies: ({ theory }) =>
    theory?.id === 'misere'
      ? { applies: true, reason: 'both players have the same moves, and play ends' }
      : {
          applies: false,
          reason: 'a misère quotient needs games without a cycle in which both players have the same moves',
        },
  *ask({ graph }, { vertices }) {
    const asked = vertices.length > 0 ? vertices : Array.from({ length: graph.order }, (_, v) => v);
    const inSums = yield* asSums(graph.left, followersOf(graph, asked));
    if (!inSums)
      return {
        kind: 'over-budget',
        says: `No quotient was found: the nodes and what follows them are more than ${mostGenerators} different games.`,
      };
    const { generators, vertices: named, sums, formOf } = inSums;
    const found = yield* misereQuotientOf(generators);
    if ('kind' in found) return { kind: 'over-budget', says: `No quotient was found: ${found.says}.` };
    const { table, lost, idempotents, isProved, pairs } = found;
    const elementOf = (sum: SumOf): number =>
      sum.reduce((at, generator) => table[at][found.generators[generator]], 0);
    return {
      ...{ kind: 'misere-quotient', order: table.length, lost, idempotents, table, isProved, pairs },
      elements: asked.map((vertex) => ({ vertex, element: elementOf(sums.get(formOf(vertex)) ?? []) })),
      sums: found.sums.map((sum) => sum.map((generator) => named[generator])),
    };
  },
  sentences,
  figure: {
    id: 'quotient',
    one: 'misère quotient',
    several: 'misère quotients',
    together: 1,
    draw: (pictures, style) =>
      pictures.map(([{ answer, called = String }]) => drawnMonoid(answer, called, style)),
  },
};

const counted = (count: number, what: string): string => `${count} ${what}${count === 1 ? '' : 's'}`;

/** Sums are written as products, as on the card and in the figure: 1 is the sum of nothing. */
function sentences(found: QuotientFound, called: VertexNaming): readonly string[] {
  const { order, lost, idempotents, isProved, pairs, elements, table } = found;
  const { generators, texts } = inProducts(found, called);
  const listed = (some: readonly number[]): string => some.map((element) => texts[element]).join(', ');
  const letters = generators.map(({ letter, vertex }) => `${letter} is ${called(vertex)}`);
  const wide = Math.max(...texts.map(({ length }) => length));
  const cell = (text: string): string => text.padStart(wide);
  return [
    `${counted(order, 'element')}; the previous player wins ${lost.length === 0 ? 'none' : `${lost.length}`} of them${lost.length === 0 ? '' : `: ${listed(lost)}`}.`,
    isProved
      ? `Proved for every sum, by ${counted(pairs, 'pair')} of an element and the set of its options’ elements.`
      : `Observed: the proof was not finished within ${counted(pairs, 'pair')}.`,
    `Equal to twice themselves: ${listed(idempotents)}.`,
    `Sums are written as products, and 1 is the sum of nothing${letters.length > 0 ? `: ${letters.join(', ')}` : ''}.`,
    `Elements: ${elements.map(({ vertex, element }) => `${called(vertex)} is ${texts[element]}`).join(', ')}.`,
    '',
    `${cell('·')} | ${texts.map(cell).join(' ')}`,
    ...table.map((row, a) => `${cell(texts[a])} | ${row.map((sum) => cell(texts[sum])).join(' ')}`),
  ];
}
