/**
 * The canonical games of a drawing's vertices, from the ends upwards. A vertex is solved from the canonical
 * games of its options, so that the games as they are drawn need not come into the arena: whether a vertex is
 * guaranteed follows from the least and the greatest score drawn there or below, which the canonical games
 * may have lost.
 *
 * Vertices that agree in all this are one class, and vertices whose options are of the same classes are
 * solved once. Cost: O(1) expected for an arc, and a canonical form for each pair of sides.
 */
import type { GameGraph } from '../../graph/game-graph.ts';
import { type IdSets, idSets, numberOfSet } from '../../numbers/id-sets.ts';
import { keep, lookUp, type PairTable, pairTable } from '../../numbers/pair-table.ts';
import type { Rational } from '../../numbers/rationals.ts';
import { type Arena, atomSide, sideOf } from './arena/arena.ts';
import { atomOf, compareAtoms, ZERO } from './arena/atoms.ts';
import { emptyArena, gameWith } from './arena/games.ts';
import type { VertexGames } from './games-of.ts';
import { UNFINISHED } from './order/at-least.ts';
import { formOfSides } from './reductions/canonical.ts';

export type SolvedGames = {
  readonly arena: Arena;
  /**
   * Per vertex its canonical game; where it is not guaranteed, the game with the options' games; −1 before it
   * has come.
   */
  readonly games: Int32Array;
  /** Per vertex 1 where it is guaranteed. */
  readonly guaranteed: Uint8Array;
  /** What is drawn at the vertices, once a question has asked for it. */
  drawn: VertexGames | undefined;
};

export const unsolved = ({ order }: GameGraph): SolvedGames => ({
  arena: emptyArena(order),
  games: new Int32Array(order).fill(-1),
  guaranteed: new Uint8Array(order),
  drawn: undefined,
});

/** Classes of vertices, numbered as they are met. */
type Classes = {
  count: number;
  /** Per class the game that its vertices have in `Solved`, and whether they are guaranteed. */
  readonly games: Int32Array;
  readonly guaranteed: Uint8Array;
  /** Ranks of the least and the greatest score that is drawn there or below. */
  readonly least: Int32Array;
  readonly greatest: Int32Array;
  readonly sets: IdSets;
  /** Classes by their two sides, as `vertexSolver` numbers them. */
  readonly bySides: PairTable;
  /** The last class that has a game, and per class the one before that has the same; −1 for none. */
  readonly lastWith: Map<number, number>;
  readonly before: Int32Array;
};

function noClasses(most: number): Classes {
  let room = 1 << 6;
  while (room < most && room < LARGEST_FIRST_ROOM) room *= 2;
  return {
    count: 0,
    games: new Int32Array(most),
    guaranteed: new Uint8Array(most),
    least: new Int32Array(most),
    greatest: new Int32Array(most),
    sets: idSets(room),
    bySides: pairTable(2 * room),
    lastWith: new Map(),
    before: new Int32Array(most),
  };
}

const LARGEST_FIRST_ROOM = 1 << 12;

/** What is found on one side of a vertex: the side in the arena, and what is drawn there and below. */
type Found = { side: number; least: number; greatest: number; guaranteed: number };

const nothing = (): Found => ({ side: 0, least: 0, greatest: 0, guaranteed: 1 });

/**
 * Solves one vertex after the other, each after its options. Returns whether it is solved; if not, a
 * comparison has reached a pause, and the solver is called again. Both sides are looked at in one loop: a
 * JavaScript engine would compile what was called for each of them twice.
 */
