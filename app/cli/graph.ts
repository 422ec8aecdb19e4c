/** `grundy graph`: the game graph of a ruleset's position as a document, to standard output or a file. */
import type { Problem } from '../../engine/index.ts';
import type { Command } from './command.ts';
import { documentOf } from './graph-document.ts';
import { fileOutput, type Output, tell, tellProblems } from './output.ts';
import {
  askedRuleset,
  budgetOption,
  generatePosition,
  type Position,
  rulesetsInHelp,
} from './ruleset-position.ts';

const needs = 'needs a ruleset and a position in its notation, like toads-and-frogs TT..FF';

export const graphCommand: Command = {
  name: 'graph',
  takes: 'RULESET POSITION',
  says: 'the game graph of a ruleset’s position, as a document',
  options: {
    out: { takes: 'OUT', short: 'o', says: 'the file to write, in place of standard output' },
    budget: budgetOption,
  },
  notes: [
    rulesetsInHelp,
    'Up to 5,000 nodes are called by their positions; a larger graph is written in the compact',
    'form, where node 0 is the position itself.',
  ],
  missing: () => needs,
  async run(asked, output) {
    const [id, text] = asked.files;
    if (asked.files.length !== 2) {
      tell(`grundy graph: ${needs}`);
      return false;
    }
    const ruleset = askedRuleset(id);
    if (!ruleset.ok) {
      tellProblems('grundy graph', ruleset.problems);
      return false;
    }
    const position = generatePosition(ruleset.value, text, asked);
    if (!position.ok) {
      tellProblems(id, position.problems);
      return false;
    }
    const file = asked.all('out').at(-1);
    if (file === undefined || file === '-') {
      await printDocument(position.value, output);
      return true;
    }
    const problems = await writeFile(position.value, file);
    tellProblems(file, problems);
    return problems.length === 0;
  },
};

async function printDocument(position: Position, output: Output): Promise<void> {
  for (const piece of documentOf(position)) {
    const full = output.write(piece);
    if (full) await full;
  }
  await output.flush();
}

const reasons: Readonly<Record<string, string>> = {
  ENOENT: 'no such folder',
  EISDIR: 'is a folder, not a file',
  EACCES: 'may not be written',
  ENOSPC: 'the disk is full',
};

async function writeFile(position: Position, path: string): Promise<readonly Problem[]> {
  try {
    const output = await fileOutput(path);
    try {
      await printDocument(position, output);
    } finally {
      await output.close();
    }
    return [];
  } catch (thrown) {
    const { code = '', message } = thrown as NodeJS.ErrnoException;
    return [{ place: '', says: reasons[code] ?? message }];
  }
}
