/**
 * Numbers the boards of a ruleset that counts points 0, 1, 2, … as they are first met. A board of few cells is kept as one number, whose
 * figures are its cells, so that the board after a move is found by an addition; a larger one is kept as a text. O(cells) to read a
 * board; O(1) expected for the board after a move where boards are numbers, else O(cells).
 */

/** The contents of cells, each by its place among the ruleset's signs. */
export type Cells = Uint8Array;

export const cellsOfText = (signs: string, text: string): Cells =>
  Uint8Array.from(text, (sign) => signs.indexOf(sign));

export const textOfCells = (signs: string, cells: Cells): string =>
  Array.from(cells, (place) => signs[place]).join('');

export type Boards = {
  /** The cells of a board, which stays open for moves until another one is read. */
  read(board: number): Cells;
  /** A cell of the open board is another one after the move; each cell once. */
  put(cell: number, sign: number): void;
  /** The number of the board that was put together. */
  next(): number;
  /** The number of a board that was met; undefined of another one. */
  find(cells: Cells): number | undefined;
  /** The number of the board on which the piece of one cell has taken that of another: its own cell holds sign 0 then. */
  taken(from: number, to: number): number;
};

/** Board 0 is the start. `signs` is how many different contents a cell can have. */
export const boardsFrom = (start: Cells, signs: number): Boards =>
  Number.isSafeInteger(signs ** start.length) ? boardsAsNumbers(start, signs) : boardsAsTexts(start);

function boardsAsNumbers(start: Cells, signs: number): Boards {
  const worth = Array.from(start, (_, cell) => signs ** cell);
  const inFigures = (found: Cells): number => found.reduce((sum, sign, cell) => sum + sign * worth[cell], 0);
  const boards = [inFigures(start)];
  const numbers = new Map([[boards[0], 0]]);
  const cells = start.slice();
  let open = 0;
  let change = 0;
  const numberOf = (board: number): number => {
    const known = numbers.get(board);
    if (known !== undefined) return known;
    numbers.set(board, boards.length);
    return boards.push(board) - 1;
  };
  return {
    read(board) {
      if (board === open) return cells;
      open = board;
      let rest = boards[board];
      for (let cell = 0; cell < cells.length; cell++) {
        const sign = rest % signs;
        cells[cell] = sign;
        rest = (rest - sign) / signs;
      }
      return cells;
    },
    put(cell, sign) {
      change += (sign - cells[cell]) * worth[cell];
    },
    next() {
      const after = boards[open] + change;
      change = 0;
      return numberOf(after);
    },
    find: (found) => numbers.get(inFigures(found)),
    taken: (from, to) =>
      numberOf(boards[open] + (cells[from] - cells[to]) * worth[to] - cells[from] * worth[from]),
  };
}

function boardsAsTexts(start: Cells): Boards {
  const boards = [String.fromCharCode(...start)];
  const numbers = new Map([[boards[0], 0]]);
  const cells = start.slice();
  const after = start.slice();
  let open = 0;
  const next = (): number => {
    const text = String.fromCharCode(...after);
    after.set(cells);
    const known = numbers.get(text);
    if (known !== undefined) return known;
    numbers.set(text, boards.length);
    return boards.push(text) - 1;
  };
  return {
    read(board) {
      if (board === open) return cells;
      open = board;
      for (let cell = 0; cell < cells.length; cell++) cells[cell] = boards[board].charCodeAt(cell);
      after.set(cells);
      return cells;
    },
    put(cell, sign) {
      after[cell] = sign;
    },
    next,
    find: (found) => numbers.get(String.fromCharCode(...found)),
    taken(from, to) {
      after[from] = 0;
      after[to] = cells[from];
      return next();
    },
  };
}
