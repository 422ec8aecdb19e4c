/**
 * Laws of conjunctive and selective sums: who wins and how long it takes are what slow play on whole turns finds, for impartial and
 * (conjunctive) partizan graphs, and a best turn is legal and leads on as it should.
 */
import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { GameGraph } from '../../engine/graph/game-graph.ts';
import { drain } from '../../engine/rounds.ts';
import { judgeCompound, type SumConvention } from '../../engine/sums/compound.ts';
import { arbitraryDigraph, printed } from '../arbitrary/digraphs.ts';
import { arbitraryPartizan, writtenPartizan } from '../arbitrary/partizan.ts';
import { type Place, type Player, spelt } from '../oracle/sum-play.ts';
import { tryLaw } from './seeds.ts';

const most = 4;

/** Every placing of the pieces after a turn of that player. */
function turns(graph: GameGraph, { pieces, mover }: Place, convention: SumConvention): Place[] {
  const { starts, targets } = graph[mover];
  const next: Player = mover === 'left' ? 'right' : 'left';
  let placings: { readonly at: readonly number[]; readonly moved: number }[] = [{ at: [], moved: 0 }];
  for (const v of pieces) {
    const options = [...targets.slice(starts[v], starts[v + 1])];
    const stays = convention === 'selective' ? [{ to: v, moved: 0 }] : [];
    const goes = options.map((to) => ({ to, moved: 1 }));
    placings = placings.flatMap(({ at, moved }) =>
      [...stays, ...goes].map((each) => ({ at: [...at, each.to], moved: moved + each.moved })),
    );
  }
  return placings.filter(({ moved }) => moved > 0).map(({ at }) => ({ pieces: at, mover: next }));
}

/** Round by round, how long play lasts from every placing; −1 where it need not end. */
function slowRemoteness(graph: GameGraph, start: Place, convention: SumConvention): (place: Place) => number {
  const options = new Map<string, string[]>();
  const queue = [start];
  for (const place of queue) {
    if (options.has(spelt(place))) continue;
    const next = turns(graph, place, convention);
    options.set(spelt(place), next.map(spelt));
    queue.push(...next);
  }
  const found = new Map<string, number>();
  for (let lasts = 0, quiet = 0; quiet < 2; lasts++) {
    const fresh = [...options].filter(([place, next]) => {
      if (found.has(place)) return false;
      const then = next.map((each) => found.get(each));
      return (
        then.some((each) => each !== undefined && each % 2 === 0) ||
        then.every((each) => (each ?? 0) % 2 === 1)
      );
    });
    for (const [place] of fresh) found.set(place, lasts);
    quiet = fresh.length === 0 ? quiet + 1 : 0;
  }
  return (place) => found.get(spelt(place)) ?? -1;
}

function holds(graph: GameGraph, pieces: readonly number[], convention: SumConvention, about: string): void {
  for (const { player, remoteness, turn } of drain(judgeCompound(graph, pieces, convention)).starts) {
    const place: Place = { pieces, mover: player === 'either' ? 'left' : player };
    const slow = slowRemoteness(graph, place, convention);
    expect(remoteness, `${about}\n${spelt(place)}`).toBe(slow(place));
    const all = turns(graph, place, convention);
    if (all.length === 0) {
      expect(turn, about).toEqual([]);
      continue;
    }
    const at = pieces.map((v, piece) => turn.find((move) => move.piece === piece)?.to ?? v);
    const after: Place = { pieces: at, mover: place.mover === 'left' ? 'right' : 'left' };
    expect(all.map(spelt), about).toContain(spelt(after));
    expect(slow(after), `${about}\n${spelt(place)} to ${spelt(after)}`).toBe(
      remoteness < 0 ? -1 : remoteness - 1,
    );
  }
}

const placed = fc.array(fc.nat(most - 1), { minLength: 1, maxLength: 3 });

describe('against slow play on whole turns', () => {
  test.each(['conjunctive', 'selective'] as const)('%s sums of white digraphs', (convention) => {
    tryLaw(fc.tuple(arbitraryDigraph('white', most), placed), 300, ([graph, drawn]) => {
      const pieces = drawn.map((v) => v % graph.order);
      holds(graph, pieces, convention, printed(graph));
    });
  });

  test('conjunctive sums of partizan graphs', () => {
    tryLaw(fc.tuple(arbitraryPartizan(most), placed), 300, ([drawnGraph, drawn]) => {
      const graph = { ...drawnGraph, gray: new Uint8Array(drawnGraph.order) };
      const pieces = drawn.map((v) => v % graph.order);
      holds(graph, pieces, 'conjunctive', writtenPartizan(graph));
    });
  });
});
