/**
 * Every value the engine can give a position, as plain data: the contract of files and the command line.
 * Arrays are sorted ascending and hold nonnegative integers. A kind's words (text, LaTeX, spoken, typeset)
 * are in the file of that kind; `words.ts` is the register over all of them.
 */

import type { CanonicalForm } from './form.ts';

/** *n. */
export type Nimber = { readonly kind: 'nimber'; readonly n: number };
/** ∞ with its exits: a cyclic zone that can be left to the nimbers listed. Infinite rank. */
export type Cyclic = { readonly kind: 'cyclic'; readonly exits: readonly number[] };
/** Nymphet, "ninny n": a cyclic zone in which the opponent can be forced to *n. Infinite rank. */
export type Nymphet = { readonly kind: 'nymphet'; readonly n: number };
/** ☾ with its phase: the nimbers to which the opponent can be forced. */
export type Moon = { readonly kind: 'moon'; readonly phase: readonly number[] };
/** ☾ of the acyclic entailing theory: wins next to anything. */
export type Loony = { readonly kind: 'loony' };
/** ○: the player to move wins at once, whatever else is on the board. */
export type FullMoon = { readonly kind: 'full-moon' };
/** ●: to have to move here is to lose at once. */
export type NewMoon = { readonly kind: 'new-moon' };
/** Of a gray node: who must move here loses next to *k exactly for the k in this finite or cofinite set. */
export type Covered =
  | { readonly kind: 'covered'; readonly finite: readonly number[] }
  | { readonly kind: 'covered'; readonly cofinite: readonly number[] };
/** A gray node that no round assigned: it lies in a cyclic zone. */
export type Undetermined = { readonly kind: 'undetermined' };

/** A partizan position whose simplest form is a stopper. */
export type Stopper = { readonly kind: 'stopper'; readonly canonical: CanonicalForm };
/** s & t: the onside and the offside, which differ. */
export type Sided = {
  readonly kind: 'sided';
  readonly onside: CanonicalForm;
  readonly offside: CanonicalForm;
};
/** A partizan position of which it was not shown that it is stopper-sided. */
export type Unsided = { readonly kind: 'unsided' };

export type Value =
  | Nimber
  | Cyclic
  | Nymphet
  | Moon
  | Loony
  | FullMoon
  | NewMoon
  | Covered
  | Undetermined
  | Stopper
  | Sided
  | Unsided;

export type Kind = Value['kind'];
