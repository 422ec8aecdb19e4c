/**
 * For every theory, by its id: whether a value is that of its vertex, checked by hand. What a value means is
 * taken from its definition, and the game is played slowly, without the engine's algorithms. A new theory is
 * one entry.
 */
import { checkExpected, checkSeen } from '../../engine/checking/play/check-expected.ts';
import type { GameGraph } from '../../engine/graph/game-graph.ts';
import type { InfinitePlay } from '../../engine/outcome/outcome.ts';
import type { Scoring } from '../../engine/values/scoring.ts';
import type { ScoringForm } from '../../engine/values/scoring-form.ts';
import type { Value } from '../../engine/values/value.ts';
import { playAtOnce } from './at-once.ts';
import { drained, movesOfGraph, optionsAt } from './graph-moves.ts';
import { misereByHand } from './misere.ts';
import {
  type Game,
  isGuaranteed,
  leftStop,
  number,
  rightStop,
  type Side,
  tellsApart,
  waiting,
} from './scoring.ts';
import { wrongBesideHeaps, wrongSides } from './value-claims.ts';

/** What is wrong with the value of a vertex of this graph; undefined if nothing is. */
export type ByHand = (
  graph: GameGraph,
  infinitePlay: InfinitePlay,
) => (vertex: number, value: Value) => string | undefined;

/** A value of impartial play says who wins next to each nim-heap, and play must say the same. */
const besideHeaps: ByHand = (graph) => {
  const positions = { ...movesOfGraph(graph), isEntailing: Array.from(graph.gray, (gray) => gray === 1) };
  return (vertex, value) => wrongBesideHeaps(positions, vertex, value);
};

/**
 * The sides of a partizan value equal the game; where a player wins infinite play, the game is one of the
 * two.
 */
const bySides: ByHand = (graph, infinitePlay) => {
  const moves = movesOfGraph(graph);
  return (vertex, value) => wrongSides(moves, infinitePlay, vertex, value);
};

/** The game of a vertex as a tree; a stuck player has a score. */
function treeAt(graph: GameGraph, v: number): Game {
  const side = (mover: 'left' | 'right'): Side => {
    const options = optionsAt(graph[mover], v).map((option) => treeAt(graph, option));
    if (options.length > 0) return options;
    return Number(graph.scores?.table[graph.scores[mover][v]].numerator);
  };
  return { left: side('left'), right: side('right') };
}

function treeOfForm({ left, right, leftScores, rightScores }: ScoringForm): Game {
  const options = (pairs: readonly number[], position: number): number[] =>
    pairs.filter((_, i) => i % 2 === 1 && pairs[i - 1] === position);
  const at = (position: number): Game => {
    const side = (scores: typeof leftScores, pairs: readonly number[]): Side => {
      const score = scores[position];
      return score === null ? options(pairs, position).map(at) : Number(score);
    };
    return { left: side(leftScores, left), right: side(rightScores, right) };
  };
  return at(0);
}

const besides: readonly Game[] = [
  ...[number(0), waiting(1), waiting(-1), waiting(2), waiting(-2)],
  ...[1, 3].map((n): Game => ({ left: [number(n)], right: [number(-n)] })),
  { left: 0, right: [{ left: [number(2)], right: 0 }] },
  { left: [{ left: 0, right: [number(-2)] }], right: 0 },
];

/**
 * A scoring value has the stops of play and the guarantee of the tree, and no small game tells its form from
 * the game.
 */
const byStops: ByHand = (graph) => (vertex, value) => {
  if (value.kind !== 'scoring') return `${value.kind} is no value of scoring games`;
  return wrongInScoring(treeAt(graph, vertex), value);
};

function wrongInScoring(game: Game, { ls, rs, guaranteed, canonical }: Scoring): string | undefined {
  const stops = [leftStop(game), rightStop(game)];
  if (Number(ls) !== stops[0] || Number(rs) !== stops[1]) return `play comes to ${stops.join(' and ')}`;
  if (guaranteed !== isGuaranteed(game)) return guaranteed ? 'it is not guaranteed' : 'it is guaranteed';
  if (!guaranteed) return undefined;
  if (!canonical) return 'it has no canonical form';
  const form = treeOfForm(canonical);
  return besides.some((x) => tellsApart(game, form, x) || tellsApart(form, game, x))
    ? 'beside some game its form does better or worse than the game'
    : undefined;
}

/**
 * Matrices are solved and proved by `engine/checking`, and what is sure where one player sees the other's
 * move is found by looking at every answer.
 */
const byMatrices: ByHand = ({ joint }) => {
  if (!joint) throw new Error('the values of simultaneous play are those of joint moves');
  const rules = { convention: 'normal', sum: 'disjunctive' } as const;
  const desk = { play: playAtOnce(joint, rules), rules };
  return (vertex, value) => {
    if (value.kind !== 'expected') return `${value.kind} is no value of simultaneous games`;
    if (value.low !== value.high) return 'its value is not exact';
    const claims = { position: `${vertex}`, value: value.low, outcome: value.class ?? '' };
    const found = drained(checkExpected(desk, claims, Number.POSITIVE_INFINITY));
    if (!found.worth) return 'it was not played';
    const findings = [
      found.value,
      found.outcome,
      checkSeen(found.worth, 'right-sees', value.rightSees),
      checkSeen(found.worth, 'left-sees', value.leftSees),
    ];
    for (const finding of findings) {
      if (finding.kind === 'wrong') return finding.says;
      if (finding.kind === 'unchecked') return finding.why;
    }
    return undefined;
  };
};

const valuesByHand: Readonly<Record<string, ByHand>> = {
  sg: besideHeaps,
  sfp: besideHeaps,
  'carry-on': besideHeaps,
  lns: besideHeaps,
  partizan: bySides,
  scoring: byStops,
  simultaneous: byMatrices,
  misere: misereByHand,
};

/** The entry of a theory; if it is missing its values are believed and not checked, and the laws say so. */
export function valuesByHandOf(id: string): ByHand {
  const entry = Object.hasOwn(valuesByHand, id) ? valuesByHand[id] : undefined;
  if (!entry) {
    throw new Error(
      `Nothing but its own facts checks the values of the theory "${id}": give it an entry in test/oracle/values-by-hand.ts, which finds by slow play, without the theory, what is wrong with the value of a vertex.`,
    );
  }
  return entry;
}
