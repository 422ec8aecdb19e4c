/** The texts in tables of values: their columns, and why a cell is empty. */
export const tables = {
  columns: 'Columns',
  columnsLong: 'Choose what is measured of the values and shown as columns',
  heads: { name: 'Node', colour: 'Colour', value: 'Value', outcome: 'Outcome', round: 'Round' },
  /** In a cell that has nothing to show. */
  emptySign: '–',
  copyCsv: 'Copy CSV',
  copyLatex: 'Copy LaTeX',
  asCsv: 'the table as CSV',
  asLatex: 'the table as LaTeX',
  /** A minus sign before figures, which texts have as a hyphen. */
  onScreen: (text: string) => text.replace(/-(?=\d)/g, '−'),
} as const;
