/**
 * The register of kinds of sum. Disjunctive, conjunctive and selective: J. H. Conway, On numbers and games,
 * chapter 14, which calls the continued conjunctive sum the slow join; sequential: W. Stromquist and D.
 * Ullman, Sequential compounds of combinatorial games. Huggan, Definitions 2.2.3 to 2.2.7, has them side by
 * side. Annihilation: Fraenkel and Yesha.
 *
 * A piece is over where neither player has a move from its node. Of a piece that is not over but that the
 * player to move cannot move, Huggan's definitions leave no option: who has to move it has lost. So it is in
 * the conjunctive sum, in the continued one, and in the sequential sum before its last piece.
 */
import { type GameGraph, isImpartial } from '../graph/game-graph.ts';
import { type SumKind, sumKinds } from '../outcome/rules.ts';
import type { KindOfSum } from './kind-of-sum.ts';
import { isOver, movesOf, type SumMove, type SumPosition, VANISHED } from './position.ts';

const whyNotWhite = ({ gray, scores, misere }: GameGraph): string | undefined => {
  if (misere) return 'the player who cannot move wins';
  if (gray.includes(1)) return 'some nodes are gray';
  return scores ? 'the nodes have scores' : undefined;
};

const oneMove = {
  isOneMove: true,
  mayEnd: () => false,
  nextMoves: (graph: GameGraph, { pieces, mover }: SumPosition, made: readonly SumMove[]): SumMove[] =>
    made.length > 0 ? [] : movesOf(graph, pieces, mover),
} as const;

const severalMoves = { isOneMove: false, mayEnd: () => false } as const;

const usual = {
  isOrdered: false,
  addsValues: false,
  vanishes: false,
  whyNot: whyNotWhite,
} as const;

/** Why games have no sum of a kind that only play by turns has. */
const whyNotInTurns = (graph: GameGraph): string | undefined =>
  graph.joint ? 'both players move at once' : whyNotWhite(graph);

/** The moves of the pieces that were not moved yet. */
const unmoved = (moves: readonly SumMove[], made: readonly SumMove[]): SumMove[] =>
  moves.filter(({ piece }) => !made.some((move) => move.piece === piece));

/** The moves of a turn that moves all of `count` pieces; none where the player cannot move each of them. */
function movesOfAll(moves: readonly SumMove[], count: number, made: readonly SumMove[]): SumMove[] {
  return new Set(moves.map(({ piece }) => piece)).size < count ? [] : unmoved(moves, made);
}

const records = {
  disjunctive: {
    ...usual,
    ...oneMove,
    name: 'disjunctive',
    sign: '+',
    spoken: 'plus',
    letter: '',
    rule: 'A turn moves one piece. A player who cannot move loses.',
    roundRule:
      'In a joint round each player moves one component. Play is over when a player can move in no component.',
    addsValues: true,
    whyNot: () => undefined,
  },
  conjunctive: {
    ...usual,
    ...severalMoves,
    name: 'conjunctive',
    sign: '∧',
    spoken: 'and',
    letter: 'c',
    rule: 'A turn moves every piece. A player who cannot move every piece loses: play ends with the first piece that is over.',
    roundRule:
      'In a joint round both players move in every component. Play is over when there is a component in which a player cannot move.',
    nextMoves: (graph, { pieces, mover }, made) =>
      movesOfAll(movesOf(graph, pieces, mover), pieces.length, made),
  },
  continued: {
    ...usual,
    ...severalMoves,
    name: 'continued conjunctive',
    sign: '▽',
    spoken: 'and',
    letter: 'k',
    rule: 'A turn moves every piece that is not over. A player who cannot move all of these loses. When all are over, the player to move loses.',
    roundRule:
      'In a joint round both players move in every component in which both can move. Play is over when there is no such component.',
    nextMoves(graph, { pieces, mover }, made) {
      const live = Array.from(pieces).filter((v) => !isOver(graph, v)).length;
      return movesOfAll(movesOf(graph, pieces, mover), live, made);
    },
  },
  selective: {
    ...usual,
    ...severalMoves,
    name: 'selective',
    sign: '∨',
    spoken: 'or',
    letter: 's',
    rule: 'A turn moves one or more of the pieces, whichever the player likes. A player who cannot move loses.',
    whyNot: whyNotInTurns,
    nextMoves: (graph, { pieces, mover }, made) => unmoved(movesOf(graph, pieces, mover), made),
    mayEnd: (made) => made.length > 0,
  },
  sequential: {
    ...usual,
    ...oneMove,
    name: 'sequential',
    sign: '→',
    spoken: 'then',
    letter: 'q',
    rule: 'A turn moves the first piece that is not over. The next piece begins when neither player can move the one before it any more. A player who cannot move loses.',
    isOrdered: true,
    whyNot: whyNotInTurns,
    nextMoves(graph, { pieces, mover }, made) {
      const at = pieceInTurn(graph, pieces);
      return made.length > 0 || at === undefined
        ? []
        : movesOf(graph, pieces, mover).filter(({ piece }) => piece === at);
    },
  },
  annihilation: {
    ...usual,
    ...oneMove,
    name: 'annihilation',
    sign: '+',
    spoken: 'plus',
    letter: 'a',
    rule: 'A turn moves one piece. Two pieces that meet vanish. A player who cannot move loses.',
    vanishes: true,
    whyNot(graph, pieces) {
      if (graph.joint) return whyNotInTurns(graph);
      if (!isImpartial(graph)) return whyNotWhite(graph) ?? 'some arcs are one player’s';
      const standing = Array.from(pieces).filter((v) => v !== VANISHED);
      return (
        whyNotWhite(graph) ??
        (new Set(standing).size < standing.length ? 'two pieces stand on one node' : undefined)
      );
    },
  },
} satisfies { readonly [Kind in SumKind]: Omit<KindOfSum, 'id'> };

/** Kinds of sum whose turns move several pieces. */
export type TurnsSum = {
  [Kind in SumKind]: (typeof records)[Kind]['isOneMove'] extends false ? Kind : never;
}[SumKind];

/** For a sequential sum: which piece is moved now; undefined where all are over. O(pieces). */
export function pieceInTurn(graph: GameGraph, pieces: ArrayLike<number>): number | undefined {
  const place = Array.from(pieces).findIndex((v) => !isOver(graph, v));
  return place < 0 ? undefined : place;
}

export const kindsOfSum: readonly KindOfSum[] = sumKinds.map((id) => ({ id, ...records[id] }));

/** The record of a kind. */
export const sumCalled = (id: SumKind): KindOfSum => kindsOfSum[sumKinds.indexOf(id)];

/** The kinds of sum that these pieces have. */
export const kindsHere = (graph: GameGraph, pieces: ArrayLike<number>): readonly KindOfSum[] =>
  kindsOfSum.filter((kind) => kind.whyNot(graph, pieces) === undefined);

/** What was chosen, where these pieces have it; else the first kind, which all have. */
export const kindPlayed = (chosen: SumKind, graph: GameGraph, pieces: ArrayLike<number>): KindOfSum =>
  kindsHere(graph, pieces).find(({ id }) => id === chosen) ?? kindsOfSum[0];
