/**
 * Tiny and miny games, and star_n: the names for {0 ‖ 0 | −G}, {G | 0 ‖ 0} and {0 ‖ 0, *n | 0, pass} (Siegel, Coping
 * with cycles, Figures 7 and 9). Each test examines a few vertices; a subscript is named like any other game.
 */

import { plainKey, plainZero } from '../plain.ts';
import type { Name } from '../signs.ts';
import { isZeroAt, type Naming, opposite, plainAt } from './naming.ts';
import { atom, type Part, whole } from './parts.ts';
import { aheadOf, behindOf, type Orientation, only, passesAhead, passesBehind } from './tables.ts';

/** The part of the name if the vertex or its negative is one of them. */
export function tinyPart(naming: Naming, vertex: number, as: Orientation): Part | undefined {
  const threat = threatOf(naming, vertex, as);
  if (threat !== undefined) return behindThreat(naming, threat, as, 'tiny');
  const answer = threatOf(naming, vertex, opposite(as));
  if (answer !== undefined) return behindThreat(naming, answer, opposite(as), 'miny');
  return undefined;
}

/** The Right option of {0 | option}. */
function threatOf(naming: Naming, vertex: number, as: Orientation): number | undefined {
  const { tables } = naming;
  if (passesAhead(tables, vertex, as) || passesBehind(tables, vertex, as)) return undefined;
  if (!isZeroAt(naming, only(aheadOf(tables, vertex, as)))) return undefined;
  return only(behindOf(tables, vertex, as));
}

function behindThreat(
  naming: Naming,
  threat: number,
  as: Orientation,
  of: 'tiny' | 'miny',
): Part | undefined {
  const { tables } = naming;
  if (passesAhead(tables, threat, as)) return undefined;
  if (passesBehind(tables, threat, as)) {
    const star = starSigns(naming, threat, as);
    return star && atom(of === 'tiny' ? star : [{ sign: 'minus' }, ...star]);
  }
  const below = only(behindOf(tables, threat, as));
  if (below === undefined || !isZeroAt(naming, only(aheadOf(tables, threat, as)))) return undefined;
  return subscripted(naming, of, below, opposite(as));
}

/** ⧾_G and ⧿_G, for positive G that has no move back out of it. */
function subscripted(naming: Naming, of: 'tiny' | 'miny', vertex: number, as: Orientation): Part | undefined {
  if (!naming.isPositive(vertex, as)) return undefined;
  const part = naming.partOf(vertex, as);
  if (!part || part.reach.length > 0) return undefined;
  const signs = whole(part);
  const [first] = signs;
  const short =
    signs.length === 1 && (first.sign === 'word' || (first.sign === 'number' && first.number.exponent === 0));
  const braced = !part.game && !short;
  return atom([{ sign: 'below', of, braced }, ...signs, { sign: 'end-below', braced }]);
}

/** star_n, recognised by its Right option {0, *n | 0, pass}. */
function starSigns(naming: Naming, threat: number, as: Orientation): Name | undefined {
  const { tables } = naming;
  if (!isZeroAt(naming, only(behindOf(tables, threat, as)))) return undefined;
  const ahead = aheadOf(tables, threat, as);
  const nimber = ahead.map((option) => plainAt(naming, option, as)).find((plain) => plain && plain.star > 1);
  const isNimber = nimber && plainKey({ ...nimber, star: 0 }) === plainKey(plainZero);
  if (ahead.length !== 2 || !isNimber || !ahead.some((option) => isZeroAt(naming, option))) return undefined;
  return [
    { sign: 'below', of: 'star', braced: false },
    { sign: 'number', number: { numerator: nimber.star, exponent: 0 } },
    { sign: 'end-below', braced: false },
  ];
}
