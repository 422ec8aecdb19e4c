/** What a view asks of a class, by its way to answer or by what it hides. */
import { expect, test } from 'vitest';
import { wayAsked } from '../../../engine/marking/way-asked.ts';
import { boardOf, drawingOf, viewWith } from '../../fixtures/marking.ts';

const drawing = drawingOf('a -> b\na -> c\nb -> c');
const hiding = (...except: readonly string[]) => ({ hidden: { all: false, except } });

test('a view that hides one node asks for its value, or for who wins if it shows outcomes', () => {
  expect(wayAsked(viewWith(hiding('b')), drawing)).toEqual({ by: 'value', of: 'b' });
  expect(wayAsked(viewWith({ ...hiding('b'), shows: 'outcomes' }), drawing)).toEqual({
    by: 'outcome',
    of: 'b',
  });
});

test('of several hidden nodes the first is asked about of which an answer says a value', () => {
  const answers = ['a: the next player wins', 'c = 0', 'b = *1'];
  expect(wayAsked(viewWith({ ...hiding('a', 'b', 'c'), answers }), drawing)).toEqual({
    by: 'value',
    of: 'b',
  });
  expect(wayAsked(viewWith({ ...hiding('b', 'c'), answers: ['b + c = 0'] }), drawing)).toEqual({
    by: 'value',
    of: 'b',
  });
});

test('a view that hides nothing asks for words', () => {
  expect(wayAsked(viewWith(hiding()), drawing)).toEqual({ by: 'words' });
  expect(wayAsked(viewWith({ hidden: { all: true, except: ['3'] } }), boardOf('nim', '3'))).toEqual({
    by: 'words',
  });
});

test('on a board the position that the view shows is asked about, after the moves of its game', () => {
  const document = boardOf('nim', '5');
  expect(wayAsked(viewWith(), document)).toEqual({ by: 'value', of: '5' });
  const board = { ruleset: 'nim', position: '4', line: ['3'], starter: 'left' } as const;
  expect(wayAsked(viewWith({ board }), document)).toEqual({ by: 'value', of: '3' });
});

test('a way that names no node is about the hidden one, and a move is from the piece', () => {
  const withPiece = { ...drawing, pieces: ['b'] };
  expect(wayAsked(viewWith({ ...hiding('c'), answer: { by: 'outcome' } }), withPiece)).toEqual({
    by: 'outcome',
    of: 'c',
  });
  expect(wayAsked(viewWith({ ...hiding('c'), answer: { by: 'move', player: 'left' } }), withPiece)).toEqual({
    by: 'move',
    player: 'left',
    of: 'b',
  });
  const words = { by: 'words' } as const;
  expect(wayAsked(viewWith({ answer: words }), drawing)).toBe(words);
});
