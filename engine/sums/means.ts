/**
 * By which means each kind of sum is judged and played: a theory's table of sums, numbers of the pieces
 * alone, or play. The record in `kinds.ts` says what a kind is; the means to answer for it are here, since
 * they depend on the theories.
 */
import type { SumKind } from '../outcome/rules.ts';
import type { OverBudget } from '../result.ts';
import type { Evidence } from '../theories/question.ts';
import { judgeAnnihilation, playAnnihilation } from './annihilation.ts';
import { type CompoundSum, judgeCompound } from './compound.ts';
import type { SumPlayed } from './judged-moves.ts';
import { playPerfectly } from './perfect-play.ts';
import { playTurn } from './perfect-turn.ts';
import type { SumMove, SumPosition } from './position.ts';
import { judgeSequential, playSequential, type SequentialSum } from './sequential.ts';
import { type ImpartialSum, mostPlayedOut, type PartizanSum, sumOfPieces } from './sum-of-pieces.ts';
import type { TurnPlayed } from './turn-played.ts';

export type SumJudged = ImpartialSum | PartizanSum | CompoundSum | SequentialSum;

/**
 * What was played of a sum before: the moves of the present turn, and the positions of the game; and the
 * positions to be played out at most.
 */
export type PlayedSoFar = {
  readonly made?: readonly SumMove[];
  readonly before?: readonly SumPosition[];
  readonly positions?: number;
};

type MeansOfSum = {
  judge(
    evidence: Evidence,
    pieces: Uint32Array,
    positions: number | undefined,
  ): Generator<number, SumJudged | OverBudget, void>;
  /** The best turn, and what every other move brings. */
  play(
    evidence: Evidence,
    position: SumPosition,
    soFar: PlayedSoFar,
  ): Generator<number, SumPlayed | TurnPlayed | OverBudget, void>;
};

const severalAtOnce = (kind: SumKind): MeansOfSum => ({
  judge: (evidence, pieces, positions = mostPlayedOut) => judgeCompound(evidence, pieces, kind, positions),
  play: (evidence, position, { made = [], positions = mostPlayedOut }) =>
    playTurn(evidence, position, kind, made, positions),
});

const means: { readonly [Kind in SumKind]: MeansOfSum } = {
  disjunctive: {
    judge: (evidence, pieces, positions) =>
      sumOfPieces(evidence, pieces, positions === undefined ? {} : { positions }),
    play: (evidence, position, { positions, before }) => playPerfectly(evidence, position, positions, before),
  },
  conjunctive: severalAtOnce('conjunctive'),
  continued: severalAtOnce('continued'),
  selective: severalAtOnce('selective'),
  sequential: { judge: judgeSequential, play: playSequential },
  annihilation: {
    *judge({ graph, shelf }, pieces, positions = mostPlayedOut) {
      const found = yield* judgeAnnihilation(graph, pieces, positions, shelf);
      return 'kind' in found ? found : { kind: 'sum', ...found, by: 'play' };
    },
    play: ({ graph, shelf }, { pieces }, { positions = mostPlayedOut }) =>
      playAnnihilation(graph, pieces, positions, shelf),
  },
};

export const meansOf = (kind: SumKind): MeansOfSum => means[kind];
