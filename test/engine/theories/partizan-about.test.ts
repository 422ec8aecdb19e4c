/**
 * Properties of values that the papers give: degree, birthday, Zugzwang, size. Each value is typed by its
 * name.
 */
import { describe, expect, test } from 'vitest';
import { drain } from '../../../engine/rounds.ts';
import { type AboutValue, describeValue, type FactFound } from '../../../engine/theories/partizan/about.ts';
import { partizan } from '../../../engine/theories/partizan/index.ts';
import { graphOfForm } from '../../../engine/theories/partizan/store/form.ts';
import type { CanonicalForm } from '../../../engine/values/form.ts';
import { parseGame } from '../../../engine/values/notation/parse.ts';
import type { Value } from '../../../engine/values/value.ts';
import { textOf } from '../../../engine/values/words.ts';

function typedValue(text: string): Value {
  const typed = parseGame(text);
  if (!typed.ok || typed.value.kind !== 'game') throw new Error(`"${text}" is no game.`);
  const { game } = typed.value;
  const { table, codes } = drain(partizan.solve(graphOfForm(game)));
  return table[codes[game.start]];
}

function about(text: string): AboutValue {
  const value = typedValue(text);
  if (value.kind !== 'stopper' && value.kind !== 'sided') throw new Error(`${text} is ${value.kind}`);
  return drain(describeValue(value));
}

const nameOf = (canonical: CanonicalForm): string => textOf({ kind: 'stopper', canonical });
const degree = (told: FactFound<CanonicalForm>): string =>
  told.kind === 'told' ? nameOf(told.is) : told.kind;

describe('degree of loopiness, positions, birthday', () => {
  test.each([
    ['0', '0', 1, 0],
    ['1', '0', 2, 1],
    ['-3', '0', 4, 3],
    ['1/2', '0', 3, 2],
    ['3/4', '0', 4, 3],
    ['-5/8', '0', 5, 4],
    ['3/2', '0', 4, 3],
    ['*', '0', 2, 1],
    ['↑', '0', 3, 2],
    ['±1', '0', 4, 2],
    ['on', 'on', 1, undefined],
    ['off', 'on', 1, undefined],
    ['over', 'over', 2, undefined],
    ['under', 'over', 2, undefined],
    ['2+over', 'over', 4, undefined],
  ] as const)('%s has degree %s, %i positions, and birthday %s', (text, named, positions, birthday) => {
    const told = about(text);
    expect(told.stopper).toBe(true);
    expect(degree(told.degree)).toBe(named);
    expect(told.onside.positions).toBe(positions);
    expect(told.birthday).toBe(birthday);
    expect(told.loopfree).toBe(birthday !== undefined);
  });

  test('dud has the sides on and off, and the degree on', () => {
    const told = about('dud');
    expect([told.stopper, told.loopfree, told.outcome]).toEqual([false, false, 'D']);
    expect([nameOf(told.onside.form), nameOf(told.offside.form)]).toEqual(['on', 'off']);
    expect(degree(told.degree)).toBe('on');
    expect(told.zugzwang).toBeUndefined();
  });

  test('tis = 1 & 0 has the degree 1 − 0', () => {
    const told = about('tis');
    expect([nameOf(told.onside.form), nameOf(told.offside.form)]).toEqual(['1', '0']);
    expect(degree(told.degree)).toBe('1');
    // Left moving first moves to tisn, from which Right may move back, so neither player is forced to lose.
    expect(told.outcome).toBe('P^');
  });
});

describe('Zugzwang: every option of Left’s is less, and every one of Right’s more', () => {
  test.each([
    // The player who moves in a number loses something.
    ['5/8', 'zugzwang'],
    // 0 and * are confused, so a move from * to 0 goes neither up nor down.
    ['*', 'none'],
    ['±1', 'none'],
    // 0 < ↑ and * ‖ ↑: because of Right's option ↑ is not Zugzwang.
    ['↑', 'none'],
    // 0 < over, but Right's pass leads to over itself, so only ≤ holds there; and 0 has no options.
    ['over', 'weak'],
    ['on', 'weak'],
  ] as const)('Zugzwang of %s: %s', (text, found) => {
    expect(about(text).zugzwang).toEqual({ kind: 'told', is: found });
  });
});

describe('outcomes', () => {
  test.each([
    ['over', 'L'],
    ['-1/4', 'R'],
    ['0', 'P'],
    ['*', 'N'],
  ] as const)('the outcome of %s is %s', (text, outcome) => expect(about(text).outcome).toBe(outcome));
});

test('a number far too large for a graph is described without one', () => {
  const told = drain(describeValue({ kind: 'stopper', canonical: { numerator: 2 ** 52 + 1, exponent: 0 } }));
  expect(told.onside.positions).toBe(2 ** 52 + 2);
  expect([told.outcome, told.birthday, degree(told.degree)]).toEqual(['L', 2 ** 52 + 1, '0']);
});

test('of a form beyond the bound only the size is given', () => {
  const count = 5000;
  // A path on which the players take turns, with an exit for each from every position but the last.
  const left: number[] = [];
  const right: number[] = [];
  for (let v = 0; v + 1 < count; v++) {
    left.push(v, v % 2 === 0 ? v + 1 : count - 1);
    right.push(v, v % 2 === 1 ? v + 1 : count - 1);
  }
  const told = drain(describeValue({ kind: 'stopper', canonical: { count, left, right } }));
  expect(told.onside.positions).toBe(count);
  expect([told.degree.kind, told.zugzwang?.kind, told.birthday]).toEqual(['told', 'too-large', undefined]);
});
