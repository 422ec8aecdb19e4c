/**
 * A solution as one line of JSON, as the engine's answers have it. It is written node by node, so that a million nodes never form one
 * string; each value is put into words once.
 */
import { nodeMembers, solutionHead, valueMembers } from '../../engine/answers/index.ts';
import type { ValueMeasure } from '../../engine/theories/index.ts';
import { textOf, type Value } from '../../engine/values/index.ts';
import type { Output } from './output.ts';
import { countsOf, type TimedSolution } from './solution.ts';

export async function printJson(
  solved: TimedSolution,
  { summary, measures }: { readonly summary: boolean; readonly measures: readonly ValueMeasure[] },
  output: Output,
): Promise<void> {
  await output.write(`{${membersIn(solutionHead(solved))},`);
  if (summary) await output.write(membersIn(summaryOf(solved)));
  else await printNodes(solved, measures, output);
  const tail = solved.timing ? `,${membersIn(solved.timing)}` : '';
  await output.write(`${tail}}\n`);
  await output.flush();
}

/** The members of a record as JSON without its braces. */
export const membersIn = (record: object): string => JSON.stringify(record).slice(1, -1);

/** Counts by the text of values, and by outcome. */
function summaryOf(solved: TimedSolution) {
  const { values, outcomes } = countsOf(solved);
  return {
    counts: Object.fromEntries(values.map(({ value, count }) => [textOf(value), count])),
    outcomes: Object.fromEntries(outcomes.map(({ outcome, count }) => [outcome, count])),
  };
}

/** The members of a value as JSON, by its index in the table; each is put into words when first needed. */
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

async function printNodes(
  solved: TimedSolution,
  measures: readonly ValueMeasure[],
  output: Output,
): Promise<void> {
  const { labelling, ids } = solved;
  const { table, codes } = labelling;
  const membersOf = writtenMembers(table, measures);
  await output.write('"nodes":{');
  for (let v = 0; v < ids.length; v++) {
    const comma = v > 0 ? ',' : '';
    const full = output.write(
      `${comma}${JSON.stringify(ids[v])}:{${membersOf(codes[v])},${membersIn(nodeMembers(solved, v))}}`,
    );
    if (full) await full;
  }
  await output.write('}');
}
