/**
 * `npm run bench`: compares the engine with plain C on a random digraph of a million nodes and about four
 * million arcs, in turns within one run, and checks that long paths and cycles, boards and crowded figures
 * stay quick. It prints measurements beside their budgets and exits with 1 if one is exceeded. Times are
 * medians; the first turns of both sides are not counted. Other times than C's are compared with the plain
 * work of plain-work.ts.
 */
import { join } from 'node:path';
import { readDot } from '../../engine/document/dot/read.ts';
import { svgPen } from '../../engine/figure/pens/svg.ts';
import { tikzPen } from '../../engine/figure/pens/tikz.ts';
import { styles } from '../../engine/figure/style.ts';
import { outcomes, outcomesInSlices } from '../../engine/outcome/who-wins.ts';
import { digraphFigure } from '../../engine/pictures/digraph.ts';
import { smithFraenkelPerl, spragueGrundy } from '../../engine/theories/grundy/index.ts';
import { partizan } from '../../engine/theories/partizan/index.ts';
import {
  type BoardTask,
  boardWorkOf,
  coldBoardWorkOf,
  LARGE_BOARDS,
  largeBoards,
  ONE_BOARD,
  usualBoards,
} from './boards.ts';
import { doOneFamily, largeFamilies, measureFamilies, ONE_FAMILY, usualFamilies } from './by-parts.ts';
import { pathDigraph, randomDigraph } from './digraph.ts';
import { drawnAnyhow, star } from './drawings.ts';
import { measureFinds } from './finds.ts';
import { heatTasks } from './heat.ts';
import { measureMatrices } from './matrices.ts';
import { measureMisere } from './misere.ts';
import { measureOctalHeaps } from './octal-heaps.ts';
import { loopyGraph, stopperGraph } from './partizan-graphs.ts';
import { judged, plainWorkMs } from './plain-work.ts';
import { measurePythonProgram } from './python-program.ts';
import { answerQuestions } from './questions.ts';
import { coldWorkOf, ONE_SCORING_TASK, scoringTasks, workOf } from './scoring.ts';
import { measureSweeps } from './sweeps.ts';
import { tableRows } from './tables.ts';
import { measureUnicycles } from './unicycles.ts';
import { measureWeights } from './weights.ts';
import { wholeProcesses } from './whole-process.ts';
import { measureWrittenRules, ONE_WRITTEN, writtenRatios } from './written-rules.ts';
import { compileYardstick, startYardstick } from './yardstick.ts';

const ORDER = 1_000_000;
const MEAN = 4;
const TURNS = 11;
const UNCOUNTED = 2;
const WHOLE_TURNS = 5;
const LONG = 100_000;
const BUDGET = {
  outcomes: 2,
  values: 3,
  rounds: 7.5,
  wholeSolve: 4,
  bytesPerArc: 64,
  longMs: 1_000,
  stoppersMs: 500,
  loopyMs: 5_000,
  figureMs: 4_000,
  textMs: 2_000,
};

const median = (numbers: readonly number[]): number =>
  [...numbers].sort((a, b) => a - b)[numbers.length >>> 1];

function drain<T>(slices: Iterator<unknown, T, void>, atEach: () => void = () => {}): T {
  for (;;) {
    const slice = slices.next();
    atEach();
    if (slice.done) return slice.value;
  }
}

function timed<T>(work: () => T): { readonly ms: number; readonly result: T } {
  const before = performance.now();
  const result = work();
  return { ms: performance.now() - before, result };
}

let over = 0;
function report(what: string, figure: number, unit: string, budget: number): void {
  const { within, line } = judged(what, figure, unit, budget, plainWorkMs(), 'engine');
  if (!within) over++;
  console.log(line);
}

const occupied = (): number => {
  const { arrayBuffers, heapUsed } = process.memoryUsage();
  return arrayBuffers + heapUsed;
};

const collect = (): void => globalThis.gc?.();

/**
 * The largest memory of graph and work together, as seen between slices, above what the process used before.
 */
function measureMemory(): void {
  collect();
  const before = occupied();
  const graph = randomDigraph(ORDER, MEAN);
  const arcs = graph.left.targets.length;
  for (const [what, slices] of [
    ['outcomes', () => outcomesInSlices(graph)],
    ['Smith–Fraenkel–Perl', () => smithFraenkelPerl.solve(graph, { withoutSteps: true })],
    ['Smith–Fraenkel–Perl with steps', () => smithFraenkelPerl.solve(graph)],
  ] as const) {
    collect();
    let most = 0;
    drain<unknown>(slices(), () => {
      most = Math.max(most, occupied() - before);
    });
    report(`memory, ${what}, graph included`, most / arcs, 'bytes/arc', BUDGET.bytesPerArc);
  }
}

