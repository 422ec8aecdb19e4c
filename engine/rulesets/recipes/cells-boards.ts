/**
 * Gives boards numbers. A board of few cells is a number whose figures are its cells, so that the board after
 * a move is found by an addition; a larger one, which has too many arrangements for that, gets a number when
 * it is first met. O(cells) to read a board; O(1) for the board after a move where boards are figures and
 * nothing is settled, else O(cells) expected.
 */
import type { Cells, CellsRules } from './cells-rules.ts';

export type Boards = {
  /** The number of the board to begin with. */
  readonly start: number;
  /** The cells of a board, which stays open for moves until another one is read. */
  read(board: number): Cells;
  /** A cell of the open board is another one after the move; each cell once. */
  put(cell: number, sign: number): void;
  /** The number of the board that was put together. */
  next(): number;
  /**
   * The number of the board on which the content of one cell has gone to another: its own cell holds sign 0
   * then.
   */
  slid(from: number, to: number): number;
  /** The number of these cells; undefined of a board that was not met, where that can be known. */
  find(cells: Cells): number | undefined;
};

type BoardRules = Pick<CellsRules, 'signs' | 'settle'>;

export function boardsFrom(start: Cells, { signs: { length: signs }, settle }: BoardRules): Boards {
  if (!settle && Number.isSafeInteger(signs ** start.length)) return boardsByFigures(start, signs);
  return boardsByChunks(start, signs, settle);
}

/** Numbers boards 0, 1, 2, … as they are first met, so that they index an array. */
export function boardsInOrder(start: Cells, rules: BoardRules): Boards {
  const boards = boardsFrom(start, rules);
  const met = [boards.start];
  const numbers = new Map([[boards.start, 0]]);
  const numberOf = (board: number): number => {
    const known = numbers.get(board);
    if (known !== undefined) return known;
    numbers.set(board, met.length);
    return met.push(board) - 1;
  };
  return {
    start: 0,
    read: (number) => boards.read(met[number]),
    put: boards.put,
    next: () => numberOf(boards.next()),
    slid: (from, to) => numberOf(boards.slid(from, to)),
    find(cells) {
      const board = boards.find(cells);
      return board === undefined ? undefined : numbers.get(board);
    },
  };
}

/** Numbers below 2³¹ are divided several times quicker than others, so figures are split off by the chunk. */
const mostInChunk = 2 ** 30;

/** How many cells go into a chunk, and what a sign is worth in the chunk of its cell. */
function chunksOf({ length }: Cells, signs: number) {
  const perChunk = Math.max(1, Math.floor(Math.log(mostInChunk) / Math.log(signs)));
  const worth = Float64Array.from({ length }, (_, cell) => signs ** (cell % perChunk));
  /** Writes the cells of a chunk. */
  const write = (chunk: number, figures: number, cells: Cells): void => {
    const end = Math.min(length, (chunk + 1) * perChunk);
    for (let cell = chunk * perChunk, rest = figures; cell < end; cell++) {
      const left = (rest / signs) | 0;
      cells[cell] = rest - left * signs;
      rest = left;
    }
  };
  const chunkOf = Uint16Array.from({ length }, (_, cell) => cell / perChunk);
  return { perChunk, worth, write, chunkOf, count: Math.ceil(length / perChunk) };
}

function boardsByFigures(first: Cells, signs: number): Boards {
  const { perChunk, write, count } = chunksOf(first, signs);
  const size = signs ** perChunk;
  const worth = Float64Array.from(first, (_, cell) => signs ** cell);
  const numberOf = (found: Cells): number => found.reduce((sum, sign, cell) => sum + sign * worth[cell], 0);
  const cells = first.slice();
  const start = numberOf(first);
  let open = start;
  let change = 0;
  return {
    start,
    read(board) {
      if (board === open) return cells;
      open = board;
      for (let chunk = 0, rest = board; chunk < count; chunk++) {
        const more = Math.floor(rest / size);
        write(chunk, rest - more * size, cells);
        rest = more;
      }
      return cells;
    },
    put(cell, sign) {
      change += (sign - cells[cell]) * worth[cell];
    },
    next() {
      const after = open + change;
      change = 0;
      return after;
    },
    slid: (from, to) => open + (cells[from] - cells[to]) * worth[to] - cells[from] * worth[from],
    find: numberOf,
  };
}

