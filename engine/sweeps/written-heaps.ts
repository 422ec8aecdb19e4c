/**
 * The heaps of one game that were summed up, written as tables: all of them for a program, the first ones for
 * a paper, some of them for a plot.
 */
import { captionedTable } from '../tables/captioned.ts';
import { csvOfTable } from '../tables/csv.ts';
import { textCell } from '../tables/table-cell.ts';
import type { AskedFamily } from './asked-family.ts';
import { type HeapSummary, type OpenSummary, summaryInWords } from './heap-summary.ts';
import type { SweepRow, SweepTable } from './table.ts';

/** A file of more heaps is larger than programs for tables read. */
const mostHeapsWritten = 1_000_000;

/** A figure with more points shows no more. */
const mostPlotted = 1_200;

/** How many heaps a line of the table in a paper has. */
const across = 20;
const mostLines = 25;

/** The heaps that are known, a line each. */
export function heapsAsCsv(open: OpenSummary): string {
  const values = open.valuesOf(1, mostHeapsWritten);
  const rows = values.map((value, i) => [textCell(`${i + 1}`), textCell(`${value}`)]);
  return csvOfTable({ head: [textCell('heap'), textCell('value')], rows });
}

/** The first values, twenty in a line, with the summary as the caption. */
export function heapsAsLatex(open: OpenSummary, summary: HeapSummary | undefined): string {
  const values = open.valuesOf(0, across * mostLines - 1);
  const lines = Math.ceil(values.length / across);
  const cell = (number: number | undefined) => textCell(number === undefined ? '' : `${number}`);
  const rows = Array.from({ length: lines }, (_, line) => [
    cell(across * line),
    ...Array.from({ length: across }, (_, i) => cell(values[across * line + i])),
  ]);
  const head = [textCell('heap'), ...Array.from({ length: across }, (_, i) => textCell(`+${i}`))];
  const says = summary ? summaryInWords(summary).split('\n').join('. ') : `${open.game}, the first values`;
  return captionedTable({ head, rows }, { caption: textCell(`${says}.`), numbers: head.map(() => true) });
}

/**
 * Some of the heaps that are known, as far from each other as need be, as rows that can be plotted. The
 * family ends at the last heap that is known, since a run that was stopped says nothing of the others.
 */
export function heapsAsTable(
  open: OpenSummary,
  summary: HeapSummary | undefined,
  family: AskedFamily,
): SweepTable {
  const { known } = open.soFar();
  const [range] = family.ranges;
  const { name, from } = range;
  const step = Math.max(1, Math.ceil(known / mostPlotted));
  const rows: SweepRow[] = [];
  for (let heap = 1; heap <= known; heap += step) {
    const [value] = open.valuesOf(heap, heap);
    const text = value === 0 ? '0' : value === 1 ? '*' : `*${value}`;
    rows.push({
      row: heap - 1,
      numbers: [from + heap - 1],
      position: `${open.game} ${heap}`,
      value: text,
      outcome: value === 0 ? 'P' : 'N',
      measured: [],
      worth: { kind: 'nimber', n: value },
    });
  }
  const found = summary?.period;
  const periods =
    found?.bound === undefined || step > 1
      ? []
      : [
          {
            along: name,
            at: [],
            period: found.period,
            from: from - 1 + Math.max(1, found.from),
            ...(found.saltus !== undefined && { saltus: `${found.saltus}` }),
            known:
              found.known === 'proved'
                ? { kind: 'proved' as const, by: 'heaps', bound: found.bound }
                : { kind: 'observed' as const, to: from - 1 + found.bound },
          },
        ];
  const ofKnown = { ...family, ranges: [{ ...range, to: from + known - 1 }] };
  return { family: ofKnown, measures: [], names: [name], rows, of: known, periods };
}
