/**
 * Conditions are read as they are printed, every problem has its place and a remedy, and what they say of
 * games is true, false or not known.
 */
import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  type ConditionTerm,
  type GameCondition,
  partsOfShape,
  printGameCondition,
  propertiesOfValues,
  shapeCounts,
} from '../../../engine/find/condition.ts';
import { type CheckedGame, openConditionCheck } from '../../../engine/find/condition-check.ts';
import { readGameCondition } from '../../../engine/find/read-condition.ts';
import { natureOf, readRightSide, readValueWritten } from '../../../engine/find/read-term.ts';
import { dyadic } from '../../../engine/numbers/dyadics.ts';
import { partizanOutcomes } from '../../../engine/outcome/outcome.ts';
import { signsOfOrder } from '../../../engine/reckon/expression.ts';
import { measureCatalogue, openMeasuring, wordsMeasuredBy } from '../../../engine/theories/measuring.ts';
import type { Value } from '../../../engine/values/value.ts';
import { tryLaw } from '../../laws/seeds.ts';

function conditionOf(text: string): GameCondition {
  const read = readGameCondition(text);
  if (!read.ok) throw new Error(read.problems.map(({ place, says }) => `${place}: ${says}`).join('; '));
  return read.value;
}

const problemsOf = (text: string): readonly string[] => {
  const read = readGameCondition(text);
  return read.ok ? [] : read.problems.map(({ place, says }) => `${place}: ${says}`);
};

describe('conditions are read', () => {
  test.each([
    ['value = ↑', 'value = ↑'],
    ['  value=^  ', 'value = ^'],
    ['value ≥ {1|0} AND is a number', 'value >= {1|0} and is number'],
    ['value ‖ *', 'value || *'],
    ['value = 2·↑ + *', 'value = 2·↑ + *'],
    ['value = {0||0|-2} or value=over', 'value = {0||0|-2} or value = over'],
    ['Left stop > 1/2', 'left-stop > 1/2'],
    ['left-stop != right-stop', 'left-stop != right-stop'],
    ['form-nodes<nodes', 'form-nodes < nodes'],
    ['outcome != N', 'not outcome = N'],
    ['is not an infinitesimal', 'not is infinitesimal'],
    ['has no cycle', 'not has cycle'],
    ['form = drawing', 'form = drawing'],
    ['form ≠ drawing', 'not form = drawing'],
    ['heat = hot', 'heat = hot'],
    ['heat = −1/2 plus an infinitesimal', 'heat = −1/2 plus an infinitesimal'],
    ['not not (has loop)', 'not not has loop'],
    ['(is number or has cycle) and nodes = 3', '(is number or has cycle) and nodes = 3'],
    ['is number or has cycle and nodes = 3', 'is number or (has cycle and nodes = 3)'],
    ['not (is number and is stopper)', 'not (is number and is stopper)'],
    ['value = ∞_{0,2}', 'value = ∞_{0,2}'],
  ])('%s', (text, printed) => {
    expect(printGameCondition(conditionOf(text))).toBe(printed);
    expect(conditionOf(printed)).toEqual(conditionOf(text));
  });

  const written = ['0', '1/2', '-3', '↑', '{1|0}', '*2', 'over', '±{2|*}', '{3|1}-1'];
  const ids = measureCatalogue.map(({ id }) => id).filter((id) => natureOf(id) !== 'unknown');
  const left: fc.Arbitrary<ConditionTerm> = fc.oneof(
    fc.constant<ConditionTerm>({ kind: 'value' }),
    fc.constantFrom(...shapeCounts).map((of): ConditionTerm => ({ kind: 'count', of })),
    fc.constantFrom(...ids).map((id): ConditionTerm => ({ kind: 'measure', id })),
  );
  const comparison = fc
    .tuple(left, fc.constantFrom(...signsOfOrder), fc.constantFrom(...written), left)
    .map(([term, sign, text, other]): GameCondition => {
      const read = readRightSide(text, term);
      const isWords = term.kind === 'measure' && natureOf(term.id) === 'words';
      return { kind: 'compare', left: term, sign: isWords ? '=' : sign, right: read.ok ? read.value : other };
    });
  const condition = fc.letrec<{ condition: GameCondition }>((tie) => {
    const several = fc.array(tie('condition'), { minLength: 2, maxLength: 3 });
    return {
      condition: fc.oneof(
        { maxDepth: 4, withCrossShrink: true },
        comparison,
        fc.constantFrom(...partizanOutcomes).map((outcome): GameCondition => ({ kind: 'outcome', outcome })),
        fc.constantFrom(...propertiesOfValues).map((property): GameCondition => ({ kind: 'is', property })),
        fc.constantFrom(...partsOfShape).map((part): GameCondition => ({ kind: 'has', part })),
        fc.constant<GameCondition>({ kind: 'form' }),
        several.map((of): GameCondition => ({ kind: 'all', of })),
        several.map((of): GameCondition => ({ kind: 'some', of })),
        tie('condition').map((of): GameCondition => ({ kind: 'not', of })),
      ),
    };
  }).condition;

  test('what is printed is read as the same', () => {
    tryLaw(condition, 200, (each) => {
      expect(conditionOf(printGameCondition(each))).toEqual(each);
    });
  });

  test('no text makes the reader throw', () => {
    const pieces = ['value', '=', '<', '||', '(', ')', 'and', 'or', 'not', 'is', 'number', '{', '|', '}'];
    const texts = fc
      .array(fc.oneof(fc.constantFrom(...pieces, ' ', '1', '*', '"', 'a'), fc.string({ maxLength: 3 })))
      .map((parts) => parts.join(' '));
    tryLaw(texts, 200, (text) => {
      const read = readGameCondition(text);
      const places = read.ok
        ? []
        : read.problems.map(({ place }) => Number(/^character (\d+)$/.exec(place)?.[1]));
      expect(read.ok || places.length > 0).toBe(true);
      expect(places.filter((at) => !(at >= 1 && at <= text.length + 1))).toEqual([]);
    });
  });
});

