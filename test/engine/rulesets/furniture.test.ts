/**
 * The furniture of boards, beyond what the registered rulesets use: what is drawn, counted by look; that a
 * click in the middle of each place hits only that place; and what clicks do to a small position.
 */
import { describe, expect, test } from 'vitest';
import { styles } from '../../../engine/figure/index.ts';
import { svgPen, tikzPen } from '../../../engine/figure/pens/index.ts';
import { boardFigure } from '../../../engine/pictures/index.ts';
import { boxesBoard } from '../../../engine/rulesets/furniture/boxes.ts';
import { gridBoard } from '../../../engine/rulesets/furniture/grid.ts';
import { heapsBoard } from '../../../engine/rulesets/furniture/heaps.ts';
import type { GroundedPosition } from '../../../engine/rulesets/graphs/grounded-position.ts';
import { edgesInColour } from '../../../engine/rulesets/graphs/grounded-shape.ts';
import type { Board } from '../../../engine/rulesets/index.ts';
import { digitsBoard } from '../../../engine/rulesets/recipes/digit-row.ts';
import { hitAt, middleOf } from '../../fixtures/boards.ts';
import { parseXml } from '../../fixtures/xml.ts';

/** A board whose edits are texts. */
const inWords = ({ join: _, ...board }: Board<GroundedPosition>): Board<string> => ({
  ...board,
  places: board.places.map((place) => ({
    ...place,
    edits: place.edits.map(({ sign, says, to }) => ({ sign, says, to: edgesInColour.print(to) })),
  })),
});

/** Edges as "0-1:b 1-2:r"; b and r are the players' own, g is either's. */
const hackenbush = (text: string): Board<string> =>
  inWords(edgesInColour.board(edgesInColour.read(text).position));

const digits = (text: string): Board<string> =>
  digitsBoard({ signs: [...text], read: (signs) => signs.join('') });

const dotsAndBoxes = (text: string): Board<string> =>
  boxesBoard({
    rows: text.split('/').map((row) => [...row].map((edge) => edge === 'x')),
    change(row, edge) {
      const letters = text.split('/').map((each) => [...each]);
      letters[row][edge] = letters[row][edge] === 'x' ? '.' : 'x';
      return letters.map((each) => each.join('')).join('/');
    },
  });

/** Stones of both players and of neither, and walls. */
const walled = (text: string): Board<string> => {
  const rows = text.split('/');
  return gridBoard({
    says: 'a grid with walls',
    rows: rows.map((row, y) =>
      [...row].map((sign, x) => ({ shade: 'light', sign, name: `row ${y + 1}, cell ${x + 1}` })),
    ),
    pieces: [
      { sign: 'l', name: 'stone', player: 'left' },
      { sign: 'r', name: 'stone', player: 'right' },
      { sign: 'n', name: 'neutral stone', player: 'neutral' },
    ],
    empty: '.',
    wall: 'x',
    put: (y, x, sign) => rows.with(y, rows[y].slice(0, x) + sign + rows[y].slice(x + 1)).join('/'),
  });
};

const heaps = (text: string): Board<string> =>
  heapsBoard({ heaps: text.split('+').map(Number), read: (counts) => counts.join('+') });

type Row = readonly [name: string, board: Board<string>, drawn: string, places: number];

