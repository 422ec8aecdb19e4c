/** How expressions are read, and how they are refused, each at its place. */
import { describe, expect, test } from 'vitest';
import { translated } from '../../../engine/reckon/cgsuite.ts';
import { operators } from '../../../engine/reckon/operators.ts';
import { appliesOperators, methodWords, operatorWords } from '../../../engine/values/operator-words.ts';
import { reckoned, reckonedText } from '../../fixtures/reckoning.ts';

describe('expressions', () => {
  test.each([
    ['1 + 2', '3'],
    ['2 - -3', '5'],
    ['-1/2', '-1/2'],
    ['-2over', '-2over'],
    ['-(1 + ^)', '-1↓'],
    ['{1|0}* + 2', '{3*|2*}'],
    ['3·(1 + *)', '3*'],
    ['-2·companion(^)', '⇓'],
    ['4.{1|0}', '2'],
    ['{heat(*, 1)||0|-2}', '0'],
    ['{companion(0),1||0|-2}', '{1‖0|-2}'],
    ['±companion({1|0})', '*'],
    ['+-{1|*}', '*'],
    ['over + *', 'over'],
    ['on - on', 'dud'],
    ['1 & 0', 'tis'],
    ['3·over', 'over'],
    ['star_2', 'star_2'],
    ['⧾_2 + ⧾_{2|1} - ⧾_{2|1}', '⧾_2'],
    ['tiny(companion(^))', '{0|↑²}'],
    ['a{0|a} + 1', '1over'],
    ['*30000 + *5', '*30005'],
    ['2·(*30000)', '0'],
    ['\\frac{1}{2} + {\\uparrow}', '1/2↑'],
    ['\\left\\{1 \\mid {\\uparrow}^{2}\\right\\} - 1', '{0|-1↑²}'],
    ['^<2> < ^', 'true'],
    ['over = {0|over}', 'true'],
    ['1 ≤ 1', 'true'],
    ['* ⧏ 1', 'true'],
    ['*40000 = *40001', 'false'],
    ['incentives({1|1})', '*'],
    ['±1±2 + +-2+-1', '0'],
    ['-1±{2|1}', '{1|0‖-2|-3}'],
    ['2·±1 ±±*', '*'],
    ['2±{1,{2|0}}', '{3,{4|2}|1,{2|0}}'],
  ])('%s comes to %s', (expression, value) => {
    expect(reckonedText(expression)).toBe(value);
  });

  test.each([
    ['^.Heat(1)', 'heat(^, 1)'],
    ['*4.ConwayMultiply(*4)', '*6'],
    ['(1/2).NortonMultiply(^).Companion', 'companion(norton(1/2, ^))'],
    ['(7/16).Overheat(0,0)', '^[3]'],
    ['{*|*}.OrdinalSum(3)', '3'],
    ['{3||2+*|1+*}.Cool(-1/2)', '{7/2|||5/2|3/2||+-1/2}'],
    ['(1/4).Cool(-3/8)', '{3/8|1/8}'],
    ['{3||2+*|1+*}.Heat(1)', '{4|||3|1||0|-2}'],
    ['Tiny(2).NortonMultiply(^)', '{^^*||0|v6}'],
    ['{3||2+*|1+*}.Overheat(*,1+*)', '{1||+-(1*)|-1,{-1|-3}}'],
    ['{2|*}.Rcf', 'reduced({2|*})'],
    ['3.ConwayProduct(^)', 'conway(3, ^)'],
  ])('CGSuite’s %s is %s', (theirs, ours) => {
    expect(reckonedText(theirs)).toBe(reckonedText(ours));
  });
});

test('a text is known by the words of every operator and method', () => {
  expect(operators.map(({ name }) => name)).toEqual([...operatorWords]);
  expect(new Set(Object.keys(translated))).toEqual(new Set<string>(methodWords));
  for (const word of operatorWords) expect(appliesOperators(`2 + ${word} (^)`), word).toBe(true);
  for (const word of methodWords) expect(appliesOperators(`^.${word}`), word).toBe(true);
  for (const text of ['heat', 'reheat(1)', '^.Heater', 'heat {1|0}', '{0|1}'])
    expect(appliesOperators(text), text).toBe(false);
});

