/** Nodes, arcs and moves that a class chooses from, where they are on the picture, and which are right. */
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

const drawing = drawingOf('a -> b\na -> c\nb -> c\nc -> c');

describe('nodes and arcs', () => {
  test('are chosen by their names, and those that the view names are right', () => {
    const nodes = preparedFor(drawing, { answer: { by: 'node', right: ['b', 'c'] } });
    expect(choicesOf(nodes)).toEqual(['a', 'b', 'c']);
    expect(rightOf(nodes)).toEqual(['b', 'c']);
    expect(markedAs(nodes, { choice: 0 })).toMatchObject({
      verdict: 'wrong',
      text: 'a',
      says: 'Correct: b, c.',
    });
    const arcs = preparedFor(drawing, { answer: { by: 'arc', right: [['a', 'c']] } });
    expect(choicesOf(arcs)).toEqual(['a → b', 'a → c', 'b → c', 'c → c']);
    expect(rightOf(arcs)).toEqual(['a → c']);
    expect(arcs.revealed).toEqual(['Correct: a → c']);
  });

  test('are not marked where the view names none', () => {
    const { verdict, key } = markedAs(preparedFor(drawing, { answer: { by: 'node' } }), { choice: 2 });
    expect([verdict, key]).toEqual(['unmarked', 'choice 2']);
  });

  test('are on the picture where buttons can be laid over them', () => {
    const at = (answer: { readonly by: 'node' | 'arc' }) => {
      const { way, picture } = preparedFor(drawing, { answer });
      if (!('choices' in way) || !picture) throw new Error('nothing to choose from');
      return { choices: way.choices, picture };
    };
    const { choices, picture } = at({ by: 'node' });
    for (const { at: spot } of choices) {
      expect(spot?.x).toBeGreaterThan(0);
      expect(spot?.x).toBeLessThan(1);
      expect(spot?.y).toBeGreaterThan(0);
      expect(spot?.y).toBeLessThan(1);
      const cx = ((spot?.x ?? 0) * picture.width).toFixed(0);
      expect(Number(cx)).toBeLessThan(picture.width);
    }
    // An arc ends at the rim of the node that it leads to.
    const [first] = at({ by: 'arc' }).choices;
    const [tip, target] = [first.along?.at(-1), choices[1].at];
    const far = Math.hypot(
      ((tip?.x ?? 0) - (target?.x ?? 0)) * picture.width,
      ((tip?.y ?? 0) - (target?.y ?? 0)) * picture.height,
    );
    const radius = (target?.radius ?? 0) * picture.width;
    expect(far).toBeGreaterThan(radius);
    expect(far).toBeLessThan(1.3 * radius);
  });

  test('of a node that is not there, and more than anybody chooses from, are refused by their place', () => {
    expect(problemsWith(drawing, { answer: { by: 'node', right: ['z'] } })[0]).toEqual({
      place: 'answer.right',
      says: 'the drawing has no node "z"; name one of its nodes',
    });
    expect(problemsWith(drawing, { answer: { by: 'value', of: 'z' } })[0].place).toBe('answer.of');
    const long = drawingOf(Array.from({ length: 420 }, (_, i) => `n${i} -> n${i + 1}`).join('\n'));
    expect(problemsWith(long, { answer: { by: 'node' } })[0].place).toBe('answer');
    expect(problemsWith(drawingOf(''), { answer: { by: 'move', player: 'left' } })[0].place).toBe('answer');
  });
});

