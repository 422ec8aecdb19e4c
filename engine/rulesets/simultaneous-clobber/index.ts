/** Simultaneous Clobber: both move a stone onto an enemy at once; an enemy that has left its square is not taken. */
import { cite } from '../../bibliography.ts';
import type { Mover } from '../../graph/game-graph.ts';
import { type MoveOnCells, type RoundsOnCells, roundsOnCells } from '../recipes/rounds-on-cells.ts';
import { simultaneousForm } from '../recipes/simultaneous-form.ts';
import { LEFT_STONE, NO_STONE, RIGHT_STONE } from '../recipes/stones.ts';
import type { Ruleset } from '../ruleset.ts';
import { facts, families, starts } from './facts.ts';
import { besideEach, type ClobberPosition, clobberBoards, clobberSigns } from './position.ts';

function roundsOfClobber(position: ClobberPosition): RoundsOnCells {
  const beside = besideEach(position);
  /** What a stone is worth to Left when its enemy takes it. */
  const lost = position.countsBoth ? -1 : 0;
  return {
    signs: clobberSigns,
    moves(cells) {
      const found: Record<Mover, MoveOnCells[]> = { left: [], right: [] };
      for (let from = 0; from < cells.length; from++) {
        const stone = cells[from];
        if (stone === NO_STONE) continue;
        const isLeft = stone === LEFT_STONE;
        const enemy = isLeft ? RIGHT_STONE : LEFT_STONE;
        for (const to of beside[from]) {
          if (cells[to] !== enemy) continue;
          found[isLeft ? 'left' : 'right'].push({
            by: [from, to],
            puts: [
              [from, NO_STONE],
              [to, stone],
            ],
            gain: isLeft ? 1 : lost,
          });
        }
      }
      return found;
    },
    // Both leave their squares before either arrives; two that change places vanish.
    joint(_, { by: [x, xTo] }, { by: [o, oTo] }) {
      if (xTo === o && oTo === x)
        return [
          [x, NO_STONE],
          [o, NO_STONE],
        ];
      return [
        [x, NO_STONE],
        [o, NO_STONE],
        [xTo, LEFT_STONE],
        [oTo, RIGHT_STONE],
      ];
    },
    gain: (_, { by: [x, xTo] }, { by: [o, oTo] }) => (xTo === o ? 0 : 1) + (oTo === x ? 0 : lost),
  };
}

export const simultaneousClobber: Ruleset<readonly ClobberPosition[]> = simultaneousForm({
  id: 'simultaneous-clobber',
  name: 'Simultaneous Clobber',
  source: cite('huggan', 'Section 7.2'),
  notation:
    'The rows stand from the top down, with / between them. X is a blue stone, O a red one, and a dot an empty square; K: in front puts them on a complete graph. The word both behind them says that Right’s gains count too. A + stands between boards.',
  rules:
    'Both move at once: Left moves a blue stone onto a red stone beside, above or below it, and Right moves a red stone onto a blue one. The stone there is taken unless it has moved away, and two stones that change places vanish; play ends when neither player can move. In scoring, Left gets a point for each red stone that was taken and, where both players’ gains count, loses a point for each blue one.',
  clicks: ['Click a stone beside an enemy.', 'Click the enemy that it takes.'],
  starts,
  facts,
  families,
  one: clobberBoards,
  rounds: (start) => roundsOnCells({ ...clobberBoards, start, rounds: roundsOfClobber(start) }),
});
