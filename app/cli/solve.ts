/** `grundy solve`: the value, outcome and round of every node of each file, or of a ruleset's position. */
import { rulesetById } from '../../engine/answers/index.ts';
import { accepted, type Result, refused } from '../../engine/result.ts';
import { type CliArguments, notBeside, onlyBeside } from './arguments.ts';
import { budgetOption } from './budget-option.ts';
import { type CliCommand, hiddenAnswered, noFile, noPosition } from './command.ts';
import { called } from './files-in-messages.ts';
import {
  type AskedOfValues,
  askedMeasures,
  askedPlay,
  askedTheory,
  measuresOption,
  playOptions,
  roundSumOption,
  theoryOption,
} from './options.ts';
import { type Output, tell, tellProblems } from './output.ts';
import { programOptions, programsInHelp } from './program-option.ts';
import { positionGiven, rulesetsInHelp } from './ruleset-position.ts';

export const solveCommand: CliCommand = {
  name: 'solve',
  takesRuleset: 'option',
  takes: 'FILE…',
  says: 'the value, outcome and round of every node',
  options: {
    theory: theoryOption,
    'as-published': { says: 'uses algorithms as printed, where a correction is known' },
    ...playOptions,
    sum: roundSumOption,
    thorough: { says: 'leaves no part out, however long it takes' },
    summary: {
      says: 'counts each value and outcome, and does not list the nodes',
      idle: notBeside('ruleset', 'moves'),
    },
    json: { says: 'writes one JSON document for each file, each on a line of its own' },
    measures: measuresOption,
    timing: { says: 'adds the milliseconds of reading and of solving' },
    ruleset: { takes: 'RULESET', says: 'takes positions of this ruleset in place of files' },
    positions: {
      takes: 'FILE',
      says: 'with --ruleset or --moves: reads more positions from this file, one on each line; - is standard input',
      several: true,
      idle: onlyBeside('ruleset', 'moves'),
    },
    all: {
      says: 'of a board: lists every position that can follow, not the first alone',
    },
    budget: budgetOption,
    ...programOptions,
  },
  notes: [
    'The outcome of a node says who wins with one piece on it. Grundy finds it by play, or takes it from',
    'the values where they say it for every node; both ways give the same.',
    'Where some arcs are one player’s, it is L, R, N, P, D, or N^ Nv P^ Pv where one start is a draw.',
    'Infinite play is then a draw, or is won by the player whom view.infinitePlay of the file names.',
    'Where both players move at once, values are expected values, and in normal play the outcome is L, LD, D, LR, DR or R.',
    'Where no theory is known, values are null, and in drawings of up to 200 nodes each node gets',
    'its nim-response: the outcome of G + *m for m = 0, 1, …',
    rulesetsInHelp,
    ...programsInHelp,
    hiddenAnswered,
  ],
  missing(asked) {
    if (!asked.has('ruleset') && !asked.has('moves')) return noFile;
    return asked.has('positions') ? undefined : noPosition;
  },
  async run(asked, output) {
    const theory = askedTheory(asked);
    const measures = askedMeasures(asked);
    if (!theory.ok || !measures.ok) {
      for (const read of [theory, measures]) if (!read.ok) tellProblems('grundy solve', read.problems);
      return false;
    }
    const wanted = { theory: theory.value, measures: measures.value };
    const play = askedPlay(asked);
    if (!play.ok) {
      tellProblems('grundy solve', play.problems);
      return false;
    }
    if (asked.has('ruleset')) return solveRuleset(wanted, asked, output);
    if (asked.has('moves')) {
      const { solveByProgram } = await import('./solve-program.ts');
      const problems = await solveByProgram(await askedPositions(asked), wanted, asked, output);
      tellProblems(asked.all('moves')[0], problems);
      return problems.length === 0;
    }
    const { solveFile } = await import('./solve-file.ts');
    let good = true;
    for (const file of asked.files) {
      const problems = await solveFile(file, { ...wanted, play: play.value }, asked, output);
      tellProblems(called(file), problems);
      good &&= problems.length === 0;
    }
    return good;
  },
};

/** The positions of the command line, then those of the files; a line without letters is passed over. */
async function askedPositions(asked: CliArguments): Promise<Result<readonly string[]>> {
  const positions = [...asked.files];
  const files = asked.all('positions');
  if (files.length === 0) return accepted(positions);
  const { readText } = await import('./input.ts');
  for (const file of files) {
    const text = await readText(file);
    if (!text.ok) return refused(text.problems.map(({ says }) => ({ place: called(file), says })));
    for (const line of text.value.split(/\r?\n/)) if (line.trim() !== '') positions.push(line);
  }
  return accepted(positions);
}

async function solveRuleset(wanted: AskedOfValues, asked: CliArguments, output: Output): Promise<boolean> {
  const ruleset = rulesetById(asked.all('ruleset').at(-1) ?? '');
  const positions = await askedPositions(asked);
  const problems = [ruleset, positions].flatMap((read) => (read.ok ? [] : read.problems));
  tellProblems('grundy solve', problems);
  if (!ruleset.ok || !positions.ok) return false;
  const { solvePosition } = await import('./solve-board.ts');
  let good = true;
  for (const position of positions.value) {
    const wrong = await solvePosition(positionGiven(ruleset.value, position), wanted, asked, output);
    const several = positions.value.length > 1;
    tellProblems(several ? `${ruleset.value.id} "${position}"` : ruleset.value.id, wrong);
    good &&= wrong.length === 0;
  }
  // A space separates a score from the board behind it, and without quotation marks the shell makes two
  // positions of them.
  if (!good && asked.files.length > 1) tell('grundy solve: a position that has spaces must stand in quotes');
  return good;
}
