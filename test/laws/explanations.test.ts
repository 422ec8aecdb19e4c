/**
 * Laws of explanations: the verifier, which shares no code with what makes them, replays every claim of every vertex, and finds that
 * together they prove the answer; a claim that was made false is found out.
 */
import { expect, test } from 'vitest';
import { openMemory } from '../../engine/conduct/memory.ts';
import type { Explanation, Reason } from '../../engine/explain/explanation.ts';
import type { GameToVerify } from '../../engine/explain/verify/heaps-by-hand.ts';
import { whyUnproved } from '../../engine/explain/verify/proved.ts';
import type { GameGraph } from '../../engine/graph/game-graph.ts';
import { drain } from '../../engine/rounds.ts';
import { explainVertex } from '../../engine/theories/explaining.ts';
import { valueAt } from '../../engine/theories/labelling.ts';
import { arbitraryDigraph, everyKind, printed } from '../arbitrary/digraphs.ts';
import { tryLaw } from './seeds.ts';

function everyExplanation(graph: GameGraph, theory = 'auto') {
  const evidence = openMemory().recall({ graph, theory });
  const labelling = drain(evidence.labelling());
  const { outcomes, classes } = drain(evidence.whoWins());
  const game: GameToVerify = {
    graph,
    valueAt: (v) => labelling && valueAt(labelling, v),
    outcomeAt: (v) => classes[outcomes[v]],
  };
  const explanations = Array.from(
    { length: graph.order },
    (_, vertex) => drain(explainVertex(evidence, { vertex })).explanation,
  );
  return { game, explanations };
}

test.each(everyKind)('in a digraph, %s, the verifier replays the explanation of every vertex', (kind) => {
  const met = new Set<string>();
  tryLaw(arbitraryDigraph(kind, 9), 60, (graph) => {
    const { game, explanations } = everyExplanation(graph);
    for (const explanation of explanations) {
      const about = () => `${printed(graph)}\n${JSON.stringify(explanation)}`;
      const wrong = whyUnproved(explanation, game);
      if (wrong) expect.fail(`${wrong}\n${about()}`);
      met.add(explanation.answer.value?.kind ?? 'none');
    }
  });
  expect(met.size).toBeGreaterThan(0);
});

/** Claims that are surely false, or proofs that surely lack something, made of a true one. */
function madeFalse(reason: Reason, order: number): readonly (Reason | undefined)[] {
  const broken: (Reason | undefined)[] = [];
  if (reason.kind !== 'conclusion' && reason.kind !== 'reaches') broken.push(undefined);
  if (reason.kind === 'conclusion') broken.push({ ...reason, value: { kind: 'nimber', n: order + 1 } });
  if (reason.kind === 'mex') broken.push({ ...reason, missing: reason.missing + 1 });
  if (reason.kind === 'reaches') {
    const { numbers } = reason;
    broken.push({
      ...reason,
      numbers: 'finite' in numbers ? { cofinite: numbers.finite } : { finite: numbers.cofinite },
    });
  }
  if (reason.kind === 'answered') broken.push({ ...reason, n: reason.n + 1 });
  if (reason.kind === 'refuted') broken.push({ ...reason, reply: order });
  if (reason.kind === 'unanswered') broken.push({ ...reason, n: reason.n + 1 });
  if ('option' in reason) broken.push({ ...reason, option: order });
  if ('line' in reason) {
    const { moves, end } = reason.line;
    const changed = moves.map((move, i) => (i === moves.length - 1 ? { ...move, to: order } : move));
    const turned = moves.map((move) => ({ ...move, forced: !move.forced }));
    for (const wrong of [moves.slice(0, -1), changed, turned])
      broken.push({ ...reason, line: { moves: wrong, end } });
    broken.push({ ...reason, line: { moves, end: { kind: 'open', left: 1 } } });
  }
  return broken;
}

test.each(everyKind)('in a digraph, %s, a claim that was made false is found out', (kind) => {
  let tried = 0;
  tryLaw(arbitraryDigraph(kind, 7), 30, (graph) => {
    const { game, explanations } = everyExplanation(graph);
    for (const { answer, reasons } of explanations) {
      for (const [at, reason] of [answer, ...reasons].entries()) {
        for (const wrong of madeFalse(reason, graph.order)) {
          const changed: Explanation =
            at === 0 && wrong?.kind === 'conclusion'
              ? { answer: wrong, reasons }
              : { answer, reasons: reasons.flatMap((each, i) => (i === at - 1 ? (wrong ?? []) : each)) };
          if (!whyUnproved(changed, game))
            expect.fail(`${printed(graph)}\n${JSON.stringify(reason)}\n${JSON.stringify(changed)}`);
          tried++;
        }
      }
    }
  });
  expect(tried).toBeGreaterThan(20);
});
