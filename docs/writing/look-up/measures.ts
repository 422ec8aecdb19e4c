/** A page of all measures of values, with the theories that have them, made from the register of theories. */
import { type TheoryEntry, theoryCatalogue } from '../../../engine/theories/theory-catalogue.ts';
import { codeCell, plain, table } from '../markdown.ts';
import type { Page } from '../page.ts';

type Row = {
  readonly title: string;
  readonly says: string;
  readonly isLong: boolean;
  readonly theories: TheoryEntry[];
};

/** Measures of one id are one measure, though each theory says what it is of its own values. */
function rowsOfMeasures(): ReadonlyMap<string, readonly Row[]> {
  const found = new Map<string, Row[]>();
  for (const theory of theoryCatalogue)
    for (const { id, title, says, isLong = false } of theory.measures?.list ?? []) {
      const rows = found.get(id) ?? [];
      found.set(id, rows);
      const same = rows.find((row) => row.says === says);
      if (same) same.theories.push(theory);
      else rows.push({ title, says, isLong, theories: [theory] });
    }
  return found;
}

export function measurePages(): readonly Page[] {
  const rows = [...rowsOfMeasures()].flatMap(([id, own]) =>
    own.map(({ title, says, isLong, theories }) => [
      plain(title),
      codeCell(id),
      plain(says) + (isLong ? ' It is long, and is shown only if you ask for it.' : ''),
      theories.map((theory) => `[${plain(theory.name)}](./theories/${theory.id}.md)`).join(', '),
    ]),
  );
  const text = [
    '# Measures',
    'A measure gives one number, value or word for each value, so that many values can be compared and sorted. In a table each measure is a column. On the command line, `--measures ID,ID` adds these columns to `grundy solve` and to `grundy sweep`.',
    table(['measure', 'id', 'what it is', 'theories'], rows),
  ].join('\n\n');
  return [{ path: 'look-up/measures.md', text }];
}
