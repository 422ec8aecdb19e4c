/**
 * Solving a drawing: the theory that applies assigns values round by round, each beat carrying what is new; then who
 * wins from every vertex by play, remoteness, and what the graph looks like. Where no theory is known the vertices have
 * no values, and outcomes still; a partizan graph has neither yet.
 */
import { type GameGraph, isImpartial } from '../../engine/index.ts';
import { chooseTheory, graphFacts, type Labelling, outcomesInSlices, remoteness } from '../../engine/run.ts';
import type { Beat, Chosen, Solved, SolveJob } from '../protocol.ts';
import type { Report, Slices } from '../pump.ts';
import { labelBeats } from './label-beats.ts';

export function* solveJob(job: SolveJob): Slices<Solved> {
  const began = performance.now();
  const { graph } = job;
  const { theory, reason } = chooseTheory(graph, job.theory);
  const chosen: Chosen = { theory: theory?.id, name: theory?.name ?? '', reason };
  const labelling = theory
    ? yield* solveBy(theory.solve(graph, { asPublished: job.asPublished }), chosen)
    : unlabelled(graph);
  const outcomes = isImpartial(graph) ? yield* outcomesByPlay(graph) : new Uint8Array(0);
  yield nothing;
  const measured = isImpartial(graph) && !graph.gray.includes(1) ? remoteness(graph) : undefined;
  yield nothing;
  return {
    kind: 'solve',
    chosen,
    ...labelling,
    outcomes,
    remoteness: measured,
    facts: graphFacts(graph),
    rounds: countRounds(labelling),
    took: performance.now() - began,
  };
}

const nothing: Report = () => undefined;

/** A part of the job. */
type Part<T> = Generator<Report, T, void>;
type Solving = ReturnType<NonNullable<ReturnType<typeof chooseTheory>['theory']>['solve']>;

function* solveBy(solving: Solving, chosen: Chosen): Part<Labelling> {
  let report: Report | undefined;
  for (;;) {
    const round = solving.next();
    if (round.done) return round.value;
    report ??= labelBeats(chosen, round.value.labelling);
    yield report;
  }
}

function* outcomesByPlay(graph: GameGraph): Part<Uint8Array> {
  const slices = outcomesInSlices(graph);
  const total = graph.order;
  let done = 0;
  const report = (): Beat => ({ kind: 'progress', says: 'Who wins, by play', done, total });
  for (;;) {
    const slice = slices.next();
    if (slice.done) return slice.value;
    done = slice.value;
    yield report;
  }
}

const unlabelled = ({ order }: GameGraph): Labelling => ({
  table: [],
  codes: new Int32Array(order).fill(-1),
  steps: new Int32Array(order).fill(-1),
});

/** Rounds count from 0, so there is one more of them than the last step says. */
function countRounds({ steps }: Labelling): number {
  let last = -1;
  for (const step of steps) if (step > last) last = step;
  return last + 1;
}
