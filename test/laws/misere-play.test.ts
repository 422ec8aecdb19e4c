/**
 * Misère play of any graph: outcomes, sums of pieces and perfect play agree with plain normal play of a graph
 * in which a player who cannot move has one more move, after which the other one has lost.
 */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { solveGraph } from '../../engine/conduct/solve.ts';
import { readGraph } from '../../engine/document/read.ts';
import type { GameGraph } from '../../engine/graph/game-graph.ts';
import { endingWhen, type Outcome } from '../../engine/outcome/outcome.ts';
import { evidenceOf } from '../../engine/questions/evidence.ts';
import { drain } from '../../engine/rounds.ts';
import { playPerfectly } from '../../engine/sums/perfect-play.ts';
import { sumOfPieces } from '../../engine/sums/sum-of-pieces.ts';
import { arbitraryDigraph } from '../arbitrary/digraphs.ts';
import { arbitraryWhite, writtenPartizan } from '../arbitrary/partizan.ts';
import { inMisere } from '../arbitrary/spaces.ts';
import { cartproduct } from '../fixtures/digraphs.ts';
import { ruledGame } from '../fixtures/games.ts';
import { asNormalPlay } from '../oracle/misere.ts';
import { playPartizan } from '../oracle/starts.ts';
import { tryLaw } from './seeds.ts';

const graphs = fc.oneof(
  arbitraryWhite(7, 12).map(inMisere),
  arbitraryDigraph('white', 8).map(inMisere),
  arbitraryDigraph('white acyclic', 8).map(inMisere),
);
const starts = (outcome: Outcome) => [endingWhen(outcome, 'left'), endingWhen(outcome, 'right')];
const gameOf = (graph: GameGraph) => ruledGame(graph, { play: 'misere' });

test('outcomes are those of plain play, with any cycle', () => {
  tryLaw(graphs, 400, (graph) => {
    const { outcomes, classes } = drain(solveGraph(gameOf(graph)));
    const played = playPartizan(asNormalPlay(graph), 'draw');
    for (let v = 0; v < graph.order; v++) {
      const { leftFirst, rightFirst } = played[v];
      expect(starts(classes[outcomes[v]]), writtenPartizan(graph)).toEqual([leftFirst, rightFirst]);
    }
  });
});

test('who wins a sum of two pieces, and what each move of the perfect player brings, is what play of the product says', () => {
  tryLaw(fc.tuple(graphs, fc.nat(), fc.nat()), 150, ([graph, i, j]) => {
    const pieces = Uint32Array.of(i % graph.order, j % graph.order);
    const product = cartproduct(graph, graph).graph;
    const at = (one: number, other: number): number => one * graph.order + other;
    const played = playPartizan(asNormalPlay(product), 'draw');
    const evidence = evidenceOf(gameOf(graph), undefined);
    const summed = drain(sumOfPieces(evidence, pieces));
    if (summed.kind === 'over-budget') throw new Error(summed.says);
    const { leftFirst, rightFirst } = played[at(pieces[0], pieces[1])];
    const about = `${writtenPartizan(graph)}: ${pieces}`;
    expect(starts(summed.outcome), about).toEqual([leftFirst, rightFirst]);
    for (const mover of ['left', 'right'] as const) {
      const found = drain(playPerfectly(evidence, { pieces, mover }));
      if (found.kind === 'over-budget') throw new Error(found.says);
      const result = { wins: mover, draws: 'draw', loses: mover === 'left' ? 'right' : 'left' } as const;
      expect(result[found.result], about).toBe(mover === 'left' ? leftFirst : rightFirst);
      for (const move of found.moves) {
        const [one, other] = pieces.with(move.piece, move.to);
        const then = played[at(one, other)];
        expect(result[move.result], about).toBe(mover === 'left' ? then.rightFirst : then.leftFirst);
      }
    }
  });
});

type Vector = { readonly id: string; readonly document: object; readonly outcomes: string | string[] };

test('outcomes of drawings are those that were checked', () => {
  const path = join(import.meta.dirname, '../vectors/calculator.json');
  const vectors: { readonly [K in 'misereDrawings' | 'misereImpartial']: readonly Vector[] } = JSON.parse(
    readFileSync(path, 'utf8'),
  );
  for (const { id, document, outcomes: wanted } of [...vectors.misereDrawings, ...vectors.misereImpartial]) {
    const read = readGraph(JSON.stringify({ ...document, version: 5, view: { play: 'misere' } }));
    if (!read.ok) throw new Error(JSON.stringify(read.problems));
    const { outcomes, classes } = drain(
      solveGraph({ graph: read.value.graph, rules: read.value.view.rules }),
    );
    expect(
      Array.from(outcomes, (code) => classes[code]),
      id,
    ).toEqual([...wanted]);
  }
});
