/**
 * Operators on values, checked elsewhere and kept as data; weights also by their definition, on games whose
 * options are compared by play.
 */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { ask } from '../../engine/conduct/ask.ts';
import { nimInverse, nimProduct } from '../../engine/numbers/nim-field.ts';
import { drain } from '../../engine/rounds.ts';
import { textOfMeasurement } from '../../engine/theories/measure.ts';
import { partizanMeasures } from '../../engine/theories/partizan/measures/index.ts';
import { atomicWeight } from '../../engine/theories/partizan/questions/atomic-weight.ts';
import type { Value } from '../../engine/values/value.ts';
import { reckoned, reckonedText } from '../fixtures/reckoning.ts';
import {
  areEqual,
  atMost,
  difference,
  negative,
  ordinalSum,
  shortGame,
  star,
  sum,
  timesUp,
  up,
} from '../oracle/short-games.ts';

type Weight = {
  readonly id: string;
  readonly text: string;
  readonly weight: string | null;
  readonly allSmall: boolean;
  readonly eccentric: boolean;
};
type Operation = { readonly kind: string; readonly expression: string; readonly text: string };
type Vectors = {
  readonly atomicWeights: readonly Weight[];
  readonly operators: readonly Operation[];
  readonly incentives: readonly {
    readonly text: string;
    readonly left: readonly string[];
    readonly right: readonly string[];
    readonly both: readonly string[];
  }[];
  readonly uptimals: readonly { readonly text: string; readonly uptimal: string | null }[];
  readonly switches: readonly { readonly typed: string; readonly text: string; readonly value: string }[];
  readonly nimProducts: readonly { readonly a: number; readonly b: number; readonly product: number }[];
  readonly nimInverses: readonly { readonly a: number; readonly inverse: number }[];
};

const vectors: Vectors = JSON.parse(
  readFileSync(join(import.meta.dirname, '../vectors/calculator.json'), 'utf8'),
);

describe('operators that were computed elsewhere', () => {
  test.each(vectors.operators.map((each) => [each.expression, each] as const))(
    '%s',
    (expression, { text }) => {
      expect(reckonedText(expression)).toBe(reckonedText(text));
    },
  );

  test.each(vectors.incentives.map((each) => [each.text, each] as const))(
    'the incentives of %s',
    (text, expected) => {
      const found = (name: string) => reckonedText(`${name}(${text})`).split(', ').toSorted();
      const parts = (texts: readonly string[]) => texts.map(reckonedText).toSorted();
      // An option between braces may have a comma, so that texts are compared piece by piece.
      const pieces = (texts: readonly string[]) =>
        parts(texts)
          .flatMap((each) => each.split(', '))
          .toSorted();
      expect(found('left-incentives')).toEqual(pieces(expected.left));
      expect(found('right-incentives')).toEqual(pieces(expected.right));
      expect(found('incentives')).toEqual(pieces(expected.both));
    },
  );

  test.each(vectors.uptimals.map((each) => [each.text, each.uptimal] as const))(
    '%s as an uptimal',
    (text, uptimal) => {
      if (uptimal === null) expect(() => reckoned(`uptimal(${text})`)).toThrow('no sum of powers of ↑');
      else
        expect(reckonedText(`uptimal(${text})`).replace(/(\d)-/g, '-$1')).toBe(
          uptimal.replace(/(\d)-/g, '-$1'),
        );
    },
  );

  test('nim products and inverses', () => {
    for (const { a, b, product } of vectors.nimProducts) expect(nimProduct(a, b)).toBe(product);
    for (const { a, inverse } of vectors.nimInverses) expect(nimInverse(a)).toBe(inverse);
  });
});

test.each(vectors.switches.map((each) => [each.typed, each] as const))(
  'the switch %s of several options',
  (typed, { text, value }) => {
    expect(reckonedText(typed)).toBe(value);
    expect(reckonedText(value)).toBe(value);
    expect(reckonedText(text)).toBe(value);
  },
);

/** The value of an expression, as the value of a node would be. */
function valueTyped(text: string): Value {
  const found = reckoned(text);
  return found.kind === 'value' ? found.value : expect.fail(`${text} has no value`);
}

