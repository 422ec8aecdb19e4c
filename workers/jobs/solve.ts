/**
 * The job that solves a drawing: the engine conducts it, and each progress report carries the values that are
 * new. If the outcomes are known before the values, the first report with values carries them too.
 */

import type { WhoWins } from '../../engine/outcome/index.ts';
import {
  type Advance,
  graphFacts,
  type Memory,
  named,
  type SolvedGraph,
  solveGraph,
} from '../../engine/run.ts';
import type { Labelling } from '../../engine/theories/index.ts';
import type { LabelProgress, SolveAnswer, SolveJob, TheoryUsed } from '../protocol.ts';
import { type JobPart, type JobSlices, nothing, type Report } from '../run-job.ts';
import { chosenOf } from './chosen.ts';
import { playReport } from './play-report.ts';

// Reports how a labelling has changed since the last report. The rounds themselves say which vertices they
// change, but a round may change a single vertex, and there may be as many rounds as vertices. Comparing with
// what was sent costs one pass a report and sends each vertex once, with its latest value.

/**
 * A function that makes the next report; undefined if nothing is new. Allocates nothing before its first
 * call.
 */
export function labelReports(
  chosen: TheoryUsed,
  { table, codes, steps }: Labelling,
): () => LabelProgress | undefined {
  const total = codes.length;
  let sentCodes: Int32Array | undefined;
  let sentValues = 0;
  let done = 0;
  return () => {
    sentCodes ??= new Int32Array(total).fill(-1);
    const fresh = new Uint32Array(total);
    let count = 0;
    for (let v = 0; v < total; v++) {
      if (codes[v] === sentCodes[v]) continue;
      if (sentCodes[v] === -1) done++;
      sentCodes[v] = codes[v];
      fresh[count++] = v;
    }
    if (count === 0) return undefined;
    const vertices = fresh.slice(0, count);
    const values = table.slice(sentValues);
    sentValues = table.length;
    return {
      kind: 'labels',
      chosen,
      vertices,
      codes: Int32Array.from(vertices, (v) => codes[v]),
      steps: Int32Array.from(vertices, (v) => steps[v]),
      values,
      done,
      total,
    };
  };
}

/** The memory keeps what is found for questions about this game, so the answer transfers copies. */
export function* solveJob(job: SolveJob, memory: Memory): JobSlices<SolveAnswer> {
  const began = performance.now();
  const { graph, thorough = false } = job;
  const { choice, labelling, partOf, remoteness, ...whoWins } = yield* told(
    solveGraph(job, { thorough, withRemoteness: true }),
  );
  memory.keep(job, { labelling: labelling.table.length > 0 ? labelling : undefined, whoWins }, choice);
  yield nothing;
  return {
    kind: 'solve',
    chosen: chosenOf(choice),
    ...labelling,
    codes: labelling.codes.slice(),
    steps: labelling.steps.slice(),
    ...(labelling.leftOut && { leftOut: structuredClone(labelling.leftOut) }),
    ...whoWins,
    outcomes: whoWins.outcomes.slice(),
    partOf,
    remoteness,
    facts: graphFacts(graph),
    rounds: countRounds(labelling),
    took: performance.now() - began,
  };
}

function* told(advances: Generator<Advance, SolvedGraph, void>): JobPart<SolvedGraph> {
  let report: Report | undefined;
  let names = 0;
  for (;;) {
    const advance = advances.next();
    if (advance.done) {
      yield* nameValues(advance.value.labelling, names, report ?? nothing);
      return advance.value;
    }
    if (advance.value.kind === 'values') {
      const { choice, labelling, whoWins } = advance.value;
      report ??= valueReport(chosenOf(choice), labelling, whoWins);
      names = yield* nameValues(labelling, names, report);
      yield report;
    } else yield advance.value.kind === 'playing' ? playReport(advance.value) : nothing;
  }
}

/** Names found between two yields. */
const namesAtOnce = 32;

/** Names the values of the table from index `from` on. Returns the table's length. */
function* nameValues({ table }: Labelling, from: number, report: Report): JobPart<number> {
  for (let at = from; at < table.length; at++) {
    table[at] = named(table[at]);
    if (at % namesAtOnce === 0) yield report;
  }
  return table.length;
}

function valueReport(chosen: TheoryUsed, labelling: Labelling, whoWins: WhoWins | undefined): Report {
  const labels = labelReports(chosen, labelling);
  return whoWins ? withWhoWins(labels, whoWins, chosen, labelling.codes.length) : labels;
}

/** Adds the outcomes to the first report. */
function withWhoWins(
  labels: () => LabelProgress | undefined,
  play: WhoWins,
  chosen: TheoryUsed,
  total: number,
): () => LabelProgress | undefined {
  const none: LabelProgress = {
    kind: 'labels',
    chosen,
    vertices: new Uint32Array(0),
    codes: new Int32Array(0),
    steps: new Int32Array(0),
    values: [],
    done: 0,
    total,
  };
  let told = false;
  return () => {
    const progress = labels();
    if (told) return progress;
    told = true;
    // A copy, since a report's buffers are transferred and the answer needs the outcomes too.
    return { ...(progress ?? none), play: { ...play, outcomes: play.outcomes.slice() } };
  };
}

/** Rounds count from 0, so there is one more of them than the largest step. */
function countRounds({ steps }: Labelling): number {
  let last = -1;
  for (const step of steps) if (step > last) last = step;
  return last + 1;
}
