/**
 * Facts about a stopper or a stopper-sided game beyond its name: degree of loopiness, whether it equals a
 * game without infinite play, birthday, Zugzwang, the size of its form (Siegel, Coping with cycles, sections
 * 3 and 4). Each fact has its own bound: one that would take too long is reported as too large, and the
 * others are still given.
 */
import { unionOfArcs } from '../../graph/build.ts';
import { isAcyclic } from '../../graph/components.ts';
import type { Outcome } from '../../outcome/outcome.ts';
import { known } from '../../result.ts';
import { type CanonicalForm, isDyadic } from '../../values/form.ts';
import type { SidedGame } from '../../values/sided.ts';
import type { Stopper } from '../../values/stopper.ts';
import { birthdayOf } from './algebra/birthday.ts';
import { sumOfForms } from './algebra/sum-of-forms.ts';
import { type Zugzwang, zugzwangOf } from './algebra/zugzwang.ts';
import { idOf } from './forms-in-store.ts';
import { outcomeOf } from './outcome.ts';
import { TOO_LARGE } from './sides.ts';
import { formOfOptions, graphOfForm } from './store/form.ts';
import { negative } from './store/negative.ts';
import { emptyStore, type Store } from './store/store.ts';
import { type Heat, heatOf } from './temperature/heat.ts';
import { idOfNumber } from './temperature/numbers-in-store.ts';
import { type ToldPiece, wallsOfValue } from './temperature/places-of-walls.ts';

// Degree of loopiness: γ° = the onside of γ − γ (Siegel, Coping with cycles, section 4). It is 0 exactly if γ
// equals a game without infinite play; otherwise it measures what the freedom to play for ever is worth to
// Left.

/**
 * The id of the degree of onside & offside: (γ − γ)⁺ is the onside plus the negative of the offside.
 * Undefined if the difference has too many positions, −1 if its onside was not found.
 */
const degreeOf = (store: Store, onside: number, offside: number): number | undefined =>
  sumOfForms(store, onside, negative(store, offside))?.onside;

export type { Zugzwang } from './algebra/zugzwang.ts';

/** A fact, or why it was not found: too much work, or no simplest form exists. */
export type FactFound<T> =
  | { readonly kind: 'told'; readonly is: T }
  | { readonly kind: 'too-large' }
  | { readonly kind: 'not-found' };

/** One side: its form, and the number of its positions, the value itself included. */
export type AboutSide = { readonly form: CanonicalForm; readonly positions: number };

export type AboutValue = {
  readonly stopper: boolean;
  /** For a stopper both sides are the same. */
  readonly onside: AboutSide;
  readonly offside: AboutSide;
  readonly outcome: Outcome;
  /** γ° = (γ − γ)⁺. */
  readonly degree: FactFound<CanonicalForm>;
  /** Whether it equals a game without infinite play. */
  readonly loopfree: boolean;
  /** For a loopfree value that is not too large. */
  readonly birthday: number | undefined;
  /** For a stopper; a game that is not a stopper has one for each of its sides. */
  readonly zugzwang: FactFound<Zugzwang> | undefined;
  /** For a loopfree value: its stops, mean, temperature and reduced canonical form. */
  readonly heat: FactFound<Heat> | undefined;
  /** Where the walls of its thermograph come from; for a loopfree value whose temperature is shown. */
  readonly walls: readonly ToldPiece[] | undefined;
};

/** Only the size of a form with more positions is given. */
const MOST_POSITIONS = 2000;

const tooLarge = { kind: 'too-large' } as const;
const told = <T>(is: T) => ({ kind: 'told', is }) as const;

/**
 * Finds the facts about a value; yields between two facts. Cost: at most a sum of 10,000 positions, and its
 * simplest form.
 */
export function* describeValue(value: Stopper | SidedGame): Generator<void, AboutValue, void> {
  const stopper = value.kind === 'stopper';
  const [on, off] = stopper ? [value.canonical, value.canonical] : [value.onside, value.offside];
  const outcome = outcomeOf(value);
  known(outcome !== undefined, 'stoppers and stopper-sided games have outcomes');
  const base = {
    stopper,
    onside: sideOf(on),
    offside: sideOf(off),
    outcome,
    loopfree: stopper && isLoopfree(on),
    birthday: undefined,
    heat: undefined,
    walls: undefined,
  };
  yield;
  const { positions } = base.onside;
  if (stopper && isDyadic(on)) {
    // One follower of a number is born on each day before it, so its birthday is their count; every move in
    // it loses.
    const hot = hotOfNumber(on.numerator / 2 ** on.exponent);
    return { ...base, degree: told(zero), birthday: positions - 1, zugzwang: told('zugzwang'), ...hot };
  }
  const store = emptyStore();
  const small = Math.max(positions, base.offside.positions) <= MOST_POSITIONS;
  const [a, b] = small ? [idOf(store, on), idOf(store, off)] : [-1, -1];
  const free = base.loopfree ? told(zero) : undefined;
  if (a < 0 || b < 0)
    return {
      ...base,
      degree: free ?? tooLarge,
      zugzwang: stopper ? tooLarge : undefined,
      heat: free && tooLarge,
    };
  yield;
  const zugzwang = stopper ? told(zugzwangOf(store, a)) : undefined;
  const birthday = stopper ? birthdayOf(store, a) : undefined;
  yield;
  const hot = free && hotIn(store, a);
  yield;
  return { ...base, birthday, zugzwang, ...hot, degree: free ?? degreeIn(store, a, b) };
}

type Hot = Pick<AboutValue, 'heat' | 'walls'>;

function hotIn(store: Store, value: number): Hot {
  const heat = heatOf(store, value);
  return heat ? { heat: told(heat), walls: wallsOfValue(store, value)?.pieces } : tooHot;
}

const tooHot: Hot = { heat: tooLarge, walls: undefined };

function hotOfNumber(x: number): Hot {
  const store = emptyStore();
  const id = idOfNumber(store, x);
  return id === undefined ? tooHot : hotIn(store, id);
}

const zero: CanonicalForm = { numerator: 0, exponent: 0 };

function degreeIn(store: Store, onside: number, offside: number): FactFound<CanonicalForm> {
  const id = degreeOf(store, onside, offside);
  if (id === undefined || id === TOO_LARGE) return tooLarge;
  return id < 0 ? { kind: 'not-found' } : told(formOfOptions(store, id));
}

/**
 * Whether a value equals a game without infinite play: exactly if its canonical form has none. O(the form).
 */
function isLoopfree(form: CanonicalForm): boolean {
  if (isDyadic(form)) return true;
  const { left, right } = graphOfForm(form);
  return isAcyclic(unionOfArcs(left, right));
}

/** A number x = m/2ᵏ has as positions the integers from 0 to x and the k fractions between. */
function sideOf(form: CanonicalForm): AboutSide {
  if (!isDyadic(form)) return { form, positions: form.count };
  return { form, positions: Math.ceil(Math.abs(form.numerator / 2 ** form.exponent)) + form.exponent + 1 };
}
