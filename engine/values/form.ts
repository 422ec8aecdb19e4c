/**
 * The graph-canonical form of a stopper, as it is stored in a value (Siegel, New results in loopy games,
 * Theorem 9: equal stoppers have isomorphic forms).
 */
import { type Dyadic, negateDyadic } from '../numbers/dyadics.ts';
import { known } from '../result.ts';
import { optionsOf, plainKey, plainNumber } from './plain.ts';
import type { Name } from './signs.ts';

/**
 * Vertices 0 … count − 1; 0 is the start, from which all of them can be reached. `left` and `right` are flat
 * pairs from, to. The order is canonical: equal values have equal forms.
 */
export type GraphForm = {
  readonly count: number;
  readonly left: readonly number[];
  readonly right: readonly number[];
  /**
   * The name of the form, if it was found before; it is stored with the form, since finding it takes a while.
   */
  readonly name?: Name;
};

/**
 * Numbers whose numerator is a safe integer and whose exponent is at most 50 are always in the second form,
 * in lowest terms; everything else is in the first.
 */
export type CanonicalForm = GraphForm | Dyadic;

/** Whether a form is a number. */
export const isDyadic = (form: CanonicalForm): form is Dyadic => 'numerator' in form;

/** The form of −G. */
export function negateForm(form: CanonicalForm): CanonicalForm {
  if (isDyadic(form)) return negateDyadic(form);
  return { count: form.count, left: form.right, right: form.left };
}

/** The largest graph that is built; an integer n needs n + 1 vertices. */
const mostVertices = 2 ** 24;

/**
 * The form as a game graph: for a number its canonical game, {n−1 | } or {(m−1)/2^k | (m+1)/2^k}, built on
 * demand from the start outwards. Cost: the vertices of the graph, which are about |n| + k; throws above 2²⁴
 * of them.
 */
export function graphOf(form: CanonicalForm): GraphForm {
  if (!isDyadic(form)) return form;
  const size = Math.abs(form.numerator / 2 ** form.exponent);
  known(size < mostVertices, 'a number above 2^24 is never asked for as a graph');
  const start = plainNumber(form);
  const index = new Map([[plainKey(start), 0]]);
  const waiting = [start];
  const sides: { readonly left: number[]; readonly right: number[] } = { left: [], right: [] };
  for (let v = 0; v < waiting.length; v++) {
    const options = optionsOf(waiting[v]);
    for (const side of ['left', 'right'] as const) {
      for (const option of options[side]) {
        const key = plainKey(option);
        if (!index.has(key)) {
          index.set(key, waiting.length);
          waiting.push(option);
        }
        sides[side].push(v, index.get(key)!);
      }
    }
  }
  return { count: waiting.length, ...sides };
}

/**
 * The form of another of its positions: what can be reached from there, renumbered with it as the start.
 * O(the form).
 */
export function formFrom({ count, left, right }: GraphForm, start: number): GraphForm {
  const options: number[][] = Array.from({ length: count }, () => []);
  for (const pairs of [left, right]) {
    for (let i = 0; i < pairs.length; i += 2) options[pairs[i]].push(pairs[i + 1]);
  }
  const places = new Map([[start, 0]]);
  // A Map's iteration also visits entries added meanwhile, so the map serves as the queue.
  for (const position of places.keys()) {
    for (const option of options[position]) if (!places.has(option)) places.set(option, places.size);
  }
  const within = (pairs: readonly number[]): readonly number[] =>
    pairs.flatMap((from, i) => {
      const [v, w] = i % 2 === 0 ? [places.get(from), places.get(pairs[i + 1])] : [];
      return v !== undefined && w !== undefined ? [v, w] : [];
    });
  return { count: places.size, left: within(left), right: within(right) };
}

/** A form as the file contract prints it: a compact graph, and where the form starts. */
export type CompactForm = {
  readonly count: number;
  readonly gray: readonly number[];
  readonly either: readonly number[];
  readonly left: readonly number[];
  readonly right: readonly number[];
  readonly start: number;
};

/** A form as the file contract prints it. */
export function compactForm(form: CanonicalForm): CompactForm {
  const { count, left, right } = graphOf(form);
  return { count, gray: [], either: [], left, right, start: 0 };
}
