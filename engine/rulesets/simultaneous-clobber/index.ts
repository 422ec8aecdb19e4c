/**
 * Simultaneous Clobber: both move a stone onto an enemy at once; an enemy that has left its square is not
 * taken.
 */
import { cite } from '../../bibliography.ts';
import type { Mover } from '../../graph/game-graph.ts';
import type { Problem } from '../../result.ts';
import type { Board, BoardPlace } from '../board.ts';
import type { Draft } from '../draft.ts';
import { manyOf } from '../furniture/rows.ts';
import type { LineEnds } from '../graphs/graph.ts';
import { spotsOnRing } from '../graphs/node-spots.ts';
import { nodesBoard } from '../graphs/nodes-board.ts';
import { wordOf, wordParameters } from '../letter-words.ts';
import type { CellsShape } from '../recipes/cells-ruleset.ts';
import { EMPTY_CELL, type GridPosition, gridShape } from '../recipes/grid-shape.ts';
import { type MoveOnCells, type RoundsOnCells, roundsOnCells } from '../recipes/rounds-on-cells.ts';
import { simultaneousForm } from '../recipes/simultaneous-form.ts';
import { LEFT_STONE, linesOn, NO_STONE, RIGHT_STONE } from '../recipes/stones.ts';
import type { Ruleset, RulesetFact, RulesetFamily } from '../ruleset.ts';

/**
 * Positions of simultaneous Clobber: X and O on squares in rows, or on the nodes of a complete graph,
 * `K:XOOO`. ` both` behind them says that Right's gains count too. A complete graph is drawn as a ring in
 * which every two nodes are joined.
 */
type ClobberPosition = GridPosition & {
  /** Whether each stone is beside every other one. */
  readonly isComplete: boolean;
  /** Whether the stones that Right takes count against Left. */
  readonly countsBoth: boolean;
};

const pieces = [
  { sign: 'X', name: 'blue stone', player: 'left' },
  { sign: 'O', name: 'red stone', player: 'right' },
] as const;

const clobberSigns = `${EMPTY_CELL}${pieces.map(({ sign }) => sign).join('')}`;

const squares = gridShape({ pieces, row: 'row', cell: 'square', example: 'OXO' });
const nodes = gridShape({ pieces, cell: 'node', example: 'K:XOOO' });

const shapeOf = ({ isComplete }: ClobberPosition): CellsShape<GridPosition> => (isComplete ? nodes : squares);

const mostNodes = 30;

function readClobber(text: string): Draft<ClobberPosition> {
  const [, complete, stones, both] = /^\s*(K\s*:)?(.*?)(\s*both)?\s*$/is.exec(text) ?? [];
  const marks = { isComplete: complete !== undefined, countsBoth: both !== undefined };
  const { position, problems } = (marks.isComplete ? nodes : squares).read(stones ?? '');
  const found = { ...position, ...marks };
  return { position: found, problems: [...problems, ...(marks.isComplete ? wrongNodes(found, stones) : [])] };
}

function wrongNodes({ cells: { length } }: ClobberPosition, stones: string): readonly Problem[] {
  if (stones.includes('/'))
    return [{ place: 'position', says: 'has rows; write the nodes of a complete graph in one row' }];
  return length > mostNodes
    ? [{ place: 'position', says: `has ${length} nodes; write ${mostNodes} at most` }]
    : [];
}

/** The cells beside each, in reading order. */
function besideEach(position: ClobberPosition): readonly (readonly number[])[] {
  if (!position.isComplete) return linesOn(position).beside.map((cells) => cells.toSorted((a, b) => a - b));
  const all = [...position.cells].map((_, cell) => cell);
  return all.map((cell) => all.filter((other) => other !== cell));
}

const withMarks = (
  { isComplete, countsBoth }: ClobberPosition,
  { width, cells }: GridPosition,
): ClobberPosition => ({
  width,
  cells,
  isComplete,
  countsBoth,
});

