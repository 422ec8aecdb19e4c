/** What records the moves of compiled rules, one position after the other. */
import { expect, test } from 'vitest';
import { cellsOfText } from '../../../../engine/rulesets/recipes/cells-rules.ts';
import { compileRules } from '../../../../engine/rulesets/written/compile-rules.ts';
import { movesOfRules } from '../../../../engine/rulesets/written/moves-of-rules.ts';
import { readRules } from '../../../../engine/rulesets/written/read-rules.ts';
import type { RulesOnCells } from '../../../../engine/rulesets/written/written-rules.ts';

test('after a move at which its reader failed, the moves of another position are recorded as if nothing had been', () => {
  const { rules } = readRules('board: row\nLeft, either way: L. -> #L, again\n');
  const compiled = compileRules(rules as RulesOnCells, { width: 6, height: 1 });
  const recorded = (
    moves: ReturnType<typeof movesOfRules>,
    position: string,
    failsAt = 0,
  ): readonly string[] => {
    const seen: string[] = [];
    const note = (what: string): void => {
      if (seen.push(what) === failsAt) throw new Error('the reader has enough');
    };
    try {
      moves(cellsOfText(compiled.signs, position), {
        put: (cell, sign) => note(`${cell} becomes ${compiled.signs[sign]}`),
        move: (player) => note(player),
        slide: (player, from, to) => note(`${player} from ${from} to ${to}`),
      });
    } catch {
      seen.push('failed');
    }
    return seen;
  };
  const fresh = recorded(movesOfRules(compiled), '...L..');
  expect(fresh.filter((each) => each === 'left')).toHaveLength(5);
  const all = recorded(movesOfRules(compiled), '....L.').length;
  for (let failsAt = 1; failsAt <= all; failsAt++) {
    const moves = movesOfRules(compiled);
    expect(recorded(moves, '....L.', failsAt).at(-1)).toBe('failed');
    expect(recorded(moves, '...L..')).toEqual(fresh);
  }
});
