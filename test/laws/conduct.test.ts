/**
 * Laws of the conductor of a solve: outcomes are the same whether they are read off the values or found by
 * play.
 */
import { test } from 'vitest';
import { solveGraph } from '../../engine/conduct/solve.ts';
import type { GameGraph } from '../../engine/graph/game-graph.ts';
import { outcomes } from '../../engine/outcome/who-wins.ts';
import { drain } from '../../engine/rounds.ts';
import { whoWinsByValues } from '../../engine/theories/who-wins.ts';
import { arbitraryDigraph, everyKind, printed } from '../arbitrary/digraphs.ts';
import { ruledGame } from '../fixtures/games.ts';
import { expect } from '../fixtures/quick-expect.ts';
import { tryLaw } from './seeds.ts';

test.each(everyKind)('outcomes on a digraph, %s, are those of play, as published too', (kind) => {
  let readOff = 0;
  let played = 0;
  tryLaw(arbitraryDigraph(kind, 12), 300, (graph: GameGraph) => {
    const byPlay = outcomes(graph);
    for (const asPublished of [false, true]) {
      const solved = drain(solveGraph(ruledGame(graph, { asPublished })));
      expect(solved.outcomes, printed(graph)).toEqual(byPlay);
      const { choice, labelling } = solved;
      if (choice.theory && whoWinsByValues(choice.theory, labelling)) readOff++;
      else played++;
    }
  });
  // White digraphs always have values that determine the outcome; a gray node's value does not, and some
  // digraphs have no theory.
  if (kind.startsWith('white')) expect(played).toBe(0);
  else expect(Math.min(readOff, played)).toBeGreaterThan(0);
});

test('a theory that does not apply is known before any other work, and leaves the graph without values', () => {
  const rows = { starts: Uint32Array.of(0, 1), targets: Uint32Array.of(0) };
  const loop: GameGraph = { order: 1, gray: Uint8Array.of(0), left: rows, right: rows };
  const advances = solveGraph(ruledGame(loop, { theory: 'sg' }));
  expect(advances.next().value).toMatchObject({ kind: 'chosen', choice: { theory: undefined } });
  const solved = drain(advances);
  expect(solved).toMatchObject({ outcomes: Uint8Array.of(0), remoteness: undefined });
  expect(solved.labelling).toMatchObject({ table: [], codes: Int32Array.of(-1) });
});
