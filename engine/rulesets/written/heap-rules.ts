/**
 * Rules on heaps that a person wrote, as data: what a move takes from one heap or from two at once, and what
 * it leaves of them. Letters are numbers of counters: those before the arrow are heaps, and each other letter
 * is any number that the conditions allow, from 0 to the counters of these heaps.
 */
import type { RuleOwner, RulesPlace } from './written-rules.ts';

/** `times` a letter, or that number alone, divided by `over` and rounded down. */
export type HeapTerm = {
  readonly isTaken: boolean;
  readonly times: number;
  readonly letter?: string;
  readonly over: number;
};

/** Terms that are added, or taken away. */
export type HeapSum = readonly HeapTerm[];

export const comparisons = ['<=', '>=', '!=', '=', '<', '>'] as const;

/** What a number may be: one number, those from one to another, or the squares 1, 4, 9, … */
export type NumbersListed =
  | { readonly kind: 'one'; readonly is: HeapSum }
  | { readonly kind: 'range'; readonly from: HeapSum; readonly to: HeapSum }
  | { readonly kind: 'squares' };

export type HeapCondition =
  | { readonly kind: 'in'; readonly letter: string; readonly numbers: readonly NumbersListed[] }
  | {
      readonly kind: 'compared';
      readonly one: HeapSum;
      readonly by: (typeof comparisons)[number];
      readonly other: HeapSum;
    }
  | { readonly kind: 'parity'; readonly of: HeapSum; readonly parity: 'even' | 'odd' }
  | { readonly kind: 'divides'; readonly divisor: HeapSum; readonly of: HeapSum };

/** A move from one heap or from two, with the heaps that it leaves of each. */
export type HeapMoveRule = {
  readonly kind: 'heaps';
  readonly owner: RuleOwner;
  /** The letters of the heaps, each once. */
  readonly before: readonly string[];
  readonly after: readonly (readonly HeapSum[])[];
  /** Those with even, odd or divides come last. */
  readonly conditions: readonly HeapCondition[];
  readonly at: RulesPlace;
};

/** Rules by a code, as of an octal game: a digit for each number of counters taken. */
export type HeapCodeRule = {
  readonly kind: 'code';
  readonly owner: RuleOwner;
  readonly base: 'octal' | 'hexadecimal';
  /** "0.77": one digit before the point, and no 0 at the end. */
  readonly code: string;
  readonly at: RulesPlace;
};

export type HeapRule = HeapMoveRule | HeapCodeRule;

export type RulesOnHeaps = {
  readonly board: 'heaps';
  /** Empty where the text gives none. */
  readonly name: string;
  readonly rules: readonly HeapRule[];
};

/** A move leaves at most this many heaps of one. */
export const mostHeapsLeft = 4;

/** A rule has at most this many letters. */
export const mostLettersOfRule = 6;

/** A number in a rule is at most this. */
export const mostInHeapRule = 99_999;

/** A code has at most this many digits after its point. */
export const mostDigits = 100;

/** The digits of a code: the first for taking no counter, then for 1, 2, 3, … */
export const digitsOfCode = ({ code }: Pick<HeapCodeRule, 'code'>): readonly number[] =>
  [...code.replace('.', '')].map((digit) => Number.parseInt(digit, 16));
