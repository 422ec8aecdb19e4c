/** `grundy graph`: the game graph of a ruleset's position as a document, to standard output or a file. */

import { rulesetById } from '../../engine/answers/index.ts';
import type { BoardGame } from '../../engine/conduct/index.ts';
import { accepted, type Result, refused } from '../../engine/result.ts';
import { drawnWithin, type NamedGraph, textOfGraph } from '../../engine/run.ts';
import { drawnGraph } from '../library/drawn-graph.ts';
import type { CliArguments } from './arguments.ts';
import { budgetOption } from './budget-option.ts';
import type { CliCommand } from './command.ts';
import { outOption, writeOut } from './destination.ts';
import { askedBoard, type BoardAsked, playOptions } from './options.ts';
import { type Output, tell, tellProblems } from './output.ts';
import { programOptions, programsInHelp } from './program-option.ts';
import { siteOfBuild } from './release.ts';
import { positionGiven, rulesInHelp } from './ruleset-position.ts';
import { commandLine, workThrough } from './work.ts';

const needsProgram = 'needs one position for the program; write grundy graph --moves "python3 rules.py" 3+5';

const needs =
  'needs a ruleset and one position in its notation, in quotes if it has spaces; write grundy graph toads-and-frogs TT..FF';

export const graphCommand: CliCommand = {
  name: 'graph',
  takesRuleset: 'argument',
  takes: 'RULESET POSITION',
  says: 'the game graph of a ruleset’s position, as a document',
  options: {
    within: {
      takes: 'K',
      says: 'only what follows within K moves; moves that lead farther are left out',
    },
    out: outOption,
    play: { ...playOptions.play, says: 'misere, where the player who cannot move wins' },
    budget: budgetOption,
    ...programOptions,
  },
  get notes() {
    return [
      'With --moves, give the POSITION alone; all nodes are called by their positions then.',
      ...programsInHelp,
      '',
      'In graphs of up to 5,000 nodes, and in all graphs of games with points, nodes are called by their',
      'positions. A larger graph is written in the compact form, where node 0 is the given position.',
      '',
      'Rulesets and their rules:',
      ...rulesInHelp(),
    ];
  },
  missing: (asked) => (asked.has('moves') ? needsProgram : needs),
  async run(asked, output) {
    if (asked.has('moves')) return graphByProgram(asked, output);
    const [id, text] = asked.files;
    if (asked.files.length !== 2) {
      tell(`grundy graph: ${needs}`);
      return false;
    }
    const ruleset = rulesetById(id);
    if (!ruleset.ok) {
      tellProblems('grundy graph', ruleset.problems);
      return false;
    }
    const game = askedBoard(positionGiven(ruleset.value, text), 'auto', asked);
    const within = movesAsked(asked);
    if (!within.ok) {
      tellProblems('grundy graph', within.problems);
      return false;
    }
    const board = game.ok ? workThrough(drawnGraph(gameOf(game.value), commandLine), 0) : game;
    if (!board.ok) {
      tellProblems(id, board.problems);
      return false;
    }
    return writeGraph(board.value, within.value, asked, output);
  },
};

const gameOf = ({ ruleset, position, rules, positions }: BoardAsked): BoardGame => ({
  ruleset: ruleset.id,
  position,
  rules,
  ...(positions !== undefined && { positions }),
});

async function writeGraph(
  graph: NamedGraph,
  within: number | undefined,
  asked: CliArguments,
  output: Output,
): Promise<boolean> {
  const part = within === undefined ? graph : partWithin(graph, within);
  const problems = await writeOut(textOfGraph(part, siteOfBuild), asked, output);
  tellProblems(asked.all('out').at(-1) ?? '', problems);
  return problems.length === 0;
}

/** The graph of a position whose moves a program answers. */
async function graphByProgram(asked: CliArguments, output: Output): Promise<boolean> {
  const { positionsForProgram, withProgram } = await import('./with-program.ts');
  const within = movesAsked(asked);
  const read = positionsForProgram(asked.files);
  const problems = [within, read].flatMap((each) => (each.ok ? [] : each.problems));
  if (!within.ok || !read.ok || read.value.length !== 1) {
    if (problems.length > 0) tellProblems('grundy graph', problems);
    else tell(`grundy graph: ${needsProgram}`);
    return false;
  }
  let graph: NamedGraph | undefined;
  const wrong = await withProgram(asked, 'auto', async (program) => {
    const game = await program.game(read.value[0]);
    if (!game.ok) return game.problems;
    graph = { ...game.value, ruleset: undefined };
    return [];
  });
  tellProblems(asked.all('moves')[0], wrong);
  return wrong.length === 0 && graph !== undefined && writeGraph(graph, within.value, asked, output);
}

/** The number of moves of --within; undefined for the whole graph. */
function movesAsked(asked: CliArguments): Result<number | undefined> {
  const text = asked.all('within').at(-1);
  if (text === undefined) return accepted(undefined);
  if (/^\d{1,9}$/.test(text)) return accepted(Number(text));
  return refused([{ place: '--within', says: `is "${text}"; give a whole number of moves, as 3` }]);
}

/**
 * The positions that follow within this number of moves; says where moves were left out, since values differ
 * then.
 */
function partWithin(named: NamedGraph, within: number): NamedGraph {
  const { part, cut } = drawnWithin(named, within);
  if (cut > 0)
    tell(
      `grundy graph: ${part.graph.order} of ${named.graph.order} positions follow within ${within} ${within === 1 ? 'move' : 'moves'}; ` +
        `${cut} of them ${cut === 1 ? 'has' : 'have'} moves that are left out, so that values can differ from those of the whole graph`,
    );
  return part;
}