/** What is put on a board stays on one of the same kind. */
function boardOf(position: ClobberPosition): Board<ClobberPosition> {
  const board: Board<GridPosition> = position.isComplete ? completeBoard(position) : squares.board(position);
  const { says, shapes, texts } = board;
  return {
    says: `${says}${position.countsBoth ? ', where both players’ gains count' : ''}`,
    shapes,
    texts,
    pieces,
    places: board.places.map(
      (place): BoardPlace<ClobberPosition> => ({
        ...place,
        edits: place.edits.map((edit) => ({ ...edit, to: withMarks(position, edit.to) })),
      }),
    ),
  };
}

function completeBoard(position: ClobberPosition): Board<GridPosition> {
  const { cells } = position;
  const spots = spotsOnRing(cells.length);
  const edges = spots.flatMap((_, a) => spots.slice(a + 1).map((__, i): LineEnds => [a, a + 1 + i]));
  return nodesBoard<GridPosition>({
    says: `a complete graph of ${manyOf(cells.length, 'node')}`,
    nodes: [...cells].map((sign, node) => ({ at: spots[node], sign, name: nodes.nameOf(node, position) })),
    edges,
    pieces,
    empty: EMPTY_CELL,
    isChosen: false,
    put: (node, sign) => ({ ...position, cells: cells.slice(0, node) + sign + cells.slice(node + 1) }),
  });
}

const clobberBoards: CellsShape<ClobberPosition> = {
  read: readClobber,
  print: (position) =>
    `${position.isComplete ? 'K:' : ''}${squares.print(position)}${position.countsBoth ? ' both' : ''}`,
  nameOf: (cell, position) => shapeOf(position).nameOf(cell, position),
  cellsIn: (position, start) =>
    position.isComplete === start.isComplete && position.countsBoth === start.countsBoth
      ? squares.cellsIn(position, start)
      : undefined,
  resize(position, side, way) {
    const found = shapeOf(position).resize?.(position, side, way);
    return found === undefined ? undefined : { ...found, to: withMarks(position, found.to) };
  },
  board: boardOf,
};

function roundsOfClobber(position: ClobberPosition): RoundsOnCells {
  const beside = besideEach(position);
  /** What a stone is worth to Left when its enemy takes it. */
  const lost = position.countsBoth ? -1 : 0;
  return {
    signs: clobberSigns,
    moves(cells) {
      const found: Record<Mover, MoveOnCells[]> = { left: [], right: [] };
      for (let from = 0; from < cells.length; from++) {
        const stone = cells[from];
        if (stone === NO_STONE) continue;
        const isLeft = stone === LEFT_STONE;
        const enemy = isLeft ? RIGHT_STONE : LEFT_STONE;
        for (const to of beside[from]) {
          if (cells[to] !== enemy) continue;
          found[isLeft ? 'left' : 'right'].push({
            by: [from, to],
            puts: [
              [from, NO_STONE],
              [to, stone],
            ],
            gain: isLeft ? 1 : lost,
          });
        }
      }
      return found;
    },
    // Both leave their squares before either arrives; two that change places vanish.
    joint(_, { by: [x, xTo] }, { by: [o, oTo] }) {
      if (xTo === o && oTo === x)
        return [
          [x, NO_STONE],
          [o, NO_STONE],
        ];
      return [
        [x, NO_STONE],
        [o, NO_STONE],
        [xTo, LEFT_STONE],
        [oTo, RIGHT_STONE],
      ];
    },
    gain: (_, { by: [x, xTo] }, { by: [o, oTo] }) => (xTo === o ? 0 : 1) + (oTo === x ? 0 : lost),
  };
}

const starts = [
  { name: 'A blue stone between two red ones', position: 'OXO' },
  { name: 'A row', position: 'OOOXO' },
  { name: 'A complete graph', position: 'K:XOOO' },
] as const;

const reds = (count: number): string => 'O'.repeat(count);

/** Alternating blue and red stones, like the squares of a chessboard. */
const inTurn = (rows: number, columns: number): string =>
  Array.from({ length: rows }, (_, row) =>
    Array.from({ length: columns }, (__, column) => 'XO'[(row + column) % 2]).join(''),
  ).join('/');

