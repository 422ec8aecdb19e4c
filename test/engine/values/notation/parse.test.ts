/** Keyboard spellings, the graphs of games, and the problems of texts that cannot be read. */
import { describe, expect, test } from 'vitest';
import { nameOf } from '../../../../engine/values/notation/name.ts';
import { parseGame } from '../../../../engine/values/notation/parse.ts';
import { printName } from '../../../../engine/values/notation/print.ts';

const reprinted = (text: string): string => {
  const typed = parseGame(text);
  if (!typed.ok) return JSON.stringify(typed.problems);
  if (typed.value.kind === 'game') return printName(nameOf(typed.value.game));
  return `${printName(nameOf(typed.value.onside))} & ${printName(nameOf(typed.value.offside))}`;
};

test.each([
  ['{0||0|-2}', '⧾_2'],
  ['{ 0 || 0 | −2 }', '⧾_2'],
  ['{0 ‖ 0 | off}', '⧾_on'],
  ['Tiny(2)', '⧾_2'],
  ['Miny(on)', '⧿_on'],
  ['⧾on', '⧾_on'],
  ['+_on', '⧾_on'],
  ['−_{2|1}', '⧿_{2|1}'],
  ['⧾_{1/2}', '⧾_{1/2}'],
  ['^', '↑'],
  ['^^', '⇑'],
  ['up', '↑'],
  ['{0|down*}', '↑²'],
  ['^*', '↑*'],
  ['^3', '3·↑'],
  ['3.^', '3·↑'],
  ['3·↑', '3·↑'],
  ['-3.^', '3·↓'],
  ['v', '↓'],
  ['vv*', '⇓*'],
  ['v2*', '⇓*'],
  ['^<2>', '↑²'],
  ['^[2]', '↑[2]'],
  ['^[on]', 'upon'],
  ['v[on]', '-upon'],
  ['^<on>', '↑on'],
  ['-1/4v[on]', '-1/4-upon'],
  ['*', '*'],
  ['∗3', '*3'],
  ['4/8', '1/2'],
  ['+-1', '±1'],
  ['+-{2|1}', '±{2|1}'],
  ['2+over', '2over'],
  ['2over', '2over'],
  ['-1over', '-1over'],
  ['-(1over)', '-1under'],
  ['1+*', '1*'],
  ['2±1', '{3|1}'],
  ['{|}', '0'],
  ['{pass|}', 'on'],
  ['{0|{0|0,pass}}', '↑on'],
  ['{1,*|^,pass}', '{*,1|↑,pass}'],
  ['a{0|{a|0}}', 'a{0‖a|0}'],
  ['x{0|{x|0}}', 'a{0‖a|0}'],
  ['dud', '{pass|pass}'],
  ['on & off', '{pass|pass}'],
  ['{pass|pass}', '{pass|pass}'],
  ['on+off', '{pass|pass}'],
  ['1 & 0', '1 & 0'],
  ['over & under', 'over & under'],
  // As papers write them in LaTeX.
  ['\\{0|\\mathbf{pass}\\}', 'over'],
  ['$\\left\\{0 \\mid *\\right\\}$', '↑'],
  ['\\left\\{0 \\,\\middle|\\, \\text{pass}\\right\\}', 'over'],
  ['\\( \\{0 \\| 0 \\mid -2\\} \\)', '⧾_2'],
  ['{0|\\mathbf{pass}}', 'over'],
  ['$\\frac12$', '1/2'],
  ['-\\frac{1}{4}\\uparrow', '-1/4↑'],
  ['2\\cdot{\\uparrow}{\\ast}', '⇑*'],
  ['{\\uparrow}^{2}{\\ast}', '↑²*'],
  ['\\uparrow^{[2]}', '↑[2]'],
  ['\\Uparrow\\star', '⇑*'],
  ['{+}_{2}', '⧾_2'],
  ['$\\pm 1$', '±1'],
  ['\\mathbf{over} \\& \\mathbf{under}', 'over & under'],
  ['tis', 'a{|a‖}'],
  ['-tis', 'a{‖a|}'],
  ['tisn', 'a{‖a|}'],
  ['0·{1|0}', '0'],
])('%s is %s', (typed, text) => expect(reprinted(typed)).toBe(text));

test('a sum is the product of its terms', () => {
  expect(parseGame('{1|0}+{1|0}')).toMatchObject({ ok: true, value: { kind: 'game', game: { start: 0 } } });
  expect(parseGame('2·{1|0}')).toEqual(parseGame('{1|0}+{1|0}'));
  const typed = parseGame('over-over');
  expect(typed.ok && typed.value.kind === 'game' && typed.value.game.count).toBe(4);
});

describe('what cannot be read', () => {
  test.each([
    ['', 1, /a game, such as/],
    ['{0|', 4, /a game, such as/],
    ['{0|1', 5, /a comma, a bar \| or the closing brace/],
    ['{0}', 3, /a bar \| must stand/],
    ['{0,,1|}', 4, /a game, such as/],
    ['{0|1|2}', 5, /second bar of the same length/],
    ['{0|a}', 4, /no brace around this has the letter a/],
    ['a', 1, /no brace around this has the letter a/],
    ['a{0|a+1}', 6, /a is an option by itself/],
    ['a{0|1+a}', 7, /can only be a whole option/],
    ['b{0|{b|1}+1}', 5, /cannot have a move back/],
    ['a{0|-{a|1}}', 5, /cannot have a move back/],
    ['1+pass', 3, /pass can only be a whole option/],
    ['{0|pass+1}', 8, /pass is an option by itself/],
    ['3/5', 3, /a power of two/],
    ['1/0', 3, /a power of two/],
    ['2 3', 3, /or the end of the text/],
    ['0|1', 2, /a brace \{/],
    ['(1', 3, /closing bracket/],
    ['↑[2', 4, /closing \]/],
    ['↑[x]', 3, /a whole number/],
    ['star', 5, /the _ of star_2/],
    ['Tiny', 5, /a game, such as/],
    ['2 § 3', 3, /"§" has no meaning here/],
    ['{0|1} 😀', 7, /"😀" has no meaning here/],
    ['1 &', 4, /a game, such as/],
    ['99999', 1, /more than 20,000 positions/],
    ['999999999999', 1, /too large/],
    ['*19999', 1, /more than 20,000 positions/],
    ['300·{1|0}', 5, /more than 20,000 positions/],
    ['500.over+500.upon', 5, /more than 20,000 positions/],
    ['1/1125899906842624 + *3000', 1, /more than 20,000 positions/],
  ] as const)('%s is refused at its column', (text, column, says) => {
    const typed = parseGame(text);
    expect(typed).toMatchObject({ ok: false, problems: [{ place: `character ${column}` }] });
    expect(typed.ok ? '' : typed.problems[0].says).toMatch(says);
  });

  test.each(['{', '(', '-', '±', '⧾_{', 'Tiny(', 'a{0|', '2·'])(
    'a thousand times %s does not overflow',
    (text) => {
      expect(parseGame(text.repeat(1000))).toMatchObject({ ok: false, problems: [{}] });
    },
  );
});
