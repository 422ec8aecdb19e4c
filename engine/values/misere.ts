/**
 * The value of a position in misère play (J. H. Conway, On numbers and games, chapter 12): its canonical
 * form, equal for two positions if and only if they are equal in every misère sum; its genus; and whether it
 * is tame. A label has the genus, and the text the form.
 */
import type { ValueKind } from './kind.ts';
import type { Mark } from './mark.ts';
import { base } from './wording.ts';

/**
 * A canonical form: a nim-heap by its size, any other form as a digraph. Vertices 0 … count − 1; 0 is the
 * start, from which all of them can be reached, and each arc, in `either` as flat pairs from, to, leads to a
 * greater one. Equal forms are equal data.
 */
export type MisereForm =
  | { readonly nimber: number }
  | { readonly count: number; readonly either: readonly number[] };

/**
 * The nim value, and as superscript the misère nim values of the position with 0, 1, 2, … heaps of size 2
 * beside it, up to the first two that alternate for ever (Winning Ways, chapter 13).
 */
export type Genus = { readonly nim: number; readonly superscript: readonly number[] };

export type Misere = {
  readonly kind: 'misere';
  /**
   * Undefined of a tame sum whose form would be large: its genus says who wins in every sum with tame
   * positions.
   */
  readonly canonical: MisereForm | undefined;
  readonly genus: Genus;
  readonly tame: boolean;
};

const superscriptOf = ({ superscript }: Genus): string =>
  superscript.every((figure) => figure < 10) ? superscript.join('') : `{${superscript.join(',')}}`;

/** "2^20", "4^{12,14}". */
export const textOfGenus = (genus: Genus): string => `${genus.nim}^${superscriptOf(genus)}`;

/** The figures as they are set: with commas between where one has more digits. */
const figuresOf = ({ superscript }: Genus): string =>
  superscript.join(superscript.every((figure) => figure < 10) ? '' : ',');

const starOf = (n: number, star = '*'): string => (n === 0 ? '0' : n === 1 ? star : `${star}${n}`);

/** Longer texts are cut. */
const mostLetters = 400;

/** The options of each vertex of a form. */
function rowsOf({
  count,
  either,
}: {
  readonly count: number;
  readonly either: readonly number[];
}): number[][] {
  const rows: number[][] = Array.from({ length: count }, () => []);
  for (let i = 0; i < either.length; i += 2) rows[either[i]].push(either[i + 1]);
  return rows;
}

/**
 * The text of a form, each vertex from those of its options; a form that has become too long is cut, and so
 * is all that contains it.
 */
function textOfForm(form: MisereForm, star: string): string {
  if ('nimber' in form) return starOf(form.nimber, star);
  const rows = rowsOf(form);
  const texts: string[] = Array.from({ length: form.count });
  const nims: (number | undefined)[] = Array.from({ length: form.count });
  for (let v = form.count - 1; v >= 0; v--) {
    const numbers = new Set(rows[v].map((option) => nims[option]));
    const isNim = numbers.size === rows[v].length && rows[v].every((_, n) => numbers.has(n));
    if (isNim) nims[v] = rows[v].length;
    // Nim-heaps come first; of other options the simplest have the greatest numbers.
    const simplest = rows[v].toSorted((a, b) => b - a);
    const heaps = simplest.filter((option) => nims[option] !== undefined);
    const inside = [...heaps, ...simplest.filter((option) => nims[option] === undefined)].map(
      (o) => texts[o],
    );
    const whole = isNim ? starOf(rows[v].length, star) : `{${inside.join(',')}}`;
    texts[v] = whole.includes('…') || whole.length > mostLetters ? '{…}' : whole;
  }
  return texts[0];
}

function spokenFigures({ nim, superscript }: Genus): string {
  return `genus ${nim}, superscript ${superscript.join(' ')}`;
}

const saysTame = ({ tame }: Misere): string =>
  tame ? ' It is tame: beside other tame positions it is played as a nim position.' : ' It is wild.';

export const misere: ValueKind<Misere> = {
  kind: 'misere',
  counted: { one: 'misère value', more: 'misère values', spoken: 'misère values' },
  rank: 'finite',
  text: ({ canonical, genus }) => (canonical ? textOfForm(canonical, '*') : textOfGenus(genus)),
  key: ({ canonical, genus, tame }) =>
    canonical ? `misere ${JSON.stringify(canonical)}` : `misere ${textOfGenus(genus)} ${tame}`,
  latex: ({ genus }) => `${genus.nim}^{${figuresOf(genus)}}`,
  spoken: ({ genus }) => spokenFigures(genus),
  mark: ({ genus }): Mark => [
    base(String(genus.nim)),
    { text: figuresOf(genus), face: 'roman', script: 'sup' },
  ],
  legend: (value) =>
    `The genus: the nim value, and above it the misère nim values of the position beside no heap, one heap, two heaps … of size 2; the last two figures alternate for ever.${saysTame(value)}`,
  /** Its text is a whole game. */
  parse: () => undefined,
  order(a, b) {
    if (a.genus.nim !== b.genus.nim) return a.genus.nim - b.genus.nim;
    const [x, y] = [a.genus.superscript, b.genus.superscript];
    const at = x.findIndex((figure, i) => figure !== y[i]);
    return at < 0 ? x.length - y.length : x[at] - (y[at] ?? -1);
  },
  data: ({ kind, canonical, genus, tame }) => ({
    kind,
    canonical: canonical ? { ...graphOfMisere(canonical), start: 0 } : null,
    genus,
    tame,
  }),
};

/** A canonical form as a digraph; that of a nim-heap is made here. O(vertices + arcs). */
export function graphOfMisere(form: MisereForm): {
  readonly count: number;
  readonly either: readonly number[];
} {
  if (!('nimber' in form)) return form;
  const either: number[] = [];
  for (let v = 0; v < form.nimber; v++) for (let to = v + 1; to <= form.nimber; to++) either.push(v, to);
  return { count: form.nimber + 1, either };
}
