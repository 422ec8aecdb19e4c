/**
 * Puts an explanation together from what a theory can say of its values and what play says of the winner, and
 * the full proof: the explanations of all vertices on which it rests, breadth first, with no recursion. A
 * theory adds its reasons by the capability `reasons`. Cost: one pass over the graph for who wins and how
 * soon, then what each explanation costs.
 */

import { reasonsByPlay } from '../explain/by-play.ts';
import { restsOn } from '../explain/cited.ts';
import type { ExplainedGame, Explanation, Proof, Reason } from '../explain/explanation.ts';
import { followersOf } from '../graph/closed-part.ts';
import { isImpartial } from '../graph/game-graph.ts';
import type { Value } from '../values/value.ts';
import { type Labelling, valueAt } from './labelling.ts';
import type { About, Evidence } from './question.ts';

export type ExplainAsked = About['vertex'] & {
  /**
   * If given, the full proof as well: from its explanation with this number on, 0 being that of the vertex
   * itself.
   */
  readonly proofFrom?: number;
  /** The most reasons of a proof that are given at a time. */
  readonly most?: number;
};

export type VertexExplanation = {
  readonly explanation: Explanation;
  readonly proof?: Proof;
};

const usualMost = 200;

/** Explains a vertex from the evidence; each slice says how many vertices were explained. */
export function* explainVertex(
  evidence: Evidence,
  { vertex, proofFrom, most = usualMost }: ExplainAsked,
): Generator<number, VertexExplanation, void> {
  const labelling = yield* evidence.labelling();
  const { graph, theory, rules } = evidence;
  const value = (v: number): Value | undefined => labelling && valueAt(labelling, v);
  const who = graph.scores ? undefined : yield* evidence.whoWins();
  const remote = graph.scores ? undefined : yield* evidence.remoteness();
  const game: ExplainedGame = {
    graph,
    rules,
    valueAt: value,
    outcomeAt(v) {
      // Where points are counted, the value says who has more.
      const worth = value(v);
      return who ? who.classes[who.outcomes[v]] : worth && theory?.outcome?.(worth);
    },
    remoteAt: (v, by) => remote?.[by === 'right' ? graph.order + v : v] ?? -1,
  };
  const explanation = explanationOf(evidence, game, labelling, vertex);
  if (proofFrom === undefined) return { explanation };
  const found = new Set([vertex]);
  const steps: Explanation[] = [];
  let rows = 0;
  let at = 0;
  for (const v of found) {
    if (rows >= most) break;
    const step = explanationOf(evidence, game, labelling, v);
    for (const reason of step.reasons) for (const each of restsOn(reason)) found.add(each);
    if (at++ >= proofFrom) {
      steps.push(step);
      rows += 1 + step.reasons.length;
    }
    if (at % 256 === 0) yield at;
  }
  const left = at === found.size ? 0 : countOf(followersOf(evidence.graph, [vertex])) - at;
  return { explanation, proof: { steps, left } };
}

const countOf = (marks: Uint8Array): number => marks.reduce((sum, mark) => sum + mark, 0);

/** Reasons that say why other moves do not help come after those that say what helps. */
const contrary: ReadonlySet<Reason['kind']> = new Set(['answered', 'spoiled', 'unanswered']);

function explanationOf(
  { theory }: Evidence,
  game: ExplainedGame,
  labelling: Labelling | undefined,
  vertex: number,
): Explanation {
  const value = game.valueAt(vertex);
  const outcome = game.outcomeAt(vertex);
  const entails = game.graph.gray[vertex] === 1;
  const answer = { kind: 'conclusion', vertex, entails, value, outcome } as const;
  const ofValue = labelling && theory?.reasons?.(game, vertex, labelling);
  const { graph } = game;
  if (graph.scores || ofValue?.[0]?.kind === 'no-option') return { answer, reasons: ofValue ?? [] };
  // The answer to each option next to *0 has said already why all of them lose.
  const byPlay = isImpartial(graph) && outcome === 'P' && ofValue ? [] : reasonsByPlay(game, vertex);
  const reasons = ofValue ?? [];
  const first = reasons.findIndex(({ kind }) => contrary.has(kind));
  const place = first < 0 ? reasons.length : first;
  return { answer, reasons: [...reasons.slice(0, place), ...byPlay, ...reasons.slice(place)] };
}
