/**
 * Laws of explanations: the verifier, which shares no code with what makes them, replays every claim of every
 * vertex, and finds that together they prove the answer; a claim that was made false is found out.
 */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { openMemory } from '../../engine/conduct/memory.ts';
import { compile } from '../../engine/document/compile.ts';
import { isSimultaneous } from '../../engine/document/document.ts';
import { readDocument } from '../../engine/document/read.ts';
import type { Explanation, Reason } from '../../engine/explain/explanation.ts';
import { closedPart, followersOf } from '../../engine/graph/closed-part.ts';
import { type GameGraph, isImpartial } from '../../engine/graph/game-graph.ts';
import type { InfinitePlay } from '../../engine/outcome/outcome.ts';
import { explainSum } from '../../engine/questions/explain-sum.ts';
import { drain } from '../../engine/rounds.ts';
import { explainVertex } from '../../engine/theories/explaining.ts';
import { valueAt } from '../../engine/theories/labelling.ts';
import { arbitraryDigraph, everyKind, printed } from '../arbitrary/digraphs.ts';
import { arbitraryWhite, writtenPartizan } from '../arbitrary/partizan.ts';
import { arbitraryScored } from '../arbitrary/scoring.ts';
import { inMisere } from '../arbitrary/spaces.ts';
import { digraph } from '../fixtures/digraphs.ts';
import { ruledGame } from '../fixtures/games.ts';
import { oftenEnough } from '../fixtures/share.ts';
import type { GameToVerify } from '../oracle/explanations/game-to-verify.ts';
import { whyUnproved } from '../oracle/explanations/proved.ts';
import { whyFalse } from '../oracle/explanations/replay.ts';
import { tryLaw } from './seeds.ts';

function everyExplanation(graph: GameGraph, infinitePlay: InfinitePlay = 'draw', asPublished = false) {
  const asked = ruledGame(graph, { infinitePlay, asPublished });
  const evidence = openMemory().recall(asked);
  const labelling = drain(evidence.labelling());
  const { outcomes, classes } = drain(evidence.whoWins());
  const game: GameToVerify = {
    ...asked,
    valueAt: (v) => labelling && valueAt(labelling, v),
    outcomeAt(v) {
      const value = labelling && valueAt(labelling, v);
      return graph.scores ? value && evidence.theory?.outcome?.(value) : classes[outcomes[v]];
    },
  };
  const explanations = Array.from(
    { length: graph.order },
    (_, vertex) => drain(explainVertex(evidence, { vertex })).explanation,
  );
  return { game, explanations };
}

type Drawing = readonly [graph: GameGraph, infinitePlay: InfinitePlay];
const draws = (graphs: fc.Arbitrary<GameGraph>): fc.Arbitrary<Drawing> =>
  graphs.map((graph) => [graph, 'draw'] as const);
const arbitraryLoopy = fc.tuple(
  arbitraryWhite(7, 10),
  fc.constantFrom<InfinitePlay>('draw', 'left', 'right'),
);

/** Random drawings of every theory, and of none. */
const kinds: readonly (readonly [name: string, drawings: fc.Arbitrary<Drawing>])[] = [
  ...everyKind.map((kind) => [kind, draws(arbitraryDigraph(kind, 8))] as const),
  ['partizan', arbitraryLoopy],
  ['with scores', draws(arbitraryScored(7, 10))],
  ['partizan, in misère play', draws(arbitraryWhite(7, 10).map(inMisere))],
  ['white, in misère play', draws(arbitraryDigraph('white', 8).map(inMisere))],
];

const about = (graph: GameGraph, explanation: Explanation): string =>
  `${isImpartial(graph) ? printed(graph) : writtenPartizan(graph)}\n${JSON.stringify(explanation)}`;

test.each(kinds)('in a drawing, %s, the verifier replays the explanation of every vertex', (_, drawings) => {
  let met = 0;
  tryLaw(drawings, 45, ([graph, infinitePlay]) => {
    const { game, explanations } = everyExplanation(graph, infinitePlay);
    for (const explanation of explanations) {
      const wrong = whyUnproved(explanation, game);
      if (wrong) expect.fail(`${wrong}\n${about(graph, explanation)}`);
      met += explanation.reasons.length;
    }
  });
  expect(met).toBeGreaterThan(20);
});

/** Reasons without which another one may still prove the answer. */
const spare: ReadonlySet<Reason['kind']> = new Set([
  'conclusion',
  'reaches',
  'counts',
  'simplest',
  'stops',
  'alternates',
  'dominated',
  'reversible',
  'guarded',
]);

/** Claims that are surely false, or proofs that surely lack something, made of a true one. */
function madeFalse(reason: Reason, order: number): readonly (Reason | undefined)[] {
  const broken: (Reason | undefined)[] = [];
  if (!spare.has(reason.kind)) broken.push(undefined);
  if (reason.kind === 'conclusion') {
    broken.push({ ...reason, value: { kind: 'nimber', n: order + 1 } });
    broken.push({ ...reason, entails: !reason.entails });
  }
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
  if (reason.kind === 'dominated') broken.push({ ...reason, better: reason.option });
  if (reason.kind === 'reversible') broken.push({ ...reason, instead: [...reason.instead, order] });
  if (reason.kind === 'counts') broken.push({ ...reason, left: [...reason.left, order] });
  if (reason.kind === 'guarded') broken.push({ ...reason, left: [...reason.left, order] });
  if (reason.kind === 'simplest') broken.push({ ...reason, left: order });
  if ('option' in reason) broken.push({ ...reason, option: order });
  if ('line' in reason) {
    const { moves, end } = reason.line;
    if (moves.length === 0)
      return [undefined, { ...reason, line: { moves, end: { kind: 'open', left: 1 } } }];
    const changed = moves.map((move, i) => (i === moves.length - 1 ? { ...move, to: order } : move));
    const turned = moves.map((move) => ({ ...move, forced: !move.forced }));
    for (const wrong of [moves.slice(0, -1), changed, turned])
      broken.push({ ...reason, line: { moves: wrong, end } });
    broken.push({ ...reason, line: { moves, end: { kind: 'open', left: 1 } } });
  }
  return broken;
}