async function compareWithC(program: string): Promise<void> {
  const graph = randomDigraph(ORDER, MEAN);
  const yardstick = startYardstick(program, ORDER, MEAN);
  const ms = { c: [] as number[], outcomes: [] as number[], values: [] as number[], steps: [] as number[] };
  for (let turn = 0; turn < TURNS; turn++) {
    const theirs = await yardstick.turn();
    const ours = timed(() => outcomes(graph));
    const again = await yardstick.turn();
    const values = timed(() => drain(smithFraenkelPerl.solve(graph, { withoutSteps: true })));
    const steps = timed(() => drain(smithFraenkelPerl.solve(graph)));
    const counts = [0, 0, 0];
    for (const outcome of ours.result) counts[outcome]++;
    if (counts.join() !== theirs.counts.join())
      throw new Error(`outcomes differ: ${counts} and ${theirs.counts}`);
    if (turn < UNCOUNTED) continue;
    ms.c.push(theirs.ms, again.ms);
    ms.outcomes.push(ours.ms);
    ms.values.push(values.ms);
    ms.steps.push(steps.ms);
  }
  yardstick.end();
  const [c, byOutcome, byValue, byStep] = [ms.c, ms.outcomes, ms.values, ms.steps].map(median);
  console.log(
    `C ${c.toFixed(1)} ms · outcomes ${byOutcome.toFixed(1)} ms · values ${byValue.toFixed(1)} ms · with steps ${byStep.toFixed(1)} ms`,
  );
  report('outcomes, million nodes, against C', byOutcome / c, 'times', BUDGET.outcomes);
  report('Smith–Fraenkel–Perl values, million nodes, against C', byValue / c, 'times', BUDGET.values);
  report('the same with the round of every value, against C', byStep / c, 'times', BUDGET.rounds);
}

/** From start to exit, in pairs: the time that a script which calls the command waits. */
function compareWhole(program: string, folder: string): void {
  const turns = wholeProcesses(program, folder, randomDigraph(ORDER, MEAN), MEAN, WHOLE_TURNS);
  const [ours, theirs] = [median(turns.map((turn) => turn.ours)), median(turns.map((turn) => turn.theirs))];
  console.log(`whole processes: C ${theirs.toFixed(0)} ms · grundy solve --summary ${ours.toFixed(0)} ms`);
  const ratio = median(turns.map((turn) => turn.ours / turn.theirs));
  report('grundy solve --summary of it, whole process, against C', ratio, 'times', BUDGET.wholeSolve);
}

function measureLong(): void {
  const [path, cycle] = [pathDigraph(LONG, false), pathDigraph(LONG, true)];
  for (const [what, work] of [
    ['Sprague–Grundy, path of 100,000', () => drain<unknown>(spragueGrundy.solve(path))],
    ['Smith–Fraenkel–Perl, path of 100,000', () => drain<unknown>(smithFraenkelPerl.solve(path))],
    ['Smith–Fraenkel–Perl, cycle of 100,000', () => drain<unknown>(smithFraenkelPerl.solve(cycle))],
  ] as const) {
    report(what, timed<unknown>(work).ms, 'ms', BUDGET.longMs);
  }
}

/** Each in a process of its own. */
function measureBoards(boards: readonly BoardTask[]): void {
  for (const board of boards) {
    const { generating, solving, memory } = coldBoardWorkOf(board);
    report(
      `${board.what}, its graph of ${board.positions.toLocaleString('en')} nodes`,
      generating,
      's',
      board.generating,
    );
    report('       every value', solving, 's', board.solving);
    report('       memory of the process', memory, 'GB', board.memory);
  }
}

/** Checks what the largest boards of the papers' tables are worth, without measuring time. */
function checkTables(): void {
  for (const { what, value, found } of tableRows) {
    const is = found();
    if (is !== value) over++;
    console.log(
      `${is === value ? 'right ' : 'WRONG '} ${what.padEnd(52)} ${is === value ? is : `${is}, not ${value}`}`,
    );
  }
}

/** The median time to find all values of the graphs of each kind. */
function measurePartizan(): void {
  const seeds = [1, 2, 3, 4, 5];
  for (const [what, graphOf, budget] of [
    [
      'stoppers, 1,000 vertices, 4 arcs each',
      (seed: number) => stopperGraph(1_000, 4, seed),
      BUDGET.stoppersMs,
    ],
    [
      'loopy, 500 vertices, 2.5 arcs of each player',
      (seed: number) => loopyGraph(500, 2.5, seed),
      BUDGET.loopyMs,
    ],
  ] as const) {
    const times = seeds.map((seed) => {
      const graph = graphOf(seed);
      return timed(() => drain(partizan.solve(graph))).ms;
    });
    report(`${what}, all values`, median(times), 'ms', budget);
    console.log(`       of five graphs, the slowest: ${Math.max(...times).toFixed(0)} ms`);
  }
}

