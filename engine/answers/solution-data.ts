/**
 * A solution as JSON: `{theory, reason, nodes: {id: {name, value, text, latex, outcome, step}}}`, `name`
 * where a node has one. If no theory covers the whole graph, `theories` lists those of its parts, and each
 * node names its own. The command line writes it node by node, so the parts of it are functions of their own.
 */
import type { GraphRead } from '../document/read.ts';
import { dataOfMeasurement, type ValueMeasure } from '../theories/measure.ts';
import { openMeasuring } from '../theories/measuring.ts';
import type { Value } from '../values/value.ts';
import { type ValueData, valueData } from '../values/words.ts';
import { outcomeOfVertex, theoryAt, type WholeSolution } from './whole-solution.ts';

/** The members of a solution before its nodes. */
export const solutionHead = ({ choice: { theory, reason, parts } }: Pick<WholeSolution, 'choice'>) => ({
  theory: theory?.id ?? null,
  reason,
  ...(parts.length > 0 && {
    theories: parts.map((part) => ({ id: part.theory.id, reason: part.reason, count: part.count })),
  }),
});

export type ValueMembers = {
  readonly value: ValueData | null;
  readonly text: string | null;
  readonly latex: string | null;
  readonly [measure: string]: unknown;
};

/**
 * Gives the members value, text and latex of a value, and what the measures find of it; all are null where
 * there is no value.
 */
export function valueMembers(measures: readonly ValueMeasure[]): (value: Value | undefined) => ValueMembers {
  const measuring = openMeasuring();
  return (value) => {
    const data = value && valueData(value);
    const measured = measures.map(
      ({ id }) => [id, value ? dataOfMeasurement(measuring.measure(id, value)) : null] as const,
    );
    return {
      value: data ?? null,
      text: data?.text ?? null,
      latex: data?.latex ?? null,
      ...Object.fromEntries(measured),
    };
  };
}

/** The members of a node besides those of its value. */
export function nodeMembers(solved: WholeSolution, v: number) {
  const { labelling, nimResponses, partOf } = solved;
  const step = labelling.steps[v];
  const nimResponse = nimResponses?.[v];
  return {
    outcome: outcomeOfVertex(solved, v) ?? null,
    step: step >= 0 ? step : null,
    ...(partOf && { theory: theoryAt(solved, v) }),
    ...(nimResponse && { nimResponse }),
  };
}

/** The whole of it at once. O(nodes), and the words of each value once. */
export function solutionData(
  solved: WholeSolution,
  { ids, names }: Pick<GraphRead, 'ids' | 'names'>,
  measures: readonly ValueMeasure[],
) {
  const { table, codes } = solved.labelling;
  const membersOf = valueMembers(measures);
  const known = table.map(membersOf);
  const nothing = membersOf(undefined);
  return {
    ...solutionHead(solved),
    nodes: Object.fromEntries(
      ids.map((id, v) => [
        id,
        { ...(names[v] && { name: names[v] }), ...(known[codes[v]] ?? nothing), ...nodeMembers(solved, v) },
      ]),
    ),
  };
}
