/** Mean and temperature before and after a move on a board, whose position is a sum of one piece. */
import type { Mover } from '../graph/game-graph.ts';
import type { Result } from '../result.ts';
import { heatOfMove, heatOfSum, type MoveHeat, type NoHeat, whyNoHeat } from '../sums/sum-heat.ts';
import type { TaxedPlay } from '../theories/capabilities.ts';
import { valueAt } from '../theories/labelling.ts';
import type { SolvedBoard } from './memory.ts';

/** Undefined where a value is not known, or the theory knows of no temperatures. */
export function heatOfPly(
  { solved }: SolvedBoard,
  from: number,
  to: number,
  by: Mover,
): MoveHeat | NoHeat | undefined {
  const [start, end] = [from, to].map((vertex): Result<TaxedPlay> | undefined => {
    const value = valueAt(solved.labelling, vertex);
    return value && solved.choice.theory?.taxed?.(value);
  });
  if (!start || !end) return undefined;
  if (!start.ok) return whyNoHeat(start);
  if (!end.ok) return whyNoHeat(end);
  const [before, after] = [start.value, end.value].map(({ mean, temperature }, i) =>
    heatOfSum([{ at: i === 0 ? from : to, mean, temperature }], { mean, temperature }),
  );
  return heatOfMove(before, after, start.value, end.value, by);
}
