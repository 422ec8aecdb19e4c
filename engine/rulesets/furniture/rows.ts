/**
 * Boards written as rows of signs with `/` between them, a sign for each cell: what is wrong with such a text, cell by cell. Linear
 * in the text.
 */
import type { Problem } from '../../result.ts';

export type RowsAsked = {
  /** What may stand in a cell. */
  readonly signs: readonly string[];
  /** What a person is told to write instead: "write l for a blue stone, . for an empty cell". */
  readonly remedy: string;
  /** How many cells a row has, from 0. */
  widthOf(row: number): number;
  /** What the board calls a cell, both numbers from 0. */
  nameOf(row: number, cell: number): string;
  /** Several of what stands in a row: "cells". */
  readonly many: string;
};

/** Rows are told apart by `/` or by line breaks, as in a file. */
export const rowsIn = (text: string): readonly string[] => text.split(/\/|\r?\n/);

export function wrongInRows(rows: readonly string[], asked: RowsAsked): readonly Problem[] {
  return rows.flatMap((text, row) => {
    const signs = [...text];
    const place = `row ${row + 1}`;
    const width = asked.widthOf(row);
    const problems: Problem[] = [];
    if (signs.length === 0)
      problems.push({ place, says: `is empty; write a sign for each of its ${asked.many}` });
    else if (signs.length !== width) {
      problems.push({
        place,
        says: `has ${signs.length} ${asked.many}; give it ${width}, as row 1 has ${asked.widthOf(0)}`,
      });
    }
    for (const [cell, sign] of signs.entries()) {
      if (asked.signs.includes(sign)) continue;
      problems.push({ place: asked.nameOf(row, cell), says: `is "${sign}"; ${asked.remedy}` });
    }
    return problems;
  });
}
