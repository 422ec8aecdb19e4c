/**
 * The genus of an impartial game in misère play, and which games are tame (Berlekamp, Conway and Guy, Winning
 * Ways, chapter 13). Figure n of the superscript is the misère nim value of the game beside n heaps of
 * size 2. With p for the figure before, figure n > 0 is the mex of the options' figures n together with p and
 * p ⊕ 1, since 2 beside the game may become 0 or 1.
 */
import { mex } from '../../numbers/nimbers.ts';
import type { Genus } from '../../values/misere.ts';

/** The misère nim value: that of a position without moves is 1. */
export const misereNim = ({ superscript }: Genus): number => superscript[0];

/** Figure n, also behind the written ones, of which the last two alternate for ever. */
export function figureAt({ superscript }: Genus, n: number): number {
  const { length } = superscript;
  if (n < length) return superscript[n];
  return superscript[length - 2 + ((n - length) % 2)];
}

/** The genus of a position without moves. */
export const genusOfNothing: Genus = { nim: 0, superscript: [1, 2, 0] };

/**
 * The genus of a position from those of its options. The options' figures alternate from some place on, so
 * that behind it each figure follows from the one before and its parity: the figures alternate for ever as
 * soon as one comes again two places later. Cost: the figures until then times the options.
 */
export function genusFrom(options: readonly Genus[]): Genus {
  if (options.length === 0) return genusOfNothing;
  const settled = options.reduce((most, { superscript }) => Math.max(most, superscript.length - 2), 0);
  const figures = [mex(options.map(misereNim))];
  for (let n = 1; ; n++) {
    const before = figures[n - 1];
    figures.push(mex([...options.map((option) => figureAt(option, n)), before, before ^ 1]));
    if (n - 1 > settled && figures[n] === figures[n - 2]) break;
  }
  let first = figures.length - 3;
  while (first > 0 && figures[first - 1] === figures[first + 1]) first--;
  return { nim: mex(options.map(({ nim }) => nim)), superscript: figures.slice(0, first + 2) };
}

const sameGenus = (a: Genus, b: Genus): boolean =>
  a.nim === b.nim && a.superscript.join() === b.superscript.join();

const fickleGenera: readonly Genus[] = [genusOfNothing, { nim: 1, superscript: [0, 3, 1] }];

const firmGenus = (nim: number): Genus => ({ nim, superscript: [nim, nim ^ 2] });

/**
 * Whether a position of nim has this genus: with heaps of size 0 and 1 alone (fickle), or with a larger one
 * (firm).
 */
export const isNimGenus = (genus: Genus): boolean =>
  sameGenus(genus, firmGenus(genus.nim)) || fickleGenera.some((fickle) => sameGenus(genus, fickle));

const isFickle = (genus: Genus): boolean => misereNim(genus) !== genus.nim;

/** The genus of a sum of two tame positions: that of the nim position that they are played as. */
export function tameSum(a: Genus, b: Genus): Genus {
  const nim = a.nim ^ b.nim;
  return isFickle(a) && isFickle(b) ? fickleGenera[nim] : firmGenus(nim);
}
