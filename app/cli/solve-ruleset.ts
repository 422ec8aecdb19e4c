/**
 * `grundy solve --ruleset`: the value and outcome of a ruleset's position and, with `--all`, of every position that
 * can follow. The engine conducts.
 */

import { boardHead, outcomeOfVertex } from '../../engine/answers/index.ts';
import { ruledBy } from '../../engine/outcome/index.ts';
import { accepted, type OverBudget, type Problem, type Result, refused } from '../../engine/result.ts';
import {
  type BoardOptions,
  drain,
  mostArcsForValue,
  openMemory,
  type SolvedBoard,
  solveBoard,
  whyUnguaranteed,
} from '../../engine/run.ts';
import type { ValueMeasure } from '../../engine/theories/index.ts';
import { textOf } from '../../engine/values/index.ts';
import type { CliArguments } from './arguments.ts';
import { compileFor } from './compiling.ts';
import { type AskedOfValues, measuredColumns } from './measures-option.ts';
import type { Output } from './output.ts';
import { askedOfRuleset } from './play-options.ts';
import { askedGame, type PositionGiven, refusedBoard } from './ruleset-position.ts';
import { tellLeftOut } from './solution.ts';
import { membersIn, writtenMembers } from './solution-json.ts';
import { printByParts } from './solve-by-parts.ts';
import { tableLine, tableWidths } from './table.ts';
import { doesNotApplySince, rulesAsked } from './theory-option.ts';

type Timing = { readonly generate_ms: number; readonly solve_ms: number };

type TimedBoard = { readonly board: SolvedBoard; readonly timing: Timing };

/** Returns the problems, by their place in the position. */
export async function solvePosition(
  given: PositionGiven,
  { theory, measures }: AskedOfValues,
  asked: CliArguments,
  output: Output,
): Promise<readonly Problem[]> {
  // Who wins is looked for everywhere only where it is printed.
  const wanted = asked.has('all') ? {} : { whoWinsFrom: 0 };
  const ofValue = { theory, measures };
  const { ruleset } = given;
  const arcs = mostArcsAsked(given, theory, asked);
  let found = foundOf(given, theory, asked, wanted, arcs);
  if (arcs !== undefined && found.ok && 'kind' in found.value) {
    const problems = await printByParts(given, ofValue, asked, output, found.value);
    if (problems.length === 0) return problems;
    found = foundOf(given, theory, asked, wanted);
  }
  if (!found.ok) return found.problems;
  if ('kind' in found.value) {
    return asked.has('all') || found.value.isEndless
      ? refusedBoard(found.value).problems
      : printByParts(given, ofValue, asked, output, found.value);
  }
  const { board } = found.value;
  if (!asked.has('all') && ruleset.rounds && board.solved.labelling.codes[0] < 0) {
    const problems = await printByParts(given, ofValue, asked, output, withoutMatrix);
    if (problems.length === 0) return problems;
  }
  const print = asked.has('json') ? printJson : printTable;
  await print(found.value, measures, asked, output);
  tellLeftOut(ruleset.id, board.solved);
  return [];
}

/** The product of components has a matrix that is too large, where the values of the components may add up. */
const withoutMatrix: OverBudget = { kind: 'over-budget', says: 'has a position whose matrix is too large' };

/** A position with what solving has found of it; refused by its places, and where the theory does not apply. */
export function solvedBoard(
  given: PositionGiven,
  theory: string,
  asked: CliArguments,
  wanted: BoardOptions = {},
): Result<TimedBoard> {
  const found = foundOf(given, theory, asked, wanted);
  return found.ok && 'kind' in found.value ? refusedBoard(found.value) : (found as Result<TimedBoard>);
}

/** How many moves the graph may have before a table is asked instead; undefined where what is asked for is of the whole graph. */
function mostArcsAsked(given: PositionGiven, theory: string, asked: CliArguments): number | undefined {
  // With `--json` the positions are counted.
  const isOfGraph = ['all', 'json', 'thorough'].some((option) => asked.has(option));
  const game = askedGame(given, asked);
  return isOfGraph || !game.ok
    ? undefined
    : mostArcsForValue({ ...game.value, rules: rulesAsked(given.rules, theory, asked) });
}

