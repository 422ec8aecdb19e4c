/**
 * Thinning Thickets where both players cut at once: both arcs go, and then everything that has no path to a
 * root.
 */
import { cite } from '../../bibliography.ts';
import type { Mover } from '../../graph/game-graph.ts';
import { manyOf } from '../furniture/rows.ts';
import { GROUND } from '../graphs/graph.ts';
import { wordOf, wordParameters } from '../letter-words.ts';
import { simultaneousForm } from '../recipes/simultaneous-form.ts';
import type { RoundsCoder } from '../rounds.ts';
import type { RulesetFact, RulesetFamily } from '../ruleset.ts';
import { boardOfThicket } from './board.ts';
import { printArcs, readThicket } from './notation.ts';
import { afterCuts, arcNames, cutterOf, inDegrees, type Thicket } from './thicket.ts';

type RoundsByTextAsked<Position, Move> = {
  readonly start: Position;
  print(position: Position): string;
  /** The moves of both in the order of rows and of columns. */
  moves(position: Position): Readonly<Record<Mover, readonly Move[]>>;
  /** The position after one of these moves, or after one of each player's at once. */
  after(position: Position, moves: readonly Move[]): Position;
  name(position: Position, move: Move): string;
  by(position: Position, move: Move): readonly string[];
};

/**
 * The coder of a ruleset in which both players move at once, whose positions get numbers by their texts as
 * they are first met. O(moves) for a position, and a text for each result.
 */
function roundsByText<Position, Move>(asked: RoundsByTextAsked<Position, Move>): RoundsCoder<Position> {
  const met: Position[] = [];
  const numbers = new Map<string, number>();
  const numberOf = (position: Position): number => {
    const text = asked.print(position);
    const known = numbers.get(text);
    if (known !== undefined) return known;
    numbers.set(text, met.length);
    return met.push(position) - 1;
  };
  return {
    start: numberOf(asked.start),
    read: (code) => met[code],
    code: (position) => numbers.get(asked.print(position)),
    at(code) {
      const position = met[code];
      const moves = asked.moves(position);
      const names = (player: Mover): readonly string[] =>
        moves[player].map((move) => asked.name(position, move));
      return {
        left: names('left'),
        right: names('right'),
        solo: (player, move) => numberOf(asked.after(position, [moves[player][move]])),
        joint: (left, right) => numberOf(asked.after(position, [moves.left[left], moves.right[right]])),
        by: (player, move) => asked.by(position, moves[player][move]),
      };
    },
  };
}

const printed = ({ plants }: Thicket): string => plants.map(printArcs).join(' + ');

/** The numbers of the arcs that this player may cut, in their order. */
function cuttable({ plants: [plant] }: Thicket, player: Mover): readonly number[] {
  const degrees = inDegrees(plant.arcs);
  return plant.arcs.flatMap(({ tail, sign }, arc) => {
    const cutter = cutterOf(sign, degrees.get(tail) ?? 0);
    return cutter === player || cutter === 'either' ? [arc] : [];
  });
}

/** "1>0", and of parallel arcs "1>0.2". */
const shortName = (name: string): string => name.replace('arc ', '').replace(', number ', '.');

const starts = [
  { name: 'Two leaves', position: '1>0:b 2>1:g 3>1:g' },
  { name: 'A stalk', position: '1>0:b 2>1:r 3>2:b 4>3:r' },
  { name: 'Arcs that go round', position: '1>0:b 2>1:b 1>2:r 3>2:g' },
] as const;

/** A stalk of these colours, from the ground up. */
const stalkOfArcs = (colours: string): string =>
  [...colours].map((colour, i) => `${i + 1}>${i}:${colour}`).join(' ');

const families: readonly RulesetFamily[] = [
  {
    id: 'stalks',
    says: 'the stalk of n arcs whose colours from the ground are the word w, counted from 0 as in a dictionary where b comes before r and r before g',
    parameters: wordParameters('brg', [3, 5]),
    position: ([n, w]) => stalkOfArcs(wordOf('brg', n, w)),
  },
];

const source = cite('huggan', 'section 8.2');

const facts: readonly RulesetFact[] = [
  { position: '1>0:b 2>1:g 3>1:g', value: '1/2', source },
  { position: '1>0:b', value: '1', source },
  { position: '1>0:b 2>1:r 3>2:b 4>3:r', value: '0', source },
  { position: '1>0:b 2>1:b 1>2:r 3>2:g', value: '0', source },
  { position: '1>0:g 2>1:b', value: '1', source },
  // Only Left has moves, but this is not a score of 1: she loses that move where Right has no free move.
  { position: '1>0:g 2>1:b', value: '0', under: { convention: 'scoring' }, source },
];

export const simultaneousThinningThickets = simultaneousForm<Thicket>({
  id: 'simultaneous-thinning-thickets',
  name: 'Simultaneous Thinning Thickets',
  source: cite('huggan', 'section 8.2'),
  notation:
    'Each arc is written as the node at which it begins, > and the node to which it leads, then a colon and its colour: b is blue, r red, and g green. Node 0 is a root, and roots=0,7 in front names several. A + stands between plants. A row of letters is short for one stalk, read from its top down to the root; a letter in brackets is an arc that ends on the stalk there.',
  rules:
    'Both cut an arc at once. If the number of arcs that lead to the tail of an arc is even, Left may cut this arc when it is blue, Right when it is red, and either player when it is green; if the number is odd, blue and red change places, and nobody may cut a green arc. Everything that cannot reach a root any more falls, and a player who has a move when the other has none wins.',
  starts,
  facts,
  families,
  one: {
    read: (text) => readThicket(text, { asWritten: true }),
    print: printed,
    board: boardOfThicket,
  },
  fresh: {
    component: { plants: [{ roots: [GROUND], arcs: [] }] },
    lost: ({ plants: [{ arcs }] }) => (arcs.length === 0 ? [] : [manyOf(arcs.length, 'arc')]),
  },
  rounds: (start) =>
    roundsByText({
      start,
      print: printed,
      moves: (thicket) => ({ left: cuttable(thicket, 'left'), right: cuttable(thicket, 'right') }),
      after: ({ plants: [plant] }, cuts: readonly number[]) => ({ plants: [afterCuts(plant, cuts)] }),
      name: ({ plants: [{ arcs }] }, arc) => shortName(arcNames(arcs)[arc]),
      by: ({ plants: [{ arcs }] }, arc) => [arcNames(arcs)[arc]],
    }),
});
