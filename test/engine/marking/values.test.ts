/** Values and outcomes of a view’s node or position, asked and marked in each theory and on boards. */
import { describe, expect, test } from 'vitest';
import {
  boardOf,
  choicesOf,
  drawingOf,
  markedAs,
  preparedFor,
  problemsWith,
  rightOf,
} from '../../fixtures/marking.ts';

const asking = (of: string) => ({ answer: { by: 'value', of } }) as const;

/** Verdicts of answers in their order; right forms of one value have one key. */
const each = [
  {
    theory: 'nimbers',
    drawing: drawingOf('a -> b\na -> c\nb -> c'),
    of: 'a',
    right: ['*2', '∗2', ' * 2'],
    outcome: ['*1', '*3', 'next'],
    wrong: ['0', 'previous', '∞'],
  },
  {
    theory: 'nimbers and infinite values',
    drawing: drawingOf('a -> b\nb -> a\na -> t'),
    of: 'b',
    right: ['0'],
    outcome: ['previous'],
    wrong: ['*1', '∞', 'draw'],
  },
  {
    theory: 'moons',
    drawing: drawingOf('G -> z\nG -> (c)\nc -> z'),
    of: 'G',
    right: ['☾_0', 'moon_0', '☾_{0}'],
    outcome: ['☾_1', '*1'],
    wrong: ['0', 'P'],
  },
  {
    theory: 'partizan values',
    drawing: drawingOf('g ->L z\ng ->R s\ns -> z'),
    of: 'g',
    right: ['↑', '{0|*}', '{0|∗}', 'up', '↑ + 0', '{0|{0|0}}'],
    outcome: ['1', '2↑', 'over', 'left'],
    wrong: ['*', '-1', 'next'],
  },
  {
    theory: 'partizan values where play goes round',
    drawing: drawingOf('g ->L z\ng ->R g'),
    of: 'g',
    right: ['over', '{0|pass}'],
    outcome: ['1', 'on', '↑', 'L'],
    wrong: ['0', 'dud', 'off'],
  },
  {
    theory: 'games with scores',
    drawing: drawingOf('g ->L a\ng ->R b\na: 2\nb: -1'),
    of: 'g',
    right: ['<2|-1>'],
    outcome: ['<3|-1>', 'next'],
    wrong: ['0', 'left'],
  },
] as const;

describe.each(each)('$theory', ({ drawing, of, right, outcome, wrong }) => {
  const prepared = preparedFor(drawing, asking(of));

  test('every form of the value is right and one answer', () => {
    const marks = right.map((text) => markedAs(prepared, text));
    expect(marks.map(({ verdict }) => verdict)).toEqual(right.map(() => 'right'));
    expect(new Set(marks.map(({ key }) => key)).size).toBe(1);
  });

  test('other values are right in their outcome alone, or wrong with a reason, and other answers', () => {
    const marks = [...outcome, ...wrong].map((text) => markedAs(prepared, text));
    expect(marks.map(({ verdict }) => verdict)).toEqual([
      ...outcome.map(() => 'outcome'),
      ...wrong.map(() => 'wrong'),
    ]);
    expect(new Set([...marks.map(({ key }) => key), markedAs(prepared, right[0]).key]).size).toBe(
      marks.length + 1,
    );
    for (const [i, text] of wrong.entries())
      expect(markedAs(prepared, text).says, `${i} ${text}`).not.toBe('');
  });

  test('a text without a value is not understood, with a sentence', () => {
    for (const text of ['', '   ', 'hello there', '{0|', '𝟘']) {
      const { verdict, says } = markedAs(prepared, text);
      expect(verdict, text).toBe('not-understood');
      expect(says, text).not.toBe('');
    }
  });
});

test('a text that breaks off is not understood at the character where it does', () => {
  const prepared = preparedFor(drawingOf('g ->L z'), asking('g'));
  expect(markedAs(prepared, '{0|').says).toContain('character 4');
});

test('a view that was sent through a message is marked as it was before', () => {
  const prepared = preparedFor(drawingOf('g ->L z\ng ->R s\ns -> z'), asking('g'));
  const copy = structuredClone(prepared);
  for (const text of ['{0|*}', '*', 'left', '{'])
    expect(markedAs(copy, text), text).toEqual(markedAs(prepared, text));
});

test('where both players move at once, numbers are read in every form', () => {
  const drawing = drawingOf(
    'c ->J(h/h) Left\nc ->J(h/t, t/h) Right\nc ->J(t/t) draw\nLeft ->L draw\nRight ->R draw',
    { play: 'simultaneous' },
  );
  const prepared = preparedFor(drawing, asking('c'));
  expect(prepared.revealed[0]).toBe('c = -1/3');
  expect(['-1/3', '−1/3', '-2/6'].map((text) => markedAs(prepared, text))).toEqual(
    ['-1/3', '−1/3', '-2/6'].map(() => ({
      verdict: 'right',
      key: 'game -1/3',
      text: '-1/3',
      says: '',
      drawing: undefined,
    })),
  );
  expect(markedAs(prepared, '-0.33').verdict).toBe('wrong');
  expect(markedAs(prepared, 'DR').verdict).toBe('outcome');
});