function foundOf(
  given: PositionGiven,
  theory: string,
  asked: CliArguments,
  wanted: BoardOptions,
  arcs?: number,
): Result<TimedBoard | OverBudget> {
  const { ruleset } = given;
  const game = askedGame(given, asked);
  if (!game.ok) return game;
  const way = askedOfRuleset(ruleset, asked);
  if (!way.ok) return way;
  if (!ruleset.rounds && asked.has('sum'))
    return refused([
      { place: '--sum', says: `the players of ${ruleset.id} take turns; leave this option out` },
    ]);
  const rules = ruledBy(way.value, rulesAsked(given.rules, theory, asked));
  const began = performance.now();
  let generated = began;
  compileFor(0);
  const advances = solveBoard({ ...game.value, rules, ...(arcs !== undefined && { arcs }) }, openMemory(), {
    ...wanted,
    thorough: asked.has('thorough'),
  });
  for (;;) {
    const { done, value } = advances.next();
    if (done) {
      if ('kind' in value) return accepted(value);
      const generate_ms = milliseconds(generated - began);
      const solve_ms = milliseconds(performance.now() - generated);
      return accepted({ board: value, timing: { generate_ms, solve_ms } });
    }
    if (value.kind === 'generating') compileFor(value.positions);
    else if (value.kind === 'generated') {
      compileFor(value.board.graph.order);
      generated = performance.now();
    } else if (value.kind === 'chosen') {
      // Every position follows the first, so a theory that does not cover all of them does not cover the first.
      if (theory !== 'auto' && !value.choice.theory)
        return refused([{ place: `--theory ${theory}`, says: doesNotApplySince(value.choice.reason) }]);
    }
  }
}

const milliseconds = (time: number): number => Math.round(time * 100) / 100;

async function printJson(
  { board, timing }: TimedBoard,
  measures: readonly ValueMeasure[],
  asked: CliArguments,
  output: Output,
): Promise<void> {
  const { graph, nameOf, solved } = board;
  const { table, codes } = solved.labelling;
  const membersOf = writtenMembers(table, measures);
  const entryOf = (v: number): string =>
    `{${membersOf(codes[v])},"outcome":${JSON.stringify(outcomeOfVertex(solved, v) ?? null)}}`;
  await output.write(`{${membersIn(boardHead(board))},"start":${entryOf(0)}`);
  if (asked.has('all')) {
    await output.write(',"all":{');
    for (let v = 0; v < graph.order; v++) {
      const full = output.write(`${v > 0 ? ',' : ''}${JSON.stringify(nameOf(v))}:${entryOf(v)}`);
      if (full) await full;
    }
    await output.write('}');
  }
  await output.write(asked.has('timing') ? `,${JSON.stringify(timing).slice(1)}\n` : '}\n');
  await output.flush();
}

async function printTable(
  { board, timing }: TimedBoard,
  measures: readonly ValueMeasure[],
  asked: CliArguments,
  output: Output,
): Promise<void> {
  const { asked: game, ruleset, graph, solved } = board;
  await output.write(`${ruleset.name}: ${game.position}\n`);
  const count = graph.order === 1 ? '1 position' : `${graph.order.toLocaleString('en')} positions`;
  await output.write(board.part ? `${count} of infinitely many\n` : `${count}\n`);
  const { theory, reason } = solved.choice;
  if (board.part) await output.write(`${board.part.says}\n`);
  else
    await output.write(theory ? `${theory.name}: ${reason}\n` : `No theory covers this graph: ${reason}\n`);
  await printRows(board, asked.has('all') ? graph.order : 1, measures, output);
  for (const sentence of drain(whyUnguaranteed(board))) await output.write(`${sentence}\n`);
  if (asked.has('timing'))
    await output.write(`generated in ${timing.generate_ms} ms, solved in ${timing.solve_ms} ms\n`);
  await output.flush();
}

/** The first `count` positions, a line for each. */
async function printRows(
  { nameOf, solved }: SolvedBoard,
  count: number,
  measures: readonly ValueMeasure[],
  output: Output,
): Promise<void> {
  const { table, codes } = solved.labelling;
  const texts: string[] = [];
  const measured = measuredColumns(table, measures);
  const rows = function* (): Generator<readonly string[], void, void> {
    for (let v = 0; v < count; v++) {
      const code = codes[v];
      if (code >= 0) texts[code] ??= textOf(table[code]);
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
