/** Fox and Geese on the dark squares of a board of any width and height, with any number of geese. */
import { cite } from '../../bibliography.ts';
import type { CellsRules } from '../recipes/cells-rules.ts';
import { cellsRuleset } from '../recipes/cells-ruleset.ts';
import { EMPTY_CELL, type GridPosition, gridShape, rowsOfCells } from '../recipes/grid-shape.ts';
import type { Coder, Ruleset, RulesetFact, RulesetFamily } from '../ruleset.ts';

// Codes for sets of geese: the combinatorial number system. Geese on the dark squares s₀ < s₁ < … have the
// rank C(s₀, 1) + C(s₁, 2) + …, which numbers the sets of that many squares 0, 1, 2, … without a gap. A
// position's code is that rank times the number of dark squares, plus the fox's square. Codes without gaps
// are small, so that large boards have safe codes too. Squares are numbered among the dark ones here, by rows
// from the top.

/**
 * Whether C(dark, geese) · dark, the number of codes, is a safe integer; with a margin, since the computation
 * rounds.
 */
function canBeCoded(dark: number, geese: number): boolean {
  const most = Number.MAX_SAFE_INTEGER / 2 / dark;
  let sets = 1;
  // C(dark − geese + i, i): larger with every i.
  for (let i = 1; i <= geese && sets <= most; i++) sets = (sets * (dark - geese + i)) / i;
  return sets <= most;
}

/**
 * What goose number i adds to the rank from square s, stored at i · dark + s: C(s, i + 1). Entries that no
 * set of geese uses may be rounded or infinite.
 */
function placeValues(dark: number, geese: number): Float64Array {
  const values = new Float64Array(geese * dark);
  for (let i = 0; i < geese; i++) {
    // Pascal's rule, from C(s − 1, i + 1) and C(s − 1, i).
    for (let s = 1; s < dark; s++) {
      const before = i === 0 ? 1 : values[(i - 1) * dark + s - 1];
      values[i * dark + s] = values[i * dark + s - 1] + before;
    }
  }
  return values;
}

/** The rank of a set of squares, given in ascending order. */
function rankOfChoice(squares: ArrayLike<number>, values: Float64Array, dark: number): number {
  let rank = 0;
  for (let i = 0; i < squares.length; i++) rank += values[i * dark + squares[i]];
  return rank;
}

/**
 * Writes the squares of the set with this rank. Each is found by bisection, so that wide boards are no
 * slower: O(geese · log dark).
 */
function unrank(rank: number, squares: Int32Array, values: Float64Array, dark: number): void {
  let rest = rank;
  let above = dark;
  for (let i = squares.length - 1; i >= 0; i--) {
    // The largest square whose value is at most the remaining rank; it lies below the last one found.
    const row = i * dark;
    let low = i;
    while (above - low > 1) {
      const middle = (low + above) >>> 1;
      if (values[row + middle] <= rest) low = middle;
      else above = middle;
    }
    squares[i] = low;
    rest -= values[row + low];
    above = low;
  }
}

// Moves of Fox and Geese (Siegel, Coping with cycles, Section 2): a goose moves one square diagonally down
// the board, the fox one square diagonally in any direction, neither onto an occupied square. Left has the
// geese. The geese are decoded only when they differ from those of the last code, which is rare from one
// position of a graph to the next.

/** Rows and columns are counted from 0 at the top left. */
const isDark = (row: number, column: number): boolean => (row + column) % 2 === 1;

const SIGNS = `${EMPTY_CELL}GF`;
const [NOBODY, GOOSE, FOX] = [0, 1, 2];

