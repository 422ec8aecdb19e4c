/**
 * For every theory, by its id: whether a value is that of its vertex, checked by hand. What a value means is taken from
 * its definition, and the game is played slowly, without the engine's algorithms. A new theory is one entry.
 */
import type { GameGraph } from '../../engine/graph/game-graph.ts';
import type { InfinitePlay } from '../../engine/outcome/outcome.ts';
import { type CanonicalForm, graphOf } from '../../engine/values/form.ts';
import type { Scoring } from '../../engine/values/scoring.ts';
import { isScore as isStuck, type ScoringForm, sidesInForm } from '../../engine/values/scoring-form.ts';
import type { Value } from '../../engine/values/value.ts';
import { besideHeap, besideSomeHeap } from '../../engine/values/words.ts';
import { nimHeap } from '../fixtures/digraphs.ts';
import { beside, graphOfPairs } from '../fixtures/partizan.ts';
import { play } from './impartial.ts';
import { type Fraction, fraction, valueByHand } from './matrix-values.ts';
import { minusOrder, plusOrder } from './partizan-order.ts';
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

/** What is wrong with the value of a vertex of this graph; undefined if nothing is. */
export type ByHand = (
  graph: GameGraph,
  infinitePlay: InfinitePlay,
) => (vertex: number, value: Value) => string | undefined;

const largestHeap = 6;

/** A value of impartial play says who wins next to each nim-heap, and play must say the same. */
const besideHeaps: ByHand = (graph) => {
  const heap = nimHeap(largestHeap);
  const sizes = Array.from({ length: largestHeap + 1 }, (_, m) => m);
  const vertices = Array.from({ length: graph.order }, (_, v) => v);
  const played = play(
    vertices.flatMap((at) =>
      sizes.map((m) => [
        { graph, at },
        { graph: heap, at: m },
      ]),
    ),
  );
  return (vertex, value) => {
    const outcomes = sizes.map((m) => played.outcomeAt(vertex, m));
    const some = besideSomeHeap(value);
    if (some) return outcomes.includes(some) ? undefined : `next to no small heap is it ${some}`;
    const claimed = sizes.map((m) => besideHeap(value, m));
    if (claimed.includes(undefined)) {
      return `engine/values says in no besideHeap what play next to *m makes of the kind ${value.kind}`;
    }
    return claimed.join() === outcomes.join()
      ? undefined
      : `next to *0, *1, … it says ${claimed.join()}, and play ${outcomes.join()}`;
  };
};

/** The sides of a partizan value equal the game in γ⁺ and γ⁻; where a player wins infinite play, the game is one of the two. */
const bySides: ByHand = (graph, infinitePlay) => {
  const equals = (order: typeof plusOrder, vertex: number, form: CanonicalForm): boolean => {
    const both = order(beside(graph, graphOfPairs(graphOf(form))));
    return both[vertex][graph.order] && both[graph.order][vertex];
  };
  return (vertex, value) => {
    if (value.kind !== 'stopper' && value.kind !== 'sided' && value.kind !== 'unsided')
      return `${value.kind} is no value of partizan games`;
    const [on, off] =
      value.kind === 'stopper' ? [value.canonical, value.canonical] : [value.onside, value.offside];
    if (on && infinitePlay !== 'right' && !equals(plusOrder, vertex, on)) return 'its onside is another';
    if (off && infinitePlay !== 'left' && !equals(minusOrder, vertex, off)) return 'its offside is another';
    return undefined;
  };
};

/** The game of a vertex as a tree; a stuck player has a score. */
function treeAt(graph: GameGraph, v: number): Game {
  const side = (mover: 'left' | 'right'): Side => {
    const { starts, targets } = graph[mover];
    const options = Array.from(targets.subarray(starts[v], starts[v + 1]), (option) => treeAt(graph, option));
    if (options.length > 0) return options;
    return Number(graph.scores?.table[graph.scores[mover][v]].numerator);
  };
  return { left: side('left'), right: side('right') };
}

function treeOfForm(form: ScoringForm): Game {
  const sides = sidesInForm(form);
  const at = (position: number): Game => {
    const side = (player: 'left' | 'right'): Side => {
      const here = sides[position][player];
      return isStuck(here) ? Number(here) : here.map(at);
    };
    return { left: side('left'), right: side('right') };
  };
  return at(0);
}

const besides: readonly Game[] = [
  ...[number(0), waiting(1), waiting(-1), waiting(2), waiting(-2)],
  ...[1, 3].map((n): Game => ({ left: [number(n)], right: [number(-n)] })),
  { left: 0, right: [{ left: [number(2)], right: 0 }] },
  { left: [{ left: 0, right: [number(-2)] }], right: 0 },
];

/** A scoring value has the stops of play and the guarantee of the tree, and no small game tells its form from the game. */
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

/** Each matrix by its square parts, and what is sure where one player sees the other's move by looking at every answer. */
const byMatrices: ByHand = ({ order, joint }) => {
  if (!joint) throw new Error('the values of simultaneous play are those of joint moves');
  const { left, right, pairs } = joint;
  type Found = { readonly ev: Fraction; readonly rightSees: bigint; readonly leftSees: bigint };
  const known = new Map<number, Found>();
  const found = (v: number): Found => {
    const before = known.get(v);
    if (before) return before;
    const [rows, columns] = [left, right].map(({ starts }) => starts[v + 1] - starts[v]);
    const alone = BigInt(Math.sign(rows) - Math.sign(columns));
    let made: Found = { ev: fraction(alone), rightSees: alone, leftSees: alone };
    if (rows > 0 && columns > 0) {
      const cells = Array.from({ length: rows }, () => new Array<Found>(columns));
      for (let pair = pairs.starts[v]; pair < pairs.starts[v + 1]; pair++)
        cells[pairs.left[pair] - left.starts[v]][pairs.right[pair] - right.starts[v]] = found(
          pairs.targets[pair],
        );
      const least = (of: readonly bigint[]): bigint => [...of].sort((a, b) => Number(a - b))[0];
      const most = (of: readonly bigint[]): bigint => -least(of.map((x) => -x));
      made = {
        ev: valueByHand(cells.map((row) => row.map(({ ev }) => ev))),
        rightSees: most(cells.map((row) => least(row.map(({ rightSees }) => rightSees)))),
        leftSees: least(cells[0].map((_, j) => most(cells.map((row) => row[j].leftSees)))),
      };
    }
    known.set(v, made);
    return made;
  };
  for (let v = 0; v < order; v++) found(v);
  const print = ([over, under]: Fraction): string => (under === 1n ? `${over}` : `${over}/${under}`);
  return (vertex, value) => {
    if (value.kind !== 'expected') return `${value.kind} is no value of simultaneous games`;
    const { ev, rightSees, leftSees } = found(vertex);
    const names = { '1 1': 'L', '0 1': 'LD', '0 0': 'D', '-1 1': 'LR', '-1 0': 'DR', '-1 -1': 'R' };
    const its = (names as Readonly<Record<string, string>>)[`${rightSees} ${leftSees}`];
    const claimed = [value.low, value.high, value.rightSees, value.leftSees, value.class].join(' ');
    const played = [print(ev), print(ev), rightSees, leftSees, its].join(' ');
    return claimed === played ? undefined : `by hand it is ${played}, not ${claimed}`;
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
