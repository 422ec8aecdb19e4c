/**
 * `grundy solve` of a position: its value and outcome and, with `--all`, those of every position that can
 * follow. A position that is too large to be solved whole is solved part by part, if it falls apart.
 */
import { boardHead, grouped, outcomeOfVertex, partsData } from '../../engine/answers/index.ts';
import type { Problem } from '../../engine/result.ts';
import { drain, type SolvedBoard, whyUnguaranteed } from '../../engine/run.ts';
import type { ValueMeasure } from '../../engine/theories/index.ts';
import { textOf } from '../../engine/values/index.ts';
import { type BoardByParts, worthOfBoard } from '../library/work-on-games.ts';
import type { CliArguments } from './arguments.ts';
import { type AskedOfValues, askedBoard } from './options.ts';
import { type Output, tellLeftOut } from './output.ts';
import type { PositionGiven } from './ruleset-position.ts';
import { measuredColumns, membersIn, milliseconds, writtenMembers } from './solution.ts';
import { table, tableLine, tableWidths } from './table.ts';
import { commandLine, workThrough } from './work.ts';

/** How long it took, in milliseconds. */
type Timing = { readonly generate_ms: number; readonly solve_ms: number };

/** Returns the problems, by their place in the position. */
export async function solvePosition(
  given: PositionGiven,
  { theory, measures }: AskedOfValues,
  asked: CliArguments,
  output: Output,
): Promise<readonly Problem[]> {
  const board = askedBoard(given, theory, asked);
  if (!board.ok) return board.problems;
  const [all, thorough] = [asked.has('all'), asked.has('thorough')];
  // `--json` needs the number of positions.
  const wanted = {
    positions: board.value.positions,
    all,
    thorough,
    isOfGraph: all || thorough || asked.has('json'),
  };
  const began = performance.now();
  let generated = began;
  const found = workThrough(worthOfBoard(board.value, wanted, commandLine), 0, ({ doing }) => {
    if (doing === 'generating') generated = performance.now();
  });
  if (!found.ok) return found.problems;
  const timing = {
    generate_ms: milliseconds(generated - began),
    solve_ms: milliseconds(performance.now() - generated),
  };
  const called = `${given.ruleset.name}: ${board.value.position}`;
  if ('kind' in found.value) {
    const { game, worth, whole } = found.value;
    const says = `The game ${whole.says}, so it was solved part by part`;
    const { ruleset, position } = game;
    const head = { ruleset, position };
    await printParts({ called, position, head, worth, says }, measures, timing, asked, output);
    return [];
  }
  await printSolved(
    { ...found.value, called, head: boardHead(found.value) },
    measures,
    timing,
    asked,
    output,
  );
  tellLeftOut(given.ruleset.id, found.value.solved);
  return [];
}

/** A position that was solved with all that follows it. */
type SolvedPosition = Pick<SolvedBoard, 'graph' | 'rules' | 'nameOf' | 'solved' | 'memory' | 'part'> & {
  /** The position and where it is from, in the first line for people. */
  readonly called: string;
  /** What JSON says of it before its values. */
  readonly head: object;
};

export async function printSolved(
  solved: SolvedPosition,
  measures: readonly ValueMeasure[],
  timing: Timing,
  asked: CliArguments,
  output: Output,
): Promise<void> {
  await (asked.has('json') ? printJson : printTable)(solved, measures, timing, asked, output);
  await output.flush();
}

/** A position that was solved part by part, and why. */
type SolvedByParts = Pick<BoardByParts, 'worth'> &
  Pick<SolvedPosition, 'called'> & {
    readonly position: string;
    /** The game as JSON names it. */
    readonly head: object;
    readonly says: string;
  };