describe('measures of few words', () => {
  test('say no other word of many values', () => {
    const measuring = openMeasuring();
    const texts = [
      '0',
      '-3/4',
      '*',
      '*5',
      '^',
      '2^',
      '-1/2 + 3.^*',
      '{1|0}',
      '{3||1|-1}',
      '{2|2||0}',
      'over',
    ];
    for (const { id } of measureCatalogue) {
      if (!wordsMeasuredBy(id)) continue;
      const found = texts.map((text) => measuring.measure(id, typedValue(text)));
      const said = found.flatMap((each) => (each.kind === 'words' ? [each.text] : []));
      expect(said.filter((text) => problemsOf(`${id} = ${text}`).length > 0)).toEqual([]);
      if (id === 'heat') expect(new Set(said).size).toBeGreaterThan(4);
    }
  });

  test('what a measure says of a value in words is true of the value, and is read as it is printed', () => {
    const measuring = openMeasuring();
    const said = new Set<string>();
    tryLaw(fc.oneof(fc.constantFrom(...measuredTexts), shortGameTexts), 150, (text) => {
      const value = typedValue(text);
      for (const { id, ofHeaps } of measureCatalogue) {
        const found = ofHeaps ? undefined : measuring.measure(id, value);
        if (found?.kind !== 'words' || natureOf(id) !== 'words') continue;
        expect([text, `${id} = ${found.text}`, holds(`${id} = ${found.text}`, { value })]).toEqual([
          text,
          `${id} = ${found.text}`,
          true,
        ]);
        said.add(id);
      }
    });
    for (const id of ['stops', 'confused', 'thermograph', 'incentives', 'uptimal'])
      expect([id, said.has(id)]).toEqual([id, true]);
    expect(holds('stops = 2/2, 0', { value: typedValue('{1|0}') })).toBe(true);
    expect(holds('incentives = up', { value: typedValue('{up|up}') })).toBe(false);
  });
});

