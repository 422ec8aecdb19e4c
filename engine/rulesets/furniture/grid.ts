/**
 * A grid of squares: light or dark, missing or walled up, with stones of Left, of Right or of neither player;
 * or of points that lines join, instead of squares. A square that always stays empty is drawn but is not a
 * place; a missing point is not drawn. Linear in the squares, times the kinds of stones.
 */
import type { FigureShape } from '../../figure/figure.ts';
import type { Board, BoardEdit, BoardOwner, BoardPiece, BoardPlace, BoardText } from '../board.ts';
import { box, disc, letterOn, side, stone, straight } from './shapes.ts';

export type GridSquare = {
  readonly shade: 'light' | 'dark';
  /** The character of the thing on the square; the grid's `empty` if there is none. */
  readonly sign: string;
  /** The square's name in problems of the notation; undefined if nothing may ever be there. */
  readonly name: string | undefined;
};

export type GridBoard<Position> = {
  readonly says: string;
  /** Rows from the top, each from the left. */
  readonly rows: readonly (readonly GridSquare[])[];
  readonly pieces: readonly BoardPiece[];
  readonly owners?: readonly BoardOwner[];
  /** The character of an empty square. */
  readonly empty: string;
  /** The character of a missing or used-up square, if the ruleset has any. */
  readonly wall?: string;
  /** Where the grid is one of points: which of them are joined by a line, as row and column of both. */
  readonly lines?: readonly PointLine[];
  /** The position with another character at a square; undefined if the ruleset does not allow it. */
  put(row: number, column: number, sign: string): Position | undefined;
};

export type PointLine = readonly [row: number, column: number, otherRow: number, otherColumn: number];

const pointRadius = 3;

const middleOfSquare = (row: number, column: number) => ({ x: (column + 0.5) * side, y: (row + 0.5) * side });

/** A board that is a grid of squares or of points. */
export function gridBoard<Position>(grid: GridBoard<Position>): Board<Position> {
  const { rows, pieces, owners, wall, lines } = grid;
  const bySign = new Map(pieces.map((piece) => [piece.sign, piece]));
  const shapes: FigureShape[] = (lines ?? []).map(([row, column, otherRow, otherColumn]) => ({
    look: 'board line',
    form: straight(middleOfSquare(row, column), middleOfSquare(otherRow, otherColumn)),
  }));
  const stones: FigureShape[] = [];
  const texts: BoardText[] = [];
  const places: BoardPlace<Position>[] = [];
  for (const [row, squares] of rows.entries()) {
    for (const [column, { shade, sign, name }] of squares.entries()) {
      const area = box(column * side, row * side, side, side);
      const middle = middleOfSquare(row, column);
      const piece = bySign.get(sign);
      if (!lines) shapes.push({ look: sign === wall ? 'wall' : shade, form: area });
      else if (name !== undefined) shapes.push({ look: 'dot', form: disc(middle, pointRadius) });
      if (piece) {
        stones.push(stone(piece.player, middle));
        texts.push(letterOn(piece, sign, middle));
      } else if (sign !== grid.empty && sign !== wall && name !== undefined) {
        texts.push(letterOn(unknownPiece, sign, middle));
      }
      if (name === undefined) continue;
      places.push({ name, area, holds: inWords(grid, sign), edits: editsAt(grid, row, column, sign) });
    }
  }
  return {
    says: grid.says,
    shapes: [...shapes, ...stones],
    texts,
    places,
    pieces,
    ...(owners && { owners }),
  };
}

/** In a draft a square may have any sign; a sign that the ruleset does not have is shown as it is. */
const unknownPiece: BoardPiece = { sign: '', name: '', player: 'neutral' };

function inWords<Position>({ pieces, wall, empty }: GridBoard<Position>, sign: string): string {
  const piece = pieces.find((each) => each.sign === sign);
  if (piece) return `a ${piece.name}`;
  if (sign === wall) return 'a wall';
  return sign === empty ? 'empty' : `“${sign}”`;
}

/** What else may be there, starting after the present character, so that repeated clicks go round. */
function editsAt<Position>(
  grid: GridBoard<Position>,
  row: number,
  column: number,
  sign: string,
): readonly BoardEdit<Position>[] {
  const { empty, pieces, wall } = grid;
  const signs = [empty, ...pieces.map((piece) => piece.sign), ...(wall === undefined ? [] : [wall])];
  const at = signs.indexOf(sign);
  const others = [...signs.slice(at + 1), ...signs.slice(0, at)];
  return others.flatMap((next) => {
    const to = grid.put(row, column, next);
    if (to === undefined) return [];
    return [{ sign: next, says: next === empty ? 'clear it' : `put ${inWords(grid, next)}`, to }];
  });
}