test('a sum of switches beside each other has no bound of what can be drawn', () => {
  const sizes = Array.from({ length: 12 }, (_, i) => i + 1);
  const beside = sizes.map((n) => `±${n}`).join('');
  expect(reckonedText(`${beside} = ${sizes.map((n) => `{${n}|-${n}}`).join(' + ')}`)).toBe('true');
});

describe('refusals', () => {
  test.each([
    ['', 'character 1: a game must stand here'],
    ['heat(1)', 'character 7: a comma must stand here; write heat(G, t)'],
    ['heat(1, 2, 3)', 'character 10: there are too many operands; write heat(G, t)'],
    ['hot(1)', 'character 1: there is no operator hot; the operators are ordinal, norton'],
    ['Heat(*, 1)', 'character 1: CGSuite’s Heat is heat here'],
    ['1 + g', 'character 5: there is no node "g"'],
    ['"my node"', 'character 1: there is no node "my node"'],
    ['1 + companion(^', 'character 16: the closing bracket ) must stand here'],
    [
      '2*^',
      'character 2: this * could multiply or be a summand; write 2·^ for a multiple, or 2 + ^ + * for a sum',
    ],
    ['3*g', 'character 2: this * could multiply or be a summand; write 3·G for a multiple'],
    ['g*h', 'character 2: this * could multiply or be a summand; write conway(G, H)'],
    ['1/2·g', 'character 4: only whole numbers of copies are added; write norton(1/2, G)'],
    ['G:H', 'character 2: write ordinal(G, H)'],
    ['x := 2', 'character 3: games are given no names here'],
    ['^.Freeze', 'character 3: CGSuite’s .Freeze is not here; write cool(G, temperature(G))'],
    ['^.IsAtomic', 'character 3: CGSuite’s .IsAtomic is not here; write atomic-weight(G)'],
    ['over.Upsum(on)', 'character 6: CGSuite’s .Upsum is not here; write a sum or a difference'],
    ['1 < 2 < 3', 'character 7: a second sign of order cannot stand here'],
    ['1, 2', 'character 2: a bar or a comma stands between options alone'],
    ['incentives(^) + 1', 'what is found here is no game'],
    ['heat(over, 1)', 'character 1: loopfree games only'],
    ['{pass|companion(^)}', 'character 2: braces with names or operators in them have no pass'],
    ['{companion(^)}', 'character 1: a bar | must stand in these braces'],
    ['{companion(^)|1|2}', 'character 16: a second bar of the same length'],
    ['1 + {0|1/3}', 'character 10: a power of two'],
    ['norton(*, v)', 'character 1: norton(G, U): the unit of Norton’s product must be positive'],
    ['cool(1, -2)', 'character 1: cool(G, t): games are cooled by a number from -1 up'],
    ['inverse(0)', 'inverse(*n): 0 has no inverse; take a nimber above it'],
    ['inverse(* + *)', 'inverse(*n): 0 has no inverse; take a nimber above it'],
    ['inverse(0 + ^)', 'character 1: inverse(*n): only nimbers have a nim inverse'],
    ['atomic-weight({1|0})', 'its stops are 1 and 0, and only infinitesimals have an atomic weight'],
    ['atomic-weight({2|1/2})', 'its stops are 2 and 1/2, and only infinitesimals have an atomic weight'],
    ['atomic-weight({1|4.^||^})', 'this infinitesimal has none: it is not all-small'],
    ['uptimal({⇑|v})', 'it is no sum of powers of ↑'],
    ['*2000 + 1', 'character 7: *2000 has 2,000 options'],
    ['1000000·(1)', 'a number in this is too large or too fine'],
    [`${'('.repeat(300)}1`, 'there are more than 200 brackets inside one another'],
    ['1'.repeat(20_001), 'an expression has at most 20,000 characters'],
  ])('%s is refused', (expression, says) => {
    expect(() => reckoned(expression)).toThrow(says);
  });

  test('more values than the bound are refused where they are made', () => {
    expect(() => reckoned('1 + 100·{2,{3|1}|^*}', 100)).toThrow(
      /character \d+: this needs more than 100 values/,
    );
  });

  test('a sum of very many terms needs no recursion', () => {
    expect(reckonedText(Array.from({ length: 4000 }, () => '*').join(' + '))).toBe('0');
    expect(reckonedText(Array.from({ length: 1000 }, () => '1').join(' + '))).toBe('1000');
  });
});
