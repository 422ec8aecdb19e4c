/**
 * Alternating cycles: by hand on small graphs, and against a search from every arc that shares no code with
 * the engine.
 */
import { describe, expect, test } from 'vitest';
import { alternatingCycles, reachedFrom } from '../../../engine/graph/alternating.ts';
import type { GameGraph } from '../../../engine/graph/game-graph.ts';
import { arbitraryPartizan } from '../../arbitrary/partizan.ts';
import { pairsOf, partizan } from '../../fixtures/partizan.ts';
import { oftenEnough } from '../../fixtures/share.ts';
import { tryLaw } from '../../laws/seeds.ts';

/** Arcs on alternating cycles as "0 → 1 by Left". */
function found(graph: GameGraph): readonly string[] {
  const { left, right } = alternatingCycles(graph);
  const said = (player: 'left' | 'right', lies: Uint8Array): readonly string[] =>
    pairsOf(graph[player]).flatMap(([v, w], e) => (lies[e] === 1 ? [`${v} → ${w} by ${player}`] : []));
  return [...said('left', left), ...said('right', right)];
}

/** The definition: after this move the players, taking turns, can reach it again. */
function slow(graph: GameGraph): readonly string[] {
  const opponent = { left: 'right', right: 'left' } as const;
  const moves = { left: pairsOf(graph.left), right: pairsOf(graph.right) };
  const comesBack = (v: number, w: number, player: 'left' | 'right'): boolean => {
    const states = new Set([`${w} ${opponent[player]}`]);
    for (const state of states) {
      const [at, mover] = state.split(' ') as [string, 'left' | 'right'];
      for (const [x, y] of moves[mover]) if (x === Number(at)) states.add(`${y} ${opponent[mover]}`);
    }
    return states.has(`${v} ${player}`);
  };
  return (['left', 'right'] as const).flatMap((player) =>
    moves[player].flatMap(([v, w]) => (comesBack(v, w, player) ? [`${v} → ${w} by ${player}`] : [])),
  );
}

describe('by hand', () => {
  test('passes of one player are no alternating cycle, passes of both are', () => {
    expect(found(partizan(2, [[0, 0]], [[0, 1]]))).toEqual([]);
    expect(found(partizan(1, [[0, 0]], [[0, 0]]))).toEqual(['0 → 0 by left', '0 → 0 by right']);
  });

  test('going there and back is one if the players take turns, and none for one player alone', () => {
    expect(found(partizan(2, [[0, 1]], [[1, 0]]))).toEqual(['0 → 1 by left', '1 → 0 by right']);
    const alone = partizan(
      2,
      [
        [0, 1],
        [1, 0],
      ],
      [],
    );
    expect(found(alone)).toEqual([]);
  });

  test('a cycle of three is walked twice until the same player is to move', () => {
    const three = [
      [0, 1],
      [1, 2],
      [2, 0],
    ] as const;
    expect(found(partizan(3, three, three))).toHaveLength(6);
    expect(found(partizan(3, three, three.slice(0, 2)))).toEqual([]);
  });

  test('a vertex that leads to a cycle is not on it, but reaches it', () => {
    const graph = partizan(
      4,
      [
        [0, 1],
        [1, 2],
      ],
      [
        [2, 1],
        [2, 3],
      ],
    );
    expect([...alternatingCycles(graph).vertices]).toEqual([0, 1, 1, 0]);
    expect([...reachedFrom(graph, 0)]).toEqual([1, 1, 1, 1]);
    expect([...reachedFrom(graph, 3)]).toEqual([0, 0, 0, 1]);
  });
});

test('the result agrees with the definition on random graphs', () => {
  let cyclic = 0;
  tryLaw(arbitraryPartizan(8), 400, (graph) => {
    const arcs = found(graph);
    expect(arcs).toEqual(slow(graph));
    if (arcs.length > 0) cyclic++;
    const on = new Set(arcs.flatMap((arc) => arc.split(' by ')[0].split(' → ').map(Number)));
    const { vertices } = alternatingCycles(graph);
    expect(new Set([...vertices.keys()].filter((v) => vertices[v] === 1))).toEqual(on);
  });
  expect(cyclic).toBeGreaterThan(oftenEnough(50));
});

test('a cycle of 200,000 arcs is found without recursion', () => {
  const order = 200_000;
  const pairs = (parity: number) =>
    Array.from({ length: order / 2 }, (_, i) => [2 * i + parity, (2 * i + parity + 1) % order] as const);
  const { left, right } = alternatingCycles(partizan(order, pairs(0), pairs(1)));
  expect(left.every((lies) => lies === 1) && right.every((lies) => lies === 1)).toBe(true);
});
