/**
 * Printed names of random forms read back as the graph they were found for; and the rules behind names hold
 * in play.
 */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import * as fc from 'fast-check';
import { describe, test } from 'vitest';
import type { GraphForm } from '../../../../engine/values/form.ts';
import { latexOfName } from '../../../../engine/values/notation/latex.ts';
import { isTold, nameOf } from '../../../../engine/values/notation/name.ts';
import { parseGame, type TypedGame } from '../../../../engine/values/notation/parse.ts';
import { printName } from '../../../../engine/values/notation/print.ts';
import { expect } from '../../../fixtures/quick-expect.ts';
import { oftenEnough } from '../../../fixtures/share.ts';
import { tryLaw } from '../../../laws/seeds.ts';
import { bisimilar, isZero } from './bisimilar.ts';

function game(text: string): TypedGame {
  const typed = parseGame(text);
  if (!typed.ok) throw new Error(`${text}: ${JSON.stringify(typed.problems)}`);
  if (typed.value.kind !== 'game') throw new Error(`${text} has two sides`);
  return typed.value.game;
}

/** The part that can be reached from position 0. */
function reachable(pairs: readonly (readonly [number, number])[][], count: number): GraphForm {
  const numbers = new Map([[0, 0]]);
  const order = [0];
  for (let i = 0; i < order.length; i++) {
    for (const [from, to] of pairs.flat()) {
      if (from !== order[i] || numbers.has(to) || to >= count) continue;
      numbers.set(to, order.length);
      order.push(to);
    }
  }
  const flat = (side: readonly (readonly [number, number])[]): number[] =>
    side.flatMap(([from, to]) => (numbers.has(from) ? [numbers.get(from)!, numbers.get(to)!] : []));
  return { count: order.length, left: flat(pairs[0]), right: flat(pairs[1]) };
}

/** Mostly downward moves, a few anywhere; without repeats, few for each position. */
const arbitraryForm = (loops: boolean): fc.Arbitrary<GraphForm> =>
  fc.integer({ min: 1, max: 7 }).chain((count) => {
    const options = fc.array(fc.tuple(fc.nat(count - 1), fc.nat(count - 1), fc.nat(4)), {
      maxLength: 2 * count,
    });
    return fc.tuple(options, options).map((sides) => {
      const pairs = sides.map((side) => {
        const kept = side.flatMap(([a, b, kind]): [number, number][] => {
          if (loops && kind === 0) return [[a, b]];
          return a === b ? [] : [[Math.min(a, b), Math.max(a, b)]];
        });
        return [...new Map(kept.map((pair) => [String(pair), pair])).values()];
      });
      return reachable(pairs, count);
    });
  });

describe.each([
  ['loopfree', false],
  ['loopy', true],
])('random %s forms', (_, loops) => {
  test('the names of random forms, in text and in LaTeX, read back as the same game', () => {
    let told = 0;
    tryLaw(arbitraryForm(loops), 2000, (form) => {
      const name = nameOf(form);
      if (!isTold(name)) return;
      told++;
      const text = printName(name);
      expect(bisimilar(game(text), form), text).toBe(true);
      const latex = latexOfName(name);
      expect(bisimilar(game(latex), form), latex).toBe(true);
    });
    expect(told).toBeGreaterThan(oftenEnough(1000));
  });
});

test('the switch of a switch of several options is not that switch itself', () => {
  expect(bisimilar(game('±(±{1,2})'), game('{±{1,2}|±{1,2}}'))).toBe(true);
  expect(bisimilar(game('±±{1,2}'), game('{±{1,2}|±{1,2}}'))).toBe(true);
  expect(bisimilar(game('±(±{1,2})'), game('±{1,2}'))).toBe(false);
});