export async function printParts(
  { called, position, head: game, worth, says }: SolvedByParts,
  measures: readonly ValueMeasure[],
  { solve_ms }: Timing,
  asked: CliArguments,
  output: Output,
): Promise<void> {
  const { theory, value, outcome, met } = worth;
  if (asked.has('json')) {
    const data = { ...partsData(game, worth, measures), ...(asked.has('timing') && { solve_ms }) };
    await output.write(`${JSON.stringify(data)}\n`);
    await output.flush();
    return;
  }
  const measured = measuredColumns([value], measures);
  const head = ['position', 'value', ...measured.titles, 'outcome'];
  const row = [position, textOf(value), ...measured.cells(0), outcome ?? ''];
  const count = `${grouped(met)} parts`;
  await output.write(`${called}\n`);
  await output.write(`${says}: ${count}\n`);
  await output.write(`${theory.name}\n${table(head, [row])}`);
  for (const says of measured.missing()) await output.write(`${says}\n`);
  if (asked.has('timing')) await output.write(`solved in ${solve_ms} ms\n`);
  await output.flush();
}

async function printJson(
  { graph, nameOf, solved, head }: SolvedPosition,
  measures: readonly ValueMeasure[],
  timing: Timing,
  asked: CliArguments,
  output: Output,
): Promise<void> {
  const { table, codes } = solved.labelling;
  const membersOf = writtenMembers(table, measures);
  const entryOf = (v: number): string =>
    `{${membersOf(codes[v])},"outcome":${JSON.stringify(outcomeOfVertex(solved, v) ?? null)}}`;
  await output.write(`{${membersIn(head)},"start":${entryOf(0)}`);
  if (asked.has('all')) {
    await output.write(',"all":{');
    for (let v = 0; v < graph.order; v++) {
      const full = output.write(`${v > 0 ? ',' : ''}${JSON.stringify(nameOf(v))}:${entryOf(v)}`);
      if (full) await full;
    }
    await output.write('}');
  }
  await output.write(asked.has('timing') ? `,${JSON.stringify(timing).slice(1)}\n` : '}\n');
}

async function printTable(
  board: SolvedPosition,
  measures: readonly ValueMeasure[],
  timing: Timing,
  asked: CliArguments,
  output: Output,
): Promise<void> {
  const { called, graph, solved } = board;
  await output.write(`${called}\n`);
  const count = graph.order === 1 ? '1 position' : `${grouped(graph.order)} positions`;
  await output.write(board.part ? `${count} of infinitely many\n` : `${count}\n`);
  const { theory, reason } = solved.choice;
  if (board.part) await output.write(`${board.part.says}\n`);
  else
    await output.write(theory ? `${theory.name}: ${reason}\n` : `No theory covers this graph: ${reason}\n`);
  await printRows(board, asked.has('all') ? graph.order : 1, measures, output);
  for (const sentence of drain(whyUnguaranteed(board))) await output.write(`${sentence}\n`);
  if (asked.has('timing'))
    await output.write(`generated in ${timing.generate_ms} ms, solved in ${timing.solve_ms} ms\n`);
}

/** The first `count` positions, one on each line. */
async function printRows(
  { nameOf, solved }: Pick<SolvedPosition, 'nameOf' | 'solved'>,
  count: number,
  measures: readonly ValueMeasure[],
  output: Output,
): Promise<void> {
  const { table: values, codes } = solved.labelling;
  const texts: string[] = [];
  const measured = measuredColumns(values, measures);
  const rows = function* (): Generator<readonly string[], void, void> {
    for (let v = 0; v < count; v++) {
      const code = codes[v];
      if (code >= 0) texts[code] ??= textOf(values[code]);
      yield [nameOf(v), texts[code] ?? '', ...measured.cells(code), outcomeOfVertex(solved, v) ?? ''];
    }
  };
  const head = ['position', 'value', ...measured.titles, 'outcome'];
  const widths = tableWidths(head, rows());
  await output.write(tableLine(head, widths));
  for (const cells of rows()) {
    const full = output.write(tableLine(cells, widths));
    if (full) await full;
  }
  for (const says of measured.missing()) await output.write(`${says}\n`);
}
