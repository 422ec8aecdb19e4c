/** Replays what is claimed of a sum of pieces; each check returns what is wrong, or nothing. */

import type {
  Explanation,
  LineMover,
  SumConclusion,
  SumReason,
} from '../../../engine/explain/explanation.ts';
import type { Value } from '../../../engine/values/value.ts';
import { takesSides } from '../graph-moves.ts';
import { afterTurn, lastsFrom, movesOfTurn, sumAsGame, type Turn } from '../sum-play.ts';
import { wrongBesideHeaps, wrongSides } from '../value-claims.ts';
import { type GameToVerify, playerOf } from './game-to-verify.ts';

type ReasonOf<K> = Extract<SumReason | SumConclusion, { readonly kind: K }>;
type Pieces = readonly number[];

/** With more positions there is no answer. */
const mostPositions = 40_000;

/** A value of a partizan sum is played against the value's own form, and only up to this many positions. */
const mostCompared = 120;

/**
 * Whether play is another than the value says: next to small heaps, or, of a partizan sum, against the
 * value's own form.
 */
function contradicts({ graph, rules }: GameToVerify, pieces: Pieces, value: Value): boolean {
  // Values of misère sums are held to play by the laws of their theory.
  if (graph.misere) return false;
  const isPartizan = takesSides(graph);
  const sum = sumAsGame(graph, pieces, isPartizan ? mostCompared : mostPositions);
  if (!sum) return false;
  return (
    (isPartizan ? wrongSides(sum, rules.infinitePlay, 0, value) : wrongBesideHeaps(sum, 0, value)) !==
    undefined
  );
}

const turnOf = ({ graph }: GameToVerify, pieces: Pieces, by: LineMover): Turn => ({
  pieces: pieces.map((at) => ({ graph, at })),
  mover: playerOf(by),
});

/** What the player to move achieves; undefined where there are too many positions. */
function resultOf(
  { graph, rules: { infinitePlay } }: GameToVerify,
  turn: Turn,
): 'wins' | 'draws' | 'loses' | undefined {
  const lasts = lastsFrom([turn], mostPositions)?.(turn);
  if (lasts === undefined) return undefined;
  if (lasts >= 0) return lasts % 2 === 1 ? 'wins' : 'loses';
  if (infinitePlay === 'draw' || !takesSides(graph)) return 'draws';
  return infinitePlay === turn.mover ? 'wins' : 'loses';
}

const startersOf = (game: GameToVerify): readonly LineMover[] =>
  takesSides(game.graph) ? ['left', 'right'] : ['first'];

/** Outcome classes by the results of Left's start and of Right's; for impartial games by the only one. */
const classes: Readonly<Record<string, string>> = {
  wins: 'N',
  loses: 'P',
  draws: 'D',
  'wins loses': 'L',
  'wins wins': 'N',
  'wins draws': 'N^',
  'loses loses': 'P',
  'loses wins': 'R',
  'loses draws': 'Pv',
  'draws loses': 'P^',
  'draws wins': 'Nv',
  'draws draws': 'D',
};

export const sumChecks = {
  sum({ pieces, value, outcome }: ReasonOf<'sum'>, game: GameToVerify): string | undefined {
    const results = startersOf(game).map((by) => resultOf(game, turnOf(game, pieces, by)));
    if (!results.includes(undefined) && classes[results.join(' ')] !== outcome)
      return 'the sum has another outcome';
    return value && contradicts(game, pieces, value) ? 'the sum has another value' : undefined;
  },
  'moves-piece'(reason: ReasonOf<'moves-piece'>, game: GameToVerify): string | undefined {
    const { pieces, piece, to, by, result, leaves } = reason;
    const turn = turnOf(game, pieces, by);
    const move = movesOfTurn(turn).find((each) => each.piece === piece && each.to === to);
    if (!move) return `no move leads from ${pieces[piece]} to ${to}`;
    const found = resultOf(game, afterTurn(turn, move));
    if (found && found !== (result === 'wins' ? 'loses' : 'draws'))
      return `the move does not bring what is said`;
    return leaves && contradicts(game, pieces.with(piece, to), leaves)
      ? 'it leaves another value'
      : undefined;
  },
  'no-piece-moves': ({ pieces, by }: ReasonOf<'no-piece-moves'>, game: GameToVerify): string | undefined =>
    game.graph.misere && movesOfTurn(turnOf(game, pieces, by)).length === 0
      ? undefined
      : 'that player has not won',
  'no-piece-helps'({ pieces, by }: ReasonOf<'no-piece-helps'>, game: GameToVerify): string | undefined {
    return (resultOf(game, turnOf(game, pieces, by)) ?? 'loses') === 'loses' ? undefined : 'some move helps';
  },
} as const;

/** What each start brings is shown by a move, or by the fact that none helps. */
export function missingInSum({ reasons }: Explanation, game: GameToVerify): string | undefined {
  for (const by of startersOf(game)) {
    const isShown = reasons.some(
      (reason) =>
        (reason.kind === 'moves-piece' ||
          reason.kind === 'no-piece-helps' ||
          reason.kind === 'no-piece-moves') &&
        reason.by === by,
    );
    if (!isShown) return `nothing shows what ${by} achieves`;
  }
  return undefined;
}
