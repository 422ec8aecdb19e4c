/** `grundy solve` of a file: a drawing in any form, or a board. */
import { type BoardFile, boardIn, type WayAsked } from '../../engine/answers/index.ts';
import type { Problem } from '../../engine/result.ts';
import { solvingGraph } from '../library/work-on-games.ts';
import { type CliArguments, changesNothingWith, changesNothingWithout } from './arguments.ts';
import { graphIn } from './drawing.ts';
import { called } from './files-in-messages.ts';
import { readGraphFile } from './input.ts';
import { type AskedOfValues, rulesAsked } from './options.ts';
import { type Output, tellLeftOut } from './output.ts';
import { milliseconds, printSolution, printSolutionAsJson, type TimedSolution } from './solution.ts';
import { commandLine, workThrough } from './work.ts';

/** Options that change nothing where a file is a drawing. */
const ofBoards = ['all', 'budget'] as const;

/** Returns the problems, by their place in the file. */
export async function solveFile(
  file: string,
  wanted: AskedOfValues & { readonly play: WayAsked },
  asked: CliArguments,
  output: Output,
): Promise<readonly Problem[]> {
  const text = await readGraphFile(file);
  if (!text.ok) return text.problems;
  const board = boardIn(text.value);
  if (board) return board.ok ? solveBoardFile(board.value, wanted, asked, output) : board.problems;
  const idle = ofBoards.filter((option) => asked.has(option));
  if (idle.length > 0)
    return idle.map((option) => ({
      place: `--${option}`,
      says: changesNothingWithout('--ruleset, --moves or the file of a board'),
    }));
  const began = performance.now();
  const read = graphIn(text.value, file, wanted.play);
  const parsed = performance.now();
  if (!read.ok) return read.problems;
  const { graph, view } = read.value;
  const rules = rulesAsked(view.rules, wanted.theory, asked);
  const wants = { thorough: asked.has('thorough'), withoutSteps: asked.has('summary') };
  const found = workThrough(solvingGraph({ graph, rules }, wants, commandLine), graph.order);
  if (!found.ok) return found.problems;
  const ended = performance.now();
  const timing = asked.has('timing')
    ? { parse_ms: milliseconds(parsed - began), solve_ms: milliseconds(ended - parsed) }
    : undefined;
  const { ids, names } = asked.has('summary') ? { ids: [], names: [] } : read.value;
  const solved: TimedSolution = { ...found.value, ids, names, timing };
  const print = asked.has('json') ? printSolutionAsJson : printSolution;
  const title = asked.files.length > 1 ? called(file) : undefined;
  await print(solved, { summary: asked.has('summary'), title, measures: wanted.measures }, output);
  tellLeftOut(called(file), found.value);
  return [];
}

/** A board in a file is solved as its position is by itself. */
async function solveBoardFile(
  board: BoardFile,
  wanted: AskedOfValues,
  asked: CliArguments,
  output: Output,
): Promise<readonly Problem[]> {
  if (asked.has('summary')) return [{ place: '--summary', says: changesNothingWith('a board') }];
  const { solvePosition } = await import('./solve-board.ts');
  return solvePosition(board, wanted, asked, output);
}