describe('problems of conditions', () => {
  test.each([
    ['', ['character 1: a condition is missing here; write one, as value = ↑ or is number']],
    [
      'value',
      ['character 1: a sign is missing after value, such as = or <; write one, as value = ↑ or is number'],
    ],
    ['tepid', ['character 1: "tepid" is no condition; write one, as value = ↑ or is number']],
    [
      'value =',
      ['character 8: what value is compared with is missing; write one, as value = ↑ or is number'],
    ],
    ['temprature > 1', ['character 1: there is no "temprature" here; did you mean temperature?']],
    ['partial-quotient > 6', [expect.stringMatching(/^character 1: there is no "partial-quotient" here/)]],
    ['nodes > few', ['character 9: nodes is a number, and "few" is none; write a number, as 3 or 1/2']],
    ['mean = ↑', ['character 8: mean is a number, and "↑" is none; write a number, as 3 or 1/2']],
    ['heat < hot', ['character 6: what heat says is in no order; give = or !=']],
    [
      'heat = warm',
      [
        'character 8: heat never says "warm"; give number, infinitesimal, hot, x plus an infinitesimal, zugzwang, tepid',
      ],
    ],
    ['stops = 1', [expect.stringMatching(/^character 9: stops never says "1"; what it says is written as/)]],
    [
      'confused != banana',
      ['character 13: confused never says "banana"; what it says is written as [-1, 1]'],
    ],
    ['uptimal = ^', [expect.stringMatching(/^character 11: uptimal never says "\^"/)]],
    ['incentives = warm, 0', [expect.stringMatching(/^character 14: incentives never says "warm, 0"/)]],
    ['thermograph = left', [expect.stringMatching(/^character 15: thermograph never says "left"/)]],
    ['tame = perhaps', ['character 8: tame never says "perhaps"; give yes, no']],
    ['nodes <> 2', ['character 7: <> is no sign here; write nodes != 2']],
    ['3 = nodes', ['character 1: the name comes first; write nodes = 3']],
    ['1/2 <= Left stop', ['character 1: the name comes first; write Left stop >= 1/2']],
    ['value > ∞_0', ['character 7: the order of ∞_0 and other values is not known; give = or !=']],
    ['outcome = Q', ['character 11: there is no outcome "Q"; give L, P^, P, N^, D, Pv, N, Nv, R']],
    ['outcome < N', ['character 9: outcomes are in no order here; give = or !=']],
    ['form = 3', ['character 8: the form is only compared with the drawing; write form = drawing']],
    ['value = a', ['character 9: there are no nodes here, only values; write a value']],
    ['value = 1 = 2', ['character 9: this is not one value; write a value, as ↑ or {1|0}']],
    ['has cycle and', ['character 14: a condition is missing here; write one, as value = ↑ or is number']],
    ['(value = 1', ['character 11: the bracket ( is not closed; write )']],
    ['value = 1)', ['character 10: no bracket ( was opened before this ); leave it out']],
    [
      '(is number) has cycle',
      ['character 1: the word and, or the word or, is missing after this bracket; write one'],
    ],
    [
      'is blue and (has colour or nodes = 3)',
      [
        'character 4: a value is not said to be "blue"; give number, integer, infinitesimal, hot, nimber, stopper, sided, loopfree',
        'character 18: a drawing is not said to have "colour"; give cycle or loop',
      ],
    ],
  ])('%s', (text, problems) => {
    expect(problemsOf(text)).toEqual(problems);
  });

  test('brackets and negations without an end are refused', () => {
    const says = ['character 61: there are more than 60 brackets here; write fewer'];
    expect(problemsOf(`${'('.repeat(1000)}has cycle`)).toEqual(says);
    expect(problemsOf(`${'not '.repeat(900)}has cycle`)).toHaveLength(1);
    expect(problemsOf('(not '.repeat(700))).toHaveLength(1);
    expect(problemsOf(`${'('.repeat(60)}has cycle${')'.repeat(60)}`)).toEqual([]);
    expect(problemsOf(`value = ${'1'.repeat(4000)}`)).toEqual([
      'character 4001: a condition has at most 4,000 characters; write a shorter one',
    ]);
  });
});

function typedValue(text: string): Value {
  const read = readValueWritten(text);
  if (!read.ok) throw new Error(text);
  return read.value;
}

