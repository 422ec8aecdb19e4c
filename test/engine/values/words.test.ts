/** Text, LaTeX, spoken and typeset forms of every kind of value, and reading them back. */
import { describe, expect, test } from 'vitest';
import type { CanonicalForm } from '../../../engine/values/form.ts';
import type { Value } from '../../../engine/values/value.ts';
import { base } from '../../../engine/values/wording.ts';
import {
  gameKey,
  hasInfiniteRank,
  kinds,
  latexOf,
  legendOf,
  markAmongOthers,
  markOf,
  parseValue,
  sameValue,
  spokenOf,
  textOf,
  textsApart,
  valueKey,
} from '../../../engine/values/words.ts';

const over = { count: 2, left: [0, 1], right: [0, 0] };

const rows: readonly (readonly [Value, string, string, string, string])[] = [
  [{ kind: 'nimber', n: 0 }, '0', '0', 'zero', '0'],
  [{ kind: 'nimber', n: 2 }, '*2', '{\\ast}2', 'star 2', '2'],
  [{ kind: 'cyclic', exits: [] }, '∞', '\\infty', 'infinity without exits', '∞'],
  [{ kind: 'cyclic', exits: [0] }, '∞_0', '\\infty_0', 'infinity with exit 0', '∞↓0'],
  [{ kind: 'cyclic', exits: [12] }, '∞_12', '\\infty_{12}', 'infinity with exit 12', '∞↓12'],
  [{ kind: 'cyclic', exits: [2, 3] }, '∞_{2,3}', '\\infty_{2,3}', 'infinity with exits 2 and 3', '∞↓2,3'],
  [{ kind: 'nymphet', n: 0 }, '∞_{*0}', '\\infty_{{\\ast}0}', 'ninny 0', '∞↓∗0'],
  [{ kind: 'moon', phase: [] }, '☾', '\\cgtmoon', 'moon', 'moon'],
  [{ kind: 'moon', phase: [0, 1] }, '☾_{0,1}', '\\cgtmoon_{0,1}', 'moon, phase 0 and 1', 'moon↓0,1'],
  [{ kind: 'loony' }, '☾', '\\cgtmoon', 'loony', 'moon'],
  [{ kind: 'full-moon' }, '○', '\\bigcirc', 'full moon', 'full-moon'],
  [{ kind: 'new-moon' }, '●', '\\bullet', 'new moon', 'new-moon'],
  [{ kind: 'covered', finite: [] }, '∅', '\\emptyset', 'covers nothing', '∅'],
  [{ kind: 'covered', finite: [1, 2] }, '{1,2}', '\\{1,2\\}', 'covers 1 and 2', '{1,2}'],
  [{ kind: 'covered', cofinite: [] }, 'ℕ', '\\mathbb{N}', 'covers all', 'ℕ'],
  [{ kind: 'covered', cofinite: [0] }, 'ℕ∖{0}', '\\mathbb{N}\\setminus\\{0\\}', 'covers all but 0', 'ℕ∖{0}'],
  [
    { kind: 'covered', cofinite: [0, 1, 3] },
    'ℕ∖{0,1,3}',
    '\\mathbb{N}\\setminus\\{0,1,3\\}',
    'covers all but 0, 1 and 3',
    'ℕ∖{0,1,3}',
  ],
  [
    {
      ...{ kind: 'expected', low: '-3/8', high: '-3/8', rightSees: '-1', leftSees: '0', class: 'DR' },
    },
    '-3/8',
    '-\\frac{3}{8}',
    'minus 3 over 8',
    '−3/8',
  ],
  [
    { kind: 'expected', low: '1234567/7654321', high: '1234567/7654321', rightSees: '0', leftSees: '1' },
    '1234567/7654321',
    '\\approx 0.16129',
    'about 0 point 16129',
    '≈0.16129',
  ],
  [
    { kind: 'expected', low: '-1/3', high: '-333/1000', rightSees: '-1', leftSees: '0' },
    '≈-0.333',
    '\\approx -0.333',
    'about minus 0 point 333',
    '≈−0.333',
  ],
  [
    {
      ...{ kind: 'misere', tame: false, genus: { nim: 4, superscript: [1, 4, 6] } },
      canonical: { count: 6, either: [0, 1, 0, 2, 0, 5, 1, 2, 1, 3, 2, 3, 2, 4, 2, 5, 3, 4, 3, 5, 4, 5] },
    },
    '{0,*3,{*2,*3}}',
    '4^{146}',
    'genus 4, superscript 1 4 6',
    '4↑146',
  ],
  [
    {
      ...{ kind: 'misere', tame: true, genus: { nim: 12, superscript: [12, 14] } },
      canonical: { nimber: 12 },
    },
    '*12',
    '12^{12,14}',
    'genus 12, superscript 12 14',
    '12↑12,14',
  ],
  [{ kind: 'undetermined' }, '?', '{?}', 'undetermined', '?'],
  [
    { kind: 'stopper', canonical: { numerator: -1, exponent: 1 } },
    '-1/2',
    '-\\frac{1}{2}',
    'minus one half',
    '−1/2',
  ],
  [{ kind: 'stopper', canonical: over }, 'over', '\\mathbf{over}', 'over', 'over'],
  [
    { kind: 'sided', onside: over, offside: { numerator: 0, exponent: 0 } },
    'over & 0',
    '\\mathbf{over}\\mathbin{\\&}0',
    'over and zero',
    'over & 0',
  ],
  [
    { kind: 'unsided' },
    'not stopper-sided',
    '\\mathrm{not\\ stopper\\mbox{-}sided}',
    'not shown to be stopper-sided',
    '⊬',
  ],
  [
    { kind: 'unsided', onside: { numerator: 2, exponent: 0 } },
    '2 & ?',
    '2\\mathbin{\\&}{?}',
    'two and an unknown side',
    '2 & ?',
  ],
  [
    { kind: 'unsided', offside: over },
    '? & over',
    '{?}\\mathbin{\\&}\\mathbf{over}',
    'an unknown side and over',
    '? & over',
  ],
  [
    {
      ...{ kind: 'scoring', ls: '1/2', rs: '-2', guaranteed: true, scoreKind: 'hot' },
      canonical: {
        ...{ count: 2, left: [], right: [0, 1] },
        ...{ leftScores: ['1/2', '-2'], rightScores: [null, '-2'] },
      },
    },
    '<^0.5|-2>',
    '\\langle \\emptyset^{1/2}\\mid -2\\rangle',
    'bracket stuck at 1 over 2 bar minus 2 close',
    '⟨∅↑1/2 | −2⟩',
  ],
  [
    { kind: 'scoring', ls: '1/3', rs: '-2', guaranteed: false },
    '(1/3 | -2) not guaranteed',
    '(1/3 \\mid -2)\\ \\mathrm{not\\ guaranteed}',
    'stops 1 over 3 and minus 2, not guaranteed',
    '(1/3 | −2)↓!',
  ],
];

