/**
 * Moves of Fox and Geese (Siegel, Coping with cycles, Section 2): a goose moves one square diagonally down the board,
 * the fox one square diagonally in any direction, nobody onto an occupied square. Left has the geese. The geese are
 * decoded only when they differ from those of the last code, which is rare from one position of a graph to the next.
 */
import type { CellsRules } from '../recipes/cells-rules.ts';
import { EMPTY_CELL, type GridPosition, rowsOfCells } from '../recipes/grid-shape.ts';
import type { Coder } from '../ruleset.ts';
import { placeValues, rankOfChoice, unrank } from './codes.ts';

/** Rows and columns are counted from 0 at the top left. */
export const isDark = (row: number, column: number): boolean => (row + column) % 2 === 1;

const SIGNS = `${EMPTY_CELL}GF`;
const [NOBODY, GOOSE, FOX] = [0, 1, 2];

export function rulesOfFoxAndGeese({ width, cells: { length } }: GridPosition): CellsRules {
  const { squares, below, around } = darkSquares(width, length / width);
  return {
    signs: SIGNS,
    moves(cells, record) {
      for (let s = 0; s < squares.length; s++) {
        const from = squares[s];
        const animal = cells[from];
        if (animal === NOBODY) continue;
        const [ways, each] = animal === GOOSE ? [below, 2] : [around, 4];
        for (let e = each * s; e < each * (s + 1); e++) {
          const to = squares[ways[e]];
          if (to !== undefined && cells[to] === NOBODY)
            record.slide(animal === FOX ? 'right' : 'left', from, to);
        }
      }
    },
  };
}

const NONE = -1;

/** The coder of the positions that can follow this one. */
export function coderOfFoxAndGeese(position: GridPosition): Coder<GridPosition> {
  const { width, cells } = position;
  const { squares, below, around } = darkSquares(width, cells.length / width);
  const dark = squares.length;
  /** The dark squares where an animal stands, in ascending order. */
  const standing = (found: GridPosition, animal: number): readonly number[] =>
    squares.flatMap((square, s) => (found.cells[square] === SIGNS[animal] ? [s] : []));
  const geese = Int32Array.from(standing(position, GOOSE));
  const count = geese.length;
  const values = placeValues(dark, count);
  const occupied = new Uint8Array(dark);
  let rank = rankOfChoice(geese, values, dark);
  for (const goose of geese) occupied[goose] = 1;

  /** Decodes the geese of a code into their squares, and returns the fox's square. */
  function decode(code: number): number {
    // Exact: the quotient's rounding error is below 1 / dark, so its floor is right.
    const geeseRank = Math.floor(code / dark);
    if (geeseRank !== rank) {
      for (let i = 0; i < count; i++) occupied[geese[i]] = 0;
      unrank(geeseRank, geese, values, dark);
      for (let i = 0; i < count; i++) occupied[geese[i]] = 1;
      rank = geeseRank;
    }
    return code - geeseRank * dark;
  }

  /**
   * The code after goose i has moved down to a square: each goose that it passes comes one place earlier in the
   * order.
   */
  function moved(code: number, i: number, to: number): number {
    let change = -values[i * dark + geese[i]];
    let place = i;
    for (; place + 1 < count && geese[place + 1] < to; place++) {
      const passed = geese[place + 1];
      change += values[place * dark + passed] - values[(place + 1) * dark + passed];
    }
    return code + (change + values[place * dark + to]) * dark;
  }

  return {
    start: rank * dark + standing(position, FOX)[0],
    left(code, out) {
      const fox = decode(code);
      let options = 0;
      for (let i = 0; i < count; i++) {
        for (let e = 2 * geese[i], end = e + 2; e < end; e++) {
          const to = below[e];
          if (to !== NONE && to !== fox && occupied[to] === 0) out[options++] = moved(code, i, to);
        }
      }
      return options;
    },
    right(code, out) {
      const fox = decode(code);
      let options = 0;
      for (let e = 4 * fox, end = e + 4; e < end; e++) {
        const to = around[e];
        if (to !== NONE && occupied[to] === 0) out[options++] = code - fox + to;
      }
      return options;
    },
    print(code) {
      const fox = decode(code);
      const after = new Array<string>(cells.length).fill(EMPTY_CELL);
      for (const goose of geese) after[squares[goose]] = SIGNS[GOOSE];
      after[squares[fox]] = SIGNS[FOX];
      return rowsOfCells(after.join(''), width).join('/');
    },
    code(found) {
      if (found.width !== width || found.cells.length !== cells.length) return undefined;
      const numbers = standing(found, GOOSE);
      if (numbers.length !== count) return undefined;
      return rankOfChoice(numbers, values, dark) * dark + standing(found, FOX)[0];
    },
  };
}

type DarkSquares = {
  /** The dark square number s of the board, as row · width + column. */
  readonly squares: readonly number[];
  /** The two neighbours below square s are below[2s] and below[2s + 1], or NONE. */
  readonly below: Int32Array;
  /** All four neighbours, or NONE. */
  readonly around: Int32Array;
};

function darkSquares(width: number, height: number): DarkSquares {
  const squares = Array.from({ length: width * height }, (_, square) => square).filter((square) =>
    isDark(Math.floor(square / width), square % width),
  );
  const numbers = new Map(squares.map((square, s) => [square, s]));
  const numberAt = (row: number, column: number): number =>
    column < 0 || column >= width ? NONE : (numbers.get(row * width + column) ?? NONE);
  const neighbours = (square: number, rows: readonly number[]): number[] =>
    rows.flatMap((down) =>
      [-1, 1].map((across) => numberAt(Math.floor(square / width) + down, (square % width) + across)),
    );
  return {
    squares,
    below: Int32Array.from(squares.flatMap((square) => neighbours(square, [1]))),
    around: Int32Array.from(squares.flatMap((square) => neighbours(square, [-1, 1]))),
  };
}
