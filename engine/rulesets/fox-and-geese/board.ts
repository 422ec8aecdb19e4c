/** The board of Fox and Geese: what may be put on each square, and the two places of each move. */
import type { Board, BoardPiece } from '../board.ts';
import { gridBoard, type Signs, wayOfPiece } from '../furniture/grid.ts';
import { type FoxAndGeese, hasRoomFor, isDark, squareName } from './position.ts';

const EMPTY = '.';
const GOOSE = 'G';
const FOX = 'F';

const pieces: readonly BoardPiece[] = [
  { sign: GOOSE, name: 'goose', player: 'left' },
  { sign: FOX, name: 'fox', player: 'right' },
];

function signAt({ geese, fox }: FoxAndGeese, square: number): string {
  if (square === fox) return FOX;
  return geese.includes(square) ? GOOSE : EMPTY;
}

/** There is always one fox: putting it on another square empties its old one, and no other piece may replace it. */
function withSign(position: FoxAndGeese, square: number, sign: string): FoxAndGeese | undefined {
  const { geese, fox } = position;
  const others = geese.filter((goose) => goose !== square);
  if (sign === FOX) return { ...position, geese: others, fox: square };
  if (square === fox) return undefined;
  if (sign === EMPTY) return { ...position, geese: others };
  return hasRoomFor(position, geese.length + 1)
    ? { ...position, geese: [...others, square].toSorted((a, b) => a - b) }
    : undefined;
}

/** The board of a position. */
export function boardOfFoxAndGeese(position: FoxAndGeese): Board<FoxAndGeese> {
  const { width, height } = position;
  const many = (count: number, one: string): string => `${count} ${one}${count === 1 ? '' : 's'}`;
  return gridBoard({
    says: `${many(height, 'rank')} of ${many(width, 'square')}`,
    rows: Array.from({ length: height }, (_, row) =>
      Array.from({ length: width }, (_, column) =>
        isDark(row, column)
          ? {
              shade: 'dark',
              sign: signAt(position, row * width + column),
              name: squareName({ row, column }),
            }
          : { shade: 'light', sign: EMPTY, name: undefined },
      ),
    ),
    pieces,
    empty: EMPTY,
    put: (row, column, sign) => withSign(position, row * width + column, sign),
  });
}

/** The places of a move: from, to. */
export const wayOfFoxAndGeese = (before: FoxAndGeese, after: FoxAndGeese): readonly string[] =>
  wayOfPiece(signsOf(before), signsOf(after), EMPTY);

function signsOf(position: FoxAndGeese): Signs {
  const { width, height } = position;
  return Array.from({ length: width * height }, (_, square) => ({
    name: squareName({ row: Math.floor(square / width), column: square % width }),
    sign: signAt(position, square),
  }));
}
