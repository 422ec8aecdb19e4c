/**
 * What written rules can say besides pictures: points, entailing moves, turning jumps, ends of play, pieces
 * and sizes of boards.
 */
import { describe, expect, test } from 'vitest';
import { rulesetOfText } from '../../../../engine/rulesets/written/index.ts';
import type { Ruleset } from '../../../../engine/run.ts';
import { positionOf } from '../../../fixtures/boards.ts';
import { byLetters, solvedGraph } from '../../../fixtures/written-rules.ts';

function written(text: string): Ruleset {
  const read = rulesetOfText(text);
  if (!read.ok) throw new Error(JSON.stringify(read.problems));
  return read.value;
}

const optionsOf = (ruleset: Ruleset, text: string): readonly string[] =>
  ruleset
    .moves(positionOf(ruleset, text))
    .map(({ player, to }) => `${player} ${ruleset.print(to)}`)
    .toSorted(byLetters);

describe('points', () => {
  // Each jump of a peg makes a point.
  const jumps = written(
    'board: row\nLeft, either way: LR. -> ..L, again straight on, 1 point\nRight: as Left, with L and R exchanged',
  );

  test('are counted by the mover, once for each time that the rule is made', () => {
    expect(optionsOf(jumps, 'LR.R.')).toEqual(['left 1 ..LR.', 'left 2 ....L']);
    expect(jumps.moves(positionOf(jumps, 'LR.R.')).map(({ points }) => points)).toEqual([1, 2]);
    expect(optionsOf(jumps, '3 .LR')).toEqual(['right 2 R..']);
  });

  test('make a scoring game', () => {
    const { text } = solvedGraph(jumps, 'LR.R.');
    expect(text(0)).toBe('(2 | 0) not guaranteed');
  });

  test('of a move that either player has are made by each', () => {
    const take = written('board: row\nEither: o -> ., 2 points');
    expect(optionsOf(take, 'o.')).toEqual(['left 2 ..', 'right -2 ..']);
    expect(solvedGraph(take, 'o.').text(0)).toBe('<2|-2>');
  });
});

describe('entailing moves', () => {
  // Taking one of two adjacent pegs is entailing.
  const pegs = written('board: row\nEither: oo -> .o, entailing\nEither: o -> .');

  test('lead to positions that are gray', () => {
    expect(optionsOf(pegs, 'oo')).toEqual(['either .o', 'either .o !', 'either o.']);
    const coder = pegs.coder(positionOf(pegs, 'oo'));
    const entailed = coder.code(positionOf(pegs, '.o !'));
    const plain = coder.code(positionOf(pegs, '.o'));
    expect(entailed !== undefined && coder.gray?.(entailed)).toBe(true);
    expect(plain !== undefined && coder.gray?.(plain)).toBe(false);
  });

  test('are followed by moves after which no player must move on', () => {
    expect(optionsOf(pegs, '.o !')).toEqual(['either ..']);
    expect(pegs.print(positionOf(pegs, '.o!'))).toBe('.o !');
  });
});

test('a jump that may turn makes each position once, however often it could come back', () => {
  const round = written('board: grid\nLeft, across: L. -> .L, again');
  expect(optionsOf(round, 'L./..')).toEqual(['left ../.L', 'left ../L.', 'left .L/..', 'left L./..']);
});

test('where play is over neither player can move', () => {
  const ruleset = written('board: row\nEither: . -> o\nover when: ooo');
  expect(optionsOf(ruleset, 'oo.o')).toEqual(['either oooo']);
  expect(optionsOf(ruleset, 'ooo.')).toEqual([]);
});

test('a knight goes in eight ways', () => {
  const knight = written('board: grid\nLeft, turned and mirrored: L_/__/_. -> ._/__/_L');
  expect(knight.moves(positionOf(knight, '...../...../..L../...../.....'))).toHaveLength(8);
  const camel = written('board: grid\nLeft, mirrored: L_/__/_. -> ._/__/_L');
  expect(camel.moves(positionOf(camel, '...../...../..L../...../.....'))).toHaveLength(2);
});

test('conditions ask about the cells beside those that change, and not about these', () => {
  const slide = written('board: grid\nLeft, across: L. -> .L if no L beside');
  expect(optionsOf(slide, 'L...')).toEqual(['left .L..']);
  expect(optionsOf(slide, 'L..L')).toEqual(['left .L.L', 'left L.L.']);
  expect(optionsOf(slide, 'L.L.')).toEqual(['left L..L']);
  const near = written('board: grid\nLeft: . -> L if a R around and no L beside');
  expect(optionsOf(near, '.../.R.')).toHaveLength(5);
  expect(optionsOf(near, 'L../.R.')).toHaveLength(2);
});

test('a piece is whose the rules say that it is', () => {
  const pieces = (text: string): readonly string[] => {
    const ruleset = written(text);
    return ruleset
      .board(positionOf(ruleset, ruleset.starts[0].position))
      .pieces.map(({ sign, player }) => `${sign} ${player}`);
  };
  expect(pieces('Left, across: LR -> .L\nRight: as Left, with L and R exchanged')).toEqual([
    'L left',
    'R right',
  ]);
  expect(pieces('Left: . -> L\nRight: . -> R\nEither: . -> x')).toEqual(['L left', 'R right', 'x neutral']);
  expect(pieces("pieces: x Right's cross\nEither: . -> x")).toEqual(['x right']);
});

const squares = (rows: number, columns: number): string =>
  new Array<string>(rows).fill('.'.repeat(columns)).join('/');