export function vertexSolver(
  { order, left, right, scores }: GameGraph,
  { arena, games, guaranteed }: SolvedGames,
): (vertex: number) => boolean {
  const { atoms, ranks } = scoresInArena(arena, scores?.table ?? []);
  const classes = noClasses(order);
  const { sets, bySides } = classes;
  const classOf = new Int32Array(order);
  const arcs = [left, right];
  const stuck = [scores?.left, scores?.right];
  /**
   * The two sides of the vertex as numbers: for a stuck player twice a score's place and 1, for one option a
   * negative number, otherwise twice the number of a set of classes.
   */
  const sides = new Int32Array(2);
  const found = [nothing(), nothing()];
  /** Where options are put in sequence. */
  let list = new Int32Array(64);

  const solved = (): number => {
    for (let player = 0; player < 2; player++) {
      const side = sides[player];
      const here = found[player];
      here.guaranteed = 1;
      if (isStuck(side)) {
        here.side = atomSide(atoms[side >> 1]);
        here.least = here.greatest = ranks[side >> 1];
        continue;
      }
      const from = side < 0 ? 0 : sets.starts[side >> 1];
      const count = side < 0 ? 1 : sets.starts[(side >> 1) + 1] - from;
      if (count > list.length) list = new Int32Array(2 * count);
      for (let i = 0; i < count; i++) {
        const one = side < 0 ? -2 - side : sets.ids[from + i];
        list[i] = classes.games[one];
        here.guaranteed &= classes.guaranteed[one];
        if (i === 0 || classes.least[one] < here.least) here.least = classes.least[one];
        if (i === 0 || classes.greatest[one] > here.greatest) here.greatest = classes.greatest[one];
      }
      here.side = sideOf(arena, list, count);
    }
    const onLeft = found[0];
    const onRight = found[1];
    const leftBreaks = isStuck(sides[0]) && onLeft.least > onRight.least;
    const rightBreaks = isStuck(sides[1]) && onRight.greatest < onLeft.greatest;
    const breaks = leftBreaks || rightBreaks || (onLeft.guaranteed & onRight.guaranteed) === 0;
    const game = breaks
      ? gameWith(arena, onLeft.side, onRight.side)
      : formOfSides(arena, onLeft.side, onRight.side);
    if (game === UNFINISHED) return UNFINISHED;
    const least = Math.min(onLeft.least, onRight.least);
    const greatest = Math.max(onLeft.greatest, onRight.greatest);
    const one = classWith(classes, game, breaks ? 0 : 1, least, greatest);
    keep(bySides, sides[0], sides[1], one);
    return one;
  };

  return (vertex) => {
    for (let player = 0; player < 2; player++) {
      const { starts, targets } = arcs[player];
      const from = starts[vertex];
      const end = starts[vertex + 1];
      if (from === end) {
        const codes = stuck[player];
        // A side with neither moves nor score counts as 0, which comes before the scores.
        sides[player] = codes && codes[vertex] >= 0 ? 2 * codes[vertex] + 3 : 1;
        continue;
      }
      if (end - from > list.length) list = new Int32Array(2 * (end - from));
      let count = 0;
      for (let arc = from; arc < end; arc++) {
        const one = classOf[targets[arc]];
        let at = count;
        while (at > 0 && list[at - 1] > one) at--;
        if (at > 0 && list[at - 1] === one) continue;
        for (let i = count; i > at; i--) list[i] = list[i - 1];
        list[at] = one;
        count++;
      }
      sides[player] = count === 1 ? -2 - list[0] : 2 * numberOfSet(sets, list, count);
    }
    const known = lookUp(bySides, sides[0], sides[1]);
    const one = known >= 0 ? known : solved();
    if (one === UNFINISHED) return false;
    classOf[vertex] = one;
    games[vertex] = classes.games[one];
    guaranteed[vertex] = classes.guaranteed[one];
    return true;
  };
}

const isStuck = (side: number): boolean => side > 0 && (side & 1) === 1;

/** The class with this game, which is fresh where there was none. */
function classWith(
  classes: Classes,
  game: number,
  guaranteed: 0 | 1,
  least: number,
  greatest: number,
): number {
  const { before, lastWith } = classes;
  const last = lastWith.get(game) ?? -1;
  for (let one = last; one >= 0; one = before[one]) {
    const isSame = classes.least[one] === least && classes.greatest[one] === greatest;
    if (isSame && classes.guaranteed[one] === guaranteed) return one;
  }
  const fresh = classes.count++;
  classes.games[fresh] = game;
  classes.guaranteed[fresh] = guaranteed;
  classes.least[fresh] = least;
  classes.greatest[fresh] = greatest;
  before[fresh] = last;
  lastWith.set(game, fresh);
  return fresh;
}

/**
 * Per score its atom, and a rank that compares as the score does; 0 comes before all of them. O(scores · log
 * scores).
 */
function scoresInArena(
  arena: Arena,
  scores: readonly Rational[],
): { readonly atoms: Int32Array; readonly ranks: Int32Array } {
  const atoms = Int32Array.from([ZERO, ...scores.map((score) => atomOf(arena.atoms, score))]);
  const sorted = [...new Set(atoms)].sort((a, b) => compareAtoms(arena.atoms, a, b));
  const rankOf = new Map(sorted.map((atom, rank) => [atom, rank]));
  return { atoms, ranks: atoms.map((atom) => rankOf.get(atom) ?? 0) };
}
