/**
 * The job that solves a position on a board: it generates everything that can follow, solves it by the theory that
 * applies, and counts the values. The answer is short however many positions there are; it contains the graph only if
 * that is small enough to be drawn.
 */
import {
  type GameToSolve,
  known,
  mostDrawnPositions,
  type OverBudget,
  ruledBy,
  saysUnguaranteed,
} from '../../engine/index.ts';
import {
  ask,
  type Coder,
  drain,
  type GeneratedGame,
  generate,
  type Labelling,
  openMemory,
  type Ruleset,
  rulesets,
  type SolvedGraph,
  solveGraph,
} from '../../engine/run.ts';
import type { BoardGraph, BoardJob, BoardSolved, Progress } from '../protocol.ts';
import type { JobPart, JobSlices } from '../run-job.ts';
import { chosenOf } from './chosen.ts';
import { playReport } from './play-report.ts';

/** The vertex of the position that was asked about. */
const start = 0;
/** The most rows of the table that a person sees. */
const mostCounts = 12;

/** Precondition: the ruleset exists and reads the position; the page checked both. */
export function* boardJob(job: BoardJob): JobSlices<BoardSolved> {
  const began = performance.now();
  const { ruleset, coder } = asked(job);
  const generated = yield* generateInSlices(coder, job.mostPositions);
  if (generated.kind === 'over-budget') return refusal(generated.says);
  const { graph, codes } = generated;
  const rules = ruledBy({ infinitePlay: ruleset.infinitePlay });
  const { choice, labelling, outcomes, classes } = yield* solveInSlices({ graph, rules });
  const drawing: BoardGraph | undefined =
    graph.order <= mostDrawnPositions ? { graph, positions: Array.from(codes, coder.print) } : undefined;
  return {
    kind: 'board',
    chosen: chosenOf(choice),
    positions: graph.order,
    start: { value: labelling.table[labelling.codes[start]], outcome: classes[outcomes[start]] },
    ...counted(labelling),
    unguaranteed: unguaranteed({ graph, rules }, labelling, (v) => coder.print(codes[v])),
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
  says: `The game from this position ${says}; allow more, or take a smaller board.`,
});

function* generateInSlices(coder: Coder, positions: number): JobPart<GeneratedGame> {
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

/** Sentences on what breaks the guarantee of a scoring game, positions in the ruleset's notation; none where nothing does. */
function unguaranteed(
  game: GameToSolve,
  labelling: Labelling,
  called: (vertex: number) => string,
): readonly string[] {
  const value = labelling.table[labelling.codes[start]];
  if (value?.kind !== 'scoring' || value.guaranteed) return [];
  const memory = openMemory();
  memory.keep(game, { labelling, whoWins: undefined });
  const answer = drain(ask('guarantee', { vertex: start }, game, memory));
  return answer.kind === 'guarantee' && answer.broken ? saysUnguaranteed(answer.broken, called) : [];
}

function* solveInSlices(game: GameToSolve): JobPart<SolvedGraph> {
  const advances = solveGraph(game, { withoutSteps: true, whoWinsFrom: start });
  let labelling: Labelling | undefined;
  // Counted only when a report is due, since a round may give a vertex another value.
  const report = (): Progress => ({
    kind: 'progress',
    says: 'Finding values',
    done: labelling ? countLabelled(labelling) : 0,
    total: game.graph.order,
  });
  for (;;) {
    const advance = advances.next();
    if (advance.done) return advance.value;
    if (advance.value.kind === 'values') labelling = advance.value.labelling;
    yield advance.value.kind === 'playing' ? playReport(advance.value) : report;
  }
}

function countLabelled({ codes }: Labelling): number {
  let count = 0;
  for (let v = 0; v < codes.length; v++) if (codes[v] >= 0) count++;
  return count;
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