/** Names are made of these; the name of any of them, alone or as an option, is read back. */
const written = [
  ...[
    '0',
    '5',
    '-2',
    '3/4',
    '-7/16',
    '*',
    '*2',
    '*5',
    '↑',
    '↓',
    '⇑',
    '⇓*',
    '3·↑',
    '4·↓*',
    '↑*',
    '↑*2',
    '⇓*3',
  ],
  ...[
    '2*',
    '1/2↑',
    '3⇓*',
    '-1/4↓*2',
    '2+3·↑*',
    '-1+4·↓',
    '↑²',
    '↓³',
    '↑²*',
    '1↓²*',
    '↑[2]',
    '↓[3]*',
    '1/2↑[2]',
  ],
  ...[
    'on',
    'off',
    'over',
    'under',
    '2over',
    '-1/2under',
    'upon',
    'upon*',
    '-upon',
    '-upon*',
    '2+upon',
    '1/4-upon*',
  ],
  ...[
    '↑on',
    '↓on',
    '↑on*',
    '1↓on',
    'star_2',
    'star_3',
    '-star_2',
    '⧾_1',
    '⧾_{1/2}',
    '⧿_2',
    '⧾_on',
    '⧿_over',
    '⧾_{2over}',
  ],
  ...[
    '⧾_{2|1}',
    '⧾_{1*}',
    '⧾_↑',
    '±1',
    '±1/2',
    '±(2*)',
    '±on',
    '±{2|1}',
    '{2|1}',
    '{1*|0}',
    '{3|1‖0}',
    '{0|⧾_on}',
  ],
  ...['⧾_{⧾_2}', '{2|1‖0⫴-3}', '{0‖1|-2}', '{1,±2|-1}', '{0,pass|-1}', 'a{0‖0|a⫴-1}', 'a{0,b{0|a‖-1|b}|-3}'],
];

test.each(written)('%s is its own name', (text) => {
  const typed = game(text);
  const name = printName(nameOf(typed));
  expect([text, text.replace('_↑', '_{↑}')]).toContain(name);
  const inside = game(`{5,${text}|-5}`);
  expect(bisimilar(game(printName(nameOf(inside))), inside)).toBe(true);
});

/** Equal values: neither player wins the difference moving first. All are stoppers. */
test.each([
  ['3·↑', '^+^+^'],
  ['⇑*3', '^+^+*3'],
  ['↓*2', '-^+*2'],
  ['2↑*', '(1+1)+↑+(*)'],
  ['3/4', '1/2+1/4'],
  ['↑[2]', '↑+↑²'],
  ['↑[2]*', '↑+↑²+*'],
  ['↑[3]', '↑[2]+↑³'],
  ['↑[3]*', '↑[3]+*'],
  ['↑²*', '↑²+*'],
  ['↓³*', '-↑³+*'],
  ['1↑²', '1+0+↑²'],
  ['upon*', '*+upon'],
  ['-upon*', '*-upon'],
  ['1/2+upon', '(1/4+1/4)+upon'],
  ['↑on*', '*+↑on'],
  ['1over', 'over+1'],
  ['on', 'on+1'],
  ['2±1', '{3|1}'],
  ['2±1', '±1+2'],
  ['⧾_2', '-⧿_2'],
  ['over', 'over+over'],
])('%s = %s', (a, b) => expect(isZero(game(`(${a})-(${b})`))).toBe(true));

test.each([
  ['↑²', '↑'],
  ['↑[2]', '↑+↑'],
  ['upon', 'over'],
  ['↑on', '0'],
])('%s is not %s', (a, b) => expect(isZero(game(`(${a})-(${b})`))).toBe(false));

type Vector = {
  readonly name: string;
  readonly start: number;
  readonly document: { readonly compact: { readonly count: number; left: number[]; right: number[] } };
};
const vectors = JSON.parse(
  readFileSync(join(import.meta.dirname, '../../../vectors/partizan-named.json'), 'utf8'),
) as readonly Vector[];

describe('checked answers', () => {
  test('there are checked answers', () => expect(vectors.length).toBeGreaterThan(40));

  test.each(vectors.map((vector) => [vector.name, vector] as const))('%s reads', (name, vector) => {
    const typed = game(name);
    // A number and a name together are one name here, and a product there.
    if (/\d[+-]|\+\*|\d[+]/.test(name)) return;
    expect(bisimilar(typed, vector.document.compact)).toBe(true);
  });
});
