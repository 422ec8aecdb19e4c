/** The name of a stopper-sided game s & t; dud, tis and tisn have names of their own. */
import type { CanonicalForm } from '../form.ts';
import type { Name, Word } from '../signs.ts';
import { nameOf } from './name.ts';
import { printName } from './print.ts';

const named: Readonly<Record<string, Word>> = { 'on & off': 'dud', '1 & 0': 'tis', '0 & -1': 'tisn' };

/** The name of s & t. */
export function nameOfSides(onside: CanonicalForm, offside: CanonicalForm): Name {
  const name: Name = [...nameOf(onside), { sign: 'and' }, ...nameOf(offside)];
  const word = named[printName(name)];
  return word === undefined ? name : [{ sign: 'word', word }];
}
