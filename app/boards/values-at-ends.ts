/** What is written where a move would end: the value that it leads to, or the points that it makes; and the same in words. */

import type { Mover } from '../../engine/graph/index.ts';
import type { BoardMove } from '../../engine/rulesets/index.ts';
import { spokenOf, type Value } from '../../engine/values/index.ts';
import type { PositionRead } from '../store/position-of.ts';
import type { BoardAnswers } from '../store/state/board.ts';
import { words } from '../words.ts';
import { bestBoardMoves } from './best-moves.ts';

export type EndOfMove = {
  readonly value: Value | undefined;
  /** Where points count: how many the mover makes. */
  readonly points: number | undefined;
  readonly isBest: boolean;
  /** For who listens: "for 1 point, worth star, best". */
  readonly says: string;
};

/** By the place that makes a move whole. Values are left out where the answers are of another position. */
export function valuesAtEnds(
  ends: ReadonlyMap<string, BoardMove>,
  { printed }: PositionRead,
  here: BoardAnswers['here'],
  mover: Mover | undefined,
): ReadonlyMap<string, EndOfMove> {
  const known = here?.position === printed && mover ? here.found.moves : [];
  const own = known.filter(({ player }) => player === mover || player === 'either');
  const best = bestBoardMoves(own, mover ?? 'left');
  const found = new Map<string, EndOfMove>();
  for (const [place, { by, points }] of ends) {
    const solved = own.find(
      (move) => move.by.length === by.length && move.by.every((each, i) => each === by[i]),
    );
    const value = solved?.to.value;
    const isBest = solved !== undefined && best.has(solved);
    const says = words.boards.endSays(points, value && spokenOf(value), isBest);
    found.set(place, { value, points, isBest, says });
  }
  return found;
}