test.each(kinds)('in a drawing, %s, a claim that was made false is found out', (_, drawings) => {
  let tried = 0;
  tryLaw(drawings, 15, ([graph, infinitePlay]) => {
    const { game, explanations } = everyExplanation(graph, infinitePlay);
    for (const { answer, reasons } of explanations) {
      for (const [at, reason] of [answer, ...reasons].entries()) {
        for (const wrong of madeFalse(reason, graph.order)) {
          const changed: Explanation =
            at === 0 && wrong?.kind === 'conclusion'
              ? { answer: wrong, reasons }
              : { answer, reasons: reasons.flatMap((each, i) => (i === at - 1 ? (wrong ?? []) : each)) };
          if (!whyUnproved(changed, game)) expect.fail(`${JSON.stringify(reason)}\n${about(graph, changed)}`);
          tried++;
        }
      }
    }
  });
  expect(tried).toBeGreaterThan(20);
});

const folder = join(import.meta.dirname, '../../public/examples');

/**
 * Drawings that are small enough to be replayed by hand; for a larger one what follows its last small
 * vertices.
 */
function partsOf(graph: GameGraph): readonly GameGraph[] {
  const most = 30;
  if (graph.order <= most) return [graph];
  const parts = Array.from({ length: Math.min(graph.order, 200) }, (_, v) => followersOf(graph, [v])).filter(
    (inside) => inside.reduce((sum, mark) => sum + mark, 0) <= most,
  );
  return parts.slice(-2).map((inside) => closedPart(graph, inside).graph);
}

test('in the gallery the verifier replays explanations', () => {
  const met = new Map<string, number>();
  for (const file of readdirSync(folder).filter((each) => each.endsWith('.grundy.json'))) {
    const read = readDocument(readFileSync(join(folder, file), 'utf8'));
    if (!read.ok) expect.fail(file);
    const { document } = read.value;
    // Where both players move at once, play by turns explains nothing, and the question does not apply.
    if (isSimultaneous(document)) continue;
    for (const part of partsOf(compile(document).graph)) {
      const { game, explanations } = everyExplanation(part);
      for (const explanation of explanations) {
        const wrong = whyUnproved(explanation, game);
        if (wrong) expect.fail(`${file}: ${wrong}\n${about(part, explanation)}`);
        met.set(file, (met.get(file) ?? 0) + explanation.reasons.length);
      }
    }
  }
  expect(met.size).toBeGreaterThan(20);
});

test.each(kinds.filter(([name]) => name !== 'with scores'))(
  'in a drawing, %s, the verifier replays the explanation of a sum',
  (_, drawings) => {
    let met = 0;
    const placed = fc.tuple(drawings, fc.array(fc.nat(99), { minLength: 1, maxLength: 2 }));
    tryLaw(placed, 25, ([[graph, infinitePlay], places]) => {
      const evidence = openMemory().recall(ruledGame(graph, { infinitePlay }));
      const pieces = Uint32Array.from(places, (place) => place % graph.order);
      const answer = drain(explainSum.ask(evidence, { pieces }));
      if (answer.kind === 'over-budget') return;
      const { game } = everyExplanation(graph, infinitePlay);
      const { explanation } = answer;
      const said = () => `${about(graph, explanation)}`;
      const wrong = whyUnproved(explanation, game);
      if (wrong) expect.fail(`${wrong}\n${said()}`);
      const [reason] = explanation.reasons.filter(
        ({ kind }) => kind === 'moves-piece' || kind === 'no-piece-helps',
      );
      if (!reason) {
        // In misère play a player who cannot move has won, and there is no claim about a move to be turned
        // round.
        const isOver = explanation.reasons.some(({ kind }) => kind === 'no-piece-moves');
        if (graph.misere === undefined || !isOver) expect.fail(said());
        return;
      }
      const turnedRound: Explanation = {
        ...explanation,
        reasons: explanation.reasons.map((each) => (each === reason ? opposite(each) : each)),
      };
      if (!whyUnproved(turnedRound, game)) expect.fail(said());
      met++;
    });
    expect(met).toBeGreaterThan(oftenEnough(5));
  },
);

/** A claim about a sum that cannot hold when this one does. */
function opposite(reason: Reason): Reason {
  if (reason.kind !== 'moves-piece')
    return {
      kind: 'conclusion',
      vertex: reason.vertex,
      entails: false,
      value: undefined,
      outcome: undefined,
    };
  return { ...reason, result: reason.result === 'wins' ? 'draws' : 'wins' };
}

test('values of the algorithm as published, which may be wrong, get only reasons that hold', () => {
  // The erratum: a 0, b gray → c, c → a and b, d → b and e, e gray → a. As printed d is the nymphet of 0, a
  // draw, and play says that it is won.
  const erratum = digraph(
    5,
    [
      [1, 2],
      [2, 0],
      [2, 1],
      [3, 1],
      [3, 4],
      [4, 0],
    ],
    new Set([1, 4]),
  );
  const { game, explanations } = everyExplanation(erratum, 'draw', true);
  const { answer, reasons } = explanations[3];
  expect(answer).toMatchObject({ value: { kind: 'nymphet', n: 0 }, outcome: 'N' });
  expect(reasons.map(({ kind }) => kind)).toEqual(['wins']);
  expect(reasons.map((reason) => whyFalse(reason, game))).toEqual([undefined]);
});
