/**
 * What kind of value a stopper is, as books call it: an integer, a switch, a tiny. The kind is read off the
 * canonical form by the same means as its name, so that it does not depend on how the form was found.
 */
import { compareDyadics, type Dyadic } from '../numbers/dyadics.ts';
import { type CanonicalForm, isDyadic } from './form.ts';
import { isTold, nameOf } from './notation/name.ts';
import { type Plains, plainsOf } from './notation/recognise.ts';
import { type Tables, tablesOf } from './notation/tables.ts';
import { isNumber, type Plain } from './plain.ts';

/** A value and its negative are of one kind: `up` is also ↓, and `over` also under. */
export const stopperKinds = [
  'integer',
  'fraction',
  'star',
  'up',
  'powers-of-up',
  'tiny',
  'infinitesimal',
  'number-and-infinitesimal',
  'switch',
  'hot',
  'on',
  'over',
  'upon',
  'star-sub',
  'loopy',
  'untold',
] as const;
export type StopperKind = (typeof stopperKinds)[number];

/**
 * The kind of a stopper by its canonical form. `star` is any nimber but 0, `up` any multiple of ↑ with or
 * without a nimber, `over` and `upon` also have those with a number before them. Where play ends and there is
 * no such name, the stops decide: `hot` where Left's is greater, otherwise an `infinitesimal`, or one beside
 * a number. `loopy` is a form with a loop that has no word as its name, and `untold` one that is too large
 * for a name. O(the form), besides its name.
 */
export function stopperKindOf(form: CanonicalForm): StopperKind {
  if (isDyadic(form)) return form.exponent === 0 ? 'integer' : 'fraction';
  const name = nameOf(form);
  if (!isTold(name)) return 'untold';
  const tables = tablesOf(form);
  const plains = plainsOf(tables);
  const [plain] = plains;
  if (plain) return kindOfPlain(plain);
  const first = name.find(({ sign }) => sign !== 'minus');
  if (first?.sign === 'below') return first.of === 'star' ? 'star-sub' : 'tiny';
  const stops = stopsInForm(tables, plains);
  if (!stops) return 'loopy';
  if (compareDyadics(stops.left, stops.right) === 0)
    return stops.left.numerator === 0 ? 'infinitesimal' : 'number-and-infinitesimal';
  const options = [...tables.left[0], ...tables.right[0]];
  return options.length === 2 && options.every((option) => isNumberAt(plains, option)) ? 'switch' : 'hot';
}

function kindOfPlain({ number, arrows, star, tail }: Plain): StopperKind {
  if (tail && !('exponent' in tail)) return tail.kind;
  if (tail?.exponent === Number.POSITIVE_INFINITY) return 'upon';
  if (number.numerator !== 0)
    return arrows !== 0 || star !== 0 || tail ? 'number-and-infinitesimal' : 'integer';
  if (tail) return 'powers-of-up';
  return arrows !== 0 ? 'up' : star !== 0 ? 'star' : 'integer';
}

const isNumberAt = (plains: Plains, vertex: number): boolean => {
  const plain = plains[vertex];
  return plain !== undefined && isNumber(plain);
};

type StopsInForm = { readonly left: Dyadic; readonly right: Dyadic };

/**
 * The stops of the form's start; undefined where a loop can be reached. From the ends upwards, each position
 * once.
 */
function stopsInForm(tables: Tables, plains: Plains): StopsInForm | undefined {
  const found = new Array<StopsInForm | undefined>(tables.count);
  const missing = tables.left.map((left, v) => left.length + tables.right[v].length);
  const before: number[][] = Array.from({ length: tables.count }, () => []);
  for (const lists of [tables.left, tables.right])
    for (const [v, options] of lists.entries()) for (const option of options) before[option].push(v);
  const ready = missing.flatMap((count, v) => (count === 0 ? [v] : []));
  for (let v = ready.pop(); v !== undefined; v = ready.pop()) {
    if (tables.leftPasses[v] || tables.rightPasses[v]) continue;
    found[v] = stopsAt(tables, plains, v, found);
    for (const parent of before[v]) if (--missing[parent] === 0) ready.push(parent);
  }
  return found[0];
}

/**
 * The stops of a position whose options have theirs. A position that is not a number has options of both
 * players.
 */
function stopsAt(
  { left, right }: Tables,
  plains: Plains,
  v: number,
  found: readonly (StopsInForm | undefined)[],
): StopsInForm {
  const plain = plains[v];
  if (plain && isNumber(plain)) return { left: plain.number, right: plain.number };
  const best = (stops: readonly Dyadic[], way: 1 | -1): Dyadic =>
    stops.reduce((one, other) => (compareDyadics(one, other) * way < 0 ? other : one));
  return {
    left: best(
      left[v].map((option) => found[option]!.right),
      1,
    ),
    right: best(
      right[v].map((option) => found[option]!.left),
      -1,
    ),
  };
}
