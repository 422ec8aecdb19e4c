/**
 * What a person does by hand in a game: pieces are dragged and dropped, and the bar says what is clicked
 * next.
 */
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { editor, startAfresh } from '../../app/store/editor.ts';
import { dropPiece, pieceToCarry, whatToClick } from '../../app/walkthrough/by-hand.ts';
import { piecesShown } from '../../app/walkthrough/play-board.ts';
import { endWalkthrough } from '../../app/walkthrough/walking.ts';
import { engine } from '../../workers/client.ts';
import { draw, move, played, twoPeople } from '../fixtures/played.ts';

beforeEach(startAfresh);
afterEach(() => {
  vi.unstubAllGlobals();
  engine().close();
});

test('a piece is dropped where it may go; elsewhere it stays where it was, and a message says why', () => {
  const says = () => editor().toasts.at(-1)?.says;
  const drop = (from: string, to: string) => dropPiece(pieceToCarry(from)!, to);
  draw('a ->L b\na ->R c\nc ->L d\nd -> e', 'a', 'c', 'e');
  twoPeople();
  expect([pieceToCarry('a'), pieceToCarry('b')]).toEqual([0, undefined]);
  drop('a', 'd');
  expect([says(), played()]).toEqual(['Not moved: no arc leads from a to d.', '']);
  drop('a', 'c');
  expect([says(), played()]).toEqual(['Not moved: the arc from a to c belongs to the other player.', '']);
  drop('e', 'a');
  expect([says(), played()]).toEqual(['Not moved: no arc leads from e to a.', '']);
  drop('a', 'b');
  expect([piecesShown(editor())[0], played()]).toEqual(['b', 'ab']);
  endWalkthrough();
  draw('a ->L b\na ->R a', 'a');
  twoPeople();
  drop('a', 'a');
  expect([says(), played()]).toEqual(['Not moved: the arc from a to a belongs to the other player.', '']);
  endWalkthrough();
  // The player who is sent to a gray node must move on from there.
  draw('s -> (g)\n(g) -> p, q\nu -> p', 's', 'u');
  twoPeople();
  move('s', 'g');
  drop('u', 'p');
  expect([says(), played()]).toEqual(['Not moved: the piece on g must be moved first.', 'sg']);
});

test('the bar says what is clicked next: a piece, then where it goes', () => {
  draw('a -> b\nc -> b', 'a', 'c');
  twoPeople();
  expect(whatToClick(editor())).toBe('Click or drag a piece with a dashed ring.');
  move('a');
  expect(whatToClick(editor())).toBe('Click a node with a thick ring, or drag the piece there.');
  move('b');
  expect(whatToClick(editor())).toBe('Click or drag the piece with the dashed ring.');
  move('c', 'b');
  expect(whatToClick(editor())).toBeUndefined();
});

test('on a touch screen the bar says what is tapped next', () => {
  vi.stubGlobal('matchMedia', (query: string) => ({ matches: query === '(hover: none)' }));
  draw('a -> b\nc -> b', 'a', 'c');
  twoPeople();
  expect(whatToClick(editor())).toBe('Tap or drag a piece with a dashed ring.');
  move('a');
  expect(whatToClick(editor())).toBe('Tap a node with a thick ring, or drag the piece there.');
  move('b');
  expect(whatToClick(editor())).toBe('Tap or drag the piece with the dashed ring.');
});
