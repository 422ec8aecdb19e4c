/** The thermograph of a value that is given as data. */
import { accepted, type Result, refused } from '../../../result.ts';
import { isDyadic } from '../../../values/form.ts';
import type { Value } from '../../../values/value.ts';
import { textOf } from '../../../values/words.ts';
import type { TaxedPlay } from '../../capabilities.ts';
import { idOf } from '../forms-in-store.ts';
import { intern } from '../store/find.ts';
import { emptyStore, type Store } from '../store/store.ts';
import { idOfNumber } from './numbers-in-store.ts';
import { type Thermograph, thermographsOf } from './thermograph.ts';
import { wallAt } from './walls.ts';

/**
 * Also for a nimber, which is a game of both players. Refused, with the reason, for a loopy value and for one
 * that is not a number or a game.
 */
export function thermographOf(value: Value): Result<Thermograph> {
  const no = (says: string): Result<never> => refused([{ place: textOf(value), says }]);
  if (value.kind === 'sided') return no('it is loopy');
  const store = emptyStore();
  const id = idOfValue(store, value);
  if (id === 'no game') return no('it is the value of no partizan game without infinite play');
  if (id === undefined) return no('its numbers are too large');
  if (store.loopy[id] === 1) return no('it is loopy');
  const found = thermographsOf(store, id)?.get(id);
  return found ? accepted(found) : no('its numbers are too long for exact walls');
}

/** The same as results of play at any tax. */
export function taxedPlayOf(value: Value): Result<TaxedPlay> {
  const found = thermographOf(value);
  if (!found.ok) return found;
  const { left, right, mean, temperature } = found.value;
  const wallsAt = (tax: number) => ({ left: wallAt(left, tax), right: wallAt(right, tax) });
  return accepted({ mean, temperature, wallsAt });
}

function idOfValue(store: Store, value: Value): number | undefined | 'no game' {
  if (value.kind === 'nimber') return idOfNimber(store, value.n);
  if (value.kind !== 'stopper') return 'no game';
  const { canonical } = value;
  return isDyadic(canonical)
    ? idOfNumber(store, canonical.numerator / 2 ** canonical.exponent)
    : idOf(store, canonical);
}

/** *n = {*0 … *(n−1) | the same}. */
function idOfNimber(store: Store, n: number): number {
  const smaller: number[] = [];
  for (let m = 0; m < n; m++) smaller.push(intern(store, [...smaller], [...smaller]));
  return intern(store, smaller, smaller);
}
