/**
 * Written rulesets as the check plays them: the checked answers, and the moves of rulesets that were made by
 * hand, written as texts.
 */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { checkTable } from '../../../engine/checking/check-table.ts';
import type { HandRules } from '../../../engine/checking/moves/hand-rules.ts';
import { rulesByHand } from '../../../engine/checking/moves/moves-by-hand.ts';
import { checkValue } from '../../../engine/checking/play/check-value.ts';
import { openDesk } from '../../../engine/checking/play/desk.ts';
import { rulesInText } from '../../../engine/checking/written-rules/read-rules.ts';
import { rulesOfText } from '../../../engine/checking/written-rules/rules-of-text.ts';
import { rulesetOfText } from '../../../engine/rulesets/written/index.ts';
import { classByHand, playedByHand } from '../../oracle/boards.ts';
import { drained } from '../../oracle/graph-moves.ts';

type Vectors = {
  readonly rules: Readonly<Record<string, string>>;
  readonly positions: readonly {
    readonly ruleset: string;
    readonly position: string;
    readonly positions: number;
    readonly leftMoves: readonly string[];
    readonly rightMoves: readonly string[];
    readonly value: string;
    readonly outcome: string;
  }[];
};
const vectors: Vectors = JSON.parse(
  readFileSync(join(import.meta.dirname, '../../vectors/own-rulesets.json'), 'utf8'),
);

function readRules(text: string): HandRules {
  const rules = rulesOfText(text);
  if (!rules.ok) throw new Error(rules.problems.map(({ place, says }) => `${place}: ${says}`).join('\n'));
  return rules.value;
}

const inOrder = (texts: readonly string[]): readonly string[] =>
  [...new Set(texts)].toSorted((a, b) => (a < b ? -1 : 1));

describe.each(vectors.positions.map((given) => [`${given.ruleset} ${given.position}`, given] as const))(
  '%s',
  (_, given) => {
    const rules = readRules(vectors.rules[given.ruleset]);
    const { position, value, outcome } = given;

    test('its moves, and how many positions follow', () => {
      const { left, right } = rules.moves(position);
      expect(inOrder(left)).toEqual(inOrder(given.leftMoves));
      expect(inOrder(right)).toEqual(inOrder(given.rightMoves));
      expect(rules.notation?.test(position)).toBe(true);
      expect(playedByHand(rules.moves, position).size).toBe(given.positions);
    });

    test('its value and its outcome', () => {
      const desk = openDesk({ ruleset: `rules:${vectors.rules[given.ruleset]}` });
      if (!desk) throw new Error('the id of a written ruleset is its text');
      const limit = { positions: 10_000, pairs: 1_000_000 };
      const found = drained(checkValue(desk, { position, value, outcome }, limit));
      expect([found.value.kind, found.outcome.kind]).toEqual(['right', 'right']);
      expect(classByHand(playedByHand(rules.moves, position))).toBe(outcome);
    });
  },
);