const families: readonly RulesetFamily[] = [
  {
    id: 'before-one',
    says: 'm red stones, a blue one and a red one in a row',
    parameters: [{ name: 'm', least: 1, first: 3 }],
    position: ([m]) => `${reds(m)}XO`,
  },
  {
    id: 'between',
    says: 'a blue stone between m red ones on either side',
    parameters: [{ name: 'm', least: 1, first: 2 }],
    position: ([m]) => `${reds(m)}X${reds(m)}`,
  },
  {
    id: 'two-between',
    says: 'two blue stones between m red ones on either side',
    parameters: [{ name: 'm', least: 1, first: 2 }],
    position: ([m]) => `${reds(m)}XX${reds(m)}`,
  },
  {
    id: 'complete',
    says: 'a complete graph of n nodes, one of them blue and the others red',
    parameters: [{ name: 'n', least: 2, first: 4 }],
    position: ([n]) => `K:X${reds(n - 1)}`,
  },
  {
    id: 'checkerboard',
    says: 'r rows of c squares, blue and red in turn',
    parameters: [
      { name: 'r', least: 1, first: 2 },
      { name: 'c', least: 1, first: 3 },
    ],
    position: ([rows, columns]) => inTurn(rows, columns),
  },
  {
    id: 'words',
    says: 'the row of n squares that is the word w, counted from 0 as in a dictionary where X comes before O and O before an empty square',
    parameters: wordParameters('XO.', [4, 12]),
    position: ([n, w]) => wordOf('XO.', n, w),
  },
];

const thesis = cite('huggan', 'Section 7.2');
const rows = cite('huggan', 'Section 7.2, whose limits are of these rows, and the values by play by hand');
const complete = cite('huggan', 'Theorem 7.2.1');

/** Fibonacci numbers from F₀ = 0. */
function fibonacci(n: number): number {
  let [a, b] = [0, 1];
  for (let i = 0; i < n; i++) [a, b] = [b, a + b];
  return a;
}

/** Huggan's complete graphs, and rows whose scores are quotients of Fibonacci numbers. */
const facts: readonly RulesetFact[] = [
  ...[1, 2, 3, 4, 5].map(
    (m): RulesetFact => ({
      position: `${reds(m)}XO`,
      value: `${fibonacci(2 * m)}/${fibonacci(2 * m + 1)}`,
      source: rows,
    }),
  ),
  ...['1/2', '3/4', '4/5', '21/26'].map(
    (value, i): RulesetFact => ({
      position: `${reds(i + 1)}X${reds(i + 1)}`,
      value,
      source: rows,
    }),
  ),
  ...[1, 2, 3].map(
    (m): RulesetFact => ({
      position: `${reds(m)}XX${reds(m)}`,
      value: '1/2',
      source: rows,
    }),
  ),
  ...['0', '1/2', '1', '3/2', '2'].map(
    (value, i): RulesetFact => ({
      position: `K:X${reds(i + 1)}`,
      value,
      source: complete,
    }),
  ),
  { position: 'OX', value: '0', source: thesis },
  { position: 'XO', value: '0', source: thesis },
  { position: 'OX + XO', value: '1/2', source: thesis },
  { position: 'OXO', value: '0', under: { convention: 'normal' }, source: thesis },
  { position: 'XOX', value: '0', source: thesis },
  { position: 'OXO both', value: '1/2', source: thesis },
];

export const simultaneousClobber: Ruleset<readonly ClobberPosition[]> = simultaneousForm({
  id: 'simultaneous-clobber',
  name: 'Simultaneous Clobber',
  source: cite('huggan', 'Section 7.2'),
  notation:
    'The rows stand from the top down, with / between them. X is a blue stone, O a red one, and a dot an empty square; K: in front puts them on a complete graph. The word both behind them says that Right’s gains count too. A + stands between boards.',
  rules:
    'Both move at once: Left moves a blue stone onto a red stone beside, above or below it, and Right moves a red stone onto a blue one. The stone there is taken unless it has moved away, and two stones that change places vanish; play ends when neither player can move. In scoring, Left gets a point for each red stone that was taken and, where both players’ gains count, loses a point for each blue one.',
  clicks: ['Click a stone beside an enemy.', 'Click the enemy that it takes.'],
  starts,
  facts,
  families,
  one: clobberBoards,
  rounds: (start) => roundsOnCells({ ...clobberBoards, start, rounds: roundsOfClobber(start) }),
});