const measuredTexts = [
  ...['0', '-3/4', '*', '*5', '^', '2^', '{1|0}', '{3||1|-1}', '{2|2||0}', '1*'],
  ...['over', 'on', '1 + over', 'upon*', '3.^ + *', '{2||0|-13/8}'],
];

/** Values whose options are numbers, or switches of them. */
const shortGameTexts: fc.Arbitrary<string> = fc
  .tuple(...Array.from({ length: 4 }, () => fc.integer({ min: -6, max: 6 })))
  .map(([a, b, c, d]) => `{${a}/2|${b}||${c}|${d}/4}`);

const nimber = (n: number): Value => ({ kind: 'nimber', n });

const holds = (text: string, game: CheckedGame): boolean | undefined =>
  openConditionCheck(conditionOf(text)).holds(game);

describe('conditions on the numbers of a family', () => {
  const names = ['m', 'n', 'k1'];
  const check = (text: string, are: readonly number[]): boolean | undefined => {
    const read = readGameCondition(text, names);
    if (!read.ok) throw new Error(read.problems.map(({ says }) => says).join());
    expect(readGameCondition(printGameCondition(read.value), names)).toEqual(read);
    return openConditionCheck(read.value).holds({ numbers: { names, are }, value: typedValue('↑') });
  };

  test.each([
    ['m = 3', true],
    ['m+n <= 8', true],
    ['2m - n < k1', false],
    ['value > 0 and m > n', false],
    ['not m != 3 and value || *', true],
    ['nodes < m', undefined],
    ['8 >= m', 'character 1: the name comes first; write m <= 8'],
    ['m = few', 'character 5: m is a number, and "few" is none; write a number, as 3 or 1/2'],
    ['q > 3', expect.stringMatching(/^character 1: there is no "q" here; give value.* m, n, k1, nodes/)],
  ])('%s is %s of m = 3, n = 5, k1 = 1', (text, expected) => {
    const read = readGameCondition(text, names);
    if (read.ok) expect(check(text, [3, 5, 1])).toBe(expected);
    else expect(read.problems.map(({ place, says }) => `${place}: ${says}`)).toEqual([expected]);
  });

  test('are for families alone', () => {
    expect(problemsOf('m = 3')).toEqual([expect.stringContaining('there is no "m" here')]);
  });
});

