/**
 * A family may spell positions in another way than their ruleset prints them: such a table is right, but
 * another position in it is still wrong.
 */
import { expect, test } from 'vitest';
import { checkTable } from '../../../engine/checking/check-table.ts';
import { sweptTable } from '../../fixtures/swept-table.ts';

const isRight = (table: string): boolean => {
  const checking = checkTable(table);
  let step = checking.next();
  while (!step.done) step = checking.next();
  return step.value.ok;
};

test.each([
  'backsliding-toads-and-frogs "t^m _^k f^n" m=1..2 k=1..2 n=1',
  'clobber "[lr.]^n" n=2',
  'toppling-dominoes "[BRG]^n" n=2',
  'one-dimensional-phutball ".^a b.^b" a=1..2 b=1',
  'diskonnect "<s> [LR.]^n" s=0..1 n=2',
  'additional-subtraction "{2,1,<s>} <n>" s=1..2 n=0..4',
  'annihilation "1>2 2>3 3>1 @<n>" n=1..3',
  'kobber "-0.5 .[lr]^n / l." n=1',
  'octal "0,77 <n>" n=0..6',
  'octal ".77  <m>+<n>" m=0..1 n=0..6',
  'wythoff "<n>+<m>" n=0..2 m=0..2',
  'thinning-thickets "rr + [brg]^n" n=1',
  'subtraction-squares "{2,1,<m>} | {3}  <n> -L3 +{}|{1} <n> -L2 -L1" n=1..4 m=1..2 --sum continued',
  'simultaneous-hackenbush "0-1:b +0-1:[brg]^n" n=1 --sum continued',
  'simultaneous-thinning-thickets "b(g)^n r" n=1',
  'simultaneous-thinning-thickets "roots=0,7 1>0:g 5>7:r 6>5:[brg]^n" n=1',
])('%s', (asked) => {
  expect(isRight(sweptTable(asked))).toBe(true);
});

test('positions in each other’s rows are wrong, in every spelling', () => {
  const table = sweptTable('clobber "[lr.]^n" n=2');
  const exchanged = table.replace(',LR,', ',?,').replace(',RL,', ',LR,').replace(',?,', ',RL,');
  expect(exchanged).not.toBe(table);
  expect(isRight(exchanged)).toBe(false);
});

test('a ban within the strip is none of another place', () => {
  const table = sweptTable('subtraction-squares "{1}|{2} <n> -L2" n=1..3');
  const moved = table.replace('{1}|{2} 2 -L2', '{1}|{2} 2 -L1').replace('{1}|{2} 3 -L2', '{1}|{2} 3');
  expect(moved).not.toBe(table);
  expect(isRight(moved)).toBe(false);
});
