/** Replays what is claimed of a sum of pieces; each check returns what is wrong, or nothing. */

import type { Value } from '../../values/value.ts';
import { besideHeap } from '../../values/words.ts';
import type { Explanation, LineMover, SumConclusion, SumReason } from '../explanation.ts';
import type { GameToVerify } from './heaps-by-hand.ts';
import { differs } from './order-by-hand.ts';
import { movesOfPieces, type PiecesToVerify, resultOfPieces, sumAsGame } from './sums-by-hand.ts';
import { takesSides } from './turns-by-hand.ts';

type ReasonOf<K> = Extract<SumReason | SumConclusion, { readonly kind: K }>;

/** A sum next to some small heaps: what the value says of them must be what play finds. */
const heapsTried = 5;

const letters = { N: 'wins', P: 'loses', D: 'draws' } as const;

/** Whether play is another than the value says: next to small heaps, or, of a partizan sum, against the value's own form. */
function contradicts(game: GameToVerify, position: PiecesToVerify, value: Value): boolean {
  if (takesSides(game.graph)) {
    const options = sumAsGame(game, position.pieces);
    return options !== undefined && differs(game, options, 0, value) !== undefined;
  }
  return Array.from({ length: heapsTried }, (_, heap) => heap).some((heap) => {
    const said = besideHeap(value, heap);
    const found = said && resultOfPieces(game, { ...position, heap });
    return said !== undefined && found !== undefined && found !== letters[said];
  });
}

const startersOf = (game: GameToVerify): readonly LineMover[] =>
  takesSides(game.graph) ? ['left', 'right'] : ['first'];

/** Outcome classes by the results of Left's start and of Right's; of impartial games by the only one. */
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
    const results = startersOf(game).map((by) => resultOfPieces(game, { pieces, heap: 0, by }));
    if (!results.includes(undefined) && classes[results.join(' ')] !== outcome)
      return 'the sum has another outcome';
    return value && contradicts(game, { pieces, heap: 0, by: 'first' }, value)
      ? 'the sum has another value'
      : undefined;
  },
  'moves-piece'(reason: ReasonOf<'moves-piece'>, game: GameToVerify): string | undefined {
    const { pieces, piece, to, by, result, leaves } = reason;
    const after = pieces.map((v, i) => (i === piece ? to : v));
    const move = movesOfPieces(game, { pieces, heap: 0, by }).find(
      (each) => each.pieces.join() === after.join(),
    );
    if (!move) return `no move leads from ${pieces[piece]} to ${to}`;
    const found = resultOfPieces(game, move);
    if (found && found !== (result === 'wins' ? 'loses' : 'draws'))
      return `the move does not bring what is said`;
    return leaves && contradicts(game, move, leaves) ? 'it leaves another value' : undefined;
  },
  'no-piece-helps'({ pieces, by }: ReasonOf<'no-piece-helps'>, game: GameToVerify): string | undefined {
    return (resultOfPieces(game, { pieces, heap: 0, by }) ?? 'loses') === 'loses'
      ? undefined
      : 'some move helps';
  },
} as const;

/** What each start brings is shown by a move, or by the fact that none helps. */
export function missingInSum({ reasons }: Explanation, game: GameToVerify): string | undefined {
  for (const by of startersOf(game)) {
    const isShown = reasons.some(
      (reason) => (reason.kind === 'moves-piece' || reason.kind === 'no-piece-helps') && reason.by === by,
    );
    if (!isShown) return `nothing shows what ${by} achieves`;
  }
  return undefined;
}
