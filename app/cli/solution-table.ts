/** A solution as a table for people: the theory and why, then a line a node, or a line a value. */
import { textOf } from '../../engine/index.ts';
import type { Output } from './output.ts';
import { countsOf, outcomeOf, type Solved } from './solution.ts';
import { table, tableLine, tableWidths } from './table.ts';

type Shown = { readonly summary: boolean; readonly title: string | undefined };

export async function printTable(solved: Solved, { summary, title }: Shown, output: Output): Promise<void> {
  if (title !== undefined) await output.write(`${title}\n`);
  const { choice, timing } = solved;
  const { theory, reason } = choice;
  await output.write(theory ? `${theory.name}: ${reason}\n` : `No theory known: ${reason}\n`);
  if (summary) await output.write(summaryOf(solved));
  else await printNodes(solved, output);
  if (timing) await output.write(`read in ${timing.parse_ms} ms, solved in ${timing.solve_ms} ms\n`);
  if (title !== undefined) await output.write('\n');
  await output.flush();
}

function summaryOf(solved: Solved): string {
  const { values, outcomes } = countsOf(solved);
  const parts = [
    table(
      ['value', 'nodes'],
      values.map(({ value, count }) => [textOf(value), String(count)]),
    ),
    table(
      ['outcome', 'nodes'],
      outcomes.map(({ outcome, count }) => [outcome, String(count)]),
    ),
  ];
  return (values.length > 0 ? parts : parts.slice(1)).join('\n');
}

async function printNodes(solved: Solved, output: Output): Promise<void> {
  const { labelling, ids, nimResponses } = solved;
  const { codes, steps } = labelling;
  const texts = labelling.table.map(textOf);
  const head = nimResponses ? ['node', 'outcome', 'next to *0, *1, …'] : ['node', 'value', 'outcome', 'step'];
  const row = (v: number): readonly string[] => {
    const outcome = outcomeOf(solved, v);
    if (nimResponses) return [ids[v], outcome, `${nimResponses[v].outcomes.join(' ')} …`];
    return [ids[v], texts[codes[v]] ?? '', outcome, steps[v] >= 0 ? String(steps[v]) : ''];
  };
  const rows = function* (): Generator<readonly string[], void, void> {
    for (let v = 0; v < ids.length; v++) yield row(v);
  };
  const widths = tableWidths(head, rows());
  await output.write(tableLine(head, widths));
  for (const cells of rows()) {
    const full = output.write(tableLine(cells, widths));
    if (full) await full;
  }
}
