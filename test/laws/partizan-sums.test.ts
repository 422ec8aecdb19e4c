/**
 * Laws of partizan sums, for every registered theory of partizan games and for none: outcome and every good
 * move of both players are those of slow play on the whole product of the graph with itself, which shares no
 * code with the engine; by values as by play, for each rule about a play without end.
 */
import * as fc from 'fast-check';
import { describe, test } from 'vitest';
import type { Arcs, GameGraph } from '../../engine/graph/game-graph.ts';
import { endingWhen } from '../../engine/outcome/outcome.ts';
import { evidenceOf } from '../../engine/questions/evidence.ts';
import { drain } from '../../engine/rounds.ts';
import type { SumMove } from '../../engine/sums/position.ts';
import { type PartizanSum, sumOfPieces } from '../../engine/sums/sum-of-pieces.ts';
import type { Theory } from '../../engine/theories/theory.ts';
import { arbitraryPartizan } from '../arbitrary/partizan.ts';
import { ruledGame } from '../fixtures/games.ts';
import { pairsOf, partizan } from '../fixtures/partizan.ts';
import { expect } from '../fixtures/quick-expect.ts';
import { oftenEnough } from '../fixtures/share.ts';
import { partizanTheories } from '../fixtures/theories.ts';
import { playPartizan } from '../oracle/starts.ts';
import { tryLaw } from './seeds.ts';

type Table = {
  readonly graph: GameGraph;
  readonly pieces: Uint32Array;
  readonly infinite: 'draw' | 'left' | 'right';
};

const most = 4;

const arbitraryTable: fc.Arbitrary<Table> = fc
  .record({
    graph: arbitraryPartizan(most),
    drawn: fc.array(fc.nat(most - 1), { maxLength: 3 }),
    infinite: fc.constantFrom('draw' as const, 'left' as const, 'right' as const),
  })
  .map(({ graph, drawn, infinite }) => ({
    graph: { ...graph, gray: new Uint8Array(graph.order) },
    pieces: Uint32Array.from(drawn, (v) => v % graph.order),
    infinite,
  }));

const optionsOf = ({ starts, targets }: Arcs, v: number): readonly number[] => [
  ...new Set(targets.subarray(starts[v], starts[v + 1])),
];

/** The outcome of every placing of the pieces; a placing is the number whose digits are the vertices. */
function play({ graph, pieces, infinite }: Table) {
  const { order } = graph;
  const digit = (placing: number, i: number): number => Math.floor(placing / order ** i) % order;
  const placings = [...Array(order ** pieces.length).keys()];
  const pairs = (arcs: Arcs) =>
    placings.flatMap((from) =>
      [...pieces.keys()].flatMap((i) =>
        optionsOf(arcs, digit(from, i)).map(
          (to) => [from, from + (to - digit(from, i)) * order ** i] as const,
        ),
      ),
    );
  const starts = playPartizan(partizan(placings.length, pairs(graph.left), pairs(graph.right)), infinite);
  return (at: ArrayLike<number>) => starts[Array.from(at).reduce((sum, v, i) => sum + v * order ** i, 0)];
}

const spelt = (moves: readonly SumMove[]): string[] =>
  moves.map(({ piece, from, to }) => `${piece}: ${from} to ${to}`);

/** By the values of this theory, or by play alone. */
function agreesWithPlay(table: Table, theory: Theory | undefined): PartizanSum['by'] {
  const { graph, pieces, infinite } = table;
  const about = `left ${JSON.stringify(pairsOf(graph.left))}, right ${JSON.stringify(pairsOf(graph.right))}, pieces on ${pieces.join()}, infinite play ${infinite}`;
  const evidence = evidenceOf(ruledGame(graph, { infinitePlay: infinite }), theory);
  const sum = drain(sumOfPieces(evidence, pieces));
  if (sum.kind !== 'partizan-sum') throw new Error(`${JSON.stringify(sum)}\n${about}`);
  const winners = play(table);
  expect([endingWhen(sum.outcome, 'left'), endingWhen(sum.outcome, 'right')], about).toEqual([
    winners(pieces).leftFirst,
    winners(pieces).rightFirst,
  ]);
  for (const mover of ['left', 'right'] as const) {
    const moves = [...pieces.entries()].flatMap(([piece, from]) =>
      optionsOf(graph[mover], from).map((to) => ({ piece, from, to })),
    );
    const after = ({ piece, to }: (typeof moves)[number]) =>
      winners(pieces.with(piece, to))[mover === 'left' ? 'rightFirst' : 'leftFirst'];
    expect(spelt(sum[mover].winning), about).toEqual(spelt(moves.filter((move) => after(move) === mover)));
    expect(spelt(sum[mover].drawing), about).toEqual(spelt(moves.filter((move) => after(move) === 'draw')));
  }
  return sum.by;
}

describe('partizan sums', () => {
  const adding = partizanTheories.filter(({ sums, outcome }) => sums && outcome);

  test.each(adding.map((theory) => [theory.name, theory] as const))(
    'by values of %s, outcome and good moves are those of play',
    (_, theory) => {
      const met = { values: 0, play: 0 };
      tryLaw(arbitraryTable, 500, (table) => {
        if (theory.applies(table.graph).applies) met[agreesWithPlay(table, theory)]++;
      });
      expect(met.values).toBeGreaterThan(oftenEnough(300));
    },
  );

  test('by play, outcome and good moves are those of slow play', () => {
    tryLaw(arbitraryTable, 300, (table) => {
      expect(agreesWithPlay(table, undefined)).toBe('play');
    });
  });

  test('a sum beyond the budget of positions is refused', () => {
    const ring = [...Array(40).keys()].flatMap(
      (v) =>
        [
          [v, (v + 1) % 40],
          [v, (v + 7) % 40],
        ] as const,
    );
    const graph = partizan(40, ring, ring);
    const found = drain(
      sumOfPieces(evidenceOf(ruledGame(graph), undefined), Uint32Array.of(0, 1, 2), { positions: 1000 }),
    );
    expect(found).toEqual({
      kind: 'over-budget',
      positions: 1000,
      says: expect.stringContaining('1,000 positions'),
    });
  });
});
