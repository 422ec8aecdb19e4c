/**
 * The job that solves a position on a board: it generates everything that can follow, solves it by the theory that
 * applies, and counts the values. The answer is short however many positions there are; it contains the graph only if
 * that is small enough to be drawn.
 */
import { type GameGraph, known, mostDrawnPositions, type OverBudget } from '../../engine/index.ts';
import {
  type Coder,
  chooseTheory,
  type Generated,
  generate,
  type Labelling,
  type Ruleset,
  rulesets,
  type Theory,
  unlabelled,
  whoWinsByPlay,
} from '../../engine/run.ts';
import type { BoardGraph, BoardJob, BoardSolved, Progress } from '../protocol.ts';
import type { JobPart, JobSlices } from '../run-job.ts';
import { chosenOf } from './chosen.ts';
import { playReport } from './play-report.ts';

/** The most rows of the table that a person sees. */
const mostCounts = 12;

/** Precondition: the ruleset exists and reads the position; the page checked both. */
export function* boardJob(job: BoardJob): JobSlices<BoardSolved> {
  const began = performance.now();
  const { ruleset, coder } = asked(job);
  const generated = yield* generateInSlices(coder, job.mostPositions);
  if (generated.kind === 'over-budget') return refusal(generated.says);
  const { graph, codes } = generated;
  const choice = chooseTheory(graph, 'auto');
  const { theory } = choice;
  const labelling = theory ? yield* solveInSlices(theory, ruleset, graph) : unlabelled(graph);
  const value = labelling.table[labelling.codes[0]];
  const byValue = value && theory?.outcome?.(value);
  const outcome = byValue ?? (graph.scores ? undefined : yield* startByPlay(ruleset, graph));
  const drawing: BoardGraph | undefined =
    graph.order <= mostDrawnPositions ? { graph, positions: Array.from(codes, coder.print) } : undefined;
  return {
    kind: 'board',
    chosen: chosenOf(choice),
    positions: graph.order,
    start: { value, outcome },
    ...counted(labelling),
    drawing,
    took: performance.now() - began,
  };
}

function asked({ ruleset: id, position }: BoardJob): { readonly ruleset: Ruleset; readonly coder: Coder } {
  const ruleset = rulesets.find((each) => each.id === id);
  known(ruleset !== undefined, `there is no ruleset "${id}"`);
  const parsed = ruleset.parse(position);
  known(parsed.ok, `${ruleset.name} does not read "${position}"`);
  return { ruleset, coder: ruleset.coder(parsed.value) };
}

const refusal = (says: string): OverBudget => ({
  kind: 'over-budget',
  says: `This position ${says}; allow more, or take a smaller board.`,
});

function* generateInSlices(coder: Coder, positions: number): JobPart<Generated> {
  const slices = generate(coder, { positions });
  let done = 0;
  // How many there are is known at the end only.
  const report = (): Progress => ({ kind: 'progress', says: 'Finding positions', done, total: 0 });
  for (;;) {
    const slice = slices.next();
    if (slice.done) return slice.value;
    done = slice.value;
    yield report;
  }
}

function* solveInSlices(theory: Theory, { infinitePlay }: Ruleset, graph: GameGraph): JobPart<Labelling> {
  const solving = theory.solve(graph, { withoutSteps: true, infinitePlay });
  let labelling: Labelling | undefined;
  // Counted only when a report is due, since a round may give a vertex another value.
  const report = (): Progress => ({
    kind: 'progress',
    says: 'Finding values',
    done: labelling ? countLabelled(labelling) : 0,
    total: graph.order,
  });
  yield report;
  for (;;) {
    const round = solving.next();
    if (round.done) return round.value;
    labelling = round.value.labelling;
    yield report;
  }
}

function countLabelled({ codes }: Labelling): number {
  let count = 0;
  for (let v = 0; v < codes.length; v++) if (codes[v] >= 0) count++;
  return count;
}

/** Finds the outcome of the start by play, if no value determines it. */
function* startByPlay({ infinitePlay }: Ruleset, graph: GameGraph): JobPart<BoardSolved['start']['outcome']> {
  const slices = whoWinsByPlay(graph, infinitePlay);
  for (;;) {
    const slice = slices.next();
    if (slice.done) return slice.value.classes[slice.value.outcomes[0]];
    yield playReport(slice.value);
  }
}

function counted({ table, codes }: Labelling): Pick<BoardSolved, 'counts' | 'values' | 'withoutValue'> {
  const counts = new Uint32Array(table.length);
  let withoutValue = 0;
  for (let v = 0; v < codes.length; v++) {
    if (codes[v] < 0) withoutValue++;
    else counts[codes[v]]++;
  }
  const found = table.map((value, code) => ({ value, count: counts[code] })).filter(({ count }) => count > 0);
  return {
    counts: found.toSorted((a, b) => b.count - a.count).slice(0, mostCounts),
    values: found.length,
    withoutValue,
  };
}