/** Rulesets that were made by hand, as texts, and positions from which all that follows is compared. */
const texts: Readonly<Record<string, readonly [text: string, starts: readonly string[]]>> = {
  domineering: [
    'board: grid\npieces: # a covered square\nLeft, upright: .. -> ##\nRight: .. -> ##',
    ['..../....', '.#./.../...', '.....'],
  ],
  clobber: [
    'board: grid\npieces: L blue, R red, # a wall\nLeft, across: LR -> .L\nRight: as Left, with L and R exchanged',
    ['LRLRLR', 'LRL/RLR', 'LR#/RLL/LRR'],
  ],
  konane: [
    'board: grid\npieces: L blue, R red, # a wall\nLeft, across: LR. -> ..L, again straight on\nRight: as Left, with L and R exchanged',
    ['LR.R.R.', 'LRL./RLRL/....', '.RLRL.RL.'],
  ],
  amazons: [
    'board: grid\npieces: L blue, R red, # a burnt square\nLeft, any direction: L.*. -> ..*L, then any direction: L.*. -> L.*#\nRight: as Left, with L and R exchanged',
    ['L.../...R', 'L..R', 'L../.#./..R'],
  ],
  'toads-and-frogs': [
    'board: row\npieces: T a toad, F a frog\nLeft: T. -> .T\nLeft: TF. -> .FT\nRight: as Left, with T and F exchanged, the other way',
    ['TT..FF', 'T.F.T.F', 'TTT.FFF'],
  ],
  'backsliding-toads-and-frogs': [
    'board: row\npieces: T a toad, F a frog\nLeft, either way: T. -> .T\nLeft: TF. -> .FT\nRight: as Left, with T and F exchanged, the other way',
    ['TT..FF', 'T.F.T'],
  ],
  col: [
    'board: grid\npieces: L blue, R red, # a wall\nLeft: . -> L if no L beside\nRight: as Left, with L and R exchanged',
    ['.....', '.../...', 'L.#/..R'],
  ],
  snort: [
    'board: grid\npieces: L blue, R red, # a wall\nLeft: . -> L if no R beside\nRight: . -> R if no L beside',
    ['.....', '.../...', 'L.#/..R'],
  ],
  'fox-and-geese': [
    'board: grid\npieces: G a goose, F a fox\nLeft: G_/_. -> ._/_G\nLeft: _G/._ -> _./G_\nRight, diagonally: F. -> .F',
    ['.G.G/..../..../F...', '.G./..F/...'],
  ],
};

describe('texts of rulesets that were made by hand', () => {
  test.each(
    Object.entries(texts).flatMap(([id, [text, starts]]) =>
      starts.map((start) => [id, start, text] as const),
    ),
  )('%s %s', (id, start, text) => {
    const rules = readRules(text);
    const inWords = ({ moves }: HandRules) =>
      [...playedByHand(moves, start)]
        .map(([position, { left, right }]) => `${position}: ${inOrder(left)} | ${inOrder(right)}`)
        .toSorted((a, b) => (a < b ? -1 : 1));
    const made = inWords(rulesByHand[id]);
    expect(made.length).toBeGreaterThan(3);
    expect(inWords(rules)).toEqual(made);
  });
});

/** Moves to several heaps are written in ascending order. */
describe('rules on heaps', () => {
  const heaps = (rule: string) => readRules(`board: heaps\n${rule}`);
  test.each([
    ['Either: n -> n-k, k in 1 2 3', '5', ['2', '3', '4']],
    ['Either: n → n−k, k in 1..n/2 if n even', '6+3', ['3+3', '3+4', '3+5']],
    ['Either: n -> n-k, k in squares and k divides n', '4+9', ['0+9', '3+9', '4', '4+8']],
    ['Either: n -> a+b, a+b = n, a >= 1, a < b', '7', ['1+6', '2+5', '3+4']],
    ['Either: n, m -> n-k, m-k, k >= 1', '2+3', ['1', '1+2']],
    ['Either: octal 4.07', '3', ['1', '1+2']],
    ['Either: hexadecimal 0.8', '4', ['1+1+1']],
    ['Right: n -> n-1', '5', []],
  ] as const)('%s from %s', (rule, position, moves) => {
    const { left } = heaps(rule).moves(position);
    expect(inOrder(left)).toEqual(inOrder(moves.map((each) => each.replace(/^0\+/, ''))));
  });

  test('what cannot be read is named with its line', () => {
    const read = rulesOfText('board: heaps\nEither: n -> n-1\nEither: n takes 1');
    expect(read).toMatchObject({ ok: false, problems: [{ place: 'line 3' }] });
  });

  test('a table of heaps is checked by the text of its rules', () => {
    const ruleset = 'rules:board: heaps\nEither: n -> a+b, a+b = n, a >= 1, a < b\n';
    const desk = openDesk({ ruleset });
    if (!desk) throw new Error('the id of a written ruleset is its text');
    const limit = { positions: 10_000, pairs: 1_000_000 };
    const kindOf = (position: string, value: string, outcome: string) =>
      drained(checkValue(desk, { position, value, outcome }, limit)).value.kind;
    expect([
      kindOf('8', '*2', 'N'),
      kindOf('9', '*1', 'N'),
      kindOf('10', '0', 'P'),
      kindOf('8', '*1', 'N'),
    ]).toEqual(['right', 'right', 'right', 'wrong']);
  });
});