describe('moves', () => {
  const moving = (text: string, of: string, player: 'left' | 'right' = 'left', rules = {}) =>
    preparedFor(drawingOf(text, rules), { answer: { by: 'move', player, of } });

  test('that win are right; where none wins those that draw; where all lose all', () => {
    expect(rightOf(moving('a -> z\na -> b\nb -> z', 'a'))).toEqual(['a → z']);
    expect(rightOf(moving('a -> b\na -> c\nb -> c\nc -> b\na -> w\nw -> z', 'a'))).toEqual([
      'a → b',
      'a → c',
    ]);
    expect(rightOf(moving('a -> b\na -> c\nb -> z\nc -> z', 'a'))).toEqual(['a → b', 'a → c']);
  });

  test('are those of the player, and an arc of either player is a move of both', () => {
    const text = 'a ->L z\na ->R s\na -> t\ns -> z\nt ->L z';
    expect(choicesOf(moving(text, 'a', 'left'))).toEqual(['a → z', 'a → t']);
    expect(choicesOf(moving(text, 'a', 'right'))).toEqual(['a → s', 'a → t']);
    expect(rightOf(moving(text, 'a', 'left'))).toEqual(['a → z', 'a → t']);
    expect(moving(text, 'a', 'right').way.about).toBe('Right’s move from a');
  });

  test('where scores count, those that lead to the best score are right', () => {
    const text = 'g ->L a\ng ->L b\ng ->R c\na: 2\nb: 1\nc: 0';
    expect(rightOf(moving(text, 'g', 'left'))).toEqual(['g → a']);
  });

  test('in misère play the last move loses', () => {
    const text = 'a -> z\na -> b\nb -> z';
    expect(rightOf(moving(text, 'a', 'left', { play: 'misere' }))).toEqual(['a → b']);
  });

  test('that lead where the view says are right, regardless of what they win', () => {
    const prepared = preparedFor(drawingOf('a -> z\na -> b\nb -> z'), {
      answer: { by: 'move', player: 'left', of: 'a', right: ['b'] },
    });
    expect(rightOf(prepared)).toEqual(['a → b']);
  });

  test('are refused where both players move at once', () => {
    const drawn = drawingOf('c ->J(h/h) w\nc ->J(h/t) d\nw ->L d', { play: 'simultaneous' });
    expect(problemsWith(drawn, { answer: { by: 'move', player: 'left', of: 'c' } })[0].says).toContain(
      'ask for a row or a column',
    );
  });

  test('on a board of Domineering are called by the squares that are clicked, and lie on them', () => {
    const prepared = preparedFor(boardOf('domineering', '.../...'), {
      answer: { by: 'move', player: 'right' },
    });
    expect(choicesOf(prepared)).toHaveLength(4);
    expect(choicesOf(prepared)[0]).toBe('row 1, square 1 and row 1, square 2');
    expect(prepared.way.about).toBe('Right’s move');
    const [{ along = [] }] = 'choices' in prepared.way ? prepared.way.choices : [{}];
    expect(along).toHaveLength(2);
    expect(along[0].y).toBe(along[1].y);
    expect(along[0].x).toBeLessThan(along[1].x);
    expect(rightOf(prepared)).toHaveLength(4);
  });

  test('on a board of Clobber those that win are right, and those that the view names otherwise', () => {
    const document = boardOf('clobber', 'LRLR');
    const moves = preparedFor(document, { answer: { by: 'move', player: 'left' } });
    expect(choicesOf(moves)[0]).toBe('row 1, square 1 → row 1, square 2');
    expect(choicesOf(moves).length).toBeGreaterThan(rightOf(moves).length);
    const named = preparedFor(document, { answer: { by: 'move', player: 'left', right: ['.LLR'] } });
    expect(rightOf(named)).toEqual([choicesOf(named)[0]]);
  });

  test('on a board that is too large to be solved are asked all the same, and not marked', () => {
    const large = boardOf('domineering', Array.from({ length: 9 }, () => '.........').join('/'));
    const prepared = preparedFor(large, { answer: { by: 'move', player: 'left' } });
    expect(choicesOf(prepared)).toHaveLength(72);
    expect(markedAs(prepared, { choice: 0 }).verdict).toBe('unmarked');
    expect(prepared.revealed[0]).toContain('not marked');
  });
});

describe('numbers and words', () => {
  test('a number is right in every form, and no other is', () => {
    const prepared = preparedFor(drawing, { answer: { by: 'number', right: '1/2' } });
    const right = ['1/2', '0.5', '2/4', ' .5 ', '½', '5e-1'].map((text) => markedAs(prepared, text));
    expect(right.map(({ verdict }) => verdict)).toEqual(right.map(() => 'right'));
    expect(new Set(right.map(({ key }) => key))).toEqual(new Set(['number 1/2']));
    expect(markedAs(prepared, '0.49999999999999999999').verdict).toBe('wrong');
    expect(markedAs(prepared, '−1')).toMatchObject({ verdict: 'wrong', text: '-1', says: 'It is 1/2.' });
    for (const text of ['half', '1/0', '', '1,5', '1/2/3'])
      expect(markedAs(prepared, text).verdict, text).toBe('not-understood');
    expect(markedAs(preparedFor(drawing, { answer: { by: 'number' } }), '2').verdict).toBe('unmarked');
    expect(problemsWith(drawing, { answer: { by: 'number', right: 'x' } })[0].place).toBe('answer.right');
  });

  test('words are one answer without regard to capitals and blanks, and are not marked', () => {
    const prepared = preparedFor(drawing, { answer: { by: 'words' } });
    const [one, other] = ['  It is\n a Draw ', 'it is a draw'].map((text) => markedAs(prepared, text));
    expect(one).toEqual({
      verdict: 'unmarked',
      key: 'words it is a draw',
      text: 'It is a Draw',
      says: '',
      drawing: undefined,
    });
    expect(other.key).toBe(one.key);
    expect(markedAs(prepared, ' ').verdict).toBe('not-understood');
  });
});