/** Numbers boards as they are first met, in a hash table with open addressing over their chunks. */
function boardsByChunks(first: Cells, signs: number, settle: CellsRules['settle']): Boards {
  const { worth, write, chunkOf, count } = chunksOf(first, signs);
  let met = new Int32Array(count << 8);
  let many = 0;
  /** A slot holds the number of a board plus one; at most half of the slots are taken. */
  let slots = new Int32Array(1 << 9);
  const slotOf = (chunks: Int32Array, from: number): number => {
    let hash = 0;
    for (let i = from; i < from + count; i++) hash = Math.imul(hash ^ chunks[i], 0x9e3779b1) ^ (hash >>> 15);
    const mask = slots.length - 1;
    let slot = (hash ^ (hash >>> 15)) & mask;
    while (slots[slot] > 0 && !isAt((slots[slot] - 1) * count, chunks, from)) slot = (slot + 1) & mask;
    return slot;
  };
  const isAt = (at: number, chunks: Int32Array, from: number): boolean => {
    for (let i = 0; i < count; i++) if (met[at + i] !== chunks[from + i]) return false;
    return true;
  };
  const grow = (): void => {
    const more = new Int32Array(2 * met.length);
    more.set(met);
    met = more;
    slots = new Int32Array(2 * slots.length);
    for (let board = 0; board < many; board++) slots[slotOf(met, board * count)] = board + 1;
  };
  const chunksIn = (found: Cells): Int32Array => {
    const chunks = new Int32Array(count);
    for (let cell = 0; cell < found.length; cell++) chunks[chunkOf[cell]] += found[cell] * worth[cell];
    return chunks;
  };
  const numberOf = (chunks: Int32Array): number => {
    const slot = slotOf(chunks, 0);
    if (slots[slot] > 0) return slots[slot] - 1;
    if ((many + 1) * count > met.length) {
      grow();
      return numberOf(chunks);
    }
    met.set(chunks, many * count);
    slots[slot] = many + 1;
    return many++;
  };

  const cells = first.slice();
  settle?.(cells);
  const chunks = chunksIn(cells);
  const start = numberOf(chunks);
  let open = start;
  /** What was put on cells, or its chunks where nothing has to be settled. */
  const after = cells.slice();
  const afterChunks = chunks.slice();
  const put = (cell: number, sign: number): void => {
    if (settle) after[cell] = sign;
    else afterChunks[chunkOf[cell]] += (sign - cells[cell]) * worth[cell];
  };
  const next = (): number => {
    if (!settle) {
      const board = numberOf(afterChunks);
      for (let i = 0; i < count; i++) afterChunks[i] = chunks[i];
      return board;
    }
    settle(after);
    const board = numberOf(chunksIn(after));
    after.set(cells);
    return board;
  };
  return {
    start,
    read(board) {
      if (board === open) return cells;
      open = board;
      for (let i = 0; i < count; i++) {
        chunks[i] = met[board * count + i];
        afterChunks[i] = chunks[i];
        write(i, chunks[i], cells);
      }
      after.set(cells);
      return cells;
    },
    put,
    next,
    slid(from, to) {
      put(from, 0);
      put(to, cells[from]);
      return next();
    },
    find(found) {
      const settled = found.slice();
      settle?.(settled);
      const slot = slotOf(chunksIn(settled), 0);
      return slots[slot] > 0 ? slots[slot] - 1 : undefined;
    },
  };
}