/** By the text of one rule on a row, the moves from a position. */
const rowMoves = (rule: string, position: string, board = 'row'): readonly string[] =>
  inOrder(readRules(`board: ${board}\npieces: L blue, R red\n${rule}`).moves(position).left);

describe('what a rule says', () => {
  test.each([
    ['Left: ~L -> ~.', 'LL', ['.L']],
    ['Left: L~ -> .~', 'LL', ['L.']],
    ['Left: .[LR]*L -> [LR]*L.', '.RLL', ['RL.L', 'RLL.']],
    ['Left: L_R -> R_L', 'L.RLLR', ['L.RRLL', 'R.LLLR']],
    ['Left: [LR]. -> .[LR]', 'R.', ['..']],
    ['Left: L. -> .L, 2 points', 'L.', ['2 .L']],
    ['Left: L. -> .L, 2 points', '-2 L.', ['.L']],
    ['Left: L. -> .L, entailing', 'L.', ['.L !']],
    ['Left: L. -> .L if a R beside', 'L..L.R', ['L...LR']],
    ['Left: L_. -> R_L, again straight on', 'L....', ['R.L..', 'R.R.L']],
    ['Left: .L_ -> L._, again straight on', '..L.', ['.L..', 'L...']],
    ['Left: _*. -> _*L', '..', ['.L', 'L.']],
    ['Left, either way: L. -> .L, again', 'L..', ['..L', '.L.', 'L..']],
    ['Left: R. -> .R\nover when: LL', 'LLR.', []],
    ['Left: R. -> .R\nover when LL', 'L.R.', ['L..R']],
  ] as const)('%s from %s', (rule, position, moves) => {
    expect(rowMoves(rule, position)).toEqual(inOrder(moves));
  });

  test('a knight is laid in eight ways', () => {
    const moves = rowMoves(
      'Left, turned and mirrored: L_/__/_. -> R_/__/_L',
      '...../...../..L../...../.....',
      'grid',
    );
    expect(moves.length).toBe(8);
    expect(moves).toContain('.L.../...../..R../...../.....');
    expect(rowMoves('Left: L_/__/_. -> R_/__/_L', '.../L../.../...', 'grid')).toEqual(['.../R../.../.L.']);
  });

  test('conditions around look at eight cells', () => {
    expect(rowMoves('Left: . -> L if no R around', 'R../.../...', 'grid').length).toBe(5);
    expect(rowMoves('Left: . -> L if no R beside', 'R../.../...', 'grid').length).toBe(6);
  });

  test('a mark and points are read back', () => {
    const rules = readRules(
      'board: row\npieces: L blue\nLeft: L. -> .L, 3 points, entailing\nnever ends: Right wins',
    );
    expect(rules.isEntailing?.('3 .L !')).toBe(true);
    expect(rules.endScore?.('3 .L !', 'left')).toBe(3);
    expect(rules.moves('3 L. !').left).toEqual(['6 .L !']);
    expect(rules.endless).toBe('right');
  });
});

test('no desk is opened for a text that cannot be read', () => {
  expect(openDesk({ ruleset: 'rules:board: hexagons' })).toBeUndefined();
});

