/**
 * Random positions of any ruleset whose board can be set up: removes lines at the sides of a start, until it
 * is small, and then makes edits at its places. Rulesets for which this rarely finds positions have an entry
 * of their own in `positions.ts`.
 */
import * as fc from 'fast-check';
import { boardSides } from '../../engine/rulesets/board.ts';
import type { Ruleset } from '../../engine/rulesets/ruleset.ts';

/** With more places, too many positions could follow to be played out by hand. */
const mostPlaces = 9;
const mostEdits = 12;

/** A start with few places, or with as few as are left when lines are removed. */
function madeSmall(ruleset: Ruleset, start: string, drawn: number): unknown {
  let { position } = ruleset.read(start);
  for (let turn = drawn, idle = 0; idle < boardSides.length; turn++) {
    if (ruleset.board(position).places.length <= mostPlaces) break;
    const smaller = ruleset.resize?.(position, boardSides[turn % boardSides.length], 'shrink');
    idle = smaller ? 0 : idle + 1;
    if (smaller) position = smaller.to;
  }
  return position;
}

/** The last draft between edits that is a position. */
export const positionsSetUp = (ruleset: Ruleset): fc.Arbitrary<string> =>
  fc.tuple(fc.nat(), fc.array(fc.nat(), { maxLength: mostEdits })).map(([drawn, edits]) => {
    const { starts } = ruleset;
    let draft = madeSmall(ruleset, starts[drawn % starts.length].position, drawn);
    const isPosition = (text: string): boolean => ruleset.read(text).problems.length === 0;
    const shortest = starts.toSorted((a, b) => a.position.length - b.position.length)[0].position;
    let found = isPosition(ruleset.print(draft)) ? ruleset.print(draft) : shortest;
    for (const edit of edits) {
      const all = ruleset.board(draft).places.flatMap((place) => place.edits);
      if (all.length === 0) break;
      draft = all[edit % all.length].to;
      const text = ruleset.print(draft);
      if (isPosition(text)) found = text;
    }
    return found;
  });
