/**
 * The values that are named outright, as data: a number, a multiple of ↑ and a nimber added together, or a
 * number with one of the loopy or higher infinitesimal tails, and the canonical form of each as a rule that
 * gives its options.
 *
 * For a number x that is not the whole value, number translation gives x + g = {x + gᴸ | x + gᴿ}. The rules,
 *   at x = 0: m/2^k = {(m−1)/2^k | (m+1)/2^k}, n = {n−1 | }; *m = {*0 … *(m−1) | the same}; n·↑ + *m = {0 |
 *   (n−1)·↑ + *(m⊕1)}, but ↑* = {0,* | 0}; ↑^n = {0 | −↑^[n−1] + *}, ↑^n* = {0,* | −↑^[n−1]}; ↑^[n] =
 *   {↑^[n−1] | *}, ↑^[n]* = {0, ↑^[n−1]* | 0}, where ↑^[n] = ↑ + ↑² + … + ↑^n. The limits are upon = ↑^[on] =
 *   {pass | *}, upon* = {0, pass | 0} and ↑^on (Siegel, Coping with cycles, section 3); over = {0 | pass}, on
 *   = {pass | }. What points down is the negative, by the same rules.
 */
import { add, type Dyadic, dyadic, negateDyadic, zero } from '../numbers/dyadics.ts';
import { nimSum } from '../numbers/nimbers.ts';

/** `powers` are the sums ↑^[n], `power` the single ↑^n; exponents start at 2, and Infinity means on. */
export type Tail =
  | { readonly kind: 'over' | 'on'; readonly down: boolean }
  | { readonly kind: 'power' | 'powers'; readonly down: boolean; readonly exponent: number };

/**
 * number + arrows·↑ + *star + tail. With a tail there are no arrows; with `over` there is no star either, and
 * `on` is alone.
 */
export type Plain = {
  readonly number: Dyadic;
  readonly arrows: number;
  readonly star: number;
  readonly tail?: Tail;
};

export type Options = {
  readonly left: readonly Plain[];
  readonly right: readonly Plain[];
  readonly leftPasses: boolean;
  readonly rightPasses: boolean;
};

/** A number as a plain value. */
export const plainNumber = (number: Dyadic): Plain => ({ number, arrows: 0, star: 0 });

/** Whether it is a number and nothing else. */
export const isNumber = ({ arrows, star, tail }: Plain): boolean => arrows === 0 && star === 0 && !tail;

/** Whether it is 0. */
export const isZero = (plain: Plain): boolean => isNumber(plain) && plain.number.numerator === 0;

/** The negative. */
export const negatePlain = (plain: Plain): Plain => ({
  number: negateDyadic(plain.number),
  arrows: plain.arrows === 0 ? 0 : -plain.arrows,
  star: plain.star,
  ...(plain.tail && { tail: { ...plain.tail, down: !plain.tail.down } }),
});

/** A key that differs for different values. */
export function plainKey({ number, arrows, star, tail }: Plain): string {
  const short = `${number.numerator}/${number.exponent} ${arrows} ${star}`;
  if (!tail) return short;
  return `${short} ${tail.down ? '-' : ''}${tail.kind}${'exponent' in tail ? tail.exponent : ''}`;
}

/** The sum, if it is again a named value by the rules above; undefined if it would have to be simplified. */
export function sumOfPlain(a: Plain, b: Plain): Plain | undefined {
  if (a.tail && b.tail) return undefined;
  const tail = a.tail ?? b.tail;
  const star = nimSum(a.star, b.star);
  const arrows = a.arrows + b.arrows;
  const number = add(a.number, b.number);
  if (!number) return undefined;
  if (tail && arrows !== 0) return undefined;
  if (tail?.kind === 'over' && star !== 0) return undefined;
  if (tail?.kind === 'on' && (star !== 0 || number.numerator !== 0)) return undefined;
  if (tail && star > 1) return undefined;
  return { number, arrows, star, ...(tail && { tail }) };
}

const mirrored = (options: Options): Options => ({
  left: options.right.map(negatePlain),
  right: options.left.map(negatePlain),
  leftPasses: options.rightPasses,
  rightPasses: options.leftPasses,
});

/** The options of the canonical form. Linear in their number. */
export function optionsOf(plain: Plain): Options {
  const { number, arrows, star, tail } = plain;
  if (arrows < 0 || tail?.down) return mirrored(optionsOf(negatePlain(plain)));
  if (tail) return optionsOfTail(number, star, tail);
  const at = (up: number, nimber: number): Plain => ({ number, arrows: up, star: nimber });
  if (arrows === 1 && star === 1) return options([at(0, 0), at(0, 1)], [at(0, 0)]);
  if (arrows > 0) return options([at(0, 0)], [at(arrows - 1, nimSum(star, 1))]);
  if (star > 0) {
    const smaller = Array.from({ length: star }, (_, m) => at(0, m));
    return options(smaller, smaller);
  }
  return optionsOfNumber(number);
}

function options(left: readonly Plain[], right: readonly Plain[], passes?: 'left' | 'right'): Options {
  return { left, right, leftPasses: passes === 'left', rightPasses: passes === 'right' };
}

function optionsOfNumber({ numerator, exponent }: Dyadic): Options {
  const beside = (by: number): Plain => plainNumber(dyadic(numerator + by, exponent));
  if (exponent > 0) return options([beside(-1)], [beside(1)]);
  if (numerator > 0) return options([beside(-1)], []);
  return options([], numerator < 0 ? [beside(1)] : []);
}

function optionsOfTail(number: Dyadic, star: number, tail: Tail): Options {
  const at = (nimber: number): Plain => ({ number, arrows: 0, star: nimber });
  if (tail.kind === 'on') return options([], [], 'left');
  if (!('exponent' in tail)) return options([at(0)], [], 'right');
  const endless = tail.exponent === Number.POSITIVE_INFINITY;
  if (tail.kind === 'power') {
    const behind = negatePlain({ ...powers(negateDyadic(number), tail.exponent - 1), star: 1 - star });
    return options(star === 0 ? [at(0)] : [at(0), at(1)], [behind]);
  }
  if (endless) return options(star === 0 ? [] : [at(0)], [at(1 - star)], 'left');
  const ahead: Plain = { ...powers(number, tail.exponent - 1), star };
  return options(star === 0 ? [ahead] : [at(0), ahead], [at(1 - star)]);
}

/** number + ↑^[exponent]. */
export const powers = (number: Dyadic, exponent: number): Plain =>
  exponent === 1
    ? { number, arrows: 1, star: 0 }
    : { number, arrows: 0, star: 0, tail: { kind: 'powers', down: false, exponent } };

export const plainZero: Plain = plainNumber(zero);