test.each([
  [
    'one rule',
    'board: row\nLeft: L.*. -> L.*L\nLeft: L.*.R*. -> L.*.R*L',
    squares(1, 200),
    'its rules together can be laid on it in more than 100,000 ways, a number that rule 2 exceeds',
  ],
  [
    'twenty rules together',
    `board: row\n${Array.from({ length: 20 }, (_, i) => `Left: ${'.'.repeat(i + 1)}L*. -> ${'#'.repeat(i + 1)}L*#`).join('\n')}`,
    squares(1, 150),
    'its rules together can be laid on it in more than 100,000 ways, a number that rule 10 exceeds',
  ],
  [
    'a large board',
    'Left, turned and mirrored: .._/__. -> #__/__#',
    squares(300, 300),
    'rule 1 can be laid on it in more than 100,000 ways',
  ],
  [
    'a long picture',
    `board: row\nLeft: . -> L\nLeft: ${'.'.repeat(1500)} -> ${'#'.repeat(1500)}`,
    squares(1, 3000),
    'its rules together can change more than 2,000,000 squares, counted for each way, a number that rule 2 exceeds',
  ],
  [
    'carried runs',
    'board: row\nLeft: .[LR]*L -> [LR]*L.',
    `.${'L'.repeat(399)}`,
    'rule 1 can change more than 2,000,000 squares, counted for each way',
  ],
  [
    'the end of play',
    'board: row\nLeft: . -> L\nover when: L.*R',
    squares(1, 500),
    'its rules together can be laid on it in more than 100,000 ways, a number that what ends play exceeds',
  ],
  [
    'a picture of many cells',
    `board: row\nLeft: ${'.'.repeat(500)} -> ${'.'.repeat(499)}L`,
    squares(1, 3000),
    'rule 1 can ask for more than 700,000 squares, counted for each trial',
  ],
  [
    'many runs of which few are a way',
    'board: row\nLeft: . -> L\nLeft: LL*.L*.L*.L*.~ -> LL*.L*.L*.L*L~',
    squares(1, 60),
    'its rules together can ask for more than 700,000 squares, counted for each trial, a number that rule 2 exceeds',
  ],
  [
    'runs of any squares',
    'board: row\nLeft: L_*__*__*_~ -> R_*__*__*_~',
    squares(1, 85),
    'rule 1 can be tried on it more than 2,000,000 times',
  ],
])(
  'a board on which rules can be laid in too many ways is refused by the number of the rule: %s',
  (_, text, position, says) => {
    expect(written(text).read(position).problems).toEqual([
      { place: 'position', says: `is too large: ${says}; take a smaller board` },
    ]);
  },
);

test('a picture as long as the board is laid in one way, in which few squares are asked for', () => {
  const text = `board: row\nLeft: ${'.'.repeat(3000)} -> ${'.'.repeat(2999)}L`;
  expect(optionsOf(written(text), '.'.repeat(3000))).toEqual([`left ${'.'.repeat(2999)}L`]);
});

test('a text whose rules are too many for every empty board begins with a smaller board', () => {
  const step = 'any direction: L_*. -> #_*L';
  const text = `board: grid\nLeft, ${new Array<string>(500).fill(step).join(', then ')}\nRight: as Left\nRight: as Left\n`;
  const ruleset = written(text);
  expect(ruleset.starts.map(({ position }) => position)).toEqual(['L..']);
  expect(ruleset.read(squares(3, 4)).problems).toHaveLength(1);
});

test('a large board is refused where the boards after its moves have too many squares together', () => {
  const dominoes = written('Either, across: .. -> ##');
  expect(dominoes.read(squares(80, 80)).problems).toEqual([
    {
      place: 'position',
      says: 'has more than 6,250 moves, too many to list on 6,400 squares; take a smaller board',
    },
  ]);
  expect(
    dominoes.read(`../${squares(79, 80).replaceAll('.', '#')}`.replace('..', '..'.padEnd(80, '#'))).problems,
  ).toEqual([]);
});

test('a position in which moves continue in too many ways is refused by the number of the rule', () => {
  const ruleset = written('board: grid\nLeft: L -> .\nLeft, any direction: L. -> #L, again');
  expect(ruleset.read('L../...').problems).toEqual([]);
  const wide = ['L.......', ...Array.from({ length: 7 }, () => '........')].join('/');
  expect(ruleset.read(wide).problems.map(({ says }) => says)).toEqual([
    'has too many moves: rule 2 continues in more than 100,000 ways; take a smaller board',
  ]);
});

test('two texts have two ids', () => {
  expect(written('Left: . -> L').id).not.toBe(written('Left: . -> R').id);
});

test('a cell beside which no sign at all may be has no move where it has a cell beside it', () => {
  const alone = written('board: row\nLeft: . -> L if no [.L] beside');
  expect(optionsOf(alone, '...')).toEqual([]);
  expect(optionsOf(alone, '.')).toEqual(['left L']);
});

test('play may go round where a step that can be made again undoes what the next step does', () => {
  const back = written('board: row\npieces: L a stone, # a wall\nLeft: .L -> L., again, then: L.. -> ..L');
  expect(back.loopy).toBe(true);
  expect(optionsOf(back, '..L..')).toContain('left ..L..');
  expect(back.openParts).toBeUndefined();
});

test('a rule of many steps in many directions is read without going through all of their ways', () => {
  const steps = [...'BCDEFGHI'].map((sign) => `any direction: A${sign} -> ${sign}A`);
  const long = written(`board: grid\nLeft, ${steps.join(', then ')}`);
  expect(optionsOf(long, 'AB/CD')).toEqual([]);
});

test('short and long steps along a free row lead to each landing once', () => {
  const slides = written('board: row\nLeft: L.*. -> ..*L, again straight on');
  expect(optionsOf(slides, `L${'.'.repeat(19)}`)).toHaveLength(19);
});
