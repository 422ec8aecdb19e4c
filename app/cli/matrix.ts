/** `grundy matrix`: the matrix of a node of a simultaneous game, its optimal strategies, and the proof of its value. */
import type { AnswerTo } from '../../engine/questions/index.ts';
import type { Problem } from '../../engine/result.ts';
import { ask, drain, questions } from '../../engine/run.ts';
import { shortFraction } from '../../engine/values/index.ts';
import { answerData } from './answer-data.ts';
import type { CliArguments } from './arguments.ts';
import { type CliCommand, hiddenAnswered } from './command.ts';
import { graphOfFile } from './drawing.ts';
import { called } from './input.ts';
import { vertexOf } from './named-node.ts';
import { type Output, tell, tellProblems } from './output.ts';
import { askedPlay, playOptions } from './play-options.ts';
import { rulesAsked } from './theory-option.ts';

export const matrixCommand: CliCommand = {
  name: 'matrix',
  takes: 'FILE NODE',
  says: 'the matrix of a node where both players move at once: strategies, dominated lines, proof',
  options: {
    play: playOptions.play,
    convention: playOptions.convention,
    json: { says: 'one JSON document, with every extreme optimal strategy' },
  },
  notes: [
    'Rows are Left’s moves, columns Right’s. Each cell has what the joint round is worth, ? where no result is drawn, – where that has no value.',
    'The last column has the probability of each row, the last row that of each column.',
    hiddenAnswered,
  ],
  async run(asked, output) {
    if (asked.files.length !== 2) {
      tell('grundy matrix: takes one file and one node: grundy matrix FILE NODE');
      return false;
    }
    const [file, node] = asked.files;
    const problems = await matrixOf(file, node, asked, output);
    tellProblems(called(file), problems);
    return problems.length === 0;
  },
};

async function matrixOf(
  file: string,
  node: string,
  asked: CliArguments,
  output: Output,
): Promise<readonly Problem[]> {
  const play = askedPlay(asked);
  if (!play.ok) return play.problems;
  const read = await graphOfFile(file, 'grundy graph makes a drawing of it', play.value);
  if (!read.ok) return read.problems;
  const vertex = vertexOf(read.value, node);
  if (!vertex.ok) return vertex.problems;
  const { graph, ids, view } = read.value;
  const answer = drain(
    ask('matrix', { vertex: vertex.value }, { graph, rules: rulesAsked(view.rules, 'auto') }),
  );
  if (answer.kind === 'over-budget') {
    const byTurns = graph.joint ? '' : '; ask for it with --play simultaneous';
    return [{ place: node, says: `${answer.says}${byTurns}` }];
  }
  const nameOf = (v: number): string => ids[v];
  await output.write(
    asked.has('json')
      ? `${JSON.stringify(inJson(answer, ids[vertex.value], nameOf))}\n`
      : forPeople(answer, nameOf),
  );
  return [];
}

type Answer = AnswerTo<'matrix'>;
type Naming = (vertex: number) => string;

/** The answer with nodes by their ids. */
function inJson(answer: Answer, node: string, nameOf: Naming): unknown {
  const { kind: _, rows, columns, cells, whyNone, ...others } = answer;
  const line = ({ solo, ...rest }: Answer['rows'][number]) => ({
    ...rest,
    ...(solo !== undefined && { solo: nameOf(solo) }),
  });
  const named = (vertices: readonly number[]): readonly string[] => vertices.map(nameOf);
  return answerData({
    node,
    rows: rows.map(line),
    columns: columns.map(line),
    cells: cells.map((row) =>
      row.map(({ to, candidates, ...rest }) => ({
        ...rest,
        ...(to !== undefined && { to: nameOf(to) }),
        ...(candidates && { candidates: named(candidates) }),
      })),
    ),
    ...others,
    ...(whyNone && {
      whyNone: {
        ...whyNone,
        ...('at' in whyNone && { at: nameOf(whyNone.at) }),
        ...('cycle' in whyNone && { cycle: named(whyNone.cycle) }),
        ...('candidates' in whyNone && { candidates: named(whyNone.candidates) }),
      },
    }),
  });
}

function forPeople(answer: Answer, nameOf: Naming): string {
  const { rows, columns, cells, solution } = answer;
  const question = questions.find(({ id }) => id === 'matrix');
  const table =
    cells.length === 0
      ? []
      : [
          ['', ...columns.map(({ name }) => name), ...(solution ? ['p'] : [])],
          ...cells.map((row, i) => [
            rows[i].name,
            ...row.map(({ to, low, high }) =>
              to === undefined ? '?' : low === undefined ? '–' : shortFraction(low, high),
            ),
            ...(solution ? [shortFraction(solution.left.shown[i])] : []),
          ]),
          ...(solution ? [['p', ...solution.right.shown.map((text) => shortFraction(text)), '']] : []),
        ];
  const widths = table[0]?.map((_, j) => Math.max(...table.map((row) => row[j].length))) ?? [];
  const lines = table.map((row) =>
    row
      .map((cell, j) => (j === 0 ? cell.padEnd(widths[j]) : cell.padStart(widths[j])))
      .join('  ')
      .trimEnd(),
  );
  const proof = solution
    ? [
        `Left’s strategy gets ${solution.againstColumns.map((text) => shortFraction(text)).join(', ')} against the columns;`,
        `against Right’s the rows get ${solution.againstRows.map((text) => shortFraction(text)).join(', ')}: so it is ${shortFraction(solution.value)}.`,
      ]
    : [];
  const sentences = question?.sentences(answer, nameOf) ?? [];
  return `${[...lines, ...(lines.length > 0 ? [''] : []), ...sentences, ...proof].join('\n')}\n`;
}
