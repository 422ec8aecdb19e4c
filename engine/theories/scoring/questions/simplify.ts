/** Lists the reductions that lead to the canonical form of a scoring game, one at a time. */

import { followersOf } from '../../../graph/closed-part.ts';
import type { Arcs, GameGraph, Mover } from '../../../graph/game-graph.ts';
import { known } from '../../../result.ts';
import { textOf } from '../../../values/words.ts';
import type { About, Question } from '../../question.ts';
import {
  type AddedVertex,
  MOST_REDUCTIONS,
  MOST_VERTICES,
  type Reduction,
  type Simplification,
} from '../../reduction.ts';
import { type Lives, livesOf } from '../../reduction-lives.ts';
import { addedBy, sentenceOf } from '../../reduction-sentences.ts';
import { type Arena, atomIn, isAtom, leftsOf, rightsOf, sideOf } from '../arena/arena.ts';
import { emptyArena, gameWith } from '../arena/games.ts';
import { cycleFrom } from '../cycles.ts';
import { gameReader } from '../games-of.ts';
import { type BrokenGuarantee, brokenGuarantee } from '../guarantee.ts';
import { nextStep, type ReductionStep } from '../reductions/step.ts';
import { saysCycle, saysUnguaranteed } from '../sayings.ts';
import { valueOfCanonical } from '../values.ts';
import { withinRoom } from './behind.ts';

/**
 * The reductions of a drawing with scores, one at a time, from its ends upwards: when a vertex comes,
 * everything below it is canonical, and each canonical game has one vertex. So the options that a step brings
 * in are there already, but for the waiting moves of Theorem 34, which are added.
 */
type ScoringSimplification =
  | Simplification
  | { readonly kind: 'not-guaranteed'; readonly broken: BrokenGuarantee }
  | { readonly kind: 'cyclic'; readonly cycle: readonly number[] };

/** Per vertex a side: its options, or the atom where the player is stuck. */
type Side = { readonly options: Set<number>; atom: number };

/** What has been done so far. */
type Work = {
  readonly arena: Arena;
  readonly order: number;
  /** The one vertex of each canonical game. */
  readonly vertexOf: Map<number, number>;
  readonly gameOf: Map<number, number>;
  readonly sides: Map<number, Readonly<Record<Mover, Side>>>;
  readonly added: AddedVertex[];
  readonly done: Reduction[];
};

const players = ['left', 'right'] as const;

/**
 * Simplifies all that can be reached from the starts; all vertices where none is given. Each slice yields the
 * number of reductions so far; throws when the arena is full.
 */
function* reductionsOfScores(
  graph: GameGraph,
  starts: readonly number[] = [],
): Generator<number, ScoringSimplification, void> {
  const asked = new Set(starts.length > 0 ? starts : Array.from({ length: graph.order }, (_, v) => v));
  const vertices = followersOf(graph, asked).reduce((count, mark) => count + mark, 0);
  if (vertices > MOST_VERTICES) return { kind: 'too-large', vertices, most: MOST_VERTICES };
  for (const start of asked) {
    const cycle = cycleFrom(graph, start);
    if (cycle) return { kind: 'cyclic', cycle };
  }
  const upwards = fromEnds(graph, asked);
  const arena = emptyArena();
  const games = new Int32Array(graph.order).fill(-1);
  const read = gameReader(arena, graph);
  for (const v of upwards) games[v] = read(v, games);
  for (const start of asked) {
    const broken = brokenGuarantee(graph, { arena, games }, start);
    if (broken) return { kind: 'not-guaranteed', broken };
  }
  const work: Work = {
    arena,
    order: graph.order,
    vertexOf: new Map(),
    gameOf: new Map(),
    sides: new Map(),
    added: [],
    done: [],
  };
  for (const v of upwards) work.sides.set(v, sidesDrawn(graph, arena, v, games[v]));
  for (const v of upwards) {
    yield* reduceVertex(work, v);
    if (work.done.length > MOST_REDUCTIONS) return { kind: 'too-long', most: MOST_REDUCTIONS };
    settle(work, v, asked);
  }
  const unreachable = unreached(work, asked);
  if (unreachable.length > 0) work.done.push({ kind: 'unreachable', vertices: unreachable });
  return { kind: 'simplified', kept: 'value', reductions: work.done, stopper: true, members: upwards };
}

