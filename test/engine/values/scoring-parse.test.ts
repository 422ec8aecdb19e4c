/**
 * The notation of scoring games: what is read is printed as it was meant, and what is not is refused at its
 * place.
 */
import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { gameIn, readAnyText } from '../../../engine/document/index.ts';
import { gameOfForm, scoringFormOf } from '../../../engine/theories/scoring/arena/forms.ts';
import { emptyArena } from '../../../engine/theories/scoring/arena/games.ts';
import { meansScoring, parseScoring } from '../../../engine/values/scoring-parse.ts';
import { latexOfSigns, signsOfForm, textOfSigns } from '../../../engine/values/scoring-words.ts';
import { arbitraryGame } from '../../arbitrary/scoring.ts';
import { gameWritten } from '../../fixtures/scoring.ts';
import { tryLaw } from '../../laws/seeds.ts';

type Case = { readonly input: string; readonly accepted: boolean; readonly printed?: string };
const vectors = JSON.parse(readFileSync('test/vectors/scoring-notation.json', 'utf8')) as {
  readonly cases: readonly Case[];
};

const printed = (text: string): string => {
  const read = parseScoring(text);
  if (!read.ok) return `${read.problems[0].place}: ${read.problems[0].says}`;
  return textOfSigns(signsOfForm(read.value, 1000) ?? []);
};

test('what the calculator reads is read and printed as it prints it', () => {
  const good = vectors.cases.filter(({ accepted }) => accepted);
  expect(good.length).toBeGreaterThan(5);
  expect(good.map(({ input }) => printed(input))).toEqual(good.map((each) => each.printed));
});

test.each([
  ['⟨∅^1 | 2, ⟨3 | ∅^4⟩⟩', '<^1|2,<3|^4>>'],
  ['$\\langle \\emptyset^{-1/2}\\mid 2\\rangle$', '<^-0.5|2>'],
  ['< ^ −1 | 2 >', '<^-1|2>'],
  ['2^', '<<0|^0>|^0>'],
  ['<1^|*>', '<<0|^0>|<0|0>>'],
  ['<up|down>', '<<0|<0|0>>|<<0|0>|0>>'],
  ['*2', '<0,<0|0>|0,<0|0>>'],
  ['⟨∅¹ | 2⟩', '<^1|2>'],
  ['⟨∅⁻¹² | ⟨0, 3 ∣ ∅^{4}⟩⟩', '<^-12|<0,3|^4>>'],
  ['\\left\\langle \\emptyset^{-1} \\mid \\frac{1}{3} \\right\\rangle', '<^-1|1/3>'],
  ['<2^|-1^>', '<<<0|^0>|^0>|<^0|0>>'],
  ['<1/2^|0>', '<<0|<0|^0>>|0>'],
  ['\\langle\\widehat{1}\\mid\\emptyset^{0}\\rangle', '<<0|^0>|^0>'],
  ['\\langle-1,1-\\widehat{1}\\mid\\langle 2\\mid 2\\rangle\\rangle', '<-1,<^1|1>|<2|2>>'],
  ['<^1 || 4, <^3|3>>', '<^1|4,<^3|3>>'],
  ['2\u0302', '<<0|^0>|^0>'],
  ['1-2^', '<^1|<^1|1>>'],
  ['1/2+1^', '<0.5|^0.5>'],
  ['-1+*', '<-1|-1>'],
  ['<Ø^.5|1.>', '<^0.5|1>'],
  ['<ø^1 | <2|3>>', '<^1|<2|3>>'],
])('%s is %s', (text, is) => expect(printed(text)).toBe(is));

test.each([
  ['<1|>', 4],
  ['<1|2', 5],
  ['<1>', 3],
  ['<^1,2|3>', 4],
  ['<2,^1|3>', 4],
  ['<1|2>x', 6],
  ['<1|2>>', 6],
  ['<^1/0|2>', 3],
  ['<1||2>', 3],
  ['<1|2||3>', 5],
  ['<<1|2>||<3||4>>', 11],
  ['1e3', 2],
  ['(-1)', 1],
  ['{1|2}', 3],
  ['<1 2|3>', 4],
  ['<1+2|3>', 4],
  ['<1+|3>', 4],
])('%s is refused at character %i', (text, at) =>
  expect(printed(text)).toMatch(new RegExp(`^character ${at}: `)),
);

test.each([
  ['<1|x>', '"x" is not a sign'],
  ['<^1,2|3>', 'a score must stand alone'],
  ['{3|-1}', 'a scoring game must stand between < and >'],
  ['3, 2 | -1', 'a scoring game must stand between < and >'],
  ['<1/0|2>', '1/0 is not a number, since its denominator is 0'],
  [`<1|${'9'.repeat(5000)}>`, 'too many figures'],
])('the problem of %s is reported', (text, says) => expect(printed(text)).toContain(says));

test('what begins as no other game does is a scoring game', () => {
  expect(['<up|down>', '2\u0302', '-\\widehat{2}', '$\\bigl\\langle 1'].filter(meansScoring)).toHaveLength(4);
  expect(['{1|2}', '2^', '-up', '<up>', '\\hat{x}'].filter(meansScoring)).toEqual([]);
});

test('what is printed reads back, as text and as LaTeX', () => {
  tryLaw(arbitraryGame(3), 100, (game) => {
    const arena = emptyArena();
    const id = gameWritten(arena, game);
    const form = scoringFormOf(arena, id);
    const signs = form && signsOfForm(form, 10_000);
    if (!signs) throw new Error('no game of three moves is too large to be written');
    for (const text of [textOfSigns(signs), latexOfSigns(signs)]) {
      const read = parseScoring(text);
      expect(read.ok && gameOfForm(arena, read.value), text).toBe(id);
    }
  });
});

test('a game of ten thousand levels is read without recursion', () => {
  const deep = 10_000;
  expect(parseScoring(`${'<'.repeat(deep)}0${'|^0>'.repeat(deep)}`)).toMatchObject({
    ok: true,
    value: { count: deep + 1 },
  });
});

test('pasted, it is a drawing with scores; a page is none', () => {
  const read = readAnyText('<^1|2>');
  if (!read.ok || read.value.kind !== 'drawing') throw new Error('a sound game was refused');
  expect(read.value.document.nodes.map(({ score }) => score)).toEqual([
    { left: '1' },
    { left: '2', right: '2' },
  ]);
  expect(gameIn('<^1|2>')).toBe('<^1|2>');
  for (const page of ['<html>', '<!doctype html>', '<?xml version="1.0"?>', '<svg/>'])
    expect(meansScoring(page)).toBe(false);
});