test('in misère play a nim-heap, a genus and the printed form are one answer', () => {
  const prepared = preparedFor(drawingOf('a -> b\na -> c\nb -> c', { play: 'misere' }), asking('a'));
  const right = ['*2', '2^20', '∗2'].map((text) => markedAs(prepared, text));
  expect(right.map(({ verdict }) => verdict)).toEqual(['right', 'right', 'right']);
  expect(new Set(right.map(({ key }) => key)).size).toBe(1);
  expect(markedAs(prepared, '*1').verdict).toBe('wrong');
  expect(markedAs(prepared, 'next').verdict).toBe('outcome');
  expect(markedAs(prepared, '?!').verdict).toBe('not-understood');
});

describe('boards', () => {
  test('the value of a position of Domineering is asked, and any of its forms is right', () => {
    const prepared = preparedFor(boardOf('domineering', '../..'));
    expect(prepared.way).toMatchObject({ by: 'value', about: 'the value of this position' });
    expect(['±1', '{1|-1}', '{1|−1}'].map((text) => markedAs(prepared, text).verdict)).toEqual([
      'right',
      'right',
      'right',
    ]);
    expect(markedAs(prepared, '±2').verdict).toBe('outcome');
    expect(prepared.revealed).toEqual(['../.. = ±1', '../..: the next player wins']);
  });

  test('the outcome of a position of Clobber is asked among the four that play without a draw has', () => {
    const prepared = preparedFor(boardOf('clobber', 'LRL'), { answer: { by: 'outcome' } });
    expect(choicesOf(prepared)).toEqual([
      'Left',
      'Right',
      'the player who moves first',
      'the player who moves second',
    ]);
    expect(rightOf(prepared)).toEqual(['the player who moves first']);
  });

  test('a position that is not one, and a board too large to be solved, are refused by their place', () => {
    expect(problemsWith(boardOf('domineering', '?'), {})[0].place).toBe('board.position');
    const large = boardOf('domineering', Array.from({ length: 9 }, () => '.........').join('/'));
    expect(problemsWith(large, {})[0]).toMatchObject({ place: 'board.position' });
  });
});

describe('outcomes', () => {
  const outcomes = (drawing: string, of: string, rules = {}) =>
    preparedFor(drawingOf(drawing, rules), { answer: { by: 'outcome', of } });

  test('are those that this kind of play can have', () => {
    expect(choicesOf(outcomes('a -> b', 'a'))).toEqual([
      'the player who moves first',
      'the player who moves second',
    ]);
    expect(choicesOf(outcomes('a -> b\nb -> a', 'a'))).toEqual([
      'the player who moves first',
      'the player who moves second',
      'a draw',
    ]);
    expect(choicesOf(outcomes('a ->L b', 'a'))).toHaveLength(4);
    expect(choicesOf(outcomes('a ->L b\nb ->R a', 'a'))).toHaveLength(9);
    expect(choicesOf(outcomes('a ->L b\nb ->R a', 'a', { infinitePlay: 'left' }))).toHaveLength(4);
  });

  test('one is right, and one that does not exist is not understood', () => {
    const prepared = outcomes('a -> b\nb -> a', 'a');
    expect(rightOf(prepared)).toEqual(['a draw']);
    for (const choice of [-1, 3, 1.5, Number.NaN, Number.POSITIVE_INFINITY])
      expect(markedAs(prepared, { choice }).verdict, String(choice)).toBe('not-understood');
    expect(markedAs(prepared, 'draw').verdict).toBe('not-understood');
  });

  test('where scores count, the sign of the score decides', () => {
    const prepared = outcomes('g ->L a\ng ->R b\na: 2\nb: 0', 'g');
    expect(rightOf(prepared)).toEqual(['Left wins moving first, Right draws moving first']);
  });
});

test('a nimber is judged however large it is', () => {
  const prepared = preparedFor(drawingOf('a -> b'), asking('a'));
  expect(['*1', '*1000', '*2000000000'].map((text) => markedAs(prepared, text).verdict)).toEqual([
    ...['right', 'outcome', 'outcome'],
  ]);
});

describe('hostile values', () => {
  test('that would take long to read or to compare are not understood', () => {
    const prepared = preparedFor(drawingOf('g ->L z\ng ->R s\ns -> z'), asking('g'));
    const hostile = [
      '±1±2±3±4±5±6±7±8±9±10',
      '1000000.{0|1}',
      '*1000',
      '*100',
      '{1000|-1000}',
      '{'.repeat(500),
    ];
    for (const text of hostile) {
      const { verdict, says } = markedAs(prepared, text);
      expect(verdict, text).toBe('not-understood');
      expect(says.length, text).toBeGreaterThan(0);
    }
  });

  test('are compared with the value alone where the game is large, and judged alike', () => {
    const prepared = preparedFor(boardOf('domineering', '..../..../....'));
    expect(prepared.revealed[0]).toBe('..../..../.... = -3/2');
    const marks = ['-3/2', '-1.5', '{-2|-1}', '-1', '*', 'right'].map((text) => markedAs(prepared, text));
    expect(marks.map(({ verdict }) => verdict)).toEqual([
      ...['right', 'right', 'right', 'outcome', 'wrong', 'outcome'],
    ]);
    expect(new Set(marks.slice(0, 3).map(({ key }) => key)).size).toBe(1);
    expect(marks[4].says).toContain('It is less than *.');
    for (const { says } of marks) expect(says).not.toContain('moving from here');
  });
});