/**
 * Values written as games are, which `parseGame` reads, and a theory finds the value; and numbers that tell
 * no game.
 */
const readAsGames: readonly Value['kind'][] = ['stopper', 'sided', 'scoring', 'expected', 'misere'];

const arrows = { sub: '↓', sup: '↑' } as const;

/** A mark in one line, with arrows for subscripts and superscripts. */
const drawn = (value: Value): string =>
  markOf(value)
    .map(
      (run) =>
        `${run.script === 'sub' || run.script === 'sup' ? arrows[run.script] : ''}${'shape' in run ? run.shape : run.text}`,
    )
    .join('');

test('every kind of value has a row here', () => {
  const missing = 'a kind in engine/values/kinds.ts has no row in this table, or a row no kind';
  expect(new Set(rows.map(([{ kind }]) => kind)), missing).toEqual(new Set(kinds));
});

describe.each(rows.map(([value, ...forms]) => [`${value.kind} ${forms[0]}`, value, forms] as const))(
  '%s',
  (_, value, [text, latex, spoken, mark]) => {
    test('its forms are as expected', () => {
      expect([textOf(value), latexOf(value), spokenOf(value), drawn(value)]).toEqual([
        text,
        latex,
        spoken,
        mark,
      ]);
      expect(legendOf(value)).toMatch(/^[A-ZN∞☾].*\.$/);
    });

    test('its text parses back', () => {
      // About a scoring game that is not guaranteed there are no words beyond its text.
      const wholeText = value.kind === 'scoring' && !value.guaranteed;
      if ((readAsGames.includes(value.kind) && !wholeText) || text.includes(' & ')) {
        expect(parseValue(text, [value.kind])).toBeUndefined();
        return;
      }
      expect(parseValue(text, [value.kind])).toEqual(value);
      expect(parseValue(` ${text.replace(/,/g, ', ')} `, [value.kind])).toEqual(value);
      // The loony value shares its text with the moon without a phase.
      if (value.kind !== 'loony') expect(parseValue(text)).toEqual(value);
    });
  },
);