const optionsOf = ({ starts, targets }: Arcs, v: number): Uint32Array =>
  targets.subarray(starts[v], starts[v + 1]);

/** The followers of the starts, each after all its options. O(followers and their arcs). */
function fromEnds({ left, right }: GameGraph, starts: Iterable<number>): readonly number[] {
  const upwards = new Set<number>();
  const waiting = [...starts].reverse();
  while (waiting.length > 0) {
    const at = waiting[waiting.length - 1];
    const missing = [...optionsOf(left, at), ...optionsOf(right, at)].filter((each) => !upwards.has(each));
    if (missing.length > 0 && !upwards.has(at)) {
      waiting.push(...missing.reverse());
      continue;
    }
    waiting.pop();
    upwards.add(at);
  }
  return [...upwards];
}

function sidesDrawn(graph: GameGraph, arena: Arena, v: number, game: number): Record<Mover, Side> {
  const side = (player: Mover): Side => {
    const written = arena[player][game];
    return {
      options: new Set(optionsOf(graph[player], v)),
      atom: isAtom(written) ? atomIn(written) : -1,
    };
  };
  return { left: side('left'), right: side('right') };
}

/** The game of a vertex whose options are canonical. */
function gameAt({ arena, sides, gameOf }: Work, v: number): number {
  const here = sides.get(v);
  known(here !== undefined, 'every vertex that is simplified has its sides');
  const [left, right] = players.map((player) => {
    const { options, atom } = here[player];
    return options.size === 0
      ? 2 * atom + 1
      : sideOf(
          arena,
          Array.from(options, (option) => gameOf.get(option) ?? -1),
        );
  });
  return gameWith(arena, left, right);
}

/** Applies steps to a vertex until none is available. */
function* reduceVertex(work: Work, v: number): Generator<number, void, void> {
  for (;;) {
    yield work.done.length;
    const slices = nextStep(work.arena, gameAt(work, v));
    let slice = slices.next();
    for (; !slice.done; slice = slices.next()) yield work.done.length;
    if (!slice.value || work.done.length > MOST_REDUCTIONS) return;
    work.done.push(applied(work, v, slice.value));
  }
}

/** Takes a step at a vertex, and returns it in terms of vertices. */
function applied(work: Work, from: number, step: ReductionStep): Reduction {
  const { arena, sides, vertexOf } = work;
  const at = (game: number): number => {
    const vertex = vertexOf.get(game);
    known(vertex !== undefined, 'a step speaks of games that have a vertex');
    return vertex;
  };
  const { player } = step;
  const side = sides.get(from)?.[player];
  known(side !== undefined, 'every vertex that is simplified has its sides');
  const option = at(step.option);
  side.options.delete(option);
  if (step.kind === 'dominated') return { kind: 'dominated', player, from, option, by: at(step.by) };
  const through = at(step.through);
  switch (step.kind) {
    case 'reversible': {
      const instead = step.instead.map(at);
      for (const each of instead) side.options.add(each);
      return { kind: 'reversible', player, from, option, through, instead, bypassed: [] };
    }
    case 'spared': {
      const stop = arena.atoms.texts[step.stop];
      return { kind: 'tied', player, from, option, through, by: at(step.by), stop };
    }
    case 'stuck': {
      side.atom = step.atom;
      return { kind: 'stuck', player, from, option, through, score: arena.atoms.texts[step.atom] };
    }
    case 'atomic': {
      const before = work.added.length;
      const instead = vertexFor(work, step.instead);
      side.options.add(instead);
      const written = textOf(valueOfCanonical(arena, step.instead));
      const brought = work.added.slice(before);
      return { kind: 'waiting', player, from, option, through, instead, written, brought };
    }
  }
}

