/**
 * What a position of a simultaneous game is worth: the value of its matrix (Huggan, Studies, chapter 6), with
 * what best play reaches where one player sees the other's move of the joint round (Cheating Robot, chapter
 * 8).
 */
import { compareRationals, printedRational, type Rational } from '../numbers/rationals.ts';
import type { ValueKind } from './kind.ts';
import { base } from './wording.ts';

// Rationals as decimals, rounded to this many figures.

/**
 * The nearest decimal with this many figures after the point, ties away from 0: "-0.375", and "0.5" for
 * 0.5000. O(length).
 */
function roundedDecimal({ numerator, denominator }: Rational, figures: number): string {
  const size = (numerator < 0n ? -numerator : numerator) * 10n ** BigInt(figures);
  const nearest = (2n * size + denominator) / (2n * denominator);
  const digits = nearest.toString().padStart(figures + 1, '0');
  const whole = figures === 0 ? digits : digits.slice(0, -figures);
  const after = figures === 0 ? '' : digits.slice(-figures).replace(/0+$/, '');
  const sign = numerator < 0n && nearest > 0n ? '-' : '';
  return `${sign}${whole}${after === '' ? '' : `.${after}`}`;
}

/** An exact rational as text in lowest terms. */
type ExactText = string;

export type ExpectedValue = {
  readonly kind: 'expected';
  /** Where both are the same text the value is exact; else it lies between them. */
  readonly low: ExactText;
  readonly high: ExactText;
  /** What Left can guarantee where Right sees her move, and what she can get where she sees his. */
  readonly rightSees: ExactText;
  readonly leftSees: ExactText;
  /** In extended normal play. */
  readonly class?: 'L' | 'LD' | 'D' | 'LR' | 'DR' | 'R';
};

/**
 * The letters of a fraction for which a label has room, and the figures of a decimal that replaces a longer
 * fraction.
 */
const [mostSet, figuresSet] = [12, 6];
/** Figures to which bounds are printed at most. */
const mostFigures = 30;

const isExactly = ({ low, high }: Pick<ExpectedValue, 'low' | 'high'>): boolean => low === high;

/** All figures that are certain of a number between the bounds, at most this many after the point. */
function certain({ low, high }: Pick<ExpectedValue, 'low' | 'high'>, most: number): string {
  const [from, to] = [printedRational(low), printedRational(high)];
  for (let figures = most; figures > 0; figures--) {
    const text = roundedDecimal(from, figures);
    if (text === roundedDecimal(to, figures)) return text;
  }
  return roundedDecimal(from, 0);
}

const textOfExpected = (value: ExpectedValue): string =>
  isExactly(value) ? value.low : `≈${certain(value, mostFigures)}`;

/** As a label has it: a fraction, or where that is long a decimal. */
const short = (value: Pick<ExpectedValue, 'low' | 'high'>): string =>
  isExactly(value) && value.low.length <= mostSet ? value.low : `≈${certain(value, figuresSet)}`;

/** An exact fraction as a label or a table has it: where it is long a decimal. */
export const shortFraction = (low: ExactText, high: ExactText = low): string => short({ low, high });

/** Figures after the point of a decimal beside its fraction. */
const figuresBeside = 4;

/**
 * The decimal to be set beside a fraction, ≈ where it is rounded; undefined beside a whole number, and where
 * a decimal replaces the fraction.
 */
export function decimalBeside(low: ExactText, high: ExactText = low): string | undefined {
  const number = printedRational(low);
  if (!isExactly({ low, high }) || low.length > mostSet || number.denominator === 1n) return undefined;
  const text = roundedDecimal(number, figuresBeside);
  const isWhole = 10n ** BigInt(figuresBeside) % number.denominator === 0n;
  return isWhole ? text : `≈${text}`;
}

const onPaper = (text: string): string => text.replace('-', '−');

export const expectedKind: ValueKind<ExpectedValue> = {
  kind: 'expected',
  counted: { one: 'expected value', more: 'expected values', spoken: 'expected values' },
  rank: 'finite',
  text: textOfExpected,
  inSentence: short,
  key: ({ low, high, rightSees, leftSees, class: its }) =>
    `${low} ${high} ${rightSees} ${leftSees} ${its ?? ''}`,
  latex(value) {
    const text = short(value);
    const fraction = /^(-?)(\d+)\/(\d+)$/.exec(text);
    if (fraction) return `${fraction[1]}\\frac{${fraction[2]}}{${fraction[3]}}`;
    return text.replace('≈', '\\approx ');
  },
  spoken: (value) =>
    short(value).replace('≈', 'about ').replace('-', 'minus ').replace('/', ' over ').replace('.', ' point '),
  mark: (value) => [base(onPaper(short(value)))],
  legend: (value) =>
    isExactly(value)
      ? 'The expected value: both players choose at once, and each can be sure of it on average by choosing at random in the right proportions.'
      : 'The expected value, known between two bounds: the fraction is too long. Its figures are certain.',
  /** What the players see of each other is not in the text. */
  parse: () => undefined,
  order: (a, b) => compareRationals(printedRational(b.low), printedRational(a.low)),
  data: (value) => ({
    kind: 'expected',
    ...(isExactly(value) ? { value: value.low } : { low: value.low, high: value.high }),
    rightSees: value.rightSees,
    leftSees: value.leftSees,
    ...(value.class && { class: value.class }),
  }),
};
