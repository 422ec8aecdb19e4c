/** `grundy matrix`: the matrix of a node of a simultaneous game, its optimal strategies, and the proof of its value. */

import { linesLeftOut, matrixData, rulesetById, vertexOf, wordsOfNodes } from '../../engine/answers/index.ts';
import { ruledBy } from '../../engine/outcome/index.ts';
import type { AnswerTo } from '../../engine/questions/index.ts';
import { accepted, type Problem, type Result, refused } from '../../engine/result.ts';
import { ask, drain, openMemory, questions } from '../../engine/run.ts';
import { csvOfTable, latexMadeBy, textCell } from '../../engine/tables/index.ts';
import { type GameToSolve, matrixArray, matrixRows } from '../../engine/theories/index.ts';
import { shortFraction } from '../../engine/values/index.ts';
import { type CliArguments, notBeside, onlyBeside } from './arguments.ts';
import { budgetOption } from './budget-option.ts';
import { type CliCommand, hiddenAnswered } from './command.ts';
import { graphOfFile } from './drawing.ts';
import { called } from './input.ts';
import { type Output, tell, tellProblems } from './output.ts';
import { askedOfRuleset, askedPlay, playOptions, roundSumOption } from './play-options.ts';
import { madeByCommand } from './release.ts';
import { askedGame, generatedGame, positionGiven, rulesetsInHelp } from './ruleset-position.ts';
import { table } from './table.ts';
import { rulesAsked } from './theory-option.ts';

const needed = (asked: CliArguments): string =>
  asked.has('ruleset')
    ? 'needs one position, in quotes if it has spaces; write grundy matrix --ruleset RULESET POSITION'
    : 'needs one file and one node; write grundy matrix FILE NODE';

export const matrixCommand: CliCommand = {
  name: 'matrix',
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
  const { game, vertex, nameOf } = found.value;
  const to = asked.all('to').at(-1);
  if (to !== undefined && !isForm(to))
    return [{ place: '--to', says: `there is no form "${to}"; give ${Object.keys(forms).join(' or ')}` }];
  const memory = openMemory();
  const whole = drain(ask('matrix', { vertex }, game, memory));
  if (whole.kind === 'over-budget') {
    const byTurns = game.graph.joint ? '' : '; add --play simultaneous';
    return [{ place: node, says: `has no matrix: ${whole.says.replace(/^does not apply: /, '')}${byTurns}` }];
  }
  const without = leftOut(whole, asked);
  if (!without.ok) return without.problems;
  const isWhole = without.value.rows.length === 0 && without.value.columns.length === 0;
  const answer = isWhole ? whole : drain(ask('matrix', { vertex, without: without.value }, game, memory));
  if (answer.kind === 'over-budget') return [{ place: node, says: answer.says }];
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

type Asked = { readonly game: GameToSolve; readonly vertex: number; nameOf(vertex: number): string };

async function nodeAsked(file: string, node: string, asked: CliArguments): Promise<Result<Asked>> {
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

/** A position of a ruleset, with all that joint rounds can come to. */
function positionAsked(text: string, asked: CliArguments): Result<Asked> {
  const ruleset = rulesetById(asked.all('ruleset').at(-1) ?? '');
  if (!ruleset.ok) return ruleset;
  if (!ruleset.value.rounds)
    return refused([
      {
        place: '',
        says: 'the players of this ruleset take turns, and only a position in which both move at once has a matrix',
      },
    ]);
  const given = positionGiven(ruleset.value, text);
  const way = askedOfRuleset(ruleset.value, asked);
  const game = way.ok ? askedGame(given, asked) : way;
  if (!way.ok || !game.ok) return game as Extract<Result<never>, { readonly ok: false }>;
  const board = generatedGame({ ...game.value, rules: ruledBy(way.value, given.rules) });
  return board.ok ? accepted({ game: board.value, vertex: 0, nameOf: board.value.nameOf }) : board;
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

/** The lines that are to be left out, by their places. */
function leftOut({ rows, columns }: Answer, asked: CliArguments): ReturnType<typeof linesLeftOut> {
  // A name may have commas in it.
  const namesOf = (option: string, lines: Answer['rows']): readonly string[] =>
    asked
      .all(option)
      .flatMap((text) =>
        lines.some(({ name }) => name === text) ? [text] : text.split(',').map((name) => name.trim()),
      );
  const places = ['--without-left', '--without-right'] as const;
  return linesLeftOut(
    { rows, columns },
    namesOf('without-left', rows),
    namesOf('without-right', columns),
    places,
  );
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