test.each([
  ['board: hexagons\nLeft: L -> .', 'board'],
  ['board: row\nLeft: L. -> .', 'line 2'],
  ['board: row\nLeft: L*. -> L.', 'line 2'],
  ['board: row\nLeft, sideways: L. -> .L', 'line 2'],
  ['board: row\nLeft: L. -> .L, perhaps', 'line 2'],
  ['board: row\n\nMiddle: L. -> .L', 'line 3'],
  ['board: row\nLeft: L.', 'line 2'],
  ['board: row\nRight: as in a mirror', 'line 2'],
])('%j cannot be read, and the line is named', (text, place) => {
  const read = rulesOfText(text);
  expect(read.ok ? [] : read.problems.map((problem) => problem.place)).toEqual([place]);
});

test.each([
  ['board: row\nLeft: T. -> .T\nRight: .F -> F.', 'T.F', '.TF'],
  ['Left, as written: . → L if no R beside', '../..', 'L./..'],
  ['Left: . -> L\nRight: as Left, with L and R exchanged', 'R.', 'RL'],
])(
  '%j says neither board nor pieces: a grid is meant, and the signs are those of the rules',
  (text, from, to) => {
    const read = rulesOfText(text);
    if (!read.ok) throw new Error(read.problems[0].says);
    expect(read.value.notation?.test(from)).toBe(true);
    expect(read.value.notation?.test('X.')).toBe(false);
    expect(read.value.moves(from).left).toContain(to);
  },
);

/**
 * Texts that the program reads as one game, each spelt in its own way: other cases, arrows, blanks, line
 * breaks, commas.
 */
const spelt: readonly (readonly [text: string, plain: string, position: string])[] = [
  [
    'NAME: Clobber\r\npiece:\tL blue,\tR red\r\nLEFT,\u200bAcross: LR → .L\r\nright: AS left,  With L And R Exchanged',
    'board: grid\npieces: L blue, R red\nLeft, across: LR -> .L\nRight: as Left, with L and R exchanged',
    'LRL/RLR',
  ],
  [
    'Board: Row\npieces: L blue, R red, # a wall\nLeft as written: LR.->..L, again  straight on if no L beside\nRight: as Left, with L and R exchanged the other way\nNever ends a draw\nfalls apart at: #',
    'board: row\npieces: L blue, R red, # a wall\nLeft: LR. -> ..L if no L beside, again straight on\nRight: as Left, with L and R exchanged, the other way',
    'LR.R.L.',
  ],
];

test.each(spelt)('%j has the moves of the same game in plain spelling', (text, plain, position) => {
  const [read, wanted] = [text, plain].map((each) => readRules(each).moves(position));
  expect(read).toEqual(wanted);
  expect(wanted.left.length).toBeGreaterThan(0);
  const made = rulesetOfText(text);
  if (!made.ok) throw new Error(made.problems.map(({ place, says }) => `${place}: ${says}`).join('\n'));
  const moves = made.value.moves(made.value.read(position).position);
  const printed = moves.filter(({ player }) => player !== 'right').map(({ to }) => made.value.print(to));
  expect(inOrder(printed)).toEqual(inOrder(wanted.left));
});

test('points are counted where the step before them is made again', () => {
  const read = rulesInText('board: row\npieces: L blue\nLeft: L. -> .L, again, 2 points');
  if (!read.ok) throw new Error(read.problems.map(({ place, says }) => `${place}: ${says}`).join('\n'));
  expect(read.value.left).toMatchObject([{ points: 2, steps: [{ again: 'any' }] }]);
});

test('a table whose rules the check cannot read is refused with the line of the rules', () => {
  const table =
    '# grundy table 1\n# sweep rules:board%3A%20row%0ALeft%3A%20.%20becomes%20L "[.]^n" n=1\nrow,n,w,position,value,outcome,says\n0,1,0,.,1,L,\n# 1 of 1 rows\n';
  const found = drained(checkTable(table));
  const says = found.ok ? '' : found.problems.map((each) => `${each.place}: ${each.says}`).join('\n');
  expect(says).toMatch(/^line 2: the check cannot read the rules there: line 2: ". becomes L" does not say/);
});
