/**
 * `grundy solve --moves`: positions whose moves a program answers, solved by all that follows them or, where
 * the program says how they fall apart, part by part.
 */
import type { Problem, Result } from '../../engine/result.ts';
import { worthOfProgram } from '../library/work-on-programs.ts';
import type { CliArguments } from './arguments.ts';
import type { AskedOfValues } from './options.ts';
import { type Output, tellLeftOut } from './output.ts';
import { milliseconds } from './solution.ts';
import { printParts, printSolved } from './solve-board.ts';
import { type AskedProgram, positionsForProgram, withProgram } from './with-program.ts';
import { commandLine, workThrough } from './work.ts';

/**
 * Returns the problems of the positions and of the program. A position that is refused does not keep the next
 * ones from being solved.
 */
export async function solveByProgram(
  given: Result<readonly string[]>,
  wanted: AskedOfValues,
  asked: CliArguments,
  output: Output,
): Promise<readonly Problem[]> {
  const read = given.ok ? positionsForProgram(given.value) : given;
  if (!read.ok) return read.problems;
  const texts = read.value;
  return withProgram(asked, wanted.theory, async (program) => {
    const refusals: Problem[] = [];
    for (const [i, position] of texts.entries()) {
      const began = performance.now();
      const failed = await searched(position, program, asked);
      if (failed.length > 0) return [...refusals, ...failed];
      // What the program says too much is known before the last position is printed.
      const ended = i === texts.length - 1 ? await program.finish() : [];
      if (ended.length > 0) return [...refusals, ...ended];
      const wrong = await solveOne(position, program, wanted, asked, output, began);
      refusals.push(
        ...wrong.map(({ place, says }) => ({
          place: texts.length > 1 ? `"${position}"${place === 'position' ? '' : `: ${place}`}` : place,
          says,
        })),
      );
    }
    return refusals;
  });
}

const isOfGraph = (asked: CliArguments): boolean => asked.has('all') || asked.has('thorough');

/** Asks the program all that solving the position needs. */
async function searched(
  position: string,
  { positions, solver, most, search }: AskedProgram,
  asked: CliArguments,
): Promise<readonly Problem[]> {
  const searches = isOfGraph(asked) ? [positions.search(position, most, 'moves')] : solver.searches(position);
  for (const each of searches) {
    const failed = await search(each);
    if (failed.length > 0) return failed;
  }
  return [];
}

async function solveOne(
  position: string,
  { command, positions, rules, most, solver }: AskedProgram,
  { measures }: AskedOfValues,
  asked: CliArguments,
  output: Output,
  began: number,
): Promise<readonly Problem[]> {
  const options = { rules, most, all: asked.has('all'), thorough: asked.has('thorough') };
  const answered = performance.now();
  const found = workThrough(worthOfProgram(positions, solver, position, options, commandLine), 0);
  if (!found.ok) return found.problems;
  const timing = {
    generate_ms: milliseconds(answered - began),
    solve_ms: milliseconds(performance.now() - answered),
  };
  const called = `${command}: ${position}`;
  const head = { moves: command, position };
  if ('kind' in found.value) {
    const { worth } = found.value;
    const says = 'The program says how the game falls apart, so it was solved part by part';
    await printParts({ called, position, head, worth, says }, measures, timing, asked, output);
    return [];
  }
  const solved = { ...found.value, called, head: { ...head, positions: found.value.graph.order } };
  await printSolved(solved, measures, timing, asked, output);
  tellLeftOut(command, found.value.solved);
  return [];
}
