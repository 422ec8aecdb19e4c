/** What a student types is shown as it will be read, and in words for a person who hears it. */
import { expect, test } from 'vitest';
import { sentenceParts, spokenRuns, typesetRuns } from '../../../app/phone/typeset.ts';

const shown = (typed: string): string =>
  typesetRuns(typed)
    .map(({ text, place }) => (place === 'below' ? `⟨${text}⟩` : text))
    .join('');

test.each([
  ['∞1', '∞⟨1⟩'],
  ['∞_1', '∞⟨1⟩'],
  ['∞_{0,2}', '∞⟨0,2⟩'],
  ['∞0,2', '∞⟨0,2⟩'],
  ['☾_{ℕ∖{0}}', '☾⟨ℕ∖{0}⟩'],
  ['inf', '∞'],
  ['{0|∞1}', '{0|∞⟨1⟩}'],
  ['*2', '∗2'],
  ['^^*', '↑↑∗'],
  ['vv', '↓↓'],
  ['2over', '2over'],
  ['upon+*', 'upon+∗'],
  ['+-1', '±1'],
  ['{0||0|-2}', '{0‖0|−2}'],
  ['⧾_2', '⧾⟨2⟩'],
  ['∞_', '∞'],
  ['∞_{0', '∞⟨0⟩'],
  ['<script>', '<script>'],
  ['', ''],
])('%s is shown as %s', (typed, expected) => expect(shown(typed)).toBe(expected));

test('a long text is typeset without recursion', () => {
  expect(shown(`∞_${'{'.repeat(250)}`)).toContain('∞');
  expect(shown('{'.repeat(500))).toBe('{'.repeat(500));
});

test('the preview is read as words', () => {
  expect(spokenRuns(typesetRuns('∞1'))).toBe('infinity below 1');
  expect(spokenRuns(typesetRuns('{0|*}'))).toBe('open brace 0 bar star close brace');
});

test.each([
  ['Here w is worth ∞_1, with five nodes.', ['Here w is worth ', '∞_1', ', with five nodes.']],
  ['y = ∞_{0,2}', ['y = ', '∞_{0,2}', '']],
  ['coins = -1/3', ['coins = −1/3']],
  ['{1|-1/2} of x_1, a well-known value', ['{1|−1/2} of x_1, a well-known value']],
])('in the sentence “%s” the values with indices are typeset', (sentence, parts) =>
  expect(sentenceParts(sentence)).toEqual(parts),
);
