/**
 * Measures of which nothing can be known where one searches: a genus is of misère play, and what Right sees
 * is of rounds. A search with a condition on them would look at everything and find nothing.
 */

import type { Problem } from '../result.ts';
import { kindsMeasuredBy } from '../theories/measuring.ts';
import type { Kind } from '../values/value.ts';
import { type GameCondition, partsOfCondition } from './condition.ts';

/** By the measures in a condition that only values of these kinds have. */
export function problemsOfMeasures(condition: GameCondition, kinds: ReadonlySet<Kind>): readonly Problem[] {
  const named = partsOfCondition(condition).flatMap((part) =>
    part.kind === 'compare'
      ? [part.left, part.right].flatMap((term) => (term.kind === 'measure' ? [term.id] : []))
      : [],
  );
  return [...new Set(named)]
    .filter((id) => kindsMeasuredBy(id).every((kind) => kinds.has(kind)))
    .map((id) => ({ place: id, says: 'is known of no game that is searched here; leave it out' }));
}

/** Drawings are searched as games in which the players take turns and a player who cannot move loses. */
export const problemsAmongDrawings = (condition: GameCondition): readonly Problem[] =>
  problemsOfMeasures(condition, new Set(['misere', 'expected', 'scoring']));
