/**
 * Words of the program as Markdown. The site's generator reads pages as templates, to which braces and angle
 * brackets mean something.
 */
import { bibliography, type Citation } from '../../engine/bibliography.ts';

/** A text that is to be read as it is. */
export const plain = (text: string): string =>
  text.replace(/[&<>{}]/g, (sign) => `&#${sign.codePointAt(0)};`).replace(/[\\`*_[\]|]/g, '\\$&');

/** A text in the letters of code; empty for no text. */
export function code(text: string): string {
  if (text === '') return '';
  const longest = Math.max(0, ...[...text.matchAll(/`+/g)].map(([run]) => run.length));
  const mark = '`'.repeat(longest + 1);
  const pad = longest > 0 ? ' ' : '';
  return `${mark}${pad}${text}${pad}${mark}`;
}

/** The same in a cell of a table, where a bar would end it. */
export const codeCell = (text: string): string => code(text.replace(/\|/g, '\\|'));

/** A table; its cells are Markdown. */
export function table(heads: readonly string[], rows: readonly (readonly string[])[]): string {
  const line = (cells: readonly string[]): string => `| ${cells.join(' | ')} |`;
  return [line(heads), line(heads.map(() => '---')), ...rows.map(line)].join('\n');
}

/** A source as a page cites it: the place, then the work. */
export const source = ({ work, at }: Citation): string => plain(`${at}: ${bibliography[work]}`);

/** Text whose first letter is capital and whose end has a full stop. */
export const sentence = (text: string): string => {
  const whole = text.slice(0, 1).toUpperCase() + text.slice(1);
  return /[.!?]$/.test(whole) ? whole : `${whole}.`;
};
