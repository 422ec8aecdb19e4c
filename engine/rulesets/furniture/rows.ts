/**
 * Boards written as rows of characters with `/` between them, a character for each cell. They are read as
 * books write them, and what is wrong is named cell by cell. Linear in the text.
 */
import type { Problem } from '../../result.ts';

export type RowsAsked = {
  /** The characters that a cell may hold; the first means an empty cell. */
  readonly signs: readonly string[];
  /** The advice to the person: "write l for a blue stone, . for an empty cell". */
  readonly remedy: string;
  /** The number of cells in a row; rows count from 0. */
  widthOf(row: number): number;
  /** The board's name for a row, and for a cell; both numbers count from 0. */
  nameOfRow(row: number): string;
  nameOf(row: number, cell: number): string;
  /** The plural name of the things in a row: "cells". */
  readonly many: string;
};

/** What books print for an empty cell. */
const nothings = '._-–·□▢◻';

/**
 * The signs of each row. Rows are separated by `/`, by line breaks as in a file, or by blanks, which a field
 * of one line makes of the file's line breaks; blanks between single signs separate nothing. Signs may be of
 * the other case, and nothing may be written as in books, as far as the ruleset has no such sign of its own.
 */
export function readRows(text: string, signs: readonly string[]): readonly (readonly string[])[] {
  const asOurs = (sign: string): string => {
    if (signs.includes(sign)) return sign;
    const cased = [sign.toLowerCase(), sign.toUpperCase()].find((each) => signs.includes(each));
    return cased ?? (nothings.includes(sign) ? signs[0] : sign);
  };
  return rowsIn(text.trim()).map((row) => [...row].map(asOurs));
}

function rowsIn(text: string): readonly string[] {
  if (/[/\n]/.test(text)) return text.split(/\s*[/\n]\s*/).map((row) => row.replace(/\s/g, ''));
  const words = text.split(/\s+/);
  return words.every((word) => [...word].length === 1) ? [words.join('')] : words;
}

export function wrongInRows(rows: readonly (readonly string[])[], asked: RowsAsked): readonly Problem[] {
  return rows.flatMap((signs, row) => {
    const place = asked.nameOfRow(row);
    const width = asked.widthOf(row);
    const problems: Problem[] = [];
    if (signs.length === 0)
      problems.push({ place, says: `is empty; write a sign for each of its ${asked.many}` });
    else if (signs.length !== width) {
      const says = `has length ${signs.length}; make it ${width} long, like ${asked.nameOfRow(0)}`;
      problems.push({ place, says });
    }
    for (const [cell, sign] of signs.entries()) {
      // What is beyond the row's end is covered by the problem of the row.
      if (cell >= width || asked.signs.includes(sign)) continue;
      problems.push({ place: asked.nameOf(row, cell), says: `is "${sign}"; ${asked.remedy}` });
    }
    return problems;
  });
}

/** "1 row", "2 rows". */
export const manyOf = (count: number, one: string): string => `${count} ${one}${count === 1 ? '' : 's'}`;

/** Rows of blue and red stones in turn, L and R, as a chessboard has its squares; the first is blue. */
export const checkerboard = (rows: number, columns: number): string =>
  Array.from({ length: rows }, (_, row) =>
    Array.from({ length: columns }, (__, column) => 'LR'[(row + column) % 2]).join(''),
  ).join('/');
