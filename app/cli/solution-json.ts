/**
 * A solution as one line of JSON, as the engine's answers have it. It is written node by node, so that a million nodes never form one
 * string; each value is put into words once.
 */
import { nodeMembers, solutionHead, valueMembers } from '../../engine/answers/index.ts';
import type { ValueMeasure } from '../../engine/theories/index.ts';
import { textsApart, type Value } from '../../engine/values/index.ts';
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

/** Counts by the text of values, different ones with different texts, and by outcome. */
function summaryOf(solved: TimedSolution) {
  const { values, outcomes } = countsOf(solved);
  const texts = textsApart(values.map(({ value }) => value));
  return {
    counts: Object.fromEntries(values.map(({ count }, i) => [texts[i], count])),
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

/** The members of a node besides those of its value. Nodes of one outcome, round and theory share them, unless they have nim-responses. */
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
