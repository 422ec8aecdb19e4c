/**
 * Plain tables for people: columns as wide as their widest entry, two spaces between them, no trailing
 * spaces.
 */

/** The width in characters; a combining mark (the hat of 𝒩̂) has none. */
const width = (text: string): number => [...text.replace(/\p{M}/gu, '')].length;

export function tableWidths(head: readonly string[], rows: Iterable<readonly string[]>): number[] {
  const widths = head.map(width);
  for (const row of rows) {
    for (let i = 0; i < row.length; i++) widths[i] = Math.max(widths[i], width(row[i]));
  }
  return widths;
}

/**
 * Entries begin where their columns do; with the `alignment` 'right' all but the first end where they end, as
 * numbers of a matrix.
 */
export function tableLine(
  row: readonly string[],
  widths: readonly number[],
  alignment: 'left' | 'right' = 'left',
): string {
  const cells = row.map((text, i) => {
    const blanks = ' '.repeat(widths[i] - width(text));
    return alignment === 'right' && i > 0 ? blanks + text : text + blanks;
  });
  return `${cells.join('  ').trimEnd()}\n`;
}

export function table(
  head: readonly string[],
  rows: readonly (readonly string[])[],
  alignment?: 'left' | 'right',
): string {
  const widths = tableWidths(head, rows);
  return [head, ...rows].map((row) => tableLine(row, widths, alignment)).join('');
}
