/**
 * Laws of explanations. By mex: the named options have the stated properties, and nothing is left
 * unexplained. By moves: the winner and the winning moves are those of slow play.
 */
import { test } from 'vitest';
import { ask } from '../../engine/conduct/ask.ts';
import { openMemory } from '../../engine/conduct/memory.ts';
import type { GameGraph } from '../../engine/graph/game-graph.ts';
import { drain } from '../../engine/rounds.ts';
import { textOf } from '../../engine/values/words.ts';
import { arbitraryDigraph, everyKind, printed } from '../arbitrary/digraphs.ts';
import { ruledGame } from '../fixtures/games.ts';
import { expect } from '../fixtures/quick-expect.ts';
import { play } from '../oracle/sum-play.ts';
import { tryLaw } from './seeds.ts';

const optionsOf = ({ left: { starts, targets } }: GameGraph, v: number): readonly number[] => [
  ...new Set(targets.subarray(starts[v], starts[v + 1])),
];

/** The explanation of every vertex, and the values that the moves lead to. */
function explained(graph: GameGraph) {
  const memory = openMemory();
  const game = ruledGame(graph);
  return Array.from({ length: graph.order }, (_, vertex) => drain(ask('explain', { vertex }, game, memory)));
}

test.each(['white', 'white acyclic'] as const)('by mex, in %s digraphs each option has its part', (kind) => {
  let stuckSeen = 0;
  tryLaw(arbitraryDigraph(kind, 9), 60, (graph) => {
    const answers = explained(graph);
    const texts = answers.map((answer) => (answer.kind === 'mex' ? textOf(answer.value) : ''));
    const star = (n: number): string => (n === 0 ? '0' : n === 1 ? '*' : `*${n}`);
    for (const [v, answer] of answers.entries()) {
      const about = `${printed(graph)}\n${v}: ${JSON.stringify(answer)}`;
      if (answer.kind !== 'mex') throw new Error(about);
      const { missing, below, reverting, stuck } = answer;
      const isStar = (u: number, n: number): boolean => texts[u] === star(n) || texts[u] === `*${n}`;
      expect(
        below.every((option, n) => isStar(option, n)),
        about,
      ).toBe(true);
      expect(
        reverting.every(({ through }) => isStar(through, missing)),
        about,
      ).toBe(true);
      for (const { option, through } of reverting) expect(optionsOf(graph, option), about).toContain(through);
      for (const option of stuck)
        expect(
          optionsOf(graph, option).some((u) => isStar(u, missing)),
          about,
        ).toBe(false);
      // An option that is stuck and worth a nimber would have an option with the missing nimber.
      expect(
        stuck.every((option) => texts[option].startsWith('∞')),
        about,
      ).toBe(true);
      expect(stuck.length === 0, about).toBe(isStar(v, missing));
      const spoken = new Set([...reverting.map(({ option }) => option), ...stuck]);
      for (const option of optionsOf(graph, v))
        expect(spoken.has(option) || below.some((u) => texts[u] === texts[option]), about).toBe(true);
      if (stuck.length > 0) stuckSeen++;
    }
  });
  expect(stuckSeen > 0).toBe(kind === 'white');
});

test.each(everyKind)(
  'by moves, in a digraph, %s, the winner and every named move agree with play',
  (kind) => {
    let met = 0;
    tryLaw(arbitraryDigraph(kind, 9), 50, (graph) => {
      const played = play(Array.from({ length: graph.order }, (_, at) => [{ graph, at }]));
      for (const [v, answer] of explained(graph).entries()) {
        if (answer.kind !== 'who-wins') continue;
        met++;
        const about = `${printed(graph)}\n${v}: ${JSON.stringify(answer)}`;
        const [{ result, by }] = answer.starts;
        const outcome = { wins: 'N', draws: 'D', loses: 'P' } as const;
        expect(outcome[result], about).toBe(played.outcomeAt(v));
        const left = { wins: 'P', draws: 'D', loses: 'N' } as const;
        const moves = optionsOf(graph, v).filter((to) => played.outcomeAt(to) === left[result]);
        expect(new Set(by), about).toEqual(new Set(moves));
      }
    });
    // White digraphs are explained by mex.
    expect(met > 0).toBe(!kind.startsWith('white'));
  },
);
