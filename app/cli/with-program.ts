/**
 * `--moves COMMAND`: positions whose moves a program answers, in place of a ruleset. This starts the program,
 * brings the searches of the engine to their end by its answers, and reports what it does wrong by the
 * position.
 */
import type { ProgramGame, ProgramSolver } from '../../engine/conduct/index.ts';
import { type Rules, usualRules } from '../../engine/outcome/index.ts';
import {
  openProgramPositions,
  type ProgramPositions,
  type ProgramSearch,
  positionOfProgram,
  readAnswerLine,
} from '../../engine/programs/index.ts';
import { accepted, type Problem, type Result, refused } from '../../engine/result.ts';
import { mostGenerated } from '../../engine/rulesets/index.ts';
import { openProgramSolver } from '../../engine/run.ts';
import { gameOfProgram } from '../library/work-on-programs.ts';
import type { CliArguments } from './arguments.ts';
import { askedBudget } from './budget-option.ts';
import { rulesAsked } from './options.ts';
import { type Program, startProgram } from './program.ts';
import { usualSilence } from './program-option.ts';
import { commandLine, workThrough } from './work.ts';

const mostSilence = 1_000_000;

/** A program that runs, with what it has answered. */
export type AskedProgram = {
  /** As it was given. */
  readonly command: string;
  readonly positions: ProgramPositions;
  /** The most positions that may follow one. */
  readonly most: number;
  readonly rules: Rules;
  readonly solver: ProgramSolver;
  /** Brings a search to its end; the problems are those of answers, by the position. */
  search(search: ProgramSearch): Promise<readonly Problem[]>;
  /** Searches for all that follows a position, and makes its graph. */
  game(position: string): Promise<Result<ProgramGame>>;
  /** Nothing more is asked: ends the program, and returns what it says too much. */
  finish(): Promise<readonly Problem[]>;
};

/**
 * Starts the program, lets the work ask it, and ends it in every case. Returns the problems of the work and
 * of the program. Precondition: `--moves` is given.
 */
export async function withProgram(
  asked: CliArguments,
  theory: string,
  work: (program: AskedProgram) => Promise<readonly Problem[]>,
): Promise<readonly Problem[]> {
  const budget = askedBudget(asked);
  const silence = askedSilence(asked);
  if (!budget.ok || !silence.ok) return [budget, silence].flatMap((read) => (read.ok ? [] : read.problems));
  const command = asked.all('moves')[0];
  const program = startProgram(command, silence.value * 1000);
  const positions = openProgramPositions();
  const most = budget.value ?? mostGenerated;
  const rules = rulesAsked(usualRules, theory, asked);
  let lastAnswered: string | undefined;
  const search = (each: ProgramSearch): Promise<readonly Problem[]> =>
    searchWith(program, positions, each, (position) => {
      lastAnswered = position;
    });
  let isFinished = false;
  const finish = async (): Promise<readonly Problem[]> => {
    if (isFinished) return [];
    isFinished = true;
    const end = await program.finish();
    if (!end) return [];
    return [{ place: lastAnswered === undefined ? '' : `after "${lastAnswered}"`, says: end.says }];
  };
  try {
    const wrong = await work({
      command,
      positions,
      most,
      rules,
      solver: openProgramSolver(positions, rules, most),
      search,
      finish,
      async game(position) {
        const following = positions.search(position, most, 'moves');
        const failed = await search(following);
        if (failed.length > 0) return refused(failed);
        return workThrough(gameOfProgram(positions, position, { rules, most }, commandLine), following.met());
      },
    });
    return wrong.length > 0 ? wrong : await finish();
  } finally {
    program.stop();
  }
}

function askedSilence(asked: CliArguments): Result<number> {
  const text = asked.all('silence').at(-1);
  if (text === undefined) return accepted(usualSilence);
  const seconds = Number(text);
  if (/^\d*\.?\d+$/.test(text) && seconds > 0 && seconds <= mostSilence) return accepted(seconds);
  const most = mostSilence.toLocaleString('en');
  return refused([
    { place: '--silence', says: `is "${text}"; give a number of seconds above 0, and ${most} at most` },
  ]);
}

/** The positions that are given, each of which can be one; refused by those that cannot. */
export function positionsForProgram(texts: readonly string[]): Result<readonly string[]> {
  const problems = texts.flatMap((text) => {
    const read = positionOfProgram(text);
    return read.ok ? [] : read.problems;
  });
  return problems.length > 0 ? refused(problems) : accepted(texts);
}

/**
 * As many positions may wait for their answers, so that neither the program nor this process waits for the
 * other at every line.
 */
const mostDue = 1 << 12;

async function searchWith(
  program: Program,
  positions: ProgramPositions,
  search: ProgramSearch,
  answered: (position: string) => void,
): Promise<readonly Problem[]> {
  for (;;) {
    const more = search.ask(mostDue - program.due());
    if (more.length > 0) program.send(more);
    if (program.due() === 0) return [];
    const lines = await program.lines();
    if ('says' in lines) return [{ place: `"${positions.due()}"`, says: lines.says }];
    for (const line of lines) {
      answered(positions.due() ?? '');
      const wrong = positions.answer(readAnswerLine(line));
      if (wrong.length > 0) return wrong;
    }
  }
}