function rulesOfFoxAndGeese({ width, cells: { length } }: GridPosition): CellsRules {
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
function coderOfFoxAndGeese(position: GridPosition): Coder<GridPosition> {
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
   * The code after goose i has moved down to a square: each goose that it passes comes one place earlier in
   * the order.
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

const shape = gridShape({
  pieces: [
    { sign: 'G', name: 'goose', player: 'left' },
    { sign: 'F', name: 'fox', player: 'right', single: true },
  ],
  row: 'rank',
  cell: 'square',
  // One line more at the top or at the left would make light squares of all dark ones.
  linesAt: { left: 2, right: 1, top: 2, bottom: 1 },
  example: '.G.G/..../.F..',
  isDark,
  wrong(position) {
    const { cells, width } = position;
    const wrong = [...cells].flatMap((sign, square) =>
      /[GF]/.test(sign) && !isDark(Math.floor(square / width), square % width)
        ? [
            {
              place: shape.nameOf(square, position),
              says: `is a light square, like the top left one; move ${sign === 'G' ? 'the goose' : 'the fox'} to a dark square beside it`,
            },
          ]
        : [],
    );
    const geese = [...cells].filter((sign) => sign === 'G').length;
    if (wrong.length > 0 || canBeCoded(Math.floor(cells.length / 2), geese)) return wrong;
    const says = 'has more positions than can be numbered; write a smaller board, or fewer geese';
    return [{ place: 'position', says }];
  },
});

const emptyRanks = (count: number, width = 8): readonly string[] =>
  new Array<string>(count).fill('.'.repeat(width));

const usualStart = ['.G.G.G.G', ...emptyRanks(6), '....F...'].join('/');

/** The critical position on a board of n ranks of eight squares, n ≥ 8. */
const criticalOn = (n: number): string =>
  ['...G....', '..G.G.G.', '...F....', ...emptyRanks(n - 3)].join('/');
const criticalGeese = (n: number): readonly string[] => ['...G....', '..G.G.G.', ...emptyRanks(n - 2)];

/** Geese on every dark square of the top rank, and free ranks below. */
const geeseOnTop = (width: number): string =>
  Array.from({ length: width }, (_, column) => '.G'[column % 2]).join('');
const ranksBelow = (height: number, width: number): readonly string[] => [
  geeseOnTop(width),
  ...emptyRanks(height - 1, width),
];

/** A square by its rank and its place there, both from 0. */
type DarkSquare = readonly [rank: number, square: number];

/** The free dark squares in reading order, from a rank on. */
const darkFree = (ranks: readonly string[], from = 0): readonly DarkSquare[] =>
  ranks.flatMap((rank, i) =>
    [...rank].flatMap((sign, j): readonly DarkSquare[] =>
      i >= from && isDark(i, j) && sign === '.' ? [[i, j]] : [],
    ),
  );

const withFox = (ranks: readonly string[], [rank, square]: DarkSquare): string =>
  ranks.with(rank, `${ranks[rank].slice(0, square)}F${ranks[rank].slice(square + 1)}`).join('/');

const starts = [
  { name: 'The usual start', position: usualStart },
  { name: 'The critical position', position: criticalOn(8) },
  { name: 'A small board', position: '.G.G/..../..../F...' },
] as const;

const families: readonly RulesetFamily[] = [
  {
    id: 'top-rank',
    says: 'h ranks of w squares, geese on the whole top rank, the fox in the corner',
    parameters: [
      { name: 'h', least: 2, first: 4 },
      { name: 'w', least: 2, first: 4 },
    ],
    position([height, width]) {
      const ranks = ranksBelow(height, width);
      return withFox(ranks, darkFree(ranks, height - 1)[0]);
    },
  },
  {
    id: 'bottom-fox',
    says: 'h ranks of w squares, geese on the whole top rank, the fox on the dark square x of the bottom rank, from the left',
    parameters: [
      { name: 'h', least: 2, first: 4 },
      { name: 'w', least: 2, first: 4 },
      {
        name: 'x',
        least: 1,
        first: 2,
        greatest: ([h, w]) => darkFree(ranksBelow(h, w), h - 1).length,
        isIndex: true,
      },
    ],
    position: ([h, w, x]) => withFox(ranksBelow(h, w), darkFree(ranksBelow(h, w), h - 1)[x - 1]),
  },
  {
    id: 'any-fox',
    says: 'h ranks of w squares, geese on the whole top rank, the fox on the free dark square x, in reading order',
    parameters: [
      { name: 'h', least: 2, first: 4 },
      { name: 'w', least: 2, first: 4 },
      {
        name: 'x',
        least: 1,
        first: 4,
        greatest: ([h, w]) => darkFree(ranksBelow(h, w)).length,
        isIndex: true,
      },
    ],
    position: ([h, w, x]) => withFox(ranksBelow(h, w), darkFree(ranksBelow(h, w))[x - 1]),
  },
  {
    id: 'critical',
    says: 'the critical position on n ranks of eight squares',
    parameters: [{ name: 'n', least: 3, first: 4 }],
    position: ([n]) => criticalOn(n),
  },
  {
    id: 'critical-any-fox',
    says: 'the geese of the critical position on n ranks of eight squares, the fox on the free dark square x, in reading order',
    parameters: [
      { name: 'n', least: 3, first: 4 },
      { name: 'x', least: 1, first: 5, greatest: ([n]) => darkFree(criticalGeese(n)).length, isIndex: true },
    ],
    position: ([n, x]) => withFox(criticalGeese(n), darkFree(criticalGeese(n))[x - 1]),
  },
];

/** Values from the survey, which computed them carefully. */
const facts: readonly RulesetFact[] = [
  { position: usualStart, value: '2over', source: cite('coping', 'Section 5, Fox and Geese') },
  { position: criticalOn(8), value: '2', source: cite('coping', 'Figure 15, n = 8') },
  { position: criticalOn(9), value: '3/2', source: cite('coping', 'Figure 15, n = 9') },
  { position: criticalOn(10), value: '5/4', source: cite('coping', 'Figure 15, n = 10') },
];

export const foxAndGeese: Ruleset<GridPosition> = cellsRuleset({
  ...shape,
  id: 'fox-and-geese',
  name: 'Fox and Geese',
  players: 'partizan',
  loopy: true,
  infinitePlay: 'draw',
  source: cite('coping', 'Section 2'),
  notation:
    'The rows stand from the top down, with / between them. G is a goose, F the fox, and a dot an empty square. Pieces stand on dark squares alone; the square at the top left is light.',
  rules:
    'Left’s geese move one square diagonally downwards, Right’s fox one square diagonally in any direction, always onto an empty square. A player who cannot move loses, and play that never ends is a draw.',
  starts,
  facts,
  families,
  rulesFor: rulesOfFoxAndGeese,
  coder: coderOfFoxAndGeese,
});
