/** Explanations of long drawings: nothing recurses, and what is handed out stays bounded. */
import { expect, test } from 'vitest';
import { openMemory } from '../../engine/conduct/memory.ts';
import type { GameGraph } from '../../engine/graph/game-graph.ts';
import { drain } from '../../engine/rounds.ts';
import { explainVertex } from '../../engine/theories/explaining.ts';
import { digraph } from '../fixtures/digraphs.ts';
import { ruledGame } from '../fixtures/games.ts';
import { partizan } from '../fixtures/partizan.ts';

const order = 20_000;
const path = Array.from({ length: order - 1 }, (_, v) => [v + 1, v] as const);
const everySecond = new Set(Array.from({ length: order / 2 }, (_, i) => 2 * i));

test.each<readonly [string, GameGraph]>([
  ['white', digraph(order, path, new Set())],
  ['with every second node gray', digraph(order, path, everySecond)],
  ['of Left’s moves', partizan(order, path, [])],
])('a path of 20,000 nodes, %s, is explained, and its proof continues where it stopped', (_, graph) => {
  const evidence = openMemory().recall(ruledGame(graph));
  const vertex = order - 1;
  const first = drain(explainVertex(evidence, { vertex, proofFrom: 0, most: 12 }));
  const steps = first.proof?.steps ?? [];
  expect(steps.length).toBeGreaterThan(2);
  expect(steps.length).toBeLessThanOrEqual(12);
  expect(first.proof?.left).toBeGreaterThan(12);
  const more = drain(explainVertex(evidence, { vertex, proofFrom: steps.length, most: 12 }));
  const shown = new Set(steps.map(({ answer }) => answer.vertex));
  expect(more.proof?.steps.some(({ answer }) => shown.has(answer.vertex))).toBe(false);
});
