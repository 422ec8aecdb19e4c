/** All lines of a table, and whether they are in the order that a table has. */
import type { PeriodLine } from './period-lines.ts';
import { type HeadToCheck, openTableLines, type TableRow } from './read-lines.ts';

/** Takes what is wrong with a line. */
export type TellLine = (line: number, says: string) => void;

/** The last line: how many rows are above, and how many the whole table has. */
export type TableEnd = { readonly line: number; readonly rows: number; readonly of: number };

/** What was read up to the first line after which nothing can be read. O(the text). */
export function linesIn(text: string, problem: TellLine) {
  const reader = openTableLines();
  const rows: TableRow[] = [];
  const periods: PeriodLine[] = [];
  let head: HeadToCheck | undefined;
  let end: TableEnd | undefined;
  let line = 0;
  let isWrong = false;
  // Some programs begin a file with a mark of its encoding.
  for (let at = text.startsWith('\uFEFF') ? 1 : 0; at < text.length; ) {
    const next = text.indexOf('\n', at);
    line++;
    if (next < 0) {
      problem(line, 'ends too early; continue the table by grundy sweep --resume');
      break;
    }
    const found = reader.read(text.slice(at, next).replace(/\r$/, ''), line);
    at = next + 1;
    if (found.kind === 'head') head = found.head;
    else if (end) {
      problem(line, 'stands after the last line of the table; join parts by grundy sweep --merge');
      break;
    } else if (found.kind === 'row') {
      if (periods.length > 0) problem(line, 'is a row after a period; rows come first');
      rows.push(found.row);
    } else if (found.kind === 'period') periods.push(found.period);
    else if (found.kind === 'end') {
      periods.push(...found.periods);
      end = { line, rows: found.rows, of: found.of };
    } else if (found.kind === 'wrong') {
      problem(line, found.says);
      isWrong = true;
      if (!head) break;
    }
  }
  if (line === 0) problem(1, 'the file is empty');
  else if (!head && !isWrong) problem(line, 'the head of the table ends too early; begin the sweep again');
  return { head, rows, periods, end, lines: line };
}
