/** The rows of a node table: from the drawing and its labels, sorted by a column, written as CSV or LaTeX. */
import { calledNode, type GameDocument, type NodeId } from '../../engine/document/index.ts';
import { outcomeClasses } from '../../engine/outcome/index.ts';
import { compareValues, latexOf, textOf, type Value } from '../../engine/values/index.ts';
import { isHidden } from '../store/hidden.ts';
import { documentSeen } from '../store/seen-document.ts';
import { type Label, labelOf } from '../store/selectors.ts';
import type { Labels } from '../store/state/answers.ts';
import type { HiddenValues } from '../store/state/showing.ts';

export type NodeRow = Label & {
  readonly id: NodeId;
  readonly name: string;
  readonly gray: boolean;
  /** A hidden value is in no cell, does not affect the order, and is not copied. */
  readonly hidden: boolean;
};

export const columns = ['name', 'colour', 'value', 'outcome', 'round'] as const;
export type Column = (typeof columns)[number];

export function nodeRows(
  document: GameDocument,
  labels: Labels | undefined,
  ids: readonly NodeId[] | undefined,
  hidden: HiddenValues,
): readonly NodeRow[] {
  const wanted = ids && new Set(ids);
  const nothing: Label = { value: undefined, step: undefined, outcome: undefined, remoteness: undefined };
  return documentSeen(document, hidden)
    .nodes.filter((node) => !wanted || wanted.has(node.id))
    .map((node) => ({
      ...((isHidden(hidden, node.id) ? undefined : labelOf(labels, node.id)) ?? nothing),
      id: node.id,
      name: calledNode(node),
      gray: node.gray,
      hidden: isHidden(hidden, node.id),
    }));
}

const collator = new Intl.Collator('en', { numeric: true });

/** Nodes without a value come last. */
function byValue(a: Value | undefined, b: Value | undefined): number {
  if (!a || !b) return Number(!a) - Number(!b);
  return compareValues(a, b);
}

const orders: Readonly<Record<Column, (a: NodeRow, b: NodeRow) => number>> = {
  name: (a, b) => collator.compare(a.name, b.name),
  colour: (a, b) => Number(a.gray) - Number(b.gray),
  value: (a, b) => byValue(a.value, b.value),
  outcome: (a, b) => collator.compare(a.outcome ?? '', b.outcome ?? ''),
  round: (a, b) => (a.step ?? Number.POSITIVE_INFINITY) - (b.step ?? Number.POSITIVE_INFINITY) || 0,
};

export function sorted(
  rows: readonly NodeRow[],
  by: Column | undefined,
  descending: boolean,
): readonly NodeRow[] {
  if (!by) return rows;
  const up = [...rows].sort((a, b) => orders[by](a, b) || collator.compare(a.name, b.name));
  return descending ? up.reverse() : up;
}

/** A leading apostrophe keeps a spreadsheet from reading a cell as a formula. */
function cell(text: string): string {
  const safe = /^[=+@]/.test(text) ? `'${text}` : text;
  return /[",\n\r]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}

export function asCsv(rows: readonly NodeRow[]): string {
  const lines = rows.map((row) =>
    [
      row.name,
      row.gray ? 'gray' : 'white',
      row.value ? textOf(row.value) : '',
      row.outcome ?? '',
      row.step ?? '',
    ]
      .map(String)
      .map(cell)
      .join(','),
  );
  return `${[columns.join(','), ...lines].join('\n')}\n`;
}

const special: Readonly<Record<string, string>> = {
  '\\': '\\textbackslash{}',
  '~': '\\textasciitilde{}',
  '^': '\\textasciicircum{}',
};

const latexText = (text: string): string =>
  text.replace(/[\\{}$&#%_~^]/g, (character) => special[character] ?? `\\${character}`);

export function asLatex(rows: readonly NodeRow[]): string {
  const lines = rows.map((row) => {
    const value = row.value ? `$${latexOf(row.value)}$` : '';
    const outcome = row.outcome ? `$${outcomeClasses[row.outcome].latex}$` : '';
    return `  ${latexText(row.name)} & ${row.gray ? 'gray' : 'white'} & ${value} & ${outcome} & ${row.step ?? ''} \\\\`;
  });
  return [
    '\\begin{tabular}{lllll}',
    '  node & colour & value & outcome & round \\\\ \\hline',
    ...lines,
    '\\end{tabular}',
    '',
  ].join('\n');
}