const rows: readonly Row[] = [
  [
    'a stalk',
    hackenbush('0-1:b 1-2:r 2-3:g'),
    '1 either edge, 1 ground, 3 dot, 1 left edge, 1 right edge',
    7,
  ],
  [
    'a flower',
    hackenbush('0-1:g 1-2:b 1-3:r'),
    '1 either edge, 1 ground, 3 dot, 1 left edge, 1 right edge',
    7,
  ],
  [
    'a full glass',
    hackenbush('0-1:g 1-2:b 1-3:b 2-3:r'),
    '1 either edge, 1 ground, 3 dot, 2 left edge, 1 right edge',
    8,
  ],
  [
    'edges beside each other and a loop',
    hackenbush('0-1:b 0-1:r 1-2:b 1-2:g 1-2:r 2-2:g'),
    '2 either edge, 1 ground, 2 dot, 2 left edge, 2 right edge',
    9,
  ],
  ['what hangs on nothing', hackenbush('0-1:b 2-3:r'), '1 ground, 3 dot, 1 left edge, 1 right edge', 6],
  ['a row of digits', digits('012.9'), '1 dark, 4 light', 5],
  ['boxes', dotsAndBoxes('x./xx./x.'), '1 full box, 6 dot, 4 drawn edge, 3 open edge', 7],
  ['stones and walls', walled('lr./.nx'), '5 light, 1 left stone, 1 neutral stone, 1 right stone, 1 wall', 6],
  ['heaps', heaps('0+3'), '1 ground, 3 neutral stone', 11],
  ['a tall heap', heaps('60'), '1 ground, 60 neutral stone', 63],
];

const sorted = (names: readonly string[]): readonly string[] => names.toSorted((a, b) => (a < b ? -1 : 1));

/** "1 dark, 4 light" */
function counted({ shapes }: Board): readonly string[] {
  const counts = new Map<string, number>();
  for (const { look } of shapes) counts.set(look, (counts.get(look) ?? 0) + 1);
  return sorted([...counts].map(([look, count]) => `${count} ${look}`));
}

describe.each(rows)('%s', (_, board, drawn, places) => {
  test('the shapes are drawn, and pens draw them', () => {
    expect(counted(board)).toEqual(sorted(drawn.split(', ')));
    for (const style of Object.values(styles)) {
      const figure = boardFigure(board, { title: '' }, style);
      expect(parseXml(svgPen(figure).text).name).toBe('svg');
      expect(`${svgPen(figure).text}${tikzPen(figure).text}`).not.toMatch(/NaN|Infinity|undefined/);
    }
  });

  test('a click in the middle of each place hits only that place', () => {
    expect(board.places).toHaveLength(places);
    expect(new Set(board.places.map(({ name }) => name)).size).toBe(places);
    for (const { name, area } of board.places) expect(hitAt(board.places, middleOf(area))).toEqual([name]);
  });
});

describe('clicks', () => {
  test('the ground is hit anywhere on its line, in the upper half of it as well', () => {
    const { places } = hackenbush('0-1:b');
    for (const y of [-1.6, 0, 1.6]) expect(hitAt(places, { x: 15, y })).toEqual(['the ground']);
  });

  const click = (board: Board<string>, name: string): string | undefined =>
    board.places.find((place) => place.name === name)?.edits[0]?.to;

  test.each([
    [hackenbush('0-1:b 1-2:r'), 'edge 0-1', '0-1:r 1-2:r'],
    [digits('09.'), 'cell 1', '19.'],
    [digits('09.'), 'cell 2', '0..'],
    [digits('09.'), 'cell 3', '090'],
    [dotsAndBoxes('x/../.'), 'row 2, edge 2', 'x/.x/.'],
    [dotsAndBoxes('x/../.'), 'row 1, edge 1', './../.'],
    [walled('l.'), 'row 1, cell 1', 'r.'],
    [heaps('2+1'), 'heap 2, counter 3', '2+3'],
    [heaps('2+1'), 'heap 1, counter 1', '0+1'],
    [heaps('2+1'), 'heap 3, counter 1', '2+1+1'],
    [heaps('2+1'), 'heap 1', '1'],
  ])('%#: %s', (board, name, to) => expect(click(board, name)).toBe(to));

  test('a stalk of 30,000 edges is laid out', () => {
    const many = 30_000;
    const stalk = Array.from({ length: many }, (_, i) => [i, i + 1] as const);
    const board = edgesInColour.board({ drawings: [stalk], cells: 'b'.repeat(many) });
    // Its edges, their upper ends, and the ground.
    expect(board.places).toHaveLength(60_001);
  });
});
