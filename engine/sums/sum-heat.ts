/**
 * Mean and temperature of a sum of pieces, and what a move in it is worth by orthodox accounting: means add,
 * the sum is at most as hot as its hottest piece, and a best move in the hottest piece gains its temperature
 * (Conway, On numbers and games, chapter 9; Siegel, Combinatorial game theory, section II.5). All of it is
 * exact.
 */
import type { Mover } from '../graph/game-graph.ts';
import { exactly } from '../numbers/exactly.ts';
import type { Result } from '../result.ts';
import type { MeanAndTemperature, TaxedPlay } from '../theories/capabilities.ts';

/** The heat of one piece, with its vertex. */
export type PieceHeat = MeanAndTemperature & { readonly at: number };

export type SumHeat = MeanAndTemperature & {
  readonly kind: 'heat';
  /**
   * True where the value of the sum is not known: then it is at most as hot as said, which is as hot as its
   * hottest piece.
   */
  readonly isBound: boolean;
  readonly pieces: readonly PieceHeat[];
  /**
   * The places of the hottest pieces, by temperature alone; none where all pieces are numbers, in which
   * neither player wants to move.
   */
  readonly hottest: readonly number[];
};

/** Why there is no temperature, in a sentence. */
export type NoHeat = { readonly kind: 'no-heat'; readonly says: string };

/** What a move was worth, for the player who made it. */
export type MoveHeat = {
  readonly kind: 'move-heat';
  readonly before: SumHeat;
  readonly after: SumHeat;
  /** By how much the mean grew. */
  readonly gained: number;
  /** As hot as the hottest piece was before: what a best move there is worth. */
  readonly tempo: number;
  /**
   * By how much it fell short of that where every move is taxed by the tempo, so that a threat that must be
   * answered counts as one: never negative, and 0 for a best move in a hottest piece.
   */
  readonly short: number;
};

const tooLong: NoHeat = { kind: 'no-heat', says: 'The numbers are too long for an exact mean.' };

/** The heat of a sum, given its pieces' and, where its value is known, its own. O(pieces). */
export function heatOfSum(
  pieces: readonly PieceHeat[],
  own: MeanAndTemperature | undefined,
): SumHeat | NoHeat {
  const mean = pieces.reduce((sum, piece) => exactly(sum, piece.mean), 0);
  if (Number.isNaN(mean)) return tooLong;
  const greatest = hottestOf(pieces);
  return {
    kind: 'heat',
    mean,
    temperature: own ? own.temperature : greatest,
    isBound: own === undefined,
    pieces,
    hottest: greatest < 0 ? [] : [...pieces.keys()].filter((i) => pieces[i].temperature === greatest),
  };
}

/** Without pieces it is that of 0. */
const hottestOf = (pieces: readonly MeanAndTemperature[]): number =>
  pieces.reduce((most, { temperature }) => Math.max(most, temperature), -1);

/** What a move of one piece from a value to another was worth. */
export function heatOfMove(
  before: SumHeat | NoHeat,
  after: SumHeat | NoHeat,
  from: MeanAndTemperature,
  to: TaxedPlay,
  by: Mover,
): MoveHeat | NoHeat {
  if (before.kind === 'no-heat') return before;
  if (after.kind === 'no-heat') return after;
  const tempo = hottestOf(before.pieces);
  // At the tempo all other pieces are worth their means.
  const { left, right } = to.wallsAt(tempo);
  const gained = by === 'left' ? exactly(after.mean, -before.mean) : exactly(before.mean, -after.mean);
  const reached = by === 'left' ? exactly(right, -from.mean) : exactly(from.mean, -left);
  const short = exactly(tempo, -reached);
  if (Number.isNaN(gained) || Number.isNaN(short)) return tooLong;
  return { kind: 'move-heat', before, after, gained, tempo, short };
}

/** Why a value has no temperature, in a sentence. */
export const whyNoHeat = (found: Extract<Result<unknown>, { readonly ok: false }>): NoHeat => ({
  kind: 'no-heat',
  says: found.problems.map(({ place, says }) => `${place} has none, since ${says}.`).join(' '),
});
