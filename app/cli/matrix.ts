/**
 * `grundy matrix`: the matrix of a node of a simultaneous game, its optimal strategies, and the proof of its
 * value.
 */

import { matrixData, rulesetById, vertexOf, wordsOfNodes } from '../../engine/answers/index.ts';
import type { AnswerTo } from '../../engine/questions/index.ts';
import { accepted, type Problem, type Result } from '../../engine/result.ts';
import { questions } from '../../engine/run.ts';
import { csvOfTable, latexMadeBy, textCell } from '../../engine/tables/index.ts';
import { matrixArray, matrixRows } from '../../engine/theories/index.ts';
import { shortFraction } from '../../engine/values/index.ts';
import { attempted } from '../library/refusals.ts';
import { type MatrixPlace, matrixAt, matrixOfBoard, mustMoveAtOnce } from '../library/work-on-questions.ts';
import { type CliArguments, notBeside, onlyBeside } from './arguments.ts';
import { budgetOption } from './budget-option.ts';
import { type CliCommand, hiddenAnswered } from './command.ts';
import { graphOfFile } from './drawing.ts';
import { called } from './files-in-messages.ts';
import { askedBoard, askedPlay, playOptions, roundSumOption, rulesAsked } from './options.ts';
import { type Output, tell, tellProblems } from './output.ts';
import { madeByCommand } from './release.ts';
import { positionGiven, rulesetsInHelp } from './ruleset-position.ts';
import { table } from './table.ts';
import { commandLine, workThrough } from './work.ts';

const needed = (asked: CliArguments): string =>
  asked.has('ruleset')
    ? 'needs one position, in quotes if it has spaces; write grundy matrix --ruleset RULESET POSITION'
    : 'needs one file and one node; write grundy matrix FILE NODE';

export const matrixCommand: CliCommand = {
  name: 'matrix',
  takesRuleset: 'option',
  takes: 'FILE NODE',
  says: 'the matrix of a node where both players move at once: strategies, dominated lines, proof',
  options: {
    play: playOptions.play,
    convention: playOptions.convention,
    ruleset: { takes: 'RULESET', says: 'takes a position of this ruleset in place of a file and a node' },
    sum: roundSumOption,
    budget: { ...budgetOption, idle: onlyBeside('ruleset') },
    'without-left': {
      takes: 'MOVES',
      several: true,
      says: 'leaves these moves of Left out of the game, with commas between: l,r',
    },
    'without-right': { takes: 'MOVES', several: true, says: 'leaves these moves of Right out of the game' },
    json: { says: 'writes one JSON document, with every extreme optimal strategy', idle: notBeside('to') },
    to: { takes: 'FORM', says: 'csv, or latex, which is an array for a formula and needs no package' },
  },
  notes: [
    'Rows are Left’s moves, columns Right’s. Each cell has what the joint round is worth, ? where no result is drawn, – where the result has no value.',
    'The last column has the probability of each row, the last row that of each column.',
    rulesetsInHelp,
    hiddenAnswered,
  ],
  missing: needed,
  async run(asked, output) {
    const count = asked.has('ruleset') ? 1 : 2;
    if (asked.files.length !== count) {
      tell(`grundy matrix: ${needed(asked)}`);
      return false;
    }
    const [file, node = file] = asked.files;
    const problems = await matrixOf(file, node, asked, output);
    tellProblems(asked.has('ruleset') ? asked.all('ruleset')[0] : called(file), problems);
    return problems.length === 0;
  },
};

async function matrixOf(
  file: string,
  node: string,
  asked: CliArguments,
  output: Output,
): Promise<readonly Problem[]> {
  const found = asked.has('ruleset') ? positionAsked(file, asked) : await nodeAsked(file, node, asked);
  if (!found.ok) return found.problems;
  const { vertex, nameOf } = found.value;
  const to = asked.all('to').at(-1);
  if (to !== undefined && !isForm(to))
    return [{ place: '--to', says: `there is no form "${to}"; give ${Object.keys(forms).join(' or ')}` }];
  const matrix = workThrough(matrixAt(found.value, node, (whole) => movesLeftOut(whole, asked), commandLine));
  if (!matrix.ok) return matrix.problems;
  const answer = matrix.value;
  const none = to !== undefined && questions.find(({ id }) => id === 'matrix')?.figure?.none?.(answer);
  if (none) return [{ place: node, says: `has no matrix: ${none}` }];
  await output.write(
    asked.has('json')
      ? `${JSON.stringify(matrixData(answer, nameOf(vertex), nameOf))}\n`
      : isForm(to)
        ? forms[to](answer)
        : forPeople(answer, nameOf),
  );
  return [];
}

async function nodeAsked(file: string, node: string, asked: CliArguments): Promise<Result<MatrixPlace>> {
  const play = askedPlay(asked);
  if (!play.ok) return play;
  const read = await graphOfFile(file, 'give its position with --ruleset', play.value);
  if (!read.ok) return read;
  const vertex = vertexOf(read.value, node);
  if (!vertex.ok) return vertex;
  const { graph, view } = read.value;
  const words = wordsOfNodes(read.value);
  const game = { graph, rules: rulesAsked(view.rules, 'auto') };
  return accepted({ game, vertex: vertex.value, nameOf: (v) => words[v] });
}

/** A position of a ruleset, with all that joint rounds can lead to. */
function positionAsked(text: string, asked: CliArguments): Result<MatrixPlace> {
  const ruleset = rulesetById(asked.all('ruleset').at(-1) ?? '');
  if (!ruleset.ok) return ruleset;
  const wrong = attempted(() => mustMoveAtOnce(ruleset.value));
  if (!wrong.ok) return wrong;
  const board = askedBoard(positionGiven(ruleset.value, text), 'auto', asked);
  return board.ok ? workThrough(matrixOfBoard(board.value, board.value.positions, commandLine), 0) : board;
}

const forms = {
  csv: (answer: Answer): string => {
    const [head, ...rows] = matrixRows(answer).map((row) => row.map(textCell));
    return csvOfTable({ head, rows });
  },
  latex: (answer: Answer): string => latexMadeBy(matrixArray(answer), madeByCommand),
} as const;

const isForm = (text: string | undefined): text is keyof typeof forms =>
  text !== undefined && Object.hasOwn(forms, text);

/** The names of the moves to leave out. */
function movesLeftOut({ rows, columns }: Answer, asked: CliArguments) {
  // A name may have commas in it.
  const namesOf = (option: string, lines: Answer['rows']): readonly string[] =>
    asked
      .all(option)
      .flatMap((text) =>
        lines.some(({ name }) => name === text) ? [text] : text.split(',').map((name) => name.trim()),
      );
  return { left: namesOf('without-left', rows), right: namesOf('without-right', columns) };
}

type Answer = AnswerTo<'matrix'>;
type Naming = (vertex: number) => string;

function forPeople(answer: Answer, nameOf: Naming): string {
  const { cells, solution } = answer;
  const question = questions.find(({ id }) => id === 'matrix');
  const [head, ...rows] = cells.length === 0 ? [] : matrixRows(answer);
  const matrix = head ? `${table(head, rows, 'right')}\n` : '';
  const proof = solution
    ? [
        `Left’s strategy gets ${solution.againstColumns.map((text) => shortFraction(text)).join(', ')} against the columns;`,
        `against Right’s the rows get ${solution.againstRows.map((text) => shortFraction(text)).join(', ')}: so it is ${shortFraction(solution.value)}.`,
      ]
    : [];
  const sentences = question?.sentences(answer, nameOf) ?? [];
  return `${matrix}${[...sentences, ...proof].join('\n')}\n`;
}
