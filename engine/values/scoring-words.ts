/**
 * The notation of scoring games: ⟨∅¹ | 2⟩ on paper, `<^1|2>` in a line of text as the Scoring Games
 * Calculator has it. A form is written as the tree it unfolds to, which may be far larger than the form: no
 * tree is written beyond a bound.
 *
 * A score is a fraction in lowest terms wherever it is set or read aloud (canvas, panels, figures, LaTeX), as
 * the paper has it and as numbers of the other theories are, and in sentences; a line of text has the
 * calculator's decimals. On a node a score is shown as it was typed.
 */
import { printedRational, type Rational } from '../numbers/rationals.ts';
import type { Mark, Run } from './mark.ts';
import { isScore, type ScoreText, type ScoringForm, sidesInForm } from './scoring-form.ts';
import { base } from './wording.ts';

/** A sign of the notation. A number n is ⟨∅ⁿ | ∅ⁿ⟩. */
export type ScoringSign =
  | { readonly sign: 'open' | 'bar' | 'close' | 'comma' }
  | { readonly sign: 'number' | 'stuck'; readonly score: ScoreText };

/** The signs of the tree, or undefined if there are more than `most`. O(what is written). */
export function signsOfForm(form: ScoringForm, most: number): readonly ScoringSign[] | undefined {
  // Every position is written once at least, with a sign or more.
  if (form.count > most) return undefined;
  const sides = sidesInForm(form);
  const signs: ScoringSign[] = [];
  /** What is still to be written, the next last: a position by its place, or a sign. */
  const waiting: (number | ScoringSign)[] = [0];
  while (waiting.length > 0) {
    const next = waiting.pop();
    if (next === undefined || signs.length > most) return undefined;
    if (typeof next !== 'number') {
      signs.push(next);
      continue;
    }
    const { left, right } = sides[next];
    if (isScore(left) && left === right) {
      signs.push({ sign: 'number', score: left });
      continue;
    }
    const inside = [...signsOfSide(left), { sign: 'bar' } as const, ...signsOfSide(right)];
    waiting.push({ sign: 'close' }, ...inside.toReversed());
    signs.push({ sign: 'open' });
  }
  return signs;
}

function signsOfSide(side: ScoreText | readonly number[]): (number | ScoringSign)[] {
  if (isScore(side)) return [{ sign: 'stuck', score: side }];
  return side.flatMap((option, i) => (i === 0 ? [option] : [{ sign: 'comma' } as const, option]));
}

/** Figures behind the point up to which a score is written as a decimal. */
const mostDecimals = 3;

/** In a line of text: "3", "-0.5"; a fraction where a decimal would not end or be long: "1/3". */
export function printedScore(score: ScoreText): string {
  const read = score.includes('/') && printedRational(score);
  return read ? (decimalOf(read) ?? score) : score;
}

/** In a sentence: a fraction in lowest terms, as a score is kept. */
export const saidScore = (score: ScoreText): string => score;

function decimalOf({ numerator, denominator }: Rational): string | undefined {
  for (let figures = 1, power = 10n; figures <= mostDecimals; figures++, power *= 10n) {
    if (power % denominator !== 0n) continue;
    const shifted = (numerator < 0n ? -numerator : numerator) * (power / denominator);
    const text = shifted.toString().padStart(figures + 1, '0');
    return `${numerator < 0n ? '-' : ''}${text.slice(0, -figures)}.${text.slice(-figures)}`;
  }
  return undefined;
}

const plain = { open: '<', bar: '|', close: '>', comma: ',' } as const;
const set = { open: '\\langle ', bar: '\\mid ', close: '\\rangle', comma: ', ' } as const;
const onPaper = { open: '⟨', bar: ' | ', close: '⟩', comma: ', ' } as const;
const said = { open: 'bracket', bar: 'bar', close: 'close', comma: 'and' } as const;

export const textOfSigns = (signs: readonly ScoringSign[], print = printedScore): string =>
  signs
    .map((sign) => ('score' in sign ? `${stuck(sign, '^')}${print(sign.score)}` : plain[sign.sign]))
    .join('');

export const latexOfSigns = (signs: readonly ScoringSign[]): string =>
  signs
    .map((sign) => {
      if (!('score' in sign)) return set[sign.sign];
      return sign.sign === 'stuck' ? `\\emptyset^{${sign.score}}` : sign.score;
    })
    .join('');

export const spokenSigns = (signs: readonly ScoringSign[]): string =>
  signs
    .map((sign) =>
      'score' in sign ? `${stuck(sign, 'stuck at ')}${spokenScore(sign.score)}` : said[sign.sign],
    )
    .join(' ');

const stuck = ({ sign }: ScoringSign, before: string): string => (sign === 'stuck' ? before : '');

export const spokenScore = (score: ScoreText): string => score.replace('-', 'minus ').replace('/', ' over ');

/** As it is set: a fraction, with a real minus. */
export const scoreOnPaper = (score: ScoreText): string => score.replace('-', '−');

/** Runs of one height are one run. */
export function runsOfSigns(signs: readonly ScoringSign[]): readonly Run[] {
  const runs: { text: string; readonly face: 'roman'; readonly script: 'base' | 'sup' }[] = [];
  const add = (text: string, script: 'base' | 'sup'): void => {
    const last = runs.at(-1);
    if (last?.script === script) last.text += text;
    else runs.push({ text, face: 'roman', script });
  };
  for (const sign of signs) {
    if (!('score' in sign)) add(onPaper[sign.sign], 'base');
    else if (sign.sign === 'number') add(scoreOnPaper(sign.score), 'base');
    else {
      add('∅', 'base');
      add(scoreOnPaper(sign.score), 'sup');
    }
  }
  return runs.length > 0 ? runs : [base('')];
}

export type ScoringNotation = { readonly mark: Mark; readonly latex: string; readonly spoken: string };

/** A game as it is set, in the form it has; undefined if it has more than `most` signs. */
export function scoringNotation(form: ScoringForm, most: number): ScoringNotation | undefined {
  const signs = signsOfForm(form, most);
  return signs && { mark: runsOfSigns(signs), latex: latexOfSigns(signs), spoken: spokenSigns(signs) };
}