describe('conditions on values', () => {
  test.each<readonly [string, string, boolean | undefined]>([
    ['↑', 'value = ^', true],
    ['↑', 'value = {0|*}', true],
    ['↑', 'value > 0 and value < 1/1024', true],
    ['↑', 'value || *', true],
    ['↑', 'value |> *', true],
    ['↑', 'value <| *', true],
    ['⇑', 'value > *', true],
    ['↑', 'value < mean', false],
    ['{3|1}', 'temperature = 1 and mean = 2', true],
    ['{3|1}', 'temperature > 0.5 and mean < 7/3', true],
    ['{3|1}', 'left-stop > right-stop', true],
    ['{3|1}', 'heat = hot and heat != number', true],
    ['{3|1}', 'confused = [1, 3]', true],
    ['2^', 'heat = 2 plus an infinitesimal', true],
    ['2^', 'heat = Infinitesimal', false],
    ['{3|1}', 'birthday = 4', true],
    ['{3|1}', 'birthday <= 3', false],
    ['3·↑', 'atomic-weight = 3', true],
    ['3·↑', 'atomic-weight > 2 and atomic-weight < 7/2', true],
    ['1', 'atomic-weight = 1', undefined],
    ['{2+↑|0}', 'reduced = {2|0} and reduced > 0', false],
    ['{2+↑|0}', 'reduced = {2|0} and reduced |> 0', true],
    ['over', 'left-stop = over and left-stop > 0', true],
    ['over', 'temperature > 0', undefined],
    ['over', 'not temperature > 0', undefined],
    ['over', 'temperature > 0 or is stopper', true],
    ['over', 'temperature > 0 and is number', false],
    ['over', 'temperature > 0 and is stopper', undefined],
    ['on', 'value > 1000', true],
    ['1 & 0', 'value = tis', true],
    ['tis', 'value >= 0 and value <= 1 and not value = 0', true],
    ['∞_0', 'value = ∞_0', true],
    ['∞_0', 'value = ↑', false],
    ['∞_0', 'value != ↑', true],
    ['∞_0', 'value > ↑', undefined],
    ['∞', 'value = dud', undefined],
    ['☾_{0,1}', 'value = *2', false],
    ['{1|0}', 'form-nodes = 3 and form-arcs = 3', true],
    ['*2', 'form-nodes = 3 and form-arcs = 3', true],
    ['tis', 'form-nodes = 3', undefined],
  ])('of %s: %s is %s', (text, condition, expected) => {
    expect(holds(condition, { value: typedValue(text) })).toBe(expected);
  });

  test.each<readonly [string, readonly string[]]>([
    ['0', ['number', 'integer', 'infinitesimal', 'nimber', 'stopper', 'sided', 'loopfree']],
    ['-3', ['number', 'integer', 'stopper', 'sided', 'loopfree']],
    ['5/8', ['number', 'stopper', 'sided', 'loopfree']],
    ['*3', ['infinitesimal', 'nimber', 'stopper', 'sided', 'loopfree']],
    ['⧾_2', ['infinitesimal', 'stopper', 'sided', 'loopfree']],
    ['1*', ['stopper', 'sided', 'loopfree']],
    ['{1|-1}', ['hot', 'stopper', 'sided', 'loopfree']],
    ['under', ['infinitesimal', 'stopper', 'sided']],
    ['upon*', ['infinitesimal', 'stopper', 'sided']],
    ['on', ['stopper', 'sided']],
    ['1 + over', ['stopper', 'sided']],
    ['tis', ['sided']],
    ['dud', ['sided']],
  ])('%s is %s', (text, expected) => {
    const value = typedValue(text);
    const found = propertiesOfValues.filter((property) => holds(`is ${property}`, { value }));
    expect(found).toEqual(expected);
  });

  test('a nimber is what the same star is as a partizan game', () => {
    for (const property of propertiesOfValues)
      for (const n of [0, 1, 2, 5])
        expect([n, property, holds(`is ${property}`, { value: nimber(n) })]).toEqual([
          n,
          property,
          holds(`is ${property}`, { value: typedValue(n === 0 ? '0' : `*${n}`) }),
        ]);
    expect(holds('value = *2', { value: nimber(2) })).toBe(true);
    expect(holds('value < ↑ + 1', { value: nimber(2) })).toBe(true);
    expect(holds('value || *2', { value: nimber(3) })).toBe(true);
    expect(holds('value || *2', { value: nimber(1000) })).toBe(true);
    expect(holds('form-nodes = 4 and form-arcs = 6', { value: nimber(3) })).toBe(true);
    expect(holds('birthday = 3', { value: nimber(3) })).toBe(true);
  });

  test('where a value has no sides it is not sided, and is not called an infinitesimal', () => {
    const value: Value = { kind: 'unsided' };
    expect(holds('is sided or is stopper or is number or is loopfree', { value })).toBe(false);
    expect(holds('is infinitesimal', { value })).toBeUndefined();
    expect(holds('value = 0', { value })).toBeUndefined();
  });

  test('what is not known of a game makes no condition true or false', () => {
    for (const text of [
      'value = 0',
      'outcome = N',
      'has cycle',
      'has loop',
      'form = drawing',
      'nodes = 3',
      'is number',
    ])
      for (const condition of [text, `not ${text}`]) expect(holds(condition, {})).toBeUndefined();
    expect(holds('outcome = N', { outcome: 'N' })).toBe(true);
    expect(holds('outcome != N', { outcome: 'N^' })).toBe(true);
  });

  test('what was found of values is forgotten when it is too much, and found again', () => {
    const check = openConditionCheck(conditionOf('mean < 3 and value >= 0'));
    const number = (n: number): Value => ({ kind: 'stopper', canonical: dyadic(n, 12) });
    let count = 0;
    for (let n = 0; n < 12_000; n++) count += Number(check.holds({ value: number(n) }));
    expect(count).toBe(12_000);
    expect(check.holds({ value: number(5) })).toBe(true);
    expect(check.holds({ value: number(-5) })).toBe(false);
  });
});
