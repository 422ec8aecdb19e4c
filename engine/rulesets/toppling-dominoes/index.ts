/** Toppling Dominoes: a domino is pushed over to one side, and all on that side fall with it. */
import { cite } from '../../bibliography.ts';
import type { Problem } from '../../result.ts';
import { wordOf, wordParameters } from '../letter-words.ts';
import type { CellsRules } from '../recipes/cells-rules.ts';
import { type CellsShape, cellsRuleset } from '../recipes/cells-ruleset.ts';
import { EMPTY_CELL, type GridPosition, gridShape } from '../recipes/grid-shape.ts';
import { resizedList } from '../recipes/resizing.ts';
import { beyondLeft, beyondRight, boardWithEnds, nameWithEnds } from '../recipes/row-ends.ts';
import type { Ruleset, RulesetFact, RulesetFamily } from '../ruleset.ts';
import { openWordParts } from './parts.ts';

/**
 * The row of dominoes, its notation and its picture: a letter for each standing domino, `.` alone where there
 * is none. Beyond each end is a place, towards which they fall.
 */
const dominoSigns = `${EMPTY_CELL}brg`;

const pieces = [
  { sign: 'b', name: 'blue domino', player: 'left' },
  { sign: 'r', name: 'red domino', player: 'right' },
  { sign: 'g', name: 'green domino', player: 'neutral' },
] as const;

const row = gridShape({
  pieces,
  cell: 'domino',
  example: 'brbbr',
  wrong: wrongGaps,
});

/** The fallen dominoes are at one end, since no domino topples another across a gap. */
function wrongGaps(position: GridPosition): readonly Problem[] {
  const { cells } = position;
  const last = standing(cells).length;
  return [...cells].flatMap((sign, cell) =>
    sign === EMPTY_CELL && cell < last - 1
      ? [
          {
            place: row.nameOf(cell, position),
            says: 'is a gap; remove it, since the dominoes stand side by side',
          },
        ]
      : [],
  );
}

/** Without what has fallen at the right. */
const standing = (cells: string): string => cells.replace(/\.+$/, '') || EMPTY_CELL;

/** A domino that is taken away leaves no gap. */
function closedUp({ cells }: GridPosition): GridPosition {
  const left = cells.replaceAll(EMPTY_CELL, '') || EMPTY_CELL;
  return { width: left.length, cells: left };
}

const dominoRow: CellsShape<GridPosition> = {
  ...row,
  // Two texts that differ in what has fallen alone are one position.
  read(text) {
    const { position, problems } = row.read(text);
    const cells = standing(position.cells);
    return { position: { width: cells.length, cells }, problems };
  },
  print: ({ cells }) => standing(cells),
  nameOf: (cell, position) => nameWithEnds(row, cell, position),
  resize({ cells }, side, way) {
    const dominoes = [...cells.replaceAll(EMPTY_CELL, '')];
    return resizedList(dominoes, {
      side,
      way,
      one: 'domino',
      fresh: pieces[0].sign,
      lost: (sign, at) => {
        const piece = pieces.find((each) => each.sign === sign);
        return piece ? [`a ${piece.name} on domino ${at + 1}`] : [];
      },
      to: (left) => ({ width: left.length, cells: left.join('') }),
    });
  },
  cellsIn: ({ cells }, start) => {
    const left = standing(cells);
    return left.length > start.cells.length ? undefined : left.padEnd(start.cells.length, EMPTY_CELL);
  },
  board(position) {
    const cells = standing(position.cells);
    const board = boardWithEnds(row, { width: cells.length, cells });
    const places = board.places.map((place) => ({
      ...place,
      // Clicks go round the colours; they remove no domino beside others, since the next would take its
      // place.
      edits: place.edits
        .map((edit) => ({ ...edit, to: closedUp(edit.to) }))
        .toSorted((a, b) =>
          cells.length > 1 ? Number(a.sign === EMPTY_CELL) - Number(b.sign === EMPTY_CELL) : 0,
        ),
    }));
    return { ...board, places };
  },
};

const FALLEN = 0;
const players = [undefined, 'left', 'right', 'either'] as const;

function rulesOfToppling({ cells: { length } }: GridPosition): CellsRules {
  return {
    signs: dominoSigns,
    moves(cells, record) {
      const count = cells.indexOf(FALLEN) < 0 ? length : cells.indexOf(FALLEN);
      for (let pushed = 0; pushed < count; pushed++) {
        const player = players[cells[pushed]];
        if (player === undefined) continue;
        const rest = (from: number, to: number, by: number): void => {
          for (let cell = 0; cell < count; cell++)
            record.put(cell, cell + from < to ? cells[cell + from] : FALLEN);
          record.move(player, [pushed, by]);
        };
        rest(pushed + 1, count, beyondLeft);
        rest(0, pushed, beyondRight(length));
      }
    },
  };
}

const starts = [
  { name: 'Five dominoes', position: 'brbbr' },
  { name: 'With a green one', position: 'bbgrbr' },
] as const;

const families: readonly RulesetFamily[] = [
  {
    id: 'blue-then-red',
    says: 'm blue dominoes, then n red ones',
    parameters: [
      { name: 'm', least: 0, first: 3 },
      { name: 'n', least: 1, first: 1 },
    ],
    position: ([blue, red]) => 'b'.repeat(blue) + 'r'.repeat(red),
  },
  {
    id: 'in-turn',
    says: 'n pairs, blue and red in turn',
    parameters: [{ name: 'n', least: 1, first: 2 }],
    position: ([pairs]) => 'br'.repeat(pairs),
  },
  {
    id: 'words',
    says: 'the row of n dominoes that is the word w, counted from 0 as in a dictionary where b comes before r and r before g',
    parameters: wordParameters('brg', [4, 12]),
    position: ([n, w]) => wordOf('brg', n, w),
  },
];

const rows = cite('toppling', 'Section 3');

const facts: readonly RulesetFact[] = [
  { position: 'bbb', value: '3', source: rows },
  { position: 'ggg', value: '*3', source: rows },
  { position: 'br', value: '*', source: rows },
  { position: 'bbr', value: '{1|0}', source: rows },
  { position: 'bbbr', value: '{2|0}', source: rows },
  { position: 'bbrr', value: '±1', source: rows },
  { position: 'brb', value: '1/2', source: rows },
  { position: 'brbr', value: '*2', source: rows },
  { position: 'brrb', value: '↑', source: rows },
  { position: 'bgr', value: '±1', source: rows },
  { position: 'bg', value: '{1|0}', source: rows },
  { position: 'bgb', value: '1*', source: rows },
  { position: 'grb', value: '*2', source: rows },
  { position: 'brbbr', value: '{1/2|0}', source: rows },
];

export const topplingDominoes: Ruleset<GridPosition> = cellsRuleset({
  ...dominoRow,
  id: 'toppling-dominoes',
  name: 'Toppling Dominoes',
  players: 'partizan',
  infinitePlay: 'draw',
  source: cite('toppling', 'Section 1'),
  notation:
    'A letter for each domino, from left to right: b is blue, r red, and g green. A dot alone is a row without dominoes.',
  rules:
    'Left pushes a blue or a green domino over, to the left or to the right, and Right pushes a red or a green one; all dominoes on that side fall with it. A player who cannot move loses.',
  clicks: ['Click a domino to push over.', 'Click the end towards which it falls.'],
  starts,
  facts,
  families,
  rulesFor: rulesOfToppling,
  openParts: openWordParts,
});
