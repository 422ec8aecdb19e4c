/**
 * Moves of Fox and Geese (Siegel, Coping with cycles, Section 2): a goose moves one square diagonally down the board,
 * the fox one square diagonally in any direction, nobody onto an occupied square. Left has the geese. The geese are
 * decoded only when they differ from those of the last code, which is rare from one position of a graph to the next.
 */
import type { Coder } from '../ruleset.ts';
import { placeValues, rankOfChoice, unrank } from './codes.ts';
import { type FoxAndGeese, isDark, printFoxAndGeese } from './position.ts';

const NONE = -1;

/** The coder of the positions that can follow this one. */
export function coderOfFoxAndGeese(position: FoxAndGeese): Coder<FoxAndGeese> {
  const { squares, below, around } = darkSquares(position.width, position.height);
  const dark = squares.length;
  const count = position.geese.length;
  const values = placeValues(dark, count);
  const geese = Int32Array.from(position.geese, (goose) => squares.indexOf(goose));
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
    start: rank * dark + squares.indexOf(position.fox),
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
      const fox = squares[decode(code)];
      return printFoxAndGeese({ ...position, geese: Array.from(geese, (goose) => squares[goose]), fox });
    },
    code(found) {
      if (found.width !== position.width || found.height !== position.height) return undefined;
      if (found.geese.length !== count) return undefined;
      const numbers = found.geese.map((goose) => squares.indexOf(goose));
      return rankOfChoice(numbers, values, dark) * dark + squares.indexOf(found.fox);
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