test('keys differ between different values', () => {
  expect(new Set(rows.map(([value]) => valueKey(value))).size).toBe(rows.length);
  const circle = (count: number): Value => {
    const pairs = Array.from({ length: count }, (_, v) => [v, (v + 1) % count]).flat();
    return { kind: 'stopper', canonical: { count, left: pairs, right: [] } };
  };
  const crossed: Value = { kind: 'stopper', canonical: { count: 600, left: [], right: [0, 1] } };
  expect(sameValue(circle(600), circle(600))).toBe(true);
  expect(sameValue(circle(600), crossed)).toBe(false);
  expect(sameValue({ kind: 'loony' }, { kind: 'moon', phase: [] })).toBe(false);
  expect(sameValue({ kind: 'moon', phase: [1] }, { kind: 'moon', phase: [1] })).toBe(true);
});

test.each([
  ['2', '*2'],
  ['*', '*1'],
  ['∗3', '*3'],
  ['inf', '∞'],
  ['oo_{2,0,2}', '∞_{0,2}'],
  ['infinity_*1', '∞_{*1}'],
  ['∞_{0}', '∞_0'],
  ['Moon_{1, 0}', '☾_{0,1}'],
  ['N\\{0}', 'ℕ∖{0}'],
  ['N', 'ℕ'],
  ['{}', '∅'],
  ['full moon', '○'],
])('the keyboard’s "%s" is %s', (typed, text) => {
  const value = parseValue(typed);
  expect(value && textOf(value)).toBe(text);
});

test.each(['', '-1', '*x', '∞_', '∞_{}', '∞_{1,}', '☾0', '{1;2}', 'ℕ∖', '1.5', '99999999999', 'star'])(
  '"%s" is not a value',
  (typed) => expect(parseValue(typed)).toBeUndefined(),
);

test('∞ and the nymphets have infinite rank', () => {
  const infinite = rows.filter(([value]) => hasInfiniteRank(value)).map(([{ kind }]) => kind);
  expect(new Set(infinite)).toEqual(new Set(['cyclic', 'nymphet']));
});

test('beside other values a nimber has its star, so that it is not taken for a number', () => {
  const [zero, one] = [0, 1].map((n) => ({ kind: 'nimber', n }) as const);
  expect(markAmongOthers(zero)).toEqual(markOf(zero));
  expect(markAmongOthers(one)).toEqual([base('∗1')]);
  const cyclic: Value = { kind: 'cyclic', exits: [1] };
  expect(markAmongOthers(cyclic)).toEqual(markOf(cyclic));
});

test('the same game has one key, for every kind of value', () => {
  const stopper = (canonical: CanonicalForm): Value => ({ kind: 'stopper', canonical });
  const nimber = (n: number): Value => ({ kind: 'nimber', n });
  const zero = stopper({ numerator: 0, exponent: 0 });
  const star = stopper({ count: 2, left: [0, 1], right: [0, 1] });
  expect([zero, star].map(gameKey)).toEqual([0, 1].map((n) => gameKey(nimber(n))));
  expect(gameKey(nimber(2))).not.toBe(gameKey(stopper({ numerator: 2, exponent: 0 })));
  expect(valueKey(nimber(0))).not.toBe(valueKey(zero));
});

test('in a table of counts different values with one text are numbered', () => {
  const values: readonly Value[] = [{ kind: 'moon', phase: [] }, { kind: 'nimber', n: 0 }, { kind: 'loony' }];
  expect(textsApart(values)).toEqual(['☾ #1', '0', '☾ #2']);
});