/** The vertex of a number with waiting moves; what is missing of it is added, from the number upwards. */
function vertexFor(work: Work, game: number): number {
  const { arena, vertexOf, gameOf, sides, added, order } = work;
  const missing: number[] = [];
  let at = game;
  while (!vertexOf.has(at)) {
    missing.push(at);
    const [next] = [...leftsOf(arena, at), ...rightsOf(arena, at)];
    if (next === undefined) break;
    at = next;
  }
  for (const fresh of missing.reverse()) {
    const vertex = order + added.length;
    const side = (player: Mover): Side => {
      const written = arena[player][fresh];
      const options = player === 'left' ? leftsOf(arena, fresh) : rightsOf(arena, fresh);
      const vertices = Array.from(options, (option) => vertexOf.get(option) ?? -1);
      return { options: new Set(vertices), atom: isAtom(written) ? atomIn(written) : -1 };
    };
    const both = { left: side('left'), right: side('right') };
    const mover = players.find((player) => both[player].options.size > 0);
    const stuck = Object.fromEntries(
      players.flatMap((player) =>
        both[player].atom < 0 ? [] : [[player, arena.atoms.texts[both[player].atom]]],
      ),
    );
    const move = mover && { player: mover, to: [...both[mover].options][0] };
    added.push({ vertex, stuck, move, written: textOf(valueOfCanonical(arena, fresh)) });
    sides.set(vertex, both);
    vertexOf.set(fresh, vertex);
    gameOf.set(vertex, fresh);
  }
  return vertexOf.get(game) ?? -1;
}

/**
 * Names the canonical game of a vertex; where another vertex has the same, one of the two goes: an added one
 * first, a start last.
 */
function settle(work: Work, v: number, starts: ReadonlySet<number>): void {
  const { arena, vertexOf, gameOf, sides, done } = work;
  const game = gameAt(work, v);
  arena.canonical[game] = game;
  gameOf.set(v, game);
  const other = vertexOf.get(game);
  if (other === undefined) {
    vertexOf.set(game, v);
    return;
  }
  const yields = other >= work.order || (starts.has(v) && !starts.has(other));
  const [gone, into] = yields ? [other, v] : [v, other];
  vertexOf.set(game, into);
  sides.delete(gone);
  for (const both of sides.values()) {
    for (const { options } of [both.left, both.right]) if (options.delete(gone)) options.add(into);
  }
  done.push({ kind: 'fused', gone, into });
}

/** The vertices that are still there and are no longer followers of a start. */
function unreached({ sides }: Work, starts: ReadonlySet<number>): readonly number[] {
  const met = new Set([...starts].filter((start) => sides.has(start)));
  for (const v of met) {
    const both = sides.get(v);
    if (both)
      for (const { options } of [both.left, both.right]) for (const option of options) met.add(option);
  }
  return [...sides.keys()].filter((v) => !met.has(v));
}

export type ScoringSimplify = {
  readonly kind: 'simplify';
  readonly found: ScoringSimplification;
  /** When each arc and each vertex exists; empty if the reductions are not listed. */
  readonly lives: Lives;
};

export const simplifyScores: Question<'simplify', 'vertices', About['vertices'], ScoringSimplify> = {
  id: 'simplify',
  needs: 'vertices',
  title: 'Simplified',
  says: 'the reductions that lead to the canonical form of what the nodes lead to, one at a time',
  readsValues: false,
  space: 'scored',
  applies: ({ graph }) =>
    graph.gray.includes(1)
      ? { applies: false, reason: 'some nodes are gray' }
      : { applies: true, reason: 'with scores, all nodes white' },
  *ask({ graph }, { vertices }) {
    return yield* withinRoom(listed(graph, vertices));
  },
  sentences({ found }, called) {
    switch (found.kind) {
      case 'not-guaranteed':
        return saysUnguaranteed(found.broken, called);
      case 'cyclic':
        return saysCycle(found.cycle, called);
      case 'too-large':
        return [`There are ${found.vertices} positions; reductions are listed for at most ${found.most}.`];
      case 'too-long':
        return [`There are more than ${found.most} reductions, too many to list.`];
      case 'simplified': {
        if (found.reductions.length === 0) return ['It is in canonical form.'];
        const added = addedBy(found.reductions);
        const name = (v: number): string => added.get(v)?.written ?? called(v);
        return found.reductions.map((reduction) => `${sentenceOf(reduction, found.kept, name)}.`);
      }
    }
  },
};

type Graph = Parameters<typeof reductionsOfScores>[0];

function* listed(graph: Graph, vertices: readonly number[]): Generator<number, ScoringSimplify, void> {
  const found = yield* reductionsOfScores(graph, vertices);
  const lives = found.kind === 'simplified' ? livesOf(graph, found) : { arcs: [], vertices: [] };
  return { kind: 'simplify', found, lives };
}
