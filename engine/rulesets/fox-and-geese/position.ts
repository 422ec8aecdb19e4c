/**
 * Positions of Fox and Geese, and their notation: the ranks from the top separated by `/`, with G, F and `.` for the
 * squares. Rows and columns are counted from 0 at the top left; a square is dark when row + column is odd.
 */
import { accepted, type Problem, type Result, refused } from '../../result.ts';
import { canBeCoded } from './codes.ts';

export type FoxAndGeese = {
  readonly width: number;
  readonly height: number;
  /** Squares as row · width + column, ascending. */
  readonly geese: readonly number[];
  readonly fox: number;
};

/** Whether a square is dark. */
export const isDark = (row: number, column: number): boolean => (row + column) % 2 === 1;

/** Reads a position; every problem names its rank or square. */
export function parseFoxAndGeese(text: string): Result<FoxAndGeese> {
  const trimmed = text.trim();
  if (trimmed === '') {
    const says = 'is empty; write the ranks from the top with / between them, like .G.G/..../.F..';
    return refused([{ place: 'position', says }]);
  }
  const ranks = trimmed.split('/').map((rank) => [...rank]);
  const width = ranks[0].length;
  const problems = [
    ...ranks.flatMap((rank, row) => wrongInRank(rank, row, width)),
    ...wrongFoxes(squaresWith('F', ranks)),
  ];
  if (problems.length > 0) return refused(problems);
  const numbered = (letter: string): number[] =>
    squaresWith(letter, ranks).map(({ row, column }) => row * width + column);
  const geese = numbered('G');
  const position = { width, height: ranks.length, geese, fox: numbered('F')[0] };
  if (!hasRoomFor(position, geese.length)) {
    const says = 'has more positions than can be told apart; take a smaller board or fewer geese';
    return refused([{ place: 'position', says }]);
  }
  return accepted(position);
}

/** Whether positions of the board with this many geese have codes that are safe integers. */
export const hasRoomFor = ({ width, height }: FoxAndGeese, geese: number): boolean =>
  canBeCoded(countDark(width, height), geese);

/** Prints what `parseFoxAndGeese` reads. */
export function printFoxAndGeese({ width, height, geese, fox }: FoxAndGeese): string {
  const letters = new Array<string>(width * height).fill('.');
  for (const goose of geese) letters[goose] = 'G';
  letters[fox] = 'F';
  const ranks = Array.from({ length: height }, (_, row) => letters.slice(row * width, (row + 1) * width));
  return ranks.map((rank) => rank.join('')).join('/');
}

/** The top left square is light, so if the number of squares is odd there is one more light square. */
const countDark = (width: number, height: number): number => Math.floor((width * height) / 2);

type Square = { readonly row: number; readonly column: number };

const squaresWith = (letter: string, ranks: readonly (readonly string[])[]): Square[] =>
  ranks.flatMap((rank, row) => rank.flatMap((found, column) => (found === letter ? [{ row, column }] : [])));

/** The name of a square in problems and on the board, where ranks and squares count from 1. */
export const squareName = ({ row, column }: Square): string => `rank ${row + 1}, square ${column + 1}`;

function wrongInRank(rank: readonly string[], row: number, width: number): Problem[] {
  const problems: Problem[] = [];
  const place = `rank ${row + 1}`;
  if (rank.length === 0) problems.push({ place, says: 'is empty; a rank has a letter for each square' });
  else if (rank.length !== width && width > 0) {
    const says = `is ${rank.length} long and rank 1 is ${width} long; make them equal`;
    problems.push({ place, says });
  }
  for (const [column, letter] of rank.entries()) {
    const says = wrongAt(letter, row, column);
    if (says !== undefined) problems.push({ place: squareName({ row, column }), says });
  }
  return problems;
}

function wrongAt(letter: string, row: number, column: number): string | undefined {
  if (!['G', 'F', '.'].includes(letter)) {
    return `is "${letter}"; write G for a goose, F for the fox, . for an empty square`;
  }
  if (letter === '.' || isDark(row, column)) return undefined;
  const animal = letter === 'G' ? 'a goose' : 'the fox';
  return `is a light square, as the top left one is; move ${animal} to a dark square beside it`;
}

function wrongFoxes(foxes: readonly Square[]): Problem[] {
  if (foxes.length === 0) return [{ place: 'position', says: 'has no fox; put one F on a dark square' }];
  return foxes.slice(1).map((fox) => ({
    place: squareName(fox),
    says: 'is another fox; leave exactly one F',
  }));
}
