/** Nimstring: who frees a coin must cut again. */
import { cite } from '../../bibliography.ts';
import type { CellsRules } from '../recipes/cells-rules.ts';
import { cellsRuleset } from '../recipes/cells-ruleset.ts';
import { openGroundedParts } from '../recipes/grounded-parts.ts';
import { type GroundedPosition, PLAIN } from '../recipes/grounded-position.ts';
import { groundedEdges, movingAgain, settlingParallels } from '../recipes/grounded-rules.ts';
import { groundedShape } from '../recipes/grounded-shape.ts';
import type { Ruleset } from '../ruleset.ts';
import { facts, families, starts } from './facts.ts';

const SIGNS = `.${PLAIN}!`;
const [IS_CUT, IS_AGAIN] = [0, 2];

/** Whoever frees a coin cuts again. */
function rulesOfNimstring(position: GroundedPosition): CellsRules {
  const strings = groundedEdges(position);
  const { count, from, to, grounds, starts: first, incident } = strings;
  const settle = settlingParallels(strings);
  return movingAgain(strings, {
    signs: SIGNS,
    ...(settle && { settle }),
    moves(cells, told) {
      /** Whether nothing but this string holds the coin. */
      const isFreed = (coin: number, string: number): boolean => {
        if (coin < grounds) return false;
        for (let e = first[coin]; e < first[coin + 1]; e++) {
          if (incident[e] !== string && cells[incident[e]] !== IS_CUT) return false;
        }
        return true;
      };
      for (let string = 0; string < count; string++) {
        if (cells[string] === IS_CUT) continue;
        told.put(string, IS_CUT);
        if (isFreed(from[string], string) || isFreed(to[string], string)) told.put(count, IS_AGAIN);
        told.move('either', [string]);
      }
    },
  });
}

export const nimstring: Ruleset<GroundedPosition> = cellsRuleset({
  ...groundedShape({
    kinds: [{ sign: PLAIN, name: 'string', player: 'neutral', look: 'drawn edge' }],
    edge: 'string',
    falls: false,
    again: true,
    example: '0-1 0-1 1-2',
  }),
  id: 'nimstring',
  name: 'Nimstring',
  players: 'impartial',
  infinitePlay: 'draw',
  source: cite('winning-ways', 'Chapter 16'),
  notation:
    'Each string is written as its two ends: 0 is the ground, and the other points are coins with any numbers. Two strings between the same ends are written twice. A ! at the end says that the player must move again.',
  rules:
    'Strings join coins to one another and to the ground, and a move cuts a string. A player who cuts the last string of a coin must move again. A player who must move and cannot move loses.',
  starts,
  facts,
  families,
  rulesFor: rulesOfNimstring,
  // Whoever frees a coin cuts again in any part, so that the parts are a sum.
  openParts: () => openGroundedParts({ signs: SIGNS, rulesFor: rulesOfNimstring }),
});