/**
 * In stores that know nothing of the values' temperatures; the first turns, which pay for compiling, are not
 * counted.
 */
function measureHeat(): void {
  for (const { what, budgetMs, ready } of heatTasks) {
    const times = Array.from({ length: TURNS }, () => timed(ready()).ms);
    report(what, median(times.slice(UNCOUNTED)), 'ms', budgetMs);
    console.log(`       the first time: ${times[0].toFixed(1)} ms`);
  }
}

/** Each in processes of its own, which pay for what is compiled; in processor time. */
function measureScoring(): void {
  for (const task of scoringTasks) {
    const { all, main, passed } = coldWorkOf(task);
    report(task.what, all, 'ms', task.budgetMs);
    console.log(`       of that in the main thread: ${main.toFixed(0)} ms; passed: ${passed.toFixed(0)} ms`);
  }
}

/** Places names beside nodes where there is least room. */
function measureFigures(): void {
  for (const [what, document] of [
    ['figure of 2,000 nodes placed anyhow, 3 arcs each', drawnAnyhow(2000, 3)],
    ['figure of a star of 5,000 nodes', star(5000)],
  ] as const) {
    const { ms } = timed(() => digraphFigure(document, new Map(), styles.paper));
    report(what, ms, 'ms', BUDGET.figureMs);
  }
}

/** Writes figures, and reads DOT that is nested deeply or very long. */
function measureTexts(): void {
  const figure = digraphFigure(drawnAnyhow(2000, 3), new Map(), styles.paper);
  const braces = `digraph {${'{'.repeat(LONG)}a${'}'.repeat(LONG)}}`;
  const chain = `digraph { ${Array.from({ length: LONG }, (_, v) => `n${v}`).join(' -> ')} }`;
  for (const [what, work] of [
    ['a figure of 2,000 nodes as SVG', () => svgPen(figure)],
    ['a figure of 2,000 nodes as TikZ', () => tikzPen(figure)],
    ['DOT with braces 100,000 deep', () => readDot(braces)],
    ['DOT with a chain of 100,000 arcs', () => readDot(chain)],
  ] as const)
    report(what, timed<unknown>(work).ms, 'ms', BUDGET.textMs);
}

const [, , source, folder] = process.argv;
if (source === ONE_SCORING_TASK) {
  console.log(JSON.stringify(workOf(scoringTasks[Number(folder)])));
  process.exit();
}
if (source === 'questions') {
  answerQuestions(process.cwd(), join(process.cwd(), '.cache/bench'));
  process.exit();
}
const board = [...usualBoards, ...largeBoards].find(({ what }) => what === folder);
if (source === ONE_BOARD && board) {
  console.log(JSON.stringify(boardWorkOf(board)));
  process.exit();
}
if (source === ONE_WRITTEN) {
  console.log(JSON.stringify(writtenRatios(folder)));
  process.exit();
}
if (source === 'sweeps' || source === 'finds' || source === 'matrices') {
  if (source === 'sweeps') over += measureSweeps(report);
  else if (source === 'finds') over += measureFinds(report) + measureUnicycles(report);
  else measureMatrices(report);
  process.exit(over > 0 ? 1 : 0);
}
if (source === ONE_FAMILY) {
  doOneFamily(folder);
  process.exit();
}
if (source === LARGE_BOARDS) {
  measureBoards(largeBoards);
  measureFamilies(largeFamilies, report);
  checkTables();
  process.exit(over > 0 ? 1 : 0);
}
const program = compileYardstick(source, folder);
measureMemory();
if (program === undefined) {
  console.log('No C compiler is at hand (tried CC, cc, gcc, clang): the comparison with C was NOT made.');
  const graph = randomDigraph(ORDER, MEAN);
  for (let turn = 0; turn < 3; turn++) {
    const [o, v] = [timed(() => outcomes(graph)), timed(() => drain(smithFraenkelPerl.solve(graph)))];
    console.log(`without C: outcomes ${o.ms.toFixed(1)} ms · values ${v.ms.toFixed(1)} ms`);
  }
} else {
  await compareWithC(program);
  compareWhole(program, folder);
}
measureLong();
measurePartizan();
measureHeat();
measureMisere(report);
measureWeights(report);
measureBoards(usualBoards);
measureWrittenRules(report);
measurePythonProgram(folder, report);
measureFamilies(usualFamilies, report);
measureMatrices(report);
measureScoring();
over += measureSweeps(report);
over += measureFinds(report);
over += measureUnicycles(report);
measureFigures();
measureTexts();
measureOctalHeaps(source, folder, report);
process.exitCode = over > 0 ? 1 : 0;