describe('as measures of values', () => {
  const measuring = partizanMeasures.open();
  const measured = (id: string, text: string): string =>
    textOfMeasurement(measuring.measure(id, valueTyped(text)));

  test('atomic weights', () => {
    for (const { text, weight } of vectors.atomicWeights)
      expect(measured('atomic-weight', text), text).toBe(weight === null ? '' : reckonedText(weight));
  });

  test('incentives and uptimals', () => {
    for (const { text } of vectors.incentives)
      for (const id of ['left-incentives', 'right-incentives', 'incentives'])
        expect(measured(id, text)).toBe(reckonedText(`${id}(${text})`));
    for (const { text, uptimal } of vectors.uptimals)
      expect(measured('uptimal', text)).toBe(uptimal === null ? '' : reckonedText(`uptimal(${text})`));
  });

  test.each([
    ['0', '0', '', '0'],
    ['2', '', '-1', '2'],
    ['*5', '0', '*1, *4, *5, *6, *7', '*5'],
    ['{1|0}', '', '{1|0}', ''],
    ['over', '', '', ''],
  ])('%s', (text, ...expected) => {
    const value = text.startsWith('*')
      ? { kind: 'nimber' as const, n: Number(text.slice(1)) }
      : valueTyped(text);
    const found = ['atomic-weight', 'left-incentives', 'uptimal'].map((id) =>
      textOfMeasurement(measuring.measure(id, value)),
    );
    expect(found).toEqual(expected);
  });
});

describe('atomic weights that were computed elsewhere', () => {
  test('the question about a value gives the weight, its proof and what it says of the winner', () => {
    const sentences = (text: string) => {
      const answer = drain(ask('atomic-weight', { value: valueTyped(text) }, undefined));
      return answer.kind === 'atomic-weight' ? atomicWeight.sentences(answer, String) : [answer.says];
    };
    expect(sentences('^')).toEqual([
      'Its atomic weight is 1, the eccentric case.',
      'From the options, Left’s less 2 and Right’s plus 2: {-2|2}.',
      'Proof: ↓*2 <= G - W·↑ <= ↑*2, where G is ↑, W is 1, and G - W·↑ is 0.',
      'It is at least 1: Left wins if she begins.',
    ]);
    expect(sentences('2·v')).toContain('It is at most -2: Right wins, no matter who begins.');
    expect(sentences('{1|3·^||^}')[0]).toMatch(/^This infinitesimal has none/);
  });

  test.each(vectors.atomicWeights.map((each) => [each.text.slice(0, 60), each] as const))('%s', (_, each) => {
    const expression = `atomic-weight(${each.text})`;
    if (each.weight === null) {
      expect(() => reckoned(expression)).toThrow(/this infinitesimal has none|only infinitesimals/);
      return;
    }
    const found = reckoned(expression);
    expect(reckonedText(expression)).toBe(reckonedText(each.weight));
    if (found.kind !== 'value' || !found.proof) throw new Error('a weight comes with its proof');
    expect(found.proof.isAllSmall).toBe(each.allSmall);
    if (each.allSmall) expect(found.proof.isEccentric).toBe(each.eccentric);
  });

  /** Forms of the weights that occur, as the oracle reads them; play on sums of larger games takes long. */
  const simple = /^-?\d+(\/\d+)?$|^\*\d*$|^\{-?\d+\|-?\d+\}$/;
  const small = vectors.atomicWeights.filter(
    ({ text, weight, allSmall }) =>
      allSmall && text.length < 22 && !/[3-9]/.test(text) && weight !== null && simple.test(weight),
  );

  test.each(small.map((each) => [each.text, each] as const))(
    'the definition holds for %s',
    (text, { weight }) => {
      const rest = difference(shortGame(text), timesUp(shortGame(weight as string)));
      const remote = star(4);
      expect(atMost(rest, sum(up, remote))).toBe(true);
      expect(atMost(sum(negative(up), remote), rest)).toBe(true);
    },
  );

  test('the definition holds for no other integer', () => {
    for (const { text, weight } of small.filter(
      (each) => /^-?\d$/.test(each.weight as string) && each.text.length < 14,
    )) {
      for (const wrong of [-1, 1].map((by) => Number(weight) + by)) {
        const rest = difference(shortGame(text), timesUp(shortGame(`${wrong}`)));
        const remote = star(4);
        expect(atMost(rest, sum(up, remote)) && atMost(sum(negative(up), remote), rest)).toBe(false);
      }
    }
  });
});

test('ordinal sums are those of the definition', () => {
  const bases = ['{*|*}', '{0|2}', '{1|0}', '{0|0}', '{*2|0}', '{0,*|0}'];
  for (const base of bases) {
    for (const other of ['1', '-2', '*', '*2', '{1|-1}', '^']) {
      const found = reckonedText(`ordinal(${base}, ${other})`);
      const made = ordinalSum(shortGame(base), shortGame(other));
      const text = (g: typeof made): string =>
        `{${g.left.map(text).join(',')}|${g.right.map(text).join(',')}}`;
      expect(reckonedText(text(made))).toBe(found);
    }
  }
  expect(areEqual(ordinalSum(shortGame('{*|*}'), shortGame('1')), up)).toBe(true);
});
