/**
 * Prints a solution on the command line: as a table for people, with the theory and the reason for it, then a
 * line for each node or for each value; or as one line of JSON, the same as the engine's answers. It writes
 * JSON node by node, so that a million nodes never form one string, and puts each value into words only once.
 */
import {
  nodeMembers,
  outcomeOfVertex,
  solutionHead,
  valueMembers,
  type WholeSolution,
  wordsOfNodes,
} from '../../engine/answers/index.ts';
import type { NodeId } from '../../engine/document/index.ts';
import type { Outcome } from '../../engine/outcome/index.ts';
import { obstacleSign } from '../../engine/pictures/index.ts';
import { openMeasuring } from '../../engine/run.ts';
import { obstacleAt } from '../../engine/simultaneous/index.ts';
import { textOfMeasurement, type ValueMeasure } from '../../engine/theories/index.ts';
import { gameKey, textOf, textsApart, type Value } from '../../engine/values/index.ts';
import type { Output } from './output.ts';
import { table, tableLine, tableWidths } from './table.ts';

export type TimedSolution = WholeSolution & {
  readonly ids: readonly NodeId[];
  readonly names: readonly string[];
  readonly timing: { readonly parse_ms: number; readonly solve_ms: number } | undefined;
};

/** A time, rounded for printing. */
export const milliseconds = (time: number): number => Math.round(time * 100) / 100;

type Shown = {
  readonly summary: boolean;
  readonly title: string | undefined;
  readonly measures: readonly ValueMeasure[];
};

export async function printSolution(
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

/** A line for each theory used, and one for the nodes that none covers. */
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

/**
 * The columns of a table: their headings, the cells of each value by its index, and the reasons why some of
 * these are empty.
 */
export function measuredColumns(table: readonly Value[], measures: readonly ValueMeasure[]) {
  const measuring = openMeasuring();
  const known: (readonly string[])[] = [];
  const why = new Map<string, Set<string>>();
  const cellsOf = (value: Value): readonly string[] =>
    measures.map(({ id }) => {
      const found = measuring.measure(id, value);
      if (found.kind === 'none') why.set(found.says, (why.get(found.says) ?? new Set()).add(id));
      return textOfMeasurement(found);
    });
  return {
    titles: measures.map(({ id }) => id),
    cells(code: number): readonly string[] {
      if (code < 0) return measures.map(() => '');
      known[code] ??= cellsOf(table[code]);
      return known[code];
    },
    /** A sentence for each reason, with the columns that are empty for it. */
    missing: (): readonly string[] =>
      [...why].map(([says, columns]) => `Empty in ${[...columns].join(', ')}: ${says}.`),
  };
}

type LabelCounts = {
  readonly values: readonly { readonly value: Value; readonly count: number }[];
  readonly outcomes: readonly { readonly outcome: Outcome; readonly count: number }[];
};

/** How many nodes have each value, in descending order, and each outcome. */
function countsOf({ labelling, outcomes, classes }: WholeSolution): LabelCounts {
  const { table, codes } = labelling;
  const counts = occurrences(codes, table.length);
  const values = new Map<string, { readonly value: Value; readonly count: number }>();
  for (const [code, value] of table.entries()) {
    if (counts[code] === 0) continue;
    // The nimber 0 and the number 0 have one name and are one game.
    const key = `${textOf(value)} ${gameKey(value)}`;
    values.set(key, { value, count: counts[code] + (values.get(key)?.count ?? 0) });
  }
  const ofClass = occurrences(outcomes, classes.length);
  return {
    values: [...values.values()].toSorted((a, b) => b.count - a.count),
    outcomes: classes.flatMap((outcome, i) => (ofClass[i] > 0 ? [{ outcome, count: ofClass[i] }] : [])),
  };
}

/** How often each number below `limit` occurs; others, −1 among them, are not counted. */
function occurrences(numbers: Int32Array | Uint8Array, limit: number): Uint32Array {
  const counts = new Uint32Array(limit);
  // By index: an iterator makes an object of every number until the loop is compiled.
  for (let i = 0; i < numbers.length; i++) if (numbers[i] >= 0) counts[numbers[i]]++;
  return counts;
}

export async function printSolutionAsJson(
  solved: TimedSolution,
  { summary, measures }: { readonly summary: boolean; readonly measures: readonly ValueMeasure[] },
  output: Output,
): Promise<void> {
  await output.write(`{${membersIn(solutionHead(solved))},`);
  if (summary) await output.write(membersIn(summaryData(solved)));
  else await printNodesAsJson(solved, measures, output);
  const tail = solved.timing ? `,${membersIn(solved.timing)}` : '';
  await output.write(`${tail}}\n`);
  await output.flush();
}

/** The members of a record as JSON without its braces. */
export const membersIn = (record: object): string => JSON.stringify(record).slice(1, -1);

/** Counts by the text of values, and by outcome. Different values get different texts. */
function summaryData(solved: TimedSolution) {
  const { values, outcomes } = countsOf(solved);
  const texts = textsApart(values.map(({ value }) => value));
  return {
    counts: Object.fromEntries(values.map(({ count }, i) => [texts[i], count])),
    outcomes: Object.fromEntries(outcomes.map(({ outcome, count }) => [outcome, count])),
  };
}

/**
 * The members of a value as JSON, by its index in the table; each value is put into words when it is first
 * needed.
 */
export function writtenMembers(
  table: readonly Value[],
  measures: readonly ValueMeasure[],
): (code: number) => string {
  const membersOf = valueMembers(measures);
  const known: string[] = [];
  const nothing = membersIn(membersOf(undefined));
  return (code) => {
    if (code < 0) return nothing;
    known[code] ??= membersIn(membersOf(table[code]));
    return known[code];
  };
}

async function printNodesAsJson(
  solved: TimedSolution,
  measures: readonly ValueMeasure[],
  output: Output,
): Promise<void> {
  const { labelling, ids, names } = solved;
  const { table, codes } = labelling;
  const membersOf = writtenMembers(table, measures);
  await output.write('"nodes":{');
  const othersOf = otherMembers(solved);
  for (let v = 0; v < ids.length; v++) {
    const comma = v > 0 ? ',' : '';
    const name = names[v] ? `"name":${JSON.stringify(names[v])},` : '';
    const full = output.write(
      `${comma}${JSON.stringify(ids[v])}:{${name}${membersOf(codes[v])},${othersOf(v)}}`,
    );
    if (full) await full;
  }
  await output.write('}');
}

/**
 * The members of a node besides those of its value. Nodes of the same outcome, round and theory share them,
 * unless they have nim-responses.
 */
function otherMembers(solved: TimedSolution): (v: number) => string {
  const { labelling, outcomes, partOf, nimResponses } = solved;
  const membersOf = (v: number): string => membersIn(nodeMembers(solved, v));
  if (nimResponses) return membersOf;
  const known = new Map<number, string>();
  return (v) => {
    const key = ((labelling.steps[v] + 1) * 256 + outcomes[v]) * 256 + (partOf?.[v] ?? 0);
    const written = known.get(key) ?? membersOf(v);
    known.set(key, written);
    return written;
  };
}
