/** What a class sees of a view: the picture, and what a person reads who does not see it. */
import { expect, test } from 'vitest';
import type { GameDocument } from '../../../engine/document/document.ts';
import type { LessonView } from '../../../engine/lesson/lesson.ts';
import type { AskedPicture } from '../../../engine/marking/index.ts';
import { boardOf, drawingOf, preparedFor } from '../../fixtures/marking.ts';

const drawing = drawingOf('a -> b\na -> c\nb -> c');

const textsIn = (picture: AskedPicture | undefined): readonly string[] =>
  [...(picture?.svg ?? '').matchAll(/<text [^>]*>(.*?)<\/text>/g)]
    .map(([, text]) => text.replace(/<[^>]*>/g, ''))
    .sort((one, other) => one.localeCompare(other));

function seen(document: GameDocument, change: Partial<LessonView>) {
  const { picture, way } = preparedFor(document, change);
  if (!picture) throw new Error('there is no picture');
  return { ...picture, about: way.about, texts: textsIn(picture) };
}

const hiding = (...except: readonly string[]) => ({ hidden: { all: false, except } });

test('values that the view shows are in the picture, and hidden ones are not', () => {
  const { texts, says, about } = seen(drawing, hiding('a'));
  expect(texts).toEqual(['▢', '0', '1', 'a', 'b', 'c']);
  expect(says).toBe(
    'From a: to b, to c. From b: to c. From c: no move. Values: a: hidden, b: star 1, c: zero.',
  );
  expect(about).toBe('the value of a');
});

test('the value or the winner that is asked for is hidden even where the view shows it', () => {
  const { texts, says } = seen(drawing, { ...hiding(), answer: { by: 'value', of: 'b' } });
  expect(texts).toEqual(['▢', '0', '2', 'a', 'b', 'c']);
  expect(says).toContain('b: hidden');
});

test('what is revealed is in the picture then, and what other nodes hide is not', () => {
  const { revealedPicture } = preparedFor(drawing, { ...hiding('a', 'b'), answer: { by: 'value', of: 'b' } });
  expect(textsIn(revealedPicture)).toEqual(['▢', '0', '1', 'a', 'b', 'c']);
  expect(revealedPicture?.says).toContain('a: hidden, b: star 1, c: zero.');
  const alone = preparedFor(drawing, { ...hiding('a', 'b'), shows: 'nothing' }).revealedPicture;
  expect(textsIn(alone)).toEqual(['2', 'a', 'b', 'c']);
});

test('who wins is revealed in a picture of outcomes, and never by a value', () => {
  const who = { ...hiding('a', 'b'), answer: { by: 'outcome', of: 'a' } } as const;
  const outcomes = preparedFor(drawing, { ...who, shows: 'outcomes' }).revealedPicture;
  expect(new Set(textsIn(outcomes))).toEqual(new Set(['▢', '𝒩', '𝒫', 'a', 'b', 'c']));
  expect(preparedFor(drawing, who).revealedPicture).toBeUndefined();
  expect(preparedFor(drawing, { ...hiding('a'), answer: { by: 'node' } }).revealedPicture).toBeUndefined();
});

test('a view that shows outcomes, or nothing, has no values in its picture', () => {
  const outcomes = seen(drawing, { ...hiding('a'), shows: 'outcomes' });
  expect(new Set(outcomes.texts)).toEqual(new Set(['▢', '𝒩', '𝒫', 'a', 'b', 'c']));
  expect(outcomes.says).toContain(
    'Who wins: a: hidden, b: the next player wins, c: the previous player wins.',
  );
  const nothing = seen(drawing, { ...hiding('a', 'b'), shows: 'nothing', answer: { by: 'value', of: 'b' } });
  expect(nothing.texts).toEqual(['▢', 'a', 'b', 'c']);
  expect(nothing.says).toContain('Values: b: hidden.');
});

test('a name that says a hidden value is a letter, in the question and in the picture', () => {
  const [first, ...others] = drawing.nodes;
  const named = { ...drawing, nodes: [{ ...first, name: '*2' }, ...others] };
  const { svg, texts, about } = seen(named, hiding('a'));
  expect(svg).not.toContain('*2');
  // The ids b and c are taken, and so is a.
  expect(texts).toEqual(['▢', '0', '1', 'b', 'c', 'd']);
  expect(about).toBe('the value of d');
});

test('neither titles nor ids nor the document are in the picture', () => {
  const titled = { ...drawing, title: 'Star two, hidden' };
  const { svg } = seen(titled, { ...hiding('a'), title: 'A sum', note: 'Wait for it', answers: ['a = *2'] });
  for (const secret of ['Star two', 'A sum', 'Wait for it', 'a = *2', '<metadata', '"format"', 'id="a"'])
    expect(svg, secret).not.toContain(secret);
});

test('a board is drawn in its position, with what is on it in words', () => {
  const { svg, says, width, height } = seen(boardOf('clobber', 'LR.'), {});
  expect(svg).toContain('<g id="board">');
  expect(says).toContain('Row 1, square 1: a blue stone.');
  expect(width).toBeGreaterThan(height);
});

test('an empty drawing has no picture', () => {
  expect(preparedFor(drawingOf(''), { answer: { by: 'words' } }).picture).toBeUndefined();
});

test('of nodes without names those bear their ids that are asked about or chosen', () => {
  const unnamed = { ...drawing, nodes: drawing.nodes.map((node) => ({ ...node, name: '' })) };
  expect(seen(unnamed, hiding('b')).texts).toEqual(['▢', '0', '2', 'b']);
  expect(seen(unnamed, { ...hiding(), answer: { by: 'node' } }).texts).toEqual([
    '0',
    '1',
    '2',
    'a',
    'b',
    'c',
  ]);
  expect(seen(unnamed, { ...hiding(), answer: { by: 'words' } }).texts).toEqual(['0', '1', '2']);
});
