/**
 * Mean and temperature of a position on a board, and before and after a move there: a position is a sum of
 * one piece.
 */
import type { Mover } from '../graph/game-graph.ts';
import type { Result } from '../result.ts';
import {
  heatOfMove,
  heatOfSum,
  type MoveHeat,
  type NoHeat,
  type SumHeat,
  whyNoHeat,
} from '../sums/sum-heat.ts';
import type { TaxedPlay } from '../theories/capabilities.ts';
import { valueAt } from '../theories/labelling.ts';
import type { SolvedBoard } from './memory.ts';

/**
 * What a move gains and how hot the game is before and after it; undefined where a value is not known, or the
 * theory knows of no temperatures.
 */
export function heatOfPly(
  { solved }: SolvedBoard,
  from: number,
  to: number,
  by: Mover,
): MoveHeat | NoHeat | undefined {
  const [start, end] = [from, to].map((vertex) => taxedAt(solved, vertex));
  if (!start || !end) return undefined;
  if (!start.ok) return whyNoHeat(start);
  if (!end.ok) return whyNoHeat(end);
  return heatOfMove(heatAlone(from, start.value), heatAlone(to, end.value), start.value, end.value, by);
}

/** How hot a position is; undefined as above. */
export function heatOfPosition({ solved }: SolvedBoard, vertex: number): SumHeat | NoHeat | undefined {
  const found = taxedAt(solved, vertex);
  return found && (found.ok ? heatAlone(vertex, found.value) : whyNoHeat(found));
}

function taxedAt(
  { labelling, choice }: SolvedBoard['solved'],
  vertex: number,
): Result<TaxedPlay> | undefined {
  const value = valueAt(labelling, vertex);
  return value && choice.theory?.taxed?.(value);
}

const heatAlone = (at: number, { mean, temperature }: TaxedPlay): SumHeat | NoHeat =>
  heatOfSum([{ at, mean, temperature }], { mean, temperature });
