/**
 * Checks boards written as rows of characters with `/` between them, a character for each cell, and names what is
 * wrong, cell by cell. Linear in the text.
 */
import type { Problem } from '../../result.ts';

export type RowsAsked = {
  /** The characters that may stand in a cell. */
  readonly signs: readonly string[];
  /** The advice to the person: "write l for a blue stone, . for an empty cell". */
  readonly remedy: string;
  /** The number of cells in a row; rows count from 0. */
  widthOf(row: number): number;
  /** The board's name for a cell; both numbers count from 0. */
  nameOf(row: number, cell: number): string;
  /** The plural of what stands in a row: "cells". */
  readonly many: string;
};

/** Rows are separated by `/`, by line breaks as in a file, or by blanks, which a field of one line makes of the file's line breaks. */
export const rowsIn = (text: string): readonly string[] => text.trim().split(/\s*\/\s*|\s+/);

export function wrongInRows(rows: readonly string[], asked: RowsAsked): readonly Problem[] {
  return rows.flatMap((text, row) => {
    const signs = [...text];
    const place = `row ${row + 1}`;
    const width = asked.widthOf(row);
    const problems: Problem[] = [];
    if (signs.length === 0)
      problems.push({ place, says: `is empty; write a sign for each of its ${asked.many}` });
    else if (signs.length !== width) {
      problems.push({ place, says: `is ${signs.length} long; make it ${width} long to fit row 1` });
    }
    for (const [cell, sign] of signs.entries()) {
      if (asked.signs.includes(sign)) continue;
      problems.push({ place: asked.nameOf(row, cell), says: `is "${sign}"; ${asked.remedy}` });
    }
    return problems;
  });
}
