/**
 * Degree of loopiness: γ° = the onside of γ − γ (Siegel, Coping with cycles, section 4). It is 0 exactly if γ equals
 * a game without infinite play; otherwise it measures what the freedom to go on for ever is worth to Left.
 */
import { negative } from '../store/negative.ts';
import type { Store } from '../store/store.ts';
import { sumOfForms } from './sum-of-forms.ts';

/**
 * The id of the degree of onside & offside: (γ − γ)⁺ is the onside plus the negative of the offside. Undefined if the
 * difference has too many positions, −1 if its onside was not found.
 */
export const degreeOf = (store: Store, onside: number, offside: number): number | undefined =>
  sumOfForms(store, onside, negative(store, offside))?.onside;
