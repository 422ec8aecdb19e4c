/** What a search finds, as lines: comma-separated values, whose other lines begin with #, or JSON. */
import { csvLine } from '../tables/csv.ts';
import type { FoundRow, FoundSearch, SearchEnd } from './found-search.ts';

export type FoundFormat = 'csv' | 'json';

/** Writes the lines of one search. */
export type FoundLines = {
  head(): string;
  line(row: FoundRow): string;
  end(end: SearchEnd): string;
};

/** Opens the writing of the lines of a search, whose condition is printed in the first of them. */
export function openFoundLines(
  format: FoundFormat,
  { text, columns, measures }: Pick<FoundSearch, 'text' | 'columns' | 'measures'>,
): FoundLines {
  if (format === 'json') {
    const line = (data: unknown): string => `${JSON.stringify(data)}\n`;
    return {
      head: () => line({ format: 'grundy-found', version: 1, find: text, measures }),
      line: (row) => line(row.data()),
      end: (end) => line(end.data),
    };
  }
  return {
    head: () => `# find ${text}\n${columns.join(',')}\n`,
    line: (row) => csvLine(row.cells()),
    end: ({ sentences }) => sentences.map((says) => `# ${says}\n`).join(''),
  };
}
