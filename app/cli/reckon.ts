/** `grundy reckon`: what an expression of values, nodes and operators comes to. */
import {
  type GameOfName,
  nodesAsGames,
  noNames,
  positionsAsGames,
  rulesetById,
} from '../../engine/answers/index.ts';
import { operandsSaid, operators, reckon, reckonedData, reckonedLines } from '../../engine/reckon/index.ts';
import { accepted, type Result } from '../../engine/result.ts';
import { drain } from '../../engine/run.ts';
import { type CliArguments, onlyBeside } from './arguments.ts';
import { askedBudget } from './budget-option.ts';
import { type CliCommand, hiddenAnswered } from './command.ts';
import { graphOfFile } from './drawing.ts';
import { called } from './files-in-messages.ts';
import { tell, tellProblems } from './output.ts';

const noExpression = "an expression is missing; write grundy reckon 'heat({1|0}, 1) + 3·^'";

const widest = Math.max(...operators.map(({ name, takes }) => name.length + takes.join(', ').length + 2));

export const reckonCommand: CliCommand = {
  name: 'reckon',
  takesRuleset: 'option',
  takes: 'EXPRESSION [FILE]',
  says: 'what an expression of values, nodes and operators comes to',
  options: {
    ruleset: {
      takes: 'RULESET',
      says: 'takes names in quotation marks as positions of this ruleset',
      idle: ({ files }) =>
        files.length > 1 ? 'is for an expression without a file; leave one of the two out' : undefined,
    },
    budget: {
      takes: 'N',
      says: 'the most positions that may follow one',
      idle: onlyBeside('ruleset'),
    },
    json: { says: 'writes one JSON document, with what every operand was read as' },
  },
  notes: [
    'An expression has values as they are printed or typed, names of nodes of FILE, +, -, multiples such as 3·G, brackets, options between',
    'braces, and operators. Between two there may be a sign of order: = != < > <= >= || (confused), <| (less or confused), |>.',
    'A name that is also a value, as v or on, or that has blanks, is written in quotation marks: "v" + 1.',
    'Below the answer are the operands whose values are written otherwise than they were typed.',
    'Operators:',
    ...operators.map(
      ({ name, takes, says }) => `    ${`${name}(${takes.join(', ')})`.padEnd(widest)}  ${says}`,
    ),
    hiddenAnswered,
  ],
  missing: () => noExpression,
  async run(asked, output) {
    const [expression, file, ...more] = asked.files;
    if (more.length > 0) {
      tell(`grundy reckon: takes one expression and one file; put the expression in quotation marks`);
      return false;
    }
    const node = await gamesOfNames(file, asked);
    if (!node.ok) {
      tellProblems(file === undefined ? 'grundy reckon' : called(file), node.problems);
      return false;
    }
    const found = drain(reckon(expression, { node: node.value }));
    if (!found.ok) {
      tellProblems('grundy reckon', found.problems);
      return false;
    }
    const lines = [...reckonedLines(found.value), ...operandsSaid(found.value)];
    await output.write(
      asked.has('json')
        ? `${JSON.stringify(reckonedData(expression, found.value))}\n`
        : `${lines.join('\n')}\n`,
    );
    return true;
  },
};

/** What names mean: nodes of the file, positions of the ruleset, or nothing. */
async function gamesOfNames(file: string | undefined, asked: CliArguments): Promise<Result<GameOfName>> {
  const [id] = asked.all('ruleset');
  if (id !== undefined) {
    const ruleset = rulesetById(id);
    const budget = askedBudget(asked);
    if (!budget.ok) return budget;
    return ruleset.ok ? accepted(positionsAsGames(ruleset.value, budget.value)) : ruleset;
  }
  if (file === undefined) return accepted(noNames);
  const read = await graphOfFile(
    file,
    'grundy reckon EXPRESSION --ruleset RULESET takes positions in quotation marks',
  );
  return read.ok ? accepted(nodesAsGames(read.value)) : read;
}
