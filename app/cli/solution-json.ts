/**
 * A solution as one line of JSON: `{theory, reason, nodes: {id: {value, text, latex, outcome, step}}}`. If no theory
 * covers the whole graph, `theories` lists those of its parts, and each node names its own. It is written node by
 * node, so that a million nodes never form one string; each value is put into words once.
 */
import { openMeasuring } from '../../engine/run.ts';
import { dataOfMeasurement, type ValueMeasure } from '../../engine/theories/index.ts';
import { textOf, type Value, type ValueData, valueData } from '../../engine/values/index.ts';
import type { Output } from './output.ts';
import { countsOf, outcomeOfVertex, type TimedSolution, theoryAt } from './solution.ts';

export async function printJson(
  solved: TimedSolution,
  { summary, measures }: { readonly summary: boolean; readonly measures: readonly ValueMeasure[] },
  output: Output,
): Promise<void> {
  const { theory, reason, parts } = solved.choice;
  const head = JSON.stringify({
    theory: theory?.id ?? null,
    reason,
    ...(parts.length > 0 && {
      theories: parts.map((part) => ({ id: part.theory.id, reason: part.reason, count: part.count })),
    }),
  });
  await output.write(`${head.slice(0, -1)},`);
  if (summary) await output.write(JSON.stringify(summaryOf(solved)).slice(1, -1));
  else await printNodes(solved, measures, output);
  const tail = solved.timing ? `,${JSON.stringify(solved.timing).slice(1, -1)}` : '';
  await output.write(`${tail}}\n`);
  await output.flush();
}

/** Counts by the text of values, and by outcome. */
function summaryOf(solved: TimedSolution) {
  const { values, outcomes } = countsOf(solved);
  return {
    counts: Object.fromEntries(values.map(({ value, count }) => [textOf(value), count])),
    outcomes: Object.fromEntries(outcomes.map(({ outcome, count }) => [outcome, count])),
  };
}

/**
 * Gives the members value, text and latex of an entry by the value's index, and what the measures find of it; each is put into words when first
 * needed.
 */
export function valueMembers(
  table: readonly Value[],
  measures: readonly ValueMeasure[],
): (code: number) => string {
  const known: string[] = [];
  const measuring = openMeasuring();
  const measured = (value: Value | undefined): string =>
    measures
      .map(({ id }) => {
        const data = value ? dataOfMeasurement(measuring.measure(id, value)) : null;
        return `,${JSON.stringify(id)}:${JSON.stringify(data)}`;
      })
      .join('');
  const nothing = `"value":null,"text":null,"latex":null${measured(undefined)}`;
  return (code) => {
    if (code < 0) return nothing;
    known[code] ??= inWords(valueData(table[code])) + measured(table[code]);
    return known[code];
  };
}

const inWords = (data: ValueData): string =>
  `"value":${JSON.stringify(data)},"text":${JSON.stringify(data.text)},"latex":${JSON.stringify(data.latex)}`;

async function printNodes(
  solved: TimedSolution,
  measures: readonly ValueMeasure[],
  output: Output,
): Promise<void> {
  const { labelling, ids, nimResponses, partOf } = solved;
  const { table, codes, steps } = labelling;
  const membersOf = valueMembers(table, measures);
  await output.write('"nodes":{');
  for (let v = 0; v < ids.length; v++) {
    const outcome = JSON.stringify(outcomeOfVertex(solved, v) ?? null);
    const step = steps[v] >= 0 ? steps[v] : null;
    const response = nimResponses?.[v] ? `,"nimResponse":${JSON.stringify(nimResponses[v])}` : '';
    const theory = partOf ? `,"theory":${JSON.stringify(theoryAt(solved, v))}` : '';
    const comma = v > 0 ? ',' : '';
    const full = output.write(
      `${comma}${JSON.stringify(ids[v])}:{${membersOf(codes[v])},"outcome":${outcome},"step":${step}${theory}${response}}`,
    );
    if (full) await full;
  }
  await output.write('}');
}
