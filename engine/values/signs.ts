/**
 * A name as a list of signs. Text, LaTeX, speech and the typeset mark are four ways of writing the same list;
 * the parser reads the first of them.
 */
import type { Dyadic } from '../numbers/dyadics.ts';

export type Sign =
  | { readonly sign: 'number'; readonly number: Dyadic }
  /** count·↑, or |count|·↓ if negative. */
  | { readonly sign: 'arrows'; readonly count: number }
  /** ↑^n, or ↑^[n] = ↑ + … + ↑^n if `summed`. */
  | {
      readonly sign: 'power';
      readonly exponent: number | 'on';
      readonly down: boolean;
      readonly summed: boolean;
    }
  | { readonly sign: 'star'; readonly n: number }
  | { readonly sign: 'word'; readonly word: Word }
  | { readonly sign: 'plus' | 'minus' | 'plus-minus' | 'and' | 'comma' | 'pass' }
  | { readonly sign: '(' | ')' }
  /** A subscript; `braced` if the text needs braces round it. */
  | { readonly sign: 'below'; readonly of: 'tiny' | 'miny' | 'star'; readonly braced: boolean }
  | { readonly sign: 'end-below'; readonly braced: boolean }
  /**
   * A game by its options. Braces that are not `shown` are replaced by a longer bar; those that only list
   * options follow ±.
   */
  | { readonly sign: 'open'; readonly shown: boolean; readonly letter?: string; readonly lists?: true }
  | { readonly sign: 'slash'; readonly length: number }
  | { readonly sign: 'close'; readonly shown: boolean }
  /** A move back to the game that carries this letter. */
  | { readonly sign: 'letter'; readonly letter: string }
  /** Replaces a name that would be too long. */
  | { readonly sign: 'untold'; readonly positions: number };

export type Word = 'on' | 'off' | 'over' | 'under' | 'upon' | 'dud' | 'tis' | 'tisn';

export type Name = readonly Sign[];
