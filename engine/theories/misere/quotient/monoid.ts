/**
 * What a misère quotient is made of: its elements as products of generators, its idempotents with the
 * elements that belong to each, and the Cayley digraph of its generators (T. E. Plambeck and A. N. Siegel,
 * Misère quotients for impartial games, sections 2 and 6). As in their tables sums are written as products: 1
 * is the sum of nothing, and ab is the sum of a and b.
 */
import { raised } from '../../../values/notation/print.ts';
import type { VertexNaming } from '../../question.ts';

/**
 * The members of an answer that say what the monoid is. Elements are numbers from 0 on, and 0 is the
 * identity.
 */
export type MonoidFound = {
  readonly table: readonly (readonly number[])[];
  readonly idempotents: readonly number[];
  /** The elements of the 𝒫-portion. */
  readonly lost: readonly number[];
  /** For each element the vertices of a sum that it is; those in these sums generate it. */
  readonly sums: readonly (readonly number[])[];
  /** The elements of the vertices that were asked about. */
  readonly elements?: readonly { readonly vertex: number; readonly element: number }[];
};

/** A power in a product: the letter of the generator, and how often it is taken. */
export type Factor = { readonly letter: string; readonly power: number };

export type NamedGenerator = { readonly letter: string; readonly vertex: number; readonly element: number };

/** The elements as shortest products of generators. */
export type MonoidInProducts = {
  readonly generators: readonly NamedGenerator[];
  /** By element; that of the identity has no factors. */
  readonly products: readonly (readonly Factor[])[];
  /** "1", "a", "a²b". */
  readonly texts: readonly string[];
};

/** What generators are found from: no letter is the name of a vertex, for a reader sees both. */
type Generated = Pick<MonoidFound, 'sums' | 'table' | 'elements'>;

/**
 * Generators of the monoid, none of which is a product of the others, in the order in which they are met.
 * Each is the element of one vertex. O(generators² · elements).
 */
function generatorsOf(
  { sums, table, elements = [] }: Generated,
  called: VertexNaming,
): readonly NamedGenerator[] {
  let kept = sums.flatMap((sum, element) => (sum.length === 1 ? [{ vertex: sum[0], element }] : []));
  for (const each of kept.toReversed()) {
    const others = kept.filter((other) => other !== each);
    if (
      waysTo(
        table,
        others.map(({ element }) => element),
      )[each.element]
    )
      kept = others;
  }
  const taken = new Set([...sums.flat(), ...elements.map(({ vertex }) => vertex)].map(called));
  const letters = alphabet.filter((letter) => !taken.has(letter));
  return kept.map((each, i) => ({
    ...each,
    letter: kept.length <= letters.length ? letters[i] : numbered(i),
  }));
}

/**
 * For each element a shortest way to it from the identity, as the numbers of the generators; undefined where
 * there is none.
 */
function waysTo(
  table: MonoidFound['table'],
  generators: readonly number[],
): readonly (readonly number[] | undefined)[] {
  const ways: (readonly number[] | undefined)[] = table.map((_, element) => (element === 0 ? [] : undefined));
  const reached = [0];
  for (const element of reached)
    for (const [i, generator] of generators.entries()) {
      const sum = table[element][generator];
      if (ways[sum]) continue;
      ways[sum] = [...(ways[element] ?? []), i];
      reached.push(sum);
    }
  return ways;
}

const alphabet = [...'abcdefghijklmnopqrstuvwxyz'];

/** g₁, g₂, …, where there are more generators than letters. */
const numbered = (i: number): string =>
  `g${[...String(i + 1)].map((figure) => '₀₁₂₃₄₅₆₇₈₉'[Number(figure)]).join('')}`;

/**
 * A generator has a letter that is no name of a vertex, by `called`, and the factors of a product are in the
 * order of the generators. O(generators² · elements).
 */
export function inProducts(found: Generated, called: VertexNaming = String): MonoidInProducts {
  const generators = generatorsOf(found, called);
  const ways = waysTo(
    found.table,
    generators.map(({ element }) => element),
  );
  const products = ways.map((way = []) =>
    generators.flatMap(({ letter }, i) => {
      const power = way.filter((each) => each === i).length;
      return power > 0 ? [{ letter, power }] : [];
    }),
  );
  return { generators, products, texts: products.map(textOfProduct) };
}

const textOfProduct = (factors: readonly Factor[]): string =>
  factors.length === 0
    ? '1'
    : factors.map(({ letter, power }) => (power === 1 ? letter : `${letter}${raised(power)}`)).join('');

/**
 * An idempotent with the elements some multiple of which it is: those that go round through it, and those
 * that never come again.
 */
export type ArchimedeanComponent = {
  readonly idempotent: number;
  /** The greatest group of which the idempotent is the identity. */
  readonly group: readonly number[];
  /** The other elements whose multiples come to this group. */
  readonly others: readonly number[];
};

/** The components, in the order of their idempotents. O(order²). */
export function archimedeanComponents({
  table,
  idempotents,
}: Pick<MonoidFound, 'table' | 'idempotents'>): readonly ArchimedeanComponent[] {
  const components = new Map(
    idempotents.map((idempotent) => [idempotent, { group: [] as number[], others: [] as number[] }]),
  );
  for (const element of table.keys()) {
    let multiple = element;
    while (table[multiple][multiple] !== multiple) multiple = table[multiple][element];
    const { group, others } = components.get(multiple)!;
    (table[element][multiple] === element ? group : others).push(element);
  }
  return idempotents.map((idempotent) => {
    const { group, others } = components.get(idempotent)!;
    // The identity of the group comes first.
    return { idempotent, group: [idempotent, ...group.filter((each) => each !== idempotent)], others };
  });
}

/**
 * An idempotent divides another one that is unchanged by it: by the places of the components, one and one
 * that is just below it. O(idempotents³).
 */
export function coversOfIdempotents(
  { table }: Pick<MonoidFound, 'table'>,
  components: readonly ArchimedeanComponent[],
): readonly (readonly [lower: number, upper: number])[] {
  const below = components.map(({ idempotent: e }) =>
    [...components.keys()].filter((b) => {
      const f = components[b].idempotent;
      return e !== f && table[e][f] === f;
    }),
  );
  return below.flatMap((lowers, upper) =>
    lowers
      .filter((lower) => !lowers.some((between) => below[between].includes(lower)))
      .map((lower) => [lower, upper] as const),
  );
}
