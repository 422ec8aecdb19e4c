/** A solution as a table for people: the theory and why, then a line for each node, or for each value. */
import { outcomeOfVertex, wordsOfNodes } from '../../engine/answers/index.ts';
import { obstacleSign } from '../../engine/pictures/index.ts';
import { obstacleAt } from '../../engine/simultaneous/index.ts';
import type { ValueMeasure } from '../../engine/theories/index.ts';
import { textOf, textsApart } from '../../engine/values/index.ts';
import { measuredColumns } from './measures-option.ts';
import type { Output } from './output.ts';
import { countsOf, type TimedSolution } from './solution.ts';
import { table, tableLine, tableWidths } from './table.ts';

type Shown = {
  readonly summary: boolean;
  readonly title: string | undefined;
  readonly measures: readonly ValueMeasure[];
};

export async function printTable(
  solved: TimedSolution,
  { summary, title, measures }: Shown,
  output: Output,
): Promise<void> {
  if (title !== undefined) await output.write(`${title}\n`);
  await output.write(theoryLines(solved.choice));
  const { timing } = solved;
  if (summary) await output.write(summaryOf(solved));
  else await printNodes(solved, measures, output);
  if (timing) await output.write(`read in ${timing.parse_ms} ms, solved in ${timing.solve_ms} ms\n`);
  if (title !== undefined) await output.write('\n');
  await output.flush();
}

/** A line for each theory used, and one for what none covers. */
function theoryLines({ theory, reason, parts, uncovered }: TimedSolution['choice']): string {
  if (theory) return `${theory.name}: ${reason}\n`;
  if (parts.length === 0) return `No theory covers this graph: ${reason}\n`;
  const nodes = (count: number): string => (count === 1 ? '1 node' : `${count} nodes`);
  const lines = parts.map((part) => `${part.theory.name} on ${nodes(part.count)}: ${part.reason}`);
  if (uncovered > 0) lines.push(`No theory covers ${nodes(uncovered)}: ${reason}`);
  return `${lines.join('\n')}\n`;
}

function summaryOf(solved: TimedSolution): string {
  const { values, outcomes } = countsOf(solved);
  const texts = textsApart(values.map(({ value }) => value));
  const parts = [
    table(
      ['value', 'nodes'],
      values.map(({ count }, i) => [texts[i], String(count)]),
    ),
    table(
      ['outcome', 'nodes'],
      outcomes.map(({ outcome, count }) => [outcome, String(count)]),
    ),
  ];
  return (values.length > 0 ? parts : parts.slice(1)).join('\n');
}

async function printNodes(
  solved: TimedSolution,
  measures: readonly ValueMeasure[],
  output: Output,
): Promise<void> {
  const { labelling, nimResponses } = solved;
  const called = wordsOfNodes(solved);
  const { codes, steps } = labelling;
  const texts = labelling.table.map(textOf);
  const measured = measuredColumns(labelling.table, measures);
  const valued = labelling.table.length > 0 || !nimResponses;
  const head = [
    'node',
    ...(valued ? ['value'] : []),
    ...measured.titles,
    'outcome',
    ...(valued ? ['round'] : []),
    ...(nimResponses ? ['beside *0, *1, …'] : []),
  ];
  const { obstacles } = labelling.leftOut ?? {};
  const signAt = (v: number): string => {
    const found = obstacles && obstacleAt(obstacles, v);
    return found ? obstacleSign(found) : '';
  };
  const row = (v: number): readonly string[] => {
    const response = nimResponses?.[v];
    return [
      called[v],
      ...(valued ? [texts[codes[v]] ?? signAt(v)] : []),
      ...measured.cells(codes[v]),
      outcomeOfVertex(solved, v) ?? '',
      ...(valued ? [steps[v] >= 0 ? String(steps[v]) : ''] : []),
      ...(nimResponses ? [response ? `${response.outcomes.join(' ')} …` : ''] : []),
    ];
  };
  const rows = function* (): Generator<readonly string[], void, void> {
    for (let v = 0; v < called.length; v++) yield row(v);
  };
  const widths = tableWidths(head, rows());
  await output.write(tableLine(head, widths));
  for (const cells of rows()) {
    const full = output.write(tableLine(cells, widths));
    if (full) await full;
  }
  for (const says of measured.missing()) await output.write(`${says}\n`);
}
