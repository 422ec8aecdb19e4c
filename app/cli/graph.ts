/** `grundy graph`: the game graph of a ruleset's position as a document, to standard output or a file. */

import { rulesetById } from '../../engine/answers/index.ts';
import { generateDrawn, textOfGraph } from '../../engine/run.ts';
import { budgetOption } from './budget-option.ts';
import type { CliCommand } from './command.ts';
import { outOption, writeOut } from './destination.ts';
import { tell, tellProblems } from './output.ts';
import { askedGame, generatedBy, rulesInHelp } from './ruleset-position.ts';
import { siteOfBuild } from './site.ts';

const needs =
  'needs a ruleset and one position in its notation, in quotes if it has spaces; write grundy graph toads-and-frogs TT..FF';

export const graphCommand: CliCommand = {
  name: 'graph',
  takes: 'RULESET POSITION',
  says: 'the game graph of a ruleset’s position, as a document',
  options: {
    out: outOption,
    budget: budgetOption,
  },
  notes: [
    'In graphs of up to 5,000 nodes, and in all graphs of games with points, nodes are called by their',
    'positions. A larger graph is written in the compact form, where node 0 is the given position.',
    '',
    'Rulesets and their rules:',
    ...rulesInHelp,
  ],
  missing: () => needs,
  async run(asked, output) {
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
    const game = askedGame({ ruleset: ruleset.value, position: text }, asked);
    const board = game.ok ? generatedBy(generateDrawn(game.value)) : game;
    if (!board.ok) {
      tellProblems(id, board.problems);
      return false;
    }
    const problems = await writeOut(textOfGraph(board.value, siteOfBuild), asked, output);
    tellProblems(asked.all('out').at(-1) ?? '', problems);
    return problems.length === 0;
  },
};
